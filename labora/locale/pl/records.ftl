# What can be wrong with a record. $turn and $move count from 1, $text is the move as the record has it.

record-too-long = To za długie jak na zapis gry (ponad { $limit } znaków).
record-no-json = To nie jest zapis gry Labora: to nie JSON (wiersz { $line }, kolumna { $column }). Zapisy tworzy „labora table”.
record-no-record = To nie jest zapis gry Labora: zapis to obiekt JSON z polem „format”: „labora-record”.
record-newer-notation = Ten zapis pochodzi z nowszej wersji programu Labora (notacja { $version }; ta wersja czyta do { $known }). Aby go otworzyć, zaktualizuj program.
record-unknown-field = Zapis nie ma pola „{ $field }”.
record-field-twice = Pole „{ $field }” występuje dwa razy.
record-missing-field = W zapisie brakuje pola „{ $field }”.
record-wrong-field = Pole „{ $field }” zapisu nie może mieć wartości { $value }.
record-wrong-setup = Takiej gry nie ma. { $sentence }
record-wrong-seats = Liczba miejsc w zapisie: { $seats }, a liczba graczy w tym trybie: { $players }.

record-no-line = Tura { $turn } nie jest wierszem ruchów rozdzielonych pojedynczymi spacjami: „{ $text }”.
record-no-move = Tura { $turn }, ruch { $move }: „{ $text }” nie jest ruchem, który można by tu wykonać.
record-illegal-move = Tura { $turn }, ruch { $move }: „{ $text }” jest niedozwolony. { $why }
record-after-end = Tura { $turn }, ruch { $move }: „{ $text }” następuje po końcu gry.
record-turn-ended = Tura { $turn }, ruch { $move }: „{ $text }” następuje po końcu tury. Każda tura ma własny wiersz.
record-turn-open = Tura { $turn } nie kończy się po „{ $text }”, a następuje po niej kolejna.
# Behind the sentence, where the rules of the record are not those of this program.
record-age = { $age ->
    [old] Zapis powstał według starszych reguł (wersja { $rules }, obecna { $current }), które od tego czasu poprawiono.
   *[new] Zapis powstał według nowszych reguł (wersja { $rules }, tutaj { $current }). Aby go otworzyć, zaktualizuj program.
}
