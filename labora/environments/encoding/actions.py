"""The action space: one fixed numbering of everything that can be decided, for all fourteen games.

What a number means does not depend on the kind of decision: `prior` is the same action in all of them.
Buildings are named by their card (of the three basic ones each board has its own, counted from the player who
decides), spaces by their number on the land. How many of something, and payments good by good: `x0` to `x31`,
and `more` for 32 more of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.codes import (
    BUILDINGS,
    CLAY_MOUND,
    CLOISTER_OFFICE,
    FIRST_SETTLEMENT,
    LAST_SETTLEMENT,
)
from labora.rules.components.effects import USE_DISPLAY
from labora.rules.components.goods import FIVE_COINS, NAMES
from labora.rules.components.landscape import COAST_PLOT, SIDES, tile_row, tile_side
from labora.rules.constants import decision_kinds
from labora.rules.engine.abilities import IMPROVED, part_in_use
from labora.rules.state.position import BOARD, INDICATORS, JOKER, Position
from labora.rules.state.production import INDICATOR_OF
from labora.rules.state.queries import building_at, decider

# Changes whenever a number gets another meaning.
ACTIONS_VERSION: Final = 1

WORDS: Final[tuple[str, ...]] = (
    *decision_kinds.ACTS,
    *("skip", "nothing", "lay-brother", "prior", "coins", "gift", "pay", "more"),
)
SAY_SKIP: Final = 9
SAY_NOTHING: Final = 10
SAY_LAY_BROTHER: Final = 11
SAY_PRIOR: Final = 12
SAY_COINS: Final = 13
SAY_GIFT: Final = 14
# The one possible payment.
SAY_PAY: Final = 15
SAY_MORE: Final = 16

BASIC_BUILDINGS: Final = CLOISTER_OFFICE - CLAY_MOUND + 1
SETTLEMENTS: Final = LAST_SETTLEMENT - FIRST_SETTLEMENT + 1
MOST_BOARDS: Final = 4
# A heartland, nine districts of five spaces and nine plots of four.
MOST_SPACES: Final = 91
# Nine districts above or below the heartland (rows 0 and 1), and nine plots that reach two rows further each.
FIRST_DISTRICT_ROW: Final = -9
DISTRICT_ROWS: Final = 18
FIRST_PLOT_ROW: Final = -26
PLOT_ROWS: Final = 53
AMOUNTS: Final = 32

CARDS_FROM: Final = 17
SETTLEMENTS_FROM: Final = CARDS_FROM + BUILDINGS
BUILDINGS_FROM: Final = SETTLEMENTS_FROM + SETTLEMENTS
BASICS_FROM: Final = BUILDINGS_FROM + BUILDINGS
SPACES_FROM: Final = BASICS_FROM + MOST_BOARDS * BASIC_BUILDINGS
DISTRICTS_FROM: Final = SPACES_FROM + MOST_SPACES
PLOTS_FROM: Final = DISTRICTS_FROM + 2 * DISTRICT_ROWS
GOODS_FROM: Final = PLOTS_FROM + 2 * PLOT_ROWS
JOKERS_FROM: Final = GOODS_FROM + FIVE_COINS + 1
AMOUNTS_FROM: Final = JOKERS_FROM + JOKER
ACTIONS: Final = AMOUNTS_FROM + AMOUNTS


# Kinds whose codes are numbered in a row: the action is the code plus this.
_FIRST_ACTIONS: Final[dict[int, int]] = {
    decision_kinds.TURN: 0,
    decision_kinds.CLERGYMAN: SAY_LAY_BROTHER,
    decision_kinds.OWNERS_CLERGYMAN: SAY_LAY_BROTHER,
    decision_kinds.FEE: SAY_COINS,
    decision_kinds.LAND: decision_kinds.ACT_DISTRICT,
    decision_kinds.CLEARING: decision_kinds.ACT_FELL,
    decision_kinds.CARD: CARDS_FROM - 1,
    decision_kinds.NEUTRAL_CARD: CARDS_FROM - 1,
    decision_kinds.SETTLEMENT: SETTLEMENTS_FROM - FIRST_SETTLEMENT,
    decision_kinds.SPACE: SPACES_FROM,
    decision_kinds.SITE: SPACES_FROM,
    decision_kinds.FELL: SPACES_FROM,
    decision_kinds.CUT: SPACES_FROM,
    decision_kinds.FOREST: SPACES_FROM,
    decision_kinds.NEUTRAL_SPACE: SPACES_FROM,
    decision_kinds.NEUTRAL_PRIOR: SPACES_FROM,
    decision_kinds.GOOD: GOODS_FROM,
    decision_kinds.GIVE: GOODS_FROM,
}
_OTHER: Final = -100
_FIRST: Final[vec[i64]] = vec[i64](
    [_FIRST_ACTIONS.get(kind, _OTHER) for kind in range(len(decision_kinds.NAMES))]
)


def action_of(position: Position, code: i64) -> i64:
    """The action of an offered code. Not for payments, rewards and numbers of times: these are split."""
    kind = position.kind
    if code == decision_kinds.SKIP:
        return SAY_SKIP
    first = _FIRST[kind]
    if first != _OTHER:
        return first + code
    if kind == decision_kinds.PRIOR:
        return SAY_PRIOR if code == decision_kinds.THE_PRIOR else SAY_SKIP
    if kind == decision_kinds.TILE:
        return _tile_action(code)
    if kind == decision_kinds.INDICATOR:
        return _indicator_action(code)
    if kind == decision_kinds.IMPROVEMENT:
        return GOODS_FROM + IMPROVED[code][0]
    if kind == decision_kinds.TARGET and part_in_use(position).goal == USE_DISPLAY:
        return CARDS_FROM + code - 1
    return _building_action(position, code)


def _building_action(position: Position, place: i64) -> i64:
    card = building_at(position, place)
    if card <= BUILDINGS:
        return BUILDINGS_FROM + card - 1
    boards: i64 = len(position.players)
    seat = (place // BOARD - decider(position) + boards) % boards
    return BASICS_FROM + BASIC_BUILDINGS * seat + card - CLAY_MOUND


def _tile_action(code: i64) -> i64:
    side = tile_side(code)
    row = tile_row(code)
    if side >= COAST_PLOT:
        return PLOTS_FROM + PLOT_ROWS * (side - COAST_PLOT) + row - FIRST_PLOT_ROW
    # The heartland's two rows are left out.
    line = row - FIRST_DISTRICT_ROW - (2 if row > 0 else 0)
    return DISTRICTS_FROM + DISTRICT_ROWS * side + line


def _indicator_action(code: i64) -> i64:
    if code == decision_kinds.TAKE_NOTHING:
        return SAY_NOTHING
    good = code // 2
    return JOKERS_FROM + INDICATOR_OF[good] if code % 2 else GOODS_FROM + good


def _tile_names() -> list[str]:
    districts = [*range(FIRST_DISTRICT_ROW, 0), *range(2, 2 + DISTRICT_ROWS + FIRST_DISTRICT_ROW)]
    plots = range(FIRST_PLOT_ROW, FIRST_PLOT_ROW + PLOT_ROWS)
    found: list[str] = []
    for side, name in enumerate(SIDES):
        found.extend(f"{name}@{row}" for row in (plots if side >= COAST_PLOT else districts))
    return found


def action_names() -> list[str]:
    """Name each action. Cards have their number, because their names depend on the variant."""
    names = list(WORDS)
    names.extend(f"card-{code}" for code in range(1, BUILDINGS + 1))
    names.extend(f"settlement-{number}" for number in range(1, SETTLEMENTS + 1))
    names.extend(f"building-{code}" for code in range(1, BUILDINGS + 1))
    for seat in range(MOST_BOARDS):
        names.extend(f"{basic}@+{seat}" for basic in ("clay-mound", "farmyard", "cloister-office"))
    names.extend(f"space-{number}" for number in range(MOST_SPACES))
    names.extend(_tile_names())
    names.extend(NAMES)
    names.extend(f"{good}/joker" for good in INDICATORS[:JOKER])
    names.extend(f"x{number}" for number in range(AMOUNTS))
    return names


# Sections of the space: name, first action, how many.
SECTIONS: Final[tuple[tuple[str, int, int], ...]] = (
    ("words", 0, CARDS_FROM),
    ("cards", CARDS_FROM, BUILDINGS),
    ("settlements", SETTLEMENTS_FROM, SETTLEMENTS),
    ("buildings", BUILDINGS_FROM, BUILDINGS),
    ("basic buildings", BASICS_FROM, MOST_BOARDS * BASIC_BUILDINGS),
    ("spaces", SPACES_FROM, MOST_SPACES),
    ("districts", DISTRICTS_FROM, 2 * DISTRICT_ROWS),
    ("plots", PLOTS_FROM, 2 * PLOT_ROWS),
    ("goods", GOODS_FROM, FIVE_COINS + 1),
    ("goods by the joker", JOKERS_FROM, JOKER),
    ("amounts", AMOUNTS_FROM, AMOUNTS),
)
