"""Decisions of a building in use: how often, what is paid, given, gained, reached."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.codes import FOREST
from labora.rules.components.effects import USE_DISPLAY
from labora.rules.components.goods import FIVE_COINS, NAMES, NUMBER, POINT_GOODS, POINTS, WONDER
from labora.rules.constants import decision_kinds
from labora.rules.constants.reasons import (
    MUST_CHOOSE,
    NO_FOREST,
    NOT_MAXIMAL,
    NOT_ON_LIST,
    NOT_OWNED,
    OFFERED,
    OUT_OF_ORDER,
    SAME_GOOD,
    TOO_FEW_KINDS,
)
from labora.rules.engine.abilities import IMPROVED, amount_test, part_in_use, reward_limit, target_test
from labora.rules.engine.building_use import (
    choice_in_use,
    choose_amount,
    choose_good,
    gain,
    next_part,
    pay_tiles,
    payments,
    remove_forest,
    start_use,
)
from labora.rules.engine.decision_kind import (
    A_CARD,
    TIMES,
    BuildingKind,
    CardKind,
    GoodKind,
    Kind,
    SpaceKind,
    displayed,
    numbers,
)
from labora.rules.engine.decisions_build import settle
from labora.rules.engine.decisions_turn import card_here_test
from labora.rules.engine.option import (
    GOOD_OPTIONS,
    Good,
    Goods,
    Option,
    Times,
    goods_option,
    goods_vector,
    parse_goods_option,
    parse_times,
    times_option,
)
from labora.rules.state.different_goods import can_give, give, most_kinds
from labora.rules.state.position import DISPLAY, Position
from labora.rules.state.queries import building_at, current

# A selection of point goods in one number: books + REWARD_BASE * (ceramics + REWARD_BASE * (...)).
REWARD_BASE: Final = 256


class AmountKind(Kind):
    """Ask how often a part of the function is done; the most comes first."""

    def candidates(self, position: Position) -> vec[i64]:
        """What cannot be done so often cannot be done more often, but for the Inn's coins."""
        part = part_in_use(position)
        most: i64 = 1
        if part.any_food:
            most = part.limit
        else:
            while amount_test(position, part, most + 1) == OFFERED:
                most += 1
        found = vec[i64](capacity=most + 1)
        for number in range(most, -1, -1):
            found = append(found, number)
        return found

    def offers(self, position: Position) -> vec[i64]:
        """As everywhere, but for what `candidates` has tested."""
        if part_in_use(position).any_food:
            return super().offers(position)
        found = self.candidates(position)
        if len(found) == 2 and self.test(position, 1) != OFFERED:
            return found[1:]
        return found

    def test(self, position: Position, code: i64) -> i64:
        return amount_test(position, part_in_use(position), code)

    def decide(self, position: Position, code: i64) -> None:
        choose_amount(position, code)

    def option(self, position: Position, code: i64) -> Option:
        return times_option(code)

    def code(self, position: Position, option: Option) -> i64 | None:
        return option.number if isinstance(option, Times) else None

    def parse(self, position: Position, text: str) -> Option | None:
        return parse_times(text)


class PaymentKind(Kind):
    """Ask for a payment. Payments are counted, not listed: the code is the payment's number."""

    def test(self, position: Position, code: i64) -> i64:
        return OFFERED if 0 <= code < payments(position).count else NOT_ON_LIST

    def decide(self, position: Position, code: i64) -> None:
        decide_payment(position, payments(position).pick(code))

    def option(self, position: Position, code: i64) -> Option:
        return goods_option(payments(position).pick(code))

    def parse(self, position: Position, text: str) -> Option | None:
        return parse_goods_option(text)


def decide_payment(position: Position, given: vec[i64]) -> None:
    """Carries out a payment, given as goods."""
    pay_tiles(position, given)
    if position.kind == decision_kinds.PAYMENT:
        gain(position)
    else:
        settle(position)


