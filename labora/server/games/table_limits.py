"""Limits how many tables a user may keep: open tables and bots are shared by all."""

from collections.abc import Callable
from typing import Final

from labora.server.core.errors import StateError
from labora.server.games.domain.errors import TooManyLinesError, TooManyWaitingError, TooManyWithBotsError
from labora.server.games.domain.events import Opened
from labora.server.games.storage import TableRepository

MOST_WAITING: Final = 10
MOST_WITH_BOTS: Final = 20
MOST_LINES: Final = 12


async def check_caps(tables: TableRepository, opened: Opened) -> None:
    if any(seat.person is None and seat.bot is None for seat in opened.seats):
        waiting = await tables.count_of(opened.creator, ("waiting",), with_bots=False)
        _check(waiting, MOST_WAITING, TooManyWaitingError)
    if any(seat.bot is not None for seat in opened.seats):
        with_bots = await tables.count_of(opened.creator, ("waiting", "playing"), with_bots=True)
        _check(with_bots, MOST_WITH_BOTS, TooManyWithBotsError)


def check_lines(there: int) -> None:
    """Lines that one person tries out at one table."""
    _check(there, MOST_LINES, TooManyLinesError)


def _check(there: int, most: int, error: Callable[[int], StateError]) -> None:
    if there >= most:
        raise error(most)
