"""What the brother says beside a newcomer's first real game: few words, about what is on the table now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from labora.i18n import Words
from labora.i18n.messages import Argument
from labora.rules.components import goods as g
from labora.rules.components.codes import FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.modes import SETTLEMENT_PHASE
from labora.rules.engine.decisions_turn import FEES
from labora.rules.engine.events import LogEvent
from labora.rules.engine.placement import has_space
from labora.rules.game import Game
from labora.rules.log.log import log_of_turn
from labora.rules.state.payments import can_pay
from labora.rules.state.position import NO_BROTHER, Player, Position
from labora.rules.state.queries import card_of, current_step, in_hand, worth_in_coins
from labora.tutorial.lessons import wheel_of

LAST_ROUND: Final = 7
"""Then newcomers know their way."""
SOON: Final = 2
"""Rounds before a settlement phase."""
MOST: Final = 3
_FREE: Final = -1
# The weightiest first: what others do is explained, not retold.
_TELLING: Final = ("settle", "build", "contract", "land", "place", "fell", "cut")


@dataclass(frozen=True)
class BrotherComment:
    """Hold a comment of Brother Odo as a message with its arguments."""

    id: str
    text: str


def comments(words: Words, game: Game, seat: int) -> list[BrotherComment]:
    """Yield comments for the player who has to decide, the most urgent first."""
    if game.over or game.position.round > LAST_ROUND:
        return []
    found = [*_phase(words, game.position, seat), *_others(words, game, seat), *_own(words, game, seat)]
    return found[:MOST]


def _say(words: Words, name: str, **given: Argument) -> BrotherComment:
    return BrotherComment(name, words.text(f"beside-{name}", **given))


def _phase(words: Words, position: Position, seat: int) -> Iterator[BrotherComment]:
    """A settlement phase is near: can anything be paid?"""
    next_one = position.round if current_step(position) == SETTLEMENT_PHASE else position.round + 1
    rounds = [int(phase - position.round) for phase in position.setup.mode.phases if phase >= next_one]
    if not rounds or rounds[0] > SOON:
        return
    player = position.players[seat]
    hand = [
        card_of(position, code)
        for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)
        if in_hand(position, player, code) and has_space(position, player, card_of(position, code))
    ]
    if not hand:
        return
    payable = [card for card in hand if can_pay(player.goods, position.setup.variant, card.cost)]
    if payable:
        best = max(payable, key=lambda card: int(card.economic + card.dwelling))
        yield _say(words, "phase-ready", rounds=rounds[0], card=words.card(best.id))
        return
    least = min(hand, key=lambda card: int(2 * card.cost.food + card.cost.energy))
    food = max(0, int(least.cost.food) - _food(position, player))
    energy = max(0, int(least.cost.energy) - _energy(player))
    missing = [("food", float(food)), ("energy", energy / 2)]
    lacking = words.list(words.amount(good, count) for good, count in missing if count)
    yield _say(words, "phase-missing", rounds=rounds[0], card=words.card(least.id), missing=lacking)


def _food(position: Position, player: Player) -> int:
    eaten = sum(int(player.goods[good] * g.FOOD[good]) for good in range(g.KINDS) if good != g.COIN)
    return eaten + int(worth_in_coins(position, player))


def _energy(player: Player) -> int:
    """In halves; grain is straw on its other side."""
    return int(player.goods[g.GRAIN]) + sum(
        int(player.goods[good] * g.ENERGY[good]) for good in range(g.KINDS)
    )


def _others(words: Words, game: Game, seat: int) -> Iterator[BrotherComment]:
    """Comment on what other players did since the player's last turn, the most important first."""
    told = list(_since(game, seat))
    for name in _TELLING:
        event = next((event for event in told if event.name == name), None)
        if event is None:
            continue
        yours = name == "contract" and event.arguments.get("owner") == seat
        yield _say(
            words,
            f"did-{'hire' if yours else name}",
            player=words.player(game.setup, event.player),
            card=words.card(event.cards[0]) if event.cards else "",
            paid=event.arguments.get("fee", FEES[0]),
        )
        return


def _since(game: Game, seat: int) -> Iterator[LogEvent]:
    for turn in reversed(game.turns[:-1]):
        if turn.player == seat:
            return
        yield from (event for event in log_of_turn(turn) if event.player == turn.player)


def _own(words: Words, game: Game, seat: int) -> Iterator[BrotherComment]:
    position = game.position
    player = position.players[seat]
    men = [place for place in (player.prior, player.lay_one, player.lay_two) if place != NO_BROTHER]
    free = sum(place == _FREE for place in men)
    if not any(turn.player == seat for turn in game.turns[:-1]):
        yield _say(words, "begin", men=len(men))
    elif free == 0:
        yield _say(words, "nobody-home")
    elif free == 1:
        yield _say(words, "last-man")
    if player.prior == _FREE:
        yield _say(words, "prior-home")
    ripe = {name: count for name, count in wheel_of(position).items() if name != "joker"}
    best = max(ripe, key=lambda name: int(str(ripe[name])))
    yield _say(words, "ripe", goods=words.amount(best, int(str(ripe[best]))))
