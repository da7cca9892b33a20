"""Compiles the named sources in the current folder, a throw-away copy, and tries the result."""

import ast
import importlib
import os
import re
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

DocKey = tuple[str, str]
"""A module and the name of a class, function or attribute in it: `("labora.rules.game", "Game.play")`."""


def main(sources: list[str]) -> None:
    extensions = mypycify(sources, opt_level="3", debug_level="0", group_name="labora_rules")
    docs = docstrings(sources)
    for extension in extensions:
        for source in map(Path, extension.sources):
            source.write_text(documented(source.read_text(encoding="utf-8"), docs), encoding="utf-8")
        if sys.platform != "win32":
            # Functions of the engine are called from the engine only: without this none could be inlined.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
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
        name = module_of(source)
        origin = importlib.import_module(name).__file__
        if not str(origin).endswith(suffix):
            sys.exit(f"{name} was not compiled: {origin}")


def module_of(source: str) -> str:
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def docstrings(sources: Iterable[str]) -> dict[DocKey, str]:
    """Read the docstrings of classes, their members and functions, which mypyc leaves out."""
    found: dict[DocKey, str] = {}
    for source in sources:
        tree = ast.parse(Path(source).read_text(encoding="utf-8"))
        _read(tree.body, module_of(source), "", found)
    return found


def _read(body: list[ast.stmt], module: str, prefix: str, found: dict[DocKey, str]) -> None:
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text is not None:
                found[module, prefix + node.name] = text
            if isinstance(node, ast.ClassDef):
                _read(node.body, module, f"{prefix}{node.name}.", found)


_METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w |]+, PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
_CLASS = re.compile(
    r'(CPyType_(\w+)_template_ = \{(?:(?!\.tp_doc)[^}])*\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)'
)
_ATTRIBUTE = re.compile(r'(\{"(\w+)",\s*\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})')


def documented(code: str, docs: dict[DocKey, str]) -> str:
    """Put docstrings into C code of mypyc, behind the signatures that it writes there."""
    modules = {module for module, _ in docs}
    docs = docs | _as_objects(docs)

    def doc_of(name: str) -> str:
        parts = name.split("___")
        for end in range(1, len(parts)):
            suffix, inside = ".".join(parts[:end]), ".".join(parts[end:])
            for module in modules:
                if module == suffix or module.endswith(f".{suffix}"):
                    text = docs.get((module, inside))
                    if text is not None:
                        return text
        return ""

    def with_signature(match: re.Match[str]) -> str:
        text = doc_of(match[2])
        before = "" if match[3] == "NULL" else match[3][1:-1]
        return f'{match[1]}"{before}{_c_text(text)}")' if text else match[0]

    def alone(match: re.Match[str]) -> str:
        text = doc_of(match[3].removesuffix(f"_get_{match[2]}") + f"___{match[2]}")
        return f'{match[1]}"{_c_text(text)}"{match[4]}' if text else match[0]

    return _ATTRIBUTE.sub(alone, _CLASS.sub(with_signature, _METHOD.sub(with_signature, code)))


def _as_objects(docs: dict[DocKey, str]) -> dict[DocKey, str]:
    """Name methods of named tuples as mypyc does, which makes an object of a class of its own of each."""
    named = (
        (module, name.split("."), text) for module, name, text in ((*key, text) for key, text in docs.items())
    )
    return {(module, f"{parts[1]}_{parts[0]}_obj"): text for module, parts, text in named if len(parts) == 2}


def _c_text(text: str) -> str:
    """Write a text as in a C string, octal escapes for what is not plain ASCII."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
        for byte in text.encode("utf-8")
    )


if __name__ == "__main__":
    main(sys.argv[1:])
