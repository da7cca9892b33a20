"""A game for the environments: seen as numpy arrays, played by actions or by bots."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from labora.bots.bot import Bot, Clock
from labora.bots.play_loop import play_until
from labora.environments.encoding.action_game import ActionGame, new_play
from labora.environments.encoding.buffers import GameBuffers
from labora.environments.encoding.option_codec import spell
from labora.environments.encoding.rewards import REWARDS, results, totals
from labora.environments.observations import Floats
from labora.rules.components.goods import NAMES, VARIANTS
from labora.rules.constants.errors import LaboraError
from labora.rules.engine.option import Option, goods_option
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.setup import Setup, make_setup

Mask = NDArray[np.int8]


def reward_number(reward: str) -> int:
    if reward not in REWARDS:
        raise LaboraError(f"There is no reward {reward!r}. Rewards: {', '.join(REWARDS)}.")
    return REWARDS.index(reward)


class GameArrays:
    """Look at a game through arrays that compiled code writes into."""

    def __init__(self) -> None:
        self._buffers: Final = GameBuffers()
        self._numbers: Final[Floats] = seen(self._buffers.observation, np.float32)
        self._mask: Final[Mask] = seen(self._buffers.mask, np.int8)

    def look(self, play: ActionGame, seat: int) -> Floats:
        """What a seat sees, to be read before the next look: it is not copied."""
        self._buffers.look(play, seat)
        return self._numbers

    def observation(self, play: ActionGame, seat: int) -> Floats:
        return self.look(play, seat).copy()

    def mask(self, play: ActionGame) -> Mask:
        self._buffers.list_actions(play)
        return self._mask.copy()


def seen(row: Any, kind: Any) -> NDArray[Any]:
    """A row of compiled code as an array that sees every change of it; read-only."""
    return np.frombuffer(row, dtype=kind)


class EnvironmentGame:
    """Play a game for an environment. `score` pays at each step, `win` and `rank` at the end."""

    def __init__(self, setup: Setup, reward: str, round_limit: int = ROUND_LIMIT) -> None:
        self.players: Final = int(setup.players)
        self.round_limit: Final = round_limit
        # Alone there is nobody to be compared with.
        self.reward: Final = "score" if self.players == 1 else reward
        self._reward: Final = reward_number(self.reward)
        self._first: Final = new_play(setup, 0, round_limit)
        self._view: Final = GameArrays()
        self.begin()

    def begin(self) -> None:
        self.play: ActionGame = self._first.copy()
        self._points = [0.0] * self.players

    def __deepcopy__(self, memo: object) -> "EnvironmentGame":
        """A game of its own; what is looked through is shared."""
        other = object.__new__(EnvironmentGame)
        other.__dict__.update(self.__dict__)
        return other._go_on(self.play.copy(), self._points[:])

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.play.position.setup
        game = (setup.mode.name, VARIANTS[setup.variant], setup.without_quarry)
        return _table, (game, self.reward, self.round_limit, self.play, self._points)

    def _go_on(self, play: ActionGame, points: list[float]) -> "EnvironmentGame":
        self.play = play
        self._points = points
        return self

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def player(self) -> int:
        """Who decides; -1 when the game is over."""
        return int(self.play.player)

    def observation(self, seat: int) -> Floats:
        return self._view.observation(self.play, seat)

    def look(self, seat: int) -> Floats:
        """The observation, to be read before the next one: it is not copied."""
        return self._view.look(self.play, seat)

    def mask(self) -> Mask:
        return self._view.mask(self.play)

    def take(self, action: int) -> bool:
        """Takes the action, or the nearest legal one; answers whether it was legal."""
        return self.play.take(int(action))

    def play_by_bots(self, bots: Sequence[Bot], seat: int, seconds: float) -> None:
        """Lets bots play until it is this seat's turn to decide, or the game is over."""
        play_until(
            lambda: self.over or self.player == seat,
            self.play.position,
            bots,
            self.take_option,
            lambda: Clock(seconds),
        )

    def take_option(self, option: Option) -> None:
        """Take an offered option, action by action."""
        for action in spell(self.play.position, option):
            self.play.take(action)

    def rewards(self) -> list[float]:
        """What each seat has got since this was asked last."""
        now = [float(points) for points in self.scores()] if self.reward == "score" else self.results()
        gained = [new - old for new, old in zip(now, self._points, strict=True)]
        self._points = now
        return gained

    def results(self) -> list[float]:
        """What the game was worth; nothing while it goes on."""
        return list(results(self.play.position, self._reward)) if self.over else [0.0] * self.players

    def scores(self) -> list[int]:
        return [int(points) for points in totals(self.play.position)]

    def text(self) -> str:
        """The position's line, and what has been said of a decision that takes several actions."""
        play = self.play
        parts = [play.position.line]
        if play.pieces is not None:
            parts.append(f"given={goods_option(play.pieces.given).text}")
            parts += [] if play.pieces.done else [f"asked={NAMES[play.pieces.good]}"]
        if play.base:
            parts.append(f"more={play.base}")
        return " ".join(parts)


def _table(
    game: tuple[str, str, bool], reward: str, round_limit: int, play: ActionGame, points: list[float]
) -> EnvironmentGame:
    """A pickled table again."""
    mode, variant, without_quarry = game
    setup = make_setup(mode, variant, without_quarry=without_quarry)
    return EnvironmentGame(setup, reward, round_limit)._go_on(play, points)
