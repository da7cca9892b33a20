"""Takes any option: the measure for all others, and the fastest way through a game."""

from typing import Final

from labora.bots.bot import Bot, Clock
from labora.rules.dice import Dice
from labora.rules.options import Options
from labora.rules.position import Position
from labora.rules.values import Option


class RandomBot(Bot):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._dice: Final = Dice(seed)

    def choose(self, position: Position, clock: Clock) -> Option:
        options = Options(position)
        return options[int(self._dice.below(len(options)))]
