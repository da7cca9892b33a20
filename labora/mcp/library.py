"""Tools for looking things up: cards, and the rules by chapter."""

from typing import Annotated, Final

from pydantic import Field

from labora.mcp import chapters
from labora.mcp.asking import RefusedError
from labora.mcp.desk import Desk
from labora.mcp.tables import Mode, Variant
from labora.rules.printed.card import EMPTY, FOREST, Card
from labora.rules.printed.cards import CARDS
from labora.rules.printed.goods import VARIANTS
from labora.rules.state.setup import make_setup
from labora.rules.vocabulary.errors import SetupError
from labora.words import Words
from labora.words.folding import folded

MOST_FOUND: Final = 8
USUAL_MODE: Final = "4-long"


async def cards(
    desk: Desk,
    card: Annotated[str, Field(description="mcp-argument-card", max_length=60)] = "",
    variant: Variant = "france",
) -> str:
    return cards_text(desk.words, variant, card)


def cards_text(words: Words, variant: str, wanted: str = "") -> str:
    """All of a variant by name; or those that are called so, in full."""
    every = cards_of(variant)
    if not wanted.strip():
        return "\n".join(f"{card.id} {words.card(card.id)}" for card in every)
    found = _called(words, every, wanted)
    if not found:
        example = every[0].id
        raise RefusedError(words.text("mcp-no-card", card=wanted, variant=words.variant(variant), id=example))
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
    desk: Desk,
    chapter: Annotated[str, Field(description="mcp-argument-chapter", max_length=40)] = "",
    mode: Mode = USUAL_MODE,
    variant: Variant = "france",
) -> str:
    return rules_text(desk.words, chapter, mode, variant)


def rules_text(words: Words, chapter: str, mode: str = USUAL_MODE, variant: str = "france") -> str:
    """The contents, or one chapter, for one of the games."""
    try:
        make_setup(mode, variant)
    except SetupError as error:
        raise RefusedError(words.error(error)) from None
    if not chapter.strip():
        return "\n".join(f"{name}: {title}" for name, title in chapters.contents(words, mode, variant))
    name = chapter.strip().casefold()
    if name not in chapters.NAMES:
        known = ", ".join(chapters.NAMES)
        raise RefusedError(words.text("mcp-no-chapter", chapter=chapter, chapters=known))
    return chapters.text(words, mode, variant, name)
