# The steps of a round, as headings of the log and of the timeline.

step-clergymen-return = Mnisi wracają
step-wheel-turns = Kierat się obraca
step-round-goods = Dobra tej rundy
step-neutral-builds = Budynki dla gracza neutralnego
step-neutral-prior = Przeor gracza neutralnego
step-settlement-phase = Faza osad
step-priors-return = Przeorzy wracają
step-bonus-actions = Runda specjalna
step-actions = Akcje
step-last-action = Ostatnia tura
step-round-ends = Koniec rundy
step-game-ends = Koniec gry
