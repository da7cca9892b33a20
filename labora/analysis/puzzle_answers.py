"""What a turn makes of a puzzle: how good it is, and how it goes on until the points are on the table."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from labora.analysis.adviser import TurnJudge, adviser
from labora.analysis.puzzle_search import FINDER, SECONDS, WEAKEST, loss_of
from labora.analysis.puzzles import Puzzle
from labora.analysis.whole_turns import after_turn, line_of, player_of, read_turn
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score
from labora.rules.text.writing import parse_position, position_text

# What matters shows within so many of one's own turns, or the game is judged by what may become of it.
_MOST_OWN_TURNS: Final = 3


@dataclass(frozen=True)
class AnswerStep:
    """Describe a turn of a line: where it began, what was done, and the player's score after it."""

    position: str
    line: str
    player: int
    points: int


@dataclass(frozen=True)
class PuzzleAnswer:
    """Compare an answer to a puzzle with the best turn, both played on."""

    solved: bool
    loss: float
    """Points that the turn gives away against the one to find."""
    best: tuple[AnswerStep, ...]
    played: tuple[AnswerStep, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def answer(puzzle: Puzzle, line: str) -> PuzzleAnswer:
    position = parse_position(puzzle.position)
    finder = adviser(FINDER, SECONDS, position)
    best, played = (read_turn(position, text) for text in (puzzle.best, line))
    loss = loss_of(finder, position, best, played)
    lines = [_Line(finder, position, text) for text in (puzzle.best, line)]
    while not all(one.is_over for one in lines) and lines[0].points - lines[1].points < loss / 2:
        for one in lines:
            one.go_on()
    return PuzzleAnswer(
        solved=loss <= puzzle.margin / 2,
        loss=round(loss, 1),
        best=tuple(lines[0].steps),
        played=tuple(lines[1].steps),
    )


def solves(puzzle: Puzzle) -> bool:
    """Does the bot that found it find the turn again?"""
    position = parse_position(puzzle.position)
    finder = adviser(FINDER, SECONDS, position)
    best = read_turn(position, puzzle.best)
    return loss_of(finder, position, best, finder.turn(position)) <= puzzle.margin / 2


class _Line:
    """A game that goes on: the player as the monk would play, the others as novices."""

    def __init__(self, finder: TurnJudge, start: Position, line: str) -> None:
        self._finder: Final = finder
        self._player: Final = player_of(start)
        self._at = start.copy()
        self._own = 0
        self.steps: Final[list[AnswerStep]] = []
        self._take(line)

    @property
    def points(self) -> int:
        return int(total_score(self._at, self._player))

    @property
    def is_over(self) -> bool:
        return self._at.over or self._own > _MOST_OWN_TURNS

    def go_on(self) -> None:
        """To the end of the player's next turn."""
        own = self._own
        while not self.is_over and self._own == own:
            mine = player_of(self._at) == self._player
            who = self._finder if mine else adviser(WEAKEST, SECONDS, self._at)
            self._take(line_of(who.turn(self._at)))

    def _take(self, line: str) -> None:
        before = self._at
        player = player_of(before)
        self._at = after_turn(before, read_turn(before, line))
        self._own += player == self._player
        self.steps.append(AnswerStep(position_text(before), line, player, self.points))
