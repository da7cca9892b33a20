# Zegary, urządzenia, klucze, zgłoszenia: co można robić poza samą grą.

web-clock = Zegar
web-clock-none = bez zegara
web-clock-live = na żywo: pięć minut na turę
web-clock-budget = na żywo: godzina na grę, pół minuty więcej za każdą turę
web-clock-day = doba na turę
web-clock-end = { $end ->
    [seat] Gdy czas się skończy, bot zajmuje miejsce, dopóki gracz nie wróci.
   *[turn] Gdy czas się skończy, bot rozgrywa tę turę.
}
web-clock-left = { $late ->
    [true] czas minął
   *[false] pozostało: { $time }
}

web-go-on-here = Graj dalej od tego miejsca
# While the player looks back or tries out a line. $time: what is left on the clock, as in "4:12"; "none" without a clock.
web-turn-in-game = { $time ->
    [none] Twoja kolej w grze.
   *[other] Twoja kolej w grze (zostało: { $time }).
}
web-late = Czas minął: bot zagrał za ciebie.
web-kept = Bot gra za ciebie. Miejsce nadal należy do ciebie.
web-kept-take = Wróć na miejsce
web-players = Pozostali
web-replace = Niech za gracza { $name } gra bot
web-replace-about = Za kogoś, kogo nie ma od dziesięciu minut albo przez cały czas, jaki może trwać tura, może grać bot, dopóki ta osoba nie wróci.
web-report = Zgłoś
web-report-player = Zgłoś: { $name }
web-report-about = Napisz administratorowi tego serwera, co jest nie w porządku.
web-report-text = Co jest nie w porządku?
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Administrator tego serwera to zobaczy.

web-devices = Twoje urządzenia
web-devices-about = Na tych urządzeniach grasz pod swoim imieniem.
web-device = { $name ->
    [none] program
   *[other] { $name }
}
web-device-this = to urządzenie
web-device-seen = ostatnio używane { FORM($time, "accusative") } temu
web-device-out = Wyloguj
web-devices-out = Wyloguj wszystkie inne
web-device-code = Link dla innego urządzenia
web-device-code-about = Działa tylko raz i wygasa po dobie.
web-key-title = Link odzyskiwania
web-key-about = Z tym linkiem odzyskasz swoje miejsca, gdy stracisz urządzenie. Przechowuj go tam, gdzie tylko ty go znajdziesz; nowy zastępuje poprzedni.
web-recovery-new = { $has ->
    [true] Utwórz nowy link odzyskiwania
   *[false] Utwórz link odzyskiwania
}
web-recovery-revoke = Unieważnij
web-leave-browser = Wyloguj się tutaj
web-leave-browser-sure = Na pewno? Bez linku nie da się odnaleźć twoich miejsc.
