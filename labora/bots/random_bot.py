"""Takes any option: the measure for all others, and the fastest way through a game."""

from typing import Final

from labora.bots.bot import Bot, Clock
from labora.rules.decision import Options
from labora.rules.engine.option import Option
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position


class RandomBot(Bot):
    """Take any option at random."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._dice: Final = Dice(seed)

    def choose(self, position: Position, clock: Clock) -> Option:
        options = Options(position)
        return options[int(self._dice.below(len(options)))]
