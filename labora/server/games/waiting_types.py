"""How long a request waits, and for what."""

from typing import Annotated, Final, Literal

from pydantic import Field

LONGEST_WAIT: Final = 50
"""Seconds: proxies usually give up on an answer after a minute."""

WaitSeconds = Annotated[
    float, Field(ge=0, le=LONGEST_WAIT, description="Answer after this many seconds at the latest.")
]
Until = Annotated[
    Literal["my-turn", "no-bot"],
    Field(description="What `wait` waits for: the caller has to decide, or no bot has to."),
]
