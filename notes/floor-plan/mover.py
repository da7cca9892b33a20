"""Moves Labora's Python side into its new house: reads renames.csv, moves files, rewrites every mention.

    python3 mover.py [REPOSITORY]

Needs nothing but Python 3.11 and git; run it on a clean checkout. See README.
"""

import ast
import csv
import io
import os
import re
import subprocess
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
TEXTS = (".md", ".toml", ".cfg", ".in", ".yml", ".yaml", ".service", ".json", ".csv", ".sh", ".ts", ".js", ".mjs", ".svelte", ".css", ".ftl", ".ini", ".html")
TEXT_NAMES = ("Containerfile", "MANIFEST.in", "play", "test", "run", "start", ".containerignore", "Caddyfile")
# Histories and data: they say how things were, or are compared byte for byte.
LEFT_ALONE = ("CHANGELOG.md", "notes/", "tests/games/", "tests/reference/", "benchmarks/contests/", "benchmarks/baseline.json", "examples/solo/", "web/node_modules/", "web/package-lock.json", "labora/locale/", "labora/analysis/puzzles.jsonl", "requirements/")
STAYS = ("tests/test_both_forms.py", "tests/test_documents.py")
TOPS = ("labora", "tests", "tools", "benchmarks", "examples")


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


@dataclass
class Map:
    files: dict[str, str | None] = field(default_factory=dict)
    folders: dict[str, str] = field(default_factory=dict)
    symbols: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    """(old path, name) -> (new path, new name)."""
    moved: dict[tuple[str, str], str] = field(default_factory=dict)
    """Symbols that go to another file than the rest of theirs: (old path, name) -> new path."""
    identifiers: list[tuple[tuple[str, ...], str, str]] = field(default_factory=list)
    """(folders or files of the old tree, old, new)."""
    texts: list[tuple[tuple[str, ...], str, str]] = field(default_factory=list)

    def path(self, old: str) -> str | None:
        if old in self.files:
            return self.files[old]
        best = max((f for f in self.folders if old.startswith(f)), key=len, default=None)
        return old if best is None else self.folders[best] + old[len(best):]


def read_map() -> Map:
    found = Map()
    rows = []
    with (HERE / "renames.csv").open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["kind"] and not row["kind"].startswith("#")]
    for row in rows:
        if row["kind"] == "file":
            found.files[row["old_path"]] = row["new_path"] or None
        elif row["kind"] == "folder":
            found.folders[row["old_path"]] = row["new_path"]
    for row in rows:
        kind, old_path, old = row["kind"], row["old_path"], row["old_name"]
        if kind == "name":
            home = row["new_path"] or found.path(old_path)
            assert home
            found.symbols[old_path, old] = (home, row["new_name"] or old)
            if row["new_path"] and row["new_path"] != found.path(old_path):
                found.moved[old_path, old] = row["new_path"]
        elif kind == "identifier":
            found.identifiers.append((tuple(old_path.split(";")), old, row["new_name"]))
        elif kind == "text":
            found.texts.append((tuple(old_path.split(";")), old, row["new_name"]))
    return found


MAP = read_map()
OLD = [line for line in git("ls-files").splitlines() if (ROOT / line).is_file() or (ROOT / line).is_symlink()]


def dotted(path: str) -> str:
    return re.sub(r"(/__init__)?\.py$", "", path).replace("/", ".")


MODULES = {dotted(p): p for p in OLD if p.endswith(".py") and p.startswith(tuple(f"{t}/" for t in TOPS))}
PACKAGES = {"/".join(p.split("/")[:n]) for p in OLD for n in range(1, p.count("/") + 1)}


def new_module(old: str) -> str | None:
    new = MAP.path(MODULES[old])
    return None if new is None else dotted(new)


# ------------------------------------------------------------------ text: paths and dotted names

DOTTED = re.compile(r"(?<![\w./-])(?:%s)(?:\.[A-Za-z_]\w*)+" % "|".join(TOPS))
PATHS = re.compile(r"(?<![\w.-])(?:\./)?(?:%s)/[\w./*{},-]*\w" % "|".join(TOPS))
INNER = re.compile(r"`((?:\w+/)+\w+\.\w+)((?:::?[\w.-]+)*)`")


