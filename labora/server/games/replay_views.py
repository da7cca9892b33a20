"""The course of a game, for looking back: turns with their points, and what every decision changed."""

from typing import Final

from labora.i18n import Words
from labora.rules.components.modes import SETTLEMENT_PHASE
from labora.rules.decision import apply
from labora.rules.game import Game, Turn
from labora.rules.state.position import Position
from labora.rules.state.queries import current_step
from labora.rules.state.scoring import total_score
from labora.server.core.changes import changes_between
from labora.server.games.positions.timeline import PHASES, Phase
from labora.server.games.positions.views import PositionCache, position_view
from labora.server.games.replay_schemas import CourseTurnView, CourseView, MomentsView, MomentView

MOST_MOMENTS: Final = 100


def course_view(game: Game, number: int) -> CourseView:
    return CourseView(number=number, count=game.count, turns=course_turns(game))


def course_turns(game: Game) -> list[CourseTurnView]:
    ends = [turn.start for turn in game.turns[1:]] + [game.position]
    return [_turn(turn, end) for turn, end in zip(game.turns, ends, strict=True)]


def _turn(turn: Turn, end: Position) -> CourseTurnView:
    return CourseTurnView(
        first=turn.first,
        end=turn.end,
        seat=turn.player,
        round=turn.round,
        phase=_phase(turn.start),
        points=[int(total_score(end, board)) for board in range(end.setup.players)],
    )


def _phase(start: Position) -> Phase | None:
    if start.over or current_step(start) != SETTLEMENT_PHASE:
        return None
    return PHASES[[int(phase) for phase in start.setup.mode.phases].index(int(start.round))]


def moments_view(game: Game, number: int, first: int, words: Words | None) -> MomentsView:
    """Return the positions of one page, from `first` on."""
    position = game.position_at(first)
    before = begin = position_view(position)
    moments: list[MomentView] = []
    for taken in game.since(first)[:MOST_MOMENTS]:
        said = "" if words is None else words.option(position, taken.option)
        earlier = PositionCache(position.copy(), before)
        apply(position, taken.option)
        now = position_view(position, earlier)
        changes = changes_between(before, now)
        moments.append(MomentView(seat=taken.player, text=taken.option.text, words=said, changes=changes))
        before = now
    return MomentsView(number=number, first=first, position=begin, moments=moments)
