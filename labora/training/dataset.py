"""Datasets of games by bots: two tables in Parquet files, with what they were made from, resumable.

`decisions` has a row for each decision with its action numbers, `rounds` one for each player and round. Each
file holds a fixed range of games, so that a file that is there never changes.
"""

import json
import math
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypedDict, get_type_hints

from labora import __version__
from labora.arena.match import Match, play_game
from labora.bots.registry import files_of
from labora.environments.encoding.actions import ACTIONS_VERSION
from labora.environments.encoding.option_codec import spell
from labora.extras import require
from labora.parallel.executors import Executor
from labora.parallel.scheduler import spread
from labora.rules.components.goods import KINDS, NAMES
from labora.rules.constants.errors import LaboraError
from labora.rules.constants.versions import RULES
from labora.rules.decision import apply
from labora.rules.game import Game
from labora.rules.state.position import Position
from labora.rules.state.scoring import score
from labora.rules.state.setup import make_setup
from labora.training.game_rows import TrainingRow, rows_of

ABOUT: Final = "dataset.json"
DECISIONS: Final = "decisions"
ROUNDS: Final = "rounds"
_KEY: Final = "labora"
"""Where the metadata are in a Parquet file."""


class DecisionRow(TrainingRow):
    """Describe a decision, with the actions of the environments that it is together."""

    actions: list[int]


class RoundRow(TypedDict):
    """Describe what a player has when a round has ended, and the points that it makes."""

    game: str
    round: int
    player: int
    goods: dict[str, int]
    buildings: list[str]
    settlements: list[str]
    points_goods: int
    points_economic: int
    points_settlements: int
    points: int


@dataclass(frozen=True)
class Dataset:
    """Describe what a dataset is made from; the number of games may grow."""

    bot: str
    mode: str
    variant: str
    seed: int
    seconds: float
    games_per_file: int
    limit: int

    def about(self) -> dict[str, Any]:
        """Everything that its games depend on, and what their numbers mean."""
        seats = int(make_setup(self.mode, self.variant).players)
        versions = {
            "labora": __version__,
            "rules": RULES,
            "actions": int(ACTIONS_VERSION),
            "python": platform.python_version(),
        }
        bots = {"bots": [self.bot] * seats, "bot_digest": _digest(self.bot)}
        return asdict(self) | bots | {"versions": versions}


class OtherDatasetError(LaboraError):
    """Report a folder that holds a dataset made from something else; `differing` names what differs."""

    def __init__(self, differing: Sequence[str]) -> None:
        self.differing: Final = tuple(differing)
        super().__init__(f"The folder holds another dataset; different: {', '.join(differing)}.")


def make(dataset: Dataset, folder: Path, games: int, place: Executor) -> Iterator[int]:
    """Write the files that are missing for this number of games; yield how many games are there.

    Raises an OtherDatasetError if the folder was begun with other settings or versions.
    """
    require("data")
    _begin(dataset, folder)
    size = dataset.games_per_file
    starts = range(0, games, size)
    done = 0
    for number in range(math.ceil(games / size)):
        count = min(size, games - starts[number])
        if _is_there(folder, number, count):
            done += count
    yield done
    for number, start in enumerate(starts):
        count = min(size, games - start)
        if _is_there(folder, number, count):
            continue
        numbers = range(start, start + count)
        decisions: list[DecisionRow] = []
        rounds: list[RoundRow] = []
        for part in spread(partial(game_rows, dataset), numbers, place, in_order=True):
            decisions += part[0]
            rounds += part[1]
            done += 1
            yield done
        about = dataset.about() | {"games": [start, start + count]}
        _write(folder / ROUNDS, number, rounds, RoundRow, about)
        # This one says that both are there.
        _write(folder / DECISIONS, number, decisions, DecisionRow, about)


def game_rows(dataset: Dataset, number: int) -> tuple[list[DecisionRow], list[RoundRow]]:
    """Play a game, and list its decisions and its rounds."""
    match = Match(
        dataset.mode, dataset.variant, dataset.bot, dataset.seed, dataset.limit, seconds=dataset.seconds
    )
    found: list[Game] = []
    result = play_game(match, make_setup(dataset.mode, dataset.variant), number, found.append)
    if result.problem or result.stuck:
        raise LaboraError(result.problem or f"game {number} got stuck.")
    return decisions_of(found[0], str(number)), rounds_of(found[0], str(number))


