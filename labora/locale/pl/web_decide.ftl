# Decydowanie: co strona mówi, zanim coś się liczy.

web-ending = { $coming ->
    [0] Pozostałe budynki: { $left }. Gra się kończy, gdy zostanie ich nie więcej niż { $limit }.
   *[other] Pozostałe budynki: { $left }, dojdą: { $coming }. Po fazie { $phase } gra się kończy, gdy zostanie ich nie więcej niż { $limit }.
}
web-ending-then = { $last ->
    [true] Wtedy turę rozgrywa się do końca, a drugi gracz ma jeszcze jedną akcję.
   *[false] Wtedy rundę rozgrywa się do końca i liczy się punkty.
}

web-invited = Oto zaproszenie do gry. Podaj imię i usiądź.
web-takes-sitting = Gra trwa około { $minutes } minut.
web-takes-days = Gra trwa wiele dni. Czas na każdą turę: { $time }.

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
    [fell] Wykarczuj bez zysku
    [cut] Wykop bez zysku
    [contract] Zapłać bez użycia
   *[other] Wprowadź bez użycia
}

web-on-table = Wybierz bezpośrednio na stole.
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
web-several-more = Do wybrania jeszcze: { $count }.

web-act-hint = Rada
web-setting-tune = Dźwięk
web-tune = { $tune ->
    [knock] pukanie
    [strings] struny
   *[bell] dzwonek
}
web-tune-try = Posłuchaj
web-notes = Moje notatki
web-notes-about = Widzisz je tylko ty; są zapisane w tej przeglądarce.
