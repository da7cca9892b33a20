# Judging games and making puzzles, at the command line.

analyze-nothing = { $file } nie ma tur do oceny.
analyze-title = Gra w oczach bota { $bot }
analyze-column-turn = Tura
analyze-column-round = Runda
analyze-column-mark = Ocena
analyze-column-loss = Strata
analyze-column-played = Zagrano
analyze-better = lepiej: { $line }
analyze-accuracy = { $name }: dokładność { $accuracy }%

puzzles-one-of-two = Skąd mają być gry? Podaj --from albo --games.
puzzles-done = { $count ->
    [one] { $count } zadanie jest w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
    [few] { $count } zadania są w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
    [many] { $count } zadań jest w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
   *[other] { $count } zadania jest w { $file } (łatwe: { $easy }, średnie: { $middling }, trudne: { $hard }).
}

error-bot-no-reasons = { $bot } nie potrafi analizować gier. Potrafią to boty: { $bots }.
