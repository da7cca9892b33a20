# The report of a game on one sheet.

sheet-points = Punkty według źródła, runda po rundzie
sheet-goods-note = zdobyte / zużyte
sheet-buildings = Użyte budynki
sheet-buildings-more = { $count ->
    [one] i { $count } więcej
    [few] i { $count } więcej
    [many] i { $count } więcej
   *[other] i { $count } więcej
}
sheet-deeds = Budynki, osady, kontrakty
sheet-built = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
    [many] { $count } budynków
   *[other] { $count } budynku
}
sheet-settled = { $count ->
    [one] { $count } osada
    [few] { $count } osady
    [many] { $count } osad
   *[other] { $count } osady
}
sheet-contracts = kontrakty: dane { $given }, przyjęte { $taken }
