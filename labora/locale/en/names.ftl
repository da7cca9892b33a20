# Names of modes, variants, terrains, landscapes, players, clergymen.

mode-solo = solo
mode-2-short = two players
mode-2-long = two players, long
mode-3-short = three players, short
mode-3-long = three players
mode-4-short = four players, short
mode-4-long = four players

# What a newcomer wants to know before choosing a mode.
mode-about-solo = one player and a neutral one, 32 rounds, goal 500 points
mode-about-2-short = the standard two-player game: two actions per round, ends when the display is nearly empty
mode-about-2-long = nearly all cards; ends when three or fewer buildings are left
mode-about-3-short = 13 rounds, bonus goods every round, two clergymen each
mode-about-3-long = the full game for three, 25 rounds
mode-about-4-short = 13 rounds, bonus goods every round, two clergymen each
mode-about-4-long = the full game for four with every card, 25 rounds

variant-france = France
variant-ireland = Ireland
variant-about-france = grain, flour and bread; grapes and wine
variant-about-ireland = malt, beer and whiskey

terrain-plains = plains
terrain-hillside = hillside
terrain-coast = coast
terrain-water = water
terrain-mountain = mountain
# Between terrains that a card can be built on.
terrain-separator = {" / "}

side-hills = hills district (moor, forest, forest, hillside, hillside)
side-plains = plains district (forest, plains, plains, plains, hillside)
side-coast = coastal plot (water and coast)
side-mountain = mountain plot (two hillsides and a mountain)

clergyman-prior = prior
clergyman-lay-brother = lay brother

# $number counts from 1.
player = player { $number }
player-neutral = neutral player
# A space of a landscape by column and row, as the drawings have them.
space = ({ $column }, { $row })
# A space on a drawing with numbers, behind the word for what is there: "the forest at (1, 0)".
where-at = at { $space }
# A space by a card next to it, $steps spaces away, or by its row and its place in the row from the left.
place-right = { $steps ->
    [1] right of the { $card }
   *[other] { $steps } spaces right of the { $card }
}
place-left = { $steps ->
    [1] left of the { $card }
   *[other] { $steps } spaces left of the { $card }
}
place-above = { $steps ->
    [1] above the { $card }
   *[other] { $steps } spaces above the { $card }
}
place-below = { $steps ->
    [1] below the { $card }
   *[other] { $steps } spaces below the { $card }
}
place-order = row { $row } from the top, space { $column }
# Where a landscape goes: by rows of the drawing, or by order.
tile-row = as row { $row }
tile-rows = rows { $row } and { $lower }
tile-above = above your land
tile-below = below your land
tile-of = place { $number } of { $count } from the top
