"""The rules by chapter: their names with titles, and the text of each."""

from collections.abc import Iterator
from typing import Final

from labora.i18n import Words
from labora.tutorial.rulebook import CHAPTER
from labora.tutorial.rulebook_reader import ReadBlock, Reader

DECISIONS: Final = "decisions"
"""The one that only those need who write their decisions."""
_EXAMPLES: Final = "fell, 1,0, G07@0, x2, 2grain+1peat, end"
NAMES: Final = (DECISIONS, *CHAPTER)


def contents(words: Words, mode: str, variant: str) -> Iterator[tuple[str, str]]:
    yield DECISIONS, words.text("mcp-chapter-decisions")
    for chapter in Reader(words, mode, variant).chapters():
        if chapter.fits:
            yield chapter.id, f"{chapter.title}. {chapter.line}"


def text(words: Words, mode: str, variant: str, name: str) -> str:
    if name == DECISIONS:
        return words.text("mcp-how-to-decide", examples=_EXAMPLES)
    chapter = Reader(words, mode, variant).chapter(CHAPTER[name])
    parts = [chapter.title, chapter.line]
    for section in chapter.sections:
        parts += [section.head] if section.head else []
        parts += [line for block in section.blocks for line in _lines(block)]
    return "\n".join(parts)


def _lines(block: ReadBlock) -> Iterator[str]:
    """Drawings are the page's."""
    if block.table is not None:
        yield from (" | ".join(row) for row in (block.table.head, *block.table.rows))
    elif block.pieces:
        mark = f"{block.number}. " if block.number else "- " if block.kind == "item" else ""
        yield f"{mark}{block.text}"
