"""Decisions that need no search: those with one option, and those in the turn of another player."""

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.evaluation.evaluator import Evaluator
from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.state.position import Position


def only_option(position: Position) -> vec[i64] | None:
    """The one option that a decision has, if it is one."""
    if is_payment(position.kind):
        return vec[i64]([0]) if payments(position).count == 1 else None
    codes = offers(position)
    return codes if len(codes) == 1 else None


def best_answer(judge: Evaluator, position: Position, player: i64) -> i64:
    """For the owner in a contract: which clergyman goes."""
    best: list[tuple[float, int]] = []
    for code in offers(position):
        after = position.copy()
        decide(after, code)
        best.append((-judge.worth(after, player), int(code)))
    return min(best)[1]
