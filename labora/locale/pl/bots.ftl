# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Niech boty zagrają ze sobą; wynik mówi, który jest lepszy i na ile to pewne.

    Boty grają przy każdym układzie miejsc, z tymi samymi ziarnami losowości. Skończone gry są zachowywane: to samo polecenie zaczyna tam, gdzie zostało przerwane.
cli-arena-bots = Co najmniej dwa boty: { $bots } lub własny, podany jako path.py:ClassName albo exec:./mybot.
cli-arena-games-option = Ile gier.
cli-arena-until-sure = Przerwij, gdy tylko dla każdej pary jest jasne, kto jest lepszy.
cli-arena-store = Zachowuj skończone gry w tym pliku zamiast w domyślnym miejscu.
cli-arena-csv = Zapisz wyniki do tego pliku CSV, po wierszu dla każdego miejsca w każdej grze.
cli-arena-plot = Narysuj wyniki i odsetek zwycięstw w tym pliku (.png, .svg, .pdf).
cli-arena-two-bots = Arena potrzebuje co najmniej dwóch różnych botów.
cli-arena-plain = Silnik nie jest tu skompilowany, więc boty myślą wolniej. ./play i pip install kompilują go, jeśli jest kompilator C.
cli-arena-no-file = Nie można zapisać pliku { $file }: { $reason }.
cli-arena-stopped = { $count ->
    [one] Przerwano. W { $file } zachowano { $count } skończoną grę.
    [few] Przerwano. W { $file } zachowano { $count } skończone gry.
    [many] Przerwano. W { $file } zachowano { $count } skończonych gier.
   *[other] Przerwano. W { $file } zachowano { $count } skończonej gry.
}
cli-arena-scores = Wyniki
cli-arena-ahead = Udział gier, w których pierwszy kończy przed drugim
cli-arena-column-bot = Bot
cli-arena-column-rating = Ranking
cli-arena-column-interval = 95%
cli-arena-column-score = Średni wynik
cli-arena-column-turn = ms na turę
cli-arena-column-slowest = najwolniejsza
cli-arena-column-lost = stracone tury
cli-arena-not-rated = { $bot } nie jest oceniany: stracił ponad połowę swoich tur ({ $lost } z { $turns }).
# $share, $low and $high come as texts: 52,5.
cli-arena-pair = { $games ->
    [one] { $a } kończy przed { $b } w { $share }% z { $games } gry (95%: od { $low } do { $high })
    [few] { $a } kończy przed { $b } w { $share }% z { $games } gier (95%: od { $low } do { $high })
    [many] { $a } kończy przed { $b } w { $share }% z { $games } gier (95%: od { $low } do { $high })
   *[other] { $a } kończy przed { $b } w { $share }% z { $games } gry (95%: od { $low } do { $high })
}

# Co źle zrobił program, który gra.
bot-lost-slow = { $bot } nie odpowiedział na czas. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-unstarted = { $bot } nie dał się uruchomić. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-exited = { $bot } zakończył działanie z kodem { $text }. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-killed = { $bot } został zatrzymany sygnałem { $text }. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-closed = { $bot } zamknął swoje wyjście. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-wrong = { $bot } odpowiedział „{ $text }”, a to nie jest tu dozwolone. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-no-answer = { $bot } napisał „{ $text }”, a wiersz musi zaczynać się od choose, info, name albo ready. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-given-up = { $bot } trzy razy z rzędu nie dał się uruchomić i nie będzie już uruchamiany. Turę rozgrywa bot losowy (stracone tury: { $count }).

cli-solo-help = Niech bot zagra w grę jednoosobową; program pokaże, z czego składa się wynik.
cli-solo-bot = Bot: { $bots } lub własny, podany jako path.py:ClassName albo exec:./mybot.
cli-solo-seconds = Jak długo bot może myśleć nad całą grą, w sekundach czasu procesora.
cli-solo-watch = Rysuj plan w miarę, jak rośnie.
cli-solo-record = Zapisz przebieg gry w tym pliku.
cli-solo-plan = Dotychczasowy plan, punkty: { $score }
cli-solo-tries = { $count ->
    [one] { $count } próba, punkty: { $score }
    [few] { $count } próby, punkty: { $score }
    [many] { $count } prób, punkty: { $score }
   *[other] { $count } próby, punkty: { $score }
}
cli-solo-column-rounds = Rundy
cli-solo-column-score = Wynik
cli-solo-column-built = Zbudowano
cli-solo-title = Solo, { $variant }

cli-explain-help = Pokaż, co ocena widzi w pozycji z zapisu gry: każdy składnik, jego wagę i punkty.
cli-explain-record = Zapis gry.
cli-explain-at = Po ilu turach; domyślnie ostatnia pozycja.
cli-explain-which = Czyje wagi.
cli-explain-title = { $turns ->
    [one] { $bot } po { $turns } turze, runda { $round }
    [few] { $bot } po { $turns } turach, runda { $round }
    [many] { $bot } po { $turns } turach, runda { $round }
   *[other] { $bot } po { $turns } tury, runda { $round }
}
cli-explain-term = Składnik

# Terms of the evaluation.
term-score = Obecny wynik
term-money = Monety ponad pełne piątki
term-settlements = Przyszłe osady, na ile pozwalają miejsca, żywność i energia
term-clergymen = Mnisi dostępni albo wkrótce wracający
term-land = Wolne pola, lasy i torfowiska
term-wheel = Co oferuje koło
term-stock = Żywność, energia i różnorodność dóbr
term-goods = Dobra według tego, w co można je jeszcze zamienić
term-buildings = Pożytek z budynków w pozostałym czasie
term-ending = Moment zakończenia gry
term-total = Razem

# Why a turn is suggested: what it gains most.
reason-score = Od razu daje punkty.
reason-money = Przynosi monety.
reason-settlements = Przygotowuje osadę, która da dużo punktów.
reason-clergymen = Zachowuje dostępnych mnichów albo sprowadza ich z powrotem.
reason-land = Robi miejsce albo zachowuje lasy i torfowiska.
reason-wheel = Zostawia na kole dobry plon.
reason-stock = Zapewnia żywność, energię albo różnorodność dóbr.
reason-goods = Daje dobra, które będą warte więcej.
reason-buildings = Daje budynek, który się przyda.
reason-ending = Przyspiesza albo opóźnia koniec gry na twoją korzyść.
reason-later = Najlepiej przygotowuje twoje następne tury.
