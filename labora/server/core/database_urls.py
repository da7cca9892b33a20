"""Addresses of databases, as other programs write them and as SQLAlchemy and asyncpg read them."""

from typing import Final

from sqlalchemy import URL, make_url

POSTGRES_PORT: Final = 5432
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def with_driver(address: str) -> str:
    """Names the driver. Raises ValueError for what is no address of a database."""
    scheme, _, rest = address.partition("://")
    found = make_url(f"{DRIVERS[scheme]}://{rest}") if scheme in DRIVERS else None
    if found is None or (found.get_backend_name() == "sqlite" and found.host):
        raise ValueError(address)
    return _renamed(found, "sslmode", "ssl").render_as_string(hide_password=False)


def for_asyncpg(url: str) -> str:
    """The address as PostgreSQL's own programs write it."""
    found = _renamed(make_url(url), "ssl", "sslmode").set(drivername="postgresql")
    return found.render_as_string(hide_password=False)


def is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def where_of(url: str) -> str:
    """The database without what is secret."""
    found = make_url(url)
    if is_sqlite(url):
        return found.database or ":memory:"
    host = found.host or str(found.query.get("host", "localhost"))
    return f"{host}:{found.port or POSTGRES_PORT}/{found.database or ''}"


def _renamed(url: URL, old: str, new: str) -> URL:
    if old not in url.query:
        return url
    return url.set(query={new if name == old else name: value for name, value in url.query.items()})
