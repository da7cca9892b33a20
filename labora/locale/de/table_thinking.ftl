# Bots, die sich am Tisch im Terminal Zeit lassen, und was sie tun würden

table-thinking = { $score ->
    [0] { $name } überlegt. Bisher: { $line }
    [one] { $name } überlegt. Bester Plan bisher ({ $score } Punkt): { $line }
   *[other] { $name } überlegt. Bester Plan bisher ({ $score } Punkte): { $line }
}
table-thinking-enter = Enter: jetzt spielen
table-hint-end = Den Zug beenden.
table-hint-leads = am Ende erwartet: { $scores }. { $reasons }
table-hint-whom = „{ $bot }“ kann man nicht fragen. Diese schon: { $bots }.
