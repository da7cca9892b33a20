# What the pages of cards and goods say.

# Cards
learn-cards-line = Jede Karte beider Varianten, was sie tut und wozu sie passt.
learn-cards-search = Ein Name oder ein Wort darauf
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
learn-for-players = Im Spiel zu
learn-terrain = Steht auf
learn-cost = Kostet
learn-makes = Bringt
learn-needs = Braucht
learn-clear = Alle zeigen
learn-none = Keine Karte ist so.
learn-drop = Ohne „{ $choice }“ sind es { $count }
learn-example = Zum Beispiel
learn-example-note = so rechnet es dieses Programm
learn-goes-with = Passt gut zu
learn-with-gives = bringt { $goods }
learn-with-takes = braucht { $goods }
learn-with-beside = zählt { $value } neben einer Siedlung
learn-bots = Wie starke Bots sie spielen
learn-bots-built = Gebaut in { $percent } % der Spiele, im Mittel in Runde { $round }.
learn-bots-used = Genutzt { $times }-mal je Spiel, in dem sie gebaut ist.
learn-bots-never = In diesen Spielen nie gebaut.
learn-bots-source = { $games } Spiele des Bots „{ $bot }“, { $mode }: { $command }
learn-in-games = Spiele
learn-not-in = nicht in: { $modes }
learn-any-players = alle Spiele
learn-back-to-cards = Alle Karten
learn-card-next = Nächste Karte
learn-card-previous = Vorige Karte

# Goods
learn-goods-line-france = Brot und Wein werden zu Schätzen.
learn-goods-line-ireland = Bier und Whiskey werden zu Schätzen.
learn-goods-about = Folge einer Linie vom Rad links: Jedes Gebäude macht aus Waren bessere.
learn-web = Das Netz der Waren: { $variant }
learn-feeds = nährt
learn-heats = wärmt
learn-scores = zählt Punkte
learn-only-use = nur zum Bauen oder Umwandeln
learn-from = Kommt von
learn-into = Wird zu
learn-builds = Baut
learn-from-wheel = über das Rad
learn-back-side = auf der Rückseite: { $good }
learn-more = Mehr in den Regeln
