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
sheet-contracts = Arbeitsaufträge: { $given } vergeben, { $taken } angenommen
