"""Ridge regression: the weights under which the worth of a position is nearest to the final score."""

import numpy as np

from labora.arena.quick import Sample
from labora.thinking.features import FEATURES


def fit(samples: list[Sample], base: list[float], strength: float) -> list[float]:
    """Weights fitted to the samples; the stronger, the nearer they stay to the old ones."""
    modes = sorted({sample.mode for sample in samples})
    # What everybody gains in a mode with time is not the weights' concern.
    pace = [[(sample.mode == mode) * x for mode in modes for x in (sample.left, 1.0)] for sample in samples]
    rows = np.array([[*sample.features, *extra] for sample, extra in zip(samples, pace, strict=True)])
    targets = np.array([sample.rest for sample in samples])
    old = np.array([*base, *([0.0] * (2 * len(modes)))])
    spread = rows.std(axis=0) + 1e-6
    scaled_rows = rows / spread
    missing = targets - rows @ old
    penalty = np.full(rows.shape[1], strength * len(samples))
    penalty[FEATURES:] = 1e-3
    change = np.linalg.solve(scaled_rows.T @ scaled_rows + np.diag(penalty), scaled_rows.T @ missing)
    found = old + change / spread
    return [round(float(x), 4) for x in found[:FEATURES]]
