"""Writes the table of docs/research/benchmark.md from the games in benchmarks/tasks: `tasks.py`.

Each file there is the store of a `labora evaluate`: `POLICY-TASK.jsonl`.
"""

import re
from pathlib import Path
from typing import Any, Final

from labora.environments.evaluation import Evaluation, EvaluationStore, summary
from labora.environments.tasks import TASKS

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = Path(__file__).with_suffix("")
DOCUMENT: Final = ROOT / "docs" / "research" / "benchmark.md"
POLICIES: Final = ("random", "ppo", "novice", "monk", "cellarer", "abbot")
TABLE: Final = re.compile(r"(?<=<!-- results -->\n).*?(?=<!-- end -->)", re.S)


def main() -> None:
    """Replaces what is between the marks."""
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(TABLE.sub("\n".join(lines()) + "\n", text), encoding="utf-8")


def lines() -> list[str]:
    """The table, with a row for each policy and task that was evaluated."""
    found = ["| task | policy | games | points | reward | won |", "|---|---|---:|---:|---:|---:|"]
    for task in TASKS:
        for policy in POLICIES:
            file = GAMES / f"{policy}-{task}.jsonl"
            if file.exists():
                games = list(EvaluationStore(file).games.values())
                found.append(line(task, policy, summary(Evaluation(task, policy), games)))
    return found


def line(task: str, policy: str, figures: dict[str, Any]) -> str:
    """One row."""
    reward = shown(figures["reward"], 2) if "reward" in figures else ""
    won = shown(figures["wins"], 0, 100) + " %" if "wins" in figures else ""
    return f"| {task} | {policy} | {figures['games']} | {shown(figures['points'], 1)} | {reward} | {won} |"


def shown(figure: dict[str, float | None], digits: int, scale: int = 1) -> str:
    """A mean with its interval."""
    mean, low, high = ((figure[name] or 0.0) * scale for name in ("mean", "low", "high"))
    if figure["low"] is None:
        return f"{mean:.{digits}f}"
    return f"{mean:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


if __name__ == "__main__":
    main()
