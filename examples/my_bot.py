"""A bot in 20 lines. Try it: labora arena examples/my_bot.py:MyBot random --mode 2-long --games 20"""

import labora


class MyBot(labora.Bot):
    """Play the turn after which it has most points and goods."""

    def choose(self, position: labora.Position, clock: labora.Clock) -> labora.Choice:
        """Plays the whole turn after which it has most: each point counts 1, each good in stock a half."""
        player = labora.Decision(position).player
        best: labora.Choice = []
        best_worth = -1000.0
        for turn in labora.turns(position, few=1, most=300, land=False):
            points = labora.scores(turn.position)[player].total
            worth = points + 0.5 * int(sum(turn.position.players[player].goods))
            if worth > best_worth:
                best, best_worth = turn.options, worth
        return best
