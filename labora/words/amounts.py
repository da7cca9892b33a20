"""Texts of amounts: `2clay+1stone` as in options, `2 wood + 1/2 energy` as on cards."""

import re
from typing import Final

_TERM: Final = re.compile(r"(\d+)(/2)? ?([a-z-]+)")


def read_amounts(text: str) -> list[tuple[str, float]]:
    return [(good, int(count) / 2 if half else int(count)) for count, half, good in _TERM.findall(text)]
