"""Many games against opponents, stepped together: bots, policies such as older selves, or a pool of them."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from labora.bots.bot import Bot, Clock
from labora.bots.play_loop import intended
from labora.bots.random_bot import RandomBot
from labora.bots.registry import BOTS, find_bot
from labora.bots.turn_bot import TurnBot
from labora.environments import actions as action_space
from labora.environments import observations
from labora.environments.encoding.rewards import REWARDS, SCORE
from labora.environments.encoding.seat_batch import SeatBatch
from labora.environments.environment_game import Mask, reward_number, seen
from labora.environments.gymnasium import observation_space
from labora.environments.observations import Floats
from labora.environments.policies import Policy, Pool
from labora.environments.shaping import Shaping
from labora.environments.tasks import SECONDS, Task, drawn_game, find_task, game_of
from labora.rules.constants.errors import LaboraError
from labora.rules.decision import apply
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup

Opponent = str | Policy
"""A bot by its name, a policy on whole batches, or a Pool."""
Line = list["Bot | Policy | None"]
"""Who sits where in a game; None is the seat that is looked from."""

_MOST_SEEDS: Final = 2**31 - 1
# Bots whose turns are taken as the engine's codes, without options as values in between.
_BY_CODES: Final = frozenset(bot for bot in BOTS.values() if issubclass(bot, TurnBot))


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Play games of one mode, each seen from one seat, which takes one action in every step.

    A game that ends begins anew in the same step, as `info["final_obs"]` says. `info["action_mask"]` says
    what is legal. Others play until the seat decides again: `_lined_up` says who they are.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 -- so named by Gymnasium

    def __init__(  # noqa: PLR0913 -- all named
        self,
        num_envs: int,
        *,
        mode: str,
        variant: str,
        reward: str = REWARDS[SCORE],
        round_limit: int = ROUND_LIMIT,
        observation: str = "table",
        truncate: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
        seconds: float = SECONDS,
    ) -> None:
        setup = make_setup(mode, variant)
        self.players: Final = int(setup.players)
        # Alone there is nobody to be compared with.
        reward = REWARDS[SCORE] if self.players == 1 else reward
        self._width: Final = observations.width(observation)
        self._batch: Final = SeatBatch(
            setup,
            num_envs,
            reward=reward_number(reward),
            round_limit=round_limit,
            own=self._width == observations.OWN,
        )
        self.num_envs = num_envs
        self.single_action_space = spaces.Discrete(action_space.COUNT)
        self.single_observation_space = observation_space(observation)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._truncate: Final = truncate
        self._shaping: Final = Shaping(reward, shaping, discount) if shaping else None
        self._potentials: Final = np.zeros(num_envs)
        self._seconds: Final = seconds
        # What is random is drawn where the games are, which is fast; other bots draw from seeds of their own.
        self._draws_itself = True
        self._lines: Final[list[Line]] = [[] for _ in range(num_envs)]
        batch = self._batch
        self._observations: Final = self._rows(batch.observations, np.float32, self._width)
        self._last: Final = self._rows(batch.last_observations, np.float32, self._width)
        self._masks: Final = self._rows(batch.masks, np.int8, action_space.COUNT)
        self._other_observations: Final = self._rows(batch.other_observations, np.float32, self._width)
        self._other_masks: Final = self._rows(batch.other_masks, np.int8, action_space.COUNT)
        self._rewards: Final = self._rows(batch.rewards, np.float64, 1)[:, 0]
        self._ended: Final = self._rows(batch.ended, np.bool_, 1)[:, 0]
        self._limited: Final = self._rows(batch.limited, np.bool_, 1)[:, 0]
        self._illegal: Final = self._rows(batch.illegal, np.bool_, 1)[:, 0]
        self.seats: Final[NDArray[np.int64]] = self._rows(batch.seats, np.int64, 1)[:, 0]
        """The seat that is looked from in each game; read-only."""

    def _rows(self, row: Any, kind: Any, width: int) -> NDArray[Any]:
        return seen(row, kind).reshape(self.num_envs, width)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all games; one seed is for all that is drawn, a list's first number likewise."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        if first is not None:
            self._batch.dice = Dice(first)
        self._begin(range(self.num_envs), options or {})
        self._batch.clear()
        return self._observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each game, and let others play until the seat decides again."""
        self._let_others_play(self._batch.step(actions.tolist()))
        ended, truncated = self._ended.copy(), np.zeros(self.num_envs, np.bool_)
        if self._truncate:
            truncated = self._limited.copy()
        terminated = ended & ~truncated
        rewards = self._rewards.copy()
        if self._shaping is not None:
            rewards += self._shaped(self._shaping, terminated)
        finals = {}
        if ended.any():
            finals = self._final_info(ended)
            self._begin(np.flatnonzero(ended).tolist(), {})
        return self._observations.copy(), rewards, terminated, truncated, self._info() | finals

    def action_masks(self) -> Mask:
        """What is legal now in each game."""
        return self._masks.copy()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, drawn at random."""
        return np.array(self._batch.random_actions(self._batch.dice))

    def position(self, game: int) -> Position:
        """A copy of a game's position."""
        return self._batch.plays[game].position.copy()

    # Who plays

    def _lined_up(self, game: int, options: dict[str, Any]) -> tuple[int, Line]:
        """The seat of a game that begins, and who sits elsewhere; alone nobody does."""
        return 0, [None]

    def _begin(self, games: Sequence[int], options: dict[str, Any]) -> None:
        waiting = []
        for game in games:
            seat, line = self._lined_up(game, options)
            self._lines[game] = line
            at_random = [self._draws_itself and type(one) is RandomBot for one in line]
            if self._batch.begin(game, seat, at_random):
                waiting.append(game)
        self._let_others_play(waiting)
        if self._shaping is not None:
            for game in games:
                self._potentials[game] = self._potential(self._shaping, game)

    def _let_others_play(self, waiting: list[int]) -> None:
        with garbage_waits():
            while waiting:
                waiting = self._others_once(waiting)

    def _others_once(self, waiting: list[int]) -> list[int]:
        """Each game has one turn of a bot, or one action of a policy; answers which still wait."""
        batch = self._batch
        still: list[int] = []
        asked: dict[int, tuple[Policy, list[int]]] = {}
        for game in waiting:
            one = self._lines[game][batch.plays[game].player]
            assert one is not None
            if isinstance(one, Bot):
                if self._bot_plays(game, one):
                    still.append(game)
            else:
                asked.setdefault(id(one), (one, []))[1].append(game)
        for policy, games in asked.values():
            batch.look(games)
            count = len(games)
            chosen = policy(self._other_observations[:count].copy(), self._other_masks[:count].copy())
            still += [
                game for game, action in zip(games, chosen, strict=True) if batch.take(game, int(action))
            ]
        return still

    def _bot_plays(self, game: int, bot: Bot) -> bool:
        position = self._batch.plays[game].position
        clock = Clock(self._seconds)
        if type(bot) in _BY_CODES:
            codes, ends = cast(TurnBot, bot).line(position, clock)
            return self._batch.follow(game, codes, ends)
        for option in intended(bot, position, clock):
            apply(position, option)
        return self._batch.settle(game)

    # What is told

    def _shaped(self, shaping: Shaping, terminated: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What shaping pays for the step in each game."""
        paid = np.zeros(self.num_envs)
        for game in range(self.num_envs):
            after = 0.0 if terminated[game] else self._potential(shaping, game)
            paid[game] = shaping.paid(float(self._potentials[game]), after)
            self._potentials[game] = after
        return paid

    def _potential(self, shaping: Shaping, game: int) -> float:
        return shaping.potential(self._batch.plays[game].position, int(self.seats[game]))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy(), "illegal_action": self._illegal.copy()}

    def _final_info(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        last = np.full(self.num_envs, None, dtype=object)
        points = np.zeros(self.num_envs, np.int64)
        for game in np.flatnonzero(ended):
            last[game] = self._last[game].copy()
            points[game] = self._batch.points_of(int(game))
        return {
            "final_obs": last,
            "_final_obs": ended,
            "points": points,
            "limited": self._limited.copy(),
        }


class SoloVectorEnv(SeatVectorEnv):
    """Play solo games; the rewards of a game are its score."""

    def __init__(self, num_envs: int = 256, variant: str = "france", **options: Any) -> None:
        super().__init__(num_envs, mode="solo", variant=variant, **options)


class BotsVectorEnv(SeatVectorEnv):
    """Play against opponents, taken in turn for the seats by their numbers.

    An opponent is the name of a bot, a callable on whole batches (`policy(observations, masks)`), or a Pool,
    which draws one of its policies for each seat of each game. The seat is `seat`, or drawn where it is None.
    """

    def __init__(
        self,
        num_envs: int = 256,
        *,
        mode: str = "3-short",
        variant: str = "france",
        opponents: Sequence[Opponent] = ("random",),
        seat: int | None = None,
        reward: str = "rank",
        **options: Any,
    ) -> None:
        super().__init__(num_envs, mode=mode, variant=variant, reward=reward, **options)
        if not opponents or (seat is not None and not 0 <= seat < self.players):
            raise LaboraError(f"{mode} has the seats 0 to {self.players - 1}, and needs opponents.")
        self._opponents: Final = [find_bot(one) if isinstance(one, str) else one for one in opponents]
        self._fixed_seat: Final = seat

    def _lined_up(self, game: int, options: dict[str, Any]) -> tuple[int, Line]:
        drawn = int(self.np_random.integers(self.players))
        seat = drawn if self._fixed_seat is None else self._fixed_seat
        seeds = self.np_random.integers(_MOST_SEEDS, size=self.players).tolist()
        line = [
            None if number == seat else _seated(self._opponents[number % len(self._opponents)], bot_seed)
            for number, bot_seed in enumerate(seeds)
        ]
        return seat, line


class TaskVectorEnv(SeatVectorEnv):
    """Play a task of the benchmark, with games drawn as TaskEnv draws them.

    `reset(options={"game": 7})` begins the games 7, 8, 9 … of the evaluation.
    """

    def __init__(
        self,
        num_envs: int = 64,
        *,
        task: str,
        truncate: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        self.task: Final[Task] = find_task(task)
        super().__init__(
            num_envs,
            mode=self.task.mode,
            variant=self.task.variant,
            reward=self.task.reward,
            round_limit=self.task.round_limit,
            observation=self.task.observation,
            truncate=truncate,
            shaping=shaping,
            discount=discount,
        )
        # The same games as those of TaskEnv.
        self._draws_itself = False

    def _lined_up(self, game: int, options: dict[str, Any]) -> tuple[int, Line]:
        first = options.get("game")
        place = drawn_game(self.task, self.np_random) if first is None else game_of(self.task, first + game)
        line: Line = [
            find_bot(name)(seed) if name else None
            for name, seed in zip(place.lineup, place.seeds, strict=True)
        ]
        return place.seat, line


def _seated(opponent: type[Bot] | Policy, seed: int) -> Bot | Policy:
    """Who plays a seat for a whole game."""
    if isinstance(opponent, Pool):
        return opponent.draw()
    if isinstance(opponent, type):
        return cast(type[Bot], opponent)(seed)
    return opponent


@contextmanager
def garbage_waits() -> Iterator[None]:
    """Searches make many values and no cycles: looking for these meanwhile takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
