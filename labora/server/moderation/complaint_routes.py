"""Reports of players and messages to the administrator."""

import time

from fastapi import APIRouter

from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.errors import InvalidFieldError
from labora.server.core.secrets import new_identifier
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NoSuchSeatError
from labora.server.games.domain.events import Said
from labora.server.games.domain.table import Table
from labora.server.moderation.complaint_storage import Complaint
from labora.server.moderation.dependencies import ComplaintsIn
from labora.server.moderation.errors import NoSuchMessageError
from labora.server.moderation.schemas import AskReport
from labora.server.users.dependencies import KnownPerson
from labora.server.users.errors import NoSuchPersonError

router = APIRouter(prefix="/api/tables/{identifier}", tags=["moderation"])


@router.post("/report", responses=problems(401, 404), status_code=204)
async def report_misconduct(
    identifier: TableId,
    asked: AskReport,
    access: AccessIn,
    limiter: RateLimiterIn,
    complaints: ComplaintsIn,
    person: KnownPerson,
) -> None:
    """Report a player or a message to the people who run the server."""
    loaded = await access.visible(identifier, person)
    limiter.check("report", person.id)
    reported, said = _meant(loaded.table, asked)
    await complaints.add(
        Complaint(
            id=new_identifier(),
            at=time.time(),
            reporter=person.id,
            person=reported,
            game=identifier,
            message=asked.message,
            text="\n".join(part for part in (said, asked.text) if part),
        )
    )


def _meant(table: Table, asked: AskReport) -> tuple[str, str]:
    """The person, and what they said, as it was at that moment: it may be removed later."""
    if asked.message is not None:
        body = table.events[asked.message - 1].body if asked.message <= table.number else None
        if not isinstance(body, Said):
            raise NoSuchMessageError
        return body.person, f"{body.name}: {body.text}"
    if asked.seat is None:
        raise InvalidFieldError("body.seat", "missing")
    if asked.seat >= len(table.seats):
        raise NoSuchSeatError
    seat = table.seats[asked.seat]
    reported = seat.person or seat.owner or seat.former
    if reported is None:
        raise NoSuchPersonError
    return reported, seat.name
