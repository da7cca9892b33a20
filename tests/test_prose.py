"""Plain English: words that nobody says any more stay rare where people read."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
AVOIDED = re.compile(
    r"\b(?:whoever|whatever|whichever|wherever|everybody|anew|in vain|by and by|nothing but|at hand"
    r"|foresee\w*|reckon\w*|shall|somebody|nobody|one[’']s|of today|by itself"
    r"|(?:is|are|was|were|be|been|being) told|so many)\b|, too\b",
    re.IGNORECASE,
)
WORD = re.compile(r"[A-Za-z]+(?:[’'-][A-Za-z]+)*")
LIMIT = 2.0
"""Avoided words for each thousand words."""


def of_messages(text: str) -> str:
    """Texts and comments of a Fluent file, without ids, variants, placeables and targets of links."""
    text = re.sub(r"^(?:#+ ?|[a-zA-Z][\w-]* *= *| +\.[a-z]+ *= *)", "", text, flags=re.MULTILINE)
    text = re.sub(r"^ +\*?\[[\w-]+\]", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{[^{}]*?(?:->|\})", " ", text)
    return re.sub(r"\]\([\w-]+\)", "]", text)


def of_page(text: str) -> str:
    """Prose of a Markdown page, without code, targets of links and the list of words to avoid."""
    text = re.sub(r"^(```+).*?^\1$", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^Avoid: .*$", "", text, flags=re.MULTILINE)
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`\n]*`", " ", text))


def of_code(text: str) -> str:
    """Docstrings of a Python file, without code in them."""
    nodes = (node for node in ast.walk(ast.parse(text)) if isinstance(getattr(node, "body", None), list))
    lines = [one.value for node in nodes for one in node.body if isinstance(one, ast.Expr)]  # type: ignore[attr-defined]
    texts = [one.value for one in lines if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return re.sub(r"`[^`\n]*`|^ *>>> .*$", " ", "\n".join(texts), flags=re.MULTILINE)


# What is read, and how its prose is taken out of the files.
TEXTS: tuple[tuple[str, Callable[[str], str]], ...] = (
    ("README.md", of_page),
    ("CONTRIBUTING.md", of_page),
    ("CHANGELOG.md", of_page),
    ("docs/**/*.md", of_page),
    ("labora/locale/en/**/*.ftl", of_messages),
    ("labora/**/*.py", of_code),
    ("tools/**/*.py", of_code),
)


def per_thousand(text: str) -> float:
    return 1000 * len(AVOIDED.findall(text)) / max(len(WORD.findall(text)), 1)


@pytest.mark.parametrize(("files", "prose"), TEXTS)
def test_words_to_avoid_are_rare(files: str, prose: Callable[[str], str]) -> None:
    texts = {path: prose(path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob(files))}
    assert texts
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in texts.items()
        for match in AVOIDED.finditer(text)
    ]
    assert per_thousand(" ".join(texts.values())) <= LIMIT, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Whoever is early pays less, and nobody is told.", 3),
        ("It shall be built anew by itself, too.", 4),
        ("Two of the tools, too many to hold by one hand.", 1),
        ("This building joins the display in round 4.", 0),
    ],
)
def test_words_to_avoid_are_found(text: str, count: int) -> None:
    assert len(AVOIDED.findall(text)) == count


def test_only_the_prose_of_pages_and_code_counts() -> None:
    page = "Anew.\n```sh\nshall\n```\nUse `nobody`, [here](anew).\nAvoid: whoever, so many.\n"
    assert AVOIDED.findall(of_page(page)) == ["Anew"]
    code = '"""Whoever."""\n# anew\nx = "shall"\n"""Of `nobody`."""\n'
    code += 'def f():\n    """Anew.\n\n    >>> shall()\n    """\n'
    assert AVOIDED.findall(of_code(code)) == ["Whoever", "Anew"]


def test_only_the_prose_of_messages_counts() -> None:
    text = (
        "# For everybody\nweb-shall = [so many](anew) { $nobody ->\n"
        "    [shall] one { card-anew }\n   *[other] two\n}\n"
    )
    assert WORD.findall(of_messages(text)) == ["For", "everybody", "so", "many", "one", "two"]


@pytest.mark.parametrize(
    ("title", "is_good"),
    [
        ("bots: count lookahead in the time budget", True),
        ("server: drop the connection\n\nBecause it is slow.", True),
        ("Bots: count", False),
        ("count lookahead in the time budget", False),
        ("docs: " + "a" * 67, False),
    ],
)
def test_the_hook_checks_titles_of_commits(title: str, is_good: bool) -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    (rule,) = re.findall(r"entry: '(.*)'$", hooks, re.MULTILINE)
    assert bool(re.search(rule, title, re.MULTILINE)) is is_good
    prefixes = re.findall(r"Prefixes are (.*)\.", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))[0]
    assert re.findall(r"`(\w+)`", prefixes) == rule.split("(?:")[2].split(")")[0].split("|")
