"""The counts of perft.txt, and that they are what perft says they are."""

from pathlib import Path

import pytest

from labora.rules.decision import Options, after
from labora.rules.engine.flow import first_position
from labora.rules.search.perft import perft, perft_split
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import parse_position
from tests.rules.random_play import GAMES, position_after

FILE = Path(__file__).resolve().parent.parent / "perft.txt"


def entries() -> list[tuple[str, list[int]]]:
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    pairs = [line.split(" ; ") for line in lines]
    return [(name, [int(count) for count in counts.split(" ")]) for name, counts in pairs]


def position_of(name: str) -> Position:
    if name.endswith(" start"):
        return first_position(make_setup(*name.removesuffix(" start").split("/")))
    return parse_position(name)


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_counts_of_the_file(mode: str, variant: str) -> None:
    found = [(name, counts) for name, counts in entries() if name.startswith(f"{mode}/{variant} ")]
    assert len(found) >= 4
    for name, counts in found:
        assert perft(position_of(name), len(counts)) == counts, name


def naive_count(position: Position, depth: int) -> int:
    """The same by options as programs see them."""
    if depth == 0 or position.over:
        return int(depth == 0)
    return sum(naive_count(after(position, option), depth - 1) for option in Options(position))


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_perft_counts_sequences_of_options(mode: str, variant: str) -> None:
    for position in (first_position(make_setup(mode, variant)), position_after(mode, variant, 3, 120)):
        assert perft(position, 2) == [naive_count(position, 1), naive_count(position, 2)]


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_split_adds_up(mode: str, variant: str) -> None:
    position = position_after(mode, variant, 4, 60)
    for depth in (1, 2, 3):
        split = perft_split(position, depth)
        assert [option for option, _ in split] == list(Options(position))
        assert sum(count for _, count in split) == perft(position, depth)[-1]


def test_a_finished_game_has_no_sequences() -> None:
    position = position_after("3-short", "france", 1, 10**6)
    assert position.over
    assert perft(position, 2) == [0, 0]
    assert perft_split(position, 2) == []
