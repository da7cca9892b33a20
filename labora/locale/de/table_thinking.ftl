# Bots, die sich am Tisch im Terminal Zeit lassen, und was sie täten

table-seconds = Wie lange ein Bot, der sich Zeit lässt, über einen Zug oder Rat nachdenken darf, in Sekunden.
table-thinking = { $score ->
    [0] { $name } überlegt. Bisher: { $line }
    [one] { $name } überlegt. Bisher ein Spiel mit { $score } Punkt: { $line }
   *[other] { $name } überlegt. Bisher ein Spiel mit { $score } Punkten: { $line }
}
table-thinking-enter = Eingabetaste: jetzt spielen
table-hint-end = Den Zug beenden.
table-hint-leads = am Ende erwartet: { $scores }. { $reasons }
table-hint-whom = „{ $bot }“ kann man nicht fragen. Diese schon: { $bots }.
