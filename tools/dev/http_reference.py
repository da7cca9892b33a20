"""Write the reference of the HTTP API as a page, from the server's own description."""

import html
from collections.abc import Iterator, Mapping
from typing import Any, Final

from labora.server.app.application import create_app

HEAD: Final = """\
# HTTP API

Every request of the server, made from its OpenAPI document (`/api/openapi.json`).
[The guide](../docs/develop/http-api.md) explains the ideas and has a complete session.
"""
Schema = Mapping[str, Any]


def text() -> str:
    """Return the page in Markdown: requests by tag, then the types of their bodies and answers."""
    document = create_app().openapi()
    return "\n".join((HEAD, *_requests(document), *_types(document["components"]["schemas"])))


def _requests(document: Schema) -> Iterator[str]:
    by_tag: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = operation.get("tags", ["other"])[0]
            by_tag.setdefault(tag, []).extend(_request(f"{method.upper()} {path}", operation))
    for tag, lines in by_tag.items():
        yield f"\n## {tag.capitalize()}\n"
        yield from lines


def _request(name: str, operation: Schema) -> Iterator[str]:
    yield f"\n### `{name}`\n"
    yield f"**{operation['summary']}.** {_in_a_line(operation.get('description', ''))}\n"
    body = _content(operation.get("requestBody", {}))
    if body:
        yield f"Body: {_type(body)}\n"
    parameters = operation.get("parameters", [])
    if parameters:
        yield "| parameter | in | type | meaning |\n|---|---|---|---|"
        for one in parameters:
            meaning = _in_a_line(one.get("description", ""))
            yield f"| `{one['name']}` | {one['in']} | {_type(one['schema'])} | {meaning} |"
        yield ""
    answers = (f"{status}: {_answer(answer)}" for status, answer in operation["responses"].items())
    yield f"Answers: {', '.join(answers)}\n"


def _answer(answer: Schema) -> str:
    content = _content(answer)
    return _type(content) if content else _in_a_line(answer["description"]).lower()


def _content(body: Schema) -> Schema:
    found: list[Schema] = [content.get("schema", {}) for content in body.get("content", {}).values()]
    return found[0] if found else {}


def _types(schemas: Schema) -> Iterator[str]:
    yield "\n## Types\n"
    for name, schema in sorted(schemas.items()):
        yield f"\n### {name}\n"
        if schema.get("description"):
            yield f"{_in_a_line(schema['description'])}\n"
        if "properties" not in schema:
            yield f"{_type(schema)}\n"
            continue
        yield "| field | type | meaning |\n|---|---|---|"
        for field, about in schema["properties"].items():
            sign = "" if field in schema.get("required", ()) else " (optional)"
            yield f"| `{field}`{sign} | {_type(about)} | {_in_a_line(about.get('description', ''))} |"
        yield ""


def _type(schema: Schema) -> str:
    """Return the name of a type; own types are links."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(_type(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"map to {_type(schema['additionalProperties'])}"
    return str(kind)


def _in_a_line(sentences: str) -> str:
    return html.escape(" ".join(sentences.split()), quote=False).replace("|", "\\|")
