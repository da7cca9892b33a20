"""Tools for looking things up: cards, and the rules by chapter."""

from typing import Annotated, Final

from pydantic import Field

from labora.i18n import Words
from labora.i18n.typed_text import folded
from labora.mcp import rulebook
from labora.mcp.api_client import UNKNOWN, Json, RefusedError
from labora.mcp.session import Session
from labora.mcp.table_tools import VariantArgument
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS
from labora.rules.components.codes import EMPTY, FOREST
from labora.rules.components.goods import VARIANTS, Variant
from labora.rules.constants.errors import SetupError
from labora.rules.constants.nearest import nearest
from labora.rules.state.setup import make_setup

MOST_FOUND: Final = 8
USUAL_MODE: Final = "4-long"


async def cards(
    session: Session,
    card: Annotated[str, Field(description="mcp-argument-card", max_length=60)] = "",
    variant: VariantArgument = "france",
) -> str:
    return cards_text(session.words, variant, card)


def cards_text(words: Words, variant: str, wanted: str = "") -> str:
    """All of a variant by name; or those that are called so, in full."""
    every = cards_of(variant)
    if not wanted.strip():
        return "\n".join(f"{card.id} {words.card(card.id)}" for card in every)
    found = _called(words, every, wanted)
    if not found:
        raise _no_card(words, every, wanted, words.variant(variant))
    return "\n".join(card_text(words, card) for card in found[:MOST_FOUND])


def every_card(words: Words, variant: str) -> str:
    return "\n".join(card_text(words, card) for card in cards_of(variant))


def cards_of(variant: str) -> list[Card]:
    return [card for card in CARDS[VARIANTS.index(variant)] if EMPTY < card.code < FOREST]


def _called(words: Words, every: list[Card], wanted: str) -> list[Card]:
    """By id, else by name, else by a part of the name."""
    text = folded(wanted)
    names = {card.id: folded(words.card(card.id)) for card in every}
    ways = (
        [card for card in every if folded(card.id) == text],
        [card for card in every if names[card.id] == text],
        [card for card in every if text in names[card.id]],
    )
    return next((found for found in ways if found), [])


def _no_card(words: Words, every: list[Card], wanted: str, variant: str) -> RefusedError:
    """Name the card that was probably meant."""
    named = {folded(text): card for card in every for text in (card.id, words.card(card.id))}
    found = nearest(folded(wanted), named)
    if found is None:
        return RefusedError(words.text("mcp-no-card", card=wanted, variant=variant, id=every[0].id))
    meant = f"{named[found].id} {words.card(named[found].id)}"
    return RefusedError(words.text("mcp-no-card-near", card=wanted, variant=variant, nearest=meant))


def card_text(words: Words, card: Card) -> str:
    """Everything that is printed on it, in a line."""
    return words.text(
        "mcp-card",
        id=card.id,
        name=words.card(card.id),
        deck=words.deck(card.deck),
        players=words.text("cli-cards-for", players=card.players),
        cost=words.goods(card.cost_text) if card.cost_text else words.text("draw-free"),
        terrain=words.terrain(card.terrain),
        cloister="yes" if card.cloister else "no",
        economic=int(card.economic),
        dwelling=int(card.dwelling),
        function=words.function(card.id),
    )


async def rules(
    session: Session,
    chapter: Annotated[str, Field(description="mcp-argument-chapter", max_length=40)] = "",
    table: Annotated[
        str, Field(description="mcp-argument-rules-table", pattern=r"^[A-Za-z0-9_-]{0,40}$")
    ] = "",
    mode: Annotated[str, Field(description="mcp-argument-rules-mode", max_length=20)] = "",
    variant: Annotated[Variant | None, Field(description="mcp-argument-variant")] = None,
) -> str:
    """Answer for the table, with the mode and the variant that are named instead of its own."""
    usual = await _setup_at(session, table)
    return rules_text(session.words, chapter, mode or usual[0], variant or usual[1])


async def _setup_at(session: Session, table: str) -> tuple[str, str]:
    """Mode and variant of a table: of the asker's latest if none is named, of the usual game without any."""
    if table:
        setup = (await session.asking.get(f"/api/tables/{table}"))["setup"]
        return setup["mode"], setup["variant"]
    own = await _own_tables(session)
    if not own:
        return USUAL_MODE, VARIANTS[0]
    latest = max(own, key=lambda summary: float(summary["updated"]))
    mode, _, variant = latest["setup"].partition("/")
    return mode, variant.partition("-")[0]


async def _own_tables(session: Session) -> list[Json]:
    if not session.is_signed_in:
        return []
    try:
        found = await session.asking.get("/api/tables", which="mine")
    except RefusedError as error:
        if error.status != UNKNOWN:
            raise
        return []
    return [table for table in found["tables"] if any(seat["mine"] for seat in table["seats"])]


def rules_text(words: Words, chapter: str, mode: str = USUAL_MODE, variant: str = VARIANTS[0]) -> str:
    """The contents, or one chapter, for one of the games, which the first line names."""
    try:
        setup = make_setup(mode, variant)
    except SetupError as error:
        raise RefusedError(words.error(error)) from None
    game = words.text(
        "mcp-rules-for", setup=setup.name, mode=words.mode(mode), variant=words.variant(variant)
    )
    return f"{game}\n{_rules(words, chapter, mode, variant)}"


def _rules(words: Words, chapter: str, mode: str, variant: str) -> str:
    if not chapter.strip():
        return "\n".join(f"{name}: {title}" for name, title in rulebook.contents(words, mode, variant))
    name = chapter.strip().casefold()
    if name not in rulebook.NAMES:
        known = ", ".join(rulebook.NAMES)
        raise RefusedError(words.text("mcp-no-chapter", chapter=chapter, chapters=known))
    return rulebook.text(words, mode, variant, name)
