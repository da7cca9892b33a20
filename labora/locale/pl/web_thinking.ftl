# Boty, które się nie spieszą, i co tymczasem myślą

web-abbot-seconds = Opat myśli nad turą
web-abbot-seconds-choice = { $count ->
    [one] do { $count } sekundy
    [few] do { $count } sekund
    [many] do { $count } sekund
   *[other] do { $count } sekundy
}
web-abbot-seconds-about = Widać, co myśli, i można mu kazać grać.
web-level-points = { $points ->
    [one] Solo zdobywa około { $points } punktu.
    [few] Solo zdobywa około { $points } punktów.
    [many] Solo zdobywa około { $points } punktów.
   *[other] Solo zdobywa około { $points } punktu.
}
web-thinking-share = Postęp myślenia
web-thinking-best = Na razie: { $line }
web-thinking-planned = { $score ->
    [one] Najlepszy dotąd plan: { $score } punkt. { $line }
    [few] Najlepszy dotąd plan: { $score } punkty. { $line }
    [many] Najlepszy dotąd plan: { $score } punktów. { $line }
   *[other] Najlepszy dotąd plan: { $score } punktu. { $line }
}
web-play-now = Graj już
web-resign-last-sure = Na pewno? Boty od razu dokończą grę.

# Podpowiedzi opata

web-hint-whom = Kogo zapytać
web-hint-now = Odpowiedz już
web-hint-abbot = Co zrobiłby opat?
web-hint-thinking-abbot = Opat myśli…
web-hint-none-abbot = Opat zakończyłby turę.
web-hint-problem-abbot = Brak podpowiedzi: { $reason }
