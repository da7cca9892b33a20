"""PettingZoo: `env(mode="3-short", variant="france")`, one agent a seat, each in its turn (AEC)."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from labora.environments import actions
from labora.environments.environment_game import EnvironmentGame, Mask
from labora.environments.gymnasium import observation_space
from labora.environments.observations import Floats
from labora.environments.rendering import HUMAN, MODES, Pixels, checked_mode, rendered
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.setup import make_setup

Observation = dict[str, Floats | Mask]


class LaboraAEC(AECEnv):  # type: ignore[misc] # PettingZoo is not typed
    """Play with one agent per seat. Observations hold `observation` and `action_mask`."""

    metadata = {"name": "labora_v0", "render_modes": MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        mode: str = "3-short",
        variant: str = "france",
        *,
        reward: str = "rank",
        round_limit: int = ROUND_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table: Final = EnvironmentGame(make_setup(mode, variant), reward, round_limit)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (actions.COUNT,), np.int8)
        seen = spaces.Dict({"observation": observation_space(), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(actions.COUNT))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The game has no chance: the seed changes nothing."""
        self._table.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal_action": False} for agent in self.agents}
        self.agent_selection = self.agents[self._table.player]
        self._draw()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self._table.take(-1 if action is None else int(action))
        self.infos[agent] = {"illegal_action": not legal}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        if self._table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._table.player]
        self._accumulate_rewards()
        self._draw()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        decides = seat == self._table.player
        mask = self._table.mask() if decides else np.zeros(actions.COUNT, np.int8)
        return {"observation": self._table.observation(seat), "action_mask": mask}

    def scores(self) -> list[int]:
        """The points of each seat as they are now."""
        return self._table.scores()

    def render(self) -> str | Pixels | None:
        """Return the position as its line (`ansi`) or as a picture (`rgb_array`), or draw it (`human`)."""
        return rendered(self._table.play.position, self.render_mode)

    def _draw(self) -> None:
        """`human` shows every step without being asked."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing is held open."""


def env(mode: str = "3-short", variant: str = "france", **options: Any) -> AECEnv:
    """The environment with PettingZoo's check of the order of calls around it."""
    return wrappers.OrderEnforcingWrapper(LaboraAEC(mode, variant, **options))
