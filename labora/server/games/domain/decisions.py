"""Decisions and taking them back: who may, what they lead to, and the answers given in advance."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from labora.rules.components.modes import SETTLEMENT_PHASE
from labora.rules.constants import decision_kinds
from labora.rules.decision import why_not
from labora.rules.game import BY_HAND, Taken
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.queries import current_step
from labora.server.core.errors import StateError
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.errors import (
    AskedYourselfError,
    ConflictError,
    GameHasEndedError,
    NobodyAskedError,
    NobodyToAskError,
    NoDecisionToUndoError,
    NoSuchAnswerError,
    NotPlayingError,
    NotPossibleError,
    NotSeatedError,
    NotStartedError,
    NotYourTurnError,
    ReadOnlyError,
    TableClosedError,
)
from labora.server.games.domain.events import Decided, Standing, UndoAnswered, UndoAsked, Undone
from labora.server.games.domain.seats import own_seat
from labora.server.games.domain.table import Phase, Table
from labora.server.games.domain.table_parts import TableSeat
from labora.server.games.event_schemas import How
from labora.server.games.requests import AskDecide, AskStanding, AskUndo
from labora.server.workers.fallback import Fallback


def plan_decide(draft: Draft, person: str, asked: AskDecide) -> None:
    """All decisions of the batch must be the person's own, and possible one after the other."""
    table = draft.table
    check_playing(table)
    check_number(table, asked.based_on)
    seats = table.seats_of(person)
    if not seats:
        raise NotSeatedError
    first, before = table.game.player, table.game.count
    draft.add(Decided(seat=first or 0, decisions=asked.decisions, person=person, key=asked.key))
    deciders = [taken.player for taken in table.game.since(before)]
    if table.broken is not None and table.game.player is not None:
        deciders.append(table.game.player)
    for index, seat in enumerate(deciders):
        if seat not in seats:
            raise NotYourTurnError(index)
    if table.broken is not None:
        raise NotPossibleError(table.broken.refusal)
    follow_standing(draft)


_NOT_PLAYING: Final[Mapping[Phase, type[StateError]]] = {
    "waiting": NotStartedError,
    "over": GameHasEndedError,
}


def check_playing(table: Table) -> None:
    if table.broken is not None:
        raise ReadOnlyError
    if table.phase != "playing":
        raise _NOT_PLAYING.get(table.phase, TableClosedError)()


def check_number(table: Table, based_on: int) -> None:
    """Raise a conflict if the player has not seen the last change of the game; messages do not count."""
    if not table.game_number <= based_on <= table.number:
        raise ConflictError(table.number)


def plan_forced(
    draft: Draft, decisions: Sequence[str], how: How, bot: str, fallback: Fallback | None
) -> None:
    """Plan decisions of a bot, for its own seat or for a player whose time is up."""
    seat = draft.table.game.player or 0
    draft.add(Decided(seat=seat, decisions=list(decisions), how=how, bot=bot, fallback=fallback))
    if draft.table.broken is not None:
        raise NotPossibleError(draft.table.broken.refusal)
    follow_standing(draft)


def follow_standing(draft: Draft) -> None:
    """The decisions that follow by answers given in advance."""
    while draft.table.decider is not None:
        seat = draft.table.decider
        answer = _standing_answer(draft.table.seats[seat], draft.table.position)
        if answer is None:
            return
        draft.add(Decided(seat=seat, decisions=[answer], how="standing"))


def _standing_answer(seat: TableSeat, position: Position) -> str | None:
    if position.kind == decision_kinds.OWNERS_CLERGYMAN:
        answer = seat.standing.get("owners-clergyman")
        possible = answer is not None and why_not(position, parse_option(position, answer[0])) is None
        return answer[0] if answer is not None and possible else None
    if position.kind == decision_kinds.TURN and current_step(position) == SETTLEMENT_PHASE:
        passing = seat.standing.get("settlement-phase")
        return (
            decision_kinds.ACTS[decision_kinds.ACT_END]
            if passing is not None and passing[1] == position.round
            else None
        )
    return None


