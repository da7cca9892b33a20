# Names of modes, variants, terrains, landscapes, players, clergymen.

mode-solo = solo
mode-2-short = deux joueurs
mode-2-long = deux joueurs (longue)
mode-3-short = trois joueurs (courte)
mode-3-long = trois joueurs
mode-4-short = quatre joueurs (courte)
mode-4-long = quatre joueurs

# What a newcomer wants to know before choosing a mode.
mode-about-solo = un joueur et un joueur neutre, 32 manches, objectif 500 points
mode-about-2-short = la partie normale à deux, deux actions par manche, jusqu’à ce que l’offre soit presque vide
mode-about-2-long = presque toutes les cartes, jusqu’à ce qu’il reste au plus trois bâtiments
mode-about-3-short = 13 manches, biens offerts, deux ecclésiastiques chacun
mode-about-3-long = la partie complète à trois, 25 manches
mode-about-4-short = 13 manches, biens offerts, deux ecclésiastiques chacun
mode-about-4-long = la partie complète à quatre avec toutes les cartes, 25 manches

variant-france = France
variant-ireland = Irlande
variant-about-france = céréales, farine et pain ; raisins et vin
variant-about-ireland = malt, bière et whiskey

terrain-plains = plaine
terrain-hillside = versant
terrain-coast = côte
terrain-water = eau
terrain-mountain = montagne
# Between terrains that a card may stand on.
terrain-separator = {" / "}

side-hills = district de versants (tourbière, forêt, forêt, versant, versant)
side-plains = district de plaine (forêt, plaine, plaine, plaine, versant)
side-coast = lopin côtier (eau et côte)
side-mountain = lopin montagneux (deux versants et une montagne)

clergyman-prior = prieur
clergyman-lay-brother = frère convers

# $number counts from 1.
player = joueur { $number }
player-neutral = joueur neutre
# A space of a landscape by column and row, as the drawings have them.
space = ({ $column }, { $row })
where-at = en { $space }
place-right = { $steps ->
    [1] à droite { FORM($card, "du") }
   *[other] { $steps } cases à droite { FORM($card, "du") }
}
place-left = { $steps ->
    [1] à gauche { FORM($card, "du") }
   *[other] { $steps } cases à gauche { FORM($card, "du") }
}
place-above = { $steps ->
    [1] au-dessus { FORM($card, "du") }
   *[other] { $steps } cases au-dessus { FORM($card, "du") }
}
place-below = { $steps ->
    [1] au-dessous { FORM($card, "du") }
   *[other] { $steps } cases au-dessous { FORM($card, "du") }
}
place-order = rangée { $row } à partir du haut, case { $column }
tile-row = rangée { $row }
tile-rows = rangées { $row } et { $lower }
tile-above = au-dessus de votre terre
tile-below = au-dessous de votre terre
tile-of = place { $number } sur { $count } à partir du haut
