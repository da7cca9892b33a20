"""Puts the package with its compiled engine into a folder: `python3 -m tools.dev.compiled_copy DIR`.

For measuring: `PYTHONPATH=DIR .venv/bin/python -m labora.cli bench`.
"""

import sys
from pathlib import Path

from tools.setup import engine, package
from tools.setup.paths import PYTHON, ROOT, WORKSHOP


def main(target: Path) -> None:
    compiled = engine.compiled(ROOT, WORKSHOP, PYTHON)
    if compiled is None:
        sys.exit(engine.why_not(WORKSHOP))
    package.put_together(compiled, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
