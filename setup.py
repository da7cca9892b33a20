"""Adds the compiled engine and the browser client to the wheel; everything else is in pyproject.toml."""

import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT / "tools"))

import client  # noqa: E402
import compiler  # noqa: E402
import engine  # noqa: E402
from problems import SetupError  # noqa: E402


class BuildEngine(build_ext):
    """All of the engine compiled, or nothing; never next to the sources, where it would hide edits."""

    def run(self) -> None:
        compiled = None if self.inplace or self.editable_mode else engine.compiled_rules(PROJECT)
        if compiled is not None:
            shutil.copytree(compiled, self.build_lib, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        return []

    def get_source_files(self) -> list[str]:
        return []


def build_client() -> None:
    """Where there is Node; without it the wheel has no browser client, and says so."""
    if client.has_sources():
        try:
            client.ensure()
        except SetupError as error:
            print(f"The browser client is left out. {error}", file=sys.stderr)


class BuildPackage(build_py):
    def run(self) -> None:
        super().run()
        target = Path(self.build_lib, "labora", "client")
        if self.editable_mode or target.is_dir():
            return
        build_client()
        if client.BUILT.is_dir():
            shutil.copytree(client.BUILT, target)


class SourcesWithClient(sdist):
    def run(self) -> None:
        build_client()
        super().run()


# The extension itself is never built: it tells setuptools that the wheel fits one platform only.
extensions = [Extension("labora.rules", sources=[])] if compiler.is_wanted() else []
setup(
    ext_modules=extensions,
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": SourcesWithClient},
)
