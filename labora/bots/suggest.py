"""What would a bot do? The best turns, each with what it leads to, why, and how sure that is."""

import math
from dataclasses import dataclass, replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Clock, Enough
from labora.bots.cellarer import Cellarer
from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.evaluation.horizon import actions_left
from labora.bots.explanation import terms
from labora.bots.registry import BOTS, NoBotError, find_bot
from labora.bots.search.beam import Plan
from labora.bots.turn_bot import TurnBot, options_of
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide, offers
from labora.rules.engine.option import Indicator, Option
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider

# Turns that differ by this many points are told apart with some confidence.
_POINTS_APART: Final = 3.0
_MOST_REASONS: Final = 2
_LEAST_GAIN: Final = 0.5
# What an action still to come adds to the worth of a position, on average over monks' games: in short
# games every action counts for more. Two-player games end when somebody ends them, so theirs is a guess.
_POINTS_AN_ACTION: Final = {"3-short": 9.7, "4-short": 10.5, "3-long": 5.7, "4-long": 5.7}
_USUAL_POINTS_AN_ACTION: Final = 6.0


@dataclass(frozen=True)
class Suggestion:
    """Describe a turn that a bot suggests, with the expected scores and the reasons."""

    options: tuple[Option, ...]
    """The decisions of the turn, up to its end or to a decision of another player."""
    scores: tuple[float, ...]
    """The final score to be expected, for each player."""
    reasons: tuple[str, ...]
    """Message ids, the weightiest first."""
    confidence: float
    """From 0 to 1: how much better this is than the other turns looked at."""

    @property
    def line(self) -> str:
        """Return the turn as records have it."""
        return " ".join(option.text for option in self.options)


def no_reasons(bot: str) -> NoBotError:
    bots = ", ".join(name for name, found in BOTS.items() if issubclass(found, TurnBot))
    return NoBotError(
        f"{bot} has no reasons for what it does. These have: {bots}.",
        "error-bot-no-reasons",
        {"bot": bot, "bots": bots},
    )


def suggest(
    position: Position, seconds: float, n: int = 3, level: str = "monk", *, enough: Enough | None = None
) -> list[Suggestion]:
    """Return the n best turns from here as a bot of this level sees them, the best first.

    `enough` is asked now and then whether to be content with what has been found.
    """
    if position.over or n < 1:
        return []
    clock = Clock(seconds, enough=enough)
    adviser = find_bot(level)()
    if not isinstance(adviser, TurnBot):
        raise no_reasons(level)
    if isinstance(adviser, Cellarer) and position.setup.mode.neutral:
        return _planned(adviser, position, clock, n)
    judge = adviser.judge(position)
    if decider(position) != active(position):
        plans = _answers(judge, position)
    else:
        plans = adviser.plans(position, clock)
    plans = _distinct(position, plans)
    shares = _shares(plans)
    best_static = max(_worth_after(judge, position, plan.codes) for plan in plans)
    found = [
        _suggestion(judge, position, plan, share, best_static)
        for plan, share in list(zip(plans, shares, strict=True))[:n]
    ]
    return _none_above_a_better(found, int(decider(position)))


def _none_above_a_better(found: list[Suggestion], player: int) -> list[Suggestion]:
    """The forecast looks one turn ahead, the order further: what was found worse is not told to be more."""
    most = math.inf
    capped = []
    for one in found:
        most = min(most, one.scores[player])
        scores = (*one.scores[:player], most, *one.scores[player + 1 :])
        capped.append(replace(one, scores=scores))
    return capped


