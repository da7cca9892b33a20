"""Moments of games that bots have played: tables can begin there."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from labora.bots.bot import Clock, chosen
from labora.bots.registry import find_bot
from labora.rules.components.modes import STEP_NAMES
from labora.rules.constants.decision_kinds import NAMES as KINDS
from labora.rules.game import Game
from labora.rules.records.record import Seat, record_of, record_text
from labora.rules.state.queries import current_step, decider
from labora.rules.state.setup import make_setup

GAMES = Path(__file__).resolve().parent.parent / "games"
NAMES = ("Hildegard", "Anselm", "Benedict", "Walburga")
THINKING = 5.0
"""Seconds, far more than a novice needs: the same seed gives the same game on any machine."""

Wanted = Callable[[Game], bool]


def record_until(mode: str, seed: int, wanted: Wanted, *, variant: str = "france") -> dict[str, Any]:
    """The record of a game of novices, up to the first moment that is wanted, or to its end."""
    game = Game(make_setup(mode, variant))
    bots = [find_bot("novice")(10 * seed + number) for number in range(4)]
    while not game.over and not wanted(game):
        bot = bots[int(decider(game.position))]
        for option in chosen(bot.choose(game.position, Clock(THINKING))):
            game.play(option)
            if wanted(game):
                break
    seats = tuple(Seat(name) for name in NAMES[: game.setup.players])
    record: dict[str, Any] = json.loads(record_text(record_of(game, seats)))
    return record


def game_until(game: str, wanted: Wanted) -> Game:
    """One of the whole games in tests/games, up to the first moment that is wanted."""
    record: dict[str, Any] = json.loads((GAMES / f"{game}.json").read_text(encoding="utf-8"))
    played = Game(make_setup(record["mode"], record["variant"]), start=record["start"])
    for option in (text for turn in record["turns"] for text in turn.split(" ")):
        if wanted(played):
            break
        played.play(option)
    return played


def moment(game: str, wanted: Wanted) -> dict[str, Any]:
    """The record of one of the whole games, up to the first moment that is wanted."""
    played = game_until(game, wanted)
    seats = tuple(Seat(name) for name in NAMES[: played.setup.players])
    found: dict[str, Any] = json.loads(record_text(record_of(played, seats)))
    return found


def taken(count: int) -> Wanted:
    """After so many decisions."""
    return lambda game: game.count >= count


def asked(kind: str = "turn", *, step: str = "", card: str = "", after: int = 0) -> Wanted:
    """A kind of decision, in a step of the round, with a building in use, not before a round."""

    def found(game: Game) -> bool:
        position = game.position
        used = position.setup.cards[position.card].id if position.card else ""
        return (
            KINDS[position.kind] == kind
            and (kind != "turn" or not game.turns[-1].options)
            and position.round >= after
            and (not step or STEP_NAMES[current_step(position)] == step)
            and (not card or used == card)
        )

    return found


def never(_game: Game) -> bool:
    """The game goes on to its end."""
    return False


def of_a_thousand() -> Game:
    """Two players who build seldom."""
    game, dice = Game("2-long", "france"), random.Random(0)
    while game.count < 1000:
        game.play(dice.choice(list(game.options)))
    return game
