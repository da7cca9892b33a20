"""`./test` with options: what only changes how tests run does not leave anything out."""

import pytest

from tools.dev.checks import steps_for
from tools.dev.selection import asks_for_particular_tests, limited_to


@pytest.mark.parametrize(
    "arguments", ["", "--all", "--durations=25", "--durations 25", "-x", "-n 3", "--maxfail 2 -vv"]
)
def test_options_about_how_tests_run_ask_for_all_of_them(arguments: str) -> None:
    assert not asks_for_particular_tests(arguments.split())
    assert limited_to("tests", arguments.split()) == [*arguments.split(), "tests"]


@pytest.mark.parametrize(
    "arguments",
    ["tests/rules", "-k undo", "-kundo", "--lf", "-m long --all", "-x tests/i18n/test_messages.py"],
)
def test_paths_and_options_that_select_ask_for_particular_tests(arguments: str) -> None:
    assert asks_for_particular_tests(arguments.split())


def test_paths_elsewhere_leave_nothing_of_a_folder() -> None:
    assert limited_to("tests/rules", ["-x", "tests/i18n/test_messages.py"]) is None
    found = limited_to("tests/rules", ["tests/rules/test_both.py::test_one", "--durations", "5"])
    assert found is not None and found[:2] == ["--durations", "5"]
    assert found[2].endswith("tests/rules/test_both.py::test_one")


@pytest.mark.parametrize(
    ("arguments", "is_built"),
    [("tests/web/test_table.py", True), ("tests", True), ("-k undo", True), ("tests/rules", False)],
)
def test_the_client_is_built_for_the_tests_that_need_it(arguments: str, is_built: bool) -> None:
    titles = [step.title for step in steps_for(arguments.split())]
    assert ("build the client" in titles) == is_built
    assert "check the client" not in titles
    assert titles[-2:] == ["tests", "tests, plain"]
