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

# Turning points: $deeds is a list of what was done in a turn, $name a name.
sheet-turning-note = według brata
sheet-turning-turn = Tura { $turn }
sheet-turning-better = lepiej: { $deeds }
sheet-turning-lead = Odtąd prowadzi { $name }
sheet-turning-deeds = { $name }: { $deeds }
sheet-deed-build = budowa { FORM($cards, "genitive") }
sheet-deed-settle = założenie { FORM($cards, "genitive") }
sheet-deed-fell = karczowanie lasu
sheet-deed-cut = kopanie torfu
sheet-deed-land = nowy teren
sheet-deed-none = nic