def decisions_of(game: Game, name: str) -> list[DecisionRow]:
    """List the rows of a game's decisions with their actions."""
    position = game.turns[0].start.copy()
    found = []
    for row, taken in zip(rows_of(game, name), game.decisions, strict=True):
        found.append(DecisionRow(**row, actions=spell(position, taken.option)))
        apply(position, taken.option)
    return found


def rounds_of(game: Game, name: str) -> list[RoundRow]:
    """List what each player has whenever a round has ended."""
    position = game.turns[0].start.copy()
    found: list[RoundRow] = []
    for taken in game.decisions:
        before = int(position.round)
        apply(position, taken.option)
        if position.over or int(position.round) != before:
            found += [_round_row(position, name, before, player) for player in range(game.setup.players)]
    return found


def _round_row(position: Position, name: str, number: int, player: int) -> RoundRow:
    view = position.view.players[player]
    points = score(position, player)
    return RoundRow(
        game=name,
        round=number,
        player=player,
        goods={good: int(view.goods[good]) for good in view.goods},
        buildings=[building.card for building in view.buildings],
        settlements=[settlement.card for settlement in view.settlements],
        points_goods=points.goods,
        points_economic=points.economic,
        points_settlements=points.total - points.goods - points.economic,
        points=points.total,
    )


# Files


def _begin(dataset: Dataset, folder: Path) -> None:
    about = json.loads(json.dumps(dataset.about()))
    file = folder / ABOUT
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        differing = [key for key in about if kept.get(key) != about[key]]
        if differing:
            raise OtherDatasetError(differing)
        return
    for name in (DECISIONS, ROUNDS):
        (folder / name).mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _path(folder: Path, number: int) -> Path:
    return folder / f"{number:05}.parquet"


def _is_there(folder: Path, number: int, count: int) -> bool:
    """Whether both files are there, with enough games: a last one that was shorter is written again."""
    path = _path(folder / DECISIONS, number)
    if not path.exists():
        return False
    about = about_file(path)
    first, end = about["games"]
    return bool(end - first >= count)


def about_file(path: Path) -> dict[str, Any]:
    """Return the metadata of one of a dataset's Parquet files."""
    require("data")
    from pyarrow import parquet  # noqa: PLC0415 -- of an extra

    found: dict[str, Any] = json.loads(parquet.read_schema(path).metadata[_KEY.encode()])
    return found


def _write(folder: Path, number: int, rows: Sequence[Any], kind: type, about: dict[str, Any]) -> None:
    from pyarrow import Table, parquet  # noqa: PLC0415 -- of an extra

    schema = _schema(kind).with_metadata({_KEY: json.dumps(about)})
    path = _path(folder, number)
    draft = path.with_suffix(".writing")
    parquet.write_table(Table.from_pylist(rows, schema=schema), draft, compression="zstd")
    draft.replace(path)


@cache
def _schema(kind: type) -> Any:
    import pyarrow as arrow  # noqa: PLC0415 -- of an extra

    texts, numbers = arrow.string(), arrow.int32()
    goods = arrow.struct([(name, arrow.int16()) for name in NAMES[:KINDS]])
    kinds = {
        str: texts,
        int: numbers,
        bool: arrow.bool_(),
        list[str]: arrow.list_(texts),
        list[int]: arrow.list_(numbers),
        dict[str, int]: goods,
    }
    columns = {name: kinds[column] for name, column in get_type_hints(kind).items()}
    if "actions" in columns:
        columns["actions"] = arrow.list_(arrow.int16())
    return arrow.schema(list(columns.items()))


def _digest(bot: str) -> str:
    """Of what the bot is made of: its own file, or the weights of the bots."""
    digest = sha256()
    own = [path.read_bytes() for path in files_of(bot)]
    for content in own or [(files("labora.bots") / "weights.toml").read_bytes()]:
        digest.update(content)
    return digest.hexdigest()[:16]
