"""Reads the weights of the evaluation from weights.toml, and writes them back after learning.

Each bot has sets of them by variant and group of modes, and in each set a number for every stage of the game.
"""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from labora.bots.evaluation.evaluator import StagedEvaluator
from labora.bots.evaluation.features import CARDS_FROM, FEATURES, GENERAL, LONG, SOON
from labora.bots.evaluation.horizon import STAGES
from labora.bots.old_ids import current_bot
from labora.rules.components.cards import CARDS, CODE
from labora.rules.components.goods import KINDS, NAMES, NUMBER, VARIANTS
from labora.rules.state.position import Position

FILE: Final = "weights.toml"
Stages = list[list[float]]
"""For each stage of the game a number for each feature."""
Weights = dict[str, dict[str, dict[str, Stages]]]
"""By bot, variant and group of modes."""

# The same for all modes.
ALL: Final = "all"
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "solo": ("solo",),
    "two": ("2-short", "2-long"),
    "long": ("3-long", "4-long"),
    "short": ("3-short", "4-short"),
}
# Whoever plans whole games alone has weights that are learned for that, and else those of somebody else.
_TAKES_AFTER: Final = {"cellarer": "monk"}
_GROUP_OF: Final = {mode: group for group, modes in GROUPS.items() for mode in modes}
_HEAD: Final = """\
# The weights of the evaluation, in points: see docs/contribute/bots.md. Rewritten by learning.
# One number: the same throughout the game. Eight numbers: one for each stage of it.
"""

_Rows = dict[str, float | list[float]]


def read_weights(text: str) -> Weights:
    return {
        current_bot(bot): {
            variant: {group: _stages(parts, VARIANTS.index(variant)) for group, parts in groups.items()}
            for variant, groups in variants.items()
        }
        for bot, variants in tomllib.loads(text).items()
    }


def _stages(parts: dict[str, _Rows], variant: int) -> Stages:
    columns: dict[int, float | list[float]] = {}
    for name, row in parts["general"].items():
        columns[GENERAL.index(name)] = row
    for part, first in (("goods-soon", SOON), ("goods-long", LONG)):
        for good, row in parts[part].items():
            columns[first + NUMBER[good]] = row
    for card, row in parts["cards"].items():
        columns[CARDS_FROM + CODE[variant][card]] = row
    found = [[0.0] * FEATURES for _ in range(STAGES)]
    for index, row in columns.items():
        for stage in range(STAGES):
            found[stage][index] = float(row[stage] if isinstance(row, list) else row)
    return found


def weights_text(weights: Weights) -> str:
    parts = [_HEAD]
    for bot, variants in weights.items():
        for variant, groups in variants.items():
            for group, stages in groups.items():
                parts.append(_section(f"{bot}.{variant}.{group}", stages, VARIANTS.index(variant)))
    return "\n".join(parts)


def _section(name: str, stages: Stages, variant: int) -> str:
    cards = [card for card in CARDS[variant] if card.code]
    names = {
        "general": {row: index for index, row in enumerate(GENERAL)},
        "goods-soon": {NAMES[good]: SOON + good for good in range(KINDS)},
        "goods-long": {NAMES[good]: LONG + good for good in range(KINDS)},
        "cards": {card.id: CARDS_FROM + int(card.code) for card in cards},
    }
    lines = []
    for part, indices in names.items():
        lines.append(f"[{name}.{part}]")
        for row, index in indices.items():
            column = [round(weights[index], 3) for weights in stages]
            if any(column):
                lines.append(f"{row} = {column[0] if len(set(column)) == 1 else column}")
        lines.append("")
    return "\n".join(lines)


@cache
def weights() -> Weights:
    return read_weights((files("labora.bots") / FILE).read_text(encoding="utf-8"))


def save_weights(path: Path, changed: Weights) -> None:
    path.write_text(weights_text(changed), encoding="utf-8")


def stages_of(bot: str, variant: str, mode: str) -> Stages:
    """The bot's weights for the mode: of its group, for all modes, or those of whom it takes after."""
    groups = weights()[bot][variant]
    return groups.get(_GROUP_OF[mode]) or groups.get(ALL) or stages_of(_TAKES_AFTER[bot], variant, mode)


@cache
def _evaluators(bot: str, variant: str, mode: str, rivalry: float) -> StagedEvaluator:
    return StagedEvaluator(stages_of(bot, variant, mode), rivalry)


def staged_evaluator(bot: str, position: Position, rivalry: float = 0.0) -> StagedEvaluator:
    setup = position.setup
    return _evaluators(bot, VARIANTS[setup.variant], setup.mode.name, rivalry)
