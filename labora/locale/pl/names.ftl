# Names of modes, variants, terrains, landscapes, players, clergymen.

mode-solo = jedna osoba
mode-2-short = dwie osoby
mode-2-long = dwie osoby, gra długa
mode-3-short = trzy osoby, gra krótka
mode-3-long = trzy osoby
mode-4-short = cztery osoby, gra krótka
mode-4-long = cztery osoby

# What a newcomer wants to know before choosing a mode.
mode-about-solo = jeden gracz i gracz neutralny, 32 rundy, cel: 500 punktów
mode-about-2-short = zwykła gra dla dwojga, dwie akcje na rundę, koniec, gdy oferta jest prawie pusta
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
    .free = wolna równina
    .no-free = brak wolnej równiny
terrain-hillside = pogórze
    .free = wolne pogórze
    .no-free = brak wolnego pogórza
terrain-coast = wybrzeże
    .free = wolne wybrzeże
    .no-free = brak wolnego wybrzeża
terrain-water = morze
    .free = wolne morze
    .no-free = brak wolnego morza
terrain-mountain = góry
    .free = wolne góry
    .no-free = brak wolnych gór
# Between terrains that a card may stand on.
terrain-separator = {" / "}

side-hills = zagon pagórkowaty (torfowisko, las, las, pogórze, pogórze)
side-plains = zagon równinny (las, równina, równina, równina, pogórze)
side-coast = areał nadbrzeżny (morze i wybrzeże)
side-mountain = areał górski (dwa pola pogórza i góry)

clergyman-prior = przeor
clergyman-lay-brother = brat zakonny

# $number counts from 1.
player = gracz { $number }
player-neutral = gracz neutralny
# A space of a landscape by column and row, as the drawings have them.
space = ({ $column }, { $row })
where-at = { $space }
place-right = { $steps ->
    [1] na prawo od { FORM($card, "genitive") }
   *[other] na prawo od { FORM($card, "genitive") }, pole { $steps }.
}
place-left = { $steps ->
    [1] na lewo od { FORM($card, "genitive") }
   *[other] na lewo od { FORM($card, "genitive") }, pole { $steps }.
}
place-above = { $steps ->
    [1] powyżej { FORM($card, "genitive") }
   *[other] powyżej { FORM($card, "genitive") }, pole { $steps }.
}
place-below = { $steps ->
    [1] poniżej { FORM($card, "genitive") }
   *[other] poniżej { FORM($card, "genitive") }, pole { $steps }.
}
place-order = { $row }. rząd od góry, pole { $column }.
tile-row = wiersz { $row }
tile-rows = wiersze { $row } i { $lower }
tile-above = nad twoim terenem
tile-below = pod twoim terenem
tile-of = miejsce { $number } z { $count } od góry
