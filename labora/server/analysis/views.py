"""The analysis of a game in words."""

from labora.analysis.judged_game import MarkedTurn, report
from labora.analysis.turn_marks import COSTLY, INACCURATE
from labora.i18n import Words
from labora.i18n.turn_text import turn_words
from labora.rules.game import Game, Turn
from labora.server.analysis.analyst import BOT, SECONDS, AnalysisTask
from labora.server.analysis.schemas import (
    AnalysisMessage,
    AnalysisView,
    JudgedGameView,
    JudgedTurnView,
    TurningPointView,
)

WITH_BETTER = (*COSTLY, INACCURATE)


def analysis_view(work: AnalysisTask | None, total: int, game: Game, words: Words | None) -> AnalysisView:
    """Show how far an analysis is. Without one, it has not been requested yet."""
    return AnalysisView(
        state="none" if work is None else work.state,
        done=0 if work is None else len(work.judged),
        total=total,
        bot=BOT,
        game=_judged_game(work, game, words) if work is not None and work.state == "done" else None,
    )


def analysis_message(work: AnalysisTask) -> AnalysisMessage:
    """How far it is, for those who follow the table."""
    fields = {"state": work.state, "done": len(work.judged), "total": len(work.lines)}
    return AnalysisMessage.model_validate(fields)


def _judged_game(work: AnalysisTask, game: Game, words: Words | None) -> JudgedGameView:
    found = report(game, work.judged, BOT, SECONDS)
    return JudgedGameView(
        turns=[_turn(turn, game.turns[turn.judged.number], words) for turn in found.turns],
        accuracy=list(found.accuracy),
        turning_points=[
            TurningPointView(
                turn=point.number + 1,
                seat=point.player,
                kind="lead" if point.kind == "lead" else "loss",
                points=point.points,
            )
            for point in found.turning_points
        ],
        course=[list(expected) for expected in found.course],
    )


def _turn(marked: MarkedTurn, turn: Turn, words: Words | None) -> JudgedTurnView:
    judged = marked.judged
    return JudgedTurnView.model_validate(
        {
            "turn": judged.number + 1,
            "seat": judged.player,
            "round": judged.round,
            "mark": marked.mark,
            "loss": judged.loss,
            "gain": judged.gain,
            "played": turn_words(turn.start, judged.played, words),
            "better": turn_words(turn.start, judged.best, words) if marked.mark in WITH_BETTER else [],
        }
    )
