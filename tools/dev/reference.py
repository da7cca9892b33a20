"""Writes the reference of the public API as pages: `.venv/bin/python -m tools.dev.reference [FOLDER]`."""

import sys
from pathlib import Path

import pdoc

from tools.setup.paths import ROOT

DEFAULT = ROOT / "build" / "reference"


def write(folder: Path) -> Path:
    """What `import labora` gives, with its docstrings; the examples in them are run by the tests."""
    pdoc.render.configure(docformat="markdown", footer_text="Labora", search=True)
    pdoc.pdoc("labora.api", output_directory=folder)
    return folder / "labora" / "api.html"


if __name__ == "__main__":
    print(write(Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT))
