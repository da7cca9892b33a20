# Why something is not possible now, and what would be. $card, $building, $missing and $terrain are "none" where there is none;
# $option is what was typed, $decision an id; $missing, $coins and $have are amounts.

obstacle-offered = Das ist möglich.
obstacle-other-decision = „{ $option }“ beantwortet die offene Frage nicht. Wähle eine der angebotenen Möglichkeiten.
obstacle-not-on-list = „{ $option }“ steht hier nicht zur Wahl. Wähle eine der angebotenen Möglichkeiten.
obstacle-no-action-left = In diesem Spielzug hast du keine Aktion mehr. Du darfst noch eine Landschaft erwerben, falls du es nicht schon getan hast, oder den Spielzug beenden.
obstacle-action-open = Du hast noch eine Aktion: Führe sie aus, bevor du den Spielzug beendest. Passen ist nicht erlaubt.
obstacle-not-in-this-phase = { $option ->
    [settle] Siedlungen werden in den Siedlungsphasen gebaut oder mit der Burg.
   *[other] Das ist in diesem Teil der Runde nicht möglich. In einer Siedlungsphase darfst du nur eine Landschaft erwerben und eine Siedlung bauen, in der Bonusrunde nur eine Landschaft erwerben, bauen oder deinen Prior einsetzen.
}
obstacle-no-clergyman = Kein Geistlicher ist frei: Alle stehen auf Gebäuden. Sobald der letzte eingesetzt ist, kehren zu Beginn der nächsten Runde alle zurück.
obstacle-no-free-building = Alle deine Gebäude sind besetzt. Baue ein weiteres oder nutze das Gebäude eines Mitspielers.
obstacle-not-a-building = Dort ist kein solches Gebäude. Siedlungen, Wälder und Moore können nicht genutzt werden.
obstacle-occupied = { $building ->
    [none] Dort steht schon ein Geistlicher. Wähle ein unbesetztes Gebäude.
   *[other] Auf { FORM($building, "the-dative") } ({ $player }) steht schon ein Geistlicher. Wähle ein unbesetztes Gebäude.
}
obstacle-not-yours = Geistliche setzt du nur auf eigene Gebäude, aber { FORM($building, "the") } gehört { FORM($player, "dative") }. Fremde Gebäude nutzt du mit einem Arbeitsauftrag.
obstacle-your-own = Dir selbst gehört { FORM($building, "the") }. Ein Arbeitsauftrag gilt Gebäuden der Mitspieler; auf eigene setzt du einen Geistlichen.
obstacle-owner-has-no-clergyman = Nicht nutzbar ist { FORM($building, "the") }: Für den Arbeitsauftrag hat { FORM($player, "the") } keinen Geistlichen mehr frei.
obstacle-no-coins = Das kostet { $coins }, und du hast { $have }.
obstacle-no-gift = Du hast keinen Wein (in Irland: keinen Whiskey) als Gastgeschenk. Zahle die Gebühr in Münzen.
obstacle-no-fee = Ein Arbeitsauftrag kostet { $coins }, und du hast { $have } und kein Gastgeschenk.
obstacle-no-contract = Kein Gebäude eines Mitspielers kann genutzt werden: Alle sind besetzt, oder die Eigentümer haben keinen Geistlichen mehr frei.
obstacle-no-forest = { $decision ->
    [amount] So viele Wälder (oder Moore) zum Roden hast du nicht.
   *[other] Dort hast du keinen Wald. Wähle ein Feld mit einem Wald.
}
obstacle-no-moor = Dort hast du kein Moor. Wähle ein Feld mit einem Moor.
obstacle-not-in-display = { $card ->
    [none] Diese Karte liegt nicht in der Auslage. Wähle ein Gebäude der Auslage.
   *[other] In der Auslage liegt { FORM($card, "the") } nicht. Wähle ein Gebäude der Auslage.
}
obstacle-cannot-pay = { $missing ->
    [none] Für so viele Male fehlen dir die Waren. Wähle eine kleinere Zahl.
   *[other] Du kannst { FORM($card, "the-accusative") } nicht bezahlen. Es fehlt: { $missing }.
}
obstacle-space-taken = Auf diesem Feld liegt eine Karte. Wähle ein leeres Feld.
obstacle-wrong-terrain = Dort darf { FORM($card, "the") } nicht liegen. Möglich ist: { $terrain }.
obstacle-not-beside-cloister = { $decision ->
    [neutral-space] Als Klostergebäude muss { FORM($card, "the") } an ein anderes Klostergebäude grenzen. Nur wenn es keinen solchen Platz gibt, darf ein allein stehendes Klostergebäude überbaut werden.
   *[other] Als Klostergebäude muss { FORM($card, "the") } an ein anderes Klostergebäude grenzen.
}
obstacle-no-space = { $decision ->
    [neutral-card] Für { FORM($card, "the-accusative") } ist auf dem Kernland des neutralen Spielers kein Platz. Wähle ein anderes Gebäude.
   *[other] Für { FORM($card, "the-accusative") } hast du kein freies Feld. Möglich ist: { $terrain }. Ein Klostergebäude muss außerdem an ein anderes grenzen. Weitere Landschaften können erworben werden.
}
obstacle-nothing-to-build = Du kannst kein Gebäude der Auslage bauen: Für jedes fehlen die Waren oder das Feld.
obstacle-already-bought = Du kannst jetzt keine weitere Landschaft erwerben: eine je Spielzug und eine vor dem Siedlungsbau einer Siedlungsphase.
obstacle-pile-empty = Von diesen Landschaften ist keine mehr übrig.
obstacle-not-adjacent-land = Dort passt die Landschaft nicht. Landstriche kommen direkt über oder unter dein Land; bei einem Areal muss mindestens ein Küsten- oder Hangfeld auf dieser Seite an das Land oder an ein Areal grenzen.
obstacle-not-in-hand = { $card ->
    [none] Diese Siedlung ist nicht in deinem Vorrat.
   *[other] In deinem Vorrat ist { FORM($card, "the") } nicht: schon gebaut oder noch nicht ausgeteilt.
}
obstacle-nothing-to-settle = Du kannst keine Siedlung bauen: Für jede in deinem Vorrat fehlen Nahrung, Energie oder ein Feld.
obstacle-already-settled = Du hast in dieser Phase schon eine Siedlung gebaut. Beende den Spielzug.
obstacle-indicator-not-in-play = Dieser Warenanzeiger ist nicht auf dem Ertragsrad. Nutze den Joker oder eine andere Ware.
obstacle-nothing-produced = Dieser Warenanzeiger steht auf 0, das Gebäude würde nichts bringen. Wähle einen anderen Warenanzeiger.
obstacle-over-limit = { $card ->
    [none] Das ist öfter als erlaubt.
   *[other] So oft erlaubt { FORM($card, "the") } das nicht. Wähle eine kleinere Zahl.
}
obstacle-no-wonder-left = Alle acht Wunder sind vergeben.
obstacle-too-few-kinds = Danach fehlen dir verschiedene Waren, um weiterzumachen. Wähle eine Ware, die früher in der Liste steht.
obstacle-not-owned = Das hast du nicht. Wähle eine Ware, die du besitzt.
obstacle-out-of-order = Mehreres wird in fester Reihenfolge gewählt. Wähle etwas, das später in der Liste steht und für den Rest genug übrig lässt.
obstacle-not-minimal = Das ist keine gültige Zahlung: Waren, die du nicht hast, zu wenig, oder eine Marke, die entfallen könnte. Gib gerade genug.
obstacle-already-used = In dieser Aktion wurde { FORM($building, "the") } schon genutzt: Gebäude, die zu anderen Gebäuden führen, wirken einmal pro Aktion.
obstacle-no-prior-there = Auf { FORM($building, "the-dative") } ({ $player }) steht kein Prior. Wähle ein Gebäude, auf dem ein Prior steht.
obstacle-not-occupied = Auf { FORM($building, "the-dative") } ({ $player }) steht niemand. Wähle ein besetztes Gebäude.
obstacle-not-a-neighbour = An { FORM($card, "the-accusative") } grenzt { FORM($building, "the") } ({ $player }) nicht. Wähle ein angrenzendes Gebäude.
obstacle-no-use = { $building ->
    [none] Das würde jetzt nichts bewirken.
   *[other] Jetzt würde { FORM($building, "the") } nichts bewirken. Wähle ein Gebäude, das du nutzen kannst.
}
obstacle-must-choose = Verzichten ist hier nicht möglich. Wähle eine der angebotenen Möglichkeiten.
obstacle-same-good = Diese Ware hast du schon gewählt. Wähle eine andere Basisware.
obstacle-not-maximal = Für deine Punkte könntest du mehr nehmen. Wähle so, dass nichts mehr dazupasst.
obstacle-overbuilds-other-kind = Klostergebäude dürfen nur Klostergebäude überbauen, alle anderen nur andere. Wähle ein leeres Feld oder ein Gebäude derselben Art.
obstacle-not-placed-now = Der neutrale Prior darf nur auf ein Gebäude, das gerade gebaut wurde.
obstacle-leaves-without-place = { $decision ->
    [neutral-card] Noch nicht: Wo auch immer { FORM($card, "the") } läge, für { FORM($left, "the-accusative") } wäre auf dem Kernland des neutralen Spielers kein Platz mehr. Lege ein Gebäude, das Platz für alle lässt.
   *[other] Läge { FORM($card, "the") } dort, wäre für { FORM($left, "the-accusative") } auf dem Kernland des neutralen Spielers kein Platz mehr. Wähle ein Feld, das Platz für alle lässt.
}
obstacle-own-indicator-in-play = Der Warenanzeiger dieser Ware ist auf dem Ertragsrad. Nimm die Waren mit ihm oder mit dem Joker; nichts nehmen darfst du nur, wenn er nicht mehr im Spiel ist.
