"""Many games stepped in one call, with all of their seats, as plain numpy arrays."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from labora.environments import actions, observations
from labora.environments.encoding.game_batch import GameBatch
from labora.environments.environment_game import Mask, reward_number, seen
from labora.environments.observations import Floats
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.setup import make_setup


class Games:
    """Play many games of one mode and variant, each seen from the side of the player who decides.

    After `step`, `rewards` and `ended` tell of the step; `observations`, `masks` and `players` of what comes
    next. A game that ends starts again in the same step. All arrays are read-only and overwritten by the
    next step: copy what is to be kept.
    """

    def __init__(
        self,
        mode: str = "3-short",
        variant: str = "france",
        count: int = 256,
        *,
        reward: str = "rank",
        round_limit: int = ROUND_LIMIT,
        seed: int = 0,
        observation: str = "table",
    ) -> None:
        setup = make_setup(mode, variant)
        self._dice: Final = Dice(seed)
        self._batch: Final = GameBatch(setup, count, reward=reward_number(reward), round_limit=round_limit)
        self.count: Final = count
        whole, width = observations.COUNT, observations.width(observation)
        self.observations: Final[Floats] = self._view(self._batch.observations, np.float32, whole)[:, :width]
        self._last: Final[Floats] = self._view(self._batch.last_observations, np.float32, whole)[:, :width]
        self.masks: Final[Mask] = self._view(self._batch.masks, np.int8, actions.COUNT)
        """1 where an action is legal."""
        self.players: Final[NDArray[np.int64]] = self._view(self._batch.deciding, np.int64, 1)[:, 0]
        """The seat that decides in each game."""
        self.rewards: Final[NDArray[np.float64]] = self._view(
            self._batch.rewards, np.float64, int(setup.players)
        )
        """What each seat of each game got by the last step."""
        self.ended: Final[NDArray[np.bool_]] = self._view(self._batch.ended, np.bool_, 1)[:, 0]
        self.limited: Final[NDArray[np.bool_]] = self._view(self._batch.limited, np.bool_, 1)[:, 0]
        """Of the games that ended: by the round limit (R28)."""
        self.illegal: Final[NDArray[np.bool_]] = self._view(self._batch.illegal, np.bool_, 1)[:, 0]
        """Where the action was illegal and the next legal one was taken in its place."""

    def _view(self, row: Any, kind: Any, width: int) -> NDArray[Any]:
        return seen(row, kind).reshape(self.count, width)

    def reset(self) -> None:
        self._batch.reset()

    def step(self, chosen: NDArray[np.integer[Any]] | Sequence[int]) -> int:
        """One action for each game; answers how many games ended."""
        return self._batch.step(chosen.tolist() if isinstance(chosen, np.ndarray) else list(chosen))

    def sample(self) -> list[int]:
        """A legal action for each game, drawn at random; the seed is for nothing else."""
        return self._batch.random_actions(self._dice)

    def last_observation(self, game: int) -> Floats:
        """How the last game that ended there looked at its end to the player who had decided."""
        at_its_end: Floats = self._last[game].copy()
        return at_its_end