def map_dotted(text: str) -> str:
    parts = text.split(".")
    for count in range(len(parts), 1, -1):
        module = ".".join(parts[:count])
        rest = parts[count:]
        if module in MODULES:
            new = new_module(module)
            if new is None:
                return text
            if rest and (MODULES[module], rest[0]) in MAP.symbols:
                home, name = MAP.symbols[MODULES[module], rest[0]]
                return ".".join([dotted(home), name, *rest[1:]])
            if rest:
                rest = [IMPORTED.name(module, rest[0]), *rest[1:]]
            return ".".join([new, *rest])
    return text


def map_path(text: str) -> str:
    prefix = "./" if text.startswith("./") else ""
    path = text.removeprefix("./")
    if path in OLD_SET:
        return prefix + (MAP.path(path) or path)
    if path in PACKAGES:
        best = MAP.folders.get(path + "/")
        if best:
            return prefix + best.rstrip("/")
        best = max((f for f in MAP.folders if (path + "/").startswith(f)), key=len, default=None)
        return prefix + ((MAP.folders[best] + (path + "/")[len(best):]).rstrip("/") if best else path)
    return text


OLD_SET = set(OLD)


class Imported:
    """What a name is called that a module has from another one: for `monkeypatch.setattr("labora.a.B", ...)`."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, str]] = {}

    def name(self, module: str, name: str) -> str:
        if module not in self._known:
            self._known[module] = {
                alias.name: MAP.symbols[MODULES[node.module], alias.name][1]
                for node in ast.parse((ROOT / MODULES[module]).read_text()).body
                if isinstance(node, ast.ImportFrom) and node.module in MODULES
                for alias in node.names
                if not alias.asname and (MODULES[node.module], alias.name) in MAP.symbols
            }
        return self._known[module].get(name, name)


IMPORTED = Imported()


def map_text(text: str) -> str:
    text = DOTTED.sub(lambda m: map_dotted(m[0]), text)
    return PATHS.sub(lambda m: map_path(m[0]), text)


def map_inner(match: re.Match[str]) -> str:
    """`server/live/hall.py` in prose: paths within labora/ or tests/."""
    for top in ("labora/", "tests/", "tools/", "labora/server/", "labora/rules/"):
        if top + match[1] in OLD_SET:
            new = MAP.path(top + match[1]) or match[1]
            return f"`{new.removeprefix(top) if new.startswith(top) else new}{match[2]}`"
    return match[0]


# ------------------------------------------------------------------ Python: positions to edits


@dataclass
class Source:
    old: str
    text: str
    tree: ast.Module
    starts: list[int]
    edits: dict[tuple[int, int], str] = field(default_factory=dict)
    formatted: list[tuple[int, int]] = field(default_factory=list)
    """f-strings: what is inside them is replaced as text."""
    renamed: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, old: str, text: str) -> "Source":
        data = text.encode()
        starts = [0]
        for line in data.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        source = cls(old, text, ast.parse(text), starts)
        source.formatted = [source.span(node) for node in ast.walk(source.tree) if isinstance(node, ast.JoinedStr)]
        return source

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def span(self, node: ast.AST) -> tuple[int, int]:
        return (self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset))  # type: ignore[attr-defined]

    def put(self, span: tuple[int, int], new: str) -> None:
        if any(a <= span[0] and span[1] <= b and (a, b) != span for a, b in self.formatted):
            return
        self.edits.setdefault(span, new)

    def result(self) -> str:
        data = self.text.encode()
        out, last = [], 0
        for (start, end), new in sorted(self.edits.items()):
            if start < last:
                continue  # inside one that is replaced as a whole
            out += [data[last:start], new.encode()]
            last = end
        return b"".join([*out, data[last:]]).decode()


WARNINGS: list[str] = []


def bindings(function: ast.AST) -> set[str]:
    """Names bound in a function itself."""
    found: set[str] = set()
    arguments = getattr(function, "args", None)
    if arguments is not None:
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
        found |= {one.arg for one in every if one}
    todo = list(function.body) if isinstance(function.body, list) else [function.body]  # type: ignore[attr-defined]
    if isinstance(function, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)):
        todo = []
    while todo:
        node = todo.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
            continue
        if isinstance(node, ast.Lambda):
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {(a.asname or a.name.split(".")[0]) for a in node.names}
        todo.extend(ast.iter_child_nodes(node))
    return found


def rename_names(source: Source, root: ast.AST, renames: dict[str, str]) -> None:
    """Name nodes of these bindings, where no inner scope binds the same."""

    def walk(node: ast.AST, hidden: frozenset[str], inner: bool) -> None:
        if inner and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            for outside in [*getattr(node, "decorator_list", []), *node.args.defaults, *[d for d in node.args.kw_defaults if d], *annotations(node)]:
                walk(outside, hidden, True)
            now = hidden | (bindings(node) & renames.keys())
            for child in node.body if isinstance(node.body, list) else [node.body]:
                walk(child, now, True)
            return
        if isinstance(node, ast.ClassDef):
            fields = {part.target.id if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) else "" for part in node.body}
            for child in ast.iter_child_nodes(node):
                is_field = isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name) and child.target.id in fields
                for part in ast.iter_child_nodes(child) if is_field else [child]:
                    if not (is_field and part is child.target):  # type: ignore[attr-defined]
                        walk(part, hidden, True)
            return
        if isinstance(node, ast.Name) and node.id in renames and node.id not in hidden:
            source.put(source.span(node), renames[node.id])
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ANNOTATED.get(id(node)):
            now = re.sub(r"\w+", lambda m: renames.get(m[0], m[0]) if m[0] not in hidden else m[0], node.value)
            if now != node.value:
                source.put(source.span(node), f'"{now}"')
        for child in ast.iter_child_nodes(node):
            walk(child, hidden, True)

    ANNOTATED.clear()
    for node in ast.walk(root):
        for one in annotations(node):
            for part in ast.walk(one):
                ANNOTATED[id(part)] = True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
            ANNOTATED[id(node.args[0])] = True
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets):
            for part in ast.walk(node.value):
                ANNOTATED[id(part)] = True
    walk(root, frozenset(), False)


ANNOTATED: dict[int, bool] = {}


def annotations(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
        return [a.annotation for a in every if a and a.annotation] + ([node.returns] if node.returns else [])
    if isinstance(node, ast.AnnAssign):
        return [node.annotation]
    if isinstance(node, ast.Subscript):
        return []
    return []


GENERIC = {"routes", "views", "schemas", "storage", "requests"}


def rewrite_imports(source: Source, node: ast.ImportFrom, used: set[str], fresh: set[str]) -> dict[str, str]:
    """Replaces the statement; says which names are called otherwise now."""
    assert node.module and node.level == 0
    renames: dict[str, str] = {}
    wanted: dict[str, list[str]] = defaultdict(list)
    changed = False
    for alias in node.names:
        bound = alias.asname or alias.name
        whole = f"{node.module}.{alias.name}"
        if alias.name != "*" and whole in MODULES:
            new = new_module(whole)
            assert new, f"{source.old}: {whole} goes, but is imported"
            package, _, stem = new.rpartition(".")
            if alias.asname:
                text = f"{stem} as {alias.asname}" if stem != alias.asname else stem
            elif stem == alias.name:
                text = stem
            else:
                name = f"{package.rpartition('.')[2]}_{stem}" if stem in GENERIC else stem
                if name in used or name in fresh:
                    name = bound
                fresh.add(name)
                text = stem if name == stem else f"{stem} as {name}"
                if name != bound:
                    renames[bound] = name
            wanted[package].append(text)
            changed |= new != whole
        elif node.module in MODULES:
            new = new_module(node.module)
            home, name = MAP.symbols.get((MODULES[node.module], alias.name), (None, alias.name))
            target = dotted(home) if home else new
            assert target, f"{source.old}: {node.module} goes, but is imported"
            text = f"{name} as {alias.asname}" if alias.asname and (alias.asname != name or name == alias.name) else name
            if name != alias.name and not alias.asname:
                renames[alias.name] = name
            wanted[target].append(text)
            changed |= target != node.module or name != alias.name
        else:
            wanted[node.module].append(alias.name + (f" as {alias.asname}" if alias.asname else ""))
    if changed:
        indent = " " * node.col_offset
        lines = [f"from {module} import {', '.join(sorted(names))}" for module, names in wanted.items()]
        note = re.match(r"[ ]*(# noqa[^\n]*)", source.text.splitlines()[node.end_lineno - 1][len(source.text.splitlines()[node.end_lineno - 1].encode()[:node.end_col_offset].decode()):])
        if note and len(lines) > 1:
            lines = [f"{line}  {note[1]}" for line in lines[:-1]] + lines[-1:]
        first = re.search(r"import \([ ]*(# noqa[^\n]*)", source.text.splitlines()[node.lineno - 1])
        if first:
            lines = [f"{line}  {first[1]}" for line in lines]
        source.put(source.span(node), f"\n{indent}".join(lines))
    return renames


def rewrite_python(old: str, text: str) -> str:
    source = Source.of(old, text)
    used = {n.id for n in ast.walk(source.tree) if isinstance(n, ast.Name)} | {n.arg for n in ast.walk(source.tree) if isinstance(n, ast.arg)}
    fresh: set[str] = set()
    imports: list[tuple[int, int]] = []
    whole: dict[str, str] = {}
    for scope in scopes(source.tree):
        renames: dict[str, str] = {}
        for node in own_nodes(scope):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level and node.module.split(".")[0] in TOPS:
                imports.append(source.span(node))
                renames |= rewrite_imports(source, node, used, fresh)
            elif isinstance(node, ast.Import):
                imports.append(source.span(node))
                names = [(map_dotted(a.name), a.asname) for a in node.names]
                if [n for n, _ in names] != [a.name for a in node.names]:
                    source.put(source.span(node), "import " + ", ".join(n + (f" as {a}" if a else "") for n, a in names))
        if isinstance(scope, ast.Module):
            for (path, name), (_, new) in MAP.symbols.items():
                if path == old and name != new:
                    renames[name] = new
            whole = renames
        if renames:
            source.renamed |= renames
            rename_names(source, scope, renames)
    rename_definitions(source, {n: new for (p, n), (_, new) in MAP.symbols.items() if p == old and n != new})
    rename_chains(source)
    module_attributes(source)
    tokens(source, imports)
    depth(source)
    return source.result()


def scopes(tree: ast.Module) -> Iterator[ast.AST]:
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Of this scope, without functions inside it."""
    todo = list(scope.body)  # type: ignore[attr-defined]
    while todo:
        node = todo.pop(0)
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            todo.extend(ast.iter_child_nodes(node))


