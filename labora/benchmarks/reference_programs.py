"""Known programs to compare with, where they are installed: python-chess and Catanatron."""

import importlib
import importlib.util
import itertools
from collections.abc import Callable
from typing import Any, Final

PERFT_DEPTH: Final = 4


def is_installed(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


def chess_perft() -> Callable[[], int] | None:
    """python-chess's own perft example from the start position; counts the nodes of one run."""
    if not is_installed("chess"):
        return None
    board: Any = importlib.import_module("chess").Board()

    def perft(depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        nodes = 0
        for move in board.legal_moves:
            board.push(move)
            nodes += perft(depth - 1)
            board.pop()
        return nodes

    return lambda: perft(PERFT_DEPTH)


def chess_copy() -> Callable[[], int] | None:
    """Copies of a chess board without its history."""
    if not is_installed("chess"):
        return None
    board: Any = importlib.import_module("chess").Board()

    def copies() -> int:
        for _ in range(1000):
            board.copy(stack=False)
        return 1000

    return copies


def catanatron_games() -> Callable[[], int] | None:
    """Whole random games of four players."""
    if not is_installed("catanatron"):
        return None
    module: Any = importlib.import_module("catanatron")
    seeds = itertools.count()

    def game() -> int:
        players = [module.RandomPlayer(color) for color in module.Color]
        module.Game(players, seed=next(seeds)).play()
        return 1

    return game
