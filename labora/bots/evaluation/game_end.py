"""Two players: the game ends when the display runs out, so one of them has to want that (R28).

The leader wants it, makes room and saves goods for the buildings that are left; the other plays for time.
At the very end, neither plays for time any more.
"""

from typing import Final

from mypy_extensions import i64

from labora.bots.evaluation.horizon import actions_a_round, buildings_to_go
from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDINGS
from labora.rules.components.goods import COIN, DRINK, DRINK_WORTH, GRAIN, STRAW
from labora.rules.engine.placement import has_space
from labora.rules.state.position import Player, Position
from labora.rules.state.queries import card_of, decks_out
from labora.rules.state.scoring import total_score

# A lead of so many points is enough to want the end with all one's heart.
_CLEAR_LEAD: Final = 12.0
# Rounds after D's phase: from when on, and over how many, everybody comes to want the end.
_PATIENCE: Final = 3.0
_IMPATIENCE: Final = 7.0
# And when the game would last longer than this, at a building for so many actions of both players.
_LONG_ENOUGH: Final = 37.0
_TOO_LONG: Final = 41.0
_ACTIONS_A_BUILDING: Final = 2.6
_ALL_DECKS: Final = 5
# Points for each building less, more of them each round.
_POINTS: Final = 8.0
_MORE_EACH_ROUND: Final = 0.15
_IN_SIGHT: Final = 18.0
# What counts as a part of a building that is gone: room for one, and goods for the next.
_ROOM: Final = 0.25
_MOST_ROOM: Final = 3
_GOODS: Final = 0.6
# Where rounds have few actions, nobody can afford to dawdle.
_FEW_ACTIONS: Final = 2.5
_POINTS_OF_FEW: Final = 24.0
_GOODS_OF_FEW: Final = 0.8


def is_open(position: Position) -> bool:
    """Do buildings that leave the display bring the end nearer? Worth a thought from when C is out."""
    return position.setup.mode.display_ends >= 0 and decks_out(position) >= _ALL_DECKS - 1


def _to_go(position: Position) -> i64:
    """How many buildings must leave the display, those that join it counted."""
    found = buildings_to_go(position)
    decks = position.setup.decks
    for deck in range(decks_out(position), _ALL_DECKS):
        for code in range(1, BUILDINGS + 1):
            if decks[deck] & BIT[code]:
                found += 1
    return 0 if position.over else max(0, found)


def wish(position: Position, board: i64) -> float:
    """How much the player wants the game to end: from -1, not at all, to 1."""
    if not is_open(position):
        return 0.0
    late = _lateness(position)
    if decks_out(position) < _ALL_DECKS:
        return late
    points = total_score(position, board) - total_score(position, 1 - board)
    lead = max(-1.0, min(1.0, float(points) / _CLEAR_LEAD))
    return max(lead, late) if lead > 0.0 else lead * (1.0 - late) + late


def _lateness(position: Position) -> float:
    """From 0 to 1: by the rounds since D's phase, or by those that the display will still take."""
    past = float(position.round - position.setup.mode.phases[3]) - _PATIENCE
    end = _last_round(position, _to_go(position))
    late = max(past / _IMPATIENCE, (end - _LONG_ENOUGH) / (_TOO_LONG - _LONG_ENOUGH))
    return max(0.0, min(1.0, late))


def _last_round(position: Position, to_go: i64) -> float:
    """The round in which the game will end, roughly."""
    both = 2.0 * actions_a_round(position)
    return float(position.round) + float(to_go) * _ACTIONS_A_BUILDING / both


def ending(position: Position, board: i64, free: i64, keen: bool) -> float:
    """How near the end is, in points. `free`: spaces to build on; `keen`: the player works for it."""
    if not is_open(position):
        return 0.0
    to_go = _to_go(position)
    gone = _IN_SIGHT - float(to_go)
    if keen:
        gone += _readiness(position, position.players[board], free, to_go)
    past = max(0.0, float(position.round - position.setup.mode.phases[3] - 2))
    points = _POINTS_OF_FEW if _has_few_actions(position) else _POINTS
    return points * gone * (1.0 + _MORE_EACH_ROUND * past)


def _has_few_actions(position: Position) -> bool:
    return 2.0 * actions_a_round(position) < _FEW_ACTIONS


def _readiness(position: Position, player: Player, free: i64, to_go: i64) -> float:
    goods = _GOODS_OF_FEW if _has_few_actions(position) else _GOODS
    if to_go == 0:
        return _ROOM * float(_MOST_ROOM) + goods
    room = float(min(free, min(to_go, _MOST_ROOM)))  # noqa: PLW3301 -- two each are compiled well
    return _ROOM * (room + float(_MOST_ROOM - min(to_go, _MOST_ROOM))) + goods * _next(position, player)


def _next(position: Position, player: Player) -> float:
    """How near the player is to building something, from 0 to 1: the share of its cost that is there."""
    best = 0.0
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code] == 0:
            continue
        card = card_of(position, code)
        needed: i64 = 0
        there: i64 = 0
        for good in card.cost.kinds:
            needed += card.cost.goods[good]
            there += min(card.cost.goods[good], _amount(position, player, good))
        share = 1.0 if needed == 0 else float(there) / float(needed)
        if share > best and has_space(position, player, card):
            best = share
    return best


def _amount(position: Position, player: Player, good: i64) -> i64:
    goods = player.goods
    if good == COIN:
        variant = position.setup.variant
        return goods[COIN] + DRINK_WORTH[variant] * goods[DRINK[variant]]
    if good == STRAW:
        return goods[STRAW] + goods[GRAIN]
    return goods[good]
