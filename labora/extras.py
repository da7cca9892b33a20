"""What `pip install .` leaves out, by the extra that brings it: said in a sentence where it is missing."""

from importlib.util import find_spec
from typing import Final

from labora.i18n import Words
from labora.i18n.messages import ENGLISH

MODULES: Final = {
    "mcp": ("mcp",),
    "cli": ("rich", "typer"),
    "server": (
        *("aiosqlite", "alembic", "fastapi", "httptools", "markdown_it", "openskill"),
        *("prometheus_client", "pydantic", "pydantic_settings", "sqlalchemy", "typing_extensions"),
        *("uvicorn", "websockets"),
    ),
    "arena": ("matplotlib", "numpy", "openskill"),
    "pictures": ("resvg_py",),
    "postgres": ("asyncpg",),
    "notify": ("cryptography", "httpcore2", "httpx2", "jwt"),
    "cluster": ("ray",),
    "research": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL"),
    "data": ("pyarrow",),
    "learn": ("torch",),
    "sb3": ("sb3_contrib", "stable_baselines3"),
}


class MissingExtraError(ModuleNotFoundError):
    """Report a missing extra; `arguments` belong to the message `missing-extra`."""

    def __init__(self, extra: str, module: str) -> None:
        # The quotes are for shells to which brackets mean something.
        self.arguments: Final = {"module": module, "command": f'pip install ".[{extra}]"'}
        super().__init__(Words(ENGLISH).text("missing-extra", **self.arguments), name=module)


def require(extra: str, *modules: str) -> None:
    """All of an extra, or the named modules of it."""
    for module in modules or MODULES[extra]:
        if find_spec(module) is None:
            raise MissingExtraError(extra, module)
