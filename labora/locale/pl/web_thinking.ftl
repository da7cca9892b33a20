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
web-thinking-share = Postęp namysłu
web-thinking-best = Na razie: { $line }
web-thinking-planned = { $score ->
    [one] Na razie gra za { $score } punkt: { $line }
    [few] Na razie gra za { $score } punkty: { $line }
    [many] Na razie gra za { $score } punktów: { $line }
   *[other] Na razie gra za { $score } punktu: { $line }
}
web-play-now = Graj już
web-resign-last-sure = Na pewno? Boty od razu dokończą grę.

# Podpowiedzi opata

web-hint-whom = Kogo zapytać
web-hint-now = Odpowiedz już
web-hint-abbot = Co zrobiłby opat?
web-hint-thinking-abbot = Opat waży tury i odpowiedzi…
web-hint-none-abbot = Opat nie widzi nic lepszego niż koniec tury.
web-hint-problem-abbot = Opat nie odpowiada: { $reason }
