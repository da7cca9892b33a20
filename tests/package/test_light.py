"""`pip install .` brings rules, bots and words; the rest are extras, and what is missing is said."""

import tomllib
from pathlib import Path

import pytest

from labora.extras import MODULES
from tests.package.light import CORE, NAME, SOURCES, Light

PROJECT = tomllib.loads((SOURCES / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
GAME = """
import labora
new = labora.Game("solo", "ireland")
print(labora.Words("en").option(new.position, new.options[0]))
bots = [labora.bot("random"), labora.bot("novice"), labora.bot("random", 1)]
print(labora.play(labora.Game("3-short", "france"), bots, seconds=0.01).over)
"""


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Light:
    return Light(tmp_path_factory.mktemp("core"), *CORE)


@pytest.fixture(scope="module")
def with_cli(tmp_path_factory: pytest.TempPathFactory) -> Light:
    return Light(tmp_path_factory.mktemp("cli"), *CORE, "rich", "typer")


# Where the module is not called like its package.
IMPORTED = {"markdown_it_py": "markdown_it", "pillow": "PIL", "pyjwt": "jwt"}
# Used where the platform has it.
OPTIONAL = {"uvloop"}


def names_of(requirements: list[str]) -> set[str]:
    found = [NAME.match(requirement) for requirement in requirements]
    return {name.group().replace("-", "_") for name in found if name}


def modules_of(requirements: list[str]) -> set[str]:
    return {IMPORTED.get(name, name) for name in names_of(requirements)} - OPTIONAL


def test_only_three_packages_are_needed() -> None:
    assert names_of(PROJECT["dependencies"]) == set(CORE)


GIGABYTES = {"learn", "sb3"}


def test_all_is_all_of_the_extras_but_gigabytes() -> None:
    assert EXTRAS["all"] == [f"labora[{','.join(extra for extra in MODULES if extra not in GIGABYTES)}]"]


@pytest.mark.parametrize("extra", MODULES)
def test_modules_of_an_extra_are_those_that_it_brings(extra: str) -> None:
    assert set(MODULES[extra]) == modules_of(EXTRAS[extra])


def test_rules_bots_and_words_need_no_extra(core: Light) -> None:
    done = core.python("-c", GAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("\nTrue\n")


def test_the_command_without_its_extra_says_so(core: Light) -> None:
    done = core.python("-m", "labora.cli", "--version")
    assert done.returncode == 1
    assert 'pip install ".[cli]"' in done.stderr and done.stderr.count("\n") == 1


def test_the_service_without_its_extra_says_so(core: Light) -> None:
    done = core.python("-c", "import labora.server")
    assert "MissingExtraError: " in done.stderr and 'pip install ".[server]"' in done.stderr


@pytest.mark.parametrize(
    "line",
    [
        "import labora.environments",
        "from labora.environments import Games",
        "import labora.environments.pettingzoo",
        "import labora.environments.gymnasium",
        "import labora.environments.openspiel",
        "import labora.environments.vector",
    ],
)
def test_the_environments_without_their_extra_say_so(core: Light, line: str) -> None:
    done = core.python("-c", line)
    assert "MissingExtraError: " in done.stderr and 'pip install ".[research]"' in done.stderr, done.stderr


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("serve", "server"),
        ("play", "server"),
        ("admin backup somewhere", "server"),
        ("arena random novice", "arena"),
        ("simulate --on ray", "cluster"),
    ],
)
def test_commands_without_their_extra_say_so(with_cli: Light, line: str, extra: str) -> None:
    done = with_cli.python("-m", "labora.cli", *line.split())
    assert (done.returncode, done.stdout) == (1, "")
    assert f'pip install ".[{extra}]"' in done.stderr and done.stderr.count("\n") == 1


def test_other_commands_need_no_further_extra(with_cli: Light) -> None:
    for line in ("--help", "cards F05", "simulate --games 1 --mode solo"):
        assert with_cli.python("-m", "labora.cli", *line.split()).returncode == 0


def test_postgresql_without_its_extra_is_said(tmp_path: Path) -> None:
    # greenlet is what sqlalchemy[asyncio] adds to sqlalchemy.
    light = Light(tmp_path, *CORE, *names_of(EXTRAS["cli"] + EXTRAS["server"]), "greenlet")
    done = light.python("-m", "labora.cli", "serve", "--database", "postgresql+asyncpg://localhost/labora")
    assert (done.returncode, done.stdout) == (1, "")
    assert 'pip install ".[postgres]"' in done.stderr
