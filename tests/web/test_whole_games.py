"""Games from the lobby to the score sheet, driven by clicks."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Room
from tests.web.table import open_table, play, ready


def test_a_solo_game(room: Room) -> None:
    page = room.enter()
    open_table(page, "Solo")
    ready(page)
    result = play(page, seconds=300)
    assert result["over"], result
    expect(page.get_by_role("heading", name="points", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.long
def test_a_game_against_bots(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots", variant="Ireland", length="Short")
    ready(page)
    result = play(page, seconds=400)
    assert result["over"], result
    expect(page.get_by_text("wins")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("variant", ["France", "Ireland"])
@pytest.mark.parametrize(
    ("seats", "length"), [(2, "Long"), (3, "Short"), (3, "Long"), (4, "Short"), (4, "Long")]
)
def test_every_game_for_several_at_one_screen(room: Room, seats: int, length: str, variant: str) -> None:
    page = room.enter()
    open_table(page, "Hot-seat", variant=variant, length=length, more_seats=seats - 2)
    ready(page)
    result = play(page, seconds=900, clicks=20000)
    assert result["over"], result
    expect(page.get_by_text("wins")).to_be_visible()
