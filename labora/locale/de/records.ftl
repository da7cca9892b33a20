# What can be wrong with a record. $turn and $move count from 1, $text is the move as the record has it.

record-too-long = Das ist zu lang für die Aufzeichnung einer Partie (mehr als { $limit } Zeichen).
record-no-json = Das ist keine Aufzeichnung von Labora: Es ist kein JSON (Zeile { $line }, Spalte { $column }). Aufzeichnungen schreibt „labora table“.
record-no-record = Das ist keine Aufzeichnung von Labora: Eine Aufzeichnung ist ein JSON-Objekt mit „format“: „labora-record“.
record-newer-notation = Diese Aufzeichnung stammt von einem neueren Labora (Notation { $version }; dieses hier liest bis { $known }). Zum Öffnen Labora aktualisieren.
record-unknown-field = Unbekanntes Feld „{ $field }“.
record-field-twice = Das Feld „{ $field }“ steht doppelt da.
record-missing-field = Der Aufzeichnung fehlt das Feld „{ $field }“.
record-wrong-field = Das Feld „{ $field }“ der Aufzeichnung kann nicht { $value } sein.
record-wrong-setup = Dieses Spiel gibt es nicht. { $sentence }
record-wrong-seats = { $seats ->
    [one] Die Aufzeichnung hat { $seats } Platz, Spieler in diesem Modus: { $players }.
   *[other] Die Aufzeichnung hat { $seats } Plätze, Spieler in diesem Modus: { $players }.
}

record-no-line = Spielzug { $turn } ist keine Zeile aus Entscheidungen mit je einem Leerzeichen dazwischen: „{ $text }“.
record-no-move = Spielzug { $turn }, Entscheidung { $move }: „{ $text }“ ist nichts, was hier gespielt werden könnte.
record-illegal-move = Spielzug { $turn }, Entscheidung { $move }: „{ $text }“ ist nicht erlaubt. { $why }
record-after-end = Spielzug { $turn }, Entscheidung { $move }: „{ $text }“ kommt nach dem Ende des Spiels.
record-turn-ended = Spielzug { $turn }, Entscheidung { $move }: „{ $text }“ kommt nach dem Ende des Spielzugs. Jeder Spielzug hat eine eigene Zeile.
record-turn-open = Spielzug { $turn } endet nicht nach „{ $text }“, aber es folgt ein weiterer.
# Behind the sentence, where the rules of the record are not those of this program.
record-age = { $age ->
    [old] Die Aufzeichnung entstand nach älteren Regeln (Version { $rules }, jetzt { $current }), die seitdem berichtigt wurden.
   *[new] Die Aufzeichnung entstand nach neueren Regeln (Version { $rules }, hier { $current }). Zum Öffnen Labora aktualisieren.
}
