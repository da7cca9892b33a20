# Bots, die sich Zeit lassen, und was sie derweil denken

web-abbot-seconds = Der Abt überlegt je Zug
web-abbot-seconds-choice = { $count ->
    [one] bis zu { $count } Sekunde
   *[other] bis zu { $count } Sekunden
}
web-abbot-seconds-about = Man sieht, was er denkt, und kann ihn spielen lassen.
web-level-points = { $points ->
    [one] Erreicht allein etwa { $points } Punkt.
   *[other] Erreicht allein etwa { $points } Punkte.
}
web-thinking-share = Wie weit die Überlegung ist
web-thinking-best = Bisher: { $line }
web-thinking-planned = { $score ->
    [one] Bisher ein Spiel mit { $score } Punkt: { $line }
   *[other] Bisher ein Spiel mit { $score } Punkten: { $line }
}
web-play-now = Jetzt spielen
web-resign-last-sure = Wirklich? Die Bots spielen sofort zu Ende.

# Ratschläge des Abts

web-hint-whom = Wer gefragt wird
web-hint-now = Jetzt antworten
web-hint-abbot = Was täte der Abt?
web-hint-thinking-abbot = Der Abt wägt Züge und Antworten ab …
web-hint-none-abbot = Der Abt weiß nichts Besseres, als den Zug zu beenden.
web-hint-problem-abbot = Der Abt gibt keine Antwort: { $reason }
