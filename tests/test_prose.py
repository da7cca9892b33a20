"""Plain English: words that nobody says any more stay rare where people read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
AVOIDED = re.compile(
    r"\b(?:whoever|whatever|whichever|wherever|everybody|anew|in vain|by and by|nothing but|at hand"
    r"|foresee\w*|reckon\w*|shall|somebody|nobody|one[’']s|of today|by itself"
    r"|(?:is|are|was|were|be|been|being) told|so many)\b|, too\b",
    re.IGNORECASE,
)
WORD = re.compile(r"[A-Za-z]+(?:[’'-][A-Za-z]+)*")
LIMIT = 2.0
"""Avoided words for each thousand words."""


def of_messages(text: str) -> str:
    """Texts and comments of a Fluent file, without ids, variants, placeables and targets of links."""
    text = re.sub(r"^(?:#+ ?|[a-zA-Z][\w-]* *= *| +\.[a-z]+ *= *)", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ +\*?\[[\w-]+\]", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{[^{}]*?(?:->|\})", " ", text)
    return re.sub(r"\]\([\w-]+\)", "]", text)


# What is read, and how its prose is taken out of the files.
TEXTS: tuple[tuple[str, Callable[[str], str]], ...] = (("labora/locale/en/*.ftl", of_messages),)


def per_thousand(text: str) -> float:
    return 1000 * len(AVOIDED.findall(text)) / max(len(WORD.findall(text)), 1)


@pytest.mark.parametrize(("files", "prose"), TEXTS)
def test_words_to_avoid_are_rare(files: str, prose: Callable[[str], str]) -> None:
    texts = {path: prose(path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob(files))}
    assert texts
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in texts.items()
        for match in AVOIDED.finditer(text)
    ]
    assert per_thousand(" ".join(texts.values())) <= LIMIT, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Whoever is early pays less, and nobody is told.", 3),
        ("It shall be built anew by itself, too.", 4),
        ("Two of the tools, too many to hold by one hand.", 1),
        ("This building joins the display in round 4.", 0),
    ],
)
def test_words_to_avoid_are_found(text: str, count: int) -> None:
    assert len(AVOIDED.findall(text)) == count


def test_only_the_prose_of_messages_counts() -> None:
    text = (
        "# For everybody\nweb-shall = [so many](anew) { $nobody ->\n"
        "    [shall] one { card-anew }\n   *[other] two\n}\n"
    )
    assert WORD.findall(of_messages(text)) == ["For", "everybody", "so", "many", "one", "two"]
