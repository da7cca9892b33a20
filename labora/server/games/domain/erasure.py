"""What stays of events when a person is deleted: that something happened, not who did or said it."""

from labora.server.games.domain.events import (
    Decided,
    EventBody,
    Foreign,
    Opened,
    Rematched,
    Said,
    Seated,
    SeatPlan,
    TableEvent,
    Undone,
)


def without_person(event: TableEvent, person: str) -> TableEvent:
    cleaned = body_without(event.body, person)
    return event if cleaned is event.body else event.model_copy(update={"body": cleaned})


def body_without(body: EventBody | Foreign, person: str) -> EventBody | Foreign:
    match body:
        case Opened():
            return opened_without(body, person)
        case Seated() if body.person == person:
            return body.model_copy(update={"name": ""})
        case Rematched() if body.person == person:
            return body.model_copy(update={"name": "", "person": ""})
        case Said() if body.person == person:
            return body.model_copy(update={"name": "", "text": "", "person": ""})
        case Decided() | Undone() if body.person == person:
            return body.model_copy(update={"person": None, "key": None})
    return body


def opened_without(opened: Opened, person: str) -> Opened:
    """Names of tables are made of names of persons."""
    known = {one for seat in opened.seats for one in (seat.person, seat.named, seat.reserved_for)}
    if person not in known | {opened.creator}:
        return opened
    seats = [_plan_without(seat, person) for seat in opened.seats]
    gone = {"creator": "", "name": "", "host": ""} if opened.creator == person else {}
    return opened.model_copy(update={"seats": seats, **gone})


def _plan_without(seat: SeatPlan, person: str) -> SeatPlan:
    if person not in (seat.person, seat.named, seat.reserved_for):
        return seat
    reserved = None if seat.reserved_for == person else seat.reserved_for
    return seat.model_copy(update={"name": "", "named": None, "reserved_for": reserved})
