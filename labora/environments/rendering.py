"""What environments show: a line of text, a drawing in the terminal, or a picture as an array."""

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from labora.drawing.displays import svg
from labora.drawing.png import png_of
from labora.extras import require
from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.rules.constants.errors import LaboraError
from labora.rules.state.position import Position

Pixels = NDArray[np.uint8]
ANSI: Final = "ansi"
HUMAN: Final = "human"
PIXELS: Final = "rgb_array"
MODES: Final = [ANSI, HUMAN, PIXELS]


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode; raise a LaboraError if there is no such mode, or if its extra is missing."""
    if mode is not None and mode not in MODES:
        raise LaboraError(f"There is no render mode {mode!r}. Modes: {', '.join(MODES)}.")
    if mode == HUMAN:
        require("cli", "rich")
    if mode == PIXELS:
        require("pictures")
    return mode


def rendered(position: Position, mode: str | None) -> str | Pixels | None:
    """Return the position's line or its picture; `human` draws it in the terminal and returns nothing."""
    if mode == PIXELS:
        return pixels_of(position)
    if mode == HUMAN:
        _draw(position)
    return position.line if mode == ANSI else None


def pixels_of(position: Position) -> Pixels:
    """Return the picture of `labora.svg` as an array of 630 by 1200 pixels of red, green and blue."""
    from PIL import Image  # noqa: PLC0415 -- slow to load, and few draw

    image: Any = Image.open(BytesIO(png_of(svg(position)))).convert("RGB")
    return np.asarray(image, np.uint8)


def _draw(position: Position) -> None:
    from rich.console import Console  # noqa: PLC0415 -- an extra brings it

    from labora.cli.drawing import picture  # noqa: PLC0415 -- as above

    console = Console()
    console.print(picture(Words(ENGLISH, hyphens=False), position, max(80, console.width)))
