# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Bots gegeneinander spielen lassen und sagen, wer besser ist und wie sicher das ist.

    Die Bots treffen in jeder Sitzordnung mit denselben Startwerten aufeinander. Beendete Partien werden aufbewahrt: Derselbe Befehl macht dort weiter, wo er abgebrochen wurde.
cli-arena-bots = Mindestens zwei von { $bots } oder eigene als path.py:ClassName oder exec:./mybot.
cli-arena-games-option = Wie viele Partien.
cli-arena-until-sure = Aufhören, sobald für jedes Paar klar ist, wer besser ist.
cli-arena-store = Die beendeten Partien in dieser Datei aufbewahren statt am üblichen Ort.
cli-arena-csv = Die Ergebnisse in diese CSV-Datei schreiben, eine Zeile je Platz und Partie.
cli-arena-plot = Punkte und Siegquoten in diese Datei zeichnen (.png, .svg, .pdf).
cli-arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
cli-arena-plain = Die Engine ist hier nicht kompiliert, daher denken die Bots langsamer. ./play und pip install kompilieren sie, wo es einen C-Compiler gibt.
cli-arena-no-file = { $file } kann nicht geschrieben werden: { $reason }.
cli-arena-stopped = { $count ->
    [one] Angehalten. In { $file } ist eine beendete Partie aufbewahrt.
   *[other] Angehalten. In { $file } sind { $count } beendete Partien aufbewahrt.
}
cli-arena-scores = Punkte
cli-arena-ahead = Anteil der Partien, in denen der Erste vor dem Zweiten liegt
cli-arena-column-bot = Bot
cli-arena-column-rating = Stärke
cli-arena-column-interval = 95 %
cli-arena-column-score = Mittlere Punktzahl
cli-arena-column-turn = ms je Zug
cli-arena-column-slowest = langsamster
cli-arena-column-lost = verlorene Züge
cli-arena-not-rated = { $bot } wird nicht gewertet: Mehr als die Hälfte der Züge ging verloren ({ $lost } von { $turns }).
# $share, $low and $high come as texts: 52,5.
cli-arena-pair = { $games ->
    [one] { $a } liegt vor { $b } in { $share } % von einer Partie (95 %: { $low } bis { $high })
   *[other] { $a } liegt vor { $b } in { $share } % von { $games } Partien (95 %: { $low } bis { $high })
}

# Was ein Programm, das spielt, falsch gemacht hat.
bot-lost-slow = { $bot } hat nicht rechtzeitig geantwortet: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-unstarted = { $bot } ließ sich nicht starten: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-exited = { $bot } hat sich mit dem Exit-Code { $text } beendet: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-killed = { $bot } wurde durch das Signal { $text } beendet: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-closed = { $bot } hat seine Ausgabe geschlossen: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-wrong = { $bot } antwortet „{ $text }“, was dort nicht möglich ist: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-no-answer = { $bot } schreibt „{ $text }“, doch eine Zeile beginnt mit choose, info, name oder ready: random übernimmt den Zug (verlorene Züge: { $count }).
bot-lost-given-up = { $bot } ist dreimal hintereinander nicht gestartet und wird nicht noch einmal gestartet: random übernimmt den Zug (verlorene Züge: { $count }).

cli-solo-help = Einen Bot das Solospiel spielen lassen und zeigen, woraus seine Punktzahl besteht.
cli-solo-bot = Wer spielt: { $bots } oder ein eigener als path.py:ClassName oder exec:./mybot.
cli-solo-seconds = Wie lange der Bot über die ganze Partie nachdenken darf, in Sekunden Rechenzeit.
cli-solo-watch = Den Plan zeichnen, während er wächst.
cli-solo-record = Die Aufzeichnung der Partie in diese Datei schreiben.
cli-solo-plan = Der Plan bisher, Punkte: { $score }
cli-solo-tries = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
}, Punkte: { $score }
cli-solo-column-rounds = Runden
cli-solo-column-score = Punkte
cli-solo-column-built = Gebaut
cli-solo-title = Solospiel, { $variant }

cli-explain-help = Zeigen, wie die Bots eine Stellung aus einer Aufzeichnung bewerten: jedes Merkmal mit Gewicht und Punkten.
cli-explain-record = Die Aufzeichnung einer Partie.
cli-explain-at = Nach so vielen Zügen; ohne Angabe die letzte Stellung.
cli-explain-which = Der Bot, dessen Gewichte verwendet werden.
cli-explain-title = { $turns ->
    [one] { $bot } nach einem Zug, Runde { $round }
   *[other] { $bot } nach { $turns } Zügen, Runde { $round }
}
cli-explain-term = Merkmal

# Terms of the evaluation.
term-score = Punkte nach jetzigem Stand
term-money = Münzen, die für keine volle Fünf reichen
term-settlements = Künftige Siedlungen, soweit Felder, Nahrung und Energie es erlauben
term-clergymen = Geistliche, die frei sind oder bald zurückkehren
term-land = Freie Felder, Wälder und Moore
term-wheel = Was das Ertragsrad bietet
term-stock = Nahrung, Energie und Vielfalt der Waren
term-goods = Waren nach dem, was aus ihnen noch werden kann
term-buildings = Nutzen der Gebäude in der Zeit, die bleibt
term-ending = Wann das Spiel endet
term-total = Zusammen

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
