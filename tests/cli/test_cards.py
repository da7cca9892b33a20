"""`labora cards`: everything that is printed on the cards."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import run

REFERENCE = Path(__file__).resolve().parent.parent / "reference" / "buildings.csv"


def data(capsys: pytest.CaptureFixture[str], line: str) -> Any:
    answer = run(capsys, f"cards {line} --json")
    assert (answer.code, answer.err) == (0, "")
    return json.loads(answer.out)


def test_json_agrees_with_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    found = {card["id"]: card for card in data(capsys, "")}
    with REFERENCE.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 67
    for row in rows:
        card = found[row["id"]]
        assert (str(card["number"]), card["variant"], card["name"]) == (
            row["number"],
            row["variant"],
            row["name"].replace("'", "’"),
        )
        assert (card["deck"], card["players"]) == (row["deck"], row["players"])
        assert ", ".join(card["never_in"]) == row["never_in"]
        assert " + ".join(f"{number} {good}" for good, number in card["cost"].items()) == row["cost"]
        assert "/".join(card["terrain"]) == row["terrain"]
        assert card["cloister"] == (row["cloister"] == "yes")
        assert (str(card["economic"]), str(card["dwelling"])) == (row["economic"], row["dwelling"])
        assert card["function"]


def test_each_variant_has_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = [card["kind"] for card in data(capsys, "--variant ireland")]
    assert [kinds.count(kind) for kind in ("building", "basic", "settlement")] == [41, 3, 8]
    assert len(data(capsys, "")) == 67 + 3 + 8


def test_one_card_by_id_or_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert data(capsys, "f05")["name"] == "Bakery"
    assert data(capsys, "Bakery")["id"] == "F05"
    assert data(capsys, "village")["cost"] == {"food": 15, "energy": 9}
    assert [card["id"] for card in data(capsys, "quarry")] == ["G22", "F29"]
    assert data(capsys, "quarry --variant ireland")["id"] == "G22"


def test_people_get_a_table_or_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Stone Merchant" in run(capsys, "cards").out
    card = run(capsys, "cards G12").out
    assert "Up to 5 times: pay 2 food and 1 energy for 1 stone." in card
    assert "France and Ireland" in card
