# What the pages of cards and goods say.

# Cards
learn-cards-line = Jede Karte beider Varianten: was sie tut und wozu sie passt.
learn-cards-search = Name oder Kartentext
learn-count = { $count ->
    [one] { $count } von { $all } Karten
   *[other] { $count } von { $all } Karten
}
learn-filters = Karten auswählen
learn-kind = Art
learn-kind-building = Gebäude
learn-kind-heartland = Basisgebäude
learn-kind-settlement = Siedlungen
learn-kind-wilderness = Wald und Moor
learn-deck = Stapel
learn-for-players = Spielart
learn-terrain = Gelände
learn-cost = Kostet
learn-makes = Bringt
learn-needs = Braucht
learn-clear = Alle zeigen
learn-none = Zu dieser Auswahl passt keine Karte.
learn-drop = Ohne „{ $choice }“ sind es { $count }
learn-example = Zum Beispiel
learn-example-note = so rechnet es dieses Programm
learn-goes-with = Passt gut zu
learn-with-gives = bringt { $goods }
learn-with-takes = braucht { $goods }
learn-with-beside = bringt { $value } neben einer Siedlung
learn-bots = Wie starke Bots sie spielen
learn-bots-built = Gebaut in { $percent } % der Partien, im Schnitt in Runde { $round }.
learn-bots-used = Wo sie gebaut ist, wird sie im Schnitt { $times } Mal genutzt.
learn-bots-never = In diesen Partien nie gebaut.
learn-bots-source = { $games } Partien des Bots „{ $bot }“, { $mode }: { $command }
learn-in-games = Spielarten
learn-not-in = nicht in: { $modes }
learn-any-players = alle Spielarten
learn-back-to-cards = Alle Karten
learn-card-next = Nächste Karte
learn-card-previous = Vorige Karte

# Goods
learn-goods-line-france = Brot und Wein werden zu Schätzen.
learn-goods-line-ireland = Bier und Whiskey werden zu Schätzen.
learn-goods-about = Folge einer Linie vom Ertragsrad links: Jedes Gebäude macht aus Waren wertvollere.
learn-web = Das Netz der Waren: { $variant }
learn-feeds = Nahrung
learn-heats = Energie
learn-scores = Punkte
learn-only-use = nur zum Bauen oder Umwandeln
learn-from = Herkunft
learn-into = Wird verarbeitet in
learn-builds = Baustoff für
learn-from-wheel = über das Rad
learn-back-side = auf der Rückseite: { $good }
learn-more = Mehr in den Regeln
