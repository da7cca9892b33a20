"""What can become of a message on its way."""

from dataclasses import dataclass
from typing import Literal

Problem = Literal["own-network", "unreachable", "refused", "redirected", "mail"]


class UndeliveredError(Exception):
    """Report that a message was not delivered now; it is tried again."""

    def __init__(self, problem: Problem, *, wait: float = 0.0, ours: bool = False) -> None:
        super().__init__(problem)
        self.problem: Problem = problem
        self.wait = wait
        """How many seconds the receiver asks to wait."""
        self.ours = ours
        """The fault is this server's: the channel does not count it."""


class GoneError(Exception):
    """Report that an address no longer exists."""


@dataclass(frozen=True, slots=True)
class MessageLine:
    """Hold one line of a message."""

    occasion: str
    words: str
    url: str
    table: str
    name: str
    """The table's."""
    at: float


@dataclass(frozen=True, slots=True)
class Message:
    """Hold one message about several tables, in the reader's language."""

    title: str
    lines: tuple[MessageLine, ...]
    url: str
    """Where a click leads."""
    stop: str
    """Where the channel is switched off, without logging in; empty in the question whether it may be used."""
    stop_words: str
    key: str
    """The same for every attempt: receivers know a repetition by it."""

    @property
    def parts(self) -> list[str]:
        return [f"{line.words}\n{line.url}" for line in self.lines]

    @property
    def text(self) -> str:
        return "\n".join(self.parts)
