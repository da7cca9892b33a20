"""The front door: what programs use, in one place. `import labora` gives all of it."""

import ast
from pathlib import Path

from labora.analysis.game_report import Report, report_of
from labora.bots.bot import Bot, Choice, Clock
from labora.bots.play_loop import play
from labora.bots.registry import NoBotError, find_bot
from labora.bots.suggest import Suggestion, suggest
from labora.catalog import CARDS, GOODS, CardInfo, GoodInfo
from labora.drawing.displays import scores, svg, teach
from labora.i18n import Words
from labora.i18n.record_problems import problem_words
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES, Mode
from labora.rules.constants.errors import (
    GameOverError,
    LaboraError,
    NotationError,
    NothingToUndoError,
    SetupError,
)
from labora.rules.constants.nearest import did_you_mean
from labora.rules.decision import Decision, Options, after, apply, obstacles, why_not
from labora.rules.engine.events import Delta, LogEvent
from labora.rules.engine.option import Option
from labora.rules.game import Game, Taken, Turn
from labora.rules.log.log import log_of
from labora.rules.obstacles import IllegalOptionError, Obstacle, explain_with
from labora.rules.records.problems import RecordError, RecordProblem
from labora.rules.records.record import Record, Seat
from labora.rules.records.replay import open_record
from labora.rules.search.dice import Dice
from labora.rules.search.perft import perft
from labora.rules.search.playout import playout
from labora.rules.search.turns import WholeTurn, turns
from labora.rules.state.position import Position
from labora.rules.state.scoring import Score
from labora.rules.state.setup import Setup, make_setup
from labora.rules.view.differences import Difference, diff
from labora.rules.view.position_view import PlayerView, PositionView

__all__ = [
    "CARDS",
    "GOODS",
    "MODES",
    "VARIANTS",
    "Bot",
    "CardInfo",
    "Choice",
    "Clock",
    "Decision",
    "Delta",
    "Dice",
    "Difference",
    "Game",
    "GameOverError",
    "GoodInfo",
    "IllegalOptionError",
    "LaboraError",
    "LogEvent",
    "Mode",
    "NoBotError",
    "NotationError",
    "NothingToUndoError",
    "Obstacle",
    "Option",
    "Options",
    "PlayerView",
    "Position",
    "PositionView",
    "Record",
    "RecordError",
    "RecordProblem",
    "Report",
    "Score",
    "Seat",
    "Setup",
    "SetupError",
    "Suggestion",
    "Taken",
    "Turn",
    "WholeTurn",
    "Words",
    "after",
    "apply",
    "bot",
    "diff",
    "log_of",
    "make_setup",
    "obstacles",
    "open",
    "perft",
    "play",
    "playout",
    "report_of",
    "scores",
    "suggest",
    "svg",
    "turns",
    "why_not",
]


def _reason(obstacle: Obstacle) -> str:
    """Says as the command line does why an option is not possible."""
    return Words(hyphens=False).obstacle(obstacle)


def _restore_docstrings(*kinds: type) -> None:
    """Read docstrings of named tuples from their source: mypyc puts a filler in their place."""
    compiled = [kind for kind in kinds if kind.__doc__ == "mypyc filler docstring"]
    for kind in compiled:
        source = Path(__file__).parents[1].joinpath(*kind.__module__.split(".")).with_suffix(".py")
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
                kind.__doc__ = ast.get_docstring(node)


explain_with(_reason)
teach()
_restore_docstrings(PlayerView, PositionView)


def bot(name: str, seed: int = 0) -> Bot:
    """Make a bot by its name (`random`, `novice`, `monk`, ...) or from its file (`my_bot.py:MyBot`).

    >>> bot("random", seed=3).seed
    3
    """
    return find_bot(name)(seed)


def open(path: str | Path) -> Game:
    """Open the game of a record up to its last legal move; `game.problem` says why it goes no further.

    Raises a FileNotFoundError, which names the nearest file, or a RecordError if the file holds no record.
    """
    path = Path(path)
    try:
        game = open_record(_text_of(path)).game
    except RecordError as error:
        raise _in_words(error.problem, path) from None
    if isinstance(game.problem, RecordError):
        game.problem = _in_words(game.problem.problem, path, game.setup)
    return game


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        beside = [file.name for file in path.parent.iterdir()] if path.parent.is_dir() else []
        question = did_you_mean(path.name, beside)
        raise FileNotFoundError(f"There is no file {str(path)!r}. {question}".strip()) from None
    except UnicodeDecodeError:
        raise RecordError(RecordProblem("no-json", {"line": 1, "column": 1})) from None


def _in_words(problem: RecordProblem, path: Path, setup: Setup | None = None) -> RecordError:
    """Says as the command line does what is wrong with a file."""
    return RecordError(problem, f"{path}: {problem_words(Words(hyphens=False), problem, setup)}")
