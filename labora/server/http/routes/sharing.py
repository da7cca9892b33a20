"""Pictures of moments, for links that are pasted somewhere."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from labora.server.base.language import words_of
from labora.server.http.routes.context import Language, MaybePerson, ServiceIn, TableId, problems, visible
from labora.server.live.live import Live
from labora.server.people.addresses import address_of
from labora.server.pictures.png import can_draw
from labora.server.pictures.sharing import Shared, shared_moment
from labora.server.table.moments import AT
from labora.server.wire.problems import ProblemError, no_such
from labora.words.messages import ENGLISH

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
async def see_picture(
    identifier: TableId,
    service: ServiceIn,
    person: MaybePerson,
    language: Language,
    request: Request,
    at: Annotated[
        str | None, Query(pattern=AT, description="The moment, as in `?at=37.2`; without: now.")
    ] = None,
) -> Response:
    """A moment as a picture: who plays, their points, their lands."""
    live = await visible(service, identifier, person)
    if not can_draw():
        raise ProblemError(503, "no-pictures")
    service.rates.check("picture", person.id if person else address_of(request))
    shared = shared_of(live, at, language)
    if shared is None:
        raise no_such("number")
    kept = f"{'public' if live.table.opened.public else 'private'}, {KEPT}"
    headers = {"Cache-Control": kept, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(await service.pictures.png(shared.svg), media_type="image/png", headers=headers)


def shared_of(live: Live, at: str | None, language: str) -> Shared | None:
    return shared_moment(live.table, at, live.words(language) or words_of(ENGLISH))
