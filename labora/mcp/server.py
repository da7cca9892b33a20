"""The MCP server put together: which tools, resources and prompts there are."""

from typing import Any, Final

from mcp.server.context import CallNext, HandlerResult

from labora import __version__
from labora.i18n.messages import ENGLISH
from labora.mcp import lookup_tools, play_tools, table_tools
from labora.mcp.localized import LocalizedServer, localized_tool, words_in
from labora.mcp.prompts import add_prompts
from labora.mcp.resources import add_resources
from labora.mcp.session import REQUEST, Request, SessionSource

NAME: Final = "labora"
LOOKING: Final = (
    table_tools.tables,
    play_tools.look,
    play_tools.options,
    play_tools.explore,
    play_tools.hint,
    lookup_tools.rules,
    lookup_tools.cards,
    table_tools.record,
)
CHANGING: Final = (
    table_tools.open_table,
    table_tools.join,
    play_tools.decide,
    play_tools.undo,
    play_tools.agree,
    table_tools.say,
)


def make_server(sessions: SessionSource) -> LocalizedServer:
    """Make a server with all tools and resources."""
    made = [localized_tool(sessions, fn, changes=False) for fn in LOOKING]
    made += [localized_tool(sessions, fn, changes=True) for fn in CHANGING]
    if sessions.introduces:
        made.append(localized_tool(sessions, table_tools.introduce, changes=True))
    middleware: list[Any] = [_remembering]
    server = LocalizedServer(
        name=NAME,
        title="Labora",
        version=__version__,
        instructions=words_in(ENGLISH).text("mcp-instructions"),
        tools=list(made),
        middleware=middleware,
        subscriptions=False,
        log_level="WARNING",
    )
    add_resources(server, sessions)
    add_prompts(server, sessions)
    return server


async def _remembering(request: Request, call_next: CallNext) -> HandlerResult:
    token = REQUEST.set(request)
    try:
        return await call_next(request)
    finally:
        REQUEST.reset(token)
