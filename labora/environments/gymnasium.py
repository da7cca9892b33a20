"""Gymnasium: solo games, games against bots, and the tasks of the benchmark.

An illegal action is replaced by the next legal one.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from labora.bots.registry import find_bot
from labora.environments import actions, observations
from labora.environments.environment_game import EnvironmentGame, Mask
from labora.environments.observations import Floats
from labora.environments.rendering import HUMAN, MODES, Pixels, checked_mode, rendered
from labora.environments.shaping import Shaping
from labora.environments.tasks import SECONDS, TASKS, drawn_game, find_task, game_of, seated_bots
from labora.rules.constants.errors import LaboraError
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.setup import make_setup

_MOST_SEEDS: Final = 2**31 - 1


def observation_space(observation: str = "table") -> spaces.Space[Floats]:
    """The space of a kind of observation; raise a LaboraError if there is no such kind."""
    shape = (observations.width(observation),)
    # As Box is typed, it could hold numbers of any kind.
    box: Any = spaces.Box(observations.LOWEST, observations.HIGHEST, shape, np.float32)
    space: spaces.Space[Floats] = box
    return space


class LaboraEnv(gym.Env[Floats, np.int64]):
    """Play a game from one seat's side; `info["action_mask"]` says what is legal.

    The base of all environments: a solo game has no other player. `observation` is `table`, or `own`
    without the boards of the others. `truncate`: the round limit truncates a game instead of terminating it.
    `shaping` is the weight of potential-based shaping with the learner's `discount`.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 -- so named by Gymnasium

    def __init__(
        self,
        table: EnvironmentGame,
        *,
        render_mode: str | None = None,
        observation: str = "table",
        truncate: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        self.table: Final = table
        self.seat = 0
        self.render_mode = checked_mode(render_mode)
        self.action_space = spaces.Discrete(actions.COUNT)
        self.observation_space = observation_space(observation)
        self._width: Final = observations.width(observation)
        self._truncate: Final = truncate
        self._shaping: Final = Shaping(table.reward, shaping, discount) if shaping else None
        self._potential = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin()
        self._prepare(options or {})
        self._let_others_play()
        self._draw()
        if self._shaping is not None:
            self._potential = self._shaping.potential(self.table.play.position, self.seat)
        return self._observation(), self._info(illegal=False)

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        illegal = not self.table.over and not self.table.take(int(action))
        self._let_others_play()
        self._draw()
        reward = self.table.rewards()[self.seat]
        truncated = self._truncate and self.table.play.limited
        terminated = self.table.over and not truncated
        if self._shaping is not None:
            reward += self._shaped(self._shaping, terminated)
        return self._observation(), reward, terminated, truncated, self._info(illegal)

    def _shaped(self, shaping: Shaping, terminated: bool) -> float:
        """What shaping pays for the step."""
        before = self._potential
        self._potential = 0.0 if terminated else shaping.potential(self.table.play.position, self.seat)
        return shaping.paid(before, self._potential)

    def _observation(self) -> Floats:
        return self.table.observation(self.seat)[: self._width]

    def action_masks(self) -> Mask:
        """The mask as some learners ask for it."""
        return self.table.mask()

    def render(self) -> str | Pixels | None:
        """Return the position as its line (`ansi`) or as a picture (`rgb_array`), or draw it (`human`)."""
        return rendered(self.table.play.position, self.render_mode)

    def _draw(self) -> None:
        """`human` shows every step without being asked, as Gymnasium wants it."""
        if self.render_mode == HUMAN:
            self.render()

    def _prepare(self, options: dict[str, Any]) -> None:
        """Before the first decision of a game."""

    def _let_others_play(self) -> None:
        """Until it is this seat's turn again, or the game is over."""

    def _info(self, illegal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "illegal_action": illegal}
        if self.table.over:
            info |= {"scores": self.table.scores(), "limited": self.table.play.limited}
        return info


class SoloEnv(LaboraEnv):
    """Play the solo game. The reward of a step is what it adds to the score of the game."""

    def __init__(
        self,
        variant: str = "france",
        render_mode: str | None = None,
        *,
        observation: str = "table",
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        super().__init__(
            EnvironmentGame(make_setup("solo", variant), "score"),
            render_mode=render_mode,
            observation=observation,
            shaping=shaping,
            discount=discount,
        )


class BotsEnv(LaboraEnv):
    """Play against bots; the seat is `seat`, or drawn for each game if it is None.

    `opponents` are names of bots, taken in turn for the other seats; `seconds` is what they may think for.
    """

    def __init__(  # noqa: PLR0913 -- all named
        self,
        *,
        mode: str = "3-short",
        variant: str = "france",
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = "rank",
        seconds: float = 1.0,
        round_limit: int = ROUND_LIMIT,
        render_mode: str | None = None,
        observation: str = "table",
        truncate: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        super().__init__(
            EnvironmentGame(make_setup(mode, variant), reward, round_limit),
            render_mode=render_mode,
            observation=observation,
            truncate=truncate,
            shaping=shaping,
            discount=discount,
        )
        if not opponents or (seat is not None and not 0 <= seat < self.table.players):
            raise LaboraError(f"{mode} has the seats 0 to {self.table.players - 1}, and needs opponents.")
        self._opponents: Final = [find_bot(name) for name in opponents]
        self._fixed_seat: Final = seat
        self._seconds: Final = seconds

    def _prepare(self, options: dict[str, Any]) -> None:
        drawn = int(self.np_random.integers(self.table.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        seeds = self.np_random.integers(_MOST_SEEDS, size=self.table.players).tolist()
        kinds = self._opponents
        self._bots = [kinds[number % len(kinds)](seed) for number, seed in enumerate(seeds)]

    def _let_others_play(self) -> None:
        self.table.play_by_bots(self._bots, self.seat, self._seconds)


class TaskEnv(LaboraEnv):
    """Play a task of the benchmark: all is fixed but shaping, which is the learner's.

    Seat, order and seeds are drawn for each game. `reset(options={"game": 7})` begins game 7 of the
    evaluation instead.
    """

    def __init__(
        self,
        task: str,
        *,
        render_mode: str | None = None,
        truncate: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        self.task: Final = find_task(task)
        table = EnvironmentGame(
            make_setup(self.task.mode, self.task.variant), self.task.reward, self.task.round_limit
        )
        super().__init__(
            table,
            render_mode=render_mode,
            observation=self.task.observation,
            truncate=truncate,
            shaping=shaping,
            discount=discount,
        )

    def _prepare(self, options: dict[str, Any]) -> None:
        number = options.get("game")
        game = drawn_game(self.task, self.np_random) if number is None else game_of(self.task, int(number))
        self.seat = game.seat
        self._bots = seated_bots(game)

    def _let_others_play(self) -> None:
        self.table.play_by_bots(self._bots, self.seat, SECONDS)


def register_all() -> None:
    gym.register(
        "labora/Solo-v0",
        entry_point="labora.environments.gymnasium:SoloEnv",
        vector_entry_point="labora.environments.opponents:SoloVectorEnv",
    )
    gym.register(
        "labora/Bots-v0",
        entry_point="labora.environments.gymnasium:BotsEnv",
        vector_entry_point="labora.environments.opponents:BotsVectorEnv",
    )
    for task in TASKS.values():
        gym.register(
            task.environment,
            entry_point="labora.environments.gymnasium:TaskEnv",
            vector_entry_point="labora.environments.opponents:TaskVectorEnv",
            kwargs={"task": task.name},
        )
