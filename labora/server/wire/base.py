"""What all messages have in common."""

from pydantic import BaseModel, ConfigDict


class Wire(BaseModel):
    """Sent by the server: made once, never changed."""

    model_config = ConfigDict(frozen=True)


class Asked(BaseModel):
    """Sent by clients: nothing that is not known is accepted."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
