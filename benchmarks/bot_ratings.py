"""How strong bots are on the scale on which people are rated, by contests that `labora arena --store` kept.

    python benchmarks/bot_ratings.py 2-long FILE [FILE ...]

`random`, `novice` and `monk` keep the ratings that they have. Another bot is taken to be as strong as the
best of them, give or take as much as nothing is known of a newcomer, and rated as a person who plays these
games.
"""

import sys
from pathlib import Path

from openskill.models import PlackettLuce

from labora.arena.contest import ContestGame
from labora.arena.result_store import ResultStore
from labora.arena.standings import mean_scores
from labora.server.ratings.calculation import MEASURED, MODES_OF, START, Rating

KEPT = ("random", "novice", "monk")


def rated(bot: str, kept: dict[str, Rating], games: list[ContestGame]) -> Rating:
    model = PlackettLuce(mu=START.mu, sigma=START.sigma)
    best = max(kept[player].mu for game in games for player in game.lineup if player != bot)
    own = Rating(best, START.sigma, 0)
    for game in games:
        means = mean_scores(game.lineup, game.scores)
        before = [own if player == bot else kept[player] for player in means]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = model.rate(teams, scores=list(means.values()))[list(means).index(bot)][0]
        own = Rating(after.mu, after.sigma, own.games + 1)
    return own


def main(mode: str, *files: str) -> None:
    games = [game for file in files for game in ResultStore(Path(file)).games]
    scale = (MODES_OF[mode], "france")  # variants do not differ
    kept = {bot: MEASURED[bot, scale] for bot in KEPT}
    for bot in sorted({bot for game in games for bot in game.lineup} - set(KEPT)):
        rating = rated(bot, kept, [game for game in games if bot in game.lineup])
        print(f"{bot}: Rating({rating.mu:.2f}, {rating.sigma:.2f}, {rating.games})", end="")
        print(f", shown as {rating.points} ± {rating.spread}")


if __name__ == "__main__":
    main(*sys.argv[1:])
