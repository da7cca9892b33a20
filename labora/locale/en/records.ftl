# What can be wrong with a record. $turn and $move count from 1, $text is the move as the record has it.

record-too-long = This is too long to be a game record (more than { $limit } characters).
record-no-json = This is not a Labora record: invalid JSON at line { $line }, column { $column }. Records are written by “labora table”.
record-no-record = This is not a Labora record: a record is a JSON object with “format”: “labora-record”.
record-newer-notation = This record was written by a newer Labora (notation { $version }; this one reads up to { $known }). Update Labora to open it.
record-unknown-field = Unknown field “{ $field }”.
record-field-twice = Duplicate field “{ $field }”.
record-missing-field = Missing field “{ $field }”.
record-wrong-field = Invalid value for the field “{ $field }”: { $value }.
record-wrong-setup = Invalid game setup. { $sentence }
record-wrong-seats = { $seats ->
    [one] The record has { $seats } seat, but { $players } play in this mode.
   *[other] The record has { $seats } seats, but { $players } play in this mode.
}

record-no-line = Turn { $turn } is not a line of moves with single spaces between them: “{ $text }”.
record-no-move = Turn { $turn }, move { $move }: “{ $text }” is not a valid move here.
record-illegal-move = Turn { $turn }, move { $move }: “{ $text }” is not legal. { $why }
record-after-end = Turn { $turn }, move { $move }: “{ $text }” comes after the end of the game.
record-turn-ended = Turn { $turn }, move { $move }: “{ $text }” comes after the end of the turn. Each turn has a line of its own.
record-turn-open = Turn { $turn } does not end after “{ $text }”, but another turn follows.
# Behind the sentence, where the rules of the record are not those of this program.
record-age = { $age ->
    [old] The record was made under older rules (version { $rules }, now { $current }), which have been corrected since.
   *[new] The record was made under newer rules (version { $rules }, here { $current }). Update Labora to open it.
}
