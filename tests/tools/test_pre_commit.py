"""Hooks before a commit do the checks of ./test, each of them."""

import re

from tools.dev.checks import CHECKS, check_named, steps_for
from tools.setup.paths import ROOT

CONFIGURATION = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")


def test_every_check_has_a_hook_that_does_it() -> None:
    asked = re.findall(r"^ +entry: \./test --check (.+)$", CONFIGURATION, flags=re.MULTILINE)
    assert sorted(title.strip('"') for title in asked) == sorted(check.title for check in CHECKS)


def test_checks_are_asked_for_by_title() -> None:
    assert steps_for(["--check", "ruff format", "eslint"]) == [
        check_named("ruff format"),
        check_named("eslint"),
    ]


def test_hooks_fetch_nothing() -> None:
    assert re.findall(r"repo: (.+)", CONFIGURATION) == ["local"]
