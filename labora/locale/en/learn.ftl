# The pages that teach: rules, cards, goods and icons.

learn-title = { $title } – Labora

# Rules
learn-contents = Chapters
learn-other-ways = Other ways to play
learn-game = The game
learn-players = Players and length
learn-variant = Variant
learn-search = Search the rules
learn-found = { $count ->
    [0] Nothing found.
    [one] { $count } result
   *[other] { $count } results
}
learn-one-page = All on one page
learn-by-chapter = Chapter by chapter
learn-print = Print
learn-previous = Previous: { $title }
learn-next = Next: { $title }
learn-link = Link to “{ $title }”
learn-my-table = At my table
learn-show = Show this at my table
learn-close = Close the rules

# Drawings, for those who do not see them
learn-drawn-chain = From grain to points: a field, a mill, bread, a settlement.
learn-drawn-heartland = The heartland at the beginning
learn-drawn-round = The steps of a round as a circle
learn-drawn-wheel = The wheel: after seven rounds an indicator is worth { $value }; using it puts it back to 0.
learn-drawn-turn = The five main actions as pictures
learn-drawn-home = All clergymen placed: they return at the start of the next round.
learn-drawn-card = The parts of a card
learn-drawn-adjacency = A space and the four spaces adjacent to it; diagonals do not count.
learn-drawn-paying = A payment of food and energy
learn-drawn-settlement = The { $card } scores { $points }: its own dwelling value plus those of adjacent cards.
learn-wheel-waits = has grown to { $value }
learn-wheel-takes = take { $value }
learn-wheel-back = back to 0
learn-card-name = name; gold: cloister building
learn-card-cost = what it costs
learn-card-function = what it does
learn-card-terrain = where it can be built
learn-itself = the settlement itself
learn-out = placed
learn-at-home = available
learn-new-round = new round