class GiveKind(GoodKind):
    """Ask for one of N different goods, in the order of the goods (R2)."""

    def candidates(self, position: Position) -> vec[i64]:
        return append(numbers(0, WONDER), FIVE_COINS)

    def test(self, position: Position, code: i64) -> i64:
        if not 0 <= code <= FIVE_COINS or code == WONDER:
            return NOT_ON_LIST
        player = current(position)
        if not can_give(position, player, code):
            return NOT_OWNED
        if code <= position.cursor:
            return OUT_OF_ORDER
        before = player.goods
        player.goods = before[:]
        give(position, player, code)
        rest = most_kinds(position, player, code)
        player.goods = before
        return OFFERED if rest >= position.left - 1 else TOO_FEW_KINDS

    def decide(self, position: Position, code: i64) -> None:
        give(position, current(position), code)
        position.cursor = code
        position.left -= 1
        if position.left == 0:
            gain(position)


class GainedGoodKind(GoodKind):
    """Ask which good is gained or shipped."""

    def candidates(self, position: Position) -> vec[i64]:
        part = part_in_use(position)
        found = vec[i64]()
        for good in choice_in_use(position, part).goods if part.choices else part.wheel:
            found = append(found, good)
        return found

    def test(self, position: Position, code: i64) -> i64:
        part = part_in_use(position)
        if not part.choices:
            return OFFERED if code in part.wheel else NOT_ON_LIST
        choice = choice_in_use(position, part)
        if code not in choice.goods:
            return NOT_ON_LIST
        return SAME_GOOD if choice.another and code == position.cursor else OFFERED

    def decide(self, position: Position, code: i64) -> None:
        choose_good(position, code)


class ImprovementKind(GoodKind):
    """Ask which tile is improved (Pilgrimage Site), written as the good that it is now."""

    def candidates(self, position: Position) -> vec[i64]:
        return append(numbers(0, len(IMPROVED)), decision_kinds.SKIP)

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED
        if not 0 <= code < len(IMPROVED):
            return NOT_ON_LIST
        return OFFERED if current(position).goods[IMPROVED[code][0]] > 0 else NOT_OWNED

    def decide(self, position: Position, code: i64) -> None:
        if code != decision_kinds.SKIP:
            tile, better = IMPROVED[code]
            goods = current(position).goods
            goods[tile] -= 1
            goods[better] += 1
        next_part(position)

    def option(self, position: Position, code: i64) -> Option:
        return GOOD_OPTIONS[IMPROVED[code][0]]

    def code(self, position: Position, option: Option) -> i64 | None:
        for number, (tile, _) in enumerate(IMPROVED):
            if isinstance(option, Good) and NUMBER[option.good] == tile:
                return number
        return None


class ForestKind(SpaceKind):
    """Ask which forests are removed, in the order of the spaces."""

    def candidates(self, position: Position) -> vec[i64]:
        return append(super().candidates(position), decision_kinds.SKIP)

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if position.amount == 0 else MUST_CHOOSE
        found = card_here_test(position, code, FOREST, NO_FOREST)
        if found != OFFERED:
            return found
        if code <= position.cursor:
            return OUT_OF_ORDER
        later: i64 = 0
        cells = current(position).cells
        for space in range(code + 1, len(cells)):
            if cells[space] == FOREST:
                later += 1
        return OFFERED if later >= position.left - 1 else OUT_OF_ORDER

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            next_part(position)
        else:
            remove_forest(position, code)


_ANY_BUILDING: Final = BuildingKind(decision_kinds.TARGET)
_ANY_CARD: Final = CardKind(decision_kinds.TARGET)


