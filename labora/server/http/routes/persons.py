"""Persons: a token, a name, a way back."""

from fastapi import APIRouter, Request, Response

from labora.server.http.routes.context import KnownPerson, MaybePerson, ServiceIn, client_address, problems
from labora.server.people.people import COOKIE, COOKIE_AGE
from labora.server.wire.asked import AskPerson, AskRecovery
from labora.server.wire.table import PersonView

router = APIRouter(prefix="/api/me", tags=["persons"])


def give_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    response.headers["Cache-Control"] = "no-store"


@router.post("", responses=problems())
async def be_somebody(
    asked: AskPerson, request: Request, response: Response, service: ServiceIn, person: MaybePerson
) -> PersonView:
    """Makes a person, or renames the one who asks. The token comes as a cookie, and once in the answer."""
    if person is not None:
        renamed = await service.people.rename(person, asked.name)
        return PersonView(name=renamed.name)
    service.rates.check("person", client_address(request))
    made, token = await service.people.create(asked.name)
    give_cookie(request, response, token)
    return PersonView(name=made.name, token=token)


@router.get("", responses=problems(401))
async def who_am_i(person: KnownPerson) -> PersonView:
    return PersonView(name=person.name)


@router.post("/recovery", responses=problems(401))
async def make_recovery(response: Response, service: ServiceIn, person: KnownPerson) -> PersonView:
    """A code for other devices; an older one stops working."""
    response.headers["Cache-Control"] = "no-store"
    return PersonView(name=person.name, recovery=await service.people.recovery(person))


@router.post("/recover", responses=problems(404))
async def recover(asked: AskRecovery, request: Request, response: Response, service: ServiceIn) -> PersonView:
    """This device becomes the person whose code it is."""
    service.rates.check("recover", client_address(request))
    person, token = await service.people.recover(asked.code)
    give_cookie(request, response, token)
    return PersonView(name=person.name, token=token)


@router.post("/leave", responses=problems())
async def forget_me(response: Response) -> None:
    """This browser is nobody again; the person and the seats stay."""
    response.delete_cookie(COOKIE, path="/")
