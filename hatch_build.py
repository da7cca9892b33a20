"""Adds the compiled engine and the browser client to the wheel; everything else is in pyproject.toml.

Without a C compiler the engine stays plain, without Node the client is left out. With LABORA_COMPLETE=1 the
build fails instead.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT))

from tools.setup import client, compiler, engine  # noqa: E402
from tools.setup.errors import SetupError  # noqa: E402


class LaboraBuildHook(BuildHookInterface[Any]):
    """Build the engine and the client when pip builds the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        built = built_client()
        if self.target_name == "sdist":
            build_data["force_include"] |= {str(client.BUILT): "web/dist"} if built else {}
            return
        build_data["force_include"] |= {str(client.BUILT): "labora/client"} if built else {}
        compiled = compiled_engine() if compiler.is_wanted() else None
        if compiled is not None:
            # The library that all modules share is beside the package.
            build_data["force_include"] |= {str(part): part.name for part in compiled.iterdir()}
            build_data |= {"pure_python": False, "infer_tag": True}


def built_client() -> bool:
    """Builds it with Node from its sources; a source distribution brings the built client only."""
    try:
        client.ensure()
    except SetupError as error:
        return leave_out(f"The browser client is left out. {error}")
    return client.BUILT.is_dir() or leave_out("The browser client is not there.")


def compiled_engine() -> Path | None:
    """Compiles all of the engine, or nothing."""
    workshop = kept_engines()
    found = engine.compiled(PROJECT, workshop, Path(sys.executable))
    if found is None:
        leave_out(engine.why_not(workshop))
    return found


def kept_engines() -> Path:
    """Where the next installation finds the engine, so that another extra compiles nothing."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = Path(os.environ.get("LABORA_WORKSHOP") or caches / "labora")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="labora-"))
    return folder


def leave_out(reason: str) -> bool:
    if os.environ.get("LABORA_COMPLETE", "") not in {"", "0"}:
        sys.exit(f"LABORA_COMPLETE is set, so nothing may be left out. {reason}")
    print(reason, file=sys.stderr)
    return False