class TargetKind(Kind):
    """Ask which other building is reached: one on a board, or one of the display."""

    def candidates(self, position: Position) -> vec[i64]:
        if _reaches_display(position):
            return displayed(position)
        return append(_ANY_BUILDING.candidates(position), decision_kinds.SKIP)

    def test(self, position: Position, code: i64) -> i64:
        if code == decision_kinds.SKIP:
            return OFFERED if position.amount == 0 else MUST_CHOOSE
        return target_test(position, part_in_use(position).goal, code)

    def decide(self, position: Position, code: i64) -> None:
        if code == decision_kinds.SKIP:
            next_part(position)
        elif _reaches_display(position):
            start_use(position, code, DISPLAY)
        else:
            start_use(position, building_at(position, code), code)

    def option(self, position: Position, code: i64) -> Option:
        return _kind_of_target(position).option(position, code)

    def code(self, position: Position, option: Option) -> i64 | None:
        return _kind_of_target(position).code(position, option)

    def parse(self, position: Position, text: str) -> Option | None:
        return _kind_of_target(position).parse(position, text)


def _reaches_display(position: Position) -> bool:
    return part_in_use(position).goal == USE_DISPLAY


def _kind_of_target(position: Position) -> Kind:
    return _ANY_CARD if _reaches_display(position) else _ANY_BUILDING


class RewardKind(Kind):
    """Ask for point goods up to a limit; a selection that has room for a book is not offered (R27)."""

    def candidates(self, position: Position) -> vec[i64]:
        """Worth the limit or one point less. Dear goods first."""
        limit = reward_limit(position, part_in_use(position).goal)
        found = vec[i64]()
        for reliquaries in range(limit // 8, -1, -1):
            for ornaments in range((limit - 8 * reliquaries) // 4, -1, -1):
                rest = limit - 8 * reliquaries - 4 * ornaments
                for ceramics in range(rest // 3, -1, -1):
                    books = (rest - 3 * ceramics) // 2
                    code = ceramics + REWARD_BASE * (ornaments + REWARD_BASE * reliquaries)
                    found = append(found, books + REWARD_BASE * code)
        return found

    def test(self, position: Position, code: i64) -> i64:
        if code < 0:
            return NOT_ON_LIST
        value: i64 = 0
        rest = code
        for good in POINT_GOODS:
            value += rest % REWARD_BASE * POINTS[good]
            rest //= REWARD_BASE
        limit = reward_limit(position, part_in_use(position).goal)
        if rest or value > limit:
            return NOT_ON_LIST
        return OFFERED if value > limit - 2 else NOT_MAXIMAL

    def decide(self, position: Position, code: i64) -> None:
        player = current(position)
        rest = code
        for good in POINT_GOODS:
            player.goods[good] += rest % REWARD_BASE
            rest //= REWARD_BASE
        next_part(position)

    def option(self, position: Position, code: i64) -> Option:
        amounts: list[tuple[str, int]] = []
        rest = code
        for good in POINT_GOODS:
            if rest % REWARD_BASE:
                amounts.append((NAMES[good], int(rest % REWARD_BASE)))
            rest //= REWARD_BASE
        return goods_option(goods_vector(Goods(tuple(amounts))))

    def code(self, position: Position, option: Option) -> i64 | None:
        if not isinstance(option, Goods):
            return None
        given = goods_vector(option)
        code: i64 = 0
        for good in reversed(POINT_GOODS):
            if given[good] >= REWARD_BASE:
                return None
            code = code * REWARD_BASE + given[good]
            given[good] = 0
        return None if any(given) else code

    def parse(self, position: Position, text: str) -> Option | None:
        return parse_goods_option(text)


USE_KINDS: Final[tuple[Kind, ...]] = (
    AmountKind(decision_kinds.AMOUNT, TIMES),
    PaymentKind(decision_kinds.PAYMENT, TIMES),
    PaymentKind(decision_kinds.SETTLEMENT_PAYMENT, A_CARD),
    GiveKind(decision_kinds.GIVE),
    GainedGoodKind(decision_kinds.GOOD),
    ImprovementKind(decision_kinds.IMPROVEMENT),
    ForestKind(decision_kinds.FOREST),
    TargetKind(decision_kinds.TARGET),
    RewardKind(decision_kinds.REWARD),
)