def plan_standing(draft: Draft, person: str, asked: AskStanding) -> None:
    """An answer given in advance. Where it is asked for already, it is given at once."""
    own_seat(draft.table, person, asked.seat)
    if draft.table.phase not in ("waiting", "playing"):
        raise NotPlayingError
    allowed = {"owners-clergyman": ("lay-brother", "prior", None), "settlement-phase": ("pass", None)}
    if asked.answer not in allowed[asked.question]:
        raise NoSuchAnswerError
    number = int(draft.table.position.round) if asked.question == "settlement-phase" else None
    known = draft.table.seats[asked.seat].standing.get(asked.question)
    if known != (None if asked.answer is None else (asked.answer, number)):
        draft.add(Standing(seat=asked.seat, question=asked.question, answer=asked.answer, round=number))
        follow_standing(draft)


# Taking back


def undo_floor(table: Table, person: str) -> int | None:
    """How far the person may take back alone; None: not at all.

    Who has always played without other persons need not ask anybody, back to where a lesson begins. Otherwise
    R7: to the start of the own turn, or to the last decision that another person took by hand. Those who were
    replaced or have given up are others as well.
    """
    seats = table.seats_of(person)
    if not seats or table.phase not in ("playing", "over"):
        return None
    if not table.partners(person):
        return 0 if table.opened.lesson is None else table.opened.lesson.after
    if table.phase == "over" or table.active not in seats:
        return None
    turn = table.game.turns[-1]
    floor = turn.end
    for last in reversed(turn.taken):
        if last.player not in seats and last.how == BY_HAND:
            break
        floor -= 1
    return floor


def undo_step(table: Table, person: str, floor: int | None) -> int | None:
    """Before the last batch that the person decided by hand; without one, before the last own turn."""
    if floor is None:
        return None
    seats = table.seats_of(person)
    later = table.game.since(floor)
    for at in reversed(table.batches):
        if at < floor:
            break
        if _by_hand(later[at - floor], seats):
            return at
    turns = [max(floor, turn.first) for turn in table.game.turns if turn.player in seats]
    return max((at for at in turns if at < table.game.count), default=None)


def _by_hand(taken: Taken, seats: Sequence[int]) -> bool:
    return taken.how == BY_HAND and taken.player in seats


def own_part(table: Table, person: str, to: int) -> list[str]:
    """Return the user's decisions after `to`, up to one of another player."""
    seats = table.seats_of(person)
    own = takewhile(lambda taken: taken.player in seats, table.game.since(to))
    return [taken.option.text for taken in own]


def plan_undo(draft: Draft, person: str, asked: AskUndo) -> None:
    table = draft.table
    if table.phase not in ("playing", "over"):
        raise NotPlayingError
    check_number(table, asked.based_on)
    seats = table.seats_of(person)
    if not seats:
        raise NotSeatedError
    if asked.to > table.game.count or (asked.to == table.game.count and table.broken is None):
        raise NoDecisionToUndoError
    floor = undo_floor(table, person)
    seat = table.active if table.active in seats else seats[0]
    # What the rules do not allow any more is lost to everybody: nobody need agree to go on without it.
    beyond = table.broken is not None and asked.to == table.game.count
    if beyond or (floor is not None and asked.to >= floor):
        draft.add(Undone(seat=seat, to=asked.to, key=asked.key, person=person))
    elif not table.voters() - {person}:
        raise NobodyToAskError
    else:
        draft.add(UndoAsked(seat=seat, to=asked.to))


def plan_undo_answer(draft: Draft, person: str, yes: bool) -> None:
    table = draft.table
    question = table.question
    seats = table.seats_of(person) or table.seats_kept_for(person)
    if question is None:
        raise NobodyAskedError
    if not seats:
        raise NotSeatedError
    asker = table.seats[question.seat].person
    if asker == person and yes:
        raise AskedYourselfError
    draft.add(UndoAnswered(seat=seats[0], yes=yes))
    if yes and table.voters() - {asker} <= question.agreed:
        draft.add(Undone(seat=question.seat, to=question.to, agreed=True))
