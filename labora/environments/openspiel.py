"""OpenSpiel: importing this registers the Python game `labora`, of perfect information and without chance.

`pyspiel.load_game("labora(mode=3-short,variant=france)")`; `returns` is `win`, `rank` or `score`.
"""

from copy import deepcopy
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from labora.environments import actions, observations
from labora.environments.environment_game import EnvironmentGame
from labora.environments.observations import Floats
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup

_DEFAULTS: Final[dict[str, Any]] = {
    "mode": "3-short",
    "variant": "france",
    "returns": "rank",
    "round_limit": ROUND_LIMIT,
}
# OpenSpiel wants bounds: far above what has been seen, but not proven.
_MOST_POINTS: Final = 2000.0
_MOST_ACTIONS_A_TURN: Final = 100


def _game_type(zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name="labora",
        long_name="Ora et Labora",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class LaboraGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is not typed
    """Register Labora with OpenSpiel and create its states and observers."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = _DEFAULTS | (params or {})
        setup = make_setup(str(chosen["mode"]), str(chosen["variant"]))
        players = int(setup.players)
        self.table: Final = EnvironmentGame(setup, str(chosen["returns"]), int(chosen["round_limit"]))
        by_points = self.table.reward == "score"
        rounds = int(setup.mode.last_round) or self.table.round_limit
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.COUNT,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-_MOST_POINTS if by_points else -1.0,
            max_utility=_MOST_POINTS if by_points else 1.0,
            utility_sum=None if by_points else 0.0,
            max_game_length=rounds * len(setup.mode.turns) * _MOST_ACTIONS_A_TURN,
        )
        super().__init__(_game_type(zero_sum=not by_points), info, params or {})

    def new_initial_state(self) -> "LaboraState":
        return LaboraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return LaboraObserver()
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class LaboraState(pyspiel.State):  # type: ignore[misc] # as above
    """Play one game as an OpenSpiel state."""

    def __init__(self, game: LaboraGame) -> None:
        super().__init__(game)
        self.table = deepcopy(game.table)

    @property
    def position(self) -> Position:
        return self.table.play.position

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self.table.play.actions)

    def _apply_action(self, action: int) -> None:
        self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return actions.NAMES[action]

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return self.table.results()

    def __str__(self) -> str:
        return self.table.text()


class LaboraObserver:
    """Give the vector of docs/research/environments.md, and the position's line of text.

    `tensor` is an array: `make_observation(game)` of `open_spiel.python.observation` gives one of these, and
    it never makes a list. `state.observation_tensor()` makes one, as OpenSpiel wants it.
    """

    def __init__(self) -> None:
        self.tensor: Final[Floats] = np.zeros(observations.COUNT, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: LaboraState, player: int) -> None:
        self.tensor[:] = state.table.look(player)

    def string_from(self, state: LaboraState, player: int) -> str:
        return str(state)


pyspiel.register_game(_game_type(zero_sum=True), LaboraGame)
