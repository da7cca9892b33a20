"""What finished games say: who finishes ahead of whom and how surely, ratings, scores, thinking time."""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from labora.arena.contest import Contest, ContestGame

CONFIDENT: Final = 1.96
# Somebody who looks after every game sees more chance than somebody who looks once.
SURE: Final = 3.3
LEAST_GAMES: Final = 10


@dataclass(frozen=True)
class Pair:
    """Compare two bots: `a_ahead` is the share of games, or of pairs of seats, in which a finishes ahead."""

    a: str
    b: str
    games: int
    a_ahead: float
    low: float
    high: float

    def as_json(self) -> dict[str, Any]:
        figures = {"a_ahead": self.a_ahead, "low": self.low, "high": self.high}
        return {"a": self.a, "b": self.b, "games": self.games} | {
            key: round(value, 4) for key, value in figures.items()
        }


def interval(share: float, games: int, width: float = CONFIDENT) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if games == 0:
        return 0.0, 1.0
    square = width * width
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = width / (1 + square / games)
    half *= math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def pairs(contest: Contest, games: Sequence[ContestGame], width: float = CONFIDENT) -> list[Pair]:
    found = []
    for a, b in itertools.combinations(dict.fromkeys(contest.bots), 2):
        shares = list(_shares(contest, games, a, b))
        share = fmean(shares) if shares else 0.5
        found.append(Pair(a, b, len(shares), share, *interval(share, len(shares), width)))
    return found


def _shares(contest: Contest, games: Sequence[ContestGame], a: str, b: str) -> Iterator[float]:
    """For each game: how many of the pairs of seats a wins, ties half. Solo games are compared by seed."""
    for lineup, scores in _meetings(contest, games):
        mine = [score for bot, score in zip(lineup, scores, strict=True) if bot == a]
        theirs = [score for bot, score in zip(lineup, scores, strict=True) if bot == b]
        duels = [(one > other) + 0.5 * (one == other) for one in mine for other in theirs]
        if duels:
            yield fmean(duels)


def _meetings(
    contest: Contest, games: Sequence[ContestGame]
) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    if any(len(game.lineup) > 1 for game in games):
        for game in games:
            yield game.lineup, game.scores
        return
    for _, group in itertools.groupby(games, key=lambda game: game.number // len(contest.lineups)):
        together = list(group)
        yield tuple(game.lineup[0] for game in together), tuple(game.scores[0] for game in together)


def mean_scores(lineup: Sequence[str], scores: Sequence[int]) -> dict[str, float]:
    """Several seats of a bot are one player with their mean."""
    return {
        bot: fmean(score for seat, score in zip(lineup, scores, strict=True) if seat == bot)
        for bot in dict.fromkeys(lineup)
    }


def is_sure(contest: Contest, games: Sequence[ContestGame]) -> bool:
    """Is it clear for every pair who is the better one?"""
    return all(
        pair.games >= LEAST_GAMES and not pair.low <= 0.5 <= pair.high for pair in pairs(contest, games, SURE)
    )


def ratings(contest: Contest, games: Sequence[ContestGame]) -> list[dict[str, Any]]:
    """OpenSkill: a number each and the interval in which it lies with 95 %.

    Bots that lost most of their turns come last, without a number: random has played for them.
    """
    # Of the extra "arena", unlike the rest.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model = PlackettLuce()
    unrated = unrated_bots(contest, games)
    rated = {bot: model.rating(name=bot) for bot in contest.bots if bot not in unrated}
    for lineup, scores in _meetings(contest, games):
        means = {bot: mean for bot, mean in mean_scores(lineup, scores).items() if bot in rated}
        if len(means) < 2:
            continue
        teams = model.rate([[rated[name]] for name in means], scores=list(means.values()))
        rated |= {name: team[0] for name, team in zip(means, teams, strict=True)}
    rows = [
        {
            "bot": bot,
            "rating": round(rating.mu, 2),
            "low": round(rating.mu - CONFIDENT * rating.sigma, 2),
            "high": round(rating.mu + CONFIDENT * rating.sigma, 2),
            **_figures(games, bot),
        }
        for bot, rating in rated.items()
    ]
    rows.sort(key=lambda row: -row["rating"])
    return rows + [
        {"bot": bot, "rating": None, "low": None, "high": None, **_figures(games, bot)} for bot in unrated
    ]


def titles(contest: Contest, games: Sequence[ContestGame]) -> dict[str, str]:
    """Name each bot: by its own title if no other bot has it, else as it was given."""
    said = {bot: bot for bot in contest.bots}
    for game in games:
        said |= {bot: title for bot, title in zip(game.lineup, game.titles, strict=False) if title}
    names = list(said.values())
    return {bot: title if names.count(title) == 1 else bot for bot, title in said.items()}


def lost_turns(games: Sequence[ContestGame], bot: str) -> tuple[int, int]:
    """How many turns a bot lost, and of how many."""
    seats = _seats(games, bot)
    lost = sum(game.lost[seat] for game, seat in seats if game.lost)
    return lost, sum(game.turns[seat] for game, seat in seats if game.turns)


def unrated_bots(contest: Contest, games: Sequence[ContestGame]) -> list[str]:
    """The bots that lost more than half of their turns."""
    found = {bot: lost_turns(games, bot) for bot in contest.bots}
    return [bot for bot, (lost, turns) in found.items() if 2 * lost > turns]


def _seats(games: Sequence[ContestGame], bot: str) -> list[tuple[ContestGame, int]]:
    return [(game, seat) for game in games for seat in range(len(game.lineup)) if game.lineup[seat] == bot]


def _figures(games: Sequence[ContestGame], bot: str) -> dict[str, Any]:
    seats = _seats(games, bot)
    lost, turns = lost_turns(games, bot)
    counts = {"seats": len(seats), "turns": turns, "turns_lost": lost}
    if not seats:
        return counts | {"mean_score": 0.0, "ms_per_turn": 0.0, "ms_per_decision": 0.0, "slowest_ms": 0.0}
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return counts | {
        "mean_score": round(fmean(game.scores[seat] for game, seat in seats), 1),
        "ms_per_turn": round(1000 * seconds / max(1, sum(game.choices[seat] for game, seat in seats)), 2),
        "ms_per_decision": round(
            1000 * seconds / max(1, sum(game.decisions[seat] for game, seat in seats)), 2
        ),
        "slowest_ms": round(1000 * max(game.slowest[seat] for game, seat in seats), 1),
    }


def summary(contest: Contest, games: Sequence[ContestGame]) -> dict[str, Any]:
    unrated = unrated_bots(contest, games)
    called = titles(contest, games)
    compared = [pair for pair in pairs(contest, games) if pair.a not in unrated and pair.b not in unrated]
    return {
        "mode": contest.mode,
        "variant": contest.variant,
        "games": len(games),
        "pairs": [pair.as_json() for pair in compared],
        "ratings": [{"title": called[row["bot"]], **row} for row in ratings(contest, games)],
    }
