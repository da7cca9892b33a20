# Options in the context of their decision. The same arguments as in decisions.ftl, and the option's own:
# $building and $player, $space and $terrain, $covered (a card), $goods, $good and $better, $give and $get, $price, $side,
# $where (of a space or a landscape), $times. $goods, $good, $give, $get, $price, $fee and $gift are amounts or lists of them.

option-turn-place = { $step ->
    [bonus-actions] Den Prior auf ein beliebiges Gebäude setzen und es nutzen
   *[other] Einen Geistlichen auf ein eigenes Gebäude setzen und es nutzen
}
option-turn-contract = Arbeitsauftrag: das Gebäude eines Mitspielers nutzen (Gebühr: { $fee } oder { $gift })
option-turn-fell = { $forests ->
    [0] Holz fällen (du hast keinen Wald: nichts geschieht)
   *[other] Holz fällen (Rad: { $wood }, Joker: { $joker })
}
option-turn-cut = { $moors ->
    [0] Torf stechen (du hast kein Moor: nichts geschieht)
   *[other] Torf stechen (Rad: { $peat }, Joker: { $joker })
}
option-turn-build = Ein Gebäude der Auslage bauen
option-turn-settle = Eine Siedlung bauen
option-turn-district = Einen Landstrich erwerben ({ $district })
option-turn-plot = Ein Areal erwerben ({ $plot })
option-turn-end = Den Zug beenden

option-place = { $step ->
    [bonus-actions] Den Prior auf { FORM($building, "the-accusative") } setzen ({ $player })
   *[other] { $building }
}
option-clergyman-lay-brother = Einen Laienbruder einsetzen
option-clergyman-prior = Den Prior einsetzen
option-contract = Nutzen: { $building } ({ $player })
option-fee-coins = { $neutral ->
    [yes] { $fee } in den allgemeinen Vorrat zahlen
   *[no] { $fee } an { $owner } zahlen
}
option-fee-gift = Gastgeschenk: stattdessen { $gift } in den allgemeinen Vorrat geben
option-owners-clergyman-lay-brother = Einen Laienbruder einsetzen
option-owners-clergyman-prior = Den Prior einsetzen
option-fell = Holz fällen im Wald { $where }
option-cut = Torf stechen im Moor { $where }
option-indicator = { $goods } mit eigenem Warenanzeiger
option-indicator-joker = Joker: { $goods }
option-indicator-nothing = Nichts nehmen: Der Joker bleibt, wo er ist
option-indicator-skip = { $card } nicht nutzen

option-card = { $building } ({ $price })
option-card-skip = Nichts bauen
option-space = { $space }, { $terrain }
option-prior-prior = Den Prior auf { FORM($held, "the-accusative") } setzen und das Gebäude nutzen
option-prior-skip = Den Prior zurückhalten

option-amount = { $times ->
    [0] Nein
   *[other] { $limit ->
        [1] { $trade }
       *[other] { $times }×: { $trade }
    }
}
# The two sides of a trade. Each is a list of amounts and of the phrases below.
trade = { $give } → { $get }
trade-gain = { $get } nehmen
part-different = { $count ->
    [one] { $count } Ware
   *[other] { $count } verschiedene Waren
}
part-forests = { $count ->
    [one] { $count } Wald
   *[other] { $count } Wälder
}
part-basic-good = { $count } Stück einer Basisware
part-another-basic-good = { $count } Stück einer anderen Basisware
part-or = {" oder "}
part-own-clergymen = alle deine Geistlichen zurück
part-own-prior = dein Prior zurück
part-ship = Ertragsrad mit Joker: { $goods }
part-use-occupied = ein besetztes Gebäude nutzen
part-build = ein Gebäude bauen
part-land = oberster Landstrich und oberstes Areal
part-clear = Holz fällen, Torf stechen
part-reward = Punktewaren für bis zu { $points }

option-payment = { $goods } abgeben
option-give = { $good } abgeben
option-good = { $goods } nehmen
option-forest = Den Wald { $where } entfernen
option-forest-skip = Keinen Wald entfernen
option-target = Nutzen: { $building } ({ $player })
option-target-display = Nutzen: { $building } (Auslage)
option-target-skip = Kein weiteres Gebäude nutzen

option-tile-district = { $side }, { $where }
option-tile-plot = { $side }, { $where }
option-settlement = { $building } ({ $price })
option-settlement-skip = Keine Siedlung bauen
option-site = { $space }, { $terrain }
option-settlement-payment = { $goods } abgeben
option-reward = { $goods } nehmen
option-improvement = { $good } → { $better }
option-improvement-skip = Nichts aufwerten
option-land-district = Den Landstrich nehmen
option-land-plot = Das Areal nehmen
option-land-skip = Auf die andere Landschaft verzichten
option-clearing-fell = Holz fällen (Rad: { $wood }, Joker: { $joker })
option-clearing-cut = Torf stechen (Rad: { $peat }, Joker: { $joker })
option-clearing-skip = Auf das andere verzichten

option-neutral-card = { $building }
option-neutral-space = { $covered ->
    [none] { $space }, leer
   *[other] { $space }, über { FORM($covered, "the-accusative") }
}
option-neutral-prior = Den Prior des neutralen Spielers auf { FORM($building, "the-accusative") } { $where } setzen
option-neutral-prior-skip = Den Prior des neutralen Spielers nicht einsetzen
