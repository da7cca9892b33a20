"""Quick games between weights: brothers that look one action ahead, fast enough for thousands of games."""

from dataclasses import dataclass
from statistics import fmean
from typing import Final

from labora.arena.driver import is_offered
from labora.bots.bot import Clock
from labora.bots.thinker import Thinker
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.questions import decider
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup
from labora.thinking.features import features
from labora.thinking.horizon import actions_left
from labora.thinking.judge import Judge, broken_money

_PLENTY: Final = 3600.0


class Quick(Thinker):
    nodes = 500
    few = 1
    indifference = 0.3

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self._judge: Final = judge

    def judge(self, position: Position) -> Judge:
        return self._judge


@dataclass(frozen=True)
class Sample:
    """What was seen after a turn, and how many more points the game then brought."""

    mode: str
    features: list[float]
    left: float
    rest: float


def play(
    mode: str, variant: str, seats: list[list[float]], seed: int
) -> tuple[Position, list[tuple[Position, int]]]:
    """A game between weights, one list a seat; with the positions after everybody's turns."""
    setup = make_setup(mode, variant)
    dice = Dice(seed)
    position = first_position(setup, dice.below(setup.players))
    bots = [Quick(int(dice.next()), Judge(weights)) for weights in seats]
    seen: list[tuple[Position, int]] = []
    while not position.over and position.round <= ROUND_LIMIT:
        player = int(decider(position))
        for number, option in enumerate(bots[player].choose(position, Clock(_PLENTY))):
            if number and not is_offered(position, option):
                break
            apply(position, option)
        seen.append((position.copy(), player))
    return position, seen


def duel(mode: str, variant: str, one: list[float], other: list[float], seed: int) -> float:
    """By how many points `one` ends ahead of `other`, from both sides of the table."""
    found = []
    players = int(make_setup(mode, variant).players)
    for turn in range(2):
        if players == 1:
            end, _ = play(mode, variant, [one if turn == 0 else other], seed)
            found.append(2.0 * float(total_score(end, 0)) * (1 if turn == 0 else -1))
            continue
        mine = [(seat + turn) % 2 == 0 for seat in range(players)]
        end, _ = play(mode, variant, [one if own else other for own in mine], seed)
        scores = [float(total_score(end, seat)) for seat in range(players)]
        ours = fmean(score for score, own in zip(scores, mine, strict=True) if own)
        theirs = fmean(score for score, own in zip(scores, mine, strict=True) if not own)
        found.append(ours - theirs)
    return fmean(found)


def samples_of(mode: str, variant: str, weights: list[float], seed: int) -> list[Sample]:
    """A game of equals, looked at after every turn."""
    players = int(make_setup(mode, variant).players)
    end, seen = play(mode, variant, [weights] * players, seed)
    finals = [float(total_score(end, board)) for board in range(players)]
    found = []
    for position, player in seen:
        if position.over:
            continue
        now = float(total_score(position, player)) + broken_money(position, player)
        left = actions_left(position, player)
        found.append(Sample(mode, list(features(position, player)), left, finals[player] - now))
    return found
