"""Draws pictures one at a time, and caches them."""

import asyncio
from collections import OrderedDict
from typing import Final

from labora.drawing.png import png_of

KEPT: Final = 100


class ImageCache:
    """Draw pictures one at a time, and keep the last ones."""

    def __init__(self) -> None:
        self._drawn: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._one_at_a_time: Final = asyncio.Lock()

    async def png(self, svg: str) -> bytes:
        async with self._one_at_a_time:
            found = self._drawn.get(svg)
            if found is None:
                found = await asyncio.to_thread(png_of, svg)
                self._drawn[svg] = found
            self._drawn.move_to_end(svg)
            if len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
            return found

    def forget(self) -> None:
        """Names are drawn in them."""
        self._drawn.clear()
