"""The analysis of a game in words."""

from labora.analysis.judged_game import MarkedTurn, report
from labora.analysis.turn_marks import COSTLY, INACCURATE
from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.rules.engine.events import DEEDS, LogEvent
from labora.rules.game import Game, Turn
from labora.rules.log.log import Story
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.server.analysis.analyst import BOT, SECONDS, AnalysisTask
from labora.server.analysis.schemas import AnalysisView, JudgedGameView, JudgedTurnView, TurningPointView

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
            "played": told(turn.start, judged.played, words),
            "better": told(turn.start, judged.best, words) if marked.mark in WITH_BETTER else [],
        }
    )


def told(start: Position, line: str, words: Words | None) -> list[str]:
    """A turn as the chronicle would tell it; as written without words."""
    if words is None:
        return [line]
    return [event_words(words, start.setup, event, start=start) for event in deeds_of(start, line)]


def deeds_of(start: Position, line: str) -> list[LogEvent]:
    """Return what the player did in a turn, without automatic events."""
    story = Story(start)
    for text in line.split(" "):
        story.tell(parse_option(story.position, text))
    story.close()
    return [event for event in story.events if event.name in DEEDS]
