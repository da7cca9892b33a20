"""Two players: the game ends when the display runs out, so somebody has to want that (R28).

Whoever leads wants it, makes room and saves goods for what is left to build; whoever is behind plays for
time. In the end nobody plays for time any more.
"""

from typing import Final

from mypy_extensions import i64

from labora.rules.engine.placing import has_space
from labora.rules.printed.card import BIT, BUILDINGS
from labora.rules.printed.goods import COIN, DRINK, DRINK_WORTH, GRAIN, STRAW
from labora.rules.state.position import Player, Position
from labora.rules.state.questions import card_of, decks_out
from labora.rules.state.scoring import total_score
from labora.thinking.horizon import buildings_to_go

# A lead of so many points is enough to want the end with all one's heart.
_CLEAR_LEAD: Final = 12.0
# Rounds after D's phase: from when on, and over how many, everybody comes to want the end.
_PATIENCE: Final = 3.0
_IMPATIENCE: Final = 7.0
# Points for each building less, more of them each round.
_POINTS: Final = 8.0
_MORE_EACH_ROUND: Final = 0.15
_IN_SIGHT: Final = 18.0
# What counts as a part of a building that is gone: room for one, and goods for the next.
_ROOM: Final = 0.25
_MOST_ROOM: Final = 3
_GOODS: Final = 0.6


def is_open(position: Position) -> bool:
    """Could buildings that leave the display end the game?"""
    return position.setup.mode.display_ends >= 0 and decks_out(position) >= 5


def wish(position: Position, board: i64) -> float:
    """How much the player wants the game to end: from -1, not at all, to 1."""
    if not is_open(position):
        return 0.0
    points = total_score(position, board) - total_score(position, 1 - board)
    lead = max(-1.0, min(1.0, float(points) / _CLEAR_LEAD))
    past = float(position.round - position.setup.mode.phases[3]) - _PATIENCE
    late = max(0.0, min(1.0, past / _IMPATIENCE))
    return max(lead, late) if lead > 0.0 else lead * (1.0 - late) + late


def ending(position: Position, board: i64, free: i64, keen: bool) -> float:
    """How near the end is, in points. `free`: spaces to build on; `keen`: the player works for it."""
    if not is_open(position):
        return 0.0
    to_go: i64 = 0 if position.over else max(0, buildings_to_go(position))
    gone = _IN_SIGHT - float(to_go)
    if keen:
        gone += _readiness(position, position.players[board], free, to_go)
    past = max(0.0, float(position.round - position.setup.mode.phases[3] - 2))
    return _POINTS * gone * (1.0 + _MORE_EACH_ROUND * past)


def _readiness(position: Position, player: Player, free: i64, to_go: i64) -> float:
    if to_go == 0:
        return _ROOM * float(_MOST_ROOM) + _GOODS
    room = float(min(free, min(to_go, _MOST_ROOM)))  # noqa: PLW3301 -- two each are compiled well
    return _ROOM * (room + float(_MOST_ROOM - min(to_go, _MOST_ROOM))) + _GOODS * _next(position, player)


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
