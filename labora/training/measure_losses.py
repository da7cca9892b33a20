"""Measures what turns of bots give away: `python -m labora.training.measure_losses --games N [--out FILE]`.

The marks are made from it (marks.py). With `--mode` the other modes stay in the file as they are.
"""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from labora.analysis.judged_game import questions
from labora.analysis.judging import JudgedTurn, judge_turn
from labora.bots import find_bot
from labora.bots.play_loop import play
from labora.parallel.executors import executor
from labora.parallel.scheduler import seed_of_game, spread
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.game import Game
from labora.rules.search.dice import Dice

JUDGE: Final = "monk"
PLAYERS: Final = ("monk", "novice")
QUANTILES: Final = (0.5, 0.75, 0.9, 0.95, 0.99)
_SECONDS: Final = 1.0

Task = tuple[str, str, str, int]
"""Mode, variant, who plays, number of the game."""


def losses_of(seed: int, task: Task) -> list[tuple[float, float]]:
    """Loss and gain of each turn of a game in which there was a choice."""
    mode, variant, bot, number = task
    dice = Dice(seed_of_game(seed, number))
    game = Game(mode, variant)
    play(game, [find_bot(bot)(int(dice.next())) for _ in range(game.setup.players)])
    judge = partial(judge_turn, JUDGE, _SECONDS)
    judged: list[JudgedTurn] = [judge(question) for question in questions(game)]
    return [(turn.loss, turn.gain) for turn in judged if turn.choice]


def summary(found: Sequence[tuple[float, float]]) -> dict[str, Any]:
    losses, gains = sorted(loss for loss, _ in found), sorted(gain for _, gain in found)
    return {
        "turns": len(found),
        "mean_loss": round(sum(losses) / len(losses), 3),
        "loss": {str(share): quantile(losses, share) for share in QUANTILES},
        "gain": {str(share): quantile(gains, share) for share in QUANTILES},
    }


def quantile(numbers: Sequence[float], share: float) -> float:
    """Return the quantile of the sorted numbers."""
    return numbers[min(len(numbers) - 1, int(share * len(numbers)))]


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m labora.training.measure_losses", description=__doc__)
    options.add_argument("--games", type=int, default=4, help="games of each bot, mode and variant")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--mode", choices=[mode.name for mode in MODES])
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("losses.json"))
    given = options.parse_args()
    modes = [given.mode] if given.mode else [mode.name for mode in MODES]
    tasks: list[Task] = [
        (mode, variant, bot, number)
        for mode in modes
        for variant in VARIANTS
        for bot in PLAYERS
        for number in range(given.games)
    ]
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    with executor(jobs=given.jobs) as where:
        work = partial(losses_of, given.seed)
        for task, turns in zip(tasks, spread(work, tasks, where, in_order=True), strict=True):
            found.setdefault((task[0], task[2]), []).extend(turns)
            print(*task, len(turns), flush=True)
    kept = json.loads(given.out.read_text(encoding="utf-8"))["modes"] if given.mode else {}
    data = {
        "command": f"python -m labora.training.measure_losses --games {given.games} --seed {given.seed}",
        "games": f"{given.games} games of each variant, every seat the same bot",
        "judge": JUDGE,
        "modes": kept | {mode: {bot: summary(found[mode, bot]) for bot in PLAYERS} for mode in modes},
    }
    given.out.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
