"""A rematch: the same game again, with the same settings and the same people."""

from labora.rules.constants.versions import RULES
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.errors import GameNotOverError, NotSeatedError
from labora.server.games.domain.events import Opened, Rematched, SeatPlan, mark
from labora.server.games.domain.table import Table
from labora.server.games.domain.table_parts import TableSeat
from labora.server.games.domain.table_requests import LEAST_RATED


def check_rematch(table: Table, person: str) -> None:
    if table.phase != "over":
        raise GameNotOverError
    if person not in table.players():
        raise NotSeatedError


def plan_rematch(table: Table, person: str, name: str) -> Opened:
    """Everything as it was; the seats of the others are kept for them."""
    opened = table.opened
    return Opened(
        mode=opened.mode,
        variant=opened.variant,
        without_quarry=opened.without_quarry,
        name=opened.name,
        host=name,
        public=opened.public,
        creator=person,
        seats=[_seat(seat, person, name) for seat in table.seats],
        random_order=opened.random_order,
        clock=opened.clock,
        hints=table.hints,
        abbot_seconds=opened.abbot_seconds,
        no_aids=opened.no_aids,
        rated=mark(opened.rated is True and len(table.players()) >= LEAST_RATED),
        rules=RULES,
    )


def _seat(seat: TableSeat, person: str, name: str) -> SeatPlan:
    holder = seat.holder
    if holder is None:
        return SeatPlan(bot=seat.bot, name=seat.name)
    if holder != person:
        return SeatPlan(reserved_for=holder, device=seat.device, name=seat.name)
    own = seat.name if seat.device else name
    return SeatPlan(person=person, device=seat.device, name=own, model=mark(seat.model))


def is_open_to(table: Table, person: str) -> bool:
    """A rematch that the person already plays, or can still sit down at."""
    if table.phase == "playing":
        return bool(table.seats_of(person))
    return table.phase == "waiting"


def plan_announce(draft: Draft, known: str | None, table: str, person: str, name: str) -> None:
    """Tell everyone at the old table, unless another player was faster."""
    now = draft.table.rematch
    if (None if now is None else now.table) == known:
        draft.add(Rematched(table=table, person=person, name=name))
