"""What the others will probably do, foretold once and taken for granted in all lines that are compared.

Replies that are guessed anew in every line differ for small reasons, and that noise would decide between
lines. So everybody's next turns are played once, each player for himself; in a line the others do what they
did then, as far as it is possible, and otherwise nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.engine.using import payments
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.questions import active
from labora.rules.vocabulary import choices
from labora.thinking.judge import Judge
from labora.thinking.lines import Explorer, Limits, Line
from labora.thinking.shaking import noise

# By how many points players err, more or less, about what is best for them.
_UNREST: Final = 1.0
_NODES_OF_A_LINE: Final = 150
_MOST_SKIPPED: Final = 40


class Script:
    """The lines of all players but one, by the moment at which they begin. Empty: the others do nothing."""

    def __init__(self, player: i64) -> None:
        self.player: Final = player
        self.lines: Final[dict[int, vec[i64]]] = {}

    def own_next(self, position: Position) -> Position:
        """Where the player has something to decide again, or the game is over."""
        for _ in range(_MOST_SKIPPED):
            if position.over or position.kind != choices.TURN or active(position) == self.player:
                return position
            position = self._after_a_line(position)
        return position

    def _after_a_line(self, position: Position) -> Position:
        line = self.lines.get(_moment(position)) if position.actions > 0 else None
        if line is not None:
            after = position.copy()
            if _follows(after, line):
                return after
        after = position.copy()
        after.actions = 0
        decide(after, choices.ACT_END)
        return after


def foretold(
    judge: Judge, position: Position, player: i64, *, actions: i64, dice: Dice, limits: Limits
) -> Script:
    """Everybody plays on until the player has had so many actions."""
    script = Script(player)
    at = position.copy()
    while actions > 0 and not at.over and not limits.spent:
        if at.kind == choices.TURN and at.actions == 0:
            decide(at, choices.ACT_END)
            continue
        if at.kind == choices.TURN and active(at) == player:
            actions -= 1
        line = _likely(Explorer(judge, active(at), 1, _NODES_OF_A_LINE, limits).lines(at), dice)
        if at.kind == choices.TURN and active(at) != player:
            script.lines[_moment(at)] = line.codes
        at = line.position
    return script


def _likely(lines: list[Line], dice: Dice) -> Line:
    best = lines[0]
    most = -1.0e9
    for line in lines:
        value = line.value + _UNREST * noise(dice)
        if value > most:
            most = value
            best = line
    return best


def _moment(position: Position) -> int:
    """Which action of which turn this is."""
    return int(((position.round * 16 + position.step) * 16 + position.turn) * 16 + position.actions)


def _follows(position: Position, line: vec[i64]) -> bool:
    """Carries the line out in place, as far as it is possible; True if that was all of it."""
    for code in line:
        if is_payment(position.kind):
            if code >= payments(position).count:
                return False
        elif code not in offers(position):
            return False
        decide(position, code)
    return position.kind == choices.TURN or position.over
