# Goods: their names, and how many of them. Mass nouns are counted unchanged, as the rulebook does (3 Vieh, 5 Lehm);
# sentences are made so that amounts need no other case.

good-peat = Torf
good-peat-coal = Torfkohle
good-livestock = Vieh
good-meat = Fleisch
good-grain = Getreide
good-straw = Stroh
good-wood = Holz
good-whiskey = Whiskey
good-clay = Lehm
good-ceramic = Keramik
good-coin = Münze
good-book = Buch
good-reliquary = Reliquie
good-stone = Stein
good-ornament = Ornament
good-grapes = Trauben
good-wine = Wein
good-flour = Mehl
good-bread = Brot
good-malt = Malz
good-beer = Bier
good-wonder = Wunder
good-five-coins = 5-Münzen-Marke

amount-peat = { $count } Torf
amount-peat-coal = { $count } Torfkohle
amount-livestock = { $count } Vieh
amount-meat = { $count } Fleisch
amount-grain = { $count } Getreide
amount-straw = { $count } Stroh
amount-wood = { $count } Holz
amount-whiskey = { $count } Whiskey
amount-clay = { $count } Lehm
amount-ceramic = { $count } Keramik
amount-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
amount-book = { $count ->
    [one] { $count } Buch
   *[other] { $count } Bücher
}
amount-reliquary = { $count ->
    [one] { $count } Reliquie
   *[other] { $count } Reliquien
}
amount-stone = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
amount-ornament = { $count ->
    [one] { $count } Ornament
   *[other] { $count } Ornamente
}
amount-grapes = { $count ->
    [one] { $count } Traube
   *[other] { $count } Trauben
}
amount-wine = { $count } Wein
amount-flour = { $count } Mehl
amount-bread = { $count } Brot
amount-malt = { $count } Malz
amount-beer = { $count } Bier
amount-wonder = { $count } Wunder
amount-five-coins = { $count ->
    [one] eine 5-Münzen-Marke
   *[other] { $count } 5-Münzen-Marken
}
amount-food = { $count } Nahrung
amount-energy = { $count } Energie
amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Between the amounts of a list: 2 Lehm, 1 Stein.
list-separator = {", "}
goods-nothing = nichts
# A change of one kind of goods in the log: +3 Brot, −3 Mehl.
change-gained = +{ $amount }
change-lost = −{ $amount }
