"""Friends at three browsers: an invitation, live news, a lost connection that heals."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import open_table, play, ready


def call_me(page: Page, name: str) -> None:
    page.get_by_role("button", name="Guest").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("button", name=name)).to_be_visible()


def sit_down(room: Room, link: str, name: str) -> Page:
    page = room.enter()
    call_me(page, name)
    page.goto(link)
    page.get_by_role("button", name="Sit down").first.click()
    return page


def three_players(room: Room) -> list[Page]:
    anna = room.enter()
    call_me(anna, "Anna")
    open_table(anna, "With friends", length="Short", more_seats=1)
    link = anna.get_by_label("Link to this table").input_value()
    pages = [anna, sit_down(room, link, "Bert"), sit_down(room, link, "Cleo")]
    for page in pages:
        expect(page.locator(".playing")).to_be_visible()
    return pages


def everybody_plays(pages: list[Page], clicks: int) -> None:
    """Whoever is asked clicks next."""
    for _ in range(clicks):
        for page in pages:
            if page.locator(".playing[data-ready=true]").count():
                play(page, clicks=3, seconds=4)


def rounds(pages: list[Page]) -> set[str | None]:
    return {page.locator(".playing").get_attribute("data-round") for page in pages}


def test_three_players_with_a_reconnect_in_the_middle(room: Room) -> None:
    pages = three_players(room)
    anna, bert, _ = pages
    ready(anna)
    expect(bert.locator(".clock")).to_contain_text("Anna")
    everybody_plays(pages, 4)
    bert.context.set_offline(True)
    expect(bert.get_by_text("The connection is lost")).to_be_visible()
    everybody_plays([anna], 1)
    bert.context.set_offline(False)
    expect(bert.get_by_text("The connection is lost")).to_have_count(0)
    everybody_plays(pages, 5)
    for page in pages:
        expect(page.locator(".playing")).to_be_visible()
    for page in pages:
        page.reload()
        expect(page.locator(".playing")).to_be_visible()
    assert len(rounds(pages)) == 1
    expect(pages[0].locator(".chronicle li").nth(3)).to_be_visible()


def test_messages_reach_everybody(room: Room) -> None:
    anna, bert, cleo = three_players(room)
    anna.get_by_role("button", name="Table messages").click()
    anna.get_by_label("Say something to the table").fill("Good evening")
    anna.get_by_role("button", name="Send").click()
    expect(bert.get_by_role("button", name="Table messages, 1 new")).to_be_visible()
    cleo.get_by_role("button", name="Table messages").click()
    expect(cleo.get_by_role("dialog")).to_contain_text("Good evening")


def test_the_owner_chooses_a_clergyman(room: Room) -> None:
    anna, bert, _ = three_players(room)
    ready(anna)
    anna.locator(".other.blue .space.can").first.click()
    anna.locator("[data-act=confirm]").click()
    dialog = bert.get_by_role("dialog")
    expect(dialog).to_contain_text("hires your")
    dialog.get_by_role("button", name=re.compile("^Your prior")).click()
    dialog.locator("[data-act=confirm]").click()
    expect(dialog).to_have_count(0)
    ready(anna)


def test_a_public_table_can_be_watched(room: Room) -> None:
    anna = room.enter()
    leaf = anna.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="With friends").click()
    leaf.get_by_role("button", name="More choices").click()
    leaf.get_by_label("Anybody may sit down").check()
    leaf.get_by_label("Name of the table").fill("Harbour table")
    leaf.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("The game begins as soon as")).to_be_visible()
    bert = room.enter()
    public = bert.get_by_role("region", name="Public tables")
    public.locator("li", has_text="Harbour table").get_by_role("button", name="Sit down").click()
    expect(bert.locator(".playing")).to_be_visible()
    watcher = room.enter()
    public = watcher.get_by_role("region", name="Public tables")
    public.locator("li", has_text="Harbour table").get_by_role("button", name="Watch").click()
    expect(watcher.locator(".playing")).to_be_visible()
    expect(watcher.locator(".actions [data-act=fell]")).to_be_disabled()
