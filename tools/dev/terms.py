"""Write docs/contribute/terms.md from terms.csv and the messages: `python -m tools.dev.terms [--check]`."""

import csv
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby

from labora.i18n import Words
from labora.i18n.typed_text import SOFT_HYPHEN
from tools.setup.paths import ROOT

TABLE = ROOT / "docs" / "contribute" / "terms.csv"
DOCUMENT = ROOT / "docs" / "contribute" / "terms.md"
LANGUAGES = ("en", "de", "fr", "pl", "ru")
CARDS = ("basic", "building", "settlement")
HEAD = """# Terms

Every term of the game in five languages. Behind a word stands where it comes from: the line of that
language's rulebook, or `ours` for what no rulebook names, or names badly (then its own word is there, too).
The short names at the end are for small cards, and all ours. How a language is added is told in
[languages.md](languages.md). This page is written by `python -m tools.dev.terms` from [terms.csv](terms.csv)
and the messages.
"""
TITLES = f"\n| {' | '.join(LANGUAGES)} |\n|{' --- |' * len(LANGUAGES)}\n"


def document() -> str:
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    parts = [HEAD]
    for kind, members in groupby(rows, key=lambda row: row["kind"]):
        parts.append(f"\n## {kind.capitalize()}\n{TITLES}")
        parts += [_row(_cell(row, language) for language in LANGUAGES) for row in members]
    return "".join((*parts, f"\n## Short names\n{TITLES}", *_short_names(rows)))


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _short_names(rows: list[dict[str, str]]) -> Iterator[str]:
    """Of the cards that have one in some language."""
    speakers = [Words(language) for language in LANGUAGES]
    for card in (row for row in rows if row["kind"] in CARDS):
        short = [words.text(f"short-{card['id']}").replace(SOFT_HYPHEN, "") for words in speakers]
        if short != [card[language] for language in LANGUAGES]:
            yield _row(short)


def _cell(row: dict[str, str], language: str) -> str:
    source = row.get(f"source_{language}", "")
    word = row[language].replace("|", "/")
    return f"{word} <sub>{source}</sub>" if source else word


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        return 0 if DOCUMENT.read_text(encoding="utf-8") == document() else 1
    DOCUMENT.write_text(document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
