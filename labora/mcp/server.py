"""The MCP server put together: which tools and resources there are."""

from typing import Final

from mcp.server.context import CallNext, HandlerResult

from labora import __version__
from labora.mcp import library, playing, tables
from labora.mcp.desk import REQUEST, Reception, Request
from labora.mcp.resources import add_resources
from labora.mcp.spoken import SpokenServer, spoken_tool, words_in
from labora.words.messages import ENGLISH

NAME: Final = "labora"
LOOKING: Final = (
    tables.tables,
    playing.look,
    playing.options,
    playing.explore,
    playing.hint,
    library.rules,
    library.cards,
    tables.record,
)
CHANGING: Final = (
    tables.open_table,
    tables.join,
    playing.decide,
    playing.undo,
    playing.agree,
    tables.say,
)


def make_server(reception: Reception, language: str = ENGLISH) -> SpokenServer:
    """`language`: of what is said before anybody can ask for another one."""
    made = [spoken_tool(reception, fn, changes=False) for fn in LOOKING]
    made += [spoken_tool(reception, fn, changes=True) for fn in CHANGING]
    if reception.introduces:
        made.append(spoken_tool(reception, tables.introduce, changes=True))
    server = SpokenServer(
        reception,
        name=NAME,
        title="Labora",
        version=__version__,
        instructions=words_in(language).text("mcp-instructions"),
        tools=list(made),
        middleware=[_remembering],
        subscriptions=False,
        log_level="WARNING",
    )
    add_resources(server, reception)
    return server


async def _remembering(request: Request, call_next: CallNext) -> HandlerResult:
    token = REQUEST.set(request)
    try:
        return await call_next(request)
    finally:
        REQUEST.reset(token)
