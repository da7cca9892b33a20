"""The table as it is set up (section 1), before the first round begins."""

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.codes import BUILDERS_MARKET, EMPTY, FOREST, MOOR
from labora.rules.components.goods import BASIC, no_goods
from labora.rules.components.landscape import HEARTLAND, heartland
from labora.rules.constants.decision_kinds import PASSING
from labora.rules.state.position import (
    GRAPES_INDICATOR,
    IN_SUPPLY,
    JOKER,
    NO_BROTHER,
    NOT_IN_PLAY,
    STONE_INDICATOR,
    Player,
    Position,
)
from labora.rules.state.setup import Setup


def set_up(setup: Setup, start: i64) -> Position:
    """Everything in its place; the first step of the first round is still to come."""
    players = [_heartland(setup, neutral=board >= setup.players) for board in range(setup.boards)]
    ages = vec[i64]([0] * (JOKER + 1))
    ages[GRAPES_INDICATOR] = NOT_IN_PLAY
    ages[STONE_INDICATOR] = NOT_IN_PLAY
    position = Position(setup, players, ages)
    position.display = setup.decks[0]
    position.round = 1
    position.start = start
    position.kind = PASSING
    return position


def _heartland(setup: Setup, neutral: bool) -> Player:
    goods = no_goods()
    cells = HEARTLAND[:]
    if setup.mode.short:
        cells[0] = EMPTY
        cells[1] = EMPTY
    if neutral:
        for space in range(len(cells)):
            if cells[space] in (FOREST, MOOR):
                cells[space] = EMPTY
        cells[0] = BUILDERS_MARKET
    if not setup.mode.neutral:
        for good in BASIC:
            goods[good] = 1
    missing = IN_SUPPLY if setup.mode.lay_brothers == 2 else NO_BROTHER
    return Player(goods, cells, heartland(), IN_SUPPLY, missing, IN_SUPPLY)
