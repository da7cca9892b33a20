"""Writes the symbols that the service's pictures use, from those of the page: by daylight, one a line.

Run `python3 -m tools.dev.picture_symbols` after a change of web/src/assets/icons.svg.
"""

import re

from labora.rules.components.goods import NAMES
from tools.setup.paths import ROOT

ICONS = ROOT / "web" / "src" / "assets" / "icons.svg"
SYMBOLS = ROOT / "labora" / "drawing" / "symbols.svg"
WANTED = (*NAMES, *(f"shield-{colour}" for colour in ("red", "blue", "green", "white")))
VARIABLE = re.compile(r"var\(--[a-z0-9-]+,\s*([^()]+)\)")


def symbols() -> str:
    icons = ICONS.read_text()
    return "".join(f"{_symbol(icons, name)}\n" for name in WANTED)


def _symbol(icons: str, name: str) -> str:
    """Colours as they are by day: what draws pictures knows no variables."""
    found = re.search(rf'<symbol id="{name}".*?</symbol>', icons, re.DOTALL)
    assert found is not None, name
    plain = VARIABLE.sub(r"\1", found[0]).replace("\n", " ")
    return plain.replace(f'id="{name}"', f'id="sheet-{name}"')


if __name__ == "__main__":
    SYMBOLS.write_text(symbols())
