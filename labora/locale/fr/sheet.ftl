# The report of a game on one sheet.

sheet-points = Points par origine, manche par manche
sheet-goods-note = produits / utilisés
sheet-buildings = Bâtiments utilisés
sheet-buildings-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
sheet-deeds = Bâtiments, agglomérations, contrats
sheet-built = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
sheet-settled = { $count ->
    [one] { $count } agglomération
   *[other] { $count } agglomérations
}
sheet-contracts = contrats de travail émis : { $given }, reçus : { $taken }

# Turning points: $deeds is a list of what was done in a turn, $name a name.
sheet-turning-note = selon le moine
sheet-turning-turn = Tour { $turn }
sheet-turning-better = mieux : { $deeds }
sheet-turning-lead = À partir d’ici, { $name } est en tête
sheet-turning-deeds = { $name } : { $deeds }
sheet-deed-build = construire { FORM($cards, "le") }
sheet-deed-settle = fonder { FORM($cards, "le") }
sheet-deed-fell = abattre des arbres
sheet-deed-cut = couper de la tourbe
sheet-deed-land = nouveau terrain
sheet-deed-none = rien
