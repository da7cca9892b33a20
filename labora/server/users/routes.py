"""Persons: a token for each device, a name, and ways back."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from labora.i18n import LANGUAGES
from labora.server.core.client_address import address_of
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.errors import UnknownUserError
from labora.server.core.language import supported_language
from labora.server.users.dependencies import DirectoryIn, KnownPerson, MaybePerson
from labora.server.users.device_names import device_name
from labora.server.users.directory import COOKIE, COOKIE_AGE, token_of
from labora.server.users.errors import NoSuchLanguageError
from labora.server.users.schemas import (
    AskDevice,
    AskLanguage,
    AskPerson,
    AskRecovery,
    DevicesView,
    DeviceView,
    PersonView,
)

router = APIRouter(prefix="/api/me", tags=["users"])


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


def _device(request: Request) -> str:
    return device_name(request.headers.get("user-agent"))


@router.post("", responses=problems())
async def create_or_rename_user(
    asked: AskPerson,
    request: Request,
    response: Response,
    limiter: RateLimiterIn,
    directory: DirectoryIn,
    person: MaybePerson,
) -> PersonView:
    """Create a user, or rename the one who asks. A new user's token is set as a cookie and returned once."""
    if person is not None:
        limiter.check("change", person.id)
        renamed = await directory.rename(person, asked.name)
        return PersonView(name=renamed.name)
    limiter.check("person", address_of(request))
    made, token = await directory.create(asked.name, _device(request))
    give_cookie(request, response, token)
    return PersonView(name=made.name, token=token)


NOBODY: Final[dict[int | str, dict[str, Any]]] = {
    204: {"description": "Nobody: there is no token, or the cookie is not valid."}
}


@router.get("", response_model=PersonView, responses={**problems(401), **NOBODY})
async def get_current_user(
    request: Request, directory: DirectoryIn, person: MaybePerson
) -> PersonView | Response:
    """Return the user who asks. Without a token, or with a cookie that has expired, the answer is 204."""
    if person is not None:
        return PersonView(
            name=person.name,
            language=supported_language(person.language),
            has_key=await directory.has_key(person),
        )
    if "authorization" in request.headers:
        raise UnknownUserError
    nobody = Response(status_code=204)
    nobody.delete_cookie(COOKIE, path="/")
    return nobody


@router.post("/language", responses=problems(401, 404))
async def set_language(
    asked: AskLanguage, limiter: RateLimiterIn, directory: DirectoryIn, person: KnownPerson
) -> PersonView:
    """Set the language for all devices of the user and for requests without `lang`."""
    limiter.check("change", person.id)
    if asked.language not in LANGUAGES:
        raise NoSuchLanguageError
    await directory.speak(person, asked.language)
    return PersonView(name=person.name, language=asked.language)


# Ways back


@router.post("/recovery", responses=problems(401))
async def create_recovery_key(
    limiter: RateLimiterIn, directory: DirectoryIn, person: KnownPerson
) -> PersonView:
    """Create the key of the recovery link. It lasts until you revoke it; an older key stops working."""
    limiter.check("change", person.id)
    return PersonView(name=person.name, recovery=await directory.new_key(person), has_key=True)


@router.post("/recovery/revoke", responses=problems(401))
async def revoke_recovery_key(
    limiter: RateLimiterIn, directory: DirectoryIn, person: KnownPerson
) -> PersonView:
    """Revoke the recovery link. Devices that are signed in stay so."""
    limiter.check("change", person.id)
    await directory.revoke_key(person)
    return PersonView(name=person.name, has_key=False)


@router.post("/code", responses=problems(401))
async def create_device_code(
    limiter: RateLimiterIn, directory: DirectoryIn, person: KnownPerson
) -> PersonView:
    """Create a code for one other device. It works once, within a day."""
    limiter.check("change", person.id)
    return PersonView(name=person.name, recovery=await directory.new_code(person))


@router.post("/recover", responses=problems(404))
async def sign_in(
    asked: AskRecovery, request: Request, response: Response, limiter: RateLimiterIn, directory: DirectoryIn
) -> PersonView:
    """Sign this device in with a key or a code."""
    limiter.check("recover", address_of(request))
    person, token = await directory.recover(asked.code, _device(request))
    give_cookie(request, response, token)
    return PersonView(name=person.name, token=token, language=supported_language(person.language))


# Devices


@router.get("/devices", responses=problems(401))
async def list_devices(request: Request, directory: DirectoryIn, person: KnownPerson) -> DevicesView:
    """List the devices that are signed in as this user."""
    found = await directory.devices(person, token_of(request))
    return DevicesView(
        devices=[
            DeviceView(id=one.id, name=one.name, created=one.created, seen=one.seen, this=one.this)
            for one in found
        ]
    )


@router.post("/devices/sign-out", responses=problems(401))
async def sign_out_devices(
    asked: AskDevice, request: Request, directory: DirectoryIn, person: KnownPerson
) -> DevicesView:
    """Sign out one of the devices, or all but this one."""
    chosen = asked.device
    await directory.sign_out(
        person, lambda one: not one.this if chosen is None else one.id == chosen, token_of(request)
    )
    return await list_devices(request, directory, person)
