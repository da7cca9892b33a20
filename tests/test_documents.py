"""What README, docs, docstrings and examples show can be done as it is shown."""

import csv
import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import labora
from labora.i18n import LANGUAGES, Words
from labora.i18n.messages import message_files
from labora.i18n.typed_text import SOFT_HYPHEN
from labora.server.core.settings import Settings
from tests.rules.games import random_game
from tools.dev import environments, terms
from tools.dev.reference import write

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
WITH_CODE = [page for page in PAGES if BLOCK.search(page.read_text())]
SCREENSHOTS = ROOT / "tests" / "web" / "take_screenshots.py"
READMES = sorted(ROOT.glob("README*.md"))
FOR_READERS = [
    *READMES,
    *(ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "benchmarks/README.md")),
    *sorted((ROOT / "notes").glob("*.md")),
    *PAGES[1:],
]
# Labels of the interface are in italics there.
GAME = "Ora et Labora"
WITH_LABELS = [
    *READMES,
    *(page for reader in ("play", "host") for page in sorted((ROOT / "docs" / reader).glob("*.md"))),
]
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
CODE = re.compile(r"```.*?```|`[^`]*`", re.S)
COMMENT = re.compile(r" *#.*$|<[^>]*>", re.M)
DOCUMENTED = (
    "labora",
    "labora.api",
    "labora.rules.game",
    "labora.bots.play_loop",
    "labora.environments.actions",
)


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_code_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for block in BLOCK.findall(page.read_text()):
        exec(compile(block, str(page), "exec"), names)


