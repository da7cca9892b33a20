"""What a person can ask a model for with one click: to play a game."""

from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.prompts import Prompt
from pydantic import Field

from labora.mcp.localized import USUAL_MODE, words_in
from labora.mcp.session import REQUEST, SessionSource


def add_prompts(server: MCPServer[Any], sessions: SessionSource) -> None:
    """Add the prompt `play`; its texts are in the language of the request."""

    def play(mode: Annotated[str, Field(description="mcp-argument-play-mode")] = USUAL_MODE) -> str:
        return words_in(sessions.language(REQUEST.get())).text("mcp-prompt-play-text", mode=mode)

    server.add_prompt(
        Prompt.from_function(play, title="mcp-prompt-play-title", description="mcp-prompt-play")
    )
