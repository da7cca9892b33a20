"""What is different between two views of the same thing, by the way to it.

`boards.0.goods.wood` has a new value. All changes travel in this form: of a game to its followers,
of previews, and from moment to moment. The page applies them in `web/src/api/patched.ts`.
"""

from collections.abc import Iterable
from typing import Any

from labora.server.core.schemas import Schema

Changes = dict[str, Any]


def changes_between(before: Any, now: Any) -> Changes:
    """What is the very same object is not looked at; what has other parts than before is told as a whole."""
    found: Changes = {}
    _note(before, now, "", found)
    return found


def _note(before: Any, now: Any, way: str, found: Changes) -> None:
    if before is now:
        return
    parts = _parts(before, now)
    if parts is None:
        if before != now:
            found[way] = now
        return
    for name, earlier, later in parts:
        _note(earlier, later, f"{way}.{name}" if way else name, found)


def _parts(before: Any, now: Any) -> Iterable[tuple[str, Any, Any]] | None:
    """Both have the same ones; None: they have none, or others."""
    if type(before) is not type(now):
        return None
    if isinstance(now, Schema):
        if now.told_whole:
            return None
        return [(name, getattr(before, name), getattr(now, name)) for name in type(now).model_fields]
    if isinstance(now, dict) and now.keys() == before.keys():
        return [(name, before[name], value) for name, value in now.items()]
    if isinstance(now, list) and len(now) == len(before):
        return [(str(at), before[at], value) for at, value in enumerate(now)]
    return None
