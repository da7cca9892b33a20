"""What a game was worth to each seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

WIN: Final = 0
RANK: Final = 1
SCORE: Final = 2
REWARDS: Final[tuple[str, ...]] = ("win", "rank", "score")


def totals(position: Position) -> vec[i64]:
    found = vec[i64]()
    for board in range(position.setup.players):
        found = append(found, total_score(position, board))
    return found


def results(position: Position, reward: i64) -> vec[float]:
    """`win` and `rank` lie between -1 and 1 and sum up to 0; `score`, and solo, are points."""
    points = totals(position)
    players: i64 = len(points)
    found = vec[float]()
    for seat in range(players):
        if reward == SCORE or players == 1:
            found = append(found, float(points[seat]))
        elif reward == RANK:
            found = append(found, _rank(points, seat))
        else:
            found = append(found, _win(points, seat))
    return found


def _rank(points: vec[i64], seat: i64) -> float:
    """The share of the others who are beaten, less the share of those who are better."""
    beaten: i64 = 0
    for other in points:
        if other < points[seat]:
            beaten += 1
        elif other > points[seat]:
            beaten -= 1
    return float(beaten) / float(len(points) - 1)


def _win(points: vec[i64], seat: i64) -> float:
    """1 for the winner and as little for the others as makes 0 together; ties share."""
    best: i64 = points[0]
    winners: i64 = 0
    for other in points:
        best = max(best, other)
    for other in points:
        if other == best:
            winners += 1
    players = float(len(points))
    share = 1.0 / float(winners) if points[seat] == best else 0.0
    return (players * share - 1.0) / (players - 1.0)
