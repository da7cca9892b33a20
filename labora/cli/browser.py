"""The table in the browser, for this machine: the service on a free port, and a page opened on it."""

import contextlib
import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any, Final

from labora.cli import saved_games
from labora.cli.language import say
from labora.cli.settings import database_in_use, service_settings
from labora.cli.usage_errors import UsageError

HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8000
STARTING_SECONDS: Final = 30


def client() -> Path | None:
    """The built client: of the package, or of the sources that this is run from."""
    package = Path(__file__).resolve().parent.parent
    found = (package / "client", package.parent / "web" / "dist")
    return next((folder for folder in found if (folder / "index.html").is_file()), None)


def open_in_browser(port: int | None, *, show: bool) -> None:
    # Other commands start faster without all that the service needs.
    from labora.server.app.serve import serve  # noqa: PLC0415

    if client() is None and not os.environ.get("LABORA_WEB"):
        raise UsageError(say("cli-play-no-client"))
    chosen = free_port(port)
    address = f"http://{HOST}:{chosen}/"
    print(say("cli-play-address", address=address), flush=True)
    if show and _has_screen():
        threading.Thread(target=_show, args=(address,), daemon=True).start()
    with database_in_use():
        serve(own_settings(chosen))


def own_settings(port: int, **more: Any) -> Any:
    """Return the settings of a server for this machine. All commands share the user's tables."""
    return service_settings(
        host=HOST,
        port=port,
        database=os.environ.get("LABORA_DATABASE") or _database(),
        web=os.environ.get("LABORA_WEB") or str(client() or ""),
        log_level=os.environ.get("LABORA_LOG_LEVEL") or "warning",
        **more,
    )


def free_port(wanted: int | None) -> int:
    """The one asked for, else the usual one, else any."""
    for port in (wanted if wanted is not None else USUAL_PORT, 0):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                if wanted is not None:
                    raise UsageError(say("cli-play-port-taken", port=str(wanted))) from None
                continue
            found: int = probe.getsockname()[1]
            return found
    raise UsageError(say("cli-play-port-taken", port=str(USUAL_PORT)))


def _database() -> str:
    folder = saved_games.folder().parent
    # Without a folder the database cannot be opened: opening it says so.
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def _has_screen() -> bool:
    """Without one, a browser of letters would take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def _show(address: str) -> None:
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
