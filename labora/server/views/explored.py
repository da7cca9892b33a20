"""Trying a line of decisions without taking it: preview, "what fits here", review."""

from collections.abc import Sequence

from labora.rules import goods as g
from labora.rules.errors import IllegalOptionError, LaboraError
from labora.rules.notation import parse_option
from labora.rules.obstacles import Obstacle
from labora.rules.offers import is_payment
from labora.rules.options import Decision, after, apply
from labora.rules.position import Position
from labora.rules.scoring import total_score
from labora.rules.table import decider
from labora.server.views.decision import decision_view, obstacle_view, option_view
from labora.server.views.position import position_view
from labora.server.wire.decision import ChangeView, ExpandedView, ExploredView, RefusedView
from labora.words import Words

MOST_EXPANDED = 120


def explored_view(
    number: int, start: Position, decisions: Sequence[str], words: Words | None, *, expand: bool
) -> ExploredView:
    position = start.copy()
    refused: RefusedView | None = None
    done: list[str] = []
    for index, text in enumerate(decisions):
        refused = try_decision(position, index, text, words)
        if refused is not None:
            break
        done.append(text)
    return ExploredView(
        number=number,
        decisions=done,
        position=position_view(position),
        decision=decision_view(position, words),
        changes=changes(start, position),
        refused=refused,
        expanded=_expanded(position) if expand and not position.over else [],
    )


def try_decision(position: Position, index: int, text: str, words: Words | None) -> RefusedView | None:
    """Takes the decision in place, or says why not."""
    option = None
    try:
        option = parse_option(position, text)
        apply(position, option)
    except LaboraError as error:
        obstacle = error.obstacle if isinstance(error, IllegalOptionError) else None
        return RefusedView(
            index=index,
            decision=text,
            obstacle=(
                obstacle_view(position, option, obstacle, words) if isinstance(obstacle, Obstacle) else None
            ),
            words=str(error) if words is None else words.error(error, position.setup),
        )
    return None


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


def _expanded(position: Position) -> list[ExpandedView]:
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
                options=[option_view(then, following, None) for following in options],
                count=0 if then.over else len(Decision(then).options),
                changes=changes(position, _paid(then)),
            )
        )
    return found


def _paid(position: Position) -> Position:
    """After a payment that is asked for, as it would be proposed: what an option brings in the end."""
    if position.over or not is_payment(position.kind):
        return position
    return after(position, Decision(position).options[0])
