"""Evaluate a policy on a task: the same numbered games for everyone, kept as they end, and what they say."""

import hashlib
import json
import math
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from labora.bots.bot import Bot, Clock
from labora.bots.play_loop import play_until
from labora.bots.registry import files_of, find_bot, is_path, load
from labora.environments import observations
from labora.environments.environment_game import EnvironmentGame
from labora.environments.policies import NETWORK, NetworkPolicy, Policy
from labora.environments.tasks import SECONDS, VERSION, TaskGame, find_task, game_of, seated_bots
from labora.parallel.executors import Executor
from labora.parallel.scheduler import spread
from labora.rules.constants.errors import LaboraError
from labora.rules.constants.versions import RULES
from labora.rules.state.setup import make_setup

CONFIDENT: Final = 1.96
"""Standard errors on each side of a mean: an interval of 95 %."""
_SOURCES: Final = ("bots", "bots/search", "bots/evaluation")


@dataclass(frozen=True)
class Evaluation:
    """Name what is evaluated: a policy, on a task."""

    task: str
    policy: str
    seconds: float = 1.0
    """How long a bot may think about a turn."""
    greedy: bool = False
    """A network takes its likeliest action; otherwise it draws."""


@dataclass(frozen=True)
class GameResult:
    """Hold a finished game in numbers; a line of the store."""

    game: int
    seat: int
    scores: tuple[int, ...]
    reward: float
    """The sum of the policy's rewards."""
    rounds: int
    limited: bool
    illegal: int
    """How many of its actions were not legal, and replaced by the next legal one."""
    seconds: float
    """Processor time of the whole game."""


def play(evaluation: Evaluation, number: int) -> GameResult:
    """Play game `number` of the task."""
    task = find_task(evaluation.task)
    game = game_of(task, number)
    table = EnvironmentGame(make_setup(task.mode, task.variant), task.reward, task.round_limit)
    policy = find_policy(evaluation.policy, greedy=evaluation.greedy)
    bots = seated_bots(game)
    started = time.process_time()
    illegal = 0
    if isinstance(policy, type):
        bots[game.seat] = policy(game.seeds[game.seat])
        _play_by_bots(table, bots, {game.seat: evaluation.seconds})
    else:
        illegal = _play_by_policy(table, policy, game, bots, observations.width(task.observation))
    return GameResult(
        game=number,
        seat=game.seat,
        scores=tuple(table.scores()),
        reward=table.rewards()[game.seat],
        rounds=int(table.play.position.round),
        limited=bool(table.play.limited),
        illegal=illegal,
        seconds=round(time.process_time() - started, 4),
    )


def _play_by_bots(table: EnvironmentGame, bots: Sequence[Bot], seconds: Mapping[int, float]) -> None:
    """Let bots play a whole game, each with its seconds."""

    def clock() -> Clock:
        return Clock(seconds.get(table.player, SECONDS))

    play_until(lambda: table.over, table.play.position, bots, table.take_option, clock)


def _play_by_policy(
    table: EnvironmentGame, policy: Policy, game: TaskGame, bots: Sequence[Bot], width: int
) -> int:
    """Let a policy play against bots; answer how many of its actions were not legal."""
    if hasattr(policy, "seed"):
        policy.seed(game.seeds[game.seat])
    illegal = 0
    table.play_by_bots(bots, game.seat, SECONDS)
    while not table.over:
        chosen = policy(table.observation(game.seat)[None, :width], table.mask()[None])
        illegal += not table.take(int(chosen[0]))
        table.play_by_bots(bots, game.seat, SECONDS)
    return illegal


def find_policy(name: str, *, greedy: bool = False) -> type[Bot] | Policy:
    """A bot's class, a network's file (`name.npz`), or what `path.py:name` is: a bot or a policy."""
    if name.endswith(NETWORK):
        return NetworkPolicy(name, greedy=greedy)
    if is_path(name):
        found = load(name)
        if isinstance(found, type) and issubclass(found, Bot):
            return find_bot(name)
        made = found() if isinstance(found, type) else found
        if callable(made):
            policy: Policy = made
            return policy
        raise LaboraError(f"{name} is neither a bot nor a policy.")
    return find_bot(name)


# Many games


class EvaluationStore:
    """Store finished games, a line each, so that an evaluation can be resumed."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.games: Final[dict[int, GameResult]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        """A line that was being written when the machine stopped is played again."""
        try:
            row = json.loads(line)
            game = GameResult(**row | {"scores": tuple(row["scores"])})
        except (ValueError, TypeError, KeyError):
            return
        self.games[game.game] = game

    def add(self, game: GameResult) -> None:
        """Keep a game, on disk as well."""
        self.games[game.game] = game
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")

    def first(self, count: int) -> list[GameResult]:
        """Of the games with these numbers those that are finished."""
        return [self.games[number] for number in range(count) if number in self.games]


def default_store(evaluation: Evaluation) -> Path:
    """One for each evaluation and state of the bots: results of other weights are not mixed in."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "labora" / "evaluations" / f"{_fingerprint(evaluation)}.jsonl"


def _fingerprint(evaluation: Evaluation) -> str:
    package = Path(__file__).parents[1]
    files = [path for folder in _SOURCES for path in sorted((package / folder).glob("*.*"))]
    digest = hashlib.sha256(repr((evaluation, RULES, VERSION)).encode())
    own = [Path(evaluation.policy)] if evaluation.policy.endswith(NETWORK) else files_of(evaluation.policy)
    for path in [*(path for path in files if path.suffix in {".py", ".toml"}), *own]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def run(evaluation: Evaluation, store: EvaluationStore, games: int, place: Executor) -> Iterator[int]:
    """Play the games that are not in the store; yields how many are done."""
    missing = [number for number in range(games) if number not in store.games]
    done = games - len(missing)
    yield done
    for result in spread(partial(play, evaluation), missing, place, in_order=False):
        store.add(result)
        done += 1
        yield done


# What games say


def summary(evaluation: Evaluation, games: Sequence[GameResult]) -> dict[str, Any]:
    """The task, the policy, and means with intervals of 95 %."""
    task = find_task(evaluation.task)
    own = [float(game.scores[game.seat]) for game in games]
    found: dict[str, Any] = {
        "task": task.name,
        "version": VERSION,
        "policy": evaluation.policy,
        "seconds": evaluation.seconds,
        "greedy": evaluation.greedy,
        "games": len(games),
        "points": mean_of(own),
        "limited": sum(game.limited for game in games),
        "illegal": sum(game.illegal for game in games),
        "cpu_seconds": round(sum(game.seconds for game in games), 1),
    }
    if task.players > 1:
        found["reward"] = mean_of([game.reward for game in games])
        found["wins"] = mean_of([won(game) for game in games])
    return found


def won(game: GameResult) -> float:
    """1 for the most points, a share of it for a tie."""
    best = max(game.scores)
    return (game.scores[game.seat] == best) / game.scores.count(best)


def mean_of(figures: Sequence[float]) -> dict[str, float | None]:
    """The mean and its interval, which one game alone does not have."""
    if not figures:
        return {"mean": None, "low": None, "high": None}
    mean = fmean(figures)
    if len(figures) < 2:
        return {"mean": round(mean, 4), "low": None, "high": None}
    half = CONFIDENT * stdev(figures) / math.sqrt(len(figures))
    return {"mean": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4)}
