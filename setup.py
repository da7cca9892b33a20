"""Adds the compiled engine to the wheel; everything else is in pyproject.toml."""

import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT / "tools"))

import compiler  # noqa: E402
import engine  # noqa: E402


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


# The extension itself is never built: it tells setuptools that the wheel fits one platform only.
extensions = [Extension("labora.rules", sources=[])] if compiler.is_wanted() else []
setup(ext_modules=extensions, cmdclass={"build_ext": BuildEngine})
