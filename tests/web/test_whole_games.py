"""Games from the lobby to the score sheet, driven by clicks."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import open_table, play_to_the_end, ready, without_motion

EVERY = [
    (seats, length, variant)
    for seats in (2, 3, 4)
    for length in ("Short", "Long")
    for variant in ("France", "Ireland")
]
ORDINARY = (2, "Short", "Ireland")


def enter(room: Room) -> Page:
    page = room.enter()
    without_motion(page)
    return page


def is_scored(page: Page, players: int) -> None:
    """Everybody has a column on the score sheet, with a sum."""
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator(".whose button")).to_have_count(players)


def solo(room: Room, variant: str) -> None:
    page = enter(room)
    open_table(page, "Solo", variant=variant)
    ready(page)
    play_to_the_end(page, seconds=300)
    expect(page.get_by_role("heading", name="points", exact=False).first).to_be_visible()
    is_scored(page, 1)


def hot_seat(room: Room, seats: int, length: str, variant: str) -> None:
    page = enter(room)
    open_table(page, "Hot-seat", variant=variant, length=length, more_seats=seats - 2)
    ready(page)
    play_to_the_end(page, seconds=1200, other=5)
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    is_scored(page, seats)


def test_a_solo_game(room: Room) -> None:
    solo(room, "France")


@pytest.mark.long
def test_two_players_at_one_screen(room: Room) -> None:
    hot_seat(room, *ORDINARY)


@pytest.mark.long
def test_a_game_against_bots(room: Room) -> None:
    page = enter(room)
    open_table(page, "Against bots", variant="Ireland", length="Short", bot="novice")
    ready(page)
    play_to_the_end(page, seconds=300)
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    is_scored(page, 3)


@pytest.mark.long
def test_a_solo_game_in_ireland(room: Room) -> None:
    solo(room, "Ireland")


@pytest.mark.long
def test_a_long_game_against_monks(room: Room) -> None:
    page = enter(room)
    open_table(page, "Against bots", more_seats=1, length="Long", bot="monk")
    ready(page)
    play_to_the_end(page, seconds=1200)
    is_scored(page, 4)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "length", "variant"), [game for game in EVERY if game != ORDINARY])
def test_every_game_for_several_at_one_screen(room: Room, seats: int, length: str, variant: str) -> None:
    hot_seat(room, seats, length, variant)
