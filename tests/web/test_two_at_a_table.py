"""What two people at a table hear of each other, and those who watch: turns, clocks, questions, rematches."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, Room
from tests.web.table import call_me, ready, without_motion

Json = dict[str, Any]
TURN = ["cut", "0,0", "peat", "fell", "1,0", "wood", "end"]
NEXT = ["cut", "0,1", "peat", "fell", "2,0", "wood", "end"]
ASK = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: body === null ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: body === null ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(path + " " + answer.status + " " + await answer.text());
  return answer.json();
}"""
SOON = 60_000
"""Milliseconds, where a clock has to run out first."""


def see(page: Page, path: str) -> Json:
    found: Json = page.evaluate(ASK, [path, None])
    return found


def do(page: Page, path: str, **body: Any) -> Json:
    """A request of the person whose page it is."""
    found: Json = page.evaluate(ASK, [path, body])
    return found


def named(room: Room, name: str) -> Page:
    page = room.enter()
    without_motion(page)
    call_me(page, name)
    return page


def opened(page: Page, *kinds: str, mode: str = "2-short", **more: Any) -> Json:
    seats = [{"kind": kind} for kind in kinds]
    return do(page, "/api/tables", mode=mode, seats=seats, random_order=False, **more)


def enter(page: Page, table: Json) -> None:
    do(page, f"/api/tables/{table['id']}/enter", key=table["invitation"])


def two(room: Room, first: str = "Anna", **more: Any) -> tuple[Page, Page, str]:
    """A table where two play; the first of them begins."""
    anna, bert = named(room, first), named(room, "Bert")
    table = opened(anna, "me", "link", **more)
    enter(bert, table)
    do(bert, f"/api/tables/{table['id']}/join")
    return anna, bert, str(table["id"])


def decide(page: Page, table: str, decisions: Sequence[str] = TURN) -> None:
    number = see(page, f"/api/tables/{table}")["number"]
    key = f"key-{table[:6]}-{number:08}"
    do(page, f"/api/tables/{table}/decide", based_on=number, decisions=decisions, key=key)


def go(page: Page, room: Room, table: str, rest: str = "") -> None:
    page.goto(f"{room.address}/table/{table}{rest}")


def inside(page: Page, target: Locator, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0], (size, box)
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], (size, box)


def test_a_rematch_is_one_click_for_players_and_none_for_who_watches(room: Room) -> None:
    first = "Bartholomew of the very long mountains"
    clock = {"kind": "turn", "seconds": 300, "increment": 0, "end": "turn"}
    anna, bert, table = two(room, first, clock=clock, public=True)
    watcher = named(room, "Wanda")
    for page, seat in ((bert, 1), (anna, 0)):
        do(page, f"/api/tables/{table}/resign", seat=seat)
    for page in (anna, bert, watcher):
        go(page, room, table)
        expect(page.locator(".table.end")).to_be_visible(timeout=2 * SOON)
    button = bert.locator("[data-act=rematch]")
    expect(button).to_have_text("Rematch")
    anna.locator("[data-act=rematch]").click()
    expect(anna.locator(".waiting")).to_contain_text("Reserved for Bert: 23 hours left")
    expect(button).to_contain_text(f"{first} wants a rematch")
    expect(watcher.locator("[data-act=rematch]")).to_have_count(0)
    for size in ((390, 844), (1024, 768), DESK):
        inside(bert, button, size)
    watcher.goto(anna.url)
    expect(watcher.locator(".waiting")).to_contain_text("Reserved for Bert")
    expect(watcher.get_by_role("button", name="Join")).to_have_count(0)
    button.click()
    for page in (anna, bert):
        expect(page.locator(".playing")).to_be_visible()
        expect(page.locator(".clock")).to_contain_text("left")


def test_my_turn_is_announced_while_i_look_back_or_try_a_line(room: Room) -> None:
    anna, bert, table = two(room, clock={"seconds": 300})
    decide(anna, table)
    go(anna, room, table, "?at=end")
    banner = anna.locator("[data-notice=turn-in-game]")
    expect(anna.locator(".table.review")).to_be_visible()
    expect(banner).to_have_count(0)
    decide(bert, table)
    expect(banner).to_contain_text("It is your turn in the game (4:")
    assert anna.title().startswith("●")
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    banner.get_by_role("button", name="Back to the game").click()
    ready(anna)

    taken = see(anna, f"/api/tables/{table}")["game"]["undo"]["taken"]
    decide(anna, table, NEXT)
    line = do(anna, f"/api/tables/{table}/fork", moment=taken, trial=True)["id"]
    go(anna, room, line)
    ready(anna)
    expect(banner).to_have_count(0)
    assert not anna.title().startswith("●"), "it is the line's turn, not the game's"
    decide(bert, table, NEXT)
    expect(banner).to_contain_text("It is your turn in the game (4:")
    assert anna.title().startswith("●")
    banner.get_by_role("button", name="Back to the game").click()
    expect(anna).to_have_url(re.compile(f"/table/{table}"))


