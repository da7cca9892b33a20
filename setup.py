"""Adds the compiled engine and the browser client to the wheel; everything else is in pyproject.toml.

Without a C compiler the engine stays plain, without Node the client is left out. With LABORA_COMPLETE=1 the
build fails instead.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT))

from tools.setup import client, compiler, engine  # noqa: E402
from tools.setup.errors import SetupError  # noqa: E402


def leave_out(reason: str) -> None:
    if os.environ.get("LABORA_COMPLETE", "") not in {"", "0"}:
        sys.exit(f"LABORA_COMPLETE is set, so nothing may be left out. {reason}")
    print(reason, file=sys.stderr)


class BuildEngine(build_ext):
    """All of the engine compiled, or nothing; never next to the sources, where it would hide edits."""

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            return
        workshop = Path(os.environ.get("LABORA_WORKSHOP") or tempfile.mkdtemp(prefix="labora-"))
        compiled = engine.compiled(PROJECT, workshop, Path(sys.executable))
        if compiled is None:
            leave_out(engine.why_not(workshop))
        else:
            shutil.copytree(compiled, self.build_lib, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        return []

    def get_source_files(self) -> list[str]:
        return []


def built_client() -> Path | None:
    """Built with Node from its sources; a source distribution brings nothing but the built client."""
    try:
        client.ensure()
    except SetupError as error:
        return leave_out(f"The browser client is left out. {error}")
    return client.BUILT if client.BUILT.is_dir() else leave_out("The browser client is not there.")


class BuildPackage(build_py):
    def run(self) -> None:
        super().run()
        target = Path(self.build_lib, "labora", "client")
        if self.editable_mode or target.is_dir():
            return
        built = built_client()
        if built is not None:
            shutil.copytree(built, target)


class SourcesWithClient(sdist):
    def run(self) -> None:
        built_client()
        super().run()


# The extension itself is never built: it tells setuptools that the wheel fits one platform only.
extensions = [Extension("labora.rules", sources=[])] if compiler.is_wanted() else []
setup(
    ext_modules=extensions,
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": SourcesWithClient},
)
