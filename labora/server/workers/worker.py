"""A process in which bots think and records are replayed: reads a task a line, answers a line.

While it thinks it tells how far it is, and a line may say that it is enough. It ends when its input does.

Positions travel as text, because compiled objects do not travel.
"""

import json
import os
import queue
import sys
import threading
import time
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.analysis.judging import TurnQuestion, judge_turn
from labora.analysis.puzzle_answers import answer
from labora.analysis.puzzles import puzzle_from
from labora.bots import Bot, Clock, find_bot
from labora.bots.bot import Progress
from labora.bots.cellarer import Cellarer
from labora.bots.play_loop import play_until
from labora.bots.suggest import first_turn, suggest
from labora.bots.turn_bot import options_of
from labora.i18n import Words
from labora.i18n.record_problems import problem_words
from labora.rules.components.goods import VARIANTS
from labora.rules.constants.decision_kinds import ACT_END, ACTS
from labora.rules.decision import apply
from labora.rules.engine.option import Option
from labora.rules.obstacles import IllegalOptionError
from labora.rules.records.problems import RecordError
from labora.rules.records.record import parse_record
from labora.rules.records.replay import replay as replayed
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.text.writing import parse_position, position_text

# How far the thinking is, is told this seldom.
TELLING_SECONDS: Final = 0.4


class Inbox:
    """Read beside the thinking: tasks, and numbers of tasks that have taken long enough."""

    def __init__(self) -> None:
        self.tasks: Final[queue.SimpleQueue[dict[str, Any] | None]] = queue.SimpleQueue()
        self._enough: int | None = None

    def read(self) -> None:
        for line in sys.stdin:
            try:
                message = json.loads(line)
            except ValueError:
                message = {}
            if "enough" in message:
                self._enough = message["enough"]
            else:
                self.tasks.put(message)
        self.tasks.put(None)

    def is_enough(self, number: int | None) -> bool:
        return number is not None and self._enough == number


INBOX: Final = Inbox()


class ProgressReporter:
    """Report at once, and then now and then, how far the thinking about a position is."""

    def __init__(self, position: Position) -> None:
        self._position: Final = position.copy()
        self._next = 0.0

    def tell(self, progress: Progress) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + TELLING_SECONDS
        turn = first_turn(self._position, progress.codes)
        told = {
            "share": round(progress.share, 3),
            "score": progress.score,
            "decisions": [option.text for option in options_of(self._position, turn, ends=True)],
        }
        print(json.dumps({"progress": told}), flush=True)


def hints(task: dict[str, Any]) -> dict[str, Any]:
    """What a bot would do."""
    found = suggest(
        parse_position(task["position"]),
        task["seconds"],
        task["n"],
        task["bot"],
        enough=lambda: INBOX.is_enough(task.get("number")),
    )
    return {
        "hints": [
            {
                "decisions": [option.text for option in suggestion.options],
                "scores": suggestion.scores,
                "reasons": suggestion.reasons,
                "confidence": suggestion.confidence,
            }
            for suggestion in found
        ]
    }


def think(task: dict[str, Any]) -> dict[str, Any]:
    """Return the decisions of one seat until its turn ends or another player has to decide."""
    position = parse_position(task["position"])
    seat = int(decider(position))
    bot = find_bot(task["bot"])(task["seed"])
    if isinstance(bot, Cellarer) and task.get("plan"):
        bot.follow(position, vec[i64](task["plan"]))
    texts: list[str] = []

    def stop() -> bool:
        return int(decider(position)) != seat or len(texts) >= task["most"] or texts[-1:] == [ACTS[ACT_END]]

    def take(option: Option) -> None:
        apply(position, option)
        texts.append(option.text)

    def clock() -> Clock:
        enough = partial(INBOX.is_enough, task.get("number"))
        return Clock(task["seconds"], ProgressReporter(position).tell, enough)

    def after(seat: int) -> None:
        if texts[-1] != ACTS[ACT_END]:
            print(json.dumps({"progress": {"decided": len(texts)}}), flush=True)

    try:
        play_until(stop, position, [bot] * position.setup.players, take, clock, after)
    except IllegalOptionError:
        return {"decisions": texts, "problem": "illegal"}
    return {"decisions": texts, **_plan(bot, position)}


def _plan(bot: Bot, position: Position) -> dict[str, Any]:
    """Return the bot's plan, for the process that plays its next turn."""
    if not isinstance(bot, Cellarer) or position.over or not bot.knows(position):
        return {}
    return {"plan": [int(code) for code in bot.plan_ahead], "plan_from": position_text(position)}


def replay(task: dict[str, Any]) -> dict[str, Any]:
    """A record as far as it is legal, as plain data."""
    words = Words(task["language"], by_place=True)
    try:
        record = parse_record(task["record"])
    except RecordError as error:
        return {"refused": [error.problem.reason, error.problem.arguments]}
    if sum(line.count(" ") + 1 for line in record.lines) > task["most"]:
        return {"too_long": True}
    opened = replayed(record)
    setup = record.setup
    return {
        "mode": setup.mode.name,
        "variant": VARIANTS[setup.variant],
        "without_quarry": setup.without_quarry,
        "start": record.start,
        "players": int(setup.players),
        "names": [seat.name for seat in record.seats],
        "turns": [(turn.player, [option.text for option in turn.options]) for turn in opened.game.turns],
        "problem": None if opened.problem is None else problem_words(words, opened.problem, setup),
    }


def judge(task: dict[str, Any]) -> dict[str, Any]:
    """One turn of a game."""
    question = TurnQuestion(task["turn"], task["position"], task["line"])
    return {"judged": asdict(judge_turn(task["bot"], task["seconds"], question))}


def solve(task: dict[str, Any]) -> dict[str, Any]:
    """A turn as the answer to a puzzle."""
    return {"answer": answer(puzzle_from(task["puzzle"]), task["line"]).as_json()}


TASKS: Final = {"decide": think, "suggest": hints, "replay": replay, "judge": judge, "solve": solve}


def main() -> None:
    threading.Thread(target=INBOX.read, daemon=True).start()
    while (task := INBOX.tasks.get()) is not None:
        try:
            answer = TASKS[task["task"]](task)
        except Exception as error:
            answer = {"decisions": [], "problem": "failed", "error": repr(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        # The service is gone, killed perhaps: nobody waits for the answer. Nor can what is left be flushed,
        # nor need the thread that reads come to its end.
        os._exit(1)
