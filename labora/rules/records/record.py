"""A whole game as JSON text and back: what it was set up with, who sits where, and a line for each turn.

Everything else (positions, scores, the log) is derived by playing the lines again, which is strict.
"""

import json
import re
from typing import Final

from labora.rules.components.goods import VARIANTS
from labora.rules.constants.errors import LaboraError, SetupError
from labora.rules.constants.versions import NOTATION, RULES
from labora.rules.game import Game
from labora.rules.records.problems import RecordError, RecordProblem
from labora.rules.state.setup import Setup, make_setup

FORMAT: Final = "labora-record"
PERSON: Final = "person"
WITHOUT_QUARRY: Final = "without-quarry"
LONGEST: Final = 4_000_000
LONGEST_NAME: Final = 40
_FIELDS: Final = (
    "format", "notation", "rules", "mode", "variant", "options", "start", "seats", "turns",
)  # fmt: skip
_SEAT_FIELDS: Final = ("name", "kind")
_SEAT_KIND: Final = re.compile(r"[a-z][a-z0-9:._-]{0,39}")


class Seat:
    """Describe who plays in a seat: a name, and `person` or `bot:<level>`."""

    def __init__(self, name: str, kind: str = PERSON) -> None:
        self.name: Final = name
        self.kind: Final = kind

    @property
    def is_person(self) -> bool:
        """Tell whether a person plays here."""
        return self.kind == PERSON

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.name == other.name and self.kind == other.kind

    def __hash__(self) -> int:
        return hash((self.name, self.kind))

    def __repr__(self) -> str:
        return f"Seat({self.name!r}, {self.kind!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Seat, (self.name, self.kind)


class Record:
    """Hold a game as files do: its set-up, the players, and a line of text for each turn."""

    def __init__(
        self, setup: Setup, start: int, seats: tuple[Seat, ...], lines: tuple[str, ...], rules: int = RULES
    ) -> None:
        self.setup: Final = setup
        self.start: Final = start
        self.seats: Final = seats
        # A line for each turn; the last one may be unfinished.
        self.lines: Final = lines
        self.rules: Final = rules

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.setup == other.setup
            and self.start == other.start
            and self.seats == other.seats
            and self.lines == other.lines
            and self.rules == other.rules
        )

    def __hash__(self) -> int:
        return hash((self.setup, self.start, self.seats, self.lines, self.rules))

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Record {self.setup.name}: {names}, {len(self.lines)} turns>"

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.setup, self.start, self.seats, self.lines, self.rules)

    @property
    def text(self) -> str:
        """Return the record as JSON, as files hold it."""
        return record_text(self)


def record_of(game: Game, seats: tuple[Seat, ...]) -> Record:
    return Record(game.setup, game.start, seats, tuple(game.lines))


def record_with_names(game: Game, names: list[str] | None) -> Record:
    """With people of these names; without any they are called `Player 1` and so on."""
    given = names or [f"Player {seat + 1}" for seat in range(game.setup.players)]
    if len(given) != game.setup.players or not all(is_name(name) for name in given):
        raise LaboraError(f"{game.setup.players} names of at most {LONGEST_NAME} characters are needed.")
    return record_of(game, tuple(Seat(name) for name in given))


def record_text(record: Record) -> str:
    data = {
        "format": FORMAT,
        "notation": NOTATION,
        "rules": record.rules,
        "mode": record.setup.mode.name,
        "variant": VARIANTS[record.setup.variant],
        "options": [WITHOUT_QUARRY] if record.setup.without_quarry else [],
        "start": record.start,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in record.seats],
        "turns": list(record.lines),
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


# Reading


def parse_record(text: str) -> Record:
    """The record of a text; a RecordError says what is wrong. Its moves are not looked at."""
    if len(text) > LONGEST:
        raise _wrong("too-long", {"limit": LONGEST})
    data = _read_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _wrong("no-record", {})
    notation = _number(data, "notation", 1, 1_000_000)
    if notation > NOTATION:
        raise _wrong("newer-notation", {"version": notation, "known": NOTATION})
    for field in data:
        if field not in _FIELDS:
            raise _wrong("unknown-field", {"field": _short(str(field))})
    rules = _number(data, "rules", 1, 1_000_000)
    setup = _read_setup(data)
    start = _number(data, "start", 0, int(setup.players) - 1)
    return Record(setup, start, _read_seats(data, setup), _read_lines(data), rules)


def _wrong(reason: str, arguments: dict[str, str | int]) -> RecordError:
    return RecordError(RecordProblem(reason, arguments))


def _short(text: str) -> str:
    """Foreign text in one printable piece."""
    shown = text if text.isprintable() else ascii(text)[1:-1]
    return shown if len(shown) <= 60 else shown[:57] + "..."


def _read_json(text: str) -> object:
    try:
        data: object = json.loads(text, object_pairs_hook=_object)
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        raise _wrong("no-json", {"line": error.lineno, "column": error.colno}) from None
    except (ValueError, RecursionError):
        raise _wrong("no-json", {"line": 1, "column": 1}) from None
    return data


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise _wrong("field-twice", {"field": _short(key)})
        found[key] = value
    return found


def _field(data: dict[str, object], field: str) -> object:
    if field not in data:
        raise _wrong("missing-field", {"field": field})
    return data[field]


def _bad_field(field: str, value: object) -> RecordError:
    shown = ascii(value) if isinstance(value, (str, int, float)) or value is None else type(value).__name__
    return _wrong("wrong-field", {"field": field, "value": _short(shown)})


def _number(data: dict[str, object], field: str, least: int, most: int) -> int:
    value = _field(data, field)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _bad_field(field, value)
    return value


def _text(data: dict[str, object], field: str) -> str:
    value = _field(data, field)
    if not isinstance(value, str):
        raise _bad_field(field, value)
    return value


def _list(data: dict[str, object], field: str) -> list[object]:
    value = _field(data, field)
    if not isinstance(value, list):
        raise _bad_field(field, value)
    return value


def _read_setup(data: dict[str, object]) -> Setup:
    options = _list(data, "options")
    if options and options != [WITHOUT_QUARRY]:
        raise _bad_field("options", options)
    try:
        return make_setup(_text(data, "mode"), _text(data, "variant"), without_quarry=bool(options))
    except SetupError as error:
        given = {name: _short(str(value)) for name, value in error.arguments.items()}
        raise _wrong("wrong-setup", {"error": error.message, **given}) from None


def _read_seats(data: dict[str, object], setup: Setup) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for seat in _list(data, "seats"):
        if not isinstance(seat, dict) or sorted(seat) != sorted(_SEAT_FIELDS):
            raise _bad_field("seats", seat)
        name = _text(seat, "name")
        kind = _text(seat, "kind")
        if not is_name(name) or _SEAT_KIND.fullmatch(kind) is None:
            raise _bad_field("seats", seat)
        seats.append(Seat(name, kind))
    if len(seats) != setup.players:
        raise _wrong("wrong-seats", {"seats": len(seats), "players": int(setup.players)})
    return tuple(seats)


def is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _read_lines(data: dict[str, object]) -> tuple[str, ...]:
    lines: list[str] = []
    for line in _list(data, "turns"):
        if not isinstance(line, str):
            raise _bad_field("turns", line)
        lines.append(line)
    return tuple(lines)
