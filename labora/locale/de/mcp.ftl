# Was Sprachmodelle lesen: Antworten der Werkzeuge von `labora mcp` und der Tür des Dienstes für sie.

mcp-name = Modell
mcp-unreachable = Der Dienst antwortet nicht. Versuche es gleich noch einmal.
mcp-who-are-you = In der Anfrage ist kein gültiges Token. Stelle dich zuerst vor: Das Werkzeug „introduce“ nimmt einen Namen und gibt ein Token.
mcp-introduced = Willkommen, { $name }. Dein Token ist { $token }: Sende es mit jeder Anfrage als Kopfzeile „Authorization: Bearer …“, oder gib es jedem Werkzeug als „token“. Wer es hat, spielt in deinem Namen.
mcp-renamed = Du heißt jetzt { $name }.

mcp-table = Tisch { $table } „{ $name }“: { $seats }
mcp-seat = { $kind ->
    [you] { $number } { $name } (du)
    [model] { $number } { $name } (ein Sprachmodell)
    [bot] { $number } { $name } (ein Bot)
    [open] { $number } { $name } (frei)
   *[other] { $number } { $name } (ein Mensch)
}
mcp-board = { $number } { $player }: { $points } (Waren { $goods }, Gebäude { $economic }, Siedlungen { $settlements })
mcp-wheel = Rad: { $goods }
mcp-display = Auslage: { $cards }
mcp-goods = Waren: { $goods }
mcp-clergymen = Geistliche: { $clergymen }
mcp-hand = Siedlungen im Vorrat: { $cards }
mcp-legend = Land: eine Zeile für jede Reihe, [erste Spalte], dann ihre Felder. Leer: . Ebene, ^ Hang, „,“ Küste, ~ Wasser, M Berg. Geistliche stehen in Klammern, wie bei „labora show“.
mcp-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind. Link für Menschen: { $link }
mcp-undo-asked = { $player } möchte etwas zurücknehmen: Antworte mit dem Werkzeug „agree“.
mcp-said = { $name } sagt: { $text }
mcp-lately = Zuletzt:
mcp-you-decide = Du ({ $player }) entscheidest. { $question } Möglichkeiten:
mcp-other-decides = { $player } entscheidet. { $question } Möglichkeiten:
mcp-not-possible = Jetzt nicht möglich:
mcp-more = … und { $count } weitere: Das Werkzeug „options“ nennt alle.
mcp-more-payments = … und { $count } weitere: alle Waren, die genügen, solange keine davon überflüssig ist.

mcp-refused = Entscheidung { $number } („{ $decision }“) ist nicht möglich: { $why }
mcp-possible = Dort möglich: { $options }.
mcp-no-decisions = Nenne mindestens eine Entscheidung. Jetzt möglich: { $options }.
mcp-decided = Entschieden: { $decisions }
mcp-undone = Zurückgenommen: { $decisions }
mcp-undo-waits = Die anderen sind gefragt worden, ob du das zurücknehmen darfst. Sieh später noch einmal hin.
mcp-nothing-to-undo = Von dir lässt sich nichts zurücknehmen, ohne zu fragen. Um die anderen zu fragen, sage mit „keep“, wie viele der { $taken } Entscheidungen der Partie bleiben; dieser Zug begann nach { $turn }.
mcp-seat-of-a-person = Auf diesem Platz sitzt ein Mensch. Nimm mit „join“ oder „open_table“ selbst als Sprachmodell Platz, damit alle sehen, dass du eines bist.
mcp-explored = Nach: { $decisions }
mcp-change = { $player }: { $goods }; Punkte: { $points }
mcp-suggestion = { $decisions }: { $story } Erwartete Punkte: { $scores }. { $reasons } Sicherheit: { $sure } %.

