"""A whole game judged: marks, each player's accuracy, where the game turned, and its course."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from labora.analysis.adviser import adviser
from labora.analysis.judging import JudgedTurn, TurnQuestion
from labora.analysis.turn_marks import COSTLY, FORCED, Thresholds, mark_of, thresholds
from labora.bots.cellarer import Cellarer
from labora.bots.registry import find_bot
from labora.rules.game import Game
from labora.rules.text.writing import position_text

LEAD: Final = "lead"
LOSS: Final = "loss"
_MOST_COSTLY: Final = 3


@dataclass(frozen=True)
class MarkedTurn:
    """Hold a judged turn with its mark."""

    judged: JudgedTurn
    mark: str


@dataclass(frozen=True)
class TurningPoint:
    """Describe a turn: from a `lead` on the player is expected to win; a `loss` cost much."""

    number: int
    player: int
    kind: str
    points: float


@dataclass(frozen=True)
class JudgedGame:
    """Hold the judged turns of a game and its turning points."""

    bot: str
    seconds: float
    turns: tuple[MarkedTurn, ...]
    accuracy: tuple[float | None, ...]
    """Of each player, from 0 to 100; None who never had a choice."""
    turning_points: tuple[TurningPoint, ...]
    course: tuple[tuple[float, ...], ...]
    """The final scores to be expected: at the start, and after each turn."""

    def as_json(self) -> dict[str, Any]:
        found = asdict(self)
        found["turns"] = [{"mark": turn.mark, **asdict(turn.judged)} for turn in self.turns]
        return found


def questions(game: Game, *, to_the_end: bool = False) -> list[TurnQuestion]:
    """What is to be judged. `to_the_end`: each question tells how the game went on."""
    turns = [turn for turn in game.turns if turn.options]
    lines = played_lines(game)
    known = to_the_end and game.over
    return [
        TurnQuestion(number, position_text(turn.start), turn.line, lines[number + 1 :] if known else ())
        for number, turn in enumerate(turns)
    ]


def played_lines(game: Game) -> tuple[str, ...]:
    """What was played in each turn that is judged: stored judgements of these lines are of this game."""
    return tuple(turn.line for turn in game.turns if turn.options)


def plans_whole_games(bot: str, game: Game) -> bool:
    """Does the bot's judgement of a turn gain by knowing the rest of the game?"""
    return bool(game.setup.mode.neutral) and issubclass(find_bot(bot), Cellarer)


def report(game: Game, judged: Iterable[JudgedTurn], bot: str, seconds: float) -> JudgedGame:
    limits = thresholds(game.setup.mode.name)
    turns = tuple(MarkedTurn(one, mark_of(one, limits)) for one in judged)
    start = game.turns[0].start
    course = (adviser(bot, seconds, start).expected(start), *(turn.judged.expected for turn in turns))
    return JudgedGame(
        bot=bot,
        seconds=seconds,
        turns=turns,
        accuracy=tuple(_accuracy(turns, player, limits) for player in range(game.setup.players)),
        turning_points=_turning_points(turns, course, limits),
        course=course,
    )


def _accuracy(turns: Sequence[MarkedTurn], player: int, limits: Thresholds) -> float | None:
    """100 for a turn without loss, 50 for one that gives away as much as the novice's do on average."""
    own = [turn.judged.loss for turn in turns if turn.judged.player == player and turn.mark != FORCED]
    if not own:
        return None
    mean: float = sum(0.5 ** (loss / limits.usual) for loss in own) / len(own)
    return round(100 * mean, 1)


def _turning_points(
    turns: Sequence[MarkedTurn], course: Sequence[tuple[float, ...]], limits: Thresholds
) -> tuple[TurningPoint, ...]:
    costly = sorted((turn for turn in turns if turn.mark in COSTLY), key=lambda turn: -turn.judged.loss)
    found = [
        TurningPoint(turn.judged.number, turn.judged.player, LOSS, turn.judged.loss)
        for turn in costly[:_MOST_COSTLY]
    ]
    return tuple(sorted([*found, *_leads(turns, course, limits.mistake)], key=lambda point: point.number))


def _leads(
    turns: Sequence[MarkedTurn], course: Sequence[tuple[float, ...]], clear: float
) -> list[TurningPoint]:
    """Turns since which another player leads; a lead counts when it is as large as what a mistake costs."""
    found: list[TurningPoint] = []
    leader: int | None = None
    since = 0
    ahead: int | None = None
    for number, turn in enumerate(turns, 1):
        order = sorted(range(len(course[number])), key=lambda player: -course[number][player])
        if len(order) < 2:
            return []
        if order[0] != ahead:
            ahead, since = order[0], turn.judged.number
        lead = course[number][order[0]] - course[number][order[1]]
        if lead > clear and ahead != leader:
            if leader is not None:
                found.append(TurningPoint(since, ahead, LEAD, round(lead, 1)))
            leader = ahead
    return found
