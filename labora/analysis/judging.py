"""One turn judged: what was played, what the bot would have played, and what the difference is worth."""

from dataclasses import dataclass

from labora.analysis.adviser import TurnJudge, adviser
from labora.analysis.whole_turns import (
    Turn,
    after_turn,
    has_choice,
    is_ended,
    line_of,
    player_of,
    read_turn,
    settled,
)
from labora.rules.state.position import Position
from labora.rules.text.writing import parse_position


@dataclass(frozen=True)
class TurnQuestion:
    """Describe a turn to judge, as text that travels to other processes."""

    number: int
    position: str
    line: str
    rest: tuple[str, ...] = ()
    """The lines of the turns after it, if the bot plans whole games and knows this one to its end."""


@dataclass(frozen=True)
class JudgedTurn:
    """Hold what a turn was worth: the player's own points at the end, as the bot expects them."""

    number: int
    round: int
    player: int
    played: str
    best: str
    loss: float
    """By how much the bot's own turn would have been better."""
    gain: float
    """By how much what was played is better than the bot's own turn."""
    choice: bool
    """Could something else be done than to end the turn?"""
    settlement: bool
    """The bot would have built a settlement, and the player has not."""
    expected: tuple[float, ...]
    """The final scores to be expected after the turn, one for each player."""


def judge_turn(bot: str, seconds: float, question: TurnQuestion) -> JudgedTurn:
    position = parse_position(question.position)
    judge = adviser(bot, seconds, position)
    played = read_turn(position, question.line)
    after = after_turn(position, played)
    rest = _rest(after, question.rest)
    best = judge.turn(position, played + rest) if has_choice(position) else played
    difference = _difference(judge, position, best, played, rest)
    return JudgedTurn(
        number=question.number,
        round=int(position.round),
        player=player_of(position),
        played=question.line,
        best=line_of(best),
        loss=round(max(0.0, difference), 2),
        gain=round(max(0.0, -difference), 2),
        choice=has_choice(position),
        settlement=settled(best) and not settled(played),
        expected=judge.expected(after),
    )


def _difference(judge: TurnJudge, position: Position, best: Turn, played: Turn, rest: Turn) -> float:
    """How much better the bot's turn is. Turns that lead to the same table are the same."""
    after = after_turn(position, played)
    if not is_ended(played, after) or after.key() == after_turn(position, best).key():
        return 0.0
    of_best, of_played = judge.values(position, [best, played], rest)
    return of_best - of_played


def _rest(after: Position, lines: tuple[str, ...]) -> Turn:
    found: Turn = ()
    at = after.copy()
    for line in lines:
        turn = read_turn(at, line)
        found += turn
        at = after_turn(at, turn)
    return found
