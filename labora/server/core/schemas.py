"""What all messages have in common."""

from pydantic import BaseModel, ConfigDict


class StoredSchema(BaseModel):
    """What is written by a newer version may mean something else: only what is known is read."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Schema(BaseModel):
    """Sent by the server: made once, never changed."""

    model_config = ConfigDict(frozen=True)


class RequestSchema(BaseModel):
    """Sent by clients: nothing that is not known is accepted."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
