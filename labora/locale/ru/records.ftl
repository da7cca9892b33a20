# What can be wrong with a record. $turn and $move count from 1, $text is the move as the record has it.

record-too-long = { $limit ->
    [one] Это длиннее любой партии: больше { $limit } символа.
    [few] Это длиннее любой партии: больше { $limit } символов.
    [many] Это длиннее любой партии: больше { $limit } символов.
   *[other] Это длиннее любой партии: больше { $limit } символов.
}
record-no-json = Это не запись Labora: это не JSON (строка { $line }, столбец { $column }). Записи создает «{ "labora table" }».
record-no-record = Это не запись Labora: запись — это объект JSON с полем «format» и значением «{ "labora-record" }».
record-newer-notation = Эту запись создала более новая версия Labora (нотация { $version }; эта версия читает до { $known }). Чтобы открыть ее, обновите Labora.
record-unknown-field = Поля «{ $field }» в записи не бывает.
record-field-twice = Поле «{ $field }» встречается дважды.
record-missing-field = В записи нет поля «{ $field }».
record-wrong-field = Поле «{ $field }» записи не может иметь значение { $value }.
record-wrong-setup = Такой игры нет. { $sentence }
record-wrong-seats = Мест в записи: { $seats }, а игроков в этом режиме: { $players }.

record-no-line = Ход { $turn } — не строка решений с одиночными пробелами между ними: «{ $text }».
record-no-move = Ход { $turn }, решение { $move }: «{ $text }» — такого решения здесь быть не могло.
record-illegal-move = Ход { $turn }, решение { $move }: «{ $text }» — против правил. { $why }
record-after-end = Ход { $turn }, решение { $move }: «{ $text }» стоит после конца партии.
record-turn-ended = Ход { $turn }, решение { $move }: «{ $text }» стоит после конца хода. У каждого хода своя строка.
record-turn-open = Ход { $turn } не завершается после «{ $text }», но за ним следует другой.
# Behind the sentence, where the rules of the record are not those of this program.
record-age = { $age ->
    [old] Запись сделана по старым правилам (версия { $rules }, сейчас { $current }), с тех пор исправленным.
   *[new] Запись сделана по более новым правилам (версия { $rules }, здесь { $current }). Чтобы открыть ее, обновите Labora.
}
