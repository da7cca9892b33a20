"""Tools and resources: described in English, with answers and refusals in the language of the request.

In the code, descriptions are the ids of messages.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.context import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from mcp_types import Prompt, Resource, ResourceTemplate, ToolAnnotations
from mcp_types import Tool as ToolInfo
from pydantic import ValidationError

from labora.bots import LEVELS
from labora.bots.registry import USUAL_BOT
from labora.i18n import LANGUAGES, Words
from labora.i18n.messages import ENGLISH
from labora.mcp.api_client import RefusedError
from labora.mcp.session import REQUEST, Session, SessionSource
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES

USUAL_MODE: Final = "2-short"
"""Of a game between a person and a model."""
# All that a description may name.
_NAMES: Final = {
    "modes": ", ".join(mode.name for mode in MODES),
    "bots": ", ".join(LEVELS),
    "languages": ", ".join(LANGUAGES),
    "variants": ", ".join(VARIANTS),
    "usual": USUAL_BOT,
    "mode": USUAL_MODE,
}
Listed = TypeVar("Listed", Resource, ResourceTemplate)
LANGUAGE: Final = "language"
TOKEN: Final = "token"
# What Pydantic finds wrong with a value, as the sentence tells it.
_WRONG: Final = {
    "missing": "missing",
    "literal_error": "choice",
    "greater_than_equal": "range",
    "less_than_equal": "range",
    "string_too_short": "length",
    "string_too_long": "length",
    "too_long": "length",
}


@cache
def words_in(language: str) -> Words:
    return Words(language, hyphens=False)


class LocalizedTool(Tool):
    """Call a function with the session of the request, and report errors in its language."""

    sessions: Any

    async def run(
        self, arguments: dict[str, Any], context: Context[Any, Any], convert_result: bool = False
    ) -> Any:
        given = dict(arguments)
        request = REQUEST.get()
        words = words_in(self._language(given.pop(LANGUAGE, None), self.sessions.language(request)))
        token = given.pop(TOKEN, "") if self.sessions.introduces else ""
        known = self._checked(words, given)
        try:
            session: Session = await self.sessions.session(request, words.language, str(token))
            text: str = await self.fn(session, **known)
        except RefusedError as error:
            raise ToolError(str(error)) from None
        return self.fn_metadata.convert_result(text) if convert_result else text

    def _language(self, asked: Any, usual: str) -> str:
        if asked is None:
            return usual
        if asked not in LANGUAGES:
            sentence = words_in(usual).text("mcp-no-language", language=str(asked), **_NAMES)
            raise ToolError(sentence)
        return str(asked)

    def _checked(self, words: Words, given: dict[str, Any]) -> dict[str, Any]:
        own = self.parameters["properties"]
        for name in given:
            if name not in own:
                raise ToolError(
                    words.text("mcp-wrong-unknown", name=name, tool=self.name, names=", ".join(own))
                )
        try:
            return self.fn_metadata.validate_arguments(given)
        except ValidationError as error:
            wrong = error.errors()[0]
            name = str(wrong["loc"][0]) if wrong["loc"] else self.name
            raise ToolError(
                words.text(
                    "mcp-wrong-argument",
                    name=name,
                    wrong=_WRONG.get(wrong["type"], "kind"),
                    about=words_in(ENGLISH).text(own[name]["description"], **_NAMES) if name in own else "",
                    range=_range(own.get(name, {})),
                )
            ) from None


def _range(schema: Mapping[str, Any]) -> str:
    """The values that a schema allows: `a, b` or `0–50`."""
    for part in (schema, *schema.get("anyOf", ())):
        if "enum" in part:
            return ", ".join(map(str, part["enum"]))
        low = part.get("minimum", part.get("minLength"))
        high = part.get("maximum", part.get("maxLength", part.get("maxItems")))
        if high is not None:
            return f"{0 if low is None else low}–{high}"
    return "–"


def localized_tool(
    sessions: SessionSource, fn: Callable[..., Awaitable[str]], *, changes: bool, name: str | None = None
) -> LocalizedTool:
    hints = ToolAnnotations(read_only_hint=not changes, destructive_hint=False, open_world_hint=False)
    name = name or fn.__name__
    made = Tool.from_function(
        fn,
        name=name,
        description=f"mcp-tool-{name.replace('_', '-')}",
        context_kwarg="session",
        annotations=hints,
        structured_output=False,
    )
    common: dict[str, Any] = {
        LANGUAGE: {"type": "string", "enum": list(LANGUAGES), "description": "mcp-argument-language"}
    }
    if sessions.introduces:
        common[TOKEN] = {"type": "string", "description": "mcp-argument-token"}
    parameters = made.parameters | {
        "properties": made.parameters.get("properties", {}) | common,
        "additionalProperties": False,
    }
    return LocalizedTool(**dict(made) | {"parameters": parameters, "fn": fn, "sessions": sessions})


class LocalizedServer(MCPServer[Any]):
    """Describe tools and resources in English; their answers come in the language of the request."""

    async def list_tools(self) -> list[ToolInfo]:
        words = words_in(ENGLISH)
        return [
            tool.model_copy(
                update={
                    "description": words.text(str(tool.description), **_NAMES),
                    "input_schema": _localized(words, tool.input_schema),
                }
            )
            for tool in await super().list_tools()
        ]

    async def list_resources(self) -> list[Resource]:
        words = words_in(ENGLISH)
        return [_described(words, resource) for resource in await super().list_resources()]

    async def list_resource_templates(self) -> list[ResourceTemplate]:
        words = words_in(ENGLISH)
        return [_described(words, resource) for resource in await super().list_resource_templates()]

    async def list_prompts(self) -> list[Prompt]:
        words = words_in(ENGLISH)
        return [_asked(words, prompt) for prompt in await super().list_prompts()]


def _asked(words: Words, prompt: Prompt) -> Prompt:
    arguments = [
        argument.model_copy(update={"description": words.text(str(argument.description), **_NAMES)})
        for argument in prompt.arguments or []
    ]
    texts = {
        "title": words.text(str(prompt.title)),
        "description": words.text(str(prompt.description)),
    }
    return prompt.model_copy(update=texts | {"arguments": arguments})


def _localized(words: Words, schema: Mapping[str, Any]) -> dict[str, Any]:
    properties = {
        name: {key: value for key, value in one.items() if key != "title"}
        | {"description": words.text(one["description"], **_NAMES)}
        for name, one in schema["properties"].items()
    }
    return {key: value for key, value in schema.items() if key != "title"} | {"properties": properties}


def _described(words: Words, listed: Listed) -> Listed:
    return listed.model_copy(update={"description": words.text(str(listed.description), **_NAMES)})
