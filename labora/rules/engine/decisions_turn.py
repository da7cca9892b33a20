"""Decisions of a turn: main and extra actions, clergymen, contracts, felling and cutting."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.codes import EMPTY, FOREST, MOOR, is_building
from labora.rules.components.effects import PRODUCE
from labora.rules.components.goods import COIN, DRINK, NUMBER, PEAT, WOOD
from labora.rules.components.landscape import DISTRICT, PLOT
from labora.rules.components.modes import BONUS_ACTIONS, NEUTRAL_PRIOR, SETTLEMENT_PHASE
from labora.rules.constants import decision_kinds
from labora.rules.constants.reasons import (
    ACTION_OPEN,
    ALREADY_SETTLED,
    INDICATOR_NOT_IN_PLAY,
    MUST_CHOOSE,
    NO_ACTION_LEFT,
    NO_CLERGYMAN,
    NO_COINS,
    NO_CONTRACT,
    NO_FEE,
    NO_FOREST,
    NO_FREE_BUILDING,
    NO_GIFT,
    NO_MOOR,
    NOT_A_BUILDING,
    NOT_IN_THIS_PHASE,
    NOT_ON_LIST,
    NOT_YOURS,
    NOTHING_PRODUCED,
    OCCUPIED,
    OFFERED,
    OWN_INDICATOR_IN_PLAY,
    OWNER_HAS_NO_CLERGYMAN,
    YOUR_OWN,
)
from labora.rules.engine.abilities import part_in_use, production_goods
from labora.rules.engine.building_use import next_part, start_use
from labora.rules.engine.decision_kind import A_GOOD, USUAL, BuildingKind, Kind, SpaceKind, WordKind
from labora.rules.engine.option import (
    INDICATOR_NAMED,
    INDICATOR_OPTIONS,
    NOTHING_OPTION,
    NOTHING_WORD,
    Indicator,
    Option,
)
from labora.rules.engine.placement import build_test, settle_test
from labora.rules.engine.turn import end_turn, fee_payable, purchase_test
from labora.rules.state.position import BOARD, JOKER, NOT_IN_PLAY, Player, Position
from labora.rules.state.production import INDICATOR_OF, chosen_indicator, in_play, indicator_value, produce
from labora.rules.state.queries import (
    active,
    building_at,
    count_cards,
    current,
    current_step,
    fee,
    has_clergyman,
    has_lay_brother,
    has_prior,
    occupied,
    pay_coins,
    place_lay_brother,
    place_prior,
    price,
    worth_in_coins,
)

CLERGYMEN: Final[tuple[str, ...]] = ("lay-brother", "prior")
FEES: Final[tuple[str, ...]] = ("coins", "gift")
CLEARINGS: Final[tuple[str, ...]] = ("fell", "cut")


class TurnKind(WordKind):
    """Ask which action the player takes, or whether the turn ends."""

    def offers(self, position: Position) -> vec[i64]:
        """As everywhere, but a turn is asked so often that what is out of the question is not tested."""
        found = vec[i64](capacity=USUAL)
        step = current_step(position)
        if position.actions:
            first: i64 = decision_kinds.ACT_PLACE
            if step == SETTLEMENT_PHASE:
                first = decision_kinds.ACT_SETTLE
            for act in range(first, max(first + 1, decision_kinds.ACT_SETTLE)):
                if self._main_action_test(position, act, step) == OFFERED:
                    found = append(found, act)
        for pile in range(DISTRICT, PLOT + 1):
            if purchase_test(position, pile) == OFFERED:
                found = append(found, decision_kinds.ACT_DISTRICT + pile)
        if step == SETTLEMENT_PHASE or position.actions == 0:
            found = append(found, decision_kinds.ACT_END)
        return found

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.ACT_END:
            settling = current_step(position) == SETTLEMENT_PHASE
            return OFFERED if settling or position.actions == 0 else ACTION_OPEN
        if code == decision_kinds.ACT_DISTRICT:
            return purchase_test(position, DISTRICT)
        if code == decision_kinds.ACT_PLOT:
            return purchase_test(position, PLOT)
        if not 0 <= code < decision_kinds.ACT_END:
            return NOT_ON_LIST
        step = current_step(position)
        if (step == SETTLEMENT_PHASE) != (code == decision_kinds.ACT_SETTLE):
            return NOT_IN_THIS_PHASE
        if position.actions == 0:
            return ALREADY_SETTLED if code == decision_kinds.ACT_SETTLE else NO_ACTION_LEFT
        return self._main_action_test(position, code, step)

    def _main_action_test(self, position: Position, act: i64, step: i64) -> i64:
        if act == decision_kinds.ACT_SETTLE:
            return settle_test(position)
        if act == decision_kinds.ACT_BUILD:
            return build_test(position)
        if step == BONUS_ACTIONS:
            return OFFERED if act == decision_kinds.ACT_PLACE else NOT_IN_THIS_PHASE
        if act == decision_kinds.ACT_PLACE:
            return _any_place_test(position)
        if act == decision_kinds.ACT_CONTRACT:
            return _any_contract_test(position)
        return OFFERED

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.ACT_END:
            end_turn(position)
        elif code == decision_kinds.ACT_DISTRICT or code == decision_kinds.ACT_PLOT:
            pile = DISTRICT if code == decision_kinds.ACT_DISTRICT else PLOT
            pay_coins(position, current(position), price(position, pile))
            position.purchases -= 1
            position.pile = pile
            position.kind = decision_kinds.TILE
        elif code == decision_kinds.ACT_SETTLE:
            position.kind = decision_kinds.SETTLEMENT
        else:
            position.actions -= 1
            self._main_action(position, code)

    def _main_action(self, position: Position, act: i64) -> None:
        if act == decision_kinds.ACT_PLACE:
            position.kind = decision_kinds.PLACE
        elif act == decision_kinds.ACT_CONTRACT:
            position.kind = decision_kinds.CONTRACT
        elif act == decision_kinds.ACT_BUILD:
            position.kind = decision_kinds.CARD
        elif count_cards(current(position), FOREST if act == decision_kinds.ACT_FELL else MOOR) > 0:
            position.kind = decision_kinds.FELL if act == decision_kinds.ACT_FELL else decision_kinds.CUT


def _any_place_test(position: Position) -> i64:
    if not has_clergyman(current(position)):
        return NO_CLERGYMAN
    return OFFERED if _has_free_building(position, active(position)) else NO_FREE_BUILDING


def _any_contract_test(position: Position) -> i64:
    if not fee_payable(position):
        return NO_FEE
    for board in range(len(position.players)):
        if (
            board != active(position)
            and has_clergyman(position.players[board])
            and _has_free_building(position, board)
        ):
            return OFFERED
    return NO_CONTRACT


def _has_free_building(position: Position, board: i64) -> bool:
    cells = position.players[board].cells
    for space in range(len(cells)):
        if is_building(cells[space]) and not occupied(position, board * BOARD + space):
            return True
    return False


# Clergymen


def _add_free_buildings(position: Position, board: i64, found: vec[i64]) -> vec[i64]:
    cells = position.players[board].cells
    for space in range(len(cells)):
        if is_building(cells[space]) and not occupied(position, board * BOARD + space):
            found = append(found, board * BOARD + space)
    return found


class PlaceKind(BuildingKind):
    """Ask which of the player's own buildings is used."""

    def offers(self, position: Position) -> vec[i64]:
        """As everywhere, but only the boards in question are looked at."""
        if current_step(position) == BONUS_ACTIONS:
            return self.candidates(position)
        return _add_free_buildings(position, active(position), vec[i64](capacity=USUAL))

    def test(self, position: Position, code: i64) -> i64:
        if building_at(position, code) == EMPTY:
            return NOT_A_BUILDING
        if current_step(position) == BONUS_ACTIONS:
            return OFFERED
        if code // BOARD != active(position):
            return NOT_YOURS
        return OCCUPIED if occupied(position, code) else OFFERED

    def decide(self, position: Position, code: i64) -> None:
        position.place = code
        position.card = building_at(position, code)
        player = current(position)
        if current_step(position) == BONUS_ACTIONS:
            _send(position, player, True)
        elif has_prior(player) and has_lay_brother(player):
            position.kind = decision_kinds.CLERGYMAN
        else:
            _send(position, player, has_prior(player))


