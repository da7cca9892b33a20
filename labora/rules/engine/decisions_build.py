"""Decisions that put cards and land on the table: building, settling, landscape tiles, the neutral player."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.codes import EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.landscape import (
    DISTRICT,
    PILES,
    PLOT,
    SIDES,
    cards_on,
    pile_of,
    tile,
    tile_row,
    tile_side,
)
from labora.rules.constants import decision_kinds
from labora.rules.constants.reasons import (
    MUST_CHOOSE,
    NO_CLERGYMAN,
    NOT_ADJACENT_LAND,
    NOT_ON_LIST,
    NOT_PLACED_NOW,
    OFFERED,
    PILE_EMPTY,
)
from labora.rules.engine.building_use import next_part, start_use, take_goods
from labora.rules.engine.decision_kind import (
    A_CARD,
    A_PILE,
    USUAL,
    CardKind,
    Kind,
    SpaceKind,
    WordKind,
    displayed,
    numbers,
)
from labora.rules.engine.neutral_player import NEUTRAL, NeutralPlaces, neutral_card_test, neutral_space_test
from labora.rules.engine.option import SKIP_WORD, Option, Tile, parse_tile, tile_option
from labora.rules.engine.placement import buildable, card_test, next_space, settlement_test, space_test
from labora.rules.engine.turn import end_neutral_placing, finish_action, skip_neutral_prior
from labora.rules.state.position import BOARD, Player, Position
from labora.rules.state.queries import (
    active,
    building_at,
    card_of,
    current,
    has_prior,
    place_prior,
    price,
    raise_fee_for,
)

PRIVILEGE: Final[tuple[str, ...]] = (SKIP_WORD, "prior")


class BuildKind(CardKind):
    """Ask which building of the display is built. With Carpentry and Locutory it may be declined (R14)."""

    def candidates(self, position: Position) -> vec[i64]:
        return displayed(position)

    def offers(self, position: Position) -> vec[i64]:
        found = buildable(position)
        return append(found, decision_kinds.SKIP) if position.card else found

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if position.card else MUST_CHOOSE
        return card_test(position, code)

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            finish_action(position)
            return
        position.new_card = code
        position.kind = decision_kinds.SPACE


class BuildSpaceKind(SpaceKind):
    """Ask on which space the building is built."""

    def offers(self, position: Position) -> vec[i64]:
        found = vec[i64](capacity=USUAL)
        player = current(position)
        card = card_of(position, position.new_card)
        space = next_space(position, player, card, 0)
        while space >= 0:
            found = append(found, space)
            space = next_space(position, player, card, space + 1)
        return found

    def test(self, position: Position, code: i64) -> i64:
        return space_test(position, current(position), card_of(position, position.new_card), code)

    def decide(self, position: Position, code: i64) -> None:
        player = current(position)
        card = position.new_card
        take_goods(position, player, card_of(position, card).cost)
        player.cells[code] = card
        position.display &= ~BIT[card]
        raise_fee_for(position, card)
        if has_prior(player):
            position.space = code
            position.cursor = 0
            position.kind = decision_kinds.PRIOR
        else:
            finish_action(position)


class PrivilegeKind(WordKind):
    """Ask whether the prior goes to the new building at once and uses it."""

    def decide(self, position: Position, code: i64) -> None:
        if code != decision_kinds.THE_PRIOR:
            finish_action(position)
            return
        card = position.new_card
        place = active(position) * BOARD + position.space
        position.new_card = 0
        position.space = 0
        place_prior(current(position), place)
        start_use(position, card, place)


# Settling


class SettlementKind(CardKind):
    """Ask which settlement is built. Where a building in use offers it, it may be declined."""

    def candidates(self, position: Position) -> vec[i64]:
        hand = numbers(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)
        return append(hand, decision_kinds.SKIP) if position.card else hand

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if position.card else MUST_CHOOSE
        return settlement_test(position, code)

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            next_part(position)
            return
        position.new_card = code
        position.kind = decision_kinds.SITE


class SiteKind(BuildSpaceKind):
    """Ask on which space the settlement is built."""

    def decide(self, position: Position, code: i64) -> None:
        position.space = code
        position.cursor = 0
        position.kind = decision_kinds.SETTLEMENT_PAYMENT


def settle(position: Position) -> None:
    """The settlement is paid: it is put on its site."""
    current(position).cells[position.space] = position.new_card
    position.new_card = 0
    position.space = 0
    if position.card:
        next_part(position)
        return
    position.actions = 0
    position.purchases = 0
    position.kind = decision_kinds.TURN


# Land


class LandKind(WordKind):
    """Ask for a district or a plot (Bulwark): in either order, at least one (R19)."""

    def candidates(self, position: Position) -> vec[i64]:
        return vec[i64]([DISTRICT, PLOT, decision_kinds.SKIP])

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if position.left == 1 else MUST_CHOOSE
        if not DISTRICT <= code <= PLOT or code == position.cursor:
            return NOT_ON_LIST
        return OFFERED if price(position, code) >= 0 else PILE_EMPTY

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            next_part(position)
        else:
            position.pile = code
            position.kind = decision_kinds.TILE


class TileKind(Kind):
    """Ask which side of the landscape is up, and where it is added."""

    def candidates(self, position: Position) -> vec[i64]:
        return current(position).land.places(position.pile)

    def test(self, position: Position, code: i64) -> i64:
        if code < 0 or pile_of(tile_side(code)) != position.pile:
            return NOT_ON_LIST
        return OFFERED if current(position).land.fits(code) else NOT_ADJACENT_LAND

    def decide(self, position: Position, code: i64) -> None:
        player = current(position)
        player.land = player.land.with_tile(code)
        player.cells = extend(player.cells, cards_on(tile_side(code)))
        pile = position.pile
        position.pile = 0
        if position.card == EMPTY:
            position.kind = decision_kinds.TURN
            return
        position.left -= 1
        position.cursor = pile
        other = PLOT if pile == DISTRICT else DISTRICT
        if position.left and price(position, other) >= 0:
            position.kind = decision_kinds.LAND
        else:
            next_part(position)

    def option(self, position: Position, code: i64) -> Option:
        return tile_option(tile_side(code), tile_row(code))

    def code(self, position: Position, option: Option) -> i64 | None:
        return tile(SIDES.index(option.side), option.row) if isinstance(option, Tile) else None

    def parse(self, position: Position, text: str) -> Option | None:
        return parse_tile(text)


# The neutral player


class NeutralCardKind(CardKind):
    """Ask which building of the display the neutral player gets next."""

    def candidates(self, position: Position) -> vec[i64]:
        return displayed(position)

    def test(self, position: Position, code: i64) -> i64:
        return neutral_card_test(position, NeutralPlaces(position), code)

    def offers(self, position: Position) -> vec[i64]:
        """As everywhere, but the board is looked at only once."""
        places = NeutralPlaces(position)
        found = vec[i64]()
        for code in displayed(position):
            if neutral_card_test(position, places, code) == OFFERED:
                found = append(found, code)
        return found

    def decide(self, position: Position, code: i64) -> None:
        position.new_card = code
        position.kind = decision_kinds.NEUTRAL_SPACE


class NeutralSpaceKind(SpaceKind):
    """Ask on which space of the neutral player the building is placed."""

    def board(self, position: Position) -> Player:
        return position.players[NEUTRAL]

    def test(self, position: Position, code: i64) -> i64:
        return neutral_space_test(
            position, NeutralPlaces(position), card_of(position, position.new_card), code
        )

    def offers(self, position: Position) -> vec[i64]:
        offered = NeutralPlaces(position).offered(card_of(position, position.new_card).cloister)
        found = vec[i64]()
        for space in range(self.board(position).land.size):
            if offered & BIT[space]:
                found = append(found, space)
        return found

    def decide(self, position: Position, code: i64) -> None:
        card = position.new_card
        position.new_card = 0
        position.players[NEUTRAL].cells[code] = card
        position.display &= ~BIT[card]
        position.placed |= BIT[card]
        raise_fee_for(position, card)
        end_neutral_placing(position)


class NeutralPriorKind(SpaceKind):
    """Ask on which of the buildings just placed the neutral prior is put, if at all."""

    def board(self, position: Position) -> Player:
        return position.players[NEUTRAL]

    def candidates(self, position: Position) -> vec[i64]:
        return append(numbers(0, self.board(position).land.size), decision_kinds.SKIP)

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED
        neutral = self.board(position)
        if not 0 <= code < len(neutral.cells):
            return NOT_ON_LIST
        if position.placed & BIT[neutral.cells[code]] == 0:
            return NOT_PLACED_NOW
        return OFFERED if has_prior(neutral) else NO_CLERGYMAN

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            skip_neutral_prior(position)
            return
        position.place = NEUTRAL * BOARD + code
        position.card = building_at(position, position.place)
        position.kind = decision_kinds.FEE


BUILD_KINDS: Final[tuple[Kind, ...]] = (
    BuildKind(decision_kinds.CARD),
    BuildSpaceKind(decision_kinds.SPACE, A_CARD),
    PrivilegeKind(decision_kinds.PRIOR, PRIVILEGE, A_CARD),
    SettlementKind(decision_kinds.SETTLEMENT),
    SiteKind(decision_kinds.SITE, A_CARD),
    LandKind(decision_kinds.LAND, PILES),
    TileKind(decision_kinds.TILE, A_PILE),
    NeutralCardKind(decision_kinds.NEUTRAL_CARD, rests=True),
    NeutralSpaceKind(decision_kinds.NEUTRAL_SPACE, A_CARD),
    NeutralPriorKind(decision_kinds.NEUTRAL_PRIOR, rests=True),
)
