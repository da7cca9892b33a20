"""How strong bots are on the scale on which people are rated, by contests that `labora arena --store` kept.

    python benchmarks/bot_ratings.py 2-long FILE [FILE ...]

Whoever has no rating yet is taken to be as strong as the best of those who have one, give or take as much as
nothing is known of a newcomer, and is rated as a person who plays these games; the others keep their ratings.
"""

import sys
from pathlib import Path
from statistics import fmean

from openskill.models import PlackettLuce

from labora.arena.contest import Played
from labora.arena.store import Store
from labora.server.table.rating import MEASURED, MODES_OF, START, Rating


def rated(bot: str, known: dict[str, Rating], games: list[Played]) -> Rating:
    """Several seats of a bot are one player with their mean."""
    model = PlackettLuce(mu=START.mu, sigma=START.sigma)
    own = Rating(
        max(known[player].mu for game in games for player in game.lineup if player != bot), START.sigma, 0
    )
    for game in games:
        players = list(dict.fromkeys(game.lineup))
        ratings = [own if player == bot else known[player] for player in players]
        means = [
            fmean(score for seat, score in zip(game.lineup, game.scores, strict=True) if seat == player)
            for player in players
        ]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
        after = model.rate(teams, scores=means)[players.index(bot)][0]
        own = Rating(after.mu, after.sigma, own.games + 1)
    return own


def main(mode: str, *files: str) -> None:
    games = [game for file in files for game in Store(Path(file)).games]
    bots = sorted({bot for game in games for bot in game.lineup})
    known = {bot: rating for (bot, (modes, _)), rating in MEASURED.items() if modes == MODES_OF[mode]}
    for bot in bots:
        if bot not in known:
            rating = rated(bot, known, [game for game in games if bot in game.lineup])
            print(f"{bot}: Rating({rating.mu:.2f}, {rating.sigma:.2f}, {rating.games})", end="")
            print(f", shown as {rating.points} ± {rating.spread}")


if __name__ == "__main__":
    main(*sys.argv[1:])
