# Bots, die sich Zeit lassen, und was sie derweil denken

web-abbot-seconds = Der Abt überlegt je Zug
web-abbot-seconds-choice = { $count ->
    [one] bis zu { $count } Sekunde
   *[other] bis zu { $count } Sekunden
}
web-abbot-seconds-about = Du siehst, was er überlegt, und kannst ihn sofort spielen lassen.
web-level-points = { $points ->
    [one] Erreicht im Solospiel etwa { $points } Punkt.
   *[other] Erreicht im Solospiel etwa { $points } Punkte.
}
web-thinking-share = Wie weit die Überlegung ist
web-thinking-best = Bester Zug: { $line }
web-thinking-planned = { $score ->
    [one] Bester Plan bisher ({ $score } Punkt): { $line }
   *[other] Bester Plan bisher ({ $score } Punkte): { $line }
}
web-play-now = Jetzt spielen
web-resign-last-sure = Wirklich? Die Bots spielen sofort zu Ende.

# Tipps des Abts

web-hint-whom = Wer gefragt wird
web-hint-now = Jetzt antworten
web-hint-abbot = Was würde der Abt tun?
web-hint-thinking-abbot = Der Abt überlegt …
web-hint-none-abbot = Der Abt würde den Zug beenden.
web-hint-problem-abbot = Kein Tipp: { $reason }
