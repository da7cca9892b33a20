from typing import Annotated, Final

from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

from labora.bots.old_ids import current_bot
from labora.server.core.readable_text import is_message, is_name

UNPRINTABLE: Final = "unprintable"


def checked_name(text: str) -> str:
    """Names are shown to others, and end up in records."""
    if not is_name(text):
        raise PydanticCustomError(UNPRINTABLE, "only characters that can be seen are possible")
    return text


def checked_text(text: str) -> str:
    if not is_message(text):
        raise PydanticCustomError(
            UNPRINTABLE, "only characters that can be seen are possible, on a few lines"
        )
    return text


def checked_note(text: str) -> str:
    return text if not text else checked_text(text)


Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=40, strip_whitespace=True),
    AfterValidator(checked_name),
]


BotId = Annotated[str, AfterValidator(current_bot)]
"""A bot by its id; ids of earlier versions become the current ones."""

Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
