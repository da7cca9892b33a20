"""Makes collections of puzzles, in any number of processes; each finished part is on disk at once."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from labora.analysis.puzzle_search import Source, puzzles_of
from labora.analysis.puzzles import Puzzle, graded, puzzle_from, puzzle_line
from labora.parallel.executors import Executor
from labora.parallel.scheduler import spread

# Beside the file to be written, until all games are looked through.
UNFINISHED: Final = ".part"


class Collection:
    """Keep the puzzles by game. The same command goes on where it was interrupted."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._part: Final = path.with_name(path.name + UNFINISHED)
        self._found: Final[dict[str, list[Puzzle]]] = {}
        if self._part.exists():
            for line in self._part.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        """A line that was being written when the machine stopped is made again."""
        try:
            data = json.loads(line)
            self._found[data["game"]] = [puzzle_from(puzzle) for puzzle in data["puzzles"]]
        except (ValueError, KeyError, TypeError):
            return

    def __contains__(self, source: Source) -> bool:
        return source.name in self._found

    def add(self, source: Source, puzzles: list[Puzzle]) -> None:
        self._found[source.name] = puzzles
        line = {"game": source.name, "puzzles": [asdict(puzzle) for puzzle in puzzles]}
        with self._part.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def puzzles(self, sources: Sequence[Source], each: int) -> list[Puzzle]:
        """Make puzzles from these games: at most `each` for a mode and variant, from easy to hard."""
        kept: dict[tuple[str, str], list[Puzzle]] = {}
        positions: set[str] = set()
        for source in sources:
            for puzzle in self._found.get(source.name, []):
                if puzzle.position not in positions:
                    positions.add(puzzle.position)
                    kept.setdefault(puzzle.game, []).append(puzzle)
        return graded(puzzle for found in kept.values() for puzzle in _spread_out(found, each))

    def finish(self, sources: Sequence[Source], each: int) -> list[Puzzle]:
        """Writes the file: whole, or not at all."""
        puzzles = self.puzzles(sources, each)
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text("".join(puzzle_line(puzzle) + "\n" for puzzle in puzzles), encoding="utf-8")
        beside.replace(self.path)
        self._part.unlink(missing_ok=True)
        return puzzles


def _spread_out(found: list[Puzzle], each: int) -> list[Puzzle]:
    """Evenly from easy to hard."""
    order = sorted(found, key=lambda puzzle: (puzzle.missed, puzzle.id))
    if len(order) <= each:
        return order
    return [order[round(number * (len(order) - 1) / max(1, each - 1))] for number in range(each)]


def make(collection: Collection, sources: Sequence[Source], place: Executor) -> Iterator[int]:
    """Gives the number of games that are looked through, again and again."""
    missing = [source for source in sources if source not in collection]
    done = len(sources) - len(missing)
    yield done
    for source, found in zip(missing, spread(puzzles_of, missing, place, in_order=True), strict=True):
        collection.add(source, found)
        done += 1
        yield done
