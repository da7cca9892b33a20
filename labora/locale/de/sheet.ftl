# The report of a game on one sheet.

sheet-points = Punkte nach Herkunft, Runde für Runde
sheet-goods-note = bekommen / verbraucht
sheet-buildings = Genutzte Gebäude
sheet-buildings-more = und { $count } weitere
sheet-deeds = Gebäude, Siedlungen, Arbeitsaufträge
sheet-built = { $count } Gebäude
sheet-settled = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
}
sheet-contracts = Arbeitsaufträge: { $given } erteilt, { $taken } erhalten

# Turning points: $deeds is a list of what was done in a turn, $name a name.
sheet-turning-note = nach Einschätzung des Bots „Mönch“
sheet-turning-turn = Zug { $turn }
sheet-turning-better = besser: { $deeds }
sheet-turning-lead = Von hier an liegt { $name } vorn
sheet-turning-deeds = { $name }: { $deeds }
sheet-deed-build = { FORM($cards, "the-accusative") } bauen
sheet-deed-settle = { FORM($cards, "the-accusative") } bauen
sheet-deed-fell = Holz fällen
sheet-deed-cut = Torf stechen
sheet-deed-land = neues Land
sheet-deed-none = nichts
