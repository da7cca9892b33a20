"""Friends at three browsers: an invitation, live news, a lost connection that heals."""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import begin_to_play, call_me, open_table, play, played, ready, still, without_motion
from tests.web.test_room import box_of


def sit_down(room: Room, link: str, name: str) -> Page:
    page = room.enter()
    without_motion(page)
    call_me(page, name)
    page.goto(link)
    page.get_by_role("button", name="Join").first.click()
    return page


def three_players(room: Room) -> list[Page]:
    anna = room.enter()
    without_motion(anna)
    call_me(anna, "Anna")
    open_table(anna, "With friends", length="Short", more_seats=1)
    link = anna.get_by_label("Link to this table").input_value()
    pages = [anna, sit_down(room, link, "Bert"), sit_down(room, link, "Cleo")]
    for page in pages:
        expect(page.locator(".playing")).to_be_visible()
    return pages


@pytest.mark.long
def test_a_whole_game_of_three_with_a_reconnect_in_the_middle(room: Room) -> None:
    pages = three_players(room)
    anna, bert, cleo = pages
    ready(anna)
    expect(bert.locator(".clock")).to_contain_text("Anna")
    for page in pages:
        begin_to_play(page, round=5, seconds=120)
    for page in pages:
        played(page)
    bert.context.set_offline(True)
    expect(bert.get_by_text("Connection lost")).to_be_visible()
    for page in (anna, cleo):
        begin_to_play(page, seconds=300)
    # Without Bert they come as far as his turn.
    expect(anna.locator(".clock")).to_contain_text("Bert")
    bert.context.set_offline(False)
    expect(bert.get_by_text("Connection lost")).to_have_count(0)
    ready(bert)
    begin_to_play(bert, round=7, seconds=120)
    played(bert)
    bert.reload()
    expect(bert.locator(".playing")).to_be_visible()
    begin_to_play(bert, seconds=300)
    for page in pages:
        assert played(page)["over"]
    totals = {page.get_by_role("region", name="Score sheet").inner_text() for page in pages}
    assert len(totals) == 1


def test_messages_reach_everybody(room: Room) -> None:
    anna, bert, cleo = three_players(room)
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_label("Write a message").fill("Good evening")
    anna.get_by_role("button", name="Send").click()
    expect(bert.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    cleo.get_by_role("button", name="Chat").click()
    expect(cleo.get_by_role("dialog")).to_contain_text("Good evening")


def test_the_owner_chooses_a_clergyman(room: Room) -> None:
    anna, bert, _ = three_players(room)
    ready(anna)
    anna.locator(".other.blue .space.can").first.click()
    anna.locator("[data-act=confirm]").click()
    dialog = bert.get_by_role("dialog")
    expect(dialog).to_contain_text("is using your")
    dialog.get_by_role("button", name=re.compile("^Your prior")).click()
    dialog.locator("[data-act=confirm]").click()
    expect(dialog).to_have_count(0)
    ready(anna)


def test_a_public_table_can_be_watched(room: Room) -> None:
    anna = room.enter()
    leaf = anna.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="With friends").click()
    leaf.get_by_role("button", name="More options").click()
    leaf.get_by_label("Public: anyone can join").check()
    leaf.get_by_label("Name of the table").fill("Harbour table")
    leaf.get_by_role("button", name="Create table").click()
    expect(anna.get_by_text("The game starts as soon as")).to_be_visible()
    bert = room.enter()
    public = bert.get_by_role("region", name="Public tables")
    public.locator("li", has_text="Harbour table").get_by_role("button", name="Join").click()
    expect(bert.locator(".playing")).to_be_visible()
    watcher = room.enter()
    public = watcher.get_by_role("region", name="Public tables")
    public.locator("li", has_text="Harbour table").get_by_role("button", name="Watch").click()
    expect(watcher.locator(".playing")).to_be_visible()
    expect(watcher.locator(".actions [data-act=fell]")).to_be_disabled()


def test_a_link_makes_another_browser_the_same_person(room: Room) -> None:
    anna = room.enter()
    call_me(anna, "Anna")
    open_table(anna, "Solo")
    ready(anna)
    anna.goto(room.address)
    anna.get_by_role("button", name="Settings").first.click()
    anna.get_by_role("button", name="Link for another device").click()
    link = anna.get_by_label("Open this link on your other device").input_value()
    other = room.enter()
    other.goto(link)
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("button", name="Anna", exact=True)).to_be_visible()
    other.get_by_role("region", name="Your turn").get_by_role("link").first.click()
    ready(other)
    play(other, clicks=4, seconds=20)


PLACES = [(360, 640), (1024, 768), (1440, 900), (1920, 1080)]
"""Windows in which messages lie in a sheet, and one in which they lie beside the game."""


def test_messages_can_be_read_and_written_in_every_window(room: Room) -> None:
    anna, bert, _ = three_players(room)
    for page, words in ((anna, "Good evening"), (bert, "Good evening to you, and a good game")) * 4:
        page.request.post(f"{room.address}/api/tables/{table_id(page)}/messages", data={"text": words})
    for width, height in PLACES:
        anna.set_viewport_size({"width": width, "height": height})
        anna.get_by_role("button", name="Chat").click()
        messages = anna.locator(".messages li")
        expect(messages).to_have_count(8)
        still(anna)
        boxes = [box_of(one) for one in messages.all()]
        gaps = [below[1] - above[3] for above, below in itertools.pairwise(boxes)]
        assert min(gaps) >= 0 and max(gaps) < 20, (width, gaps)
        place, field = box_of(anna.locator(".messages")), box_of(anna.get_by_label("Write a message"))
        assert place[3] - place[1] >= 90, width
        assert place[3] <= field[1] and field[3] <= height, width
        expect(messages.last).to_be_in_viewport(ratio=0.99)
        anna.locator("dialog[open] .x, .chat .x").click()


def test_messages_of_others_can_be_reported(room: Room) -> None:
    anna, bert, _ = three_players(room)
    for count, page in enumerate((anna, bert), start=1):
        page.get_by_role("button", name="Chat").click()
        page.get_by_label("Write a message").fill("Good evening")
        page.get_by_role("button", name="Send").click()
        expect(page.locator(".messages li p")).to_have_count(count)
    # Not one's own.
    expect(anna.locator(".messages li").first).to_contain_text("Anna")
    anna.locator(".messages li").last.get_by_role("button", name="Report").click()
    expect(anna.locator(".messages [data-act=report-message]")).to_have_count(1)
    anna.get_by_label("What is wrong?").fill("He sings.")
    anna.get_by_role("button", name="Send the report").click()
    expect(anna.get_by_text("Thank you.")).to_be_visible()


def table_id(page: Page) -> str:
    return page.url.split("/table/")[1].split("?")[0].split("#")[0]
