"""Options as small values with a text. Texts hold no spaces: a turn is a line of them."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.amounts import read_amounts
from labora.rules.components.cards import CARDS, CODE
from labora.rules.components.codes import CODES
from labora.rules.components.goods import KINDS, NAMES, NUMBER, no_goods
from labora.rules.components.landscape import NOWHERE, SIDES

SKIP_WORD: Final = "skip"
JOKER_SUFFIX: Final = "/joker"
NOTHING_WORD: Final = "nothing"
_MOST_OF_A_GOOD: Final = 999


class Option:
    """Describe something that a player can choose. Options with the same text are equal."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text,)


class Word(Option):
    """Choose by a word, such as an action, a clergyman, a way to pay: `fell`, `prior`, `gift`, `skip`."""


class Named(Option):
    """Choose a card of the display or of the hand: `F05`, `village`."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card: Final = card


class Building(Option):
    """Choose a building on a board: `F05@1`. `space` is its number there, or NOWHERE if it is not built."""

    def __init__(self, card: str, board: int, space: int) -> None:
        super().__init__(f"{card}@{board}")
        self.card: Final = card
        self.board: Final = board
        self.space: Final = space

    def __reduce__(self) -> tuple[object, ...]:
        return Building, (self.card, self.board, self.space)


class Space(Option):
    """Choose a space of a landscape: `3,-1`."""

    def __init__(self, column: int, row: int) -> None:
        super().__init__(f"{column},{row}")
        self.column: Final = column
        self.row: Final = row

    def __reduce__(self) -> tuple[object, ...]:
        return Space, (self.column, self.row)


class Times(Option):
    """Choose how often a part of a function is done: `x3`."""

    def __init__(self, number: int) -> None:
        super().__init__(f"x{number}")
        self.number: Final = number

    def __reduce__(self) -> tuple[object, ...]:
        return Times, (self.number,)


class Good(Option):
    """Choose one kind of good: `grain`."""

    def __init__(self, good: str) -> None:
        super().__init__(good)
        self.good: Final = good


class Indicator(Option):
    """Choose what is produced, and by which indicator: `clay`, `clay/joker`."""

    def __init__(self, good: str, joker: bool) -> None:
        super().__init__(good + JOKER_SUFFIX if joker else good)
        self.good: Final = good
        self.joker: Final = joker

    def __reduce__(self) -> tuple[object, ...]:
        return Indicator, (self.good, self.joker)


class Goods(Option):
    """Choose goods to give or to take: `2grain+1peat`."""

    def __init__(self, amounts: tuple[tuple[str, int], ...]) -> None:
        super().__init__("+".join(f"{number}{good}" for good, number in amounts) or NOTHING_WORD)
        self.amounts: Final = amounts

    def __reduce__(self) -> tuple[object, ...]:
        return Goods, (self.amounts,)


class Tile(Option):
    """Choose a landscape, its side and its upper row: `hills@-1`."""

    def __init__(self, side: str, row: int) -> None:
        super().__init__(f"{side}@{row}")
        self.side: Final = side
        self.row: Final = row

    def __reduce__(self) -> tuple[object, ...]:
        return Tile, (self.side, self.row)


# Options are listed, read and kept so often that those with few values are made once.

SKIP_OPTION: Final = Word(SKIP_WORD)
NOTHING_OPTION: Final = Word(NOTHING_WORD)
GOOD_OPTIONS: Final[list[Good]] = [Good(name) for name in NAMES]
INDICATOR_OPTIONS: Final[list[Indicator]] = [
    Indicator(name, joker) for name in NAMES for joker in (False, True)
]
GOOD_NAMED: Final[dict[str, Good]] = {option.text: option for option in GOOD_OPTIONS}
INDICATOR_NAMED: Final[dict[str, Indicator]] = {option.text: option for option in INDICATOR_OPTIONS}

_TIMES: Final[list[Times]] = [Times(number) for number in range(64)]
_TIMES_NAMED: Final[dict[str, Times]] = {option.text: option for option in _TIMES}
_TIMES_TEXT: Final = re.compile(r"x(\d{1,3})")


def times_option(number: i64) -> Times:
    return _TIMES[number] if 0 <= number < len(_TIMES) else Times(int(number))


def parse_times(text: str) -> Times | None:
    known = _TIMES_NAMED.get(text)
    if known is not None:
        return known
    found = _TIMES_TEXT.fullmatch(text)
    return Times(int(found[1])) if found else None


_FIRST_COLUMN: Final = -2
_COLUMNS: Final = 9
_MOST_ROWS: Final = 24
_SPACES: Final[list[Space]] = [
    Space(column, row)
    for row in range(-_MOST_ROWS, _MOST_ROWS + 1)
    for column in range(_FIRST_COLUMN, _FIRST_COLUMN + _COLUMNS)
]
_SPACE_NAMED: Final[dict[str, Space]] = {option.text: option for option in _SPACES}
_SPACE_TEXT: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")


def space_option(column: i64, row: i64) -> Space:
    if -_MOST_ROWS <= row <= _MOST_ROWS:
        return _SPACES[(row + _MOST_ROWS) * _COLUMNS + column - _FIRST_COLUMN]
    return Space(int(column), int(row))


def parse_space(text: str) -> Space | None:
    known = _SPACE_NAMED.get(text)
    if known is not None:
        return known
    found = _SPACE_TEXT.fullmatch(text)
    return Space(int(found[1]), int(found[2])) if found else None


_SIDES: Final = len(SIDES)
_TILES: Final[list[Tile]] = [Tile(side, row) for row in range(-_MOST_ROWS, _MOST_ROWS + 1) for side in SIDES]
_TILE_NAMED: Final[dict[str, Tile]] = {option.text: option for option in _TILES}
_TILE_TEXT: Final = re.compile(r"(hills|plains|coast|mountain)@(-?\d{1,2})")


def tile_option(side: i64, row: i64) -> Tile:
    if -_MOST_ROWS <= row <= _MOST_ROWS:
        return _TILES[(row + _MOST_ROWS) * _SIDES + side]
    return Tile(SIDES[side], int(row))


def parse_tile(text: str) -> Tile | None:
    known = _TILE_NAMED.get(text)
    if known is not None:
        return known
    found = _TILE_TEXT.fullmatch(text)
    return Tile(found[1], int(found[2])) if found else None


# Of each variant, by the code of the card.
_NAMED: Final[list[list[Named]]] = [[Named(card.id) for card in cards] for cards in CARDS]
_CARD_NAMED: Final[list[dict[str, Named]]] = [
    {name: cards[code] for name, code in CODE[variant].items()} for variant, cards in enumerate(_NAMED)
]
# By board and card: the space is the one where the building was met last.
_BOARDS: Final = 4
_BUILDINGS: Final[list[list[Building]]] = [
    [Building(card.id, board, NOWHERE) for board in range(_BOARDS) for card in cards] for cards in CARDS
]
_BUILDING_NAMED: Final[list[dict[str, int]]] = [
    {f"{name}@{board}": board * CODES + code for name, code in codes.items() for board in range(_BOARDS)}
    for codes in CODE
]
_BUILDING_TEXT: Final = re.compile(r"([A-Za-z0-9-]+)@(\d)")


def card_option(variant: i64, code: i64) -> Named:
    return _NAMED[variant][code]


def parse_card(variant: i64, text: str) -> Named | None:
    return _CARD_NAMED[variant].get(text)


def building_option(variant: i64, code: i64, board: i64, space: i64) -> Building:
    if board >= _BOARDS:
        return Building(CARDS[variant][code].id, int(board), int(space))
    known = _BUILDINGS[variant][board * CODES + code]
    if known.space != space:
        known = Building(known.card, int(board), int(space))
        _BUILDINGS[variant][board * CODES + code] = known
    return known


def parse_building(variant: i64, text: str) -> i64:
    """The board and the card that a text names, as board * CODES + code; -1 where it names none."""
    known: i64 = _BUILDING_NAMED[variant].get(text, -1)
    if known >= 0:
        return known
    found = _BUILDING_TEXT.fullmatch(text)
    return int(found[2]) * CODES + CODE[variant][found[1]] if found and found[1] in CODE[variant] else -1


def goods_option(given: vec[i64]) -> Goods:
    return Goods(tuple((NAMES[good], int(given[good])) for good in range(KINDS) if given[good]))


def goods_vector(option: Goods) -> vec[i64]:
    given = no_goods()
    for good, number in option.amounts:
        given[NUMBER[good]] += number
    return given


# The usual terms of a text of goods, so that few need to be taken apart: the good, and how many.
_TERMS: Final[dict[str, tuple[int, int]]] = {
    f"{number}{NAMES[good]}": (good, number) for good in range(KINDS) for number in range(1, 40)
}


def parse_goods(text: str) -> vec[i64] | None:
    """`1peat+2grain`, in any order, as goods; None where it is no text of goods."""
    given = no_goods()
    if text == NOTHING_WORD:
        return given
    for part in text.split("+"):
        known = _TERMS.get(part)
        if known is None:
            known = _read_term(part)
        if known is None:
            return None
        given[known[0]] += known[1]
    return given


def _read_term(text: str) -> tuple[int, int] | None:
    amounts = read_amounts(text)
    if not amounts:
        return None
    name, halves = amounts[0]
    good = NUMBER.get(name, KINDS)
    if good >= KINDS or halves % 2 or halves > 2 * _MOST_OF_A_GOOD:
        return None
    return good, halves // 2


def parse_goods_option(text: str) -> Goods | None:
    """`1peat+2grain` in any order, as the value with its goods in the usual order."""
    given = parse_goods(text)
    return None if given is None else goods_option(given)
