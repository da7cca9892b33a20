"""The rules by chapter: their names with titles, and the text of each."""

from collections.abc import Callable, Iterator
from typing import Final

from labora.rules.printed import goods as g
from labora.rules.printed.modes import STEP_NAMES
from labora.rules.state.setup import Setup
from labora.words import Words
from labora.words.phrases import counted

_EXAMPLES: Final = "fell, 1,0, G07@0, x2, 2grain+1peat, end"


def contents(words: Words, setup: Setup) -> dict[str, str]:
    del setup
    return {
        "decisions": words.text("mcp-chapter-decisions"),
        "round": words.text("step-actions"),
        "goods": words.text("draw-goods"),
    }


def text(words: Words, setup: Setup, chapter: str) -> str:
    return "\n".join((contents(words, setup)[chapter], *_CHAPTERS[chapter](words, setup)))


def _decisions(words: Words, setup: Setup) -> Iterator[str]:
    del setup
    yield words.text("mcp-how-to-decide", examples=_EXAMPLES)


def _round(words: Words, setup: Setup) -> Iterator[str]:
    """The steps of a round, and of the last one."""
    for flow in (setup.mode.flow, setup.mode.last_flow):
        steps = [words.step(STEP_NAMES[step]) for step in flow]
        if steps:
            yield " → ".join(steps)


def _goods(words: Words, setup: Setup) -> Iterator[str]:
    """What each good is worth."""
    for good in range(g.KINDS):
        if not g.in_variant(good, setup.variant):
            continue
        values = (
            ("food", int(g.FOOD[good])),
            ("energy", int(g.ENERGY[good]) / 2),
            ("points", int(g.POINTS[good])),
        )
        worth = words.list(words.amount(what, counted(value)) for what, value in values if value)
        yield f"{g.NAMES[good]}: {words.good(g.NAMES[good])}; {worth}"


_CHAPTERS: Final[dict[str, Callable[[Words, Setup], Iterator[str]]]] = {
    "decisions": _decisions,
    "round": _round,
    "goods": _goods,
}
