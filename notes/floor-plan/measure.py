"""Imports inside folders of labora/server, and those against their order: measure.py ROOT [ORDER...]."""
import ast, sys
from pathlib import Path
root = Path(sys.argv[1]) / "labora" / "server"
order = sys.argv[2:]
files = {str(p.relative_to(root))[:-3].replace("/", "."): p for p in root.rglob("*.py") if "versions" not in p.parts}
def top(m): return m.split(".")[0]
inside = total = 0; up = []
for name, path in sorted(files.items()):
    if name in ("__init__", "__main__"): continue
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("labora.server."):
            for a in node.names:
                m = node.module.removeprefix("labora.server.")
                total += 1; inside += top(m) == top(name)
                if order and top(m) in order and top(name) in order and order.index(top(m)) > order.index(top(name)): up.append(f"{name} -> {m}:{a.name}")
print(f"{inside} of {total}: {100 * inside / total:.1f} %")
print(*sorted(up), sep="\n")
