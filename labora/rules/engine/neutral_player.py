"""The neutral player's board (section 10): terrain does not matter, and buildings may be overbuilt."""

from typing import Final

from mypy_extensions import i64

from labora.rules.components.card import BIT, Card
from labora.rules.components.cards import CLOISTER, CLOISTER_BUILDINGS
from labora.rules.components.codes import BUILDINGS, EMPTY
from labora.rules.constants.reasons import (
    LEAVES_WITHOUT_PLACE,
    NO_SPACE,
    NOT_BESIDE_CLOISTER,
    NOT_IN_DISPLAY,
    NOT_ON_LIST,
    OCCUPIED,
    OFFERED,
    OVERBUILDS_OTHER_KIND,
)
from labora.rules.state.position import BOARD, Position
from labora.rules.state.queries import beside_cloister, card_of, in_display, occupied

NEUTRAL: Final = 1
_MORE_THAN_KINDS: Final = 3


class NeutralPlaces:
    """List where cards of the display may go now; only being a cloister building makes a difference.

    Nothing is tried out (R23): a card never takes away its own kind's place, so a kind is left without one
    only where it has none, or where its last place is the empty space that the other kind fills.
    """

    def __init__(self, position: Position) -> None:
        cards = CLOISTER_BUILDINGS[position.setup.variant]
        self.cloister_cards: Final[i64] = position.display & cards
        self.other_cards: Final[i64] = position.display & ~cards
        self.beside_cloister: i64 = 0
        self.over_lone: i64 = 0
        self.others: i64 = 0
        self._look(position)
        # Of the legal placements of both kinds, those that leave the fewest kinds without a place.
        self.fewest: i64 = _MORE_THAN_KINDS
        self.offered_cloisters: i64 = 0
        self.offered_others: i64 = 0
        self._compare(position.players[NEUTRAL].land.size)

    def _look(self, position: Position) -> None:
        """The same as `ground_test` for both kinds and all spaces, in one go: this is asked very often."""
        neutral = position.players[NEUTRAL]
        cloister = CLOISTER[position.setup.variant]
        for space in range(neutral.land.size):
            there = neutral.cells[space]
            if there != EMPTY and occupied(position, NEUTRAL * BOARD + space):
                continue
            if there == EMPTY or not cloister[there]:
                self.others |= BIT[space]
            if self.cloister_cards and (there == EMPTY or cloister[there]):
                if beside_cloister(position, neutral, space):
                    self.beside_cloister |= BIT[space]
                elif there != EMPTY:
                    self.over_lone |= BIT[space]

    def _compare(self, size: i64) -> None:
        if self.cloister_cards == 0:
            self.offered_others = self.others
            return
        cloisters = self.legal(True)
        for space in range(size):
            if cloisters & BIT[space]:
                self._enter(True, space)
            if self.other_cards and self.others & BIT[space]:
                self._enter(False, space)

    def _enter(self, cloister: bool, space: i64) -> None:
        left = self._kinds_left(cloister, space)
        if left < self.fewest:
            self.fewest = left
            self.offered_cloisters = 0
            self.offered_others = 0
        if left > self.fewest:
            return
        if cloister:
            self.offered_cloisters |= BIT[space]
        else:
            self.offered_others |= BIT[space]

    def _kinds_left(self, cloister: bool, space: i64) -> i64:
        left: i64 = 1 if self.leaves_cloisters(cloister, space) else 0
        return left + 1 if self.leaves_others(cloister, space) else left

    def legal(self, cloister: bool) -> i64:
        """R35: over a cloister building that stands alone only where there is no other place."""
        if not cloister:
            return self.others
        return self.beside_cloister if self.beside_cloister else self.over_lone

    def offered(self, cloister: bool) -> i64:
        return self.offered_cloisters if cloister else self.offered_others

    def leaves_cloisters(self, cloister: bool, space: i64) -> bool:
        """Would cloister buildings remain for which there is no place beside another one?"""
        if cloister:
            # More cards of the kind than the one that is placed.
            return self.cloister_cards & (self.cloister_cards - 1) != 0 and self.beside_cloister == 0
        return self.cloister_cards != 0 and self.beside_cloister & ~BIT[space] == 0

    def leaves_others(self, cloister: bool, space: i64) -> bool:
        return cloister and self.other_cards != 0 and self.others & ~BIT[space] == 0


def has_neutral_place(position: Position) -> bool:
    """Has any card of the display a place on the neutral board?"""
    if position.display & ~CLOISTER_BUILDINGS[position.setup.variant]:
        for space in range(position.players[NEUTRAL].land.size):
            if ground_test(position, False, space) == OFFERED:
                return True
    return position.display != 0 and NeutralPlaces(position).legal(True) != 0


def ground_test(position: Position, cloister: bool, space: i64) -> i64:
    """Return whether the space fits such a card, without looking ahead (R23) and without R35."""
    neutral = position.players[NEUTRAL]
    there = neutral.cells[space]
    if there != EMPTY:
        if cloister != (CLOISTER[position.setup.variant][there] == 1):
            return OVERBUILDS_OTHER_KIND
        if occupied(position, NEUTRAL * BOARD + space):
            return OCCUPIED
    if cloister and not beside_cloister(position, neutral, space):
        return NOT_BESIDE_CLOISTER
    return OFFERED


def neutral_space_test(position: Position, places: NeutralPlaces, card: Card, space: i64) -> i64:
    if not 0 <= space < position.players[NEUTRAL].land.size:
        return NOT_ON_LIST
    if places.offered(card.cloister) & BIT[space]:
        return OFFERED
    if places.legal(card.cloister) & BIT[space]:
        return LEAVES_WITHOUT_PLACE
    return ground_test(position, card.cloister, space)


def neutral_card_test(position: Position, places: NeutralPlaces, code: i64) -> i64:
    """A card has a turn only if one of its spaces has: so the two decisions agree."""
    if not in_display(position, code):
        return NOT_IN_DISPLAY
    cloister = card_of(position, code).cloister
    if places.offered(cloister):
        return OFFERED
    return LEAVES_WITHOUT_PLACE if places.legal(cloister) else NO_SPACE


def card_left_over(position: Position, card: Card, space: i64) -> i64:
    """A building for which there would be no place if the card were put on the space; 0 if there is none."""
    places = NeutralPlaces(position)
    rest: i64 = 0
    if places.leaves_cloisters(card.cloister, space):
        rest |= places.cloister_cards
    if places.leaves_others(card.cloister, space):
        rest |= places.other_cards
    for code in range(1, BUILDINGS + 1):
        if rest & BIT[code] and code != card.code:
            return code
    return EMPTY


def first_legal_space(position: Position, card: Card) -> i64:
    legal = NeutralPlaces(position).legal(card.cloister)
    for space in range(position.players[NEUTRAL].land.size):
        if legal & BIT[space]:
            return space
    return -1