def rename_definitions(source: Source, renames: dict[str, str]) -> None:
    """`class X`, `def x` at module level; assignments are Name nodes anyway."""
    data = source.text.encode()
    for node in source.tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.name in renames:
            start = source.at(node.lineno, node.col_offset)
            found = re.compile(rb"(class|def)\s+").search(data, start)
            assert found
            source.put((found.end(), found.end() + len(node.name.encode())), renames[node.name])


def chain(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        inner = chain(node.value)
        return inner and f"{inner}.{node.attr}"
    return None


def rename_chains(source: Source) -> None:
    """`labora.x.y.z` in code, of `import labora.x.y`."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute):
            text = chain(node)
            if text and text.split(".")[0] in TOPS and (new := map_dotted(text)) != text:
                source.put(source.span(node), new)


def module_attributes(source: Source) -> None:
    """`hall.Hall` after `from labora.server.live import hall`: names of modules that are renamed in them."""
    modules: dict[str, str] = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if f"{node.module}.{alias.name}" in MODULES:
                    modules[alias.asname or alias.name] = MODULES[f"{node.module}.{alias.name}"]
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            path = modules[node.value.id]
            if (path, node.attr) in MAP.symbols:
                home, name = MAP.symbols[path, node.attr]
                if home != MAP.path(path):
                    WARNINGS.append(f"{source.old}:{node.lineno}: {node.value.id}.{node.attr} has gone to {home}")
                if name != node.attr:
                    end = source.span(node)[1]
                    source.put((end - len(node.attr), end), name)
        # monkeypatch.setattr(module, "NAME", ...)
        if isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[0], ast.Name) and node.args[0].id in modules:
            second = node.args[1]
            if isinstance(second, ast.Constant) and isinstance(second.value, str):
                key = (modules[node.args[0].id], second.value)
                if key in MAP.symbols:
                    home, name = MAP.symbols[key]
                    if home != MAP.path(key[0]):
                        WARNINGS.append(f"{source.old}:{node.lineno}: {key} has gone to {home}")
                    source.put(source.span(second), f'"{name}"')


def tokens(source: Source, imports: list[tuple[int, int]]) -> None:
    """Strings and comments as text; identifiers that have new names in these folders."""
    wanted = {old: new for places, old, new in MAP.identifiers if source.old.startswith(places)}
    kinds = {f"{key}": value for key, value in wanted.items()}
    lines = io.StringIO(source.text).readlines()
    here = {t.string for t in tokenize.generate_tokens(io.StringIO(source.text).readline) if t.type == tokenize.NAME}
    WARNINGS.extend(f"{source.old}: {old} becomes {new}, which is there already" for old, new in kinds.items() if old in here and new in here)
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type not in (tokenize.STRING, tokenize.COMMENT, tokenize.NAME):
            continue
        start, end = (source.starts[row - 1] + len(lines[row - 1][:column].encode()) for row, column in (token.start, token.end))
        if any(a <= start < b for a, b in imports):
            continue
        if token.type == tokenize.NAME:
            if token.string in kinds:
                source.put((start, end), kinds[token.string])
            continue
        new = map_text(token.string)
        if token.type == tokenize.STRING and re.match(r"[rbu]*f", token.string, re.I):
            new = in_braces(new, kinds | source.renamed)
        if token.type == tokenize.COMMENT or token.string.startswith(('"""', 'r"""')):
            new = INNER.sub(map_inner, new)
            new = class_names(new)
        if new != token.string:
            source.edits.setdefault((start, end), new)




def in_braces(text: str, names: dict[str, str]) -> str:
    """Names in the replacement fields of an f-string."""
    out, level = [], 0
    for part in re.split(r"([{}])", text):
        level += {"{": 1, "}": -1}.get(part, 0)
        out.append(re.sub(r"(?<![\w'\"])\w+\b", lambda w: names.get(w[0], w[0]), part) if level > 0 else part)
    return "".join(out)


UP = re.compile(r"Path\(__file__\)((?:\.resolve\(\))?)(\.parents\[(\d+)\]|(?:\.parent\b)+)")


def depth(source: Source) -> None:
    """`Path(__file__).parents[n]` still means the same folder."""
    new = MAP.path(source.old)
    if not new or new == source.old:
        return
    for found in UP.finditer(source.text):
        levels = int(found[3]) + 1 if found[3] else found[2].count(".parent")
        folder = source.old.split("/")[:-levels]
        place = new.split("/")
        if place[: len(folder)] != folder:
            continue
        now = len(place) - len(folder)
        if now == levels:
            continue
        start = len(source.text[: found.start()].encode())
        end = len(source.text[: found.end()].encode())
        source.put((start, end), f"Path(__file__){found[1]}" + (".parent" if now == 1 else f".parents[{now - 1}]"))


# ------------------------------------------------------------------ names of classes in prose

NAMES: dict[str, set[str]] = defaultdict(set)
for (_path, _name), (_home, _new) in MAP.symbols.items():
    if _name != _new and _path.startswith("labora/"):
        NAMES[_name].add(_new)
for _old in OLD:
    # A name that also stays somewhere says too little in prose.
    if _old.startswith("labora/") and _old.endswith(".py"):
        for _node in ast.parse((ROOT / _old).read_text()).body:
            if isinstance(_node, ast.ClassDef) and _node.name in NAMES and (_old, _node.name) not in MAP.symbols:
                NAMES[_node.name].add("")
CODE = re.compile(r"`([A-Z]\w+)((?:\.\w+)*(?:\(\))?)`")


def class_names(text: str) -> str:
    def mapped(match: re.Match[str]) -> str:
        new = NAMES.get(match[1], set())
        return f"`{next(iter(new))}{match[2]}`" if len(new) == 1 else match[0]

    return CODE.sub(mapped, text)


# ------------------------------------------------------------------ symbols that go to another file


def extract(moves: dict[tuple[str, str], str]) -> None:
    """After everything else: takes definitions out of a (new) file and puts them into another one."""
    by_file: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for (old_path, name), target in moves.items():
        home = MAP.path(old_path)
        if home and old_path in OLD_SET:
            by_file[home].append((MAP.symbols[old_path, name][1], target))
    for home, wanted in by_file.items():
        take_out(home, wanted)


def statements(tree: ast.Module) -> Iterator[tuple[str, list[ast.stmt]]]:
    """(name, its statements): with the string that explains it."""
    for number, node in enumerate(tree.body):
        name = None
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            name = node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        if name:
            after = tree.body[number + 1] if number + 1 < len(tree.body) else None
            told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
            yield name, [node, after] if told and after else [node]


def names_in(nodes: Iterable[ast.AST]) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Name):
                found.add(part.id)
            elif isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.isidentifier():
                found.add(part.value)
    return found


def first_line(node: ast.stmt, lines: list[str]) -> int:
    start = min([node.lineno, *[d.lineno for d in getattr(node, "decorator_list", [])]])
    while start > 1 and lines[start - 2].startswith("#"):
        start -= 1
    return start


def import_lines(tree: ast.Module) -> dict[str, str]:
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                found[alias.asname or alias.name] = f"from {node.module} import {alias.name}" + (f" as {alias.asname}" if alias.asname else "")
        elif isinstance(node, ast.Import):
            for alias in node.names:
                found[alias.asname or alias.name.split(".")[0]] = f"import {alias.name}" + (f" as {alias.asname}" if alias.asname else "")
    return found


def take_out(home: str, wanted: list[tuple[str, str]]) -> None:
    file = ROOT / home
    text = file.read_text()
    tree = ast.parse(text)
    lines = text.splitlines()
    defined = dict(statements(tree))
    going = {name: target for name, target in wanted}
    lacking = [name for name in going if name not in defined]
    for name in lacking:
        WARNINGS.append(f"{home}: has no {name} to move")
        del going[name]
    imports = import_lines(tree)
    gone: list[tuple[int, int]] = []
    parts: dict[str, list[tuple[str, str, set[str]]]] = defaultdict(list)
    for name, nodes in defined.items():
        if name in going:
            start, end = first_line(nodes[0], lines), nodes[-1].end_lineno or 0
            gone.append((start, end))
            parts[going[name]].append((name, "\n".join(lines[start - 1 : end]), names_in(nodes)))
    left = [line for number, line in enumerate(lines, 1) if not any(a <= number <= b for a, b in gone)]
    rest = ast.parse("\n".join(left))
    needed = names_in(node for node in rest.body if not isinstance(node, (ast.Import, ast.ImportFrom)))
    back = [f"from {dotted(target)} import {name}" for name, target in going.items() if name in needed]
    write_with_imports(file, "\n".join(left) + "\n", back)
    for target, found in parts.items():
        here = {name for name, _, _ in found}
        needs = set().union(*(used for _, _, used in found))
        lines_for = [imports[n] for n in sorted(needs) if n in imports and not imports[n].startswith(f"from {dotted(target)} ")]
        lines_for += [f"from {dotted(going[n]) if n in going else dotted(home)} import {n}" for n in sorted(needs) if n in defined and n not in here and going.get(n) != target]
        place = ROOT / target
        before = place.read_text() if place.exists() else ""
        code = "\n\n\n".join(code for _, code, _ in found)
        own = {name for name, _ in statements(ast.parse(before))}
        write_with_imports(place, put_in(before, code, own & needs, here), lines_for)
        if place.exists() and str(place.relative_to(ROOT)) not in NEW_FILES:
            NEW_FILES.add(target)


NEW_FILES: set[str] = set()


def put_in(before: str, code: str, needs: set[str], here: set[str]) -> str:
    """Below what it needs, and above what needs it."""
    tree = ast.parse(before)
    lines = before.splitlines()
    last = 0
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            last = max(last, node.end_lineno or 0)
    if tree.body and not last and isinstance(tree.body[0], ast.Expr):
        last = tree.body[0].end_lineno or 0
    for name, nodes in statements(tree):
        if name in needs:
            last = max(last, nodes[-1].end_lineno or 0)
    return "\n".join([*lines[:last], "\n\n" + code + "\n\n", *lines[last:]]) + "\n"


def write_with_imports(file: Path, text: str, imports: list[str]) -> None:
    """Behind the docstring; ruff sorts them."""
    imports = [line for line in dict.fromkeys(imports) if line not in text]
    if imports:
        tree = ast.parse(text)
        last = 0
        if tree.body and isinstance(tree.body[0], ast.Expr) and isinstance(tree.body[0].value, ast.Constant):
            last = tree.body[0].end_lineno or 0
        lines = text.splitlines()
        text = "\n".join([*lines[:last], "", *imports, *lines[last:]]) + "\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


# ------------------------------------------------------------------ all of it


def move() -> None:
    for old in OLD:
        new = MAP.path(old)
        if new == old:
            continue
        if new is None:
            git("rm", "-q", "-f", old)
            continue
        target = ROOT / new
        target.parent.mkdir(parents=True, exist_ok=True)
        assert not target.exists() or new in OLD_SET and MAP.path(new) != new, f"{old} -> {new}: is there already"
        (ROOT / old).rename(target.with_name(target.name + ".moving"))
    for old in OLD:
        new = MAP.path(old)
        if new and new != old:
            target = ROOT / new
            target.with_name(target.name + ".moving").rename(target)


def packages() -> None:
    """New packages, with a sentence each."""
    with (HERE / "packages.csv").open(newline="") as file:
        for row in csv.reader(file):
            place = ROOT / row[0] / "__init__.py"
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists() or row[2:] == ["replace"]:
                place.write_text(f'"""{row[1]}"""\n')


def is_text(path: str) -> bool:
    return path.endswith(TEXTS) or path.rsplit("/", 1)[-1] in TEXT_NAMES


def unmapped() -> list[str]:
    """Files that others have added to folders which are cut up: each needs a row."""
    cut_up = ("labora/server/http/routes/", "labora/server/views/", "labora/server/wire/")
    return [old for old in OLD if old.startswith(cut_up) and old.endswith(".py") and old not in MAP.files]


def main() -> None:
    if "labora/server/live/hall.py" not in OLD_SET:
        sys.exit("It seems that everything has moved already.")
    for old in OLD:
        if old not in MAP.files and old.endswith(".py") and old.startswith(("labora/server/", "labora/thinking/")) and "migrations" not in old and old.count("/") > 2:
            WARNINGS.append(f"{old} has no row of its own: it goes to {MAP.path(old)}")
    left = unmapped()
    if left:
        sys.exit("These need rows in renames.csv: " + ", ".join(left))
    for old in OLD:
        if re.fullmatch(r"tests/(server/)?test_\w+\.py", old) and MAP.path(old) == old and old not in STAYS:
            WARNINGS.append(f"{old} has no row: it stays where it is")
    lacking = [path for path in MAP.files if path not in OLD_SET]
    if lacking:
        print("rows without files:", ", ".join(lacking))
    import edits

    edits.DIGEST = digest()
    results: dict[str, str] = {}
    for old in OLD:
        if (ROOT / old).is_symlink() or MAP.path(old) is None:
            continue
        if old.startswith("notes/"):
            continue
        if old.endswith(".py"):
            results[old] = rewrite_python(old, (ROOT / old).read_text())
        elif is_text(old) and not old.startswith(LEFT_ALONE):
            text = (ROOT / old).read_text()
            new = INNER.sub(map_inner, map_text(text))
            if old.endswith(".md"):
                new = class_names(new)
            if new != text:
                results[old] = new
    move()
    for old, text in results.items():
        new = MAP.path(old)
        assert new
        for places, pattern, replacement in MAP.texts:
            if old.startswith(places) or new.startswith(places):
                text = re.sub(pattern, replacement, text)
        if (ROOT / new).read_text() != text:
            (ROOT / new).write_text(text)
    packages()
    extract(MAP.moved)
    edits.apply(ROOT)
    for warning in WARNINGS:
        print("look at", warning)
    empty_folders()


def digest() -> str:
    """The version of stored analyses as it was computed so far; they stay valid."""
    code = "from labora.server.bots.analyst import version; print(version())"
    python = ROOT / ".venv" / "bin" / "python"
    done = subprocess.run([str(python), "-c", code], cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False)
    if done.returncode:
        WARNINGS.append("EARLIER in analyst.py: the version of stored analyses could not be computed: " + done.stderr[-200:])
        return "unknown"
    return done.stdout.strip()


def empty_folders() -> None:
    for top in TOPS:
        for folder, _, _ in os.walk(ROOT / top, topdown=False):
            rest = [p for p in Path(folder).iterdir() if p.name != "__pycache__"]
            if not rest:
                subprocess.run(["rm", "-r", folder], check=True)


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    main()
