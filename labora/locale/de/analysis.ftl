# Judging games and making puzzles, at the command line.

analyze-nothing = { $file } hat keine Züge, die sich beurteilen ließen.
analyze-title = Die Partie, wie { $bot } sie sieht
analyze-column-turn = Zug
analyze-column-round = Runde
analyze-column-mark = Urteil
analyze-column-loss = Minus
analyze-column-played = Gespielt
analyze-better = besser: { $line }
analyze-accuracy = { $name }: Genauigkeit { $accuracy } %

puzzles-one-of-two = Woher sollen die Partien kommen? Entweder --from oder --games angeben.
puzzles-done = { $count ->
    [one] Eine Aufgabe steht in { $file } (leicht { $easy }, mittel { $middling }, schwer { $hard }).
   *[other] { $count } Aufgaben stehen in { $file } (leicht { $easy }, mittel { $middling }, schwer { $hard }).
}

error-bot-no-reasons = { $bot } kann keine Partien analysieren. Diese Bots können es: { $bots }.
