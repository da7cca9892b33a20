"""Shows the OpenAPI document as a page to read: at /api/docs, and in the documentation site."""

import html
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Response
from markdown_it import MarkdownIt

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
HEAD: Final = """\
# HTTP API {version}

Every request of the server, written from its OpenAPI document (`/api/openapi.json`).

{tags}
"""
PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
Schema = Mapping[str, Any]


def add_api_reference(app: FastAPI) -> None:
    """Serve the page at /api/docs. It has no script, so it passes the content security policy."""
    styles = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")

    @app.get("/api/docs", include_in_schema=False)
    def docs() -> Response:
        return Response(page(app.openapi()), media_type="text/html", headers=AN_HOUR)

    @app.get("/api/docs.css", include_in_schema=False)
    def css() -> Response:
        return Response(styles, media_type="text/css", headers=AN_HOUR)


def page(document: Schema) -> str:
    """Return the reference as an HTML page."""
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown(document))
    body = re.sub(r"<h([23])>([\w ]+)</h\1>", _with_anchor, body)
    return PAGE.format(title=f"{document['info']['title']} HTTP API", body=body)


def _with_anchor(heading: re.Match[str]) -> str:
    return f'<h{heading[1]} id="{heading[2].lower()}">{heading[2]}</h{heading[1]}>'


def markdown(document: Schema) -> str:
    """Return the reference in Markdown: requests by tag, then the types of their bodies and answers."""
    requests = _requests(document)
    tags = " · ".join(f"[{tag.capitalize()}](#{tag})" for tag in (*requests, "types"))
    head = HEAD.format(version=document["info"]["version"], tags=tags)
    by_tag = (line for tag, lines in requests.items() for line in (f"\n## {tag.capitalize()}\n", *lines))
    return "\n".join((head, *by_tag, *_types(document["components"]["schemas"])))


def _requests(document: Schema) -> dict[str, list[str]]:
    by_tag: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            lines = _request(f"{method.upper()} {path}", operation)
            by_tag.setdefault(operation["tags"][0], []).extend(lines)
    return by_tag


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
