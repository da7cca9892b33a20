# Bots: the arena, the solo game, suggestions and explanations.

# Co źle zrobił program, który gra.
bot-lost-slow = { $bot } nie odpowiedział na czas. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-unstarted = { $bot } nie dał się uruchomić. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-exited = { $bot } zakończył działanie z kodem { $text }. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-killed = { $bot } został zatrzymany sygnałem { $text }. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-closed = { $bot } zamknął swoje wyjście. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-wrong = { $bot } odpowiedział „{ $text }”, a to nie jest tu dozwolone. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-no-answer = { $bot } napisał „{ $text }”, a wiersz musi zaczynać się od choose, info, name albo ready. Turę rozgrywa bot losowy (stracone tury: { $count }).
bot-lost-given-up = { $bot } trzy razy z rzędu nie dał się uruchomić i nie będzie już uruchamiany. Turę rozgrywa bot losowy (stracone tury: { $count }).

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
