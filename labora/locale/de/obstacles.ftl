# Why something is not possible now, and what would be. $card, $building, $missing and $terrain are "none" where there is none;
# $option is what was typed, $decision an id; $missing, $coins and $have are amounts.

obstacle-offered = Das ist möglich.
obstacle-other-decision = „{ $option }“ beantwortet die offene Frage nicht. Wähle eine der angebotenen Möglichkeiten.
obstacle-not-on-list = „{ $option }“ steht hier nicht zur Wahl. Wähle eine der angebotenen Möglichkeiten.
obstacle-no-action-left = In diesem Zug hast du keine Aktion mehr. Erwirb noch eine Landschaft, falls du das noch nicht getan hast, oder beende den Zug.
obstacle-action-open = Du hast noch eine Aktion: Führe sie aus, bevor du den Zug beendest. Passen ist nicht erlaubt.
obstacle-not-in-this-phase = { $option ->
    [settle] Siedlungen werden in den Siedlungsphasen gebaut oder mit der Burg.
   *[other] Das ist in diesem Teil der Runde nicht möglich. In einer Siedlungsphase darfst du nur eine Landschaft erwerben und eine Siedlung bauen, in der Bonusrunde nur eine Landschaft erwerben, bauen oder deinen Prior einsetzen.
}
obstacle-no-clergyman = Kein Geistlicher ist frei: Alle stehen auf Gebäuden. Zu Beginn der nächsten Runde kehren alle zurück.
obstacle-no-free-building = Alle deine Gebäude sind besetzt. Baue ein weiteres oder nutze das Gebäude eines Mitspielers.
obstacle-not-a-building = Dort liegt kein solches Gebäude. Siedlungen, Wälder und Moore können nicht genutzt werden.
obstacle-occupied = { $building ->
    [none] Dort steht schon ein Geistlicher. Wähle ein unbesetztes Gebäude.
   *[other] Auf { FORM($building, "the-dative") } ({ $player }) steht schon ein Geistlicher. Wähle ein unbesetztes Gebäude.
}
obstacle-not-yours = Das Gebäude „{ $building }“ gehört { FORM($player, "dative") }. Geistliche setzt du nur auf eigene Gebäude; fremde nutzt du mit einem Arbeitsauftrag.
obstacle-your-own = Das Gebäude „{ $building }“ gehört dir selbst: Setze einen Geistlichen darauf. Arbeitsaufträge erteilst du nur für Gebäude der Mitspieler.
obstacle-owner-has-no-clergyman = Das Gebäude „{ $building }“ ist nicht nutzbar: Für den Arbeitsauftrag hat { FORM($player, "the") } keinen freien Geistlichen mehr.
obstacle-no-coins = Das kostet { $coins }, und du hast { $have }.
obstacle-no-gift = Du hast keinen Wein (in Irland: keinen Whiskey) als Gastgeschenk. Zahle die Gebühr in Münzen.
obstacle-no-fee = Ein Arbeitsauftrag kostet { $coins }, und du hast { $have } und kein Gastgeschenk.
obstacle-no-contract = Kein Gebäude eines Mitspielers kann genutzt werden: Entweder ist es besetzt, oder sein Eigentümer hat keinen freien Geistlichen mehr.
obstacle-no-forest = { $decision ->
    [amount] So viele Wälder (oder Moore) zum Roden hast du nicht.
   *[other] Dort hast du keinen Wald. Wähle ein Feld mit einem Wald.
}
obstacle-no-moor = Dort hast du kein Moor. Wähle ein Feld mit einem Moor.
obstacle-not-in-display = { $card ->
    [none] Diese Karte liegt nicht in der Auslage. Wähle ein Gebäude der Auslage.
   *[other] Die Karte „{ $card }“ liegt nicht in der Auslage. Wähle ein Gebäude der Auslage.
}
obstacle-cannot-pay = { $missing ->
    [none] So oft reichen deine Waren nicht. Wähle eine kleinere Zahl.
   *[other] Du kannst { FORM($card, "the-accusative") } nicht bezahlen. Es fehlt: { $missing }.
}
obstacle-space-taken = Auf diesem Feld liegt eine Karte. Wähle ein leeres Feld.
obstacle-wrong-terrain = Dort darf { FORM($card, "the") } nicht gebaut werden. Möglich: { $terrain }.
obstacle-not-beside-cloister = { $decision ->
    [neutral-space] Als Klostergebäude muss { FORM($card, "the") } an ein anderes Klostergebäude grenzen. Nur wenn es keinen solchen Platz gibt, darf ein allein stehendes Klostergebäude überbaut werden.
   *[other] Als Klostergebäude muss { FORM($card, "the") } an ein anderes Klostergebäude grenzen.
}
obstacle-no-space = { $decision ->
    [neutral-card] Für { FORM($card, "the-accusative") } ist auf dem Kernland des neutralen Spielers kein Platz. Wähle ein anderes Gebäude.
   *[other] Für { FORM($card, "the-accusative") } hast du kein passendes Feld frei. Möglich: { $terrain }. Ein Klostergebäude muss außerdem an ein anderes grenzen. Mit einer neuen Landschaft bekommst du mehr Platz.
}
obstacle-nothing-to-build = Du kannst kein Gebäude der Auslage bauen: Für jedes fehlen dir die Waren oder ein passendes Feld.
obstacle-already-bought = Du kannst jetzt keine weitere Landschaft erwerben. Erlaubt ist eine je Spielzug und eine je Siedlungsphase, vor dem Siedlungsbau.
obstacle-pile-empty = Dieser Stapel ist leer: Alle Landschaften sind verkauft.
obstacle-not-adjacent-land = Dort passt die Landschaft nicht. Landstriche kommen direkt über oder unter dein Land. Bei einem Areal muss mindestens ein Küsten- oder Hangfeld an dein Land oder an ein Areal auf derselben Seite grenzen.
obstacle-not-in-hand = { $card ->
    [none] Diese Siedlung ist nicht in deinem Vorrat.
   *[other] Die Siedlung „{ $card }“ ist nicht in deinem Vorrat, sondern schon gebaut oder noch nicht ausgeteilt.
}
obstacle-nothing-to-settle = Du kannst keine Siedlung bauen: Für jede in deinem Vorrat fehlt dir Nahrung, Energie oder ein Feld.
obstacle-already-settled = Du hast in dieser Phase schon eine Siedlung gebaut. Beende den Zug.
obstacle-indicator-not-in-play = Dieser Warenanzeiger ist nicht auf dem Ertragsrad. Nutze den Joker oder eine andere Ware.
obstacle-nothing-produced = Dieser Warenanzeiger steht auf 0, also würde das Gebäude nichts bringen. Wähle einen anderen Warenanzeiger.
obstacle-over-limit = { $card ->
    [none] Das ist öfter als erlaubt. Wähle eine kleinere Zahl.
   *[other] So oft erlaubt { FORM($card, "the") } das nicht. Wähle eine kleinere Zahl.
}
obstacle-no-wonder-left = Alle acht Wunder sind vergeben.
obstacle-too-few-kinds = Danach hättest du nicht mehr genug verschiedene Waren. Wähle eine Ware, die früher in der Liste steht.
obstacle-not-owned = Das hast du nicht. Wähle eine Ware, die du besitzt.
obstacle-out-of-order = Die Liste läuft nur vorwärts. Wähle etwas, das weiter hinten steht und für den Rest genug übrig lässt.
obstacle-not-minimal = Das ist keine gültige Zahlung: Entweder hast du diese Waren nicht, oder sie reichen nicht, oder auf eine Marke könntest du verzichten. Gib nur so viel ab wie nötig.
obstacle-already-used = In dieser Aktion wurde { FORM($building, "the") } schon genutzt: Gebäude, über die man ein anderes nutzt, wirken nur einmal pro Aktion.
obstacle-no-prior-there = Auf { FORM($building, "the-dative") } ({ $player }) steht kein Prior. Wähle ein Gebäude, auf dem ein Prior steht.
obstacle-not-occupied = Auf { FORM($building, "the-dative") } ({ $player }) steht niemand. Wähle ein besetztes Gebäude.
obstacle-not-a-neighbour = Das Gebäude „{ $building }“ ({ $player }) grenzt nicht an { FORM($card, "the-accusative") }. Wähle ein angrenzendes Gebäude.
obstacle-no-use = { $building ->
    [none] Das würde jetzt nichts bewirken.
   *[other] Jetzt würde { FORM($building, "the") } nichts bewirken. Wähle ein Gebäude, das etwas bewirkt.
}
obstacle-must-choose = Verzichten ist hier nicht möglich. Wähle eine der angebotenen Möglichkeiten.
obstacle-same-good = Diese Ware hast du schon gewählt. Wähle eine andere Basisware.
obstacle-not-maximal = Für deine Punkte könntest du mehr nehmen. Wähle so, dass nichts mehr hineinpasst.
obstacle-overbuilds-other-kind = Klostergebäude dürfen nur Klostergebäude überbauen, Nicht-Klostergebäude nur Nicht-Klostergebäude. Wähle ein leeres Feld oder ein Gebäude derselben Art.
obstacle-not-placed-now = Der Prior des neutralen Spielers darf nur auf ein Gebäude, das gerade gebaut wurde.
obstacle-leaves-without-place = { $decision ->
    [neutral-card] Noch nicht: Egal wo { FORM($card, "the") } liegt, für { FORM($left, "the-accusative") } bliebe kein Platz mehr. Lege zuerst ein anderes Gebäude.
   *[other] Läge { FORM($card, "the") } dort, bliebe für { FORM($left, "the-accusative") } kein Platz mehr. Wähle ein anderes Feld.
}
obstacle-own-indicator-in-play = Der Warenanzeiger dieser Ware liegt auf dem Ertragsrad. Nimm die Waren mit ihm oder mit dem Joker. Auf die Waren verzichten darfst du nur, wenn er nicht mehr im Spiel ist.
