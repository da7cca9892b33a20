"""`labora rules [CHAPTER]`: the rules in the terminal, for the game that one plays."""

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table

from labora.cli.language import say, words
from labora.cli.parameters import Mode, Variant, checked_mode, checked_variant
from labora.cli.prose import Prose
from labora.cli.usage_errors import choose
from labora.tutorial.rulebook import CHAPTER
from labora.tutorial.rulebook_reader import ReadBlock, ReadChapter, Reader


def rules(
    chapter: Annotated[
        str | None,
        typer.Argument(
            metavar="CHAPTER", help="Chapter id (wheel) or title (The wheel). Default: the table of contents."
        ),
    ] = None,
    mode: Mode = "3-long",
    variant: Variant = "france",
) -> None:
    """Show the rules: the table of contents or one chapter, for the chosen mode and variant."""
    reader = Reader(words(), checked_mode(mode), checked_variant(variant))
    console = Console()
    if chapter is None:
        console.print(_contents(reader.chapters()), "", say("cli-rules-more"), soft_wrap=True)
        return
    for part in in_full(reader.chapter(CHAPTER[_identified(chapter, reader.chapters())])):
        console.print(part)


def _identified(wanted: str, chapters: tuple[ReadChapter, ...]) -> str:
    """By its id, or by its title."""
    known = {chapter.id: chapter.id for chapter in chapters}
    by_name = known | {chapter.title: chapter.id for chapter in chapters}
    return by_name[choose(wanted, by_name, "cli-no-chapter")]


def _contents(chapters: tuple[ReadChapter, ...]) -> Table:
    table = Table.grid(padding=(0, 2))
    for chapter in chapters:
        style = "" if chapter.fits else "dim"
        table.add_row(
            Prose(chapter.id, style), Prose(chapter.title, style or "bold"), Prose(chapter.line, style)
        )
    return table


def in_full(chapter: ReadChapter) -> list[RenderableType]:
    parts: list[RenderableType] = [Prose(chapter.title, "bold underline"), Prose(chapter.line, "italic"), ""]
    for section in chapter.sections:
        if section.head:
            parts += [Prose(section.head, "bold"), ""]
        for block, following in zip(section.blocks, (*section.blocks[1:], None), strict=True):
            parts += _drawn(block)
            if block.is_listed and (following is None or not following.is_listed):
                parts.append("")
    return parts


def _drawn(block: ReadBlock) -> list[RenderableType]:
    """Drawings are the page's."""
    if block.table is not None:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for title in block.table.head:
            table.add_column(Prose(title))
        for row in block.table.rows:
            table.add_row(*map(Prose, row))
        return [table]
    if block.is_listed:
        mark = f"{block.number}." if block.number else "•"
        return [Padding(Prose(f"{mark} {block.text}"), (0, 0, 0, 2))]
    return [Prose(block.text), ""] if block.pieces else []
