# The report of a game on one sheet.

sheet-points = Points par origine, manche par manche
sheet-goods-note = reçues / utilisées
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
sheet-contracts = contrats de travail : { $given } donnés, { $taken } reçus
