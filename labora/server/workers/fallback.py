from typing import Literal

from labora.server.core.schemas import StoredSchema
from labora.server.core.text_types import BotId


class Fallback(StoredSchema):
    """Say which bot was asked, and why another one decided for it."""

    asked: BotId
    reason: Literal["slow", "failed", "illegal"]
