"""What `pip install .` leaves out, by the extra that brings it: said in a sentence where it is missing."""

from importlib.util import find_spec
from typing import Final

from labora.words import Words
from labora.words.messages import ENGLISH

MODULES: Final = {
    "cli": ("rich", "typer"),
    "server": (
        *("aiosqlite", "alembic", "fastapi", "prometheus_client", "pydantic", "pydantic_settings"),
        *("sqlalchemy", "uvicorn", "websockets"),
    ),
    "arena": ("matplotlib", "numpy", "openskill"),
    "postgres": ("asyncpg",),
}


class MissingExtraError(ModuleNotFoundError):
    def __init__(self, extra: str, module: str) -> None:
        super().__init__(Words(ENGLISH).text("missing-extra", extra=extra, module=module), name=module)
        self.extra: Final = extra
        self.module: Final = module


def require(extra: str, *modules: str) -> None:
    """All of an extra, or the named modules of it."""
    for module in modules or MODULES[extra]:
        if find_spec(module) is None:
            raise MissingExtraError(extra, module)
