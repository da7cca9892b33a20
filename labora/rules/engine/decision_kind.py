"""A kind of decision: what it is about, what it offers, what an option does, and how options are written.

Inside the engine an option is a number (its code) whose meaning depends on the kind. `test` answers with a
reason: an option is offered if and only if there is none. Lists, errors and "why not?" all ask the same test.
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.cards import CODE
from labora.rules.components.codes import BUILDINGS, is_building
from labora.rules.components.goods import NAMES, NUMBER
from labora.rules.components.landscape import NOWHERE
from labora.rules.constants import decision_kinds
from labora.rules.constants.reasons import NOT_ON_LIST, OFFERED
from labora.rules.engine.option import Building, Good, Named, Option, Space, Word
from labora.rules.state.position import BOARD, Player, Position
from labora.rules.state.queries import active, building_at, card_of, current

# What a kind of decision may hold.
NOTHING: Final = 0
A_CARD: Final = 1
A_PILE: Final = 2
A_GOOD: Final = 3
TIMES: Final = 4


def numbers(first: i64, end: i64) -> vec[i64]:
    found = vec[i64]()
    for number in range(first, end):
        found = append(found, number)
    return found


class Kind:
    """`holds`: what waits to be placed or paid while this is decided. `rests`: between actions."""

    def __init__(self, number: i64, holds: i64 = NOTHING, rests: bool = False) -> None:
        self.number: Final = number
        self.name: Final = decision_kinds.NAMES[number]
        self.holds: Final = holds
        self.rests: Final = rests

    def candidates(self, position: Position) -> vec[i64]:
        """Everything that the decision is about, possible or not, in the order of the options."""
        return vec[i64]()

    def test(self, position: Position, code: i64) -> i64:
        """OFFERED, or the reason why not. Any number may be asked."""
        return NOT_ON_LIST

    def decide(self, position: Position, code: i64) -> None:
        """Carries out an option that is offered."""
        raise NotImplementedError(self.name)

    def offers(self, position: Position) -> vec[i64]:
        found = vec[i64]()
        for code in self.candidates(position):
            if self.test(position, code) == OFFERED:
                found = append(found, code)
        return found

    # Codes as values and back. "skip" is known to all kinds, and not asked for here.

    def option(self, position: Position, code: i64) -> Option:
        raise NotImplementedError(self.name)

    def code(self, position: Position, option: Option) -> i64 | None:
        """The code of a value; None where it is not of this kind. It need not be offered."""
        raise NotImplementedError(self.name)

    def parse(self, position: Position, text: str) -> Option | None:
        raise NotImplementedError(self.name)


class WordKind(Kind):
    """Options that are words: the code is the number of the word."""

    def __init__(
        self, number: i64, words: tuple[str, ...], holds: i64 = NOTHING, rests: bool = False
    ) -> None:
        super().__init__(number, holds, rests)
        self.words: Final = words
        self.codes: Final = numbers(0, len(words))

    def candidates(self, position: Position) -> vec[i64]:
        return self.codes

    def test(self, position: Position, code: i64) -> i64:
        return OFFERED if 0 <= code < len(self.words) else NOT_ON_LIST

    def option(self, position: Position, code: i64) -> Option:
        return Word(self.words[code])

    def code(self, position: Position, option: Option) -> i64 | None:
        return self.words.index(option.text) if option.text in self.words else None

    def parse(self, position: Position, text: str) -> Option | None:
        return Word(text) if text in self.words else None


class CardKind(Kind):
    """Options that are cards of the display or the hand: the code is the card's."""

    def option(self, position: Position, code: i64) -> Option:
        return Named(card_of(position, code).id)

    def code(self, position: Position, option: Option) -> i64 | None:
        return CODE[position.setup.variant].get(option.card) if isinstance(option, Named) else None

    def parse(self, position: Position, text: str) -> Option | None:
        return Named(text) if text in CODE[position.setup.variant] else None


_BUILDING_TEXT: Final = re.compile(r"([A-Za-z0-9-]+)@(\d)")


class BuildingKind(Kind):
    """Options that are buildings on boards: the code is the place."""

    def candidates(self, position: Position) -> vec[i64]:
        """Places of all buildings, the active player's first."""
        found = vec[i64]()
        boards: i64 = len(position.players)
        first = active(position)
        for offset in range(boards):
            board = (first + offset) % boards
            cells = position.players[board].cells
            for space in range(len(cells)):
                if is_building(cells[space]):
                    found = append(found, board * BOARD + space)
        return found

    def option(self, position: Position, code: i64) -> Option:
        return Building(card_of(position, building_at(position, code)).id, int(code // BOARD))

    def code(self, position: Position, option: Option) -> i64 | None:
        if not isinstance(option, Building) or not 0 <= option.board < len(position.players):
            return None
        card = CODE[position.setup.variant].get(option.card)
        cells = position.players[option.board].cells
        for space in range(len(cells)):
            if cells[space] == card:
                return option.board * BOARD + space
        return None

    def parse(self, position: Position, text: str) -> Option | None:
        found = _BUILDING_TEXT.fullmatch(text)
        if found is None or found[1] not in CODE[position.setup.variant]:
            return None
        return Building(found[1], int(found[2]))


_SPACE_TEXT: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")


class SpaceKind(Kind):
    """Options that are spaces of one board: the code is the space's number."""

    def board(self, position: Position) -> Player:
        return current(position)

    def candidates(self, position: Position) -> vec[i64]:
        return numbers(0, self.board(position).land.size)

    def option(self, position: Position, code: i64) -> Option:
        land = self.board(position).land
        return Space(int(land.column[code]), int(land.row[code]))

    def code(self, position: Position, option: Option) -> i64 | None:
        if not isinstance(option, Space):
            return None
        space = self.board(position).land.space_at(option.column, option.row)
        return None if space == NOWHERE else space

    def parse(self, position: Position, text: str) -> Option | None:
        found = _SPACE_TEXT.fullmatch(text)
        return Space(int(found[1]), int(found[2])) if found else None


class GoodKind(Kind):
    """Options that are goods: the code is the good's number."""

    def option(self, position: Position, code: i64) -> Option:
        return Good(NAMES[code])

    def code(self, position: Position, option: Option) -> i64 | None:
        return NUMBER[option.good] if isinstance(option, Good) else None

    def parse(self, position: Position, text: str) -> Option | None:
        return Good(text) if text in NUMBER else None


def displayed(position: Position) -> vec[i64]:
    """The cards of the display; and "skip" where a building in use offers the choice."""
    found = vec[i64]()
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            found = append(found, code)
    return append(found, decision_kinds.SKIP) if position.card else found
