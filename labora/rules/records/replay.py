"""Playing a record again, strictly: every move must be what the rules offer at that moment."""

from typing import Final

from labora.rules.constants.errors import LaboraError
from labora.rules.constants.versions import RULES
from labora.rules.game import Game
from labora.rules.obstacles import IllegalOptionError, Obstacle
from labora.rules.records.problems import RecordError, RecordProblem
from labora.rules.records.record import Record, parse_record


class OpenedRecord:
    """Hold the game of a record as far as it is legal, and the problem that ended it, if any."""

    def __init__(self, record: Record, game: Game, problem: RecordProblem | None) -> None:
        # As it was written, all of it: nothing is lost.
        self.record: Final = record
        self.game: Final = game
        self.problem: Final = problem
        game.problem = None if problem is None else RecordError(problem)


def open_record(text: str) -> OpenedRecord:
    """Opens a record up to its last legal move. What is no record at all raises a RecordError."""
    return replay(parse_record(text))


def strict_replay(record: Record) -> Game:
    """The game of a record; a RecordError if any of its moves is not legal."""
    opened = replay(record)
    if opened.problem is not None:
        raise RecordError(opened.problem)
    return opened.game


def replay(record: Record, turns: int | None = None, moves: int | None = None) -> OpenedRecord:
    """Plays the first `turns` turns (all by default), and `moves` moves of the next."""
    game = Game(record.setup, start=record.start)
    problem: RecordProblem | None = None
    whole = len(record.lines) if turns is None else min(turns, len(record.lines))
    for number in range(whole):
        problem = _play_line(game, record, number, None)
        if problem is not None:
            break
    if problem is None and turns is not None and moves and whole < len(record.lines):
        problem = _play_line(game, record, whole, moves)
    return OpenedRecord(record, game, problem)


def _play_line(game: Game, record: Record, number: int, moves: int | None) -> RecordProblem | None:
    """Plays one line, or the first of its moves. A line is one turn, and only the last may be unfinished."""
    line = record.lines[number]
    texts = line.split(" ")
    if not all(text.isprintable() and text for text in texts):
        return _problem(record, "no-line", number, 0, line)
    for index in range(len(texts) if moves is None else min(moves, len(texts))):
        if game.over:
            return _problem(record, "after-end", number, index, texts[index])
        if len(game.turns) > number + 1:
            return _problem(record, "turn-ended", number, index, texts[index])
        try:
            game.play(texts[index])
        except IllegalOptionError as error:
            return _problem(record, "illegal-move", number, index, texts[index], error.obstacle)
        except LaboraError:
            return _problem(record, "no-move", number, index, texts[index])
    last = number + 1 == len(record.lines)
    if moves is None and not last and not game.over and len(game.turns) == number + 1:
        return _problem(record, "turn-open", number, len(texts) - 1, texts[-1])
    return None


def _problem(
    record: Record, reason: str, turn: int, move: int, text: str, obstacle: Obstacle | None = None
) -> RecordProblem:
    shown = text if text.isprintable() else ascii(text)
    arguments: dict[str, str | int] = {
        "turn": turn + 1,
        "move": move + 1,
        "text": shown if len(shown) <= 60 else shown[:57] + "...",
        "rules": record.rules,
        "current": RULES,
        "age": "old" if record.rules < RULES else "new" if record.rules > RULES else "same",
    }
    return RecordProblem(reason, arguments, turn + 1, move + 1, shown, obstacle)
