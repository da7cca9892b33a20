"""Labora: the board game Ora et Labora, for people and for programs.

>>> import labora
>>> game = labora.Game("3-long", "france")
>>> game.play("cut")
Word('cut')
>>> labora.Position.parse(game.position.line) == game.position
True

Everything named here is public and stays; what lies in the folders below may move.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from labora.api import *  # noqa: F403
    from labora.api import __all__ as __all__

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    """Import the public API on first use: `labora --version` need not load the engine."""
    if name.startswith("__") and name != "__all__":
        raise AttributeError(name)
    front = import_module("labora.api")
    if name != "__all__" and name not in front.__all__:
        raise AttributeError(f"labora has no {name!r}. It has {', '.join(front.__all__)}.")
    return getattr(front, name)


def __dir__() -> list[str]:
    return [*import_module("labora.api").__all__, "__version__"]
