"""Executes notebooks: `python -m tools.dev.notebooks [--write] FILE...`; `--write` stores what cells show.

Cells run from top to bottom, in the folder of the notebook. The value of a cell's last expression is shown as
Jupyter would show it.
"""

import ast
import contextlib
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

from tools.setup.paths import ROOT

NOTEBOOKS = ROOT / "examples" / "notebooks"
FORMS = (("_repr_svg_", "image/svg+xml"), ("_repr_html_", "text/html"))


def main(arguments: list[str]) -> None:
    files = [Path(name).resolve() for name in arguments if name != "--write"]
    for file in files or sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = json.loads(file.read_text(encoding="utf-8"))
        os.chdir(file.parent)
        sys.path.insert(0, str(file.parent))
        execute(notebook)
        if "--write" in arguments:
            file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{file.name}: {sum(cell['cell_type'] == 'code' for cell in notebook['cells'])} cells")


def execute(notebook: dict[str, Any]) -> None:
    """Run all code cells and keep their outputs."""
    names: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, start=1):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            value = _run("".join(cell["source"]), f"cell {number}", names)
        cell["execution_count"] = number
        cell["outputs"] = _outputs(printed.getvalue(), value, number)


def _run(source: str, name: str, names: dict[str, Any]) -> Any:
    """Run a cell; give the value of its last expression."""
    parsed = ast.parse(source, name)
    last = parsed.body.pop() if parsed.body and isinstance(parsed.body[-1], ast.Expr) else None
    exec(compile(parsed, name, "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), name, "eval"), names)


def _outputs(printed: str, value: Any, number: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if printed:
        found.append({"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)})
    if value is not None:
        data: dict[str, Any] = {"text/plain": repr(value).splitlines(keepends=True)}
        data |= {form: [getattr(value, method)()] for method, form in FORMS if hasattr(value, method)}
        found.append(
            {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        )
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
