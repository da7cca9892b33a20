"""The documentation site has every page, and its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from labora.server.app import api_reference
from labora.server.app.application import create_app
from tools.dev import site
from tools.setup.paths import ROOT

LINK = re.compile(r'(?:href|src)="?([^"\s>]+)')
ANCHOR = re.compile(r'\b(?:id|name)="?([^"\s>]+)')
REFERENCES = ["Python API", "HTTP API"]


def test_the_navigation_has_every_page_of_the_documentation_once() -> None:
    entries = [target for _, entries in site.navigation() for _, target in entries]
    assert len(entries) == len(set(entries))
    pages = {str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md")} - {str(site.INDEX)}
    assert pages - set(entries) == set()
    assert all((ROOT / target).is_file() for target in entries if not target.startswith("reference/"))
    assert [name for name, _ in site.navigation()[-1][1]] == REFERENCES


def test_pictures_and_examples_come_along() -> None:
    found = {str(file.relative_to(ROOT)) for file in site.pages_and_files()}
    assert {"docs/screenshots/table.png", "CHANGELOG.md", "deploy/labora.service"} <= found


def test_the_front_page_has_its_new_name() -> None:
    assert "](README.md" not in site.with_the_front_page(ROOT / "README.de.md")


def test_the_reference_names_every_request_and_type() -> None:
    document = create_app().openapi()
    text = api_reference.markdown(document)
    for path, methods in document["paths"].items():
        assert all(f"### `{method.upper()} {path}`" in text for method in methods)
    assert all(f"\n### {name}\n" in text for name in document["components"]["schemas"])
    anchors = {heading.lower() for heading in re.findall(r"^##+ (.*)$", text, re.M)}
    assert set(re.findall(r"\]\(#(\w+)\)", text)) <= anchors


@pytest.mark.long
def test_every_link_of_the_built_site_leads_somewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.dev.site", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {page: page.read_text(encoding="utf-8") for page in (tmp_path / "site").rglob("*.html")}
    assert len(pages) > 40
    dead = [f"{page.name}: {link}" for page, text in pages.items() for link in dead_links(page, text, pages)]
    assert dead == []


def dead_links(page: Path, text: str, pages: dict[Path, str]) -> list[str]:
    """Return links inside the site without a file, or without a place in their page."""
    if page.name == "404.html" or "python" in page.parts:
        return []  # its links begin at the root; pdoc's own pages have theirs
    found = []
    for link in set(LINK.findall(text)):
        target, _, anchor = unquote(link).partition("#")
        if ":" in target or target.startswith("//"):
            continue
        file = (page.parent / target).resolve() if target else page
        if file.is_dir():
            file /= "index.html"
        if not file.is_file() or (anchor and anchor not in ANCHOR.findall(pages.get(file, ""))):
            found.append(link)
    return found
