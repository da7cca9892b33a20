"""Writes the types of the service's API for the browser client: `python -m tools.dev.web_types [--check]`.

Needs the package and its requirements, unlike the rest of this folder.
"""

import json
import sys
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
from tools.setup.paths import ROOT

TARGET: Final = ROOT / "web" / "src" / "api" / "types.ts"
FACTS: Final = TARGET.with_name("facts.ts")
MESSAGES: Final = (
    *(HelloMessage, NewsMessage, PresenceMessage, ThinkingMessage, AnalysisMessage, PongMessage, ByeMessage),
    *(AskSeek, SeekingMessage, FoundMessage),
)
HEADER: Final = "// Written by tools/dev/web_types.py from the service's own description. Do not edit.\n"
FACTS_HEADER: Final = "// Written by tools/dev/web_types.py from the Python side's own lists. Do not edit.\n"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
SHORT: Final = 4
Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    found: dict[str, Schema] = dict(create_app().openapi()["components"]["schemas"])
    _, document = models_json_schema(
        [(message, "serialization") for message in MESSAGES], ref_template="#/components/schemas/{model}"
    )
    for name, schema in document["$defs"].items():
        found.setdefault(name, schema)
    return {name: schema for name, schema in sorted(found.items()) if "Validation" not in name}


def typed(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[union]))
    return _by_type(schema)


def _by_type(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(str(kind), "unknown")


def interface(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} ={_cases(typed(schema))};\n"
    partial = name.startswith("Ask") or name.endswith("Changes")
    lines = []
    for field, inner in schema["properties"].items():
        if inner.get("description"):
            lines.append(f"  /** {inner['description']} */")
        # The service sends every field; what a client may leave out is optional, and what has not changed.
        optional = "?" if partial and field not in schema.get("required", ()) else ""
        lines.append(f"  {field}{optional}: {typed(inner)};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _cases(union: str) -> str:
    """A long union, one case in each line."""
    cases = union.split(" | ")
    return f" {union}" if len(cases) <= SHORT else "".join(f"\n  | {case}" for case in cases)


def source() -> str:
    return HEADER + "".join("\n" + interface(name, schema) for name, schema in schemas().items())


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
