"""A contest as a picture: the scores of each bot, and who finishes ahead of whom."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from labora.arena.contest import Contest, ContestGame
from labora.arena.standings import pairs


def draw(contest: Contest, games: Sequence[ContestGame], path: Path, labels: dict[str, str]) -> None:
    """`labels`: the words for `title`, `scores` and `ahead`."""
    with mpl.rc_context({"axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(10, 4), layout="constrained")
        left, right = figure.subplots(1, 2)
        bots = list(dict.fromkeys(contest.bots))
        scores = [
            [
                score
                for game in games
                for bot, score in zip(game.lineup, game.scores, strict=True)
                if bot == name
            ]
            for name in bots
        ]
        left.boxplot(scores, tick_labels=[_short(bot) for bot in bots])
        left.set_title(labels["scores"])
        found = pairs(contest, games)
        for row, pair in enumerate(found):
            right.plot([pair.low, pair.high], [row, row], linewidth=2)
            right.plot([pair.a_ahead], [row], marker="o")
        right.set_yticks(range(len(found)), [f"{_short(pair.a)} : {_short(pair.b)}" for pair in found])
        right.set_xlim(0, 1)
        right.axvline(0.5, linestyle=":", color="gray")
        right.set_title(labels["ahead"])
        figure.suptitle(labels["title"])
        figure.savefig(path)


def _short(bot: str) -> str:
    return bot.rpartition(":")[2]
