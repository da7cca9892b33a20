# The report of a game on one sheet.

sheet-points = Punkty według źródła, runda po rundzie
sheet-goods-note = zdobyte / zużyte
sheet-buildings = Użyte budynki
sheet-buildings-more = i jeszcze { $count }
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
sheet-contracts = kontrakty: zlecone { $given }, przyjęte { $taken }

# Turning points: $deeds is a list of what was done in a turn, $name a name.
sheet-turning-note = według bota „zakonnik”
sheet-turning-turn = Tura { $turn }
sheet-turning-better = lepiej: { $deeds }
sheet-turning-lead = Odtąd prowadzi { $name }
sheet-turning-deeds = { $name }: { $deeds }
sheet-deed-build = budowa { FORM($cards, "genitive") }
sheet-deed-settle = budowa { FORM($cards, "genitive") }
sheet-deed-fell = karczowanie lasu
sheet-deed-cut = kopanie torfu
sheet-deed-land = nowa ziemia
sheet-deed-none = nic
