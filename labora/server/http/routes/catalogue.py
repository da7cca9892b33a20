"""What there is: modes, bots, cards."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from labora.server.http.routes.context import Sentences, problems
from labora.server.views.cards import cards_view, offers_view
from labora.server.wire.cards import CardsView, OffersView

router = APIRouter(prefix="/api", tags=["catalogue"])


@router.get("/cards", responses=problems())
async def cards(
    response: Response,
    words: Sentences,
    variant: Annotated[Literal["france", "ireland"], Query()] = "france",
) -> CardsView:
    """All cards of a variant, with everything needed to draw them."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    return cards_view(variant, words)


@router.get("/offers", responses=problems())
async def offers(words: Sentences) -> OffersView:
    """What a new table can be made of."""
    return offers_view(words)
