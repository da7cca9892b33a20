# The log, a line an event. $player and $owner are names, $cards names of cards in order of use, $clergyman is
# "prior", "lay-brother" or, while it is not chosen, "none"; $spaces and $tiles are lists, $goods the changes of goods,
# with a comma before them, or nothing. $cards takes forms: FORM($cards, "genitive").

log-place = { $player }: { $cards } ({ $clergyman ->
    [prior] przeor
    [lay-brother] brat zakonny
   *[none] mnich jeszcze niewybrany
}){ $goods }
log-contract = { $clergyman ->
    [prior] { $player }: { $cards } ({ $owner }, przeor){ $goods }
    [lay-brother] { $player }: { $cards } ({ $owner }, brat zakonny){ $goods }
   *[none] { $player }: kontrakt, { $cards } ({ $owner }, mnich jeszcze niewybrany){ $goods }
}
log-prior = { $player }: { $cards } (przeor){ $goods }
log-neutral-prior = { $player }: { $cards } (przeor gracza neutralnego){ $goods }
log-build = { $player }: budowa { FORM($cards, "genitive") } { $spaces }{ $goods }
log-settle = { $player }: budowa { FORM($cards, "genitive") } { $spaces }{ $goods }
log-fell = { $player }: karczowanie lasu { $spaces }{ $goods }
log-cut = { $player }: kopanie torfu { $spaces }{ $goods }
log-land = { $player }: nowa ziemia, { $tiles }{ $goods }
log-neutral-build = { $over ->
    [none] Plansza gracza neutralnego: { $cards } { $spaces }
   *[other] Plansza gracza neutralnego: { $cards } { $spaces } zamiast { FORM($over, "genitive") }
}

log-round = { $players ->
    [1] Runda { $round }. Kierat się obraca.
   *[other] Runda { $round }. Kierat się obraca. Rozpoczyna: { $player }.
}
log-round-goods = Dobra tej rundy{ $goods }
log-clergymen-return = { $player }: mnisi wracają
log-prior-returns = { $player }: przeor wraca
log-indicator-enters = Od teraz na kole: znacznik { FORM($indicator, "genitive") }
log-indicator-leaves = Znika z koła: znacznik { FORM($indicator, "genitive") }
log-settlement-phase = Faza osad { $phase }
log-neutral-phase = Pozostałe budynki trafiają na planszę gracza neutralnego
log-removed = Bez miejsca, poza grą: { $cards }
log-dealt = Nowe ({ $deck }): { $cards }
log-late = { $player }: czas minął, zagrał bot
log-fee-raised = Od teraz kontrakty kosztują 2 monety.
log-bonus-round = Runda specjalna: każdy ma jedną akcję.
log-last-turn = Ostatnia tura: { $player }, jedna akcja.
log-game-over = Gra jest skończona.
log-score = { $player }: { $points }

# What else stands behind the cards of a line.
log-joker = joker
    .genitive = jokera
# A forest or moor was removed for nothing: the joker stays where it is.
log-nothing = bez { FORM($good, "genitive") }
log-cleared = zwolnione pola: { $spaces }
# Changes of somebody else: "; Niebieski: +1 moneta".
log-others = ; { $player }: { $changes }
# From one building on to the next.
log-chain = {" → "}
log-tile = { $side } (rząd { $row })
log-side-hills = zagon pagórkowaty
log-side-plains = zagon równinny
log-side-coast = areał nadbrzeżny
log-side-mountain = areał górski
