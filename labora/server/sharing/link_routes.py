"""Pictures of moments, for links that are pasted somewhere."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from labora.drawing.png import can_draw
from labora.i18n.messages import ENGLISH
from labora.server.core.client_address import address_of
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.language import words_of
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NoSuchNumberError
from labora.server.games.domain.moments import AT
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.sharing.dependencies import ImagesIn
from labora.server.sharing.errors import NoPicturesError
from labora.server.sharing.link_preview import LinkPreview, shared_moment
from labora.server.users.dependencies import Language, MaybePerson

router = APIRouter(tags=["sharing"])
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}, "description": "1200 by 630 pixels."}
}
# A moment that is over does not change, but names may.
KEPT = "max-age=3600"


@router.get(
    "/api/tables/{identifier}/picture.png",
    response_class=Response,
    responses={**PNG, **problems(404, 409)},
)
async def get_picture(
    identifier: TableId,
    access: AccessIn,
    limiter: RateLimiterIn,
    images: ImagesIn,
    person: MaybePerson,
    language: Language,
    request: Request,
    at: Annotated[
        str | None, Query(pattern=AT, description="The moment, as in `?at=37.2`; without: now.")
    ] = None,
) -> Response:
    """Draw a position as a picture: the players, their points and their lands."""
    loaded = await access.visible(identifier, person)
    if not can_draw():
        raise NoPicturesError
    limiter.check("picture", person.id if person else address_of(request))
    shared = shared_of(loaded, at, language)
    if shared is None:
        raise NoSuchNumberError
    kept = f"{'public' if loaded.table.opened.public else 'private'}, {KEPT}"
    headers = {"Cache-Control": kept, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(await images.png(shared.svg), media_type="image/png", headers=headers)


def shared_of(loaded: LoadedTable, at: str | None, language: str) -> LinkPreview | None:
    return shared_moment(loaded.table, at, loaded.words(language) or words_of(ENGLISH))
