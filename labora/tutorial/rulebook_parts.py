"""What a book of rules is made of: chapters, sections, and blocks, each for some games or for all."""

from dataclasses import dataclass
from typing import Literal

from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODE

Kind = Literal["text", "item", "step", "table", "drawing"]

# What at the table shows what a section speaks of.
Shown = Literal["", "wheel", "land", "display", "hand", "goods", "clergymen", "actions", "score", "timeline"]


@dataclass(frozen=True)
class Block:
    """Describe a paragraph, a line of a list, a numbered step, a table (rulebook_tables.py) or a drawing."""

    kind: Kind
    id: str
    rulings: tuple[int, ...] = ()
    # Tags of games (`tags_of`); each entry is one tag or several joined by "+". Empty: every game.
    when: tuple[str, ...] = ()
    # Those that it is about; a game with none of them does not need it.
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """Describe a section; the first of a chapter has the chapter's id and no heading."""

    id: str
    blocks: tuple[Block, ...]
    shows: Shown = ""


@dataclass(frozen=True)
class Chapter:
    """Describe a chapter by the ids of its messages."""

    id: str
    sections: tuple[Section, ...]
    # The games that it is about; others may read it all the same.
    when: tuple[str, ...] = ()


def text(identifier: str, *rulings: int, when: str = "", cards: str = "") -> Block:
    return Block("text", identifier, rulings, tuple(when.split()), tuple(cards.split()))


def item(identifier: str, *rulings: int, when: str = "", cards: str = "") -> Block:
    return Block("item", identifier, rulings, tuple(when.split()), tuple(cards.split()))


def step(identifier: str, *, when: str = "") -> Block:
    return Block("step", identifier, (), tuple(when.split()))


def table(identifier: str, when: str = "") -> Block:
    return Block("table", identifier, (), tuple(when.split()))


def drawing(identifier: str, when: str = "") -> Block:
    return Block("drawing", identifier, (), tuple(when.split()))


def tags_of(mode: str, variant: str) -> frozenset[str]:
    """What paragraphs ask a game for."""
    found = MODE[mode]
    company = {1: "solo", 2: "two"}.get(int(found.players), "many")
    length = {True: "short", False: "full"}[found.short]
    assert variant in VARIANTS
    return frozenset((mode, variant, company, length))


def is_for(when: tuple[str, ...], tags: frozenset[str]) -> bool:
    return not when or any(set(one.split("+")) <= tags for one in when)
