"""Options as values with a text, and back (`parse_option`). Texts hold no spaces: a turn is a line of them."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules import goods as g
from labora.rules import kinds
from labora.rules.building import NEUTRAL
from labora.rules.cards import CODE
from labora.rules.effects import USE_DISPLAY
from labora.rules.errors import NotationError
from labora.rules.functions import IMPROVED, part_in_use
from labora.rules.landscape import NOWHERE, PILES, SIDES, tile, tile_row, tile_side
from labora.rules.offers import REWARD_BASE, is_payment
from labora.rules.position import BOARD, Player, Position
from labora.rules.table import building_at, card_of, current

SKIP_WORD: Final = "skip"
CLERGYMEN: Final[tuple[str, ...]] = ("lay-brother", "prior")
FEES: Final[tuple[str, ...]] = ("coins", "gift")
PRIVILEGE: Final[tuple[str, ...]] = (SKIP_WORD, "prior")
CLEARINGS: Final[tuple[str, ...]] = ("fell", "cut")
JOKER_SUFFIX: Final = "/joker"


class Option:
    """What a player can choose. Two options are the same if their texts are."""

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


class Space(Option):
    """A space of a landscape: `3,-1`."""

    def __init__(self, column: int, row: int) -> None:
        super().__init__(f"{column},{row}")
        self.column: Final = column
        self.row: Final = row


class Times(Option):
    """How often a part of a function is done: `x3`."""

    def __init__(self, number: int) -> None:
        super().__init__(f"x{number}")
        self.number: Final = number


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


class Goods(Option):
    """Goods given or taken: `2grain+1peat`."""

    def __init__(self, amounts: tuple[tuple[str, int], ...]) -> None:
        super().__init__("+".join(f"{number}{good}" for good, number in amounts) or "nothing")
        self.amounts: Final = amounts


class Tile(Option):
    """A landscape tile, its side and its upper row: `hills@-1`."""

    def __init__(self, side: str, row: int) -> None:
        super().__init__(f"{side}@{row}")
        self.side: Final = side
        self.row: Final = row


_WORDS: Final[dict[int, tuple[str, ...]]] = {
    kinds.TURN: kinds.ACTS,
    kinds.CLERGYMAN: CLERGYMEN,
    kinds.OWNERS_CLERGYMAN: CLERGYMEN,
    kinds.FEE: FEES,
    kinds.PRIOR: PRIVILEGE,
    kinds.LAND: PILES,
    kinds.CLEARING: CLEARINGS,
}
_CARDS: Final = (kinds.CARD, kinds.NEUTRAL_CARD, kinds.SETTLEMENT)
_BUILDINGS: Final = (kinds.PLACE, kinds.CONTRACT)
_OWN_SPACES: Final = (kinds.FELL, kinds.CUT, kinds.SPACE, kinds.SITE, kinds.FOREST)
_NEUTRAL_SPACES: Final = (kinds.NEUTRAL_SPACE, kinds.NEUTRAL_PRIOR)


# From codes to values


def option_of(position: Position, code: i64) -> Option:
    """The value of a code of the open decision (not of a payment: see `goods_option`)."""
    kind: int = position.kind
    if code == kinds.SKIP:
        return Word(SKIP_WORD)
    if kind in _WORDS:
        return Word(_WORDS[kind][code])
    if kind in _CARDS:
        return Named(card_of(position, code).id)
    if kind in _BUILDINGS:
        return _building(position, code)
    if kind in _OWN_SPACES:
        return _space(current(position), code)
    if kind in _NEUTRAL_SPACES:
        return _space(position.players[NEUTRAL], code)
    if kind == kinds.INDICATOR:
        return Indicator(g.NAMES[code // 2], code % 2 == 1)
    if kind == kinds.AMOUNT:
        return Times(int(code))
    if kind == kinds.GIVE or kind == kinds.GOOD:
        return Good(g.NAMES[code])
    if kind == kinds.TARGET:
        if part_in_use(position).goal == USE_DISPLAY:
            return Named(card_of(position, code).id)
        return _building(position, code)
    if kind == kinds.TILE:
        return Tile(SIDES[tile_side(code)], int(tile_row(code)))
    if kind == kinds.IMPROVEMENT:
        return Good(g.NAMES[IMPROVED[code][0]])
    if kind == kinds.REWARD:
        return _reward(code)
    raise ValueError(f"no options of kind {kinds.NAMES[kind]}")


def _building(position: Position, place: i64) -> Building:
    return Building(card_of(position, building_at(position, place)).id, int(place // BOARD))


def _space(player: Player, space: i64) -> Space:
    return Space(int(player.land.column[space]), int(player.land.row[space]))


def _reward(code: i64) -> Goods:
    amounts: list[tuple[str, int]] = []
    for good in g.POINT_GOODS:
        if code % REWARD_BASE:
            amounts.append((g.NAMES[good], int(code % REWARD_BASE)))
        code //= REWARD_BASE
    return Goods(tuple(amounts))


def goods_option(given: vec[i64]) -> Goods:
    return Goods(tuple((g.NAMES[good], int(given[good])) for good in range(g.KINDS) if given[good]))


def goods_vector(option: Goods) -> vec[i64]:
    given = g.no_goods()
    for good, number in option.amounts:
        given[g.NUMBER[good]] += number
    return given


# From values to codes


def option_code(position: Position, option: Option) -> i64 | None:
    """The code of a value in the open decision; None where it is about something else. It need not be offered."""
    kind: int = position.kind
    if option.text == SKIP_WORD and kind != kinds.PRIOR:
        return kinds.SKIP
    if kind in _WORDS:
        return _WORDS[kind].index(option.text) if option.text in _WORDS[kind] else None
    if isinstance(option, Named):
        return _named_code(position, option)
    if isinstance(option, Building):
        return _building_code(position, option)
    if isinstance(option, Space):
        return _space_code(position, option)
    if isinstance(option, Times):
        return option.number if kind == kinds.AMOUNT else None
    if isinstance(option, Indicator):
        return 2 * g.NUMBER[option.good] + int(option.joker) if kind == kinds.INDICATOR else None
    if isinstance(option, Good):
        return _good_code(kind, g.NUMBER[option.good])
    if isinstance(option, Tile):
        return tile(SIDES.index(option.side), option.row) if kind == kinds.TILE else None
    if isinstance(option, Goods) and kind == kinds.REWARD:
        return _reward_code(option)
    return None


def _named_code(position: Position, option: Named) -> i64 | None:
    reaches_display = position.kind == kinds.TARGET and part_in_use(position).goal == USE_DISPLAY
    if position.kind not in _CARDS and not reaches_display:
        return None
    return CODE[position.setup.variant].get(option.card)


def _building_code(position: Position, option: Building) -> i64 | None:
    if position.kind not in _BUILDINGS and position.kind != kinds.TARGET:
        return None
    if not 0 <= option.board < len(position.players):
        return None
    code = CODE[position.setup.variant].get(option.card)
    cells = position.players[option.board].cells
    for space in range(len(cells)):
        if cells[space] == code:
            return option.board * BOARD + space
    return None


def _space_code(position: Position, option: Space) -> i64 | None:
    if position.kind in _OWN_SPACES:
        space = current(position).land.space_at(option.column, option.row)
    elif position.kind in _NEUTRAL_SPACES:
        space = position.players[NEUTRAL].land.space_at(option.column, option.row)
    else:
        return None
    return None if space == NOWHERE else space


def _good_code(kind: int, good: int) -> i64 | None:
    if kind == kinds.GIVE or kind == kinds.GOOD:
        return good
    if kind == kinds.IMPROVEMENT:
        for number, (tile_good, _) in enumerate(IMPROVED):
            if tile_good == good:
                return number
    return None


def _reward_code(option: Goods) -> i64 | None:
    given = goods_vector(option)
    code: i64 = 0
    for good in reversed(g.POINT_GOODS):
        if given[good] >= REWARD_BASE:
            return None
        code = code * REWARD_BASE + given[good]
        given[good] = 0
    return None if any(given) else code


# From texts to values

_SPACE_TEXT: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
_TIMES_TEXT: Final = re.compile(r"x(\d{1,3})")
_BUILDING_TEXT: Final = re.compile(r"([A-Za-z0-9-]+)@(\d)")
_TILE_TEXT: Final = re.compile(r"(hills|plains|coast|mountain)@(-?\d{1,2})")
_GOODS_TEXT: Final = re.compile(r"(\d{1,3})([a-z-]+)")


def parse_option(position: Position, text: str) -> Option:
    """Reads a text as an option of the open decision. Whether it is offered is another question."""
    kind: int = position.kind
    option: Option | None = None
    if text == SKIP_WORD:
        option = Word(text)
    elif kind in _WORDS:
        option = Word(text) if text in _WORDS[kind] else None
    elif kind in _CARDS:
        option = _parse_card(position, text)
    elif kind in _BUILDINGS:
        option = _parse_building(position, text)
    elif kind in _OWN_SPACES or kind in _NEUTRAL_SPACES:
        found = _SPACE_TEXT.fullmatch(text)
        option = Space(int(found[1]), int(found[2])) if found else None
    elif kind == kinds.INDICATOR:
        good = text.removesuffix(JOKER_SUFFIX)
        option = Indicator(good, text != good) if good in g.NUMBER else None
    elif kind == kinds.AMOUNT:
        found = _TIMES_TEXT.fullmatch(text)
        option = Times(int(found[1])) if found else None
    elif kind in (kinds.GIVE, kinds.GOOD, kinds.IMPROVEMENT):
        option = Good(text) if text in g.NUMBER else None
    elif kind == kinds.TARGET:
        option = _parse_building(position, text) or _parse_card(position, text)
    elif kind == kinds.TILE:
        found = _TILE_TEXT.fullmatch(text)
        option = Tile(found[1], int(found[2])) if found else None
    elif is_payment(kind) or kind == kinds.REWARD:
        option = parse_goods_option(text)
    if option is None:
        raise NotationError(f"{text!r} is not the text of an option of the decision {kinds.NAMES[kind]!r}.")
    return option


def _parse_card(position: Position, text: str) -> Option | None:
    return Named(text) if text in CODE[position.setup.variant] else None


def _parse_building(position: Position, text: str) -> Option | None:
    found = _BUILDING_TEXT.fullmatch(text)
    if found is None or found[1] not in CODE[position.setup.variant]:
        return None
    return Building(found[1], int(found[2]))


def parse_goods_option(text: str) -> Goods | None:
    """`1peat+2grain` in any order, as the value with its goods in the usual order."""
    given = g.no_goods()
    if text != "nothing":
        for term in text.split("+"):
            found = _GOODS_TEXT.fullmatch(term)
            if found is None or g.NUMBER.get(found[2], g.KINDS) >= g.KINDS:
                return None
            given[g.NUMBER[found[2]]] += int(found[1])
    return goods_option(given)
