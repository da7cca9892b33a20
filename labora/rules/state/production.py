"""The production wheel at work (reference section 3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.goods import CLAY, COIN, GRAIN, GRAPES, KINDS, LIVESTOCK, PEAT, STONE, WOOD
from labora.rules.state.position import JOKER, LAST_SPACE, NOT_IN_PLAY, Position
from labora.rules.state.queries import current


def _indicators() -> vec[i64]:
    table = vec[i64]([NOT_IN_PLAY] * KINDS)
    for indicator, good in enumerate((CLAY, COIN, GRAIN, LIVESTOCK, WOOD, PEAT, GRAPES, STONE)):
        table[good] = indicator
    return table


INDICATOR_OF: Final[vec[i64]] = _indicators()


def indicator_value(position: Position, indicator: i64) -> i64:
    """What the indicator yields now; 0 when it is not on the wheel (R5)."""
    age = position.ages[indicator]
    if age == NOT_IN_PLAY:
        return 0
    return position.setup.mode.wheel[age]


def in_play(position: Position, indicator: i64) -> bool:
    return position.ages[indicator] != NOT_IN_PLAY


def chosen_indicator(good: i64, joker: bool) -> i64:
    if joker:
        return JOKER
    return INDICATOR_OF[good]


def produce(position: Position, good: i64, joker: bool) -> None:
    indicator = chosen_indicator(good, joker)
    amount = indicator_value(position, indicator)
    position.ages[indicator] = 0
    current(position).goods[good] += amount
    # R6: bonus production of the short game.
    if position.setup.mode.short and amount:
        for player in position.players:
            player.goods[good] += 1


def turn_wheel(position: Position) -> None:
    for indicator in range(JOKER + 1):
        age = position.ages[indicator]
        if age == NOT_IN_PLAY:
            continue
        if age < LAST_SPACE:
            position.ages[indicator] = age + 1
        elif position.setup.mode.neutral:
            position.ages[indicator] = NOT_IN_PLAY
