"""How strong bots play: figures of a stored run, with its command (tools/dev/bot_statistics.py)."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import BONUS_ACTIONS, MODE, Mode


@dataclass(frozen=True)
class CardPlayed:
    """Count in how many games of the run a card was built, when, and how often it was used."""

    percent: int
    round: int
    uses: float


@dataclass(frozen=True)
class KindPlayed:
    """Hold how long a way to play is, the actions of each player, and the middle half of the scores."""

    rounds: float
    actions: int
    low: int
    high: int


@cache
def run() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (files("labora.tutorial") / "bot_statistics.json").read_text(encoding="utf-8")
    )
    return found


def card_played(variant: str, card: str) -> CardPlayed | None:
    found = run()["cards"][variant].get(card)
    if found is None:
        return None
    rounds = found["rounds"]
    return CardPlayed(
        round(100 * found["games"] / run()["games"]),
        round(sum(rounds) / len(rounds)),
        round(found["uses"] / found["games"], 1),
    )


def kind_played(mode: str, variant: str) -> KindPlayed:
    found = run()["kinds"][f"{mode} {variant}"]
    scores = found["scores"]
    quarter = len(scores) // 4
    return KindPlayed(
        found["rounds"], _actions(MODE[mode], found["rounds"]), scores[quarter], scores[-1 - quarter]
    )


@cache
def usual_actions(mode: str) -> int:
    """Main actions of each player; where the length is open, as in the games of the run."""
    both = [kind_played(mode, variant).actions for variant in VARIANTS]
    return round(sum(both) / len(both))


def _actions(mode: Mode, rounds: float) -> int:
    """A bonus round has one for each."""
    bonus = 1 if BONUS_ACTIONS in list(mode.last_flow) else 0
    turns = sum(int(actions) for actions in mode.turns)
    return round((rounds - bonus) * turns / int(mode.players) + bonus)
