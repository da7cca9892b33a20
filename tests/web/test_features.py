"""Taking back by agreement, standing answers, reasons, hints: what players do besides taking their turns."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import act, confirm, open_table, ready


def call_me(page: Page, name: str) -> None:
    page.get_by_role("button", name="Guest").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("button", name=name)).to_be_visible()


def two_friends(room: Room) -> tuple[Page, Page]:
    anna, bert = room.enter(), room.enter()
    call_me(anna, "Anna")
    call_me(bert, "Bert")
    open_table(anna, "With friends", length="Long")
    bert.goto(anna.get_by_label("Link to this table").input_value())
    bert.get_by_role("button", name="Sit down").click()
    ready(anna)
    return anna, bert


def fell_and_end(page: Page, *, actions: int = 1) -> None:
    for _ in range(actions):
        ready(page)
        page.locator(".own .space.forest.can").first.click()
        confirm(page)
        ready(page)
    expect(page.locator(".actions [data-act=end]")).to_be_enabled()
    act(page, "end")


def wood(page: Page) -> str:
    slot = page.locator(".own .slot").filter(has=page.locator("use[href='#wood']"))
    return slot.locator("b").inner_text()


# Taking back


def ask_to_take_back(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take back to before …").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("Anna felled trees")).click()
    expect(dialog).to_contain_text("if Bert agrees")
    dialog.get_by_role("button", name="Ask the others").click()


def test_a_turn_is_taken_back_when_the_other_agrees(room: Room) -> None:
    anna, bert = two_friends(room)
    fell_and_end(anna, actions=2)
    ready(bert)
    ask_to_take_back(anna)
    question = anna.get_by_role("group", name="Take back")
    expect(question).to_contain_text("You have asked to take back to before round 1, Anna: felled trees")
    expect(question).to_contain_text("Waiting for Bert")
    bert.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    ready(anna)
    expect(anna.locator(".chronicle")).not_to_contain_text("felled trees")
    assert wood(anna) == "1"


def test_a_question_is_withdrawn_or_refused(room: Room) -> None:
    anna, bert = two_friends(room)
    fell_and_end(anna, actions=2)
    ready(bert)
    ask_to_take_back(anna)
    asked = bert.get_by_role("group", name="Take back")
    expect(asked).to_contain_text("Anna would like to take back to before round 1")
    anna.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)
    ask_to_take_back(anna)
    bert.get_by_role("button", name="Refuse").click()
    expect(anna.get_by_role("group", name="Take back")).to_have_count(0)
    expect(anna.locator(".chronicle")).to_contain_text("felled trees")


def test_against_bots_nobody_is_asked(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots")
    fell_and_end(page)
    ready(page)
    row = page.locator(".chronicle li", has_text="felled trees").last
    row.hover()
    row.get_by_role("button", name="Take back to before").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("taken back"))
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog).to_have_count(0)
    ready(page)
    assert wood(page) == "1"
    act(page, "redo")
    expect(page.locator(".chronicle")).to_contain_text("felled trees")
