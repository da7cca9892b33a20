"""What ./test does, step by step; a new kind of check is a new row in STEPS.

`./test --check TITLE...` does some of the checks alone, as .pre-commit-config.yaml does.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tools.dev.selection import asks_for_particular_tests, limited_to
from tools.setup import client, compiler, debian, engine, environment, package
from tools.setup.commands import clean_environment, run_quietly
from tools.setup.errors import SetupError
from tools.setup.paths import PROGRAMS, PYTHON, ROOT, WORKSHOP
from tools.setup.start_lock import ENGINE_LOCK, one_at_a_time

TYPED = ("labora", "tools", "tests", "benchmarks", "examples")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHECK = "--check"
NO_TEST_SELECTED = 5
"""One of pytest's exit codes."""


class Outcome(Enum):
    """Say how a step ended."""

    PASSED = "passed"
    FAILED = "FAILED"
    SKIPPED = "skipped"


@dataclass
class Run:
    """Hold what the steps of one run share."""

    arguments: Sequence[str]
    scratch: Path
    engine: Future[Path | None] | None = None
    """Compiled beside the steps that do not need it; None where it cannot be."""
    types: Future[subprocess.CompletedProcess[str]] | None = None
    """Types are checked in parallel; None if only some tests are asked for."""
    compiled: Path | None = None
    """Where the compiled package is, once it is."""


@dataclass(frozen=True)
class Step:
    """Describe a step of the checks."""

    title: str
    do: Callable[[Run], Outcome]
    needed_for: str | None = None
    """The folder of the tests that need it; None where it only belongs to a whole run."""


def call(program: str, *arguments: str, **environment: str) -> int:
    command = [str(PROGRAMS / program), *arguments]
    return subprocess.run(command, cwd=ROOT, env=clean_environment(environment), check=False).returncode


def lint(program: str, *arguments: str) -> Callable[[Run], Outcome]:
    return lambda run: Outcome.FAILED if call(program, *arguments) else Outcome.PASSED


def ensure_node() -> Path | None:
    with one_at_a_time():
        if client.find_node() is None:
            environment.ensure(("node",))
    return client.find_node()


def lint_client(script: str, *arguments: str) -> Callable[[Run], Outcome]:
    """A tool of the browser client's, such as svelte-check."""
    return with_node(lambda run: Outcome.FAILED if client.run(script, *arguments) else Outcome.PASSED)


def with_node(check: Callable[[Run], Outcome]) -> Callable[[Run], Outcome]:
    """Install what checks of the browser client need first; without Node the check is skipped."""

    def do(run: Run) -> Outcome:
        node = ensure_node()
        if node is None:
            return Outcome.SKIPPED
        with one_at_a_time():
            client.ensure_modules(node, for_checks=True)
        return check(run)

    return do


def check_types() -> subprocess.CompletedProcess[str]:
    return run_quietly([str(PROGRAMS / "mypy"), "--strict", *TYPED], "mypy.log")


def await_types(run: Run) -> Outcome:
    assert run.types is not None
    done = run.types.result()
    print(done.stdout, end="")
    return Outcome.FAILED if done.returncode else Outcome.PASSED


def can_compile() -> bool:
    with one_at_a_time():
        return compiler.is_wanted() and compiler.ensure()


def compile_engine() -> Path | None:
    with one_at_a_time(ENGINE_LOCK):
        return engine.compiled(ROOT, WORKSHOP, PYTHON)


def await_engine(run: Run) -> Outcome:
    if run.engine is None:
        print("The tests run on the plain engine: LABORA_PLAIN is set, or there is no C compiler.")
        return Outcome.SKIPPED
    compiled = run.engine.result()
    if compiled is None:
        print(*engine.compile_log(WORKSHOP).read_text().splitlines()[-40:], sep="\n")
        return Outcome.FAILED
    package.put_together(compiled, run.scratch)
    run.compiled = run.scratch
    return Outcome.PASSED


def build_client(run: Run) -> Outcome:
    node = ensure_node()
    if node is None:
        print("The browser client and its pages are not tested: there is no Node 20.19 or newer.")
        return Outcome.SKIPPED
    with one_at_a_time():
        client.ensure_modules(node, for_checks=True)  # tests of pages ask one of them
        client.ensure()
    return Outcome.PASSED


