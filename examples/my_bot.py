"""A bot in 20 lines. Try it: labora arena examples/my_bot.py:MyBot random --mode 2-long --games 20"""

import labora


class MyBot(labora.Bot):
    def choose(self, position: labora.Position, clock: labora.Clock) -> labora.Option:
        """Takes the option that scores most at once; of equal ones the first."""
        decision = labora.Decision(position)
        best, best_score = decision.options[0], -1000
        for option, _ in zip(decision.options, range(50), strict=False):
            score = labora.scores(labora.after(position, option))[decision.player].total
            if score > best_score:
                best, best_score = option, score
        return best
