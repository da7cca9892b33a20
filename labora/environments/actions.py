"""The action space for programs: names, and options spelt as actions and back.

>>> import labora
>>> game = labora.Game("3-short", "france")
>>> encode(game.position, game.decision.parse("fell"))
[2]
>>> decode(game.position, [2])
Word('fell')
"""

from collections.abc import Sequence
from typing import Final

from labora.environments.encoding.action_game import ActionGame
from labora.environments.encoding.actions import ACTIONS, ACTIONS_VERSION, action_names
from labora.environments.encoding.option_codec import read, spell
from labora.rules.engine.option import Option
from labora.rules.state.position import Position

COUNT: Final = int(ACTIONS)
VERSION: Final = int(ACTIONS_VERSION)
NAMES: Final = tuple(action_names())
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def encode(position: Position, option: Option) -> list[int]:
    """The actions, one after the other, that are together an offered option of the open decision."""
    return spell(position, option)


def decode(position: Position, actions: Sequence[int]) -> Option:
    """The option that actions are together; a LaboraError if they are none, or not all of one."""
    return read(position, [int(action) for action in actions])


def legal(position: Position) -> list[int]:
    """The first actions of the open decision's options, in order; none when the game is over."""
    return sorted(int(action) for action in ActionGame(position.copy()).actions)
