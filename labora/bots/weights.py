"""Reads the weights of the evaluation from weights.toml, and writes them back after tuning."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from labora.rules.printed.cards import CARDS, CODE
from labora.rules.printed.goods import KINDS, NAMES, NUMBER, VARIANTS
from labora.thinking.features import CARDS_FROM, FEATURES, GENERAL, LONG, SOON
from labora.thinking.judge import Judge

FILE: Final = "weights.toml"
Weights = dict[str, dict[str, list[float]]]
"""By bot and variant: a number for each feature."""

_HEAD: Final = "# The weights of the evaluation, in points: see docs/bots.md. Rewritten by tuning.\n"


def read_weights(text: str) -> Weights:
    return {
        bot: {variant: _numbers(rows, VARIANTS.index(variant)) for variant, rows in variants.items()}
        for bot, variants in tomllib.loads(text).items()
    }


def _numbers(rows: dict[str, dict[str, float | list[float]]], variant: int) -> list[float]:
    found = [0.0] * FEATURES
    for name, weight in rows["general"].items():
        found[GENERAL.index(name)] = _one(weight)
    for good, pair in rows["goods"].items():
        assert isinstance(pair, list)
        found[SOON + NUMBER[good]], found[LONG + NUMBER[good]] = pair
    for card, weight in rows["cards"].items():
        found[CARDS_FROM + CODE[variant][card]] = _one(weight)
    return found


def _one(weight: float | list[float]) -> float:
    assert not isinstance(weight, list)
    return float(weight)


def weights_text(weights: Weights) -> str:
    parts = [_HEAD]
    for bot, variants in weights.items():
        for variant, numbers in variants.items():
            parts.append(_section(f"{bot}.{variant}", numbers, VARIANTS.index(variant)))
    return "\n".join(parts)


def _section(name: str, numbers: list[float], variant: int) -> str:
    lines = [f"[{name}.general]"]
    lines += [f"{row} = {_shown(numbers[index])}" for index, row in enumerate(GENERAL) if numbers[index]]
    lines += ["", f"[{name}.goods] # in a few actions; in many"]
    for good in range(KINDS):
        soon, long = numbers[SOON + good], numbers[LONG + good]
        if soon or long:
            lines.append(f"{NAMES[good]} = [{_shown(soon)}, {_shown(long)}]")
    lines += ["", f"[{name}.cards]"]
    for card in CARDS[variant]:
        weight = numbers[CARDS_FROM + int(card.code)]
        if card.code and weight:
            lines.append(f"{card.id} = {_shown(weight)}")
    return "\n".join([*lines, ""])


def _shown(weight: float) -> str:
    return str(round(weight, 3))


@cache
def weights() -> Weights:
    return read_weights((files("labora.bots") / FILE).read_text(encoding="utf-8"))


def save_weights(path: Path, changed: Weights) -> None:
    path.write_text(weights_text(changed), encoding="utf-8")


@cache
def judge_of(bot: str, variant: int, rivalry: float = 0.0) -> Judge:
    return Judge(weights()[bot][VARIANTS[variant]], rivalry)