class ClergymanKind(WordKind):
    """Ask whether the prior or a lay brother enters the player's own building."""

    def decide(self, position: Position, code: i64) -> None:
        _send(position, current(position), code == decision_kinds.THE_PRIOR)


class OwnersClergymanKind(WordKind):
    """Ask the owner of the building which clergyman fulfills the work contract."""

    def decide(self, position: Position, code: i64) -> None:
        _send(position, position.players[position.place // BOARD], code == decision_kinds.THE_PRIOR)


def _send(position: Position, owner: Player, prior: bool) -> None:
    """A clergyman goes to the building in question, and the active player uses it."""
    if prior:
        place_prior(owner, position.place)
    else:
        place_lay_brother(owner, position.place)
    start_use(position, position.card, position.place)


class ContractKind(BuildingKind):
    """Ask which building of another player is used by a work contract."""

    def offers(self, position: Position) -> vec[i64]:
        """As everywhere, but only the boards in question are looked at."""
        found = vec[i64](capacity=USUAL)
        boards: i64 = len(position.players)
        first = active(position)
        for offset in range(1, boards):
            board = (first + offset) % boards
            if has_clergyman(position.players[board]):
                found = _add_free_buildings(position, board, found)
        return found

    def test(self, position: Position, code: i64) -> i64:
        if building_at(position, code) == EMPTY:
            return NOT_A_BUILDING
        if code // BOARD == active(position):
            return YOUR_OWN
        if occupied(position, code):
            return OCCUPIED
        owner = position.players[code // BOARD]
        return OFFERED if has_clergyman(owner) else OWNER_HAS_NO_CLERGYMAN

    def decide(self, position: Position, code: i64) -> None:
        position.place = code
        position.card = building_at(position, code)
        position.kind = decision_kinds.FEE


class FeeKind(WordKind):
    """Ask whether the work contract is paid in coins or with the gift (R30)."""

    def test(self, position: Position, code: i64) -> i64:
        player = current(position)
        if code == decision_kinds.COINS:
            return OFFERED if worth_in_coins(position, player) >= fee(position) else NO_COINS
        if code == decision_kinds.GIFT:
            return OFFERED if player.goods[DRINK[position.setup.variant]] > 0 else NO_GIFT
        return NOT_ON_LIST

    def decide(self, position: Position, code: i64) -> None:
        player = current(position)
        owner = position.players[position.place // BOARD]
        if code == decision_kinds.GIFT:
            player.goods[DRINK[position.setup.variant]] -= 1
        else:
            pay_coins(position, player, fee(position))
            # The neutral player keeps nothing: his fees go to the supply.
            if not position.setup.mode.neutral:
                owner.goods[COIN] += fee(position)
        # R8: asked only if both kinds are available; the neutral prior's own step is about the prior.
        if current_step(position) == NEUTRAL_PRIOR:
            _send(position, owner, True)
        elif has_prior(owner) and has_lay_brother(owner):
            position.kind = decision_kinds.OWNERS_CLERGYMAN
        else:
            _send(position, owner, has_prior(owner))


# Felling, cutting and the wheel


class ClearKind(SpaceKind):
    """Ask which forest is felled or which moor is cut."""

    def __init__(self, number: i64, card: i64, good: i64, missing: i64) -> None:
        super().__init__(number)
        self.card: Final = card
        self.good: Final = good
        self.missing: Final = missing

    def offers(self, position: Position) -> vec[i64]:
        found = vec[i64](capacity=USUAL)
        cells = current(position).cells
        for space in range(len(cells)):
            if cells[space] == self.card:
                found = append(found, space)
        return found

    def test(self, position: Position, code: i64) -> i64:
        return card_here_test(position, code, self.card, self.missing)

    def decide(self, position: Position, code: i64) -> None:
        """Asks for the indicator only if there is a choice; the joker is never forced (R5)."""
        current(position).cells[code] = EMPTY
        position.cleared = self.good
        if in_play(position, JOKER):
            position.kind = decision_kinds.INDICATOR
            return
        if in_play(position, INDICATOR_OF[self.good]):
            produce(position, self.good, False)
        _after_clearing(position, self.good)


def card_here_test(position: Position, space: i64, card: i64, missing: i64) -> i64:
    """Is there such a card on this space of the active player's?"""
    player = current(position)
    if not 0 <= space < len(player.cells):
        return NOT_ON_LIST
    if player.cells[space] == card:
        return OFFERED
    return missing


class IndicatorKind(Kind):
    """Ask which indicator is used: the code is twice the good's number, plus 1 for the joker (R5)."""

    def candidates(self, position: Position) -> vec[i64]:
        found = vec[i64]()
        for good in production_goods(position):
            found = append(found, 2 * good)
            found = append(found, 2 * good + 1)
        if _by_building(position):
            return append(found, decision_kinds.SKIP)
        return append(found, decision_kinds.TAKE_NOTHING) if only_joker(position) else found

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if _by_building(position) else MUST_CHOOSE
        if code == decision_kinds.TAKE_NOTHING and not _by_building(position):
            return OFFERED if only_joker(position) else OWN_INDICATOR_IN_PLAY
        if code < 0 or code // 2 not in production_goods(position):
            return NOT_ON_LIST
        indicator = chosen_indicator(code // 2, code % 2 == 1)
        if position.ages[indicator] == NOT_IN_PLAY:
            return INDICATOR_NOT_IN_PLAY
        # R4: felling and cutting may yield nothing, using a building may not.
        if _by_building(position) and indicator_value(position, indicator) == 0:
            return NOTHING_PRODUCED
        return OFFERED

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            next_part(position)
            return
        if code == decision_kinds.TAKE_NOTHING:
            _after_clearing(position, position.cleared)
            return
        by_building = _by_building(position)
        produce(position, code // 2, code % 2 == 1)
        if by_building:
            next_part(position)
        else:
            _after_clearing(position, code // 2)

    def option(self, position: Position, code: i64) -> Option:
        if code == decision_kinds.TAKE_NOTHING:
            return NOTHING_OPTION
        return INDICATOR_OPTIONS[code]

    def code(self, position: Position, option: Option) -> i64 | None:
        if option.text == NOTHING_WORD:
            return decision_kinds.TAKE_NOTHING
        return 2 * NUMBER[option.good] + int(option.joker) if isinstance(option, Indicator) else None

    def parse(self, position: Position, text: str) -> Option | None:
        if text == NOTHING_WORD:
            return NOTHING_OPTION
        return INDICATOR_NAMED.get(text)


def _by_building(position: Position) -> bool:
    """Is it a building that produces, rather than felling or cutting?"""
    return position.card != EMPTY and part_in_use(position).goal == PRODUCE


def only_joker(position: Position) -> bool:
    """Is a forest or moor being cleared whose good has lost its own indicator, but the joker is there?"""
    return (
        not _by_building(position)
        and not in_play(position, INDICATOR_OF[position.cleared])
        and in_play(position, JOKER)
    )


def _after_clearing(position: Position, good: i64) -> None:
    position.cleared = 0
    if position.card == EMPTY:
        position.kind = decision_kinds.TURN
        return
    position.left -= 1
    position.cursor = 0 if good == WOOD else 1
    other = MOOR if good == WOOD else FOREST
    if position.left and count_cards(current(position), other) > 0:
        position.kind = decision_kinds.CLEARING
    else:
        next_part(position)


class ClearingKind(WordKind):
    """Ask for felling or cutting (Calefactory): in either order, at least one; each needs a card (R15)."""

    def candidates(self, position: Position) -> vec[i64]:
        return vec[i64]([0, 1, decision_kinds.SKIP])

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if position.left == 1 else MUST_CHOOSE
        if not 0 <= code <= 1 or code == position.cursor:
            return NOT_ON_LIST
        if count_cards(current(position), MOOR if code else FOREST) > 0:
            return OFFERED
        return NO_MOOR if code else NO_FOREST

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            next_part(position)
        else:
            position.kind = decision_kinds.CUT if code else decision_kinds.FELL


TURN_KINDS: Final[tuple[Kind, ...]] = (
    TurnKind(decision_kinds.TURN, decision_kinds.ACTS, rests=True),
    PlaceKind(decision_kinds.PLACE),
    ClergymanKind(decision_kinds.CLERGYMAN, CLERGYMEN),
    ContractKind(decision_kinds.CONTRACT),
    FeeKind(decision_kinds.FEE, FEES),
    OwnersClergymanKind(decision_kinds.OWNERS_CLERGYMAN, CLERGYMEN),
    ClearKind(decision_kinds.FELL, FOREST, WOOD, NO_FOREST),
    ClearKind(decision_kinds.CUT, MOOR, PEAT, NO_MOOR),
    IndicatorKind(decision_kinds.INDICATOR, A_GOOD),
    ClearingKind(decision_kinds.CLEARING, CLEARINGS),
)
