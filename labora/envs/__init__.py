"""Moved to `labora.environments`."""

from labora import environments
from labora.deprecated import replace, warn
from labora.environments import Games, openspiel, pettingzoo

warn(__name__, environments.__name__)
for _name in ("actions", "gymnasium", "observations", "openspiel", "pettingzoo", "vector"):
    replace(f"{__name__}.{_name}", f"{environments.__name__}.{_name}")

__all__ = ["Games", "openspiel", "pettingzoo"]
