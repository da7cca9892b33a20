# Boty, które się nie spieszą przy stole w terminalu, i co by zrobiły

table-seconds = Ile sekund bot, który się nie spieszy, może myśleć nad turą albo podpowiedzią.
table-thinking = { $score ->
    [0] Myśli { $name }. Na razie: { $line }
    [one] Myśli { $name }. Na razie gra za { $score } punkt: { $line }
    [few] Myśli { $name }. Na razie gra za { $score } punkty: { $line }
    [many] Myśli { $name }. Na razie gra za { $score } punktów: { $line }
   *[other] Myśli { $name }. Na razie gra za { $score } punktu: { $line }
}
table-thinking-enter = Enter: graj już
table-hint-end = Zakończ turę.
table-hint-leads = spodziewany wynik: { $scores }. { $reasons }
table-hint-whom = Nie można pytać „{ $bot }”. Można: { $bots }.
