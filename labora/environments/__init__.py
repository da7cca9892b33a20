"""Environments for research: Gymnasium, PettingZoo, OpenSpiel, vectors (docs/research/environments.md).

Importing this registers `labora/Solo-v0` and `labora/Bots-v0` with Gymnasium, and `labora` with OpenSpiel.
"""

from labora.extras import require

require("research")

from labora.environments import openspiel, pettingzoo  # noqa: E402
from labora.environments.gymnasium import register_all  # noqa: E402
from labora.environments.vector import Games  # noqa: E402

register_all()

__all__ = ["Games", "openspiel", "pettingzoo"]
