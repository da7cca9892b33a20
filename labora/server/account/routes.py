"""A person's page: what they have played, what others see of it, taking it all along, and being deleted."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse

from labora.server.account.dependencies import DatabaseIn, DeletionIn, ProfilesIn
from labora.server.account.errors import NoSuchPageError, NotYourNameError
from labora.server.account.export import exported
from labora.server.account.profile_schemas import AskDelete, AskShown, PersonPageView
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import TableRepositoryIn
from labora.server.notifications.dependencies import ChannelsIn
from labora.server.users.dependencies import DirectoryIn, KnownPerson, MaybePerson
from labora.server.users.directory import COOKIE, token_of
from labora.server.users.schemas import AskLeave

router = APIRouter(prefix="/api", tags=["profiles"])
leaving = APIRouter(prefix="/api/me", tags=["users"])
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The person.")]


@router.get("/me/page", responses=problems(401))
async def get_own_profile(profiles: ProfilesIn, person: KnownPerson) -> PersonPageView:
    """Return every game that you have finished on this server, and your ratings."""
    return await profiles.page(person.id, mine=True)


@router.get("/persons/{identifier}", responses=problems(404))
async def get_public_profile(
    identifier: PersonId, profiles: ProfilesIn, person: MaybePerson
) -> PersonPageView:
    """Return what a user lets others see: 404 for a user who shows nothing, as if there were none."""
    found = await profiles.page(identifier, mine=person is not None and person.id == identifier)
    if "page" not in found.shows and not found.mine:
        raise NoSuchPageError
    return found


@router.post("/me/shows", responses=problems(401))
async def set_visibility(
    asked: AskShown, limiter: RateLimiterIn, profiles: ProfilesIn, person: KnownPerson
) -> PersonPageView:
    """Set what others may see of you from now on."""
    limiter.check("change", person.id)
    return await profiles.show(person.id, list(asked.shows))


@router.get("/me/export", responses=problems(401), response_class=StreamingResponse)
async def export_own_data(
    limiter: RateLimiterIn, repository: TableRepositoryIn, database: DatabaseIn, person: KnownPerson
) -> StreamingResponse:
    """Export all data about you, with the records of your games, as a file."""
    limiter.check("export", person.id)
    headers = {"Content-Disposition": 'attachment; filename="labora.json"', "Cache-Control": "no-store"}
    return StreamingResponse(
        exported(database, repository, person), media_type="application/json", headers=headers
    )


@router.post("/me/delete", responses=problems(401, 409), status_code=204)
async def delete_user(
    asked: AskDelete, response: Response, directory: DirectoryIn, deletion: DeletionIn, person: KnownPerson
) -> None:
    """Delete you for good. Finished games stay without your name; in running ones a bot plays on."""
    if asked.name.strip() != person.name:
        raise NotYourNameError
    await deletion.begin(person.id)
    directory.signed_out(person.id)
    deletion.finish_soon(person.id)
    response.delete_cookie(COOKIE, path="/")


@leaving.post("/leave", responses=problems())
async def sign_out(
    request: Request,
    response: Response,
    directory: DirectoryIn,
    channels: ChannelsIn,
    person: MaybePerson,
    asked: AskLeave | None = None,
) -> None:
    """Sign this browser out. Its token and its push channel end; the user and their seats stay."""
    if person is not None:
        if asked is not None and asked.push:
            await channels.remove_push(person.id, asked.push)
        await directory.sign_out(person, lambda one: one.this, token_of(request))
    response.delete_cookie(COOKIE, path="/")
