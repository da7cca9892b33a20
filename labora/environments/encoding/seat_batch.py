"""Many games of one set-up, each seen from one seat; what the other seats do comes from elsewhere.

Seats that are marked as random are played here, without a look at anything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from labora.environments.encoding.action_game import ActionGame, new_play
from labora.environments.encoding.actions import ACTIONS, MOST_BOARDS
from labora.environments.encoding.buffers import fill_mask
from labora.environments.encoding.observation import ENTRIES, OWN_ENTRIES, ObservationWriter, observe
from labora.environments.encoding.rewards import SCORE, results
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT, random_step
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import Setup


class SeatBatch:
    """Play games with one row for each; the rows keep their place in memory, as in a GameBatch.

    A game rests when its seat decides or when it is over: only then its rows are written. `others` are the
    same rows for whoever else decides, written when they are asked for.
    """

    def __init__(
        self,
        setup: Setup,
        count: i64,
        *,
        reward: i64 = SCORE,
        round_limit: i64 = ROUND_LIMIT,
        own: bool = False,
        seed: i64 = 0,
    ) -> None:
        self.count: Final = count
        self.reward: Final = reward
        self.players: Final[i64] = setup.players
        self.boards: Final[i64] = 1 if own else MOST_BOARDS
        self.width: Final[i64] = OWN_ENTRIES if own else ENTRIES
        self.first: Final = new_play(setup, 0, round_limit)
        self.dice = Dice(seed)
        self.plays: Final[list[ActionGame]] = [self.first.copy() for _ in range(count)]
        self.seats: Final = vec[i64]([0] * count)
        # For each seat of each game: 1 where it is played at random.
        self.random: Final = vec[u8]([0] * (count * setup.players))
        # A game that has just begun: nothing is written of a step but what is seen.
        self.fresh: Final = vec[u8]([0] * count)
        self.points: Final = vec[i64]([0] * count)
        width = self.width
        self.masks: Final = vec[u8]([0] * (count * ACTIONS))
        self.observations: Final = vec[i32]([0] * (count * width))
        self.last_observations: Final = vec[i32]([0] * (count * width))
        self.other_masks: Final = vec[u8]([0] * (count * ACTIONS))
        self.other_observations: Final = vec[i32]([0] * (count * width))
        self.sheets: Final = [ObservationWriter(self.observations, game * width) for game in range(count)]
        self.last_sheets: Final = [
            ObservationWriter(self.last_observations, game * width) for game in range(count)
        ]
        self.other_sheets: Final = [
            ObservationWriter(self.other_observations, game * width) for game in range(count)
        ]
        # Of the last step, for the seat.
        self.rewards: Final = vec[float]([0.0] * count)
        self.ended: Final = vec[u8]([0] * count)
        self.limited: Final = vec[u8]([0] * count)
        self.illegal: Final = vec[u8]([0] * count)

    def begin(self, game: i64, seat: i64, random: list[bool]) -> bool:
        """Begins a game anew, with the seats that play at random; answers whether it waits for others."""
        self.plays[game] = self.first.copy()
        self.seats[game] = seat
        self.points[game] = 0
        self.fresh[game] = 1
        for other in range(self.players):
            self.random[game * self.players + other] = 1 if random[other] else 0
        return self.go_on(game)

    def clear(self) -> None:
        """Nothing is told of a step any more."""
        for game in range(self.count):
            self.ended[game] = 0
            self.limited[game] = 0
            self.illegal[game] = 0
            self.rewards[game] = 0.0

    def points_of(self, game: i64) -> int:
        """The score of the seat as it stands."""
        return int(total_score(self.plays[game].position, self.seats[game]))

    def step(self, actions: list[int]) -> list[int]:
        """One action of the seat for each game; answers which games wait for others now."""
        if len(actions) != self.count:
            raise ValueError(f"There are {int(self.count)} games, not {len(actions)}.")
        waiting: list[int] = []
        for game in range(self.count):
            self.fresh[game] = 0
            self.illegal[game] = 0 if self.plays[game].take(actions[game]) else 1
            if self.go_on(game):
                waiting.append(int(game))
        return waiting

    def go_on(self, game: i64) -> bool:
        """Plays what is random, and writes down a game that rests; answers whether it waits for others."""
        play = self.plays[game]
        first = game * self.players
        position = play.position
        drawn = False
        while not play.over and decider(position) != self.seats[game]:
            if not self.random[first + decider(position)]:
                if drawn:
                    play.refresh()
                return True
            random_step(position, self.dice)
            drawn = True
        if drawn:
            play.refresh()
        self._rest(game, play)
        return False

    def look(self, games: list[int]) -> None:
        """Writes what those see who decide in the games: row after row of `others`, from the first on."""
        for row in range(len(games)):
            play = self.plays[games[row]]
            fill_mask(play, self.other_masks, row * ACTIONS)
            observe(play, play.player, self.other_sheets[row], self.boards)

    def take(self, game: i64, action: i64) -> bool:
        """An action of whoever decides; answers whether the game still waits for others."""
        self.plays[game].take(action)
        return self.go_on(game)

    def follow(self, game: i64, codes: vec[i64], ends: bool) -> bool:
        """Takes a bot's decisions for whoever decides, as far as they are theirs; answers as `take` does.

        `ends`: a turn without actions left is ended.
        """
        play = self.plays[game]
        position = play.position
        player = decider(position)
        turn = active(position)
        round = position.round
        step = position.step
        for code in codes:
            if position.over or decider(position) != player:
                break
            decide(position, code)
        same = not position.over and active(position) == turn
        if ends and same and position.round == round and position.step == step and is_used_up(position):
            decide(position, decision_kinds.ACT_END)
        play.refresh()
        return self.go_on(game)

    def settle(self, game: i64) -> bool:
        """After somebody has changed the position itself; answers as `take` does."""
        self.plays[game].refresh()
        return self.go_on(game)

    def random_actions(self, dice: Dice) -> list[int]:
        """A legal action of the seat for each game."""
        found: list[int] = []
        for play in self.plays:
            found.append(int(play.actions[dice.below(len(play.actions))]))
        return found

    def _rest(self, game: i64, play: ActionGame) -> None:
        over = play.over
        seat = self.seats[game]
        if not self.fresh[game]:
            self.ended[game] = 1 if over else 0
            self.limited[game] = 1 if play.limited else 0
            self._reward(game, play, over)
        if over:
            observe(play, seat, self.last_sheets[game], self.boards)
            return
        fill_mask(play, self.masks, game * ACTIONS)
        observe(play, seat, self.sheets[game], self.boards)

    def _reward(self, game: i64, play: ActionGame, over: bool) -> None:
        seat = self.seats[game]
        if self.reward == SCORE:
            points = total_score(play.position, seat)
            self.rewards[game] = float(points - self.points[game])
            self.points[game] = points
        else:
            self.rewards[game] = results(play.position, self.reward)[seat] if over else 0.0


def is_used_up(position: Position) -> bool:
    return position.kind == decision_kinds.TURN and position.actions == 0