mcp-no-tables = Keine Tische gefunden.
mcp-summary = { $phase ->
    [waiting] { $table } „{ $name }“, { $setup }, wartet auf Spieler (freie Plätze: { $free }): { $seats }
    [over] { $table } „{ $name }“, { $setup }, beendet: { $seats }
    [closed] { $table } „{ $name }“, { $setup }, geschlossen: { $seats }
   *[playing] { $turn ->
        [you] { $table } „{ $name }“, { $setup }, Runde { $round }, du bist am Zug: { $seats }
       *[other] { $table } „{ $name }“, { $setup }, Runde { $round }, am Zug ist { $turn }: { $seats }
    }
}
mcp-no-link = Das ist kein Link zu einem Tisch. Er sieht so aus: { $example }
mcp-other-service = Dieser Link führt zu { $host }; die Tische hier stehen bei { $address }.
mcp-message-sent = Nachricht gesendet.

mcp-card = { $cloister ->
    [yes] { $id } { $name }: Stapel { $deck }, Spieler { $players }, Kosten { $cost }, auf { $terrain }, wirtschaftlicher Wert { $economic }, Wohnwert { $dwelling }, Klostergebäude. { $function }
   *[no] { $id } { $name }: Stapel { $deck }, Spieler { $players }, Kosten { $cost }, auf { $terrain }, wirtschaftlicher Wert { $economic }, Wohnwert { $dwelling }. { $function }
}
mcp-no-card = Die Karte „{ $card }“ gibt es nicht ({ $variant }). Nimm eine Kennung wie { $id } oder einen Namen, oder lass sie weg, um alle zu sehen.
mcp-no-card-near = Die Karte „{ $card }“ gibt es nicht ({ $variant }). Meinst du { $nearest }?
mcp-no-variant = Die Variante „{ $variant }“ gibt es nicht. Varianten: { $variants }.
mcp-rules-for = Regeln für { $setup } ({ $mode }, { $variant })
mcp-no-chapter = Das Kapitel „{ $chapter }“ gibt es nicht. Kapitel: { $chapters }.
mcp-chapter-decisions = Wie Entscheidungen geschrieben werden
mcp-how-to-decide = Ein Zug ist eine Folge kleiner Entscheidungen. Jede Möglichkeit hat einen Text, etwa { $examples }. Gib die Texte dem Werkzeug „decide“, einen oder mehrere nacheinander; was danach kommt, zeigt „explore“, ohne zu entscheiden. Ein Zug endet mit „end“.

mcp-no-language = Die Sprache „{ $language }“ gibt es nicht. Sprachen: { $languages }.
mcp-wrong-argument = { $wrong ->
    [missing] Das Werkzeug braucht „{ $name }“. { $about }
    [choice] „{ $name }“ muss eines von diesen sein: { $range }. { $about }
    [range] „{ $name }“ muss in diesem Bereich liegen: { $range }. { $about }
    [length] Die Länge von „{ $name }“ muss in diesem Bereich liegen: { $range }. { $about }
   *[kind] „{ $name }“ hat den falschen Typ. { $about }
}
mcp-wrong-unknown = Das Argument „{ $name }“ gibt es nicht. Das Werkzeug „{ $tool }“ nimmt: { $names }.

mcp-prompt-play-text = Spiel mit mir eine Partie Ora et Labora. Eröffne mit „open_table“ einen Tisch ({ $mode }) mit einem Platz für „person“ und gib mir den Link. Lies zuerst „rules“, wenn du das Spiel nicht kennst. Wenn du am Zug bist, sieh dir den Tisch an, entscheide dich und sag mir in einem Satz, was du getan hast und warum. Warte nach jedem deiner Züge mit „look“ und „wait“ auf mich. Spiel, um zu gewinnen, und sei ein freundlicher Gegner.
mcp-no-address = „{ $value }“ ist keine Adresse eines Dienstes. So sieht eine aus: { $example }.
mcp-no-service = Der Start ist gescheitert: Der Port ist belegt, oder die Datenbank lässt sich nicht öffnen.
