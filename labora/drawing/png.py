"""SVG becomes PNG, with our own letters and nothing from outside."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

LETTERS: Final = Path(__file__).parent / "fonts" / "EBGaramond.ttf"
FAMILY: Final = "EB Garamond SemiBold"


@cache
def can_draw() -> bool:
    """The extra `pictures` is installed."""
    return find_spec("resvg_py") is not None


def png_of(svg: str) -> bytes:
    # Services that draw no pictures start without it.
    import resvg_py  # noqa: PLC0415

    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(LETTERS)])
