"""What a model may read beside the tools: rules, cards, records."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError
from mcp.server.mcpserver.resources import Resource
from pydantic import Field

from labora.i18n import Words
from labora.mcp import lookup_tools, rulebook, table_tools
from labora.mcp.api_client import RefusedError
from labora.mcp.localized import words_in
from labora.mcp.session import REQUEST, SessionSource
from labora.rules.components.goods import VARIANTS

RULES: Final = "labora://rules"
CARDS: Final = "labora://cards"
RECORD: Final = "labora://tables/{table}/record"


class LocalizedText(Resource):
    """Hold a text in the language of its reader."""

    find: Callable[[Words], str] = Field(exclude=True)
    sessions: Any = Field(exclude=True)

    async def read(self) -> str:
        return self.find(words_in(self.sessions.language(REQUEST.get())))


def add_resources(server: MCPServer[Any], sessions: SessionSource) -> None:
    texts: dict[str, tuple[str, Callable[[Words], str]]] = {
        f"{RULES}/{chapter}": ("mcp-resource-rules", partial(lookup_tools.rules_text, chapter=chapter))
        for chapter in rulebook.NAMES
    }
    for variant in VARIANTS:
        texts[f"{CARDS}/{variant}"] = (
            "mcp-resource-cards",
            partial(lookup_tools.every_card, variant=variant),
        )
    for uri, (about, find) in texts.items():
        name = uri.removeprefix("labora://").replace("/", "-")
        server.add_resource(
            LocalizedText(uri=uri, name=name, description=about, find=find, sessions=sessions)
        )
    _add_card(server, sessions)
    _add_record(server, sessions)


def _add_card(server: MCPServer[Any], sessions: SessionSource) -> None:
    @server.resource(CARDS + "/{variant}/{card}", name="card", description="mcp-resource-card")
    def card(variant: str, card: str) -> str:
        words = words_in(sessions.language(REQUEST.get()))
        known = ", ".join(VARIANTS)
        if variant not in VARIANTS:
            raise ResourceNotFoundError(words.text("mcp-no-variant", variant=variant, variants=known))
        try:
            return lookup_tools.cards_text(words, variant, card)
        except RefusedError as error:
            raise ResourceNotFoundError(str(error)) from None


def _add_record(server: MCPServer[Any], sessions: SessionSource) -> None:
    @server.resource(RECORD, name="record", description="mcp-resource-record", mime_type="application/json")
    async def record(table: str) -> str:
        request = REQUEST.get()
        try:
            return await table_tools.record(
                await sessions.session(request, sessions.language(request), ""), table
            )
        except RefusedError as error:
            raise ResourceNotFoundError(str(error)) from None
