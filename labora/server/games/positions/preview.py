"""Trying a line of decisions without taking it: preview, "what fits here", review."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from labora.i18n import Words
from labora.rules.components import goods as g
from labora.rules.decision import Decision, after
from labora.rules.engine.offers import is_payment
from labora.rules.obstacles import IllegalOptionError
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.state.scoring import total_score
from labora.server.core.changes import changes_between
from labora.server.games.positions.decision_schemas import (
    BrieflyExploredView,
    ChangeView,
    ExpandedView,
    ExploredView,
    RefusedView,
)
from labora.server.games.positions.decision_views import decision_view, judged_view, obstacle_view
from labora.server.games.positions.defaults import is_complete, proposals
from labora.server.games.positions.pointless import JUDGED, idle_words
from labora.server.games.positions.refusal import Refusal, tried
from labora.server.games.positions.schemas import PositionView
from labora.server.games.positions.views import position_view

MOST_EXPANDED = 120
# Actions whose next decision is about something on the table: "what fits here" needs all of them.
BRANCHING: Final = ("place", "contract", "build", "settle")
Ahead = Callable[[list[str]], Sequence[str]]


class Previews:
    """Look ahead from one state of a game."""

    def __init__(
        self, number: int, start: Position, words: Words | None, ahead: Ahead = lambda line: ()
    ) -> None:
        """`ahead`: what a lesson proposes after a line."""
        self._ahead: Final = ahead
        self._number: Final = number
        self._start: Final = start
        self._words: Final = words
        self._player: Final = int(decider(start))

    def explored(
        self, decisions: Sequence[str], *, expand: bool, propose: bool, branches: bool = False
    ) -> ExploredView:
        """Explore a line; with `branches`, also each action after it that asks for something on the table."""
        position = self._start.copy()
        refused: RefusedView | None = None
        done: list[str] = []
        idle = ""
        for index, text in enumerate(decisions):
            idle = self._idle(position, text) or idle
            refusal = tried(position, index, text)
            if refusal is not None:
                refused = refused_view(refusal, self._words)
                break
            done.append(text)
        if position.over or refused is not None:
            return self._view(position, done, refused, idle=idle)
        then = position.copy()
        steps = proposals(then, self._player, self._words, self._ahead(done)) if propose else []
        return self._view(
            position,
            done,
            idle=idle,
            expanded=_expanded(position, self._player, self._words) if expand else [],
            proposed=steps,
            outcome=self._view(then, [*done, *(step.text for step in steps)], idle=idle) if steps else None,
            branches=[
                self.explored([*done, option.text], expand=expand, propose=propose)
                for option in (Decision(position).options if branches else ())
                if option.text in BRANCHING
            ],
        )

    def _idle(self, position: Position, text: str) -> str:
        """Of a text that may be none of the open decision's: then it is refused in a moment."""
        if position.over or position.kind not in JUDGED:
            return ""
        option = next((one for one in Decision(position).options if one.text == text), None)
        return "" if option is None else idle_words(position, option, self._words)

    def _view(
        self, position: Position, done: list[str], refused: RefusedView | None = None, **looks: Any
    ) -> ExploredView:
        nothing: dict[str, Any] = {
            "idle": "",
            "expanded": [],
            "proposed": [],
            "outcome": None,
            "branches": [],
        }
        return ExploredView(
            number=self._number,
            decisions=done,
            position=position_view(position),
            decision=decision_view(position, self._words),
            changes=changes(self._start, position),
            refused=refused,
            complete=refused is None and is_complete(position, self._player),
            **nothing | looks,
        )


def briefly(explored: ExploredView, begin: PositionView) -> BrieflyExploredView:
    """Shorten the answer for clients that have the position in which it began."""
    whole = {name: getattr(explored, name) for name in type(explored).model_fields}
    whole["position"] = changes_between(begin, explored.position)
    whole["outcome"] = None if explored.outcome is None else briefly(explored.outcome, begin)
    whole["branches"] = [briefly(branch, begin) for branch in explored.branches]
    return BrieflyExploredView.model_construct(**whole)


def refused_view(refusal: Refusal, words: Words | None) -> RefusedView:
    error, position = refusal.error, refusal.position
    obstacle = error.obstacle if isinstance(error, IllegalOptionError) else None
    return RefusedView(
        index=refusal.index,
        decision=refusal.text,
        obstacle=None if obstacle is None else obstacle_view(position, obstacle.option, obstacle, words),
        words=str(error) if words is None else words.error(error, position.setup),
    )


def changes(before: Position, now: Position) -> list[ChangeView]:
    """Boards on which goods or points became different."""
    found: list[ChangeView] = []
    for board, (one, other) in enumerate(zip(before.players, now.players, strict=True)):
        goods = {
            g.NAMES[good]: int(other.goods[good] - one.goods[good])
            for good in range(g.KINDS)
            if other.goods[good] != one.goods[good]
        }
        points = 0
        if board < now.setup.players:
            points = int(total_score(now, board) - total_score(before, board))
        if goods or points:
            found.append(ChangeView(board=board, goods=goods, points=points))
    return found


def _expanded(position: Position, player: int, words: Words | None) -> list[ExpandedView]:
    if is_payment(position.kind):
        return []
    found: list[ExpandedView] = []
    for option, _ in zip(Decision(position).options, range(MOST_EXPANDED), strict=False):
        then = after(position, option)
        options = [] if then.over or is_payment(then.kind) else list(Decision(then).options)
        found.append(
            ExpandedView(
                option=option.text,
                kind="over" if then.over else Decision(then).kind,
                player=None if then.over else int(decider(then)),
                options=[judged_view(then, following, words, silent=True) for following in options],
                count=0 if then.over else len(Decision(then).options),
                changes=changes(position, _paid(then)),
                complete=is_complete(then, player),
            )
        )
    return found


def _paid(position: Position) -> Position:
    """After a payment that is asked for, as it would be proposed: what an option brings in the end."""
    if position.over or not is_payment(position.kind):
        return position
    return after(position, Decision(position).options[0])
