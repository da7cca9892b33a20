"""Sitting down, getting up, and who plays on for whom."""

from math import ceil
from typing import Final

from labora.server.games.domain.draft import Draft
from labora.server.games.domain.errors import (
    AlreadySeatedError,
    AlreadyStartedError,
    CreatorOnlyError,
    NoFreeSeatError,
    NoSuchSeatError,
    NotAbsentError,
    NotAbsentLongEnoughError,
    NothingToLeaveError,
    NotPlayingError,
    NotYourSeatError,
    SeatTakenError,
    UnratableError,
)
from labora.server.games.domain.events import Closed, Left, Seated, mark
from labora.server.games.domain.table import Table
from labora.server.games.domain.table_requests import LEAST_RATED, check_bot, start_if_full
from labora.server.games.requests import AskJoin

ABSENCE_SECONDS: Final = 600.0


def plan_join(draft: Draft, person: str, name: str, asked: AskJoin) -> None:
    table, seat = draft.table, asked.seat
    model = mark(asked.model)
    if model and table.opened.rated:
        raise UnratableError("model")
    returning = [number for number, one in enumerate(table.seats) if one.owner == person]
    if returning:
        for number in returning:
            draft.add(Seated(seat=number, person=person, name=name, model=model, why="returned"))
        return
    if table.seats_of(person):
        raise AlreadySeatedError
    if table.phase != "waiting":
        raise NoFreeSeatError
    for number in _seats_for(draft, person, seat):
        own = table.seats[number].name if table.seats[number].device else name
        draft.add(Seated(seat=number, person=person, name=own, model=model, why="joined"))
    start_if_full(draft)


def _seats_for(draft: Draft, person: str, seat: int | None) -> list[int]:
    """The seats that are kept for the person, else the one that they ask for, or the first that is free."""
    table = draft.table
    free = [number for number in range(len(table.seats)) if table.may_take(number, person, draft.now)]
    own = [number for number in free if table.seats[number].reserved_for == person]
    if not free or (seat is not None and seat not in free):
        raise NoFreeSeatError
    if own and (seat is None or seat in own):
        return own
    return [free[0] if seat is None else seat]


def plan_decline(draft: Draft, person: str) -> None:
    """Free the seats that a rematch keeps for a person who does not want to play."""
    for number, seat in enumerate(draft.table.seats):
        if seat.reserved_for == person and draft.table.reserved_until(number) is not None:
            draft.add(Left(seat=number))


def plan_leave(draft: Draft, person: str) -> None:
    """Before the start a seat becomes free; afterwards one resigns."""
    table = draft.table
    if table.phase != "waiting":
        raise AlreadyStartedError
    if table.is_creator(person):
        draft.add(Closed(why="creator-left"))
        return
    seats = table.seats_of(person)
    if not seats:
        raise NothingToLeaveError
    for seat in seats:
        draft.add(Left(seat=seat))


def plan_resign(draft: Draft, person: str, seat: int, bot: str) -> None:
    own_seat(draft.table, person, seat)
    if draft.table.phase != "playing":
        raise NotPlayingError
    draft.add(Seated(seat=seat, bot=bot, why="resigned"))


def plan_replace(draft: Draft, person: str, seat: int, bot: str, absent_since: float | None) -> None:
    """Plan a bot for a free seat, or for an absent player until they return. Only the creator may do so.

    `absent_since`: when the player was last seen; None if they are here.
    """
    table = draft.table
    check_bot(bot)
    if not table.is_creator(person):
        raise CreatorOnlyError
    if seat >= len(table.seats):
        raise NoSuchSeatError
    if table.phase == "waiting":
        if table.seats[seat].taken:
            raise SeatTakenError
        if table.opened.rated and sum(one.bot is None for one in table.seats) <= LEAST_RATED:
            raise UnratableError("people")
        draft.add(Seated(seat=seat, bot=bot, why="joined"))
        start_if_full(draft)
        return
    if table.phase != "playing" or table.seats[seat].person is None:
        raise NotPlayingError
    if table.seats[seat].person != person:
        _check_absence(draft, seat, absent_since)
    draft.add(Seated(seat=seat, bot=bot, why="replaced"))


def _check_absence(draft: Draft, number: int, absent_since: float | None) -> None:
    """Away for minutes, or for as long as a turn may take; or the clock has run out on them."""
    seat = draft.table.seats[number]
    if absent_since is None:
        raise NotAbsentError
    left = needed_absence(draft.table) - (draft.now - max(absent_since, seat.acted))
    if left > 0 and not seat.late:
        raise NotAbsentLongEnoughError(ceil(left / 60))


def needed_absence(table: Table) -> float:
    """Who has a day for each turn is not away for being elsewhere."""
    clock = table.opened.clock
    return max(ABSENCE_SECONDS, clock.seconds if clock is not None and clock.kind == "turn" else 0)


def own_seat(table: Table, person: str, seat: int) -> None:
    if seat >= len(table.seats):
        raise NoSuchSeatError
    if table.seats[seat].person != person:
        raise NotYourSeatError
