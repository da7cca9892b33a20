"""A process in which bots think and records are replayed: reads a task a line, answers a line.

It ends when its input does.

Positions travel as text, because compiled objects do not travel.
"""

import json
import os
import sys
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots import BOTS, Bot, Clock
from labora.bots.abbot import Prior
from labora.bots.playing import intended
from labora.bots.suggest import suggest
from labora.rules.decision import apply
from labora.rules.obstacles import IllegalOptionError
from labora.rules.printed.goods import VARIANTS
from labora.rules.records.problems import RecordError
from labora.rules.records.record import parse_record
from labora.rules.records.replay import replay as replayed
from labora.rules.state.position import Position
from labora.rules.state.questions import decider
from labora.rules.text.writing import parse_position, position_text
from labora.rules.vocabulary.choices import ACT_END, ACTS
from labora.words import Words
from labora.words.records import problem_words


def hints(task: dict[str, Any]) -> dict[str, Any]:
    """What a bot would do."""
    found = suggest(parse_position(task["position"]), task["seconds"], task["n"], task["bot"])
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
    """The decisions of one seat until its turn ends or somebody else has to decide."""
    position = parse_position(task["position"])
    seat = int(decider(position))
    bot = BOTS[task["bot"]](task["seed"])
    if isinstance(bot, Prior) and task.get("plan"):
        bot.follow(position, vec[i64](task["plan"]))
    texts: list[str] = []
    while not position.over and int(decider(position)) == seat and len(texts) < task["most"]:
        for option in intended(bot, position, Clock(task["seconds"])):
            try:
                apply(position, option)
            except IllegalOptionError:
                return {"decisions": texts, "problem": "illegal"}
            texts.append(option.text)
        if texts[-1] == ACTS[ACT_END]:
            break
        print(json.dumps({"progress": len(texts)}), flush=True)
    return {"decisions": texts, **_plan(bot, position)}


def _plan(bot: Bot, position: Position) -> dict[str, Any]:
    """How the bot means to go on, for whichever process plays its next turn."""
    if not isinstance(bot, Prior) or position.over or not bot.knows(position):
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


TASKS: Final = {"decide": think, "suggest": hints, "replay": replay}


def main() -> None:
    for line in sys.stdin:
        try:
            task = json.loads(line)
            answer = TASKS[task["task"]](task)
        except Exception as error:
            answer = {"decisions": [], "problem": "failed", "error": repr(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        # The service is gone, killed perhaps: nobody waits for the answer. Nor can what is left be flushed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