def test_a_turn_that_the_clock_took_is_told_and_may_be_taken_back(room: Room) -> None:
    anna, _, table = two(room, clock={"seconds": 10})
    go(anna, room, table)
    banner = anna.locator("[data-notice=late]")
    expect(banner).to_contain_text("Time ran out: a bot played for you.", timeout=SOON)
    expect(anna.locator(".chronicle")).to_contain_text("time ran out, a bot played")
    banner.get_by_role("button", name="Undo turns").click()
    sheet = anna.get_by_role("dialog")
    expect(sheet).to_contain_text("Bert")
    sheet.locator("[data-act=take-back]").click()
    expect(anna.locator(".notice.question")).to_contain_text("You asked to undo")


def test_a_refused_question_is_reported_to_the_one_who_asked(room: Room) -> None:
    anna, bert, table = two(room)
    decide(anna, table)
    for page in (anna, bert):
        go(page, room, table)
        expect(page.locator(".playing")).to_be_visible()
    number = see(anna, f"/api/tables/{table}")["number"]
    do(anna, f"/api/tables/{table}/undo", based_on=number, to=0, key="key-of-the-question")
    expect(anna.locator(".notice.question")).to_contain_text("Waiting for Bert")
    question = bert.locator(".notice.question")
    expect(question).to_contain_text("Anna would like to undo")
    expect(question).not_to_contain_text("Waiting for")
    question.get_by_role("button", name="Decline").click()
    refused = anna.locator("[data-notice=refused]")
    expect(refused).to_contain_text("Bert declined")
    anna.reload()
    expect(refused).to_contain_text("Bert declined")
    expect(bert.locator("[data-notice=refused]")).to_have_count(0)
    refused.get_by_role("button", name="Close").click()
    expect(refused).to_have_count(0)


def test_who_watches_is_not_addressed_as_a_player(room: Room) -> None:
    anna, bert, table = two(room, public=True)
    decide(anna, table)
    decide(bert, table)
    watcher = named(room, "Wanda")
    go(watcher, room, table)
    expect(watcher.locator(".since")).to_contain_text("Since Anna’s last turn")
    expect(watcher.locator(".hint-line")).to_contain_text("You are watching this table.")
    top = watcher.locator(".until")
    expect(top).to_contain_text("until then")
    expect(top).not_to_contain_text("you")
    watcher.goto(room.address)
    expect(watcher.get_by_role("region", name="Your tables")).not_to_contain_text("Anna")
    go(anna, room, table)
    expect(anna.locator(".since")).to_contain_text("Since your last turn")


SUBSCRIBED = """() => {
  const subscription = {
    endpoint: "https://push.example.org/this-browser",
    unsubscribe: async () => { window.unsubscribed = true; return true; },
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  navigator.serviceWorker.getRegistration = async () => registration;
}"""
KEPT = ("labora-language", "labora-settings")
OWN = ("labora-notes-x", "labora-read-x", "labora-lessons", "labora-puzzles-solved", "labora-of-tomorrow")


@pytest.mark.parametrize("deletes", [False, True])
def test_nothing_of_a_person_stays_in_the_browser_that_they_leave(room: Room, deletes: bool) -> None:
    page = named(room, "Leaving")
    page.goto(f"{room.address}/me")
    page.evaluate("(names) => names.forEach((name) => localStorage.setItem(name, '[]'))", [*OWN, KEPT[0]])
    page.evaluate("sessionStorage.setItem('labora-last-table', 'null')")
    page.evaluate(SUBSCRIBED)
    if deletes:
        page.locator("[data-act=delete-me]").click()
        page.get_by_label("To confirm").fill("Leaving")
        page.get_by_role("button", name="Delete permanently").click()
    else:
        page.get_by_role("button", name="Settings").first.click()
        page.get_by_role("dialog").locator(".danger").click()
        with page.expect_request("**/api/me/leave*") as request:
            page.get_by_role("dialog").locator(".danger").click()
        assert request.value.post_data_json == {"push": "https://push.example.org/this-browser"}
    expect(page.locator(".lobby")).to_be_visible()
    stays = page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('labora-'))")
    assert set(stays) <= set(KEPT) and KEPT[0] in stays
    assert page.evaluate("sessionStorage.getItem('labora-last-table')") is None
