# Bots: the arena, the solo game, suggestions and explanations.

# Was ein Programm, das spielt, falsch gemacht hat.
bot-lost-slow = { $bot } hat nicht rechtzeitig geantwortet: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-unstarted = { $bot } ließ sich nicht starten: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-exited = { $bot } hat sich mit dem Exit-Code { $text } beendet: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-killed = { $bot } wurde durch das Signal { $text } beendet: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-closed = { $bot } hat seine Ausgabe geschlossen: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-wrong = { $bot } antwortet „{ $text }“, was dort nicht möglich ist: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-no-answer = { $bot } schreibt „{ $text }“, doch eine Zeile beginnt mit choose, info, name oder ready: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-given-up = { $bot } ist dreimal hintereinander nicht gestartet und wird nicht noch einmal gestartet: random übernimmt den Zug (verlorene Züge: { $count }).

cli-solo-plan = Der Plan bisher, Punkte: { $score }
cli-solo-tries = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
}, Punkte: { $score }
cli-solo-column-rounds = Runden
cli-solo-column-score = Punkte
cli-solo-column-built = Gebaut
cli-solo-title = Solospiel, { $variant }

# Why a turn is suggested: what it gains most.
reason-score = Das bringt sofort Punkte.
reason-money = Das bringt Geld.
reason-settlements = Das bereitet eine Siedlung vor, die viele Punkte bringt.
reason-clergymen = Das hält Geistliche frei oder holt sie zurück.
reason-land = Das schafft Platz oder schont Wälder und Moore.
reason-wheel = Das lässt einen guten Ertrag auf dem Rad.
reason-stock = Das sorgt für Nahrung, Energie oder vielerlei Waren.
reason-goods = Das bringt Waren, die noch mehr wert werden.
reason-buildings = Das bringt ein Gebäude, das von Nutzen sein wird.
reason-ending = Das Spiel endet dadurch früher oder später, je nachdem, was dir nützt.
reason-later = Das bereitet deine nächsten Züge am besten vor.
