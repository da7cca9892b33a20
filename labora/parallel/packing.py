"""Work on its way to another machine: packed into bytes, and opened only by the same Labora."""

import hashlib
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from labora import __version__
from labora.bots.registry import LENT, is_path, source_of
from labora.build_info import engine_form
from labora.parallel.executors import Batch, Done, Task, carry_out

# All that decides what becomes of a game.
_PACKAGES: Final = ("analysis", "arena", "bots", "parallel", "rules", "training")


class OtherLaboraError(Exception):
    """Report that this is not the Labora that sent the work."""


@cache
def identity() -> str:
    """Version, what the files say, and the form: on the plain engine the clock stops bots earlier."""
    return f"{__version__}-{digest_of(_PACKAGES)}-{engine_form()}"


def digest_of(packages: Iterable[str]) -> str:
    """What the files of these packages say, in eight letters."""
    digest = hashlib.sha256()
    for package in packages:
        for name, file in _files(files("labora") / package, package):
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
