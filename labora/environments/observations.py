"""The observation for programs: names and scales of all entries, and the same as nested dictionaries."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from labora.environments.encoding.observation import ENTRIES, OBSERVATION_VERSION, OWN_ENTRIES, entries
from labora.rules.constants.errors import LaboraError

Floats = NDArray[np.float32]
Tree = dict[str, "int | Tree"]

COUNT: Final = int(ENTRIES)
VERSION: Final = int(OBSERVATION_VERSION)
_ENTRIES: Final = entries()
NAMES: Final = tuple(entry.name for entry in _ENTRIES)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
SCALES: Final[Floats] = np.array([entry.scale for entry in _ENTRIES], dtype=np.float32)
OWN: Final = int(OWN_ENTRIES)
"""The first entries: everything but the boards of the others."""
OBSERVATIONS: Final = {"table": COUNT, "own": OWN}
"""How many entries each kind of observation has; they are the first ones of the whole vector."""
# Spaces want bounds: far outside what has been seen, but goods have no limit of their own.
LOWEST: Final = -1000.0
HIGHEST: Final = 1000.0


def width(observation: str) -> int:
    """Return how many entries a kind of observation has; raise a LaboraError if there is no such kind."""
    if observation not in OBSERVATIONS:
        kinds = ", ".join(OBSERVATIONS)
        raise LaboraError(f"There is no observation {observation!r}. Observations: {kinds}.")
    return OBSERVATIONS[observation]


def structured(observation: Floats) -> Tree:
    """The numbers of the table again, by the parts of their names: `["seat-0"]["goods"]["grain"]`."""
    found: Tree = {}
    numbers = np.rint(observation * SCALES).astype(np.int64).tolist()
    for name, number in zip(NAMES, numbers, strict=True):
        *path, last = name.split(".")
        branch = found
        for part in path:
            below = branch.setdefault(part, {})
            assert isinstance(below, dict)
            branch = below
        branch[last] = number
    return found
