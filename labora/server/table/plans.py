"""What requests lead to: each looks at a table and answers with the events to append, or with a problem."""

import random
from collections.abc import Sequence

from labora.bots import BOTS
from labora.rules.state.setup import make_setup
from labora.rules.vocabulary.errors import SetupError
from labora.server.table.events import (
    Closed,
    EventBody,
    HintsSwitched,
    Left,
    Opened,
    Said,
    Seated,
    SeatPlan,
    Standing,
    Started,
)
from labora.server.table.table import Table
from labora.server.wire.asked import AskMessage, AskSeat, AskStanding, AskTable
from labora.server.wire.problems import ProblemError


def plan_table(asked: AskTable, person: str, name: str, table_name: str) -> Opened:
    try:
        setup = make_setup(asked.mode, asked.variant, without_quarry=asked.without_quarry)
    except SetupError as error:
        problem = ProblemError(422, "no-such-game")
        problem.sentence = str(error)
        raise problem from None
    if len(asked.seats) != setup.players:
        raise ProblemError(422, "wrong-seats", {"players": int(setup.players), "seats": len(asked.seats)})
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise ProblemError(422, "me-twice")
    return Opened(
        mode=asked.mode,
        variant=asked.variant,
        without_quarry=asked.without_quarry,
        name=asked.name or table_name,
        public=asked.public,
        creator=person,
        seats=plan_seats(asked.seats, person, name),
        random_order=asked.random_order,
        seconds_per_turn=asked.seconds_per_turn,
        hints=asked.hints,
    )


def plan_seats(seats: Sequence[AskSeat], person: str, name: str) -> list[SeatPlan]:
    return [_seat(seat, person, name) for seat in seats]


def _seat(seat: AskSeat, person: str, name: str) -> SeatPlan:
    if seat.kind == "link":
        return SeatPlan()
    if seat.kind == "bot":
        level = seat.bot or next(iter(BOTS))
        check_bot(level)
        return SeatPlan(bot=level, name=seat.name)
    if seat.kind == "device":
        return SeatPlan(person=person, device=True, name=seat.name)
    return SeatPlan(person=person, name=name)


def check_bot(level: str) -> None:
    if level not in BOTS:
        raise ProblemError(422, "no-such-bot", {"bot": level, "bots": ", ".join(BOTS)})


def plan_start(seats: Sequence[SeatPlan], random_order: bool) -> Started:
    order = list(range(len(seats)))
    if random_order:
        random.SystemRandom().shuffle(order)
    return Started(order=order)


def start_if_full(table: Table, taken: set[int]) -> list[EventBody]:
    """The game begins with the last seat."""
    missing = [number for number, seat in enumerate(table.seats) if not seat.taken and number not in taken]
    return [] if missing else [plan_start(table.opened.seats, table.opened.random_order)]


def plan_join(table: Table, person: str, name: str, seat: int | None) -> list[EventBody]:
    returning = [number for number, one in enumerate(table.seats) if one.owner == person]
    if returning:
        return [Seated(seat=number, person=person, name=name, why="returned") for number in returning]
    if table.seats_of(person):
        raise ProblemError(409, "already-seated")
    if table.phase != "waiting":
        raise ProblemError(409, "no-free-seat")
    free = [number for number, one in enumerate(table.seats) if not one.taken]
    if not free or (seat is not None and seat not in free):
        raise ProblemError(409, "no-free-seat")
    taken = free[0] if seat is None else seat
    return [Seated(seat=taken, person=person, name=name, why="joined"), *start_if_full(table, {taken})]


def plan_leave(table: Table, person: str) -> list[EventBody]:
    """Before the start a seat becomes free; afterwards one resigns."""
    if table.phase != "waiting":
        raise ProblemError(409, "already-started")
    if table.is_creator(person):
        return [Closed(why="creator-left")]
    seats = table.seats_of(person)
    if not seats:
        raise ProblemError(409, "not-seated")
    return [Left(seat=seat) for seat in seats]


def plan_resign(table: Table, person: str, seat: int, bot: str) -> list[EventBody]:
    own_seat(table, person, seat)
    if table.phase != "playing":
        raise ProblemError(409, "not-playing")
    return [Seated(seat=seat, bot=bot, why="resigned")]


def plan_replace(table: Table, person: str, seat: int, bot: str, online: set[int]) -> list[EventBody]:
    """The creator puts a bot on the seat of somebody who is away, until they come back."""
    check_bot(bot)
    if not table.is_creator(person):
        raise ProblemError(403, "creator-only")
    if seat >= len(table.seats):
        raise ProblemError(404, "no-such-seat")
    if table.phase == "waiting":
        if table.seats[seat].taken:
            raise ProblemError(409, "seat-taken")
        return [Seated(seat=seat, bot=bot, why="joined"), *start_if_full(table, {seat})]
    if table.phase != "playing" or table.seats[seat].person is None:
        raise ProblemError(409, "not-playing")
    if seat in online and table.seats[seat].person != person:
        raise ProblemError(409, "not-absent")
    return [Seated(seat=seat, bot=bot, why="replaced")]


def own_seat(table: Table, person: str, seat: int) -> None:
    if seat >= len(table.seats):
        raise ProblemError(404, "no-such-seat")
    if table.seats[seat].person != person:
        raise ProblemError(403, "not-your-seat")


def plan_standing(table: Table, person: str, asked: AskStanding) -> list[EventBody]:
    own_seat(table, person, asked.seat)
    allowed = {"owners-clergyman": ("lay-brother", "prior", None), "settlement-phase": ("pass", None)}
    if asked.answer not in allowed[asked.question]:
        raise ProblemError(422, "no-such-answer")
    number = int(table.position.round) if asked.question == "settlement-phase" else None
    return [Standing(seat=asked.seat, question=asked.question, answer=asked.answer, round=number)]


def plan_hints(table: Table, person: str, on: bool) -> list[EventBody]:
    if not table.is_creator(person):
        raise ProblemError(403, "creator-only")
    return [] if table.hints == on else [HintsSwitched(on=on)]


def plan_message(table: Table, person: str, name: str, asked: AskMessage) -> list[EventBody]:
    if table.phase == "closed":
        raise ProblemError(409, "closed")
    seats = table.seats_of(person)
    return [Said(person=person, name=name, seat=seats[0] if seats else None, text=asked.text)]
