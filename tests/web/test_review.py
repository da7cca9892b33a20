"""Looking back in the browser: sliding, links to moments, going on from there, trying out, records."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labora.rules.game import Game
from labora.rules.records.record import parse_record
from labora.rules.records.replay import strict_replay
from labora.rules.text.writing import position_text
from labora.server.games.domain.moments import at_of
from tests.web.conftest import DESK, ROOT, Room
from tests.web.positions import of_a_thousand
from tests.web.sliding import slides
from tests.web.table import ready
from tests.web.test_ways_to_play import found_by_axe

PHONE = (390, 844)
GAMES = ROOT / "tests" / "games"
LONGEST_SLIDE = 100
"""Milliseconds from a step to the position on the screen."""


def record_of(name: str) -> Any:
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def game_of(name: str) -> Game:
    return strict_replay(parse_record((GAMES / f"{name}.json").read_text(encoding="utf-8")))


def imported(page: Page, room: Room, record: Any) -> str:
    """The id of a table with the whole game."""
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    answer = page.request.post(f"{room.address}/api/records", data={"record": record})
    return str(answer.json()["table"]["id"])


def look_back(page: Page, room: Room, table: str, at: str) -> None:
    page.goto(f"{room.address}/table/{table}?at={at}")
    page.locator(".review[data-whole=true]").wait_for()


def test_a_whole_game_slides_past_and_every_moment_is_that_of_a_replay(room: Room) -> None:
    page = room.enter()
    table, game = imported(page, room, record_of("2-short-france")), game_of("2-short-france")
    slide_through(page, room, table, game)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".transport [data-step=start]").click()
    expect(page.locator(".review")).to_have_attribute("data-at", "0")
    swipe(page, -80)
    expect(page.locator(".review")).to_have_attribute("data-at", "1")
    swipe(page, 80)
    expect(page.locator(".review")).to_have_attribute("data-at", "0")
    page.locator("[data-step=play]").click()
    expect(page.locator(".review")).to_have_attribute("data-at", "1.2")
    page.locator("[data-step=play]").click()
    page.locator(".told a.line", has_text="Bakery").first.click()
    expect(page.locator(".told .now")).to_contain_text("Bakery")
    expect(page.locator(".moment")).to_contain_text("Bakery")
    assert found_by_axe(page) == []


def swipe(page: Page, across: int) -> None:
    """A finger over what happened."""
    page.locator(".moment").evaluate(
        """(place, across) => {
          const touch = (x) => new Touch({ identifier: 1, target: place, clientX: x, clientY: 300 });
          const told = { bubbles: true, touches: [touch(200)], changedTouches: [touch(200 + across)] };
          place.dispatchEvent(new TouchEvent("touchstart", told));
          place.dispatchEvent(new TouchEvent("touchend", told));
        }""",
        across,
    )


def slide_through(page: Page, room: Room, table: str, game: Game) -> None:
    """Ten moments by the slider, with the pointer; in between by keys."""
    look_back(page, room, table, "0")
    slider = page.get_by_role("slider")
    left, right = (8, 12) if page.viewport_size and page.viewport_size["width"] < 720 else (34, 66)
    turns = len(game.turns)
    for step in range(1, 11):
        turn = max(1, turns * step // 10)
        box = slider.bounding_box()
        assert box is not None
        across = box["x"] + left + (box["width"] - left - right) * turn / turns
        page.mouse.move(across, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.up()
        moment = game.turns[turn - 1].end
        expect(page.locator(".review")).to_have_attribute("data-moment", str(moment))
        whole = page.request.get(f"{room.address}/api/tables/{table}/moments?first={moment}").json()
        assert whole["position"]["line"] == position_text(game.position_at(moment))
        at_screen(page, whole["position"], game, moment)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".review")).to_have_attribute("data-at", "1.1")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".review")).to_have_attribute("data-at", "1")
    page.keyboard.press("Shift+ArrowRight")
    one = game.turns[0]
    last = next(
        turn
        for turn, after in zip(game.turns, game.turns[1:], strict=False)
        if after.round != turn.round and turn.end > one.end
    )
    expect(page.locator(".review")).to_have_attribute("data-moment", str(last.end))
    expect(page).to_have_url(f"{room.address}/table/{table}?at={at_of(game, last.end)}")


def at_screen(page: Page, position: Any, game: Game, moment: int) -> None:
    """The land in sight has the cards, the shelf the goods, and the tabs the points of the replay."""
    board = int(page.locator(".review .own").get_attribute("data-board") or 0)
    assert page.locator(".review .seats b").all_text_contents() == [
        str(score) for score in game.fork(moment).scores
    ]
    cards = sum(cell["card"] not in (None, "forest", "moor") for cell in position["boards"][board]["cells"])
    assert page.locator(".review .landscape .mini, .review .landscape .speck").count() == cards
    goods = page.locator(".review .shelf .slot b").all_text_contents()
    assert sorted(map(int, goods)) == sorted(position["boards"][board]["goods"].values())


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_long_game_slides_past_on_both_screens(room: Room, size: tuple[int, int]) -> None:
    page = room.enter(size=size)
    table, game = imported(page, room, record_of("4-long-ireland")), game_of("4-long-ireland")
    slide_through(page, room, table, game)
    assert found_by_axe(page) == []


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_thousand_decisions_slide_without_a_delay(room: Room, size: tuple[int, int]) -> None:
    """In time of the page's own, however busy the machine is."""
    page = room.enter(size=size)
    table = imported(page, room, json.loads(of_a_thousand().record(["Ann", "Bob"]).text))
    look_back(page, room, table, "0")
    times = sorted(processor for _, processor in slides(page, [step / 60 for step in range(1, 61)]))
    assert times[-4] < LONGEST_SLIDE


