"""Compiles the named sources in the current folder, a throw-away copy, and tries the result."""

import importlib
import os
import sys
import sysconfig
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup


def main(sources: list[str]) -> None:
    extensions = mypycify(sources, opt_level="3", debug_level="0", group_name="labora_rules")
    if sys.platform != "win32":
        for extension in extensions:
            # Functions of the engine are called from the engine only: without this none could be inlined.
            extension.extra_compile_args.append("-fvisibility=hidden")
    setup(
        name="labora-rules",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )
    import_all(sources)


def import_all(sources: list[str]) -> None:
    sys.path.insert(0, str(Path.cwd()))
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for source in sources:
        name = source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        origin = importlib.import_module(name).__file__
        if not str(origin).endswith(suffix):
            sys.exit(f"{name} was not compiled: {origin}")


if __name__ == "__main__":
    main(sys.argv[1:])
