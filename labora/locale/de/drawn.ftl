# The drawn table: what pictures say to those who do not see them, and the few words on cards.

icon-peat = Torf
icon-peat-coal = Torfkohle
icon-livestock = Vieh
icon-meat = Fleisch
icon-grain = Getreide
icon-straw = Stroh
icon-wood = Holz
icon-whiskey = Whiskey
icon-clay = Lehm
icon-ceramic = Keramik
icon-coin = Münzen
icon-book = Buch
icon-reliquary = Reliquie
icon-stone = Stein
icon-ornament = Ornament
icon-grapes = Trauben
icon-wine = Wein
icon-flour = Mehl
icon-bread = Brot
icon-malt = Malz
icon-beer = Bier
icon-wonder = Wunder
icon-five-coins = 5-Münzen-Marke
icon-joker = Joker
icon-food = Nahrung
icon-energy = Energie
icon-points = Punkte
icon-dwelling = Wohnwert
icon-settlement = eine Siedlung aus deinem Vorrat
icon-cloister = Klostergebäude
icon-forest = Wald
icon-moor = Moor
icon-water = Wasser
icon-wheel = vom Ertragsrad
icon-different = verschiedene Waren
icon-basic = eine Basisware
icon-occupied = ein besetztes Gebäude
icon-prior-any = ein Gebäude, auf dem ein Prior steht
icon-prior-home = dein Prior kehrt zurück
icon-all-clergy = alle deine Geistlichen kehren zurück
icon-neighbour = ein Nachbargebäude
icon-display = ein Gebäude der Auslage
icon-build = bauen
icon-fell = Holz fällen
icon-cut = Torf stechen
icon-district = Landstrich
icon-plot = Areal

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-white = Weiß

# Words between the pictures of a function.
fn-or = oder
fn-then = dann
fn-use = nutzen
fn-alike = einer Sorte
fn-another = anderer Sorte
fn-for-each = je
fn-any = beliebig oft
fn-each = je
fn-times = { $times ->
    [one] einmal
   *[other] bis zu { $times }-mal
}
fn-neighbours = je Nachbar
fn-settlement = Gewertet werden der eigene Wohnwert und die Wohnwerte der Nachbarkarten; ein angrenzendes Wasserfeld ohne Karte zählt 3.
fn-settlement-brief = zählt mit den Nachbarn

drawn-economic = wirtschaftlicher Wert { $value }
drawn-dwelling = Wohnwert { $value }
drawn-heartland = Kernland
drawn-costs = kostet
drawn-kind-building = Gebäude
drawn-kind-heartland = Kernland
drawn-kind-settlement = Siedlung
drawn-kind-cloister = Kloster
drawn-kind-wilderness = Wald oder Moor
drawn-number = Nr. { $number }
drawn-deck = { $deck ->
    [start] Start
   *[other] Stapel { $deck }
}
drawn-state-rest = {""}
drawn-state-can = möglich
drawn-state-chosen = gewählt
drawn-state-not = jetzt nicht
drawn-state-changed = gerade verändert
drawn-state-placed = gelegt
drawn-empty = freies Feld: { $terrain }
drawn-space-at = { $name }, Reihe { $row }, Feld { $column }
drawn-man-prior = Prior ({ $colour })
drawn-man-lay-brother = Laienbruder ({ $colour })
drawn-clergy = freie Geistliche: { $home } von { $all }
drawn-plot-coast = Küstenareal
drawn-plot-mountain = Bergareal
drawn-plot-hills = Moor
drawn-plot-plains = Ebene
drawn-zoom-in = Größer
drawn-zoom-out = Kleiner
drawn-zoom-fit = Alles

drawn-wheel = Das Ertragsrad in Runde { $round }; was es bringt, steht in der Liste darunter
drawn-yields = Was das Ertragsrad jetzt und in der nächsten Runde bringt
drawn-yield = { $good }: jetzt { $now }, nächste Runde { $next }
drawn-not-yet = { $good }: nicht auf dem Ertragsrad
drawn-enters = { $good }: neu auf dem Ertragsrad
drawn-round = Runde
drawn-round-number = Runde { $round }
drawn-bonus = Bonus
drawn-bonus-round = Bonusrunde
drawn-phase = Siedlungsphase { $phase }
drawn-gift = alle bekommen { $goods }
drawn-calendar = Kalender der Partie

