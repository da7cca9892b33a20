"""Keeps finished games, a line each, so that a contest can be broken off and gone on with."""

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from labora.arena.contest import Contest, ContestGame, played_from
from labora.bots.registry import files_of
from labora.rules.constants.versions import RULES

_PLAYERS: Final = ("bots", "bots/search", "bots/evaluation")


def default_store(contest: Contest) -> Path:
    """One for each contest and state of the bots: results of other weights are not mixed in."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "labora" / "arena" / f"{fingerprint(contest)}.jsonl"


def fingerprint(contest: Contest) -> str:
    digest = hashlib.sha256(repr((contest, RULES)).encode())
    for folder in _PLAYERS:
        for file in _sources(files("labora") / folder):
            digest.update(file.read_bytes())
    for bot in contest.bots:
        for path in files_of(bot):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: Traversable) -> Iterable[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith((".py", ".toml"))]
    return sorted(found, key=lambda file: file.name)


class ResultStore:
    """Keep finished games in a file, a line each, so that a contest can go on later."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._games: Final[dict[int, ContestGame]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        """A line that was being written when the machine stopped is played again."""
        try:
            game = played_from(json.loads(line))
        except (ValueError, TypeError):
            return
        self._games[game.number] = game

    @property
    def games(self) -> list[ContestGame]:
        return [self._games[number] for number in sorted(self._games)]

    def first(self, count: int) -> list[ContestGame]:
        """Of the games with these numbers those that are finished."""
        return [self._games[number] for number in range(count) if number in self._games]

    def __contains__(self, number: int) -> bool:
        return number in self._games

    def add(self, game: ContestGame) -> None:
        self._games[game.number] = game
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game.as_json()) + "\n")
