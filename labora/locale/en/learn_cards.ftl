# What the pages of cards and goods say.

# Cards
learn-cards-line = Every card of both variants, what it does and what it goes well with.
learn-cards-search = A name, or a word on it
learn-count = { $count ->
    [one] { $count } of { $all } cards
   *[other] { $count } of { $all } cards
}
learn-filters = Choose cards
learn-kind = Kind
learn-kind-building = buildings
learn-kind-heartland = basic buildings
learn-kind-settlement = settlements
learn-kind-wilderness = forest and moor
learn-deck = Deck
learn-for-players = In a game for
learn-terrain = Stands on
learn-cost = Costs
learn-makes = Makes
learn-needs = Needs
learn-clear = Show all
learn-none = No card is like that.
learn-drop = Without “{ $choice }” there are { $count }
learn-example = For example
learn-example-note = as the rules of this program count it
learn-goes-with = Goes well with
learn-with-gives = brings { $goods }
learn-with-takes = needs { $goods }
learn-with-beside = adds { $value } beside a settlement
learn-bots = How strong bots play it
learn-bots-built = Built in { $percent } % of games, on average in round { $round }.
learn-bots-used = Used { $times } times a game where it is built.
learn-bots-never = Not built in these games.
learn-bots-source = { $games } games of the bot “{ $bot }”, { $mode }: { $command }
learn-in-games = Games
learn-not-in = not in: { $modes }
learn-any-players = all games
learn-back-to-cards = All cards
learn-card-next = Next card
learn-card-previous = Card before

# Goods
learn-goods-line-france = Bread and wine become treasure.
learn-goods-line-ireland = Beer and whiskey become treasure.
learn-goods-about = Follow a line from the wheel on the left: each building turns goods into better ones.
learn-web = The web of goods: { $variant }
learn-feeds = feeds
learn-heats = heats
learn-scores = scores
learn-only-use = only to build or to change
learn-from = Comes from
learn-into = Turns into
learn-builds = Builds
learn-from-wheel = from the wheel
learn-back-side = on the back: { $good }
learn-more = More in the rules
