from typing import Literal

from labora.server.core.schemas import StoredSchema


class Fallback(StoredSchema):
    asked: str
    reason: Literal["slow", "failed", "illegal"]
