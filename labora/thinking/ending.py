"""Two players: the game ends when the display runs out, so somebody has to want that (R28)."""

from typing import Final

from mypy_extensions import i64

from labora.rules.engine.placing import has_space
from labora.rules.printed.card import BIT, BUILDINGS
from labora.rules.printed.goods import COIN, DRINK, DRINK_WORTH, GRAIN, STRAW
from labora.rules.state.position import Player, Position
from labora.rules.state.questions import card_of, decks_out
from labora.rules.state.scoring import total_score
from labora.thinking.horizon import buildings_to_go

# From so many buildings on each one less counts.
_IN_SIGHT: Final = 12.0
_POINTS_OF_A_LEAD: Final = 40.0
_MOST_LEAD: Final = 2.0
_NEAREST: Final = 0.9
_WITHOUT_SPACE: Final = 0.5


def ending(position: Position, board: i64) -> float:
    """Whoever leads wants the last buildings to go, whoever is behind wants them to stay."""
    if position.setup.mode.display_ends < 0 or decks_out(position) < 5:
        return 0.0
    points = total_score(position, board) - total_score(position, 1 - board)
    lead = max(-_MOST_LEAD, min(_MOST_LEAD, float(points) / _POINTS_OF_A_LEAD))
    to_go = 0.0 if position.over else float(max(0, buildings_to_go(position)))
    if to_go > 0.0 and lead > 0.0:
        to_go -= _NEAREST * _next_building(position, position.players[board])
    return lead * max(0.0, _IN_SIGHT - to_go) * _urgency(position)


def _urgency(position: Position) -> float:
    """A game that goes on and on wants to be ended."""
    return 1.0 + 0.2 * max(0.0, float(position.round - position.setup.mode.phases[3] - 2))


def _next_building(position: Position, player: Player) -> float:
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
        if share > best:
            if not has_space(position, player, card):
                share *= _WITHOUT_SPACE
            best = max(best, share)
    return best


def _amount(position: Position, player: Player, good: i64) -> i64:
    goods = player.goods
    if good == COIN:
        variant = position.setup.variant
        return goods[COIN] + DRINK_WORTH[variant] * goods[DRINK[variant]]
    if good == STRAW:
        return goods[STRAW] + goods[GRAIN]
    return goods[good]
