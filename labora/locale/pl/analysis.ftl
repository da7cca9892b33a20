# Judging games and making puzzles, at the command line.

analyse-help =
    Przeanalizuj grę: dla każdej tury, co zagrano, co zagrałby bot i ile punktów te ruchy dzieli.

    Każda tura dostaje tyle samo namysłu, więc gry samego bota nie tracą prawie nic.
analyse-record = Zapis gry.
analyse-bot = Kto ocenia: { $judges }.
analyse-nothing = { $file } nie ma tur do oceny.
analyse-title = Gra w oczach bota { $bot }
analyse-column-turn = Tura
analyse-column-round = Runda
analyse-column-player = Gracz
analyse-column-mark = Ocena
analyse-column-loss = Strata
analyse-column-played = Zagrano
analyse-better = lepiej: { $line }
analyse-accuracy = { $name }: dokładność { $accuracy }%

puzzles-help =
    Znajdź pozycje, w których jedna tura jest wyraźnie lepsza od wszystkich innych, w grach botów lub w zapisach.

    Najsilniejszy bot potwierdza każdą z dziesięć razy dłuższym namysłem. Wyniki zapisują się na bieżąco: to samo polecenie wznawia przerwaną pracę.
puzzles-from = Przejrzyj ten zapis albo wszystkie zapisy z tego folderu. Można podać kilka razy.
puzzles-games = Niech boty rozegrają tyle gier każdego trybu i wariantu; przejrzyj je.
puzzles-mode = Tylko gry tego trybu.
puzzles-variant = Tylko gry tego wariantu.
puzzles-each = Ile najwyżej zadań zachować dla każdego trybu i wariantu.
puzzles-out = Zapisz zadania do tego pliku, każde w osobnym wierszu.
puzzles-one-of-two = Skąd mają być gry? Podaj --from albo --games.
puzzles-done = { $count ->
    [one] { $count } zadanie jest w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
    [few] { $count } zadania są w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
    [many] { $count } zadań jest w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
   *[other] { $count } zadania jest w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
}

error-bot-no-reasons = { $bot } nie potrafi analizować gier. Potrafią to boty: { $bots }.
