"""What requests about tables and seats lead to: each adds events to a draft, or raises a problem."""

import random
from collections.abc import Sequence
from typing import Final

from labora.bots.registry import LEVELS
from labora.rules.constants.errors import SetupError
from labora.rules.constants.versions import RULES
from labora.rules.state.setup import make_setup
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.errors import (
    CreatorOnlyError,
    MeTwiceError,
    NoAidsError,
    NoSuchBotError,
    NoSuchGameError,
    NotPlayingError,
    TableClosedError,
    UnratableError,
    WrongSeatsError,
)
from labora.server.games.domain.events import ClockRule, HintsSwitched, Opened, Said, SeatPlan, Started, mark
from labora.server.games.requests import AskMessage, AskSeat, AskTable

LEAST_RATED: Final = 2
"""The fewest people in a rated game."""


def plan_table(asked: AskTable, person: str, name: str) -> Opened:
    try:
        setup = make_setup(asked.mode, asked.variant, without_quarry=asked.without_quarry)
    except SetupError as error:
        raise NoSuchGameError(error) from None
    if len(asked.seats) != setup.players:
        raise WrongSeatsError(int(setup.players), len(asked.seats))
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise MeTwiceError
    if asked.rated:
        _check_rated(asked)
    return Opened(
        mode=asked.mode,
        variant=asked.variant,
        without_quarry=asked.without_quarry,
        name=asked.name,
        host=name,
        public=asked.public,
        creator=person,
        seats=plan_seats(asked.seats, person, name),
        random_order=asked.random_order,
        clock=None if asked.clock is None else ClockRule(**asked.clock.model_dump()),
        hints=asked.hints and asked.aids and not asked.rated,
        abbot_seconds=asked.abbot_seconds,
        no_aids=mark(not asked.aids or asked.rated),
        rated=mark(asked.rated),
        rules=RULES,
    )


def _check_rated(asked: AskTable) -> None:
    """Among people whom the service can tell apart."""
    if any(seat.kind == "device" for seat in asked.seats):
        raise UnratableError("device")
    if any(seat.model for seat in asked.seats):
        raise UnratableError("model")
    if sum(seat.kind != "bot" for seat in asked.seats) < LEAST_RATED:
        raise UnratableError("people")


def plan_seats(seats: Sequence[AskSeat], person: str, name: str) -> list[SeatPlan]:
    return [_seat(seat, person, name) for seat in seats]


def _seat(seat: AskSeat, person: str, name: str) -> SeatPlan:
    if seat.kind == "link":
        return SeatPlan()
    if seat.kind == "bot":
        level = seat.bot or LEVELS[0]
        check_bot(level)
        return SeatPlan(bot=level, name=seat.name)
    if seat.kind == "device":
        return SeatPlan(person=person, device=True, name=seat.name)
    return SeatPlan(person=person, name=name, model=mark(seat.model))


def check_bot(level: str) -> None:
    if level not in LEVELS:
        raise NoSuchBotError(level, ", ".join(LEVELS))


def plan_start(seats: Sequence[SeatPlan], random_order: bool) -> Started:
    order = list(range(len(seats)))
    if random_order:
        random.SystemRandom().shuffle(order)
    return Started(order=order)


def start_if_full(draft: Draft) -> None:
    """The game begins with the last seat."""
    if all(seat.taken for seat in draft.table.seats):
        draft.add(plan_start(draft.table.opened.seats, draft.table.opened.random_order))


def plan_hints(draft: Draft, person: str, on: bool) -> None:
    if not draft.table.is_creator(person):
        raise CreatorOnlyError
    if draft.table.phase not in ("waiting", "playing"):
        raise NotPlayingError
    if on and not draft.table.aids:
        raise NoAidsError
    if draft.table.hints != on:
        draft.add(HintsSwitched(on=on))


def plan_message(draft: Draft, person: str, name: str, asked: AskMessage) -> None:
    if draft.table.phase == "closed":
        raise TableClosedError
    seats = draft.table.seats_of(person)
    draft.add(Said(person=person, name=name, seat=seats[0] if seats else None, text=asked.text))
