"""How to start the plain engine where the compiled one is installed."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainSources(MetaPathFinder):
    """Find the modules of the engine as sources, past their compiled libraries."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("labora.rules"):
            return None
        for folder in path or []:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def use_plain_engine() -> None:
    """Must be called before anything of the engine is imported."""
    if any(name.startswith("labora.rules") for name in sys.modules):
        raise RuntimeError("the engine is loaded already")
    sys.meta_path.insert(0, PlainSources())
