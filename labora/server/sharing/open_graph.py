"""Open Graph for public tables: previews of pasted links."""

import re
from html import escape
from typing import Final
from urllib.parse import quote, urlencode

from starlette.requests import Request

from labora.drawing.png import can_draw
from labora.drawing.position_picture import HEIGHT, WIDTH
from labora.server.core.errors import DomainError
from labora.server.core.language import language_of
from labora.server.core.parts import part_of
from labora.server.core.showing import showing
from labora.server.games.access import TableAccess
from labora.server.games.domain.moments import AT
from labora.server.sharing.link_routes import shared_of

_TABLE: Final = re.compile(r"table/([A-Za-z0-9_-]{1,40})/?")


async def described(request: Request, path: str) -> str:
    """Return the preview of an address, with what a stranger may see."""
    found = _TABLE.fullmatch(path)
    if found is None:
        return ""
    try:
        with showing(found[1]):
            return await _tags(request, found[1])
    except DomainError:
        return ""


async def _tags(request: Request, table: str) -> str:
    loaded = await part_of(request, TableAccess).visible(table, None)
    asked = request.query_params.get("at")
    at = asked if asked is not None and re.fullmatch(AT, asked) else None
    header = request.headers.get("accept-language")
    language = language_of(request.query_params.get("lang"), None, header)
    shared = shared_of(loaded, at, language) or shared_of(loaded, None, language)
    if shared is None:
        return ""
    address = f"{request.url.scheme}://{request.url.netloc}"
    query = urlencode({"lang": language} | ({} if at is None else {"at": at}))
    picture = f"{address}/api/tables/{quote(table)}/picture.png?{query}"
    tags = {
        "og:site_name": "Labora",
        "og:type": "website",
        "og:url": str(request.url),
        "og:title": shared.title,
        "og:description": shared.description,
    }
    if can_draw():
        tags |= {
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": shared.description,
        }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append(f'<meta name="description" content="{escape(shared.description)}" />')
    lines.append(
        f'<meta name="twitter:card" content="{"summary_large_image" if can_draw() else "summary"}" />'
    )
    return "".join(f"{line}\n" for line in lines)
