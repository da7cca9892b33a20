"""What routes of every feature ask for."""

from typing import Annotated, Any, Final

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.core.rate_limits import RateLimiter
from labora.server.core.settings import Settings

RateLimiterIn = Annotated[RateLimiter, Depends(provided(RateLimiter))]
SettingsIn = Annotated[Settings, Depends(provided(Settings))]

# Any address may answer so: who sends, from where, how much, how often.
OF_THE_GUARD: Final = (401, 403, 413, 421, 429)
PROBLEM: Final = "#/components/schemas/ProblemView"


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: which problems an address answers with."""
    kinds = ("application/json", "application/problem+json")
    content = {kind: {"schema": {"$ref": PROBLEM}} for kind in kinds}
    return {
        status: {"description": "Problem details", "content": content}
        for status in (*OF_THE_GUARD, 400, 422, 503, *statuses)
    }
