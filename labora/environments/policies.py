"""Policies: what chooses actions. A callable on a whole batch, a small network from a file, or a bot.

A policy of your own is any callable `policy(observations, masks)` that returns one action for each row. If it
has a method `seed(number)`, an evaluation calls it before each game.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from labora.environments.observations import Floats
from labora.rules.constants.errors import LaboraError

Masks = NDArray[np.int8]
Actions = NDArray[np.int64]
Policy = Callable[[Floats, Masks], Actions]
"""Observations and masks, a row for each game; an action for each."""

NETWORK: Final = ".npz"
_FORBIDDEN: Final = np.float32(-1e9)


class RandomPolicy:
    """Draw a legal action, all alike."""

    def __init__(self, seed: int = 0) -> None:
        self.seed(seed)

    def seed(self, number: int) -> None:
        """Begin to draw anew."""
        self._random = np.random.default_rng(number)

    def __call__(self, observations: Floats, masks: Masks) -> Actions:
        return drawn(np.zeros(masks.shape, np.float32), masks, self._random)


class NetworkPolicy:
    """Run a network of layers with tanh between them by numpy; `greedy` takes the likeliest action.

    The file holds arrays `weight-0`, `bias-0`, `weight-1` … and `about`, what the network is, as JSON.
    """

    def __init__(self, path: Path | str, seed: int = 0, *, greedy: bool = False) -> None:
        try:
            with np.load(path, allow_pickle=False) as file:
                count = sum(name.startswith("weight-") for name in file.files)
                self._weights: Final = [file[f"weight-{n}"].astype(np.float32) for n in range(count)]
                self._biases: Final = [file[f"bias-{n}"].astype(np.float32) for n in range(count)]
                self.about: Final = str(file["about"]) if "about" in file.files else "{}"
        except (OSError, ValueError, KeyError) as error:
            raise LaboraError(f"{path} is not a network: {error}") from error
        if not count:
            raise LaboraError(f"{path} is not a network: it has no weights.")
        self.entries: Final = int(self._weights[0].shape[0])
        """How many entries of the observation it looks at, from the first on."""
        self.greedy: Final = greedy
        self.seed(seed)

    def seed(self, number: int) -> None:
        """Begin to draw anew."""
        self._random = np.random.default_rng(number)

    def scores(self, observations: Floats) -> Floats:
        """Return a number for each action: the larger, the likelier."""
        seen = observations[:, : self.entries]
        for weight, bias in zip(self._weights[:-1], self._biases[:-1], strict=True):
            seen = np.tanh(seen @ weight + bias)
        return cast(Floats, seen @ self._weights[-1] + self._biases[-1])

    def __call__(self, observations: Floats, masks: Masks) -> Actions:
        scores = self.scores(observations)
        if self.greedy:
            return cast(Actions, np.where(masks != 0, scores, _FORBIDDEN).argmax(axis=1))
        return drawn(scores, masks, self._random)


class Pool:
    """Wrap several policies as one: a random one of them plays each game of a batch.

    `policies` may grow while a learner trains: add copies of what it was.
    """

    def __init__(self, policies: list[Policy], seed: int = 0) -> None:
        self.policies: Final = policies
        self._random: Final = np.random.default_rng(seed)

    def draw(self) -> Policy:
        """Return the policy of a seat for a whole game."""
        return self.policies[int(self._random.integers(len(self.policies)))]

    def __call__(self, observations: Floats, masks: Masks) -> Actions:
        """Let one of the policies, drawn now, choose for all rows."""
        return self.draw()(observations, masks)


def drawn(scores: Floats, masks: Masks, random: np.random.Generator) -> Actions:
    """Draw a legal action for each row, with the chances that its scores give by softmax."""
    noisy = scores + random.gumbel(size=scores.shape).astype(np.float32)
    return cast(Actions, np.where(masks != 0, noisy, _FORBIDDEN).argmax(axis=1))


def save_network(path: Path | str, layers: list[tuple[Any, Any]], about: str = "{}") -> None:
    """Write layers as pairs of weights (inputs by outputs) and biases, in half precision."""
    arrays: dict[str, Any] = {"about": np.array(about)}
    for number, (weight, bias) in enumerate(layers):
        arrays[f"weight-{number}"] = np.asarray(weight, np.float16)
        arrays[f"bias-{number}"] = np.asarray(bias, np.float16)
    with Path(path).open("wb") as file:
        np.savez_compressed(file, **arrays)
