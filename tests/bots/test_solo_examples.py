"""The best solo games are kept with their records: legal to the end, with the score they are named by."""

from pathlib import Path

import pytest

from labora.rules.records.replay import open_record
from labora.rules.state.scoring import total_score

SOLO = Path(__file__).resolve().parents[2] / "examples" / "solo"
RECORDS = sorted(SOLO.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_is_legal_and_has_its_score(path: Path) -> None:
    variant, score = path.stem.rsplit("-", 1)
    opened = open_record(path.read_text(encoding="utf-8"))
    assert opened.problem is None
    assert opened.game.setup.name == f"solo/{variant}"
    assert opened.game.over
    assert total_score(opened.game.position, 0) == int(score)


def test_there_is_a_game_of_each_variant() -> None:
    assert {path.stem.rsplit("-", 1)[0] for path in RECORDS} == {"france", "ireland"}