def _planned(adviser: Cellarer, position: Position, clock: Clock, n: int) -> list[Suggestion]:
    """Alone: the first turns of the best games that were planned, each with the score of its game."""
    judge = adviser.judge(position)
    adviser.plan(position, clock)
    turns: dict[tuple[str, ...], Plan] = {}
    for score, codes in adviser.planned:
        turn = first_turn(position, codes)
        deeds = tuple(_deed(option) for option in options_of(position, turn))
        turns.setdefault(deeds, Plan(turn, float(score), 1))
    plans = list(turns.values())
    best_static = max(_worth_after(judge, position, plan.codes) for plan in plans)
    return [
        Suggestion(
            tuple(_turn(position, plan)),
            (plan.value,),
            _reasons(judge, position, _after(position, plan.codes), best_static),
            round(share, 3),
        )
        for plan, share in list(zip(plans, _shares(plans), strict=True))[:n]
    ]


def first_turn(position: Position, codes: vec[i64]) -> vec[i64]:
    """Return the part of a plan that belongs to the current turn, or to placing neutral cards."""
    after = position.copy()
    is_turn = position.kind not in {
        decision_kinds.NEUTRAL_CARD,
        decision_kinds.NEUTRAL_SPACE,
        decision_kinds.NEUTRAL_PRIOR,
    }
    for count, code in enumerate(codes):
        ends = after.kind == decision_kinds.TURN and code == decision_kinds.ACT_END
        decide(after, code)
        if ends or after.over or (not is_turn and after.kind == decision_kinds.TURN):
            return codes[: count + 1]
    return codes


def _answers(judge: Evaluator, position: Position) -> list[Plan]:
    """An owner's clergyman: each option is a plan."""
    player = decider(position)
    found = []
    for code in offers(position):
        after = position.copy()
        decide(after, code)
        found.append(Plan(vec[i64]([code]), judge.worth(after, player), 1))
    return sorted(found, key=lambda plan: -plan.value)


def _distinct(position: Position, plans: list[Plan]) -> list[Plan]:
    """Drop plans whose first turn is the same, apart from the indicator that yields a good."""
    found: dict[tuple[str, ...], Plan] = {}
    for plan in plans:
        found.setdefault(tuple(_deed(option) for option in _turn(position, plan)), plan)
    return list(found.values())


def _deed(option: Option) -> str:
    return option.good if isinstance(option, Indicator) else option.text


def _turn(position: Position, plan: Plan) -> list[Option]:
    return options_of(position, plan.codes, ends=True)


def _shares(plans: list[Plan]) -> list[float]:
    deepest = plans[0].depth
    weights = [
        math.exp((plan.value - plans[0].value) / _POINTS_APART) if plan.depth == deepest else 0.0
        for plan in plans
    ]
    return [weight / sum(weights) for weight in weights]


def _after(position: Position, codes: vec[i64]) -> Position:
    after = position.copy()
    for code in codes:
        decide(after, code)
    return after


def _worth_after(judge: Evaluator, position: Position, codes: vec[i64]) -> float:
    return judge.worth(_after(position, codes), decider(position))


def _suggestion(
    judge: Evaluator, position: Position, plan: Plan, share: float, best_static: float
) -> Suggestion:
    after = _after(position, plan.codes)
    return Suggestion(
        tuple(_turn(position, plan)),
        tuple(expected_score(judge, after, board) for board in range(position.setup.players)),
        _reasons(judge, position, after, best_static),
        round(share, 3),
    )


def expected_score(judge: Evaluator, position: Position, board: int) -> float:
    """The score at the end, by what an action still to come usually adds."""
    points = _POINTS_AN_ACTION.get(position.setup.mode.name, _USUAL_POINTS_AN_ACTION)
    return round(judge.worth(position, board) + points * actions_left(position, board), 1)


def _reasons(judge: Evaluator, position: Position, after: Position, best_static: float) -> tuple[str, ...]:
    """The terms that grow most; and if others grow more at once, that it is for the sake of later turns."""
    player = int(decider(position))
    before = terms(judge, position, player)
    then = terms(judge, after, player)
    gains = sorted(((then[term] - before[term], term) for term in then), reverse=True)
    found = [f"reason-{term}" for gain, term in gains[:_MOST_REASONS] if gain >= _LEAST_GAIN]
    if sum(then.values()) < best_static - _POINTS_APART or not found:
        found.append("reason-later")
    return tuple(found)
