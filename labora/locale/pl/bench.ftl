# labora bench

bench-help = Zmierz, jak szybki jest tu silnik w porównaniu ze znanymi programami, zmierzonymi w tym samym przebiegu.
bench-compare = Porównaj z przebiegiem zapisanym w { $file }.
bench-save = Zapisz ten przebieg jako { $file }.
bench-plain = Mierz zwykły silnik nawet tam, gdzie zainstalowany jest skompilowany.
bench-thorough = Mierz dłużej i przejrzyj pozycje z dziesięciu tysięcy gier.
bench-failed = Pomiar się nie udał: { $reason }
bench-no-baseline = { $form ->
    [compiled] W { $file } nie ma zapisanego przebiegu skompilowanego silnika. Zapisz go: labora bench --save
   *[plain] W { $file } nie ma zapisanego przebiegu zwykłego silnika. Zapisz go: labora bench --save
}

# $form is "compiled" or "plain"; $bound and the figures come as texts.
bench-title = { $form ->
    [compiled] Czternaście gier, silnik skompilowany
   *[plain] Czternaście gier, silnik zwykły
}
bench-column-game = Gra
bench-column-games = Gry/s
bench-column-decisions = Decyzje/s
bench-column-opening = Decyzja, najwyżej ms
bench-column-membership = Legalność, najwyżej µs
bench-column-turns = Tury, ms (ile)
bench-column-baseline = Do zapisanego przebiegu
bench-mean = średnia geometryczna

bench-ratios-title = Stosunki i pojedyncze liczby
bench-column-figure = Wielkość
bench-column-value = Wartość
bench-column-target = Cel
bench-at-least = co najmniej { $bound }
bench-at-most = najwyżej { $bound }
bench-decisions-to-chess-nodes = Decyzje/s ÷ węzły perft/s w python-chess
bench-replay-to-chess-nodes = Odtwarzane decyzje/s ÷ węzły perft/s w python-chess
bench-copy-to-chess-copy = Kopia późnej pozycji 4-long ÷ chess.Board.copy(stack=False)
bench-games-to-catanatron-games = Gry 4-long/s ÷ losowe gry 4-osobowe/s w Catanatron
bench-copy-us = Kopia późnej pozycji 4-long, µs
bench-replay-decisions-per-second = Odtwarzane decyzje/s
bench-replay-linear = Szybkość odtwarzania: 1000 decyzji ÷ 500 decyzji
bench-record-kilobytes = Gra o 1000 decyzji w pamięci, kB
bench-chess-perft-nodes-per-second = Węzły perft/s w python-chess
bench-chess-copy-us = chess.Board.copy(stack=False), µs
bench-catanatron-games-per-second = Losowe gry 4-osobowe/s w Catanatron
