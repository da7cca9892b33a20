# Puzzles: one turn is clearly better than all others.

web-puzzle = Aufgabe
web-puzzles-about = Ein Zug ist deutlich besser als alle anderen. Finde und spiele ihn.
web-puzzles-day = Aufgabe des Tages
web-puzzles-run = Zehn am Stück
web-puzzles-run-about = Zehn Aufgaben von leicht bis schwer, neue zuerst.
web-puzzles-all = Alle Aufgaben
web-puzzles-play = Spielen
web-puzzles-solved = { $count } von { $total } gelöst
web-puzzle-is-solved = Gelöst
web-puzzle-grade = { $grade ->
    [easy] Leicht
    [middling] Mittel
   *[hard] Schwer
}
web-puzzle-task = Welcher Zug ist der beste? Spiele ihn zu Ende.
web-puzzle-of-run = Aufgabe { $number } von { $total }
web-puzzle-thinking = Dein Zug wird geprüft …
web-puzzle-found = Gefunden!
web-puzzle-found-about = Dieser Zug ist so gut wie der beste.
web-puzzle-missed = Nicht der beste Zug
web-puzzle-missed-about = Er verschenkt Punkte (−{ $points }).
web-puzzle-best = Der gesuchte Zug
web-puzzle-yours = Dein Zug
web-puzzle-why = Warum
web-puzzle-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
web-puzzle-again = Noch einmal
web-puzzle-next = Nächste Aufgabe
web-puzzle-end = Zu den Aufgaben
web-puzzle-run-result = { $solved } von { $total } beim ersten Versuch gefunden.
problem-no-such-puzzle = Diese Aufgabe gibt es nicht.
