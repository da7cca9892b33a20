"""Decisions and taking them back: who may, what they lead to, and the answers given in advance."""

from collections.abc import Sequence

from labora.rules.decision import apply, why_not
from labora.rules.notation import parse_option
from labora.rules.printed.modes import SETTLEMENT_PHASE
from labora.rules.state.position import Position
from labora.rules.state.questions import current_step, decider
from labora.rules.vocabulary import choices
from labora.server.table.events import Decided, EventBody, Fallback, How, UndoAnswered, UndoAsked, Undone
from labora.server.table.parts import Seat
from labora.server.table.table import Table
from labora.server.views.explored import try_decision
from labora.server.wire.asked import AskDecide, AskUndo
from labora.server.wire.problems import ProblemError
from labora.words import Words


def plan_decide(table: Table, person: str, asked: AskDecide, words: Words) -> list[EventBody]:
    """All decisions of the batch must be the person's own, and possible one after the other."""
    check_playing(table)
    check_number(table, asked.based_on)
    seats = table.seats_of(person)
    if not seats:
        raise ProblemError(403, "not-seated")
    position = table.position.copy()
    first = int(decider(position))
    for index, text in enumerate(asked.decisions):
        if not position.over and int(decider(position)) not in seats:
            raise ProblemError(403, "not-your-turn", {"index": index})
        refused = try_decision(position, index, text, words)
        if refused is not None:
            raise ProblemError(422, "not-possible", {"index": index}, refused=refused)
    decided = Decided(seat=first, decisions=asked.decisions, person=person, key=asked.key)
    return [decided, *standing_decisions(table.seats, position)]


def check_playing(table: Table) -> None:
    if table.broken is not None:
        raise ProblemError(409, "read-only")
    if table.phase != "playing":
        raise ProblemError(409, {"waiting": "not-started", "over": "over"}.get(table.phase, "closed"))


def check_number(table: Table, based_on: int) -> None:
    """Whoever decides must have seen everything that changed the game; messages do not matter."""
    if not table.game_number <= based_on <= table.number:
        raise ProblemError(409, "conflict", {"number": table.number})


def plan_forced(
    table: Table, decisions: Sequence[str], how: How, bot: str, fallback: Fallback | None
) -> list[EventBody]:
    """What a bot decided, for its own seat or for somebody whose time is up."""
    position = table.position.copy()
    seat = int(decider(position))
    for text in decisions:
        apply(position, parse_option(position, text))
    decided = Decided(seat=seat, decisions=list(decisions), how=how, bot=bot, fallback=fallback)
    return [decided, *standing_decisions(table.seats, position)]


def standing_decisions(seats: Sequence[Seat], position: Position) -> list[EventBody]:
    """The decisions that follow by answers given in advance. Changes the position."""
    found: list[EventBody] = []
    while not position.over:
        seat = int(decider(position))
        answer = _standing_answer(seats[seat], position)
        if answer is None:
            break
        apply(position, parse_option(position, answer))
        found.append(Decided(seat=seat, decisions=[answer], how="standing"))
    return found


def _standing_answer(seat: Seat, position: Position) -> str | None:
    if position.kind == choices.OWNERS_CLERGYMAN:
        answer = seat.standing.get("owners-clergyman")
        possible = answer is not None and why_not(position, parse_option(position, answer[0])) is None
        return answer[0] if answer is not None and possible else None
    if position.kind == choices.TURN and current_step(position) == SETTLEMENT_PHASE:
        passing = seat.standing.get("settlement-phase")
        return choices.ACTS[choices.ACT_END] if passing is not None and passing[1] == position.round else None
    return None


# Taking back


def undo_floor(table: Table, person: str) -> int | None:
    """How far the person may take back alone; None: not at all.

    Who plays without other persons need not ask anybody. Otherwise R7: to the start of the own turn, or to
    the last decision that another person took by hand.
    """
    seats = table.seats_of(person)
    if not seats or table.phase not in ("playing", "over"):
        return None
    if table.persons() == {person}:
        return 0
    if table.phase == "over" or table.active not in seats:
        return None
    floor = len(table.taken)
    while floor > table.turn_start:
        last = table.taken[floor - 1]
        if last.seat not in seats and last.how == "hand":
            break
        floor -= 1
    return floor


def plan_undo(table: Table, person: str, asked: AskUndo) -> list[EventBody]:
    if table.phase not in ("playing", "over"):
        raise ProblemError(409, "not-playing")
    check_number(table, asked.based_on)
    seats = table.seats_of(person)
    if not seats:
        raise ProblemError(403, "not-seated")
    if asked.to >= len(table.taken):
        raise ProblemError(422, "nothing-to-undo")
    floor = undo_floor(table, person)
    seat = table.active if table.active in seats else seats[0]
    if floor is not None and asked.to >= floor:
        return [Undone(seat=seat, to=asked.to, key=asked.key, person=person)]
    return [UndoAsked(seat=seat, to=asked.to)]


def plan_undo_answer(table: Table, person: str, yes: bool) -> list[EventBody]:
    question = table.question
    seats = table.seats_of(person)
    if question is None:
        raise ProblemError(409, "nobody-asked")
    if not seats:
        raise ProblemError(403, "not-seated")
    asker = table.seats[question.seat].person
    if asker == person and yes:
        raise ProblemError(409, "asked-yourself")
    answered = UndoAnswered(seat=seats[0], yes=yes)
    agreed = question.agreed | {person}
    if yes and table.persons() - {asker} <= agreed:
        return [answered, Undone(seat=question.seat, to=question.to, agreed=True)]
    return [answered]
