"""Where games at the terminal table are kept between evenings."""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from labora.cli.record_files import open_file
from labora.cli.usage_errors import UsageError
from labora.rules.records.replay import OpenedRecord
from labora.rules.state.setup import Setup

VARIABLE: Final = "LABORA_GAMES"
_LOOKED_AT: Final = 20


def folder() -> Path:
    """`$LABORA_GAMES`, or a folder among the user's data."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "labora" / "games"


def new_file(setup: Setup) -> Path:
    """A name that tells when and what, and that no other game has."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{setup.name.replace('/', '-')}"
    file = folder() / f"{stem}.json"
    number = 2
    while file.exists():
        file = folder() / f"{stem}-{number}.json"
        number += 1
    return file


def unfinished() -> list[tuple[Path, OpenedRecord]]:
    """Games that can go on, the newest first."""
    found = []
    for file in _newest():
        try:
            opened = open_file(file)
        except UsageError:
            continue
        if opened.problem is None and not opened.game.over and opened.game.lines:
            found.append((file, opened))
    return found


def _newest() -> list[Path]:
    try:
        files = [file for file in folder().glob("*.json") if file.is_file()]
        return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)[:_LOOKED_AT]
    except OSError:
        return []
