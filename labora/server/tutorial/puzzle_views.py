"""Puzzles and their answers in words."""

import time
from functools import cache
from typing import Any, Final

from labora.analysis.puzzles import Puzzle, shipped
from labora.analysis.whole_turns import player_of
from labora.i18n import Words
from labora.i18n.turn_text import turn_words
from labora.rules.text.writing import parse_position
from labora.server.tutorial.puzzle_schemas import (
    PuzzleAnswerView,
    PuzzleReasonView,
    PuzzlesView,
    PuzzleTurnView,
    PuzzleView,
)

_DAY: Final = 24 * 3600
# Neighbours in the list are about as hard: days jump.
_STRIDE: Final = 37


def puzzle_of(identifier: str) -> Puzzle | None:
    return next((puzzle for puzzle in shipped() if puzzle.id == identifier), None)


def puzzles_view(now: float | None = None) -> PuzzlesView:
    day = int((time.time() if now is None else now) // _DAY)
    views = _views()
    return PuzzlesView(day=views[day * _STRIDE % len(views)].id, puzzles=views)


@cache
def _views() -> list[PuzzleView]:
    return [_view(puzzle) for puzzle in shipped()]


def _view(puzzle: Puzzle) -> PuzzleView:
    position = parse_position(puzzle.position)
    mode, variant = puzzle.game
    found = {
        "id": puzzle.id,
        "mode": mode,
        "variant": variant,
        "grade": puzzle.grade,
        "players": int(position.setup.players),
        "seat": player_of(position),
        "round": int(position.round),
    }
    return PuzzleView.model_validate(found)


def answer_view(puzzle: Puzzle, answer: dict[str, Any], words: Words | None) -> PuzzleAnswerView:
    seat = player_of(parse_position(puzzle.position))
    return PuzzleAnswerView(
        solved=answer["solved"],
        loss=answer["loss"],
        margin=puzzle.margin,
        best=[_turn(step, seat, words) for step in answer["best"]],
        played=[_turn(step, seat, words) for step in answer["played"]],
        why=[
            PuzzleReasonView(words="" if words is None else words.text(f"term-{term}"), points=points)
            for term, points in puzzle.why
        ],
    )


def _turn(step: dict[str, Any], seat: int, words: Words | None) -> PuzzleTurnView:
    start = parse_position(step["position"])
    return PuzzleTurnView(
        seat=step["player"],
        mine=step["player"] == seat,
        words=turn_words(start, step["line"], words),
        points=step["points"],
    )
