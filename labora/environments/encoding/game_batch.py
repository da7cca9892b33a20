"""Many games of one set-up, stepped together. What comes of it is written into long rows, game after game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from labora.environments.encoding.action_game import ActionGame, new_play
from labora.environments.encoding.actions import ACTIONS
from labora.environments.encoding.buffers import fill_mask
from labora.environments.encoding.observation import ENTRIES, ObservationWriter, observe
from labora.environments.encoding.rewards import SCORE, results, totals
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.setup import Setup


class GameBatch:
    """Play many games at once. The rows keep their place in memory and change with each step.

    A game that ends starts again in the same step. What its end looked like, to the player who took the last
    action, is in `last_observations` until the next game in its place ends.
    """

    def __init__(
        self,
        setup: Setup,
        count: i64,
        *,
        reward: i64 = SCORE,
        round_limit: i64 = ROUND_LIMIT,
    ) -> None:
        self.setup: Final = setup
        self.count: Final = count
        self.reward: Final = reward
        self.round_limit: Final = round_limit
        self.players: Final[i64] = setup.players
        self.first: Final = new_play(setup, 0, round_limit)
        self.plays: Final[list[ActionGame]] = [self.first.copy() for _ in range(count)]
        self.masks: Final = vec[u8]([0] * (count * ACTIONS))
        self.observations: Final = vec[i32]([0] * (count * ENTRIES))
        self.last_observations: Final = vec[i32]([0] * (count * ENTRIES))
        self.sheets: Final = [ObservationWriter(self.observations, game * ENTRIES) for game in range(count)]
        self.last_sheets: Final = [
            ObservationWriter(self.last_observations, game * ENTRIES) for game in range(count)
        ]
        # The seat that decides in each game; what each seat got in the last step; the scores now.
        self.deciding: Final = vec[i64]([0] * count)
        self.rewards: Final = vec[float]([0.0] * (count * setup.players))
        self.points: Final = vec[i64]([0] * (count * setup.players))
        # Of the last step: did the game end, was it the round limit, was the action illegal?
        self.ended: Final = vec[u8]([0] * count)
        self.limited: Final = vec[u8]([0] * count)
        self.illegal: Final = vec[u8]([0] * count)
        for game in range(count):
            self._show(game)

    def reset(self) -> None:
        for game in range(self.count):
            self._begin(game)
            self.ended[game] = 0
            self.limited[game] = 0
            self.illegal[game] = 0
            for seat in range(self.players):
                self.rewards[game * self.players + seat] = 0.0
            self._show(game)

    def step(self, actions: list[int]) -> int:
        """One action for each game; answers how many games ended."""
        if len(actions) != self.count:
            raise ValueError(f"There are {int(self.count)} games, not {len(actions)}.")
        ends: i64 = 0
        for game in range(self.count):
            if self.step_game(game, actions[game]):
                ends += 1
        return int(ends)

    def step_game(self, game: i64, action: i64) -> bool:
        play = self.plays[game]
        self.illegal[game] = 0 if play.take(action) else 1
        over = play.over
        self.ended[game] = 1 if over else 0
        self._reward(game, play, over)
        if over:
            self.limited[game] = 1 if play.limited else 0
            observe(play, self.deciding[game], self.last_sheets[game])
            self._begin(game)
        self._show(game)
        return over

    def random_actions(self, dice: Dice) -> list[int]:
        """A legal action for each game."""
        found: list[int] = []
        for play in self.plays:
            found.append(int(play.actions[dice.below(len(play.actions))]))
        return found

    def _begin(self, game: i64) -> None:
        self.plays[game] = self.first.copy()
        for seat in range(self.players):
            self.points[game * self.players + seat] = 0

    def _reward(self, game: i64, play: ActionGame, over: bool) -> None:
        first = game * self.players
        if self.reward == SCORE:
            points = totals(play.position)
            for seat in range(self.players):
                self.rewards[first + seat] = float(points[seat] - self.points[first + seat])
                self.points[first + seat] = points[seat]
            return
        worth = results(play.position, self.reward) if over else vec[float]()
        for seat in range(self.players):
            self.rewards[first + seat] = worth[seat] if over else 0.0

    def _show(self, game: i64) -> None:
        play = self.plays[game]
        seat = play.player
        self.deciding[game] = seat
        fill_mask(play, self.masks, game * ACTIONS)
        observe(play, seat, self.sheets[game])