def ensure_browser(run: Run) -> Outcome:
    # The one without windows needs a third less of the processor.
    browsers = ("chromium-headless-shell", "chromium")
    found = any(shutil.which(browser) or debian.install(browser) for browser in browsers)
    if not found:
        print("The pages are not tested: there is no Chromium (on Debian: apt install chromium).")
    return Outcome.PASSED if found else Outcome.SKIPPED


def run_tests(run: Run) -> Outcome:
    """Runs the tests on the compiled engine; on the plain one where there is no other."""
    selected = limited_to("tests", run.arguments)
    if run.compiled is None:
        code = pytest(selected, "plain", None, ROOT) if selected else 0
    else:
        # The sources come second, for what tests share among themselves.
        code = pytest(selected, "compiled", run.compiled, run.compiled, ROOT) if selected else 0
    return Outcome.FAILED if code else Outcome.PASSED


def run_plain_tests(run: Run) -> Outcome:
    """Runs the tests of the rules again on the plain engine; with --all, every test."""
    selected = limited_to("tests" if "--all" in run.arguments else "tests/rules", run.arguments)
    if selected is None or run.compiled is None:
        return Outcome.SKIPPED
    code = pytest(selected, "plain", run.compiled, ROOT)
    if code == NO_TEST_SELECTED and asks_for_particular_tests(run.arguments):
        return Outcome.SKIPPED
    return Outcome.FAILED if code else Outcome.PASSED


def pytest(selected: Sequence[str], form: str, compiled: Path | None, *module_path: Path) -> int:
    return call(
        # Whoever is idle takes over half of what the other still has: long tests come last.
        # Half of the time they wait for browsers, servers and clocks: one more than there are processors.
        *("pytest", f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal", "--quiet", *selected),
        LABORA_EXPECT=form,  # tests/conftest.py refuses to test another form
        LABORA_COMPILED=str(compiled or ""),  # for tests that compare both forms
        PYTHONPATH=os.pathsep.join(str(place) for place in module_path),
    )


MESSAGES = Step("messages", lint("python", "-m", "labora.i18n.checks"))
"""Before a commit only: in a whole run tests/i18n does it."""
CHECKS = (
    Step("ruff check", lint("ruff", "check", ".")),
    Step("ruff format", lint("ruff", "format", "--check", ".")),
    MESSAGES,
    Step("types of the API", with_node(lint("python", "-m", "tools.dev.web_types", "--check"))),
    Step(
        "svelte-check",
        lint_client("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ),
    Step("eslint", lint_client("eslint/bin/eslint.js", "--max-warnings=0", ".")),
    Step("stylelint", lint_client("stylelint/bin/stylelint.mjs", "**/*.{css,svelte}")),
    Step("prettier", lint_client("prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")),
    Step("vitest", lint_client("vitest/vitest.mjs", "run")),
    Step("workflows", lint_client("../check_workflows.js", *map(str, WORKFLOWS))),
    Step("mypy", await_types),
)
STEPS = (
    *(check for check in CHECKS if check is not MESSAGES),
    Step("build the client", build_client, "tests/web"),
    Step("browser", ensure_browser, "tests/web"),
    Step("compile", await_engine, "tests"),
    Step("tests", run_tests, "tests"),
    Step("tests, plain", run_plain_tests, "tests"),
)


def steps_for(arguments: Sequence[str]) -> list[Step]:
    if CHECK in arguments:
        return [check_named(title) for title in arguments if title != CHECK]
    if not asks_for_particular_tests(arguments):
        return list(STEPS)
    return [step for step in STEPS if step.needed_for and limited_to(step.needed_for, arguments) is not None]


def check_named(title: str) -> Step:
    for check in CHECKS:
        if check.title == title:
            return check
    raise SetupError(f"There is no check {title!r}; there are {', '.join(check.title for check in CHECKS)}.")


def run_all(arguments: Sequence[str]) -> int:
    started = time.monotonic()
    steps = steps_for(arguments)
    titles = {step.title for step in steps}
    with tempfile.TemporaryDirectory(prefix="labora-test-") as scratch, ThreadPoolExecutor(2) as beside:
        run = Run(arguments, Path(scratch))
        run.engine = beside.submit(compile_engine) if "compile" in titles and can_compile() else None
        run.types = beside.submit(check_types) if "mypy" in titles else None
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
