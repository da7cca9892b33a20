# The log, a line an event. $player and $owner are names, $cards names of cards in order of use, $clergyman is
# "prior", "lay-brother" or, while it is not chosen, "none"; $spaces and $tiles are lists, $goods the changes of goods,
# with a comma before them, or nothing.

log-place = { $player }: { $cards } ({ $clergyman ->
    [prior] Prior
    [lay-brother] Laienbruder
   *[none] Geistlicher noch nicht gewählt
}){ $goods }
log-contract = { $clergyman ->
    [prior] { $player }: { $cards } ({ $owner }, Prior){ $goods }
    [lay-brother] { $player }: { $cards } ({ $owner }, Laienbruder){ $goods }
   *[none] { $player }: Arbeitsauftrag für { FORM($cards, "the-accusative") } ({ $owner }, Geistlicher noch nicht gewählt){ $goods }
}
log-prior = { $player }: { $cards } (Prior){ $goods }
log-neutral-prior = { $player }: { $cards } (neutraler Prior){ $goods }
log-build = { $player }: baut { FORM($cards, "the-accusative") } { $spaces }{ $goods }
log-settle = { $player }: baut { FORM($cards, "the-accusative") } { $spaces }{ $goods }
log-fell = { $player }: fällt Holz im Wald { $spaces }{ $goods }
log-cut = { $player }: sticht Torf im Moor { $spaces }{ $goods }
log-land = { $player }: neues Land, { $tiles }{ $goods }
log-neutral-build = { $over ->
    [none] Neutraler Spieler: { $cards } { $spaces }
   *[other] Neutraler Spieler: { $cards } { $spaces } über { FORM($over, "the-accusative") }
}

log-round = { $players ->
    [1] Runde { $round }. Das Ertragsrad dreht sich.
   *[other] Runde { $round }. Das Ertragsrad dreht sich. Startspieler: { $player }.
}
log-round-goods = Waren der Runde{ $goods }
log-clergymen-return = { $player }: Geistliche kehren zurück
log-prior-returns = { $player }: Prior kehrt zurück
log-indicator-enters = Neu auf dem Ertragsrad: { $indicator }
log-indicator-leaves = Nicht mehr auf dem Ertragsrad: { $indicator }
log-settlement-phase = Siedlungsphase { $phase }
log-neutral-phase = Die übrigen Gebäude gehen an den neutralen Spieler
log-removed = Kein Platz, aus dem Spiel genommen: { $cards }
log-dealt = Neu ({ $deck }): { $cards }
log-late = { $player }: Die Zeit war um, ein Bot hat gespielt
log-fee-raised = Arbeitsaufträge kosten von jetzt an 2 Münzen.
log-bonus-round = Bonusrunde: je eine Aktion.
log-last-turn = Der letzte Zug: { $player }, eine Aktion.
log-game-over = Das Spiel ist zu Ende.
log-score = { $player }: { $points }

# What else stands behind the cards of a line.
log-joker = Joker
# A forest or moor was removed for nothing: the joker stays where it is.
log-nothing = kein { $good }
log-cleared = geräumt: { $spaces }
# Changes of somebody else: "; Blau: +1 Münze".
log-others = ; { $player }: { $changes }
# From one building on to the next.
log-chain = {" → "}
log-tile = { $side } (Reihe { $row })
log-side-hills = Landstrich mit Moor
log-side-plains = Landstrich mit Ebene
log-side-coast = Küstenareal
log-side-mountain = Bergareal
