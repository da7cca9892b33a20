"""A bot in 20 lines. Try it: labora arena examples/my_bot.py:MyBot random --mode 2-long --games 20"""

from labora.bots import Bot, Clock
from labora.rules.decision import Options, after
from labora.rules.engine.option import Option
from labora.rules.state.position import Position
from labora.rules.state.questions import decider
from labora.rules.state.scoring import total_score


class MyBot(Bot):
    def choose(self, position: Position, clock: Clock) -> Option:
        """Takes the option that scores most at once; of equal ones the first."""
        me = decider(position)
        best, best_score = Options(position)[0], -1000
        for option, _ in zip(Options(position), range(50), strict=False):
            score = int(total_score(after(position, option), me))
            if score > best_score:
                best, best_score = option, score
        return best