drawn-sum-food = { $count ->
   *[other] Nahrung
}
drawn-sum-energy = { $count ->
   *[other] Energie
}
drawn-sum-coin = { $count ->
    [one] Münze
   *[other] Münzen
}
drawn-goods-of = Waren: { $name }
drawn-land-of = Landschaft: { $name }
drawn-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
drawn-needs = fehlt
# Of a card, for those who do not see it.
drawn-values = wirtschaftlicher Wert { $economic }, Wohnwert { $dwelling }
drawn-no-place = kein Platz
drawn-no-free = { $terrain } fehlt
drawn-coming-deck = { $count ->
    [one] Stapel { $deck } ansehen: { $count } Karte, Runde { $round }
   *[other] Stapel { $deck } ansehen: { $count } Karten, Runde { $round }
}
drawn-cards-round = { $count ->
    [one] { $count } Karte, Runde { $round }
   *[other] { $count } Karten, Runde { $round }
}
drawn-score = Wertung
drawn-goods = Waren
drawn-economy = Wirtschaft
drawn-settlements = Siedlungen
drawn-total = Summe
drawn-sheet-goods = Waren
drawn-sheet-economy = Wirtschaft
drawn-sheet-settlements = Siedlungen
drawn-sheet-total = Summe
drawn-sheet = Wertungsblatt
drawn-goods-scored = Waren, die Punkte brachten
drawn-need = { $have } von { $need }
drawn-fewer = weniger
drawn-more = mehr
drawn-give = { $good } abgeben: { $count } von { $have }
drawn-chart = Punkte nach jeder Runde
drawn-end = Ende
# $goal is 500.
drawn-goal = { $points } von { $goal } Punkten
drawn-frontispiece = Eine Landschaft: Meer, Küste, Moor, Wald, Felder, ein Kloster vor dem Ertragsrad, eine Windmühle, Berge

# Names that fit on a card of the land; a cloister's banner stands before them.
short-G01 = Priorei
short-G02 = Klosterhof
short-G06 = Brennstoffe
short-G07 = Köhlerei
short-G12 = Steinhandel
short-G13 = Baustoffe
short-G16 = Kapitel
short-G18 = Werkstatt
short-G19 = Schlacht­haus
short-G22 = Steinbruch
short-G26 = Werft
short-G28 = Burg
short-G34 = Sakristei
short-G39 = Gutshof
short-G41 = Brüderhaus
short-F03 = Speicher
short-F04 = Windmühle
short-F05 = Bäckerei
short-F08 = Markt
short-F09 = Garten
short-F10 = Tischlerei
short-F11 = Promenade
short-F14 = Weinstock
short-F15 = Stiftungs­gut
short-F17 = Bibliothek
short-F20 = Wirtshaus
short-F21 = Winzerei
short-F23 = Badehaus
short-F24 = Kirche
short-F25 = Wunder­kammer
short-F27 = Schloss
short-F29 = Steinbruch
short-F30 = Stadtgut
short-F31 = Weinstock
short-F32 = Kalefakt.
short-F33 = Reederei
short-F35 = Fälscher
short-F36 = Wallfahrt
short-F37 = Dormitorium
short-F38 = Druckerei
short-F40 = Hospiz
short-I03 = Kornkammer
short-I04 = Mälzerei
short-I05 = Brauerei
short-I08 = Leuchtturm
short-I09 = Spinnerei
short-I10 = Kate
short-I11 = Hausboot
short-I14 = Hl. Stätte
short-I15 = Druiden­haus
short-I17 = Skriptorium
short-I20 = Bier­schenke
short-I21 = Distillerie
short-I23 = Lokutorium
short-I24 = Kapelle
short-I25 = Portikus
short-I27 = Prachtbau
short-I29 = Waldhütte
short-I30 = Refektorium
short-I31 = Kohlen­hafen
short-I32 = Filial­kirche
short-I33 = Böttcherei
short-I35 = Rundturm
short-I36 = Camera
short-I37 = Bollwerk
short-I38 = Festplatz
short-I40 = Gästehaus
short-clay-mound = Lehmhügel
short-farmyard = Bauernhof
short-cloister-office = Stammhaus
short-shanty-town = Baracken
short-farming-village = Bauerndorf
short-market-town = Markt­flecken
short-fishing-village = Fischer­dorf
short-artists-colony = Künstler
short-hamlet = Weiler
short-village = Dorf
short-hillside-village = Villen­hügel
short-forest = Wald
short-moor = Moor
