# What the pages of cards and goods say.

# Cards
learn-cards-line = Every card of both variants: what it does and what it combines well with.
learn-cards-search = Search names and card text
learn-count = { $count ->
    [one] { $count } of { $all } cards
   *[other] { $count } of { $all } cards
}
learn-filters = Filter cards
learn-kind = Kind
learn-kind-building = buildings
learn-kind-heartland = basic buildings
learn-kind-settlement = settlements
learn-kind-wilderness = forest and moor
learn-deck = Deck
learn-for-players = In a game for
learn-terrain = Terrain
learn-cost = Costs
learn-makes = Makes
learn-needs = Needs
learn-clear = Show all
learn-none = No cards match.
learn-drop = Remove “{ $choice }” to see { $count }
learn-example = For example
learn-example-note = computed by the rules engine
learn-goes-with = Works well with
learn-with-gives = provides { $goods }
learn-with-takes = needs { $goods }
learn-with-beside = adds { $value } next to a settlement
learn-bots = How strong bots use it
learn-bots-built = Built in { $percent }% of games, in round { $round } on average.
learn-bots-used = Used { $times } times per game when built.
learn-bots-never = Not built in these games.
learn-bots-source = { $games } games by the bot “{ $bot }”, { $mode }: { $command }
learn-in-games = Games
learn-not-in = not in: { $modes }
learn-any-players = all games
learn-back-to-cards = All cards
learn-card-next = Next card
learn-card-previous = Previous card

# Goods
learn-goods-line-france = Bread and wine become treasure.
learn-goods-line-ireland = Beer and whiskey become treasure.
learn-goods-about = Follow a line from the wheel on the left: each building turns goods into better ones.
learn-web = The web of goods: { $variant }
learn-feeds = food
learn-heats = energy
learn-scores = points
learn-only-use = only for building or converting
learn-from = Comes from
learn-into = Turns into
learn-builds = Builds
learn-from-wheel = from the wheel
learn-back-side = other side: { $good }
learn-more = More in the rules
