"""Build the documentation as a website: `python3 -m tools.dev.site [FOLDER]`.

The pages are those of docs/ and the files that they link to. The references of the Python API and of the
HTTP API are made from the code. The navigation is the table of docs/README.md.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.setup import environment
from tools.setup.errors import SetupError
from tools.setup.paths import PROGRAMS, PYTHON, ROOT, VENV

LOCKS: Final = ("build", "play", "test", "site")
BUILD: Final = ROOT / "build"
INDEX: Final = Path("docs/README.md")
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)#\s]+)(?:#[^)]*)?\)")
CODE: Final = re.compile(r"^```.*?^```$|`[^`\n]*`", re.M | re.S)
PYTHON_REFERENCE: Final = "reference/python/labora/api.html"
HTTP_REFERENCE: Final = "reference/http.md"
CONFIGURATION: Final = """\
[project]
site_name = "Labora"
site_description = "The board game Ora et Labora: play it, host it, write bots"
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
nav = [
    {{ "Labora" = "index.md" }},
{nav}
]

[project.theme]
font = false
features = ["navigation.sections", "navigation.top", "content.code.copy", "search.highlight"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
primary = "brown"
toggle.icon = "lucide/moon"
toggle.name = "Dark"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
primary = "brown"
toggle.icon = "lucide/sun"
toggle.name = "Light"
"""


def linked_from(page: Path) -> set[Path]:
    """Return the files of the repository that a page links to or shows."""
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    targets = [target for _, target in LINK.findall(text) if ":" not in target]
    found = {Path(os.path.normpath(page.parent / target)) for target in targets}
    return {file for file in found if file.is_file() and file.is_relative_to(ROOT)}


def pages_and_files() -> set[Path]:
    """Follow the links from the README and from all pages of docs/."""
    waiting = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = set(waiting)
    while waiting:
        page = waiting.pop()
        new = (linked_from(page) if page.suffix == ".md" else set()) - found
        found |= new
        waiting += new
    return found


def navigation() -> list[tuple[str, list[tuple[str, str]]]]:
    """Return sections with titles and files, as docs/README.md has them."""
    sections: list[tuple[str, list[tuple[str, str]]]] = []
    for line in (ROOT / INDEX).read_text(encoding="utf-8").splitlines():
        title = re.match(r"\| \*\*(.+?)\*\* \|", line)
        if title:
            sections.append((title[1].capitalize(), []))
        elif sections and line.startswith("|"):
            links = [(name, os.path.normpath(INDEX.parent / target)) for name, target in LINK.findall(line)]
            sections[-1][1].extend(links)
    references = [("Python API", PYTHON_REFERENCE), ("HTTP API", HTTP_REFERENCE)]
    return [*sections, ("Reference", references)]


def configuration() -> str:
    sections = []
    for title, entries in navigation():
        rows = ",\n".join(f'        {{ "{name}" = "{place(Path(target))}" }}' for name, target in entries)
        sections.append(f'    {{ "{title}" = [\n{rows}\n    ] }},')
    return CONFIGURATION.format(nav="\n".join(sections))


def place(file: Path) -> str:
    """Return where a file of the repository goes: the README is the front page."""
    return "index.md" if file == Path("README.md") else file.as_posix()


def with_the_front_page(page: Path) -> str:
    """Return the text of a page; its links to the README lead to the front page."""
    to_readme = os.path.relpath(ROOT / "README.md", page.parent)
    text = page.read_text(encoding="utf-8")
    return text.replace(f"]({to_readme}", f"]({to_readme.removesuffix('README.md')}index.md")


def write_sources(folder: Path) -> None:
    """Copy the pages, make the references, and write the configuration."""
    from labora.server.app import api_reference  # noqa: PLC0415 -- needs installed packages
    from labora.server.app.application import create_app  # noqa: PLC0415
    from tools.dev import reference  # noqa: PLC0415 -- they need installed packages

    pages = folder / "pages"
    for file in pages_and_files():
        target = pages / place(file.relative_to(ROOT))
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            target.write_text(with_the_front_page(file), encoding="utf-8")
        else:
            shutil.copyfile(file, target)
    reference.write(pages / "reference" / "python")
    (pages / HTTP_REFERENCE).write_text(api_reference.markdown(create_app().openapi()), encoding="utf-8")
    (folder / "zensical.toml").write_text(configuration(), encoding="utf-8")


def build(folder: Path) -> Path:
    """Build the site into `folder`/site; raise a SetupError if a link of a page leads nowhere."""
    shutil.rmtree(folder, ignore_errors=True)
    write_sources(folder)
    command = [str(PROGRAMS / "zensical"), "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=folder, check=False)
    if done.returncode:
        raise SetupError("The site was not built; the reason is above.")
    return folder / "site"


def main() -> None:
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else BUILD / "documentation"
    try:
        if Path(sys.prefix) != VENV:
            environment.ensure(LOCKS)
            os.execv(PYTHON, [str(PYTHON), "-m", "tools.dev.site", str(folder)])
        print(build(folder) / "index.html")
    except SetupError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
