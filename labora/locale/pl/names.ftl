# Names of modes, variants, terrains, landscapes, players, clergymen.

mode-solo = solo
mode-2-short = dwie osoby
mode-2-long = dwie osoby, gra długa
mode-3-short = trzy osoby, gra krótka
mode-3-long = trzy osoby
mode-4-short = cztery osoby, gra krótka
mode-4-long = cztery osoby

# What a newcomer wants to know before choosing a mode.
mode-about-solo = jeden gracz i gracz neutralny, 32 rundy, cel: 500 punktów
mode-about-2-short = zwykła gra dwuosobowa, dwie akcje na rundę, koniec, gdy oferta jest prawie pusta
mode-about-2-long = prawie wszystkie karty, koniec, gdy zostają najwyżej trzy budynki
mode-about-3-short = 13 rund, dodatkowe dobra, po dwóch mnichów
mode-about-3-long = pełna gra dla trzech osób, 25 rund
mode-about-4-short = 13 rund, dodatkowe dobra, po dwóch mnichów
mode-about-4-long = pełna gra dla czterech osób ze wszystkimi kartami, 25 rund

variant-france = Francja
variant-ireland = Irlandia
variant-about-france = zboże, mąka i chleb; winogrona i wino
variant-about-ireland = słód, piwo i whisky

# `.free`: a free space of it; `.no-free`: that there is none.
terrain-plains = równina
    .free = wolne pole: równina
    .no-free = brak pola: równina
terrain-hillside = pogórze
    .free = wolne pole: pogórze
    .no-free = brak pola: pogórze
terrain-coast = wybrzeże
    .free = wolne pole: wybrzeże
    .no-free = brak pola: wybrzeże
terrain-water = morze
    .free = wolne pole: morze
    .no-free = brak pola: morze
terrain-mountain = góry
    .free = wolne pole: góry
    .no-free = brak pola: góry
# Between terrains that a card may stand on.
terrain-separator = {" / "}

side-hills = zagon pagórkowaty (torfowisko, las, las, pogórze, pogórze)
side-plains = zagon równinny (las, równina, równina, równina, pogórze)
side-coast = areał nadbrzeżny (morze i wybrzeże)
side-mountain = areał górski (dwa pola pogórza i jedno pole gór)

clergyman-prior = przeor
clergyman-lay-brother = brat zakonny

# $number counts from 1.
player = gracz { $number }
player-neutral = gracz neutralny
# A space of a landscape by column and row, as the drawings have them.
space = ({ $column }, { $row })
where-at = { $space }
place-right = { $steps ->
    [one] na prawo od { FORM($card, "genitive") }
    [few] { $steps } pola na prawo od { FORM($card, "genitive") }
    [many] { $steps } pól na prawo od { FORM($card, "genitive") }
   *[other] { $steps } pola na prawo od { FORM($card, "genitive") }
}
place-left = { $steps ->
    [one] na lewo od { FORM($card, "genitive") }
    [few] { $steps } pola na lewo od { FORM($card, "genitive") }
    [many] { $steps } pól na lewo od { FORM($card, "genitive") }
   *[other] { $steps } pola na lewo od { FORM($card, "genitive") }
}
place-above = { $steps ->
    [one] powyżej { FORM($card, "genitive") }
    [few] { $steps } pola powyżej { FORM($card, "genitive") }
    [many] { $steps } pól powyżej { FORM($card, "genitive") }
   *[other] { $steps } pola powyżej { FORM($card, "genitive") }
}
place-below = { $steps ->
    [one] poniżej { FORM($card, "genitive") }
    [few] { $steps } pola poniżej { FORM($card, "genitive") }
    [many] { $steps } pól poniżej { FORM($card, "genitive") }
   *[other] { $steps } pola poniżej { FORM($card, "genitive") }
}
place-order = { $row }. rząd od góry, { $column }. pole od lewej
tile-row = rząd { $row }
tile-rows = rzędy { $row } i { $lower }
tile-above = u góry, nad twoimi polami
tile-below = u dołu, pod twoimi polami
tile-of = miejsce { $number } z { $count } od góry
