"""Weights shaken at random, each by its usual size: for games that differ, in learning and in search."""

from typing import Final

from mypy_extensions import i64

from labora.bots.evaluation.features import CARDS_FROM, ENDING, FEATURES, LONG, SOON
from labora.bots.evaluation.horizon import STAGES
from labora.rules.search.dice import Dice

_MIDDLE: Final = 1073741781.0
_WIDTH: Final = 2147483562.0


def noise(dice: Dice) -> float:
    """Nearly normal: mean 0, standard deviation 1."""
    total = float(dice.next()) + float(dice.next()) + float(dice.next()) + float(dice.next())
    return (total - 4.0 * _MIDDLE) / _WIDTH * 1.7320508


def sizes(stages: list[list[float]]) -> list[float]:
    """By how much each weight may be shaken; what has no weight anywhere stays without one."""
    found: list[float] = []
    for index in range(FEATURES):
        total = 0.0
        for weights in stages:
            total += abs(weights[index])
        found.append(0.0 if total <= 0.0 or index == ENDING else _size(index, total / float(STAGES)))
    return found


def _size(index: i64, usual: float) -> float:
    if index < SOON:
        return max(usual, 0.3)
    if index < LONG:
        return 0.7 * max(usual, 0.4)
    if index < CARDS_FROM:
        return 0.7 * max(usual, 0.25)
    return max(0.5 * usual, 2.0)


def perturbed(stages: list[list[float]], by: list[float], share: float, dice: Dice) -> list[list[float]]:
    """All stages are moved in the same way."""
    change = [share * size * noise(dice) for size in by]
    return [[weight + change[index] for index, weight in enumerate(weights)] for weights in stages]
