"""One game with a place to look at it: what the environments for one game at a time are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from labora.environments.encoding.action_game import ActionGame
from labora.environments.encoding.actions import ACTIONS
from labora.environments.encoding.observation import ENTRIES, ObservationWriter, observe


class GameBuffers:
    """Hold the observation and the mask of one game in rows that keep their place in memory."""

    def __init__(self) -> None:
        self.mask: Final = vec[u8]([0] * ACTIONS)
        self.observation: Final = vec[i32]([0] * ENTRIES)
        self.sheet: Final = ObservationWriter(self.observation, 0)

    def look(self, play: ActionGame, seat: i64) -> None:
        observe(play, seat, self.sheet)

    def list_actions(self, play: ActionGame) -> None:
        fill_mask(play, self.mask, 0)


def fill_mask(play: ActionGame, masks: vec[u8], first: i64) -> None:
    for index in range(first, first + ACTIONS):
        masks[index] = 0
    for action in play.actions:
        masks[first + action] = 1
