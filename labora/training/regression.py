"""Ridge regression toward the weights before: what they have missed, stage by stage."""

from typing import Final

import numpy as np

from labora.bots.evaluation.features import ENDING
from labora.bots.weights import Stages
from labora.training.self_play import Mask, Numbers, Samples

# How strongly the weights before hold, for each round in a stage; held-out games choose.
STRENGTHS: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
_HELD_OUT: Final = 5
# Positions of the stages beside count as well, but less.
_BESIDE: Final = 0.5
_LEAST_SPREAD: Final = 1e-6


def fitted(samples: Samples, before: Stages, step: float) -> tuple[Stages, list[float]]:
    """Weights moved by `step` of the way to those that fit; and how much of the spread they explain."""
    found, explained = [], []
    for number, weights in enumerate(before):
        near = np.abs(samples.stages - number) <= 1
        if not near.any():
            found.append(list(weights))
            explained.append(0.0)
            continue
        change, share = _change(samples, near, number, np.array(weights))
        found.append([round(float(x), 4) for x in np.array(weights) + step * change])
        explained.append(round(share, 3))
    return found, explained


def _change(samples: Samples, near: Mask, number: int, weights: Numbers) -> tuple[Numbers, float]:
    moments = samples.moments[near]
    count = np.sqrt(np.where(samples.stages[near] == number, 1.0, _BESIDE))
    rows = _without_means(samples.features[near], moments) * count[:, None]
    rest = _without_means(samples.rest[near][:, None], moments)[:, 0] * count
    missing = rest - rows @ weights
    spread = rows.std(axis=0)
    used = spread > _LEAST_SPREAD
    # Who wants the end is behind or ahead already: that says nothing about what it is worth.
    used[ENDING] = False
    scaled = rows[:, used] / spread[used]
    rounds = len(np.unique(moments))
    held_out = samples.games[near] % _HELD_OUT == 0
    strength, share = _best_strength(scaled, missing, held_out, rounds)
    change = np.zeros(len(weights))
    change[used] = _solved(scaled, missing, strength * rounds) / spread[used]
    return change, share


def _without_means(rows: Numbers, moments: Numbers) -> Numbers:
    """Subtract the means of each moment, which the weights cannot explain."""
    found = rows.copy()
    for moment in np.unique(moments):
        at = moments == moment
        found[at] -= rows[at].mean(axis=0)
    return found


def _solved(rows: Numbers, missing: Numbers, strength: float) -> Numbers:
    square = rows.T @ rows + strength * np.eye(rows.shape[1])
    return np.asarray(np.linalg.solve(square, rows.T @ missing), dtype=np.float64)


def _best_strength(rows: Numbers, missing: Numbers, held_out: Mask, rounds: int) -> tuple[float, float]:
    """Return the regularization that predicts the held-out games best, and the share it explains."""
    if not held_out.any() or held_out.all():
        return STRENGTHS[-1], 0.0
    whole = float((missing[held_out] ** 2).sum()) or 1.0
    shares = {}
    for strength in STRENGTHS:
        change = _solved(rows[~held_out], missing[~held_out], strength * rounds)
        left = missing[held_out] - rows[held_out] @ change
        shares[strength] = 1.0 - float((left**2).sum()) / whole
    best = max(shares, key=lambda strength: shares[strength])
    return best, shares[best]
