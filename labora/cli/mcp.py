"""`labora mcp`: tools for a language model, over the standard input and output."""

import asyncio
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from labora.cli import saved_games
from labora.cli.browser import free_port, own_settings
from labora.cli.language import say, words
from labora.cli.settings import database_in_use
from labora.cli.usage_errors import UsageError
from labora.extras import require

EXAMPLE: Final = "https://play.example.org"


def mcp(
    server: Annotated[
        str | None,
        typer.Option(
            "--server", metavar="ADDRESS", help=f"Play on this server instead, for example {EXAMPLE}."
        ),
    ] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="The model's name at the tables.")] = "",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            min=0,
            max=65535,
            metavar="N",
            help="Port on this machine for people in a browser; any free port if 8000 is taken.",
        ),
    ] = None,
) -> None:
    """Run an MCP server over standard input and output, so that a language model can play.

    Without --server it hosts its own tables. They are kept between runs, and people can join them in a
    browser while it runs.
    """
    require("mcp")
    if server is not None:
        asyncio.run(_at_a_service(_checked(server), name))
        return
    require("server")
    from labora.server.app.serve import try_database  # noqa: PLC0415 -- an extra brings it

    # Only this machine comes there, and the model asks as fast as it thinks.
    settings = own_settings(free_port(port), mcp=False, rate_limits=False)
    with database_in_use():
        asyncio.run(try_database(settings.database))
    asyncio.run(_with_own_service(settings, name))


def _checked(server: str) -> str:
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise UsageError(say("mcp-no-address", value=server, example=EXAMPLE))
    return f"{parts.scheme}://{parts.netloc}"


async def _at_a_service(address: str, name: str) -> None:
    import httpx2  # noqa: PLC0415 -- an extra brings it

    await _serve(httpx2.AsyncHTTPTransport(), address, address, name)


async def _with_own_service(settings: Any, name: str) -> None:
    """People can come to the tables with a browser, as long as this runs; the tables stay."""
    import httpx2  # noqa: PLC0415 -- an extra brings it

    from labora.cli.embedded_service import service_beside  # noqa: PLC0415 -- as above

    async with service_beside(settings) as app:
        address = f"http://{settings.host}:{settings.port}"
        await _serve(httpx2.ASGITransport(app), address, settings.database, name)


async def _serve(transport: Any, address: str, known_as: str, name: str) -> None:
    from labora.mcp.connections import LocalSession, Tokens  # noqa: PLC0415 -- as above
    from labora.mcp.server import make_server  # noqa: PLC0415

    language = words().language
    tokens = Tokens(saved_games.folder().parent / "models.json")
    session = LocalSession(transport, address, tokens, known_as, name=name, language=language)
    await make_server(session).run_stdio_async()
