"""Stable-Baselines3: a VecEnv around any vector environment of Labora.

`MaskablePPO` of sb3-contrib finds the masks. Needs the extra `sb3`.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from labora.extras import require

require("sb3")

from stable_baselines3.common.vec_env import VecEnv  # noqa: E402

from labora.environments.opponents import SeatVectorEnv, TaskVectorEnv  # noqa: E402

_MASKS: Final = "action_masks"


class LaboraVecEnv(VecEnv):  # type: ignore[misc] # it is not there where types are checked
    """Wrap games that are stepped together as a VecEnv with masks; `scale` multiplies rewards.

    >>> from labora.environments.opponents import BotsVectorEnv
    >>> env = LaboraVecEnv(BotsVectorEnv(64, mode="3-short", opponents=["novice"], observation="own"))
    """

    def __init__(self, games: SeatVectorEnv, scale: float = 1.0) -> None:
        self.games: Final = games
        self._scale: Final = scale
        self._chosen: NDArray[np.int64] = np.zeros(games.num_envs, np.int64)
        self._returns = np.zeros(games.num_envs)
        self._lengths = np.zeros(games.num_envs, np.int64)
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    @classmethod
    def of_task(cls, task: str, count: int = 64, *, scale: float = 1.0, **options: Any) -> "LaboraVecEnv":
        """Make the games of a task of the benchmark; `options` are those of TaskVectorEnv."""
        return cls(TaskVectorEnv(count, task=task, **options), scale)

    def reset(self) -> NDArray[np.float32]:
        """Begin all games, from the seed that `seed` was given."""
        # One seed draws everything.
        seen, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        self._returns[:] = 0
        self._lengths[:] = 0
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Remember the actions until `step_wait`."""
        self._chosen = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the actions; a game that ends begins anew, and its info has the last observation."""
        seen, rewards, terminated, truncated, told = self.games.step(self._chosen)
        ended = terminated | truncated
        self._returns += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended).tolist():
            infos[game] = {
                "terminal_observation": told["final_obs"][game],
                "TimeLimit.truncated": bool(truncated[game]),
                "episode": {"r": float(self._returns[game]), "l": int(self._lengths[game])},
                "points": int(told["points"][game]),
            }
        self._returns[ended] = 0
        self._lengths[ended] = 0
        return seen, (rewards * self._scale).astype(np.float32), ended, infos

    def close(self) -> None:
        """Nothing is held open."""

    def action_masks(self) -> NDArray[np.int8]:
        """What is legal now, a row for each game."""
        return self.games.action_masks()

    # What SB3 asks of its environments one by one

    def has_attr(self, attr_name: str) -> bool:
        """Whether the games have an attribute; for MaskablePPO they have masks."""
        return attr_name == _MASKS or hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute of the games, once for each of them."""
        return [getattr(self.games, attr_name)] * len(self._numbers(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of the games, which they share."""
        setattr(self.games, attr_name, value)

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Call a method of the games; `action_masks` answers a row for each of them."""
        numbers = self._numbers(indices)
        if method_name == _MASKS:
            masks = self.action_masks()
            return [masks[number] for number in numbers]
        return [getattr(self.games, method_name)(*arguments, **options)] * len(numbers)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Tell that no game is wrapped."""
        return [False] * len(self._numbers(indices))

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Draw nothing: these games are many."""
        return [None] * self.num_envs

    def _numbers(self, indices: Any) -> Sequence[int]:
        found: Iterable[int] = self._get_indices(indices)
        return list(found)