def test_a_stranger_opens_a_link_to_a_moment(room: Room) -> None:
    ann = room.enter()
    ann.request.post(f"{room.address}/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "device", "name": "Bert"}]
    opened = ann.request.post(
        f"{room.address}/api/tables",
        data={"mode": "2-short", "seats": seats, "public": True, "random_order": False},
    ).json()
    ann.request.post(
        f"{room.address}/api/tables/{opened['id']}/decide",
        data={"based_on": opened["number"], "decisions": ["fell", "1,0", "wood"], "key": "moment-0001"},
    )
    stranger = room.enter(f"/table/{opened['id']}?at=1.2")
    expect(stranger.locator(".review")).to_have_attribute("data-moment", "2")
    expect(stranger.locator(".moment")).to_contain_text("Ann")
    assert "og:image" in stranger.request.get(f"{room.address}/table/{opened['id']}?at=1.2").text()
    # What happens now is there for the stranger, too; the moment stays.
    expect(stranger.locator(".controls .at")).to_contain_text("2 of 3")


def test_a_fork_goes_on_and_a_line_is_tried_out_while_another_moves(room: Room) -> None:
    ann, bert = room.enter(), room.enter()
    for page, name in ((ann, "Ann"), (bert, "Bert")):
        page.request.post(f"{room.address}/api/me", data={"name": name})
    opened = ann.request.post(
        f"{room.address}/api/tables",
        data={
            "mode": "2-short",
            "seats": [{"kind": "me"}, {"kind": "link"}],
            "public": True,
            "random_order": False,
        },
    ).json()
    path = f"{room.address}/api/tables/{opened['id']}"
    bert.request.post(f"{path}/join", data={})
    bert.goto(f"{room.address}/table/{opened['id']}")
    expect(bert.locator(".playing")).to_be_visible()
    bert.get_by_role("button", name="Menu").click()
    bert.locator("[data-act=lines]").click()
    bert.get_by_label("Name of the variation").fill("peat first")
    bert.locator("[data-act=try]").click()
    expect(bert.locator(".notice.trial")).to_contain_text("peat first")
    ready(bert)
    # It is Ann’s turn in the game; here Bert decides for both.
    bert.locator(".playing.deciding").wait_for()
    number = ann.request.get(path).json()["number"]
    ann.request.post(
        f"{path}/decide",
        data={"based_on": number, "decisions": ["fell", "1,0", "wood"], "key": "moving-0001"},
    )
    assert ann.request.get(path).json()["game"]["undo"]["taken"] == 3
    expect(bert.locator(".playing.deciding")).to_be_visible()
    bert.locator(".notice.trial [data-act=lines]").click()
    rows = bert.locator(".line-scores tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("peat first")
    bert.keyboard.press("Escape")
    bert.locator("[data-act=trial-back]").click()
    expect(bert.locator(".playing:not(.deciding)")).to_be_visible()
    # From a moment of the game itself, at a table of one’s own.
    bert.goto(f"{room.address}/table/{opened['id']}?at=0")
    bert.locator("[data-act=fork-device]").click()
    ready(bert)
    expect(bert.locator(".notice.origin")).to_contain_text("continues another")
    assert ann.request.get(path).json()["game"]["undo"]["taken"] == 3


def test_a_record_is_dropped_onto_the_page_and_one_with_an_error_opens_at_its_last_legal_move(
    room: Room, tmp_path: Path
) -> None:
    page = room.enter()
    wrong = tmp_path / "wrong.json"
    wrong.write_text("this is a letter")
    page.locator(".open-record input").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("not a game record")
    record = record_of("2-short-france")
    drop(page, json.dumps(record))
    whole = game_of("2-short-france").count
    expect(page.locator(".review")).to_have_attribute("data-moment", str(whole))
    # Anywhere: also where another game is looked at.
    record["turns"][4] = "cut 9,9"
    drop(page, json.dumps(record))
    expect(page.locator(".moment")).to_contain_text("The record is valid up to here.")
    expect(page.locator(".moment")).to_contain_text("turn 5")
    expect(page.locator(".review")).to_have_attribute("data-at", "5.1")
    drop(page, "this is a letter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("not a game record")


def drop(page: Page, text: str) -> None:
    """A file comes over the page, which says what it may be, and is let go."""
    page.evaluate(
        """(text) => {
          window.carried = new DataTransfer();
          window.carried.items.add(new File([text], "game.json", { type: "application/json" }));
          window.over = (type) => document.querySelector("main, body").dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: window.carried }));
          window.over("dragover");
        }""",
        text,
    )
    expect(page.locator(".dropping")).to_be_visible()
    page.evaluate("window.over('drop')")
    expect(page.locator(".dropping")).to_have_count(0)


def test_a_table_without_aids_says_so_and_offers_none(room: Room) -> None:
    page = room.enter()
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="Against bots").click()
    leaf.get_by_role("button", name="More options").click()
    leaf.get_by_label("No assistance:").check()
    leaf.get_by_role("button", name="Create table").click()
    expect(page.locator(".top .no-aids")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog .no-aids")).to_be_visible()
    expect(page.locator("dialog [data-act=lines]")).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_label("Show comments")).to_have_count(0)
    # Also for players who had the brother's comments before.
    page.evaluate(
        "localStorage.setItem('labora-beside', JSON.stringify([location.pathname.split('/').pop()]))"
    )
    page.reload()
    ready(page)
    expect(page.locator(".odo-says, .odo-waits")).to_have_count(0)
