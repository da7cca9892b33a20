"""What a finished game says of those who sat there: points, places, and whether it counts on the boards."""

from labora.rules.state.scoring import total_score
from labora.server.games.domain.events import Decided, HintsSwitched, Seated
from labora.server.games.domain.table import Table
from labora.server.games.domain.table_parts import TableSeat
from labora.server.ratings.results import SeatResult


def results_of(table: Table, at: float) -> list[SeatResult]:
    """A row a seat. None of a game that is not over, or that was brought along from elsewhere."""
    if table.phase != "over" or was_brought(table):
        return []
    points = [int(total_score(table.position, seat)) for seat in range(len(table.seats))]
    ranks = _ranks(table, points)
    barred = _barred(table)
    rated = _rated(table)
    return [
        SeatResult(
            game=table.id,
            seat=number,
            person=_player(seat),
            bot="" if _player(seat) else seat.bot or "",
            mode=table.setup.mode.name,
            variant=table.opened.variant,
            points=points[number],
            place=1 + sum(rank < ranks[number] for rank in ranks),
            players=len(table.seats),
            abandoned=_is_abandoned(seat),
            rated=rated and not _is_forgotten(seat),
            barred="model" if seat.model else barred,
            at=at,
        )
        for number, seat in enumerate(table.seats)
    ]


def _ranks(table: Table, points: list[int]) -> list[tuple[bool, int]]:
    left = {
        event.body.seat: event.number
        for event in table.events
        if isinstance(event.body, Seated) and event.body.why in ("resigned", "replaced", "late")
    }
    return [
        (True, -left[number]) if _is_abandoned(seat) else (False, -points[number])
        for number, seat in enumerate(table.seats)
    ]


def _rated(table: Table) -> bool:
    """All agreed to it when they sat down; two of them must be left to compare."""
    return table.opened.rated is True and sum(bool(_player(seat)) for seat in table.seats) > 1


def _is_forgotten(seat: TableSeat) -> bool:
    """Return whether the user who resigned on this seat is deleted."""
    return seat.resigned and not _player(seat)


def was_brought(table: Table) -> bool:
    """The service has not seen all of it being played here, or it is only tried out."""
    if table.opened.origin is not None:
        return True
    return any(isinstance(event.body, Decided) and event.body.how == "record" for event in table.events)


def _player(seat: TableSeat) -> str:
    return "" if seat.device else seat.person or seat.owner or seat.former or ""


def _is_abandoned(seat: TableSeat) -> bool:
    return seat.person is None and (seat.owner or seat.former) is not None


def _barred(table: Table) -> str:
    """Boards compare what people did by themselves, from the same start, turn by turn."""
    bodies = [event.body for event in table.events]
    if table.opened.without_quarry:
        return "quarry"
    if table.opened.hints or any(isinstance(body, HintsSwitched) and body.on for body in bodies):
        return "hints"
    if any(isinstance(body, Decided) and body.how in ("bot", "clock") for body in bodies):
        return "bot"
    return "taken-back" if table.turns_taken_back else ""
