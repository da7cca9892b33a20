# Judging games and making puzzles, at the command line.

analyse-help =
    Einen Bot jeden Zug einer Partie beurteilen lassen: was gespielt wurde, was er gespielt hätte und wie viele Punkte dazwischen liegen.

    Jeder Zug bekommt gleich viel Bedenkzeit, so dass der Bot in seinen eigenen Partien so gut wie nichts verliert.
analyse-record = Die Aufzeichnung einer Partie.
analyse-bot = Wer urteilt: { $judges }.
analyse-nothing = { $file } hat keine Züge, die sich beurteilen ließen.
analyse-title = Die Partie, wie { $bot } sie sieht
analyse-column-turn = Zug
analyse-column-round = Runde
analyse-column-player = Spieler
analyse-column-mark = Urteil
analyse-column-loss = Minus
analyse-column-played = Gespielt
analyse-better = besser: { $line }
analyse-accuracy = { $name }: Genauigkeit { $accuracy } %

puzzles-help =
    Stellungen finden, in denen ein Zug deutlich besser ist als alle anderen, in Partien von Bots oder in Aufzeichnungen.

    Der stärkste Bot bestätigt jede mit der zehnfachen Bedenkzeit. Was gefunden ist, steht sofort auf der Platte: Derselbe Befehl macht dort weiter, wo er abgebrochen wurde.
puzzles-from = Diese Aufzeichnung durchsehen oder alle Aufzeichnungen dieses Ordners. Darf mehrmals angegeben werden.
puzzles-games = Bots so viele Partien jedes Modus und jeder Variante spielen lassen und sie durchsehen.
puzzles-mode = Nur Partien dieses Modus.
puzzles-variant = Nur Partien dieser Variante.
puzzles-each = Wie viele Aufgaben je Modus und Variante höchstens bleiben.
puzzles-out = Die Aufgaben in diese Datei schreiben, jede in eine Zeile.
puzzles-one-of-two = Woher sollen die Partien kommen? Entweder --from oder --games angeben.
puzzles-done = { $count ->
    [one] Eine Aufgabe steht in { $file } (leicht { $easy }, mittel { $middling }, schwer { $hard }).
   *[other] { $count } Aufgaben stehen in { $file } (leicht { $easy }, mittel { $middling }, schwer { $hard }).
}

error-bot-no-reasons = { $bot } kann keine Partien analysieren. Diese Bots können es: { $bots }.
