"""What the addresses need to know about who asks."""

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import Depends, Header, Path, Query
from starlette.requests import HTTPConnection

from labora.server.base.language import language_of, words_for, words_of
from labora.server.base.metrics import CONFLICTS
from labora.server.live.live import Live
from labora.server.people.addresses import address_of
from labora.server.people.people import token_of
from labora.server.service import Service
from labora.server.store.persons import Person
from labora.server.wire.problems import ProblemError, ProblemView, no_such, who_are_you, with_table
from labora.server.wire.table import TableView
from labora.words import Words

TABLE_ID: Final = r"^[A-Za-z0-9_-]{1,40}$"
LONGEST_LANG: Final = 10
LONGEST_HEADER: Final = 500


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def service_in(connection: HTTPConnection) -> Service:
    """What addresses depend on is a coroutine: FastAPI gives functions to a thread, which costs more
    than all that they do. And they depend on little: each step of it costs as much as the work."""
    return service_of(connection)


async def found_person(connection: HTTPConnection) -> Person | None:
    """Looked up once a request, whoever wants to know."""
    state = connection.state
    if not hasattr(state, "person"):
        state.person = await service_of(connection).people.find(token_of(connection))
        # What goes wrong from here on is told in their language.
        state.chosen = state.person.language if state.person else None
    person: Person | None = state.person
    return person


async def asking_person(connection: HTTPConnection) -> Person | None:
    person = await found_person(connection)
    service_of(connection).rates.check("ask", person.id if person else address_of(connection))
    return person


async def known_person(connection: HTTPConnection) -> Person:
    person = await asking_person(connection)
    if person is None:
        raise who_are_you()
    return person


async def asked_language(
    connection: HTTPConnection,
    lang: Annotated[
        str | None,
        Query(max_length=LONGEST_LANG, description="Language of all words; `none` leaves them out."),
    ] = None,
    accept_language: Annotated[str | None, Header(max_length=LONGEST_HEADER)] = None,
) -> str:
    person = await found_person(connection)
    return language_of(lang, person.language if person else None, accept_language)


async def sentences_in(language: Annotated[str, Depends(asked_language)]) -> Words:
    """For sentences that must be said: errors and names."""
    return words_for(language) or words_of("en")


ServiceIn = Annotated[Service, Depends(service_in)]
MaybePerson = Annotated[Person | None, Depends(asking_person)]
KnownPerson = Annotated[Person, Depends(known_person)]
Language = Annotated[str, Depends(asked_language)]
Sentences = Annotated[Words, Depends(sentences_in)]
TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table.")]


async def visible(service: Service, identifier: str, person: Person | None) -> Live:
    """A table that this person may see. A private one looks as if it were not there."""
    live = await service.hall.live(identifier)
    table = live.table
    if table.opened.public:
        return live
    if person is not None:
        seated = table.is_creator(person.id) or bool(table.seats_of(person.id))
        if seated or await service.store.is_member(identifier, person.id):
            return live
        if await service.store.invitations.has(identifier, person.id):
            return live
    if table.phase == "over" and await service.store.results.stands_on_boards(identifier):
        return live
    raise no_such("table")


def view_for(service: Service, live: Live, person: Person | None, language: str) -> TableView:
    return service.news.view(live, person.id if person else None, language)


@contextlib.asynccontextmanager
async def showing_conflicts(
    service: Service, identifier: str, person: Person, language: str
) -> AsyncIterator[None]:
    """Whoever was too late is shown the table as it is now."""
    try:
        yield
    except ProblemError as problem:
        if problem.status != 409:
            raise
        CONFLICTS.inc()
        table = view_for(service, await service.hall.live(identifier), person, language)
        raise with_table(problem, table) from None


# Any address may answer so: who sends, from where, how much, how often.
OF_THE_GUARD: Final = (401, 403, 413, 421, 429)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: which problems an address answers with."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemView"}}}
    return {
        status: {"description": "Problem details", "model": ProblemView, "content": content}
        for status in (*OF_THE_GUARD, 400, 422, 503, *statuses)
    }
