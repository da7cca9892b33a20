"""Whole games for the tests of records, log and terminal: played at random, but much of the game is seen."""

from functools import cache

from labora.rules.game import Game
from labora.rules.invariants.trace import lively_choice
from labora.rules.records.record import Record, Seat, record_of
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup

NAMES = ("Anna", "Bert", "Carl", "Dora")


def random_game(
    mode: str, variant: str, seed: int, *, decisions: int = 100_000, round_limit: int = 40
) -> Game:
    setup = make_setup(mode, variant)
    dice = Dice(seed)
    game = Game(setup, start=int(dice.below(setup.players)))
    for _ in range(decisions):
        if game.over or game.position.round > round_limit:
            break
        options = game.decision.options
        game.play(options[lively_choice(game.position, options, dice)])
    return game


@cache
def random_record(mode: str, variant: str, seed: int, decisions: int = 100_000) -> Record:
    game = random_game(mode, variant, seed, decisions=decisions)
    return record_of(game, tuple(Seat(name) for name in NAMES[: game.setup.players]))
