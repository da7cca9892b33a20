"""A scripted language model: it knows what the tools tell it, and nothing else."""

import random
import re
from typing import Any

from mcp import Client

MOST_STEPS = 3_000
OVER = "The game is over"
PREFERRED = ("end", "fell", "cut")


class Model:
    """Call tools as a language model does."""

    def __init__(self, client: Client, **always: Any) -> None:
        self.client = client
        self.always = always
        """Given with every call."""

    async def call(self, tool: str, **arguments: Any) -> str:
        text, wrong = await self._call(tool, arguments)
        assert not wrong, text
        return text

    async def wrong(self, tool: str, **arguments: Any) -> str:
        """What is said about a call that is not right."""
        text, wrong = await self._call(tool, arguments)
        assert wrong, text
        return text

    async def _call(self, tool: str, arguments: dict[str, Any]) -> tuple[str, bool]:
        found = await self.client.call_tool(tool, self.always | arguments)
        (content,) = found.content
        assert content.type == "text"
        return content.text, bool(found.is_error)

    async def play(
        self, seen: str, steps: int = MOST_STEPS, preferred: tuple[str, ...] = PREFERRED
    ) -> tuple[str, int]:
        """Ends turns as soon as that is possible, clears land, else takes any option, as they are read.

        Until the game is over; gives the last look and the length of the longest.
        """
        dice = random.Random(7)
        longest = len(seen)
        table = table_in(seen)
        for _ in range(steps):
            if OVER in seen:
                break
            options = options_in(seen)
            if not options:
                # The others take longer than an answer waits.
                seen = await self.call("look", table=table, wait=50)
                longest = max(longest, len(seen))
                continue
            wanted = next((one for one in preferred if one in options), None) or dice.choice(options)
            seen = await self.call("decide", table=table, decisions=[wanted], wait=50)
            longest = max(longest, len(seen))
        return seen, longest


def table_in(seen: str) -> str:
    found = re.search(r"^Table ([A-Za-z0-9_-]+) ", seen, re.M)
    assert found is not None, seen
    return found.group(1)


def options_in(seen: str) -> list[str]:
    """The texts of the options that the reader has, as a look tells them."""
    found = re.search(r"^You \(.*\) decide\..* Options:\n((?:[^\n]+\n?)*)", seen, re.M)
    if found is None:
        return []
    lines = found.group(1).split("Not possible now:")[0].splitlines()
    return [line.split(": ")[0] for line in lines if not line.startswith("…")]