@pytest.mark.parametrize("page", FOR_READERS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for target, heading in LINK.findall(CODE.sub("", page.read_text())):
        if ":" in target:
            continue
        led = page.parent / target if target else page
        assert led.exists(), target
        assert not heading or heading in headings(led), f"{target}#{heading}"


def headings(page: Path) -> list[str]:
    """Return the anchors of a page's headings."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(), re.M)
    return [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_every_readme_has_the_same_code_commands_and_links(page: Path) -> None:
    assert len(page.read_text().splitlines()) <= 120
    assert shown(page) == shown(ROOT / "README.md")


def shown(page: Path) -> list[object]:
    """Return what does not depend on the language: code without comments, commands, links."""
    text = page.read_text()
    blocks = [COMMENT.sub("", block) for block in re.findall(r"^```.*?^```$", text, re.M | re.S)]
    links = [link for link in LINK.findall(text) if not link[0].startswith(("README", "docs/screenshots"))]
    return [blocks, re.findall(r"^\| (`.*?) \|", text, re.M), links]


def labels(language: str) -> set[str]:
    """Return every text of the interface, a line each, without what ends it."""
    said = "\n".join(file.read_text(encoding="utf-8") for file in message_files(language))
    lines = re.findall(r"(?:^[\w-]+ =|\]|^ {4}) *([^=\[\]{}\n]+)$", said, re.M)
    return {line.strip(" .…") for line in lines} | {GAME}


@pytest.mark.parametrize("page", WITH_LABELS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_quotes_labels_that_are_on_the_screen(page: Path) -> None:
    language = page.suffixes[0].removeprefix(".") if len(page.suffixes) > 1 else "en"
    quoted = re.findall(r"(?<!\*)\*([^\W\da-z_][^*\n]+)\*(?!\*)", CODE.sub("", page.read_text()))
    known = labels(language)
    assert [one for one in quoted if one.strip(" .…") not in known] == []


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_a_readme_names_the_entry_of_the_menu_that_saves_a_record(page: Path) -> None:
    language = page.suffixes[0].removeprefix(".") if len(page.suffixes) > 1 else "en"
    assert Words(language).text("web-record").replace(SOFT_HYPHEN, "") in page.read_text()


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {labora.__version__}\n" in (ROOT / "CITATION.cff").read_text()


@pytest.mark.parametrize("module", DOCUMENTED)
def test_the_examples_of_the_api_give_what_they_say(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


def test_the_api_has_examples() -> None:
    found = [doctest.testmod(importlib.import_module(module)).attempted for module in DOCUMENTED]
    assert sum(found) >= 10


@pytest.mark.parametrize("example", ["match.py", "options_in_words.py", "perft.py", "points_by_round.py"])
def test_an_example_runs(example: str, tmp_path: Path) -> None:
    record = tmp_path / "evening.json"
    record.write_text(random_game("3-short", "france", 1).record().text)
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), str(record)],
        env=os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH") or str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and done.stdout and not done.stderr, done.stderr


def test_the_reference_shows_all_that_is_public(tmp_path: Path) -> None:
    page = write(tmp_path).read_text()
    assert [name for name in labora.__all__ if f'id="{name}"' not in page] == []


def test_the_terms_are_those_of_the_table() -> None:
    assert terms.main(["--check"]) == 0, "python -m tools.dev.terms writes them anew"


def test_the_program_says_what_the_table_of_terms_has() -> None:
    with terms.TABLE.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["kind"] in terms.CARDS]
    assert len(rows) == 78
    for language in LANGUAGES:
        said = [Words(language).card(row["id"]).replace(SOFT_HYPHEN, "") for row in rows]
        assert said == [row[language] for row in rows]


def test_every_term_has_a_word_and_a_source_in_every_language() -> None:
    with terms.TABLE.open(encoding="utf-8", newline="") as file:
        empty = [row for row in csv.DictReader(file) if not all(row.values())]
    assert empty == []


def test_the_tables_of_actions_and_observations_are_those_of_the_code() -> None:
    assert environments.main(["--check"]) == 0, "python -m tools.dev.environments writes them anew"


def test_every_picture_is_taken_by_the_command_and_shown() -> None:
    """No page keeps a picture that nothing takes again, and none is left over."""
    taken = re.findall(r'studio\.take\(.*"([^"]+)"\)$', SCREENSHOTS.read_text(), re.M)
    names = {name.replace("{language}", language) for name in taken for language in LANGUAGES}
    shown_somewhere = {
        Path(target).name
        for page in [*READMES, *PAGES]
        for target, _ in LINK.findall(page.read_text())
        if target.endswith(".png")
    }
    kept = {picture.name for picture in (ROOT / "docs" / "screenshots").iterdir()}
    assert kept == shown_somewhere
    assert {name.removesuffix(".png") for name in kept} <= names


def test_every_setting_is_in_the_table_of_settings() -> None:
    page = (ROOT / "docs" / "host" / "settings.md").read_text()
    named = set(re.findall(r"`LABORA_([A-Z_]+)`", page))
    assert named == {name.upper() for name in Settings.model_fields}


CONTRIBUTORS = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs" / "contribute").glob("*.md"))]
NAMED_FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|toml|csv|ftl|css))`")


@pytest.mark.parametrize("page", CONTRIBUTORS, ids=lambda page: page.name)
def test_files_that_pages_for_contributors_name_are_there(page: Path) -> None:
    files = [
        str(file.relative_to(ROOT))
        for folder in (
            "labora",
            "web/src",
            "web/bundling",
            "tests",
            "tools",
            "benchmarks",
            "examples",
            "docs",
        )
        for file in (ROOT / folder).rglob("*.*")
    ]
    named = set(NAMED_FILE.findall(page.read_text(encoding="utf-8")))
    assert [name for name in sorted(named) if not is_there(name, files)] == []


def is_there(name: str, files: list[str]) -> bool:
    return (ROOT / name).is_file() or any(file.endswith(f"/{name}") for file in files)


def test_the_architecture_has_a_sentence_for_each_folder() -> None:
    page = (ROOT / "docs/contribute/architecture.md").read_text(encoding="utf-8")
    for parent in ("labora", "labora/server", "web/src"):
        for folder in sorted((ROOT / parent).iterdir()):
            if folder.is_dir() and not folder.name.startswith("__"):
                assert re.search(rf"\b{folder.name}\b", page), f"{parent}/{folder.name}"
