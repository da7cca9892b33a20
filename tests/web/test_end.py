"""The end of a game on the page: what is drawn of it is what a replay of the record says."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labora.rules.game import Game
from labora.rules.records.record import parse_record, record_text
from tests.web.conftest import Room
from tests.web.screens import moment
from tests.web.table import ready, table_of

NAMES = ["Hildegard", "Anselm", "Benedict"]
COLOURS = ("red", "blue", "green")
Scores = list[list[int]]


def whole_game(mode: str, seed: int) -> dict[str, Any]:
    """Somebody who takes whatever comes, to the end."""
    game = Game(mode, "france")
    dice = random.Random(seed)
    while not game.over:
        game.play(game.options[dice.randrange(len(game.options))])
    record: dict[str, Any] = json.loads(record_text(game.record(NAMES[: game.setup.players])))
    return record


def replayed(record: dict[str, Any]) -> Scores:
    """Scores before the last decision of each round, and at the end: one row for each round."""
    read = parse_record(json.dumps(record))
    game = Game(record["mode"], record["variant"], start=record["start"])
    found: Scores = []
    for text in " ".join(read.lines).split():
        number, scores = game.position.round, game.scores
        game.play(text)
        if game.position.round != number:
            found.append(scores)
    return [*found, game.scores]


def drawn(page: Page, colour: str) -> list[float]:
    """The heights of a player's line, in the points that the chart's own scale gives them."""
    found: list[float] = page.evaluate(
        """colour => {
            const marks = [...document.querySelectorAll(".chart .tick[text-anchor=end]")];
            const scale = marks.map((mark) => [Number(mark.textContent), Number(mark.getAttribute("y")) - 4]);
            const [[low, bottom], [high, top]] = [scale[0], scale.at(-1)];
            const points = document.querySelector(`.chart .run.${colour}`).getAttribute("points").split(" ");
            const heights = points.map((point) => Number(point.split(",")[1]));
            return heights.map((y) => low + ((bottom - y) * (high - low)) / (bottom - top));
        }""",
        colour,
    )
    return found


def best_round(scores: Scores) -> tuple[int, set[tuple[int, int]]]:
    """The most points that a player has made in a round, and by whom and when that was."""
    rows = [[0] * len(scores[0]), *scores]
    made = {
        (player, number): rows[number][player] - rows[number - 1][player]
        for number in range(1, len(rows))
        for player in range(len(scores[0]))
    }
    most = max(made.values())
    return most, {when for when, count in made.items() if count == most}


@pytest.mark.parametrize("mode, seed", [("3-short", 4), ("2-short", 9)])
def test_the_chart_draws_the_scores_of_each_round(room: Room, mode: str, seed: int) -> None:
    record = whole_game(mode, seed)
    scores = replayed(record)
    page = table_of(room, record)
    expect(page.locator(".chart")).to_be_visible()
    for player, final in enumerate(scores[-1]):
        run = [0, *(row[player] for row in scores)]
        # Nobody is drawn below nothing.
        assert drawn(page, COLOURS[player]) == pytest.approx([max(0, value) for value in run], abs=0.2)
        expect(page.locator(".chart .end", has_text=str(final)).first).to_be_visible()
    most, when = best_round(scores)
    best = page.locator(".remembered li", has_text="Best round")
    expect(best).to_contain_text(f"{most} point")
    told = best.inner_text()
    assert any(NAMES[player] in told and f"in round {number}" in told for player, number in when), told


def test_a_tie_is_told_as_one(room: Room) -> None:
    record = whole_game("3-short", 4)
    *_, (lost, *won) = replayed(record)
    assert len(set(won)) == 1 and lost < won[0]
    page = table_of(room, record)
    result = page.locator(".said-of")
    expect(result.get_by_role("heading")).to_have_text("Anselm and Benedict win")
    expect(result.locator("p")).to_have_text(f"with {won[0]} points each.")
    expect(page.locator(".laurels .wreath")).to_have_count(2)


def test_shields_stand_only_beside_goods(room: Room) -> None:
    """One player of this game has kept nothing that scores."""
    page = table_of(room, whole_game("3-short", 208))
    expect(page.locator(".score-sheet thead th")).to_have_count(3)
    kept = page.locator(".score-sheet .details li")
    assert kept.count() < 3
    assert all(row.locator(".q").count() for row in kept.all())


def test_laurels_alone_are_for_the_goal(room: Room) -> None:
    page = table_of(room, moment("solo end"))
    expect(page.locator(".said-of")).to_contain_text("The goal is 500")
    expect(page.locator(".laurels .i")).to_be_visible()
    expect(page.locator(".laurels .wreath")).to_have_count(0)


def test_the_end_begins_at_its_top_on_the_phone(room: Room) -> None:
    record = whole_game("2-short", 9)
    last = record["turns"][-1].split(" ")
    record["turns"][-1] = " ".join(last[:-1])
    page = table_of(room, record, (390, 844), has_touch=True, is_mobile=True)
    ready(page)
    page.evaluate("scrollTo(0, 200)")
    assert page.evaluate("scrollY") > 0
    decide(page, last[-1])
    expect(page.locator(".table.end")).to_be_visible()
    page.wait_for_function("() => scrollY === 0")


def decide(page: Page, text: str) -> None:
    """As a click sends it."""
    address, _, table = page.url.partition("/table/")
    path = f"{address}/api/tables/{table.partition('#')[0]}"
    asked = {
        "based_on": page.request.get(path).json()["number"],
        "decisions": [text],
        "key": "the-last-one",
    }
    assert page.request.post(f"{path}/decide", data=asked).ok
