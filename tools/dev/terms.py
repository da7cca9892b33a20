"""Writes docs/terms.md from docs/terms.csv: `python -m tools.dev.terms [--check]`."""

import csv
import sys
from itertools import groupby

from tools.setup.places import ROOT

TABLE = ROOT / "docs" / "terms.csv"
DOCUMENT = ROOT / "docs" / "terms.md"
LANGUAGES = ("en", "de", "fr", "pl", "ru")
HEAD = """# Terms

Every term of the game in five languages. Behind a word stands where it comes from: the line of that
language's rulebook, or `ours` for what no rulebook names. How a language is added is told in
[languages.md](languages.md). This page is written by `python -m tools.dev.terms` from [terms.csv](terms.csv).
"""
LINE = "|" + " --- |" * len(LANGUAGES)


def document() -> str:
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    parts = [HEAD]
    for kind, members in groupby(rows, key=lambda row: row["kind"]):
        parts.append(
            f"\n## {kind.capitalize()}\n\n| {' | '.join(LANGUAGES)} |\n|{' --- |' * len(LANGUAGES)}\n"
        )
        parts += [_row(row) for row in members]
    return "".join(parts)


def _row(row: dict[str, str]) -> str:
    return f"| {' | '.join(_cell(row, language) for language in LANGUAGES)} |\n"


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
