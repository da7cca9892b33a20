"""Writes the types of the service's API for the browser client: `python -m tools.dev.web_types [--check]`.

Needs the package and its requirements, unlike the rest of this folder.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from pydantic.json_schema import models_json_schema

from labora.bots.registry import BOT_ROWS, USUAL_BOT
from labora.drawing.player_colors import PLAYER_COLORS
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.engine.events import DEEDS
from labora.server.analysis.schemas import AnalysisMessage
from labora.server.app.application import create_app
from labora.server.games.domain.clock_presets import CLOCK_PRESETS
from labora.server.games.schemas import (
    ByeMessage,
    HelloMessage,
    NewsMessage,
    PongMessage,
    PresenceMessage,
    ThinkingMessage,
)
from labora.server.matchmaking.schemas import AskSeek, FoundMessage, SeekingMessage
from tools.setup.client import find_node
from tools.setup.paths import ROOT

TARGET: Final = ROOT / "web" / "src" / "api" / "types.ts"
FACTS: Final = TARGET.with_name("facts.ts")
MESSAGES: Final = (
    *(HelloMessage, NewsMessage, PresenceMessage, ThinkingMessage, AnalysisMessage, PongMessage, ByeMessage),
    *(AskSeek, SeekingMessage, FoundMessage),
)
HEADER: Final = "// Written by tools/dev/web_types.py and openapi-typescript. Do not edit.\n"
FACTS_HEADER: Final = "// Written by tools/dev/web_types.py from the Python side's own lists. Do not edit.\n"
NODE_PACKAGE: Final = ROOT / "web" / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
OPTIONS: Final = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false")
Schema = dict[str, Any]


def document() -> Schema:
    """The server's OpenAPI document, with the messages of its sockets among the types."""
    found = create_app().openapi()
    _, messages = models_json_schema(
        [(message, "serialization") for message in MESSAGES], ref_template="#/components/schemas/{model}"
    )
    types: dict[str, Schema] = found["components"]["schemas"]
    for name, schema in (*types.items(), *messages["$defs"].items()):
        types[name] = _as_sent(name, types.get(name, schema))
    for methods in found["paths"].values():
        for operation in methods.values():
            # Every refusal is a ProblemView: web/src/api/ask.ts throws it.
            operation["responses"] = {
                status: answer for status, answer in operation["responses"].items() if status < "300"
            }
    untitled: Schema = _untitled(found)
    return untitled


def _untitled(value: Any) -> Any:
    """Without titles, which only repeat names."""
    if isinstance(value, list):
        return [_untitled(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _untitled(inner)
        for name, inner in value.items()
        if not (name == "title" and isinstance(inner, str))
    }


def _as_sent(name: str, schema: Schema) -> Schema:
    """The server sends every field; what a client may leave out is optional, and what has not changed."""
    partial = name.startswith("Ask") or name.endswith("Changes")
    if partial or "properties" not in schema:
        return schema
    return {**schema, "required": list(schema["properties"])}


def source() -> str:
    """The types of all requests and answers, as openapi-typescript writes them."""
    node = find_node()
    if node is None:
        raise SystemExit("Writing the types of the API needs Node.")
    with tempfile.TemporaryDirectory() as folder:
        described, written = Path(folder, "openapi.json"), Path(folder, "types.ts")
        described.write_text(json.dumps(document()), encoding="utf-8")
        command = [str(node), str(NODE_PACKAGE), str(described), "--output", str(written), *OPTIONS]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return HEADER + written.read_text(encoding="utf-8")


def facts() -> str:
    """What the client has to know before the server answers: lists that are kept in Python."""
    named: dict[str, tuple[str, object]] = {
        "VARIANTS": ("The variants of the game.", VARIANTS),
        "MODES": ("The modes of the game.", [mode.name for mode in MODES]),
        "COLOURS": ("The players' colors, by board.", list(PLAYER_COLORS)),
        "DEEDS": ("Events of the log that somebody decided.", DEEDS),
        "USUAL_BOT": ("Good, and quick: the bot that is chosen where nobody chooses.", USUAL_BOT),
        "CLOCK_PRESETS": ("The clocks that people choose by name.", _presets()),
        "ADVISER_SECONDS": (
            "The bots that the page asks for hints, and how long they may think.",
            {row.id: row.hint_seconds for row in BOT_ROWS if row.hint_seconds is not None},
        ),
    }
    return FACTS_HEADER + "".join(
        f"\n/** {about} */\nexport const {name} = {json.dumps(value, indent=2)} as const;\n"
        for name, (about, value) in named.items()
    )


def _presets() -> dict[str, object]:
    return {name: rule and rule.model_dump() for name, rule in CLOCK_PRESETS.items()}


def main() -> int:
    wanted = {TARGET: source(), FACTS: facts()}
    if "--check" in sys.argv:
        return int(any(not file.exists() or file.read_text("utf-8") != text for file, text in wanted.items()))
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
