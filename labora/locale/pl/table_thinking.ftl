# Boty, które się nie spieszą przy stole w terminalu, i co by zrobiły

table-thinking = { $score ->
    [0] Myśli { $name }. Na razie: { $line }
    [one] Myśli { $name }. Najlepszy dotąd plan: { $score } punkt. { $line }
    [few] Myśli { $name }. Najlepszy dotąd plan: { $score } punkty. { $line }
    [many] Myśli { $name }. Najlepszy dotąd plan: { $score } punktów. { $line }
   *[other] Myśli { $name }. Najlepszy dotąd plan: { $score } punktu. { $line }
}
table-thinking-enter = Enter: graj już
table-hint-end = Zakończ turę.
table-hint-leads = spodziewany wynik: { $scores }. { $reasons }
table-hint-whom = Nie można pytać „{ $bot }”. Można: { $bots }.
