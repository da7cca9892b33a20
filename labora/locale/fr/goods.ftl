# Les biens : leurs noms et leurs quantités.

good-peat = tourbe
good-peat-coal = charbon de tourbe
good-livestock = bétail
good-meat = viande
good-grain = céréales
good-straw = paille
good-wood = bois
good-whiskey = whiskey
good-clay = argile
good-ceramic = céramique
good-coin = pièce
good-book = livre
good-reliquary = reliquaire
good-stone = pierre
good-ornament = ornement
good-grapes = raisins
good-wine = vin
good-flour = farine
good-bread = pain
good-malt = malt
good-beer = bière
good-wonder = merveille
good-five-coins = tuile 5 pièces

amount-peat = { $count ->
    [one] { $count } tourbe
   *[other] { $count } tourbes
}
amount-peat-coal = { $count ->
    [one] { $count } charbon de tourbe
   *[other] { $count } charbons de tourbe
}
amount-livestock = { $count ->
    [one] { $count } tête de bétail
   *[other] { $count } têtes de bétail
}
amount-meat = { $count ->
    [one] { $count } viande
   *[other] { $count } viandes
}
amount-grain = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
}
amount-straw = { $count ->
    [one] { $count } paille
   *[other] { $count } pailles
}
amount-wood = { $count } bois
amount-whiskey = { $count ->
    [one] { $count } whiskey
   *[other] { $count } whiskeys
}
amount-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } argiles
}
amount-ceramic = { $count ->
    [one] { $count } céramique
   *[other] { $count } céramiques
}
amount-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
amount-book = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
amount-reliquary = { $count ->
    [one] { $count } reliquaire
   *[other] { $count } reliquaires
}
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-ornament = { $count ->
    [one] { $count } ornement
   *[other] { $count } ornements
}
amount-grapes = { $count ->
    [one] { $count } raisin
   *[other] { $count } raisins
}
amount-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
amount-flour = { $count ->
    [one] { $count } farine
   *[other] { $count } farines
}
amount-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
}
amount-malt = { $count ->
    [one] { $count } malt
   *[other] { $count } malts
}
amount-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
}
amount-wonder = { $count ->
    [one] { $count } merveille
   *[other] { $count } merveilles
}
amount-five-coins = { $count ->
    [0] aucune tuile 5 pièces
    [one] une tuile 5 pièces
   *[other] { $count } tuiles 5 pièces
}
amount-food = { $count } nourriture
amount-energy = { $count } énergie
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Between the amounts of a list: 2 clay, 1 stone.
list-separator = {", "}
goods-nothing = rien
# A change of one kind of goods in the log: +3 bread, −3 flour.
change-gained = +{ $amount }
change-lost = −{ $amount }
