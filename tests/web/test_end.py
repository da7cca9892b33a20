"""The end of a game on the page: what is drawn of it is what a replay of the record says."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labora.rules.game import Game
from labora.rules.records.record import parse_record, record_text
from tests.web.conftest import Room
from tests.web.table import table_of

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
