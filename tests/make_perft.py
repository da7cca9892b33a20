"""Writes perft.txt: `PYTHONPATH=. python tests/make_perft.py`, for when a corrected rule changes the counts.

Of each game: the start, and positions of random games, early, in the middle, and shortly before the end.
"""

from pathlib import Path

from labora.rules.engine.flow import first_position
from labora.rules.search.perft import perft
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text
from tests.rules.random_play import GAMES, position_after, positions

FILE = Path(__file__).resolve().parent / "perft.txt"
MOST = 2500
"""So many sequences are followed at most for one position; those of the last depth are only counted."""
HEAD = """\
# How many sequences of 1, 2, 3, ... decisions there are from a position (labora/rules/search/perft.py).
# game start, or the line of a position ; counts
"""


def counts(position: Position) -> list[int]:
    """As deep as the number of sequences allows."""
    found = perft(position, 1)
    while sum(found) <= MOST and len(found) < 12 and found[-1]:
        found = perft(position, len(found) + 1)
    return found


def entry(name: str, position: Position) -> str:
    return f"{name} ; {' '.join(str(count) for count in counts(position))}\n"


def main() -> None:
    lines = [HEAD]
    for number, (mode, variant) in enumerate(GAMES):
        lines.append(entry(f"{mode}/{variant} start", first_position(make_setup(mode, variant))))
        length = sum(1 for _ in positions(mode, variant, number)) - 1
        for decisions in (40 + number, length // 2, length - 9):
            position = position_after(mode, variant, number, decisions)
            lines.append(entry(position_text(position), position))
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
