# The pages that teach: rules, cards, goods, and what icons say of themselves.

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
    [one] { $count } place
   *[other] { $count } places
}
learn-one-page = All on one page
learn-by-chapter = Chapter by chapter
learn-print = Print
learn-previous = Before: { $title }
learn-next = Next: { $title }
learn-link = Link to “{ $title }”
learn-my-table = At my table
learn-show = Show this at my table
learn-to-table = Back to the table
learn-close = Close the rules

# Drawings, for those who do not see them
learn-drawn-chain = From grain to points: a field, a mill, bread, a settlement.
learn-drawn-heartland = The heartland at the beginning
learn-drawn-round = The steps of a round as a circle
learn-drawn-wheel = The wheel: an indicator that has waited seven rounds is worth { $value }; whoever uses it puts it back to 0.
learn-drawn-turn = The five main actions as pictures
learn-drawn-home = Three clergymen out: at the start of the next round all come home.
learn-drawn-card = The parts of a card
learn-drawn-adjacency = A space and its four neighbours; corners do not count.
learn-drawn-paying = A payment of food and energy
learn-drawn-settlement = The { $card } scores { $points }: its own dwelling value and those around it.
learn-wheel-waits = it has waited: { $value }
learn-wheel-takes = take { $value }
learn-wheel-back = back to 0
learn-card-name = name; gold: cloister building
learn-card-cost = what it costs
learn-card-function = what it does
learn-card-terrain = where it may stand
learn-itself = the settlement itself
learn-out = out
learn-at-home = at home
learn-new-round = a new round
