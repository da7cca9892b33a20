# Die Seiten zum Lernen: Regeln, Karten, Waren, und was Zeichen über sich sagen.

learn-title = { $title } – Labora

# Rules
learn-contents = Kapitel
learn-other-ways = Andere Spielarten
learn-game = Das Spiel
learn-players = Spieler und Länge
learn-variant = Variante
learn-search = In den Regeln suchen
learn-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
learn-one-page = Alles auf einer Seite
learn-by-chapter = Kapitelweise
learn-print = Drucken
learn-previous = Davor: { $title }
learn-next = Weiter: { $title }
learn-link = Link auf „{ $title }“
learn-my-table = An meinem Tisch
learn-show = An meinem Tisch zeigen
learn-close = Regeln schließen

# Drawings, for those who do not see them
learn-drawn-chain = Vom Getreide zu Punkten: ein Feld, eine Mühle, Brot, eine Siedlung.
learn-drawn-heartland = Das Kernland am Anfang
learn-drawn-round = Die Schritte einer Runde im Kreis
learn-drawn-wheel = Das Rad: Ein Anzeiger, der sieben Runden gewartet hat, zeigt { $value }; wer ihn nutzt, stellt ihn auf 0 zurück.
learn-drawn-turn = Die fünf Aktionen als Bilder
learn-drawn-home = Alle Geistlichen eingesetzt: Zu Beginn der nächsten Runde kehren alle zurück.
learn-drawn-card = Die Teile einer Karte
learn-drawn-adjacency = Ein Feld und seine vier Nachbarn; Ecken zählen nicht.
learn-drawn-paying = Eine Zahlung mit Nahrung und Energie
learn-drawn-settlement = { $card } bringt { $points }: den eigenen Wohnwert und die Wohnwerte ringsum.
learn-wheel-waits = hat gewartet: { $value }
learn-wheel-takes = nimm { $value }
learn-wheel-back = zurück auf 0
learn-card-name = Name; golden: Klostergebäude
learn-card-cost = was sie kostet
learn-card-function = was sie tut
learn-card-terrain = wo sie liegen darf
learn-itself = die Siedlung selbst
learn-out = eingesetzt
learn-at-home = frei
learn-new-round = eine neue Runde
