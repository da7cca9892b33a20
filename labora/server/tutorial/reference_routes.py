"""What there is: modes, bots, cards, rules. It does not change while the service runs: it is written once."""

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from fastapi.concurrency import run_in_threadpool

from labora.rules.components.goods import Variant
from labora.rules.components.modes import ModeName
from labora.server.core.dependencies import problems
from labora.server.core.language import words_of
from labora.server.tutorial.card_fact_views import catalogue_view
from labora.server.tutorial.card_schemas import CardsView, OffersView
from labora.server.tutorial.card_views import cards_view, offers_view
from labora.server.tutorial.rulebook_schemas import CatalogueView, RulesView
from labora.server.tutorial.rulebook_views import rules_view
from labora.server.users.dependencies import Sentences

router = APIRouter(prefix="/api", tags=["catalogue"])
# Without `lang=` the words depend on who asks.
SPOKEN_BY: Final = "Accept-Language, Authorization, Cookie"
AN_HOUR: Final = {"Cache-Control": "public, max-age=3600", "Vary": SPOKEN_BY}


@router.get("/cards", response_model=CardsView, responses=problems())
async def list_cards(words: Sentences, variant: Annotated[Variant, Query()] = "france") -> Response:
    """List all cards of a variant, with everything needed to draw them."""
    return as_json(_cards(variant, words.language), AN_HOUR)


@router.get("/rules", response_model=RulesView, responses=problems())
async def get_rules(
    words: Sentences,
    mode: Annotated[ModeName, Query()] = "3-long",
    variant: Annotated[Variant, Query()] = "france",
) -> Response:
    """Return the rules in words, with the numbers of one game."""
    return as_json(_rules(mode, variant, words.language), AN_HOUR)


@router.get("/offers", response_model=OffersView, responses=problems())
async def list_table_options(words: Sentences) -> Response:
    """List what a new table can be made of: modes, variants, bots, clocks."""
    return as_json(_offers(words.language), {})


@lru_cache(100)
def _cards(variant: Variant, language: str) -> bytes:
    return cards_view(variant, words_of(language)).model_dump_json().encode()


@router.get("/catalogue", response_model=CatalogueView, responses=problems())
async def get_catalogue(variant: Annotated[Variant, Query()] = "france") -> Response:
    """Return what each card and good leads to, with examples and figures from bots' games."""
    return as_json(await run_in_threadpool(_catalogue, variant), AN_HOUR)


@lru_cache(2)
def _catalogue(variant: Variant) -> bytes:
    return catalogue_view(variant).model_dump_json().encode()


@lru_cache(100)
def _rules(mode: ModeName, variant: Variant, language: str) -> bytes:
    return rules_view(words_of(language), mode, variant).model_dump_json().encode()


@lru_cache(100)
def _offers(language: str) -> bytes:
    return offers_view(words_of(language)).model_dump_json().encode()


def as_json(content: bytes, headers: dict[str, str]) -> Response:
    return Response(content, headers=headers, media_type="application/json")
