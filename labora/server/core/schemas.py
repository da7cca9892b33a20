"""What all messages have in common."""

from typing import ClassVar

from pydantic import BaseModel, ConfigDict


class StoredSchema(BaseModel):
    """Read only known fields of stored data: a newer version may mean something else."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Schema(BaseModel):
    """Describe an answer of the server: made once, never changed."""

    model_config = ConfigDict(frozen=True, from_attributes=True)
    told_whole: ClassVar[bool] = False
    """When something in it is different, all of it is."""


class RequestSchema(BaseModel):
    """Describe a request: unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
