# labora bench

bench-help = Messen, wie schnell die Engine hier ist, im Verhältnis zu bekannten Programmen, die im selben Lauf gemessen werden.
bench-compare = Mit dem in { $file } gesicherten Lauf vergleichen.
bench-save = Diesen Lauf als { $file } sichern.
bench-plain = Die einfache Engine messen, auch wo die kompilierte installiert ist.
bench-thorough = Länger messen und die Stellungen von zehntausend Partien durchsehen.
bench-failed = Die Messung ist gescheitert: { $reason }
bench-no-baseline = { $form ->
    [compiled] In { $file } ist kein Lauf der kompilierten Engine gesichert. Sichern mit: labora bench --save
   *[plain] In { $file } ist kein Lauf der einfachen Engine gesichert. Sichern mit: labora bench --save
}

# $form is "compiled" or "plain"; $bound and the figures come as texts.
bench-title = { $form ->
    [compiled] Die vierzehn Spiele, kompilierte Engine
   *[plain] Die vierzehn Spiele, einfache Engine
}
bench-column-game = Spiel
bench-column-games = Partien/s
bench-column-decisions = Entscheidungen/s
bench-column-opening = Öffnen, höchstens ms
bench-column-membership = Zulässigkeit, höchstens µs
bench-column-turns = Züge, ms (wie viele)
bench-column-baseline = Zum gesicherten Lauf
bench-mean = geometrisches Mittel

bench-ratios-title = Verhältnisse und einzelne Werte
bench-column-figure = Größe
bench-column-value = Wert
bench-column-target = Ziel
bench-at-least = mindestens { $bound }
bench-at-most = höchstens { $bound }
bench-decisions-to-chess-nodes = Entscheidungen/s zu perft-Knoten/s von python-chess
bench-replay-to-chess-nodes = Nachgespielte Entscheidungen/s zu perft-Knoten/s von python-chess
bench-copy-to-chess-copy = Kopie einer späten Stellung von 4-long zu chess.Board.copy(stack=False)
bench-games-to-catanatron-games = Partien/s von 4-long zu zufälligen Partien/s zu viert von Catanatron
bench-copy-us = Kopie einer späten Stellung von 4-long, µs
bench-replay-decisions-per-second = Nachgespielte Entscheidungen/s
bench-replay-linear = Tempo beim Nachspielen von 1.000 Entscheidungen zu dem von 500
bench-record-kilobytes = Partie mit 1.000 Entscheidungen im Speicher, kB
bench-chess-perft-nodes-per-second = perft-Knoten/s von python-chess
bench-chess-copy-us = chess.Board.copy(stack=False), µs
bench-catanatron-games-per-second = Zufällige Partien/s zu viert von Catanatron
