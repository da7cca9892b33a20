"""A planned solo game, drawn while it is being thought out."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table

from labora.bots.bot import Progress, Watcher
from labora.cli.language import say, words
from labora.rules.components.codes import EMPTY, LAST_SETTLEMENT
from labora.rules.engine.offers import decide
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

# A row of the drawing.
ROUNDS: Final = 4


class PlanDrawing:
    """Draw a plan anew when a better game is found; in between only the bar grows."""

    def __init__(self, start: Position) -> None:
        self._start: Final = start
        self._score = -1
        self._table = Table()

    def draw(self, progress: Progress) -> Group:
        score = progress.score or 0
        if score > self._score:
            self._score = score
            self._table = plan_table(self._start, score, progress.codes)
        tries = say("cli-solo-tries", count=progress.tries, score=score)
        return Group(self._table, ProgressBar(total=1.0, completed=progress.share), tries)


def plan_table(start: Position, planned: int, codes: vec[i64]) -> Table:
    columns = (say(f"cli-solo-column-{name}") for name in ("rounds", "score", "built"))
    table = Table(*columns, title=say("cli-solo-plan", score=planned))
    for first, last, score, built in _stretches(start, codes):
        table.add_row(f"{first}-{last}" if last > first else str(first), str(score), ", ".join(built))
    return table


def _stretches(start: Position, codes: vec[i64]) -> Iterator[tuple[int, int, int, list[str]]]:
    """A few rounds at a time: the score after them and what was built in them."""
    position = start.copy()
    first, before = int(position.round), _own_cards(position)
    round_before = first
    for code in codes:
        decide(position, code)
        if position.over or (position.round > round_before and (position.round - 1) % ROUNDS == 0):
            yield first, round_before, int(total_score(position, 0)), _names(position, before)
            first, before = int(position.round), _own_cards(position)
        round_before = int(position.round)


def _own_cards(position: Position) -> list[int]:
    return [int(cell) for cell in position.players[0].cells if EMPTY < cell <= LAST_SETTLEMENT]


def _names(position: Position, before: list[int]) -> list[str]:
    cards = position.setup.cards
    return [words().card(cards[code].id) for code in _own_cards(position) if code not in before]


@contextmanager
def watching(start: Position) -> Iterator[Watcher]:
    """Return a watcher that draws on the error stream, if that is a terminal."""
    drawing = PlanDrawing(start)
    with Live(console=Console(file=sys.stderr), refresh_per_second=4, transient=True) as live:
        yield lambda progress: live.update(drawing.draw(progress))
