"""Work on its way to another machine: packed into bytes, and opened only by the same Labora."""

import hashlib
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from labora import __version__
from labora.arena.places import Batch, Done, Task, carry_out
from labora.bots.registry import LENT, is_path, source_of
from labora.form import engine_form

# All that decides what becomes of a game.
_ROOMS: Final = ("analysis", "arena", "bots", "rules", "thinking")


class OtherLaboraError(Exception):
    """This is not the Labora that the work was sent from."""


@cache
def identity() -> str:
    """Version, what the files say, and the form: on the plain engine the clock stops bots earlier."""
    return f"{__version__}-{digest_of(_ROOMS)}-{engine_form()}"


def digest_of(rooms: Iterable[str]) -> str:
    """What the files of these rooms say, in eight letters."""
    digest = hashlib.sha256()
    for room in rooms:
        for name, file in _files(files("labora") / room, room):
            digest.update(name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:8]


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for file in sorted(folder.iterdir(), key=lambda found: found.name):
        name = f"{path}/{file.name}"
        if file.is_dir():
            yield from _files(file, name)
        elif name.endswith((".py", ".toml")):
            yield name, file


def lent(bots: Iterable[str]) -> dict[str, str]:
    """The files of bots, to go along."""
    paths = {bot.rpartition(":")[0] for bot in bots if is_path(bot)}
    return {path: source_of(path) for path in paths}


def packed(work: Callable[[Task], Done], tasks: Sequence[Task], along: dict[str, str]) -> bytes:
    return pickle.dumps((along, work, tasks))


def unpacked(sender: str, parcel: bytes) -> Batch[Any]:
    """Opened and carried out."""
    if sender != identity():
        raise OtherLaboraError(identity())
    along, work, tasks = pickle.loads(parcel)
    LENT.update(along)
    return carry_out(work, tasks)
