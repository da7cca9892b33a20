"""Old import paths: they keep working for a while, with a DeprecationWarning."""

import runpy
import sys
import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def warn(old: str, new: str) -> None:
    warnings.warn(f"{old} has moved to {new}.", DeprecationWarning, stacklevel=3)


def forward(old: str, new: str, names: Mapping[str, str] | None = None) -> Callable[[str], Any]:
    """`__getattr__` of a module that has moved; `names` are those that are called otherwise now."""

    def get(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        warnings.warn(f"{old} has moved to {new}.", DeprecationWarning, stacklevel=2)
        return getattr(import_module(new), (names or {}).get(name, name))

    return get


def run(old: str, new: str) -> None:
    """`python -m old` does what `python -m new` does."""
    warn(old, new)
    runpy.run_module(new, run_name="__main__", alter_sys=True)


def replace(old: str, new: str) -> None:
    """`import old` gives the module under its new name."""
    sys.modules[old] = import_module(new)
