"""A kind of decision: what it is about, what it offers, what an option does, and how options are written.

Inside the engine an option is a number (its code) whose meaning depends on the kind. `test` answers with a
reason: an option is offered if and only if there is none. Lists, errors and "why not?" all ask the same test.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.cards import CODE
from labora.rules.components.codes import BUILDINGS, CODES, is_building
from labora.rules.components.goods import NUMBER
from labora.rules.components.landscape import NOWHERE
from labora.rules.constants import decision_kinds
from labora.rules.constants.reasons import NOT_ON_LIST, OFFERED
from labora.rules.engine.option import (
    GOOD_NAMED,
    GOOD_OPTIONS,
    Building,
    Good,
    Named,
    Option,
    Space,
    Word,
    building_option,
    card_option,
    parse_building,
    parse_card,
    parse_space,
    space_option,
)
from labora.rules.state.position import BOARD, Player, Position
from labora.rules.state.queries import active, building_at, current, space_of_card

# What a kind of decision may hold.
NOTHING: Final = 0
A_CARD: Final = 1
A_PILE: Final = 2
A_GOOD: Final = 3
TIMES: Final = 4


# Room for the options of most decisions, so that lists of them need not grow.
USUAL: Final = 16


def numbers(first: i64, end: i64) -> vec[i64]:
    found = vec[i64](capacity=max(0, end - first))
    for number in range(first, end):
        found = append(found, number)
    return found


class Kind:
    """Describe a kind of decision. `holds`: what waits to be placed or paid; `rests`: between actions."""

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
        found = vec[i64](capacity=USUAL)
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
    """Offer words: the code is the number of the word."""

    def __init__(
        self, number: i64, words: tuple[str, ...], holds: i64 = NOTHING, rests: bool = False
    ) -> None:
        super().__init__(number, holds, rests)
        self.options: Final = [Word(word) for word in words]
        self.codes: Final = numbers(0, len(words))
        self.numbers: Final = {word: code for code, word in enumerate(words)}

    def candidates(self, position: Position) -> vec[i64]:
        return self.codes

    def test(self, position: Position, code: i64) -> i64:
        return OFFERED if 0 <= code < len(self.options) else NOT_ON_LIST

    def option(self, position: Position, code: i64) -> Option:
        return self.options[code]

    def code(self, position: Position, option: Option) -> i64 | None:
        return self.numbers.get(option.text)

    def parse(self, position: Position, text: str) -> Option | None:
        code = self.numbers.get(text)
        return None if code is None else self.options[code]


class CardKind(Kind):
    """Offer cards of the display or the hand: the code is the card's."""

    def option(self, position: Position, code: i64) -> Option:
        return card_option(position.setup.variant, code)

    def code(self, position: Position, option: Option) -> i64 | None:
        return CODE[position.setup.variant].get(option.card) if isinstance(option, Named) else None

    def parse(self, position: Position, text: str) -> Option | None:
        return parse_card(position.setup.variant, text)


class BuildingKind(Kind):
    """Offer buildings on boards: the code is the place."""

    def candidates(self, position: Position) -> vec[i64]:
        """Places of all buildings, the active player's first."""
        found = vec[i64](capacity=4 * USUAL)
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
        card = building_at(position, code)
        return building_option(position.setup.variant, card, code // BOARD, code % BOARD)

    def code(self, position: Position, option: Option) -> i64 | None:
        """The place; looked for where the option is of another game, or from before it was built."""
        if not isinstance(option, Building):
            return None
        card: i64 = CODE[position.setup.variant].get(option.card, -1)
        board: i64 = option.board
        space: i64 = option.space
        if space == NOWHERE or building_at(position, board * BOARD + space) != card:
            space = space_of_card(position, board, card)
        return None if space == NOWHERE else board * BOARD + space

    def parse(self, position: Position, text: str) -> Option | None:
        found = parse_building(position.setup.variant, text)
        if found < 0:
            return None
        board, card = found // CODES, found % CODES
        return building_option(position.setup.variant, card, board, space_of_card(position, board, card))


class SpaceKind(Kind):
    """Offer spaces of one board: the code is the space's number."""

    def board(self, position: Position) -> Player:
        return current(position)

    def candidates(self, position: Position) -> vec[i64]:
        return numbers(0, self.board(position).land.size)

    def option(self, position: Position, code: i64) -> Option:
        land = self.board(position).land
        return space_option(land.column[code], land.row[code])

    def code(self, position: Position, option: Option) -> i64 | None:
        if not isinstance(option, Space):
            return None
        space = self.board(position).land.space_at(option.column, option.row)
        return None if space == NOWHERE else space

    def parse(self, position: Position, text: str) -> Option | None:
        return parse_space(text)


class GoodKind(Kind):
    """Offer goods: the code is the good's number."""

    def option(self, position: Position, code: i64) -> Option:
        return GOOD_OPTIONS[code]

    def code(self, position: Position, option: Option) -> i64 | None:
        return NUMBER[option.good] if isinstance(option, Good) else None

    def parse(self, position: Position, text: str) -> Option | None:
        return GOOD_NAMED.get(text)


def displayed(position: Position) -> vec[i64]:
    """The cards of the display; and "skip" where a building in use offers the choice."""
    found = vec[i64](capacity=2 * USUAL)
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            found = append(found, code)
    return append(found, decision_kinds.SKIP) if position.card else found
