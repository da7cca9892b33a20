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
mode-about-2-short = the normal game for two, two actions a round, ends when the display is nearly empty
mode-about-2-long = nearly all cards, ends when at most three buildings are left
mode-about-3-short = 13 rounds, gifts of goods, two clergymen each
mode-about-3-long = the full game for three, 25 rounds
mode-about-4-short = 13 rounds, gifts of goods, two clergymen each
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
# Between terrains that a card may stand on.
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
