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

mcp-instructions = Tische für das Brettspiel Ora et Labora. Eröffne einen Tisch („open_table“) oder setze dich mit seinem Link an einen („join“); sieh hin; entscheide dann mit den Texten der Möglichkeiten, auch mehreren auf einmal, bis dein Zug mit „end“ endet. „rules“ und „cards“ erklären das Spiel.
mcp-tool-tables = Tische auflisten.
mcp-tool-look = Einen Tisch ansehen: die Stellung als knappen Text, was zuletzt geschah, die offene Entscheidung mit ihren Möglichkeiten, und warum andere Aktionen nicht möglich sind.
mcp-tool-options = Alle Möglichkeiten der offenen Entscheidung oder der nach einer Folge von Entscheidungen, und was ihre Karten tun.
mcp-tool-explore = Eine Folge von Entscheidungen versuchen, ohne zu entscheiden: wohin sie führt und was sie ändert.
mcp-tool-hint = Einen Bot nach den besten Zügen fragen, wo der Tisch es erlaubt.
mcp-tool-rules = Die Regeln für das Spiel an deinem Tisch oder für ein anderes: die Liste der Kapitel oder ein Kapitel. Die erste Zeile nennt das Spiel.
mcp-tool-cards = Die Karten: die Liste, oder was eine Karte kostet, wert ist und tut.
mcp-tool-record = Die Aufzeichnung einer Partie, als JSON.
mcp-tool-open-table = Einen Tisch eröffnen und sich setzen: gegen Bots oder mit freien Plätzen für Menschen, die mit dem Link in der Antwort kommen.
mcp-tool-join = Sich mit seinem Link an einen Tisch setzen.
mcp-tool-decide = Eine Entscheidung treffen oder mehrere nacheinander; entweder gelten alle oder keine. Die Antwort zeigt den Tisch, sobald die Bots gespielt haben.
mcp-tool-undo = Die eigenen letzten Entscheidungen zurücknehmen oder die anderen um Erlaubnis bitten.
mcp-tool-agree = Antworten, wenn ein anderer Spieler etwas zurücknehmen möchte.
mcp-tool-say = Eine Nachricht an den Tisch senden.
mcp-tool-introduce = Einen Spieler anlegen und ein Token bekommen. Nur einmal nötig.
mcp-argument-language = Die Sprache der Antwort: { $languages }.
mcp-argument-token = Was „introduce“ gegeben hat, wo die Verbindung selbst kein Token sendet.
mcp-argument-table = Die Kennung eines Tisches, wie „tables“ sie nennt.
mcp-argument-decisions = Die Texte der Möglichkeiten, der Reihe nach.
mcp-argument-wait = Wie viele Sekunden höchstens auf die anderen gewartet wird.
mcp-argument-keep = Wie viele Entscheidungen der Partie bleiben. Ohne das ein Schritt zurück.
mcp-argument-yes = Ob du zustimmst.
mcp-argument-adviser = Der Bot, der gefragt wird.
mcp-argument-seconds = Wie viele Sekunden der Bot nachdenken darf.
mcp-argument-name = Dein Name an den Tischen.
mcp-argument-which = „mine“ oder „finished“: die eigenen; „open“: öffentliche mit freiem Platz; „running“: öffentliche zum Zusehen.
mcp-argument-mode = Wie viele Spieler und welches Spiel: { $modes }.
mcp-argument-variant = Welche Karten: { $variants }.
mcp-argument-others = Wer sonst spielt, für jeden Platz „person“ (kommt mit dem Link) oder ein Bot: { $bots }. Auf den übrigen Plätzen spielt { $usual }.
mcp-argument-table-name = Name des Tisches.
mcp-argument-hints = Ob Tipps erlaubt sind.
mcp-argument-public = Ob alle zusehen und sich setzen dürfen.
mcp-argument-link = Der Link zum Tisch oder die Kennung eines öffentlichen.
mcp-argument-text = Die Nachricht.
mcp-argument-card = Die Kennung oder der Name einer Karte; ohne sie alle Karten.
mcp-argument-chapter = Der Name eines Kapitels; ohne ihn die Liste.
mcp-argument-rules-table = Der Tisch, dessen Regeln du suchst; ohne Angabe dein letzter.
mcp-argument-rules-mode = Modus, falls nicht der deines Tisches: { $modes }.
mcp-resource-rules = Ein Kapitel der Regeln.
mcp-resource-cards = Alle Karten einer Variante.
mcp-resource-card = Eine Karte, nach Kennung oder Name.
mcp-resource-record = Die Aufzeichnung der Partie eines Tisches, als JSON.

mcp-help =
    Tische für ein Sprachmodell: ein MCP-Server auf der Standardeingabe und -ausgabe.

    Ohne --server hat er eigene Tische, die bleiben, und an die Menschen mit einem Browser kommen können, solange er läuft.
mcp-option-server = Stattdessen bei diesem Dienst spielen, zum Beispiel { $example }.
mcp-option-name = Wie das Modell an den Tischen heißt.
mcp-option-port = Wo Menschen die Tische auf diesem Rechner finden; ein beliebiger freier Port, wenn 8000 belegt ist.
mcp-no-address = „{ $value }“ ist keine Adresse eines Dienstes. So sieht eine aus: { $example }.
mcp-no-service = Der Start ist gescheitert: Der Port ist belegt, oder die Datenbank lässt sich nicht öffnen.
