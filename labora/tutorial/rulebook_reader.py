"""The rules for a reader: in one language, for one game."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from labora.i18n import Words
from labora.rules.state.setup import make_setup
from labora.tutorial.rule_numbers import cards_in, facts
from labora.tutorial.rulebook import CHAPTERS, SECTIONS, TERMS
from labora.tutorial.rulebook_parts import Block, Chapter, Kind, Section, is_for, tags_of
from labora.tutorial.rulebook_tables import RulebookTable, table_of

_LINK: Final = re.compile(r"\[([^\]]+)\]\(([a-z0-9-]+)\)")


@dataclass(frozen=True)
class Piece:
    """Hold a run of words; `target` is a section or a term, or nothing."""

    text: str
    target: str = ""


@dataclass(frozen=True)
class ReadBlock:
    """Hold a block of the rulebook in one language."""

    kind: Kind
    id: str
    pieces: tuple[Piece, ...]
    rulings: tuple[int, ...]
    cards: tuple[str, ...]
    table: RulebookTable | None
    number: int = 0
    """Of a step, in the order of its section."""

    @property
    def text(self) -> str:
        return "".join(piece.text for piece in self.pieces)

    @property
    def is_listed(self) -> bool:
        return self.kind in ("item", "step")


@dataclass(frozen=True)
class ReadSection:
    """Hold a section of the rulebook in one language."""

    id: str
    head: str
    shows: str
    blocks: tuple[ReadBlock, ...]


@dataclass(frozen=True)
class ReadChapter:
    """Hold a chapter of the rulebook in one language."""

    id: str
    title: str
    line: str
    # Whether it is about the game that is asked for.
    fits: bool
    sections: tuple[ReadSection, ...]


@dataclass(frozen=True)
class ReadTerm:
    """Hold a term of the rulebook in one language."""

    id: str
    title: str
    about: str
    section: str


def pieces(text: str) -> tuple[Piece, ...]:
    """`Keep [the prior](prior-man) at home` in three."""
    found: list[Piece] = []
    end = 0
    for link in _LINK.finditer(text):
        found += [Piece(text[end : link.start()]), Piece(link.group(1), link.group(2))]
        end = link.end()
    found.append(Piece(text[end:]))
    return tuple(piece for piece in found if piece.text)


class Reader:
    """Read all chapters, with the numbers of one game."""

    def __init__(self, words: Words, mode: str, variant: str) -> None:
        self._words: Final = words
        self._setup: Final = make_setup(mode, variant)
        self._tags: Final = tags_of(mode, variant)
        self._cards: Final = cards_in(self._setup)
        self._facts: Final = facts(words, mode, variant)

    def chapters(self) -> tuple[ReadChapter, ...]:
        return tuple(self.chapter(chapter) for chapter in CHAPTERS)

    def chapter(self, chapter: Chapter) -> ReadChapter:
        sections = (self._section(chapter, section) for section in chapter.sections)
        return ReadChapter(
            chapter.id,
            self._say(f"rules-chapter-{chapter.id}"),
            self._say(f"rules-line-{chapter.id}"),
            is_for(chapter.when, self._tags),
            tuple(section for section in sections if section.blocks),
        )

    def terms(self) -> tuple[ReadTerm, ...]:
        return tuple(
            ReadTerm(
                name,
                self._say(f"term-{name}"),
                str(self._words.name(f"term-{name}").form("about")),
                section,
            )
            for name, section in TERMS.items()
        )

    def _section(self, chapter: Chapter, section: Section) -> ReadSection:
        own = section.id == chapter.id
        return ReadSection(
            section.id,
            "" if own else self._say(f"rules-head-{section.id}"),
            section.shows,
            tuple(self._blocks(section)),
        )

    def _blocks(self, section: Section) -> Iterator[ReadBlock]:
        steps = count(1)
        for block in filter(self._has, section.blocks):
            yield replace(self._block(block), number=next(steps) if block.kind == "step" else 0)

    def _has(self, block: Block) -> bool:
        needed = not block.cards or bool(self._cards.intersection(block.cards))
        return is_for(block.when, self._tags) and needed

    def _block(self, block: Block) -> ReadBlock:
        said = block.kind in ("text", "item", "step")
        return ReadBlock(
            block.kind,
            block.id,
            pieces(self._say(f"rules-text-{block.id}")) if said else (),
            block.rulings,
            tuple(card for card in block.cards if card in self._cards),
            table_of(block.id, self._words, self._setup) if block.kind == "table" else None,
        )

    def _say(self, message: str) -> str:
        return self._words.text(message, **self._facts)


def leads_somewhere(target: str) -> bool:
    return target in SECTIONS or target in TERMS
