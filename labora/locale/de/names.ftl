# Names of modes, variants, terrains, landscapes, players, clergymen.

mode-solo = Solospiel
mode-2-short = Spiel zu zweit
mode-2-long = langes Spiel zu zweit
mode-3-short = kurzes Spiel zu dritt
mode-3-long = Spiel zu dritt
mode-4-short = kurzes Spiel zu viert
mode-4-long = Spiel zu viert

# What a newcomer wants to know before choosing a mode.
mode-about-solo = allein, mit einem neutralen Spieler; 32 Runden, Ziel: 500 Punkte
mode-about-2-short = das gewöhnliche Spiel zu zweit: zwei Aktionen je Runde, Ende bei fast leerer Auslage
mode-about-2-long = fast alle Karten; Ende, wenn höchstens drei Gebäude ausliegen
mode-about-3-short = 13 Runden, geschenkte Waren, je zwei Geistliche
mode-about-3-long = das lange Spiel zu dritt, 25 Runden
mode-about-4-short = 13 Runden, geschenkte Waren, je zwei Geistliche
mode-about-4-long = das lange Spiel zu viert mit allen Karten, 25 Runden

variant-france = Frankreich
variant-ireland = Irland
variant-about-france = Getreide, Mehl und Brot; Trauben und Wein
variant-about-ireland = Malz, Bier und Whiskey

terrain-plains = Ebene
terrain-hillside = Hang
terrain-coast = Küste
terrain-water = Wasser
terrain-mountain = Berg
# Between terrains that a card may stand on.
terrain-separator = {" / "}

side-hills = Landstrich mit Moor (Moor, Wald, Wald, Hang, Hang)
side-plains = Landstrich mit Ebene (Wald, Ebene, Ebene, Ebene, Hang)
side-coast = Küstenareal (Wasser und Küste)
side-mountain = Bergareal (zweimal Hang und ein Berg)

clergyman-prior = Prior
clergyman-lay-brother = Laienbruder

# $number counts from 1. Forms: .the (der neutrale Spieler), .dative (dem neutralen Spieler).
player = Spieler { $number }
    .the = Spieler { $number }
    .dative = Spieler { $number }
player-neutral = Neutraler Spieler
    .the = der neutrale Spieler
    .dative = dem neutralen Spieler
# A space of a landscape by column and row, as the drawings have them.
space = ({ $column }, { $row })
where-at = { $space }
place-right = { $steps ->
    [1] rechts neben { FORM($card, "the-dative") }
   *[other] { $steps } Felder rechts von { FORM($card, "the-dative") }
}
place-left = { $steps ->
    [1] links neben { FORM($card, "the-dative") }
   *[other] { $steps } Felder links von { FORM($card, "the-dative") }
}
place-above = { $steps ->
    [1] über { FORM($card, "the-dative") }
   *[other] { $steps } Felder über { FORM($card, "the-dative") }
}
place-below = { $steps ->
    [1] unter { FORM($card, "the-dative") }
   *[other] { $steps } Felder unter { FORM($card, "the-dative") }
}
place-order = Reihe { $row } von oben, Feld { $column }
tile-row = als Reihe { $row }
tile-rows = Reihen { $row } und { $lower }
tile-above = über deinem Land
tile-below = unter deinem Land
tile-of = Platz { $number } von { $count } von oben
