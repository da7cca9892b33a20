# Options in the context of their decision. The same arguments as in decisions.ftl, and the option's own:
# $building and $player, $space and $terrain, $covered (a card), $goods, $good and $better, $give and $get, $price, $side,
# $where (of a space or a landscape), $times. $goods, $good, $give, $get, $price, $fee and $gift are amounts or lists of them: they take forms.
# Names of buildings stay in the nominative here: people type them.

option-turn-place = { $step ->
    [bonus-actions] Wprowadź przeora, aby użyć dowolnego budynku
   *[other] Wprowadź mnicha, aby użyć swojego budynku
}
option-turn-contract = Kontrakt: użyj budynku innego gracza (opłata: { $fee } albo { $gift })
option-turn-fell = { $forests ->
    [0] Wykarczuj las (nie masz lasu: nic się nie dzieje)
   *[other] Wykarczuj las (drewno: { $wood }, joker: { $joker })
}
option-turn-cut = { $moors ->
    [0] Wykop torf (nie masz torfowiska: nic się nie dzieje)
   *[other] Wykop torf (torf: { $peat }, joker: { $joker })
}
option-turn-build = Zbuduj budynek z oferty
option-turn-settle = Zbuduj osadę
option-turn-district = Kup zagon ({ $district })
option-turn-plot = Kup areał ({ $plot })
option-turn-end = Zakończ turę

option-place = { $step ->
    [bonus-actions] Wprowadź przeora: { $building } ({ $player })
   *[other] { $building }
}
option-clergyman-lay-brother = Wyślij brata zakonnego
option-clergyman-prior = Wyślij przeora
option-contract = Użyj: { $building } ({ $player })
option-fee-coins = { $neutral ->
    [yes] Zapłać { FORM($fee, "accusative") } do zasobów ogólnych
   *[no] Zapłać { FORM($fee, "accusative") } (dla: { $owner })
}
option-fee-gift = Zamiast tego oddaj { FORM($gift, "accusative") } do zasobów ogólnych
option-owners-clergyman-lay-brother = Wprowadź brata zakonnego
option-owners-clergyman-prior = Wprowadź przeora
option-fell = Wykarczuj las { $where }
option-cut = Wykop torf na torfowisku { $where }
option-indicator = Znacznik dobra: { $goods }
option-indicator-joker = Joker: { $goods }
option-indicator-nothing = Nie bierz nic: joker zostaje na miejscu
option-indicator-skip = Nie używaj { FORM($card, "genitive") }

option-card = { $building } ({ $price })
option-card-skip = Nie buduj nic
option-space = { $space }, { $terrain }
option-prior-prior = Wprowadź przeora { FORM($held, "into") } i użyj budynku
option-prior-skip = Zatrzymaj przeora

option-amount = { $times ->
    [0] Nie
   *[other] { $limit ->
        [1] { $trade }
       *[other] { $times }×: { $trade }
    }
}
# The two sides of a trade. Each is a list of amounts and of the phrases below.
trade = { $give } → { $get }
trade-gain = zysk: { $get }
part-different = { $count ->
    [one] { $count } dobro
    [few] { $count } różne dobra
    [many] { $count } różnych dóbr
   *[other] { $count } dobra
}
part-forests = { $count ->
    [one] { $count } las
    [few] { $count } lasy
    [many] { $count } lasów
   *[other] { $count } lasu
}
part-basic-good = { $count ->
    [one] { $count } sztuka jednego dobra podstawowego
    [few] { $count } sztuki jednego dobra podstawowego
    [many] { $count } sztuk jednego dobra podstawowego
   *[other] { $count } sztuki jednego dobra podstawowego
}
part-another-basic-good = { $count ->
    [one] { $count } sztuka innego dobra podstawowego
    [few] { $count } sztuki innego dobra podstawowego
    [many] { $count } sztuk innego dobra podstawowego
   *[other] { $count } sztuki innego dobra podstawowego
}
part-or = {" albo "}
part-own-clergymen = powrót wszystkich twoich mnichów
part-own-prior = powrót twojego przeora
part-ship = z koła produkcji, tylko jokerem: { $goods }
part-use-occupied = użycie zajętego budynku
part-build = budowa budynku
part-land = zagon i areał z wierzchu stosów
part-clear = karczowanie lasu, kopanie torfu
part-reward = dobra punktowane za najwyżej { FORM($points, "accusative") }

option-payment = Oddaj { FORM($goods, "accusative") }
option-give = Oddaj { FORM($good, "accusative") }
option-good = Weź { FORM($goods, "accusative") }
option-forest = Usuń las { $where }
option-forest-skip = Nie usuwaj lasu
option-target = Użyj: { $building } ({ $player })
option-target-display = Użyj z oferty: { $building }
option-target-skip = Nie używaj innego budynku

option-tile-district = { $side }, { $where }
option-tile-plot = { $side }, { $where }
option-settlement = { $building } ({ $price })
option-settlement-skip = Nie buduj osady
option-site = { $space }, { $terrain }
option-settlement-payment = Oddaj { FORM($goods, "accusative") }
option-reward = Weź { FORM($goods, "accusative") }
option-improvement = { $good } → { $better }
option-improvement-skip = Nie ulepszaj nic
option-land-district = Weź zagon
option-land-plot = Weź areał
option-land-skip = Zrezygnuj z drugiej planszy
option-clearing-fell = Wykarczuj las (drewno: { $wood }, joker: { $joker })
option-clearing-cut = Wykop torf (torf: { $peat }, joker: { $joker })
option-clearing-skip = Zrezygnuj z drugiego

option-neutral-card = { $building }
option-neutral-space = { $covered ->
    [none] { $space }, puste
   *[other] { $space }, zakryj: { $covered }
}
option-neutral-prior = Wprowadź przeora gracza neutralnego: { $building } { $where }
option-neutral-prior-skip = Nie wprowadzaj przeora gracza neutralnego
