"""The browser client: files of its build, and its page for every other address."""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse

from labora.server.core.errors import NoSuchAddressError

mimetypes.add_type("application/manifest+json", ".webmanifest")
# The build that comes with the package.
BUNDLED: Final = Path(__file__).parents[2] / "client"
# Vite writes files whose names change with their content here.
HASHED: Final = "assets"
FOREVER: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))


Describe = Callable[[Request, str], Awaitable[str]]
"""What stands in the head of the page at an address, for those who only read that; empty: nothing more."""


def pages_router(chosen: Path | None, describe: Describe) -> APIRouter | None:
    """None where no client has been built."""
    folder = (chosen or BUNDLED).resolve()
    if not (folder / "index.html").is_file():
        return None
    router = APIRouter()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise NoSuchAddressError
        file = _file(folder, path)
        head = await describe(request, path) if file is None else ""
        response = _described(folder, head) if head else _sent(file or folder / "index.html", request)
        hashed = file is not None and path.startswith(f"{HASHED}/")
        response.headers["Cache-Control"] = FOREVER if hashed else "no-cache"
        return response

    return router


def _described(folder: Path, head: str) -> Response:
    page = (folder / "index.html").read_text(encoding="utf-8")
    return Response(page.replace("</head>", f"{head}</head>", 1), media_type="text/html")


def _file(folder: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except OSError:
        # No file has a name of this length.
        return None


def _sent(file: Path, request: Request) -> FileResponse:
    """A compressed form where the build made one and the browser takes it."""
    accepted = request.headers.get("accept-encoding", "")
    plain = FileResponse(file)
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            response = FileResponse(packed, media_type=plain.media_type)
            response.headers["Content-Encoding"] = encoding
            response.headers["Vary"] = "Accept-Encoding"
            return response
    return plain
