"""What a turn is called: by how its loss compares with the losses of bots that were measured.

`losses.json` has the measured distributions, and the command that measured them (training/measure_losses.py).
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from labora.analysis.judging import JudgedTurn

FILE: Final = "losses.json"
BRILLIANT: Final = "brilliant"
GOOD: Final = "good"
INACCURATE: Final = "inaccurate"
MISTAKE: Final = "mistake"
MISSED_SETTLEMENT: Final = "missed-settlement"
FORCED: Final = "forced"
MARKS: Final = (BRILLIANT, GOOD, INACCURATE, MISTAKE, MISSED_SETTLEMENT, FORCED)
COSTLY: Final = (MISTAKE, MISSED_SETTLEMENT)
# Of the novice's turns: half give away more than an inaccurate one, a tenth more than a mistake does; and one
# in a hundred is, by luck, as much better than the judge's own as a brilliant one.
_HALF: Final = "0.5"
_NINE_OF_TEN: Final = "0.9"
_ALMOST_ALL: Final = "0.99"


@dataclass(frozen=True)
class Thresholds:
    """Hold the points for each mark in one mode."""

    inaccurate: float
    mistake: float
    brilliant: float
    usual: float
    """What a turn of the novice gives away on average: half of the accuracy."""


@cache
def measured() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("labora.analysis") / FILE).read_text(encoding="utf-8"))
    return found


@cache
def thresholds(mode: str) -> Thresholds:
    novice = measured()["modes"][mode]["novice"]
    return Thresholds(
        inaccurate=novice["loss"][_HALF],
        mistake=novice["loss"][_NINE_OF_TEN],
        brilliant=novice["gain"][_ALMOST_ALL],
        usual=novice["mean_loss"],
    )


def mark_of(judged: JudgedTurn, limits: Thresholds) -> str:
    if not judged.choice:
        return FORCED
    if judged.loss > limits.inaccurate:
        if judged.settlement:
            return MISSED_SETTLEMENT
        return MISTAKE if judged.loss > limits.mistake else INACCURATE
    return BRILLIANT if judged.gain > limits.brilliant else GOOD
