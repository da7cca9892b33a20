"""What ./test does, step by step; a new kind of check is a new row in STEPS."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import client
import compiler
import debian
import environment
import package
from commands import clean_environment
from places import PROGRAMS, ROOT
from selection import asks_for_particular_tests, limited_to
from turns import one_at_a_time

NO_TEST_SELECTED = 5
"""One of pytest's exit codes."""


class Outcome(Enum):
    PASSED = "passed"
    FAILED = "FAILED"
    SKIPPED = "skipped"


@dataclass
class Run:
    arguments: Sequence[str]
    compiled: Path | None = None
    """Where the compiled package is, once it is."""


@dataclass(frozen=True)
class Step:
    title: str
    do: Callable[[Run], Outcome]
    needed_for_particular_tests: bool = False


def call(program: str, *arguments: str, **environment: str) -> int:
    command = [str(PROGRAMS / program), *arguments]
    return subprocess.run(command, cwd=ROOT, env=clean_environment(environment), check=False).returncode


def lint(program: str, *arguments: str) -> Callable[[Run], Outcome]:
    return lambda run: Outcome.FAILED if call(program, *arguments) else Outcome.PASSED


def compile_engine(run: Run) -> Outcome:
    with one_at_a_time():
        if not compiler.is_wanted() or not compiler.ensure():
            print("The engine is tested plain only: LABORA_PLAIN is set, or there is no C compiler.")
            return Outcome.SKIPPED
        run.compiled = package.compiled()
    if run.compiled is None:
        print(*package.COMPILE_LOG.read_text().splitlines()[-40:], sep="\n")
        return Outcome.FAILED
    return Outcome.PASSED


def check_client(run: Run) -> Outcome:
    """Types, unit tests and the build of the browser client."""
    with one_at_a_time():
        if client.find_node() is None:
            environment.ensure(("node",))
        node = client.find_node()
        if node is None:
            print("The browser client is not tested: there is no Node 20.19 or newer.")
            return Outcome.SKIPPED
        client.ensure_modules(node)
        client.ensure()
    failed = [
        call("python", "tools/web_types.py", "--check", PYTHONPATH=str(ROOT)),
        client.run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        client.run("vitest/vitest.mjs", "run"),
    ]
    return Outcome.FAILED if any(failed) else Outcome.PASSED


def ensure_browser(run: Run) -> Outcome:
    """For tests/web; without one they are skipped."""
    if shutil.which("chromium") or debian.install("chromium"):
        return Outcome.PASSED
    return Outcome.SKIPPED


def test_plain(run: Run) -> Outcome:
    selected = limited_to("tests", run.arguments)
    code = pytest(selected, "plain", run.compiled, ROOT) if selected else 0
    return Outcome.FAILED if code else Outcome.PASSED


def test_compiled(run: Run) -> Outcome:
    selected = limited_to("tests/rules", run.arguments)
    if selected is None or run.compiled is None:
        return Outcome.SKIPPED
    # The sources come second, for what tests share among themselves.
    code = pytest(selected, "compiled", run.compiled, run.compiled, ROOT)
    if code == NO_TEST_SELECTED and asks_for_particular_tests(run.arguments):
        return Outcome.SKIPPED
    return Outcome.FAILED if code else Outcome.PASSED


def pytest(selected: Sequence[str], form: str, compiled: Path | None, *module_path: Path) -> int:
    return call(
        *("pytest", "--numprocesses=auto", "--quiet", *selected),
        LABORA_EXPECT=form,  # tests/conftest.py refuses to test another form
        LABORA_COMPILED=str(compiled or ""),  # for tests that compare both forms
        PYTHONPATH=os.pathsep.join(str(place) for place in module_path),
    )


STEPS = (
    Step("ruff check", lint("ruff", "check", ".")),
    Step("ruff format", lint("ruff", "format", "--check", ".")),
    Step("mypy", lint("mypy", "--strict", "labora", "tools")),
    Step("compile", compile_engine, needed_for_particular_tests=True),
    Step("browser client", check_client),
    Step("browser", ensure_browser),
    Step("tests, plain", test_plain, needed_for_particular_tests=True),
    Step("rules tests, compiled", test_compiled, needed_for_particular_tests=True),
)


def run_all(arguments: Sequence[str]) -> int:
    started = time.monotonic()
    run = Run(arguments)
    particular = asks_for_particular_tests(arguments)
    steps = [step for step in STEPS if step.needed_for_particular_tests or not particular]
    outcomes = {step.title: timed(step, run) for step in steps}
    print(f"\n{summary(outcomes)} ({time.monotonic() - started:.0f} s)", flush=True)
    return int(Outcome.FAILED in outcomes.values())


def timed(step: Step, run: Run) -> Outcome:
    print(f"\n== {step.title}", flush=True)
    started = time.monotonic()
    outcome = step.do(run)
    print(f"-- {step.title}: {outcome.value} ({time.monotonic() - started:.1f} s)", flush=True)
    return outcome


def summary(outcomes: dict[str, Outcome]) -> str:
    failed = [title for title, outcome in outcomes.items() if outcome is Outcome.FAILED]
    skipped = [title for title, outcome in outcomes.items() if outcome is Outcome.SKIPPED]
    verdict = f"Failed: {'; '.join(failed)}." if failed else "All passed."
    return f"{verdict} Skipped: {'; '.join(skipped)}." if skipped else verdict
