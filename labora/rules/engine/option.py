"""Options as small values with a text. Texts hold no spaces: a turn is a line of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.amounts import read_amounts
from labora.rules.components.goods import KINDS, NAMES, NUMBER, no_goods

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
    """An action, a clergyman, a way to pay, "skip": `fell`, `prior`, `gift`."""


class Named(Option):
    """A card of the display or of the hand: `F05`, `village`."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card: Final = card


class Building(Option):
    """A building on a board: `F05@1`."""

    def __init__(self, card: str, board: int) -> None:
        super().__init__(f"{card}@{board}")
        self.card: Final = card
        self.board: Final = board

    def __reduce__(self) -> tuple[object, ...]:
        return Building, (self.card, self.board)


class Space(Option):
    """A space of a landscape: `3,-1`."""

    def __init__(self, column: int, row: int) -> None:
        super().__init__(f"{column},{row}")
        self.column: Final = column
        self.row: Final = row

    def __reduce__(self) -> tuple[object, ...]:
        return Space, (self.column, self.row)


class Times(Option):
    """How often a part of a function is done: `x3`."""

    def __init__(self, number: int) -> None:
        super().__init__(f"x{number}")
        self.number: Final = number

    def __reduce__(self) -> tuple[object, ...]:
        return Times, (self.number,)


class Good(Option):
    """One kind of good: `grain`."""

    def __init__(self, good: str) -> None:
        super().__init__(good)
        self.good: Final = good


class Indicator(Option):
    """What is produced, and by which indicator: `clay`, `clay/joker`."""

    def __init__(self, good: str, joker: bool) -> None:
        super().__init__(good + JOKER_SUFFIX if joker else good)
        self.good: Final = good
        self.joker: Final = joker

    def __reduce__(self) -> tuple[object, ...]:
        return Indicator, (self.good, self.joker)


class Goods(Option):
    """Goods given or taken: `2grain+1peat`."""

    def __init__(self, amounts: tuple[tuple[str, int], ...]) -> None:
        super().__init__("+".join(f"{number}{good}" for good, number in amounts) or NOTHING_WORD)
        self.amounts: Final = amounts

    def __reduce__(self) -> tuple[object, ...]:
        return Goods, (self.amounts,)


class Tile(Option):
    """A landscape tile, its side and its upper row: `hills@-1`."""

    def __init__(self, side: str, row: int) -> None:
        super().__init__(f"{side}@{row}")
        self.side: Final = side
        self.row: Final = row

    def __reduce__(self) -> tuple[object, ...]:
        return Tile, (self.side, self.row)


def goods_option(given: vec[i64]) -> Goods:
    return Goods(tuple((NAMES[good], int(given[good])) for good in range(KINDS) if given[good]))


def goods_vector(option: Goods) -> vec[i64]:
    given = no_goods()
    for good, number in option.amounts:
        given[NUMBER[good]] += number
    return given


def parse_goods_option(text: str) -> Goods | None:
    """`1peat+2grain` in any order, as the value with its goods in the usual order."""
    amounts = read_amounts("" if text == NOTHING_WORD else text)
    if amounts is None or (not amounts and text != NOTHING_WORD):
        return None
    given = no_goods()
    for name, halves in amounts:
        good = NUMBER.get(name, KINDS)
        if good >= KINDS or halves % 2 or halves > 2 * _MOST_OF_A_GOOD:
            return None
        given[good] += halves // 2
    return goods_option(given)
