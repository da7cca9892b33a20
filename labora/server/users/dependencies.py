from typing import Annotated, Final

from fastapi import Depends, Header, Query
from starlette.requests import HTTPConnection

from labora.i18n import Words
from labora.server.core.client_address import address_of
from labora.server.core.errors import UnknownUserError
from labora.server.core.language import language_of, words_for, words_of
from labora.server.core.parts import part_of, provided
from labora.server.core.rate_limits import RateLimiter
from labora.server.users.directory import UserDirectory, token_of
from labora.server.users.storage import Person, PersonRepository

LONGEST_LANG: Final = 10


LONGEST_HEADER: Final = 500


async def found_person(connection: HTTPConnection) -> Person | None:
    """Return who asks, looked up once for each request."""
    state = connection.state
    if not hasattr(state, "person"):
        state.person = await part_of(connection, UserDirectory).find(token_of(connection))
        # What goes wrong from here on is told in their language.
        state.chosen = state.person.language if state.person else None
    person: Person | None = state.person
    return person


async def asking_person(connection: HTTPConnection) -> Person | None:
    person = await found_person(connection)
    part_of(connection, RateLimiter).check("ask", person.id if person else address_of(connection))
    return person


async def known_person(connection: HTTPConnection) -> Person:
    person = await asking_person(connection)
    if person is None:
        raise UnknownUserError
    return person


async def asked_language(
    connection: HTTPConnection,
    lang: Annotated[
        str | None,
        Query(max_length=LONGEST_LANG, description="Language of all words; `none` leaves them out."),
    ] = None,
    accept_language: Annotated[str | None, Header(max_length=LONGEST_HEADER)] = None,
) -> str:
    """The arguments are for the OpenAPI document: a FastRoute gives only the connection."""
    person = await found_person(connection)
    asked, header = connection.query_params.get("lang"), connection.headers.get("accept-language")
    return language_of(asked, person.language if person else None, header)


async def sentences_in(language: Annotated[str, Depends(asked_language)]) -> Words:
    """For sentences that must be said: errors and names."""
    return words_for(language) or words_of("en")


DirectoryIn = Annotated[UserDirectory, Depends(provided(UserDirectory))]
PersonsIn = Annotated[PersonRepository, Depends(provided(PersonRepository))]
MaybePerson = Annotated[Person | None, Depends(asking_person)]


KnownPerson = Annotated[Person, Depends(known_person)]


Language = Annotated[str, Depends(asked_language)]


Sentences = Annotated[Words, Depends(sentences_in)]
