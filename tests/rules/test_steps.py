"""Steps of a round: each is carried out and told in the same place, and everything told has words."""

import ast
from pathlib import Path

import pytest

from labora.i18n.messages import messages_of
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES, STEP_NAMES
from labora.rules.engine.flow import STEPS, proceed, proceed_telling
from labora.rules.engine.table_setup import set_up
from labora.rules.state.setup import make_setup

RULES = Path(__file__).parents[2] / "labora" / "rules"
MESSAGES = messages_of("en", strict=True, hyphens=False)


def test_every_step_of_every_mode_is_done_and_told() -> None:
    used = {step for mode in MODES for step in (*mode.flow, *mode.last_flow)}
    assert used <= set(range(len(STEPS)))
    assert len(STEPS) == len(STEP_NAMES)


def told_by_the_rules() -> set[str]:
    """The names of all events that the engine or the log can make."""
    found = set()
    for source in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("LogEvent", "_phase_event"):
                found |= {name.value for name in ast.walk(node.args[0]) if isinstance(name, ast.Constant)}
    return {str(name) for name in found}


def test_a_step_without_words_is_noticed() -> None:
    names = told_by_the_rules()
    assert {"round", "clergymen-return", "neutral-phase", "dealt", "fee-raised", "score"} <= names
    assert [name for name in sorted(names) if not MESSAGES.has(f"log-{name}")] == []


@pytest.mark.parametrize("mode", [mode.name for mode in MODES])
@pytest.mark.parametrize("variant", VARIANTS)
def test_telling_changes_nothing(mode: str, variant: str) -> None:
    silent, told = (set_up(make_setup(mode, variant), 0) for _ in range(2))
    proceed(silent)
    proceed_telling(told)
    assert told == silent
