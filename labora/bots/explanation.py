"""What the evaluation sees in a position: every feature with its weight, and their sums by term."""

from dataclasses import dataclass
from typing import Final

from labora.bots.evaluation.evaluator import Evaluator, broken_money
from labora.bots.evaluation.features import CARDS_FROM, FEATURES, GENERAL, LONG, SOON, features
from labora.rules.components.cards import CARDS
from labora.rules.components.goods import KINDS, NAMES
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

SCORE: Final = "score"
MONEY: Final = "money"
_TERM_OF: Final = {
    "settlements": "settlements",
    "brothers": "clergymen",
    "prior": "clergymen",
    "returning": "clergymen",
    "wheel": "wheel",
    "wheel-next": "wheel",
    "sets": "stock",
    "food": "stock",
    "energy": "stock",
    "variety": "stock",
    "cloisters": "buildings",
    "free-buildings": "buildings",
    "ending": "ending",
}
TERMS: Final = (
    SCORE, MONEY, "settlements", "clergymen", "land", "wheel", "stock", "goods", "buildings", "ending",
)  # fmt: skip


@dataclass(frozen=True)
class FeatureRow:
    """Describe one feature: how much of it there is, what one is worth, and what it adds."""

    term: str
    name: str
    amount: float
    weight: float

    @property
    def points(self) -> float:
        return self.amount * self.weight


def rows(judge: Evaluator, position: Position, board: int) -> list[FeatureRow]:
    """Everything that adds to the worth of the position to the player; their points make up the worth."""
    found = [
        FeatureRow(SCORE, SCORE, float(total_score(position, board)), 1.0),
        FeatureRow(MONEY, MONEY, broken_money(position, board), 1.0),
    ]
    amounts = features(position, board)
    for index in range(FEATURES):
        if amounts[index]:
            term, name = _named(index, int(position.setup.variant))
            found.append(FeatureRow(term, name, amounts[index], judge.weights[index]))
    return found


def _named(index: int, variant: int) -> tuple[str, str]:
    if index < SOON:
        return _TERM_OF.get(GENERAL[index], "land"), GENERAL[index]
    if index < LONG:
        return "goods", NAMES[index - SOON]
    if index < LONG + KINDS:
        return "goods", f"{NAMES[index - LONG]} (long)"
    return "buildings", CARDS[variant][index - CARDS_FROM].id


def terms(judge: Evaluator, position: Position, board: int) -> dict[str, float]:
    """The worth by term, in a fixed order."""
    found = dict.fromkeys(TERMS, 0.0)
    for row in rows(judge, position, board):
        found[row.term] += row.points
    return found
