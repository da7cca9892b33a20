# Decydowanie: co strona mówi, zanim coś się liczy.

web-ending = { $coming ->
    [0] Pozostałe budynki: { $left }. Gdy zostaną najwyżej { $limit }, gra się kończy.
   *[other] Pozostałe budynki: { $left }, dojdą: { $coming }. Po fazie { $phase } gra się kończy, gdy zostaną najwyżej { $limit }.
}
web-ending-then = { $last ->
    [true] Wtedy ruch zostaje dokończony, a drugi gracz ma jeszcze jedną akcję.
   *[false] Wtedy runda zostaje dokończona i liczy się punkty.
}

web-invited = Oto zaproszenie do gry. Podaj imię i usiądź.
web-takes-sitting = Za jednym razem trwa to około { $minutes } minut.
web-takes-days = Gra trwa wiele dni. Czas na każdy ruch: { $time }.

idle-missing = brakuje: { $missing }
idle-wheel = kierat nic nie daje
idle-no-prior = nigdzie nie stoi przeor
idle-no-forest = brak lasu
idle-no-wonder = nie ma już cudów
idle-too-few-kinds = za mało różnych dóbr
idle-nothing-to-build = niczego nie da się zbudować
idle-nothing-to-settle = nie da się zbudować osady
idle-other = teraz bez skutku
web-idle = To nic nie daje: { $why }.
web-confirm-idle = { $act ->
    [fell] Karczuj na darmo
    [cut] Wydobądź na darmo
    [contract] Zapłać bez użycia
   *[other] Ustaw bez użycia
}

web-on-table = Wybierz tam, gdzie to leży.
web-plot-key = { $key ->
    [place] miejsce
    [side] strona
   *[buy] kup
}

web-several = { $kind ->
    [forest] { $count ->
        [one] Usuń las
        [few] Usuń { $count } lasy
        [many] Usuń { $count } lasów
       *[other] Usuń { $count } lasu
    }
   *[other] { $count ->
        [one] Oddaj dobro
        [few] Oddaj { $count } różne dobra
        [many] Oddaj { $count } różnych dóbr
       *[other] Oddaj { $count } różnego dobra
    }
}
web-several-more = { $count ->
    [one] Wybierz jeszcze jedno.
    [few] Wybierz jeszcze { $count }.
    [many] Wybierz jeszcze { $count }.
   *[other] Wybierz jeszcze { $count }.
}

web-act-hint = Rada
web-setting-tune = Dźwięk
web-tune = { $tune ->
    [knock] stukanie
    [strings] struny
   *[bell] dzwonek
}
web-tune-try = Posłuchaj
web-notes = Moje notatki
web-notes-about = Widać je tylko tutaj, w tej przeglądarce.
