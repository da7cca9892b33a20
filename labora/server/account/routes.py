"""A person's page: what they have played, what others see of it, taking it all along, and being deleted."""

from typing import Annotated

from fastapi import APIRouter, Path, Response
from fastapi.responses import StreamingResponse

from labora.server.account.errors import NoSuchPageError, NotYourNameError
from labora.server.account.export import exported
from labora.server.account.profile_schemas import AskDelete, AskShown, PersonPageView
from labora.server.account.profile_views import person_page
from labora.server.app.dependencies import ServiceIn, problems
from labora.server.app.service import Service
from labora.server.users.dependencies import KnownPerson, MaybePerson
from labora.server.users.directory import COOKIE

router = APIRouter(prefix="/api", tags=["profiles"])
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The person.")]


@router.get("/me/page", responses=problems(401))
async def get_own_profile(service: ServiceIn, person: KnownPerson) -> PersonPageView:
    """Return every game that you have finished on this server, and your ratings."""
    return await _page(service, person.id, mine=True)


@router.get("/persons/{identifier}", responses=problems(404))
async def get_public_profile(identifier: PersonId, service: ServiceIn, person: MaybePerson) -> PersonPageView:
    """Return what a user lets others see: 404 for a user who shows nothing, as if there were none."""
    found = await _page(service, identifier, mine=person is not None and person.id == identifier)
    if "page" not in found.shows and not found.mine:
        raise NoSuchPageError
    return found


async def _page(service: Service, identifier: str, *, mine: bool) -> PersonPageView:
    profile = await service.store.persons.profile(identifier)
    if profile is None:
        raise NoSuchPageError
    await service.ratings.settled()
    rated = await service.store.ratings.course_of(identifier)
    return person_page(profile, await service.store.results.of_person(identifier), rated, mine=mine)


@router.post("/me/shows", responses=problems(401))
async def set_visibility(asked: AskShown, service: ServiceIn, person: KnownPerson) -> PersonPageView:
    """Set what others may see of you from now on."""
    service.rate_limiter.check("change", person.id)
    await service.store.persons.show(person.id, list(asked.shows))
    return await _page(service, person.id, mine=True)


@router.get("/me/export", responses=problems(401), response_class=StreamingResponse)
async def export_own_data(service: ServiceIn, person: KnownPerson) -> StreamingResponse:
    """Export all data about you, with the records of your games, as a file."""
    service.rate_limiter.check("export", person.id)
    headers = {"Content-Disposition": 'attachment; filename="labora.json"', "Cache-Control": "no-store"}
    return StreamingResponse(exported(service, person), media_type="application/json", headers=headers)


@router.post("/me/delete", responses=problems(401, 409), status_code=204)
async def delete_user(asked: AskDelete, response: Response, service: ServiceIn, person: KnownPerson) -> None:
    """Delete you for good. Finished games stay without your name; in running ones a bot plays on."""
    if asked.name.strip() != person.name:
        raise NotYourNameError
    await service.user_deletion.begin(person.id)
    service.people.signed_out(person.id)
    service.user_deletion.finish_soon(person.id)
    response.delete_cookie(COOKIE, path="/")
