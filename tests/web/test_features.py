"""Taking back by agreement, standing answers, reasons, hints: what players do besides taking their turns."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Room
from tests.web.table import act, call_me, confirm, in_order, open_table, play, ready


def two_friends(room: Room, *, length: str = "Long") -> tuple[Page, Page]:
    anna, bert = room.enter(), room.enter()
    call_me(anna, "Anna")
    call_me(bert, "Bert")
    open_table(anna, "With friends", length=length)
    bert.goto(anna.get_by_label("Link to this table").input_value())
    bert.get_by_role("button", name="Join").click()
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


def test_who_comes_by_a_link_says_a_name_and_sits_down(room: Room) -> None:
    anna = room.enter()
    call_me(anna, "Anna")
    open_table(anna, "With friends")
    bert = room.enter(anna.get_by_label("Link to this table").input_value().removeprefix(room.address))
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Join").click()
    ready(anna)
    expect(anna.get_by_role("region", name="Bert")).to_be_visible()


# Taking back


def ask_to_take_back(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Undo turns …").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("Anna felled trees")).click()
    expect(dialog).to_contain_text("if Bert agrees")
    dialog.get_by_role("button", name="Ask the others").click()


def test_a_turn_is_taken_back_when_the_other_agrees(room: Room) -> None:
    anna, bert = two_friends(room)
    fell_and_end(anna, actions=2)
    ready(bert)
    ask_to_take_back(anna)
    question = anna.get_by_role("group", name="Undo turns")
    expect(question).to_contain_text("asked to undo everything from here on: round 1, Anna: felled trees")
    expect(question).to_contain_text("Waiting for Bert")
    bert.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    ready(anna)
    expect(anna.locator(".chronicle")).not_to_contain_text("felled trees")
    assert wood(anna) == "1"


@pytest.mark.long
def test_a_question_is_withdrawn_or_refused(room: Room) -> None:
    anna, bert = two_friends(room)
    fell_and_end(anna, actions=2)
    ready(bert)
    ask_to_take_back(anna)
    asked = bert.get_by_role("group", name="Undo turns")
    expect(asked).to_contain_text("Anna would like to undo everything from here on: round 1")
    anna.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)
    ask_to_take_back(anna)
    bert.get_by_role("button", name="Decline").click()
    expect(anna.get_by_role("group", name="Undo turns")).to_have_count(0)
    expect(anna.locator(".chronicle")).to_contain_text("felled trees")


def test_against_bots_nobody_is_asked(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots")
    fell_and_end(page)
    ready(page)
    row = page.locator(".chronicle li", has_text="felled trees").last
    row.hover()
    row.locator(".back").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("undone"))
    dialog.get_by_role("button", name="Undo", exact=True).click()
    expect(dialog).to_have_count(0)
    ready(page)
    assert wood(page) == "1"
    act(page, "redo")
    expect(page.locator(".chronicle")).to_contain_text("felled trees")


def test_in_hot_seat_nobody_is_asked_either(room: Room) -> None:
    page = room.enter()
    open_table(page, "Hot-seat", length="Long")
    fell_and_end(page, actions=2)
    page.locator("[data-act=hand-over]").click()
    ready(page)
    page.keyboard.press("z")
    page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
    page.locator("[data-act=hand-over]").click()
    ready(page)
    expect(page.locator(".chronicle")).not_to_contain_text("felled trees")


# Standing answers


def friends_and_a_bot(room: Room) -> tuple[Page, Page]:
    """The short game of three has its first settlement phase in round 3."""
    anna, bert = room.enter(), room.enter()
    call_me(anna, "Anna")
    call_me(bert, "Bert")
    leaf = anna.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="With friends").click()
    leaf.get_by_role("button", name="Add a seat").click()
    leaf.get_by_label("Player in seat 3").select_option("bot")
    leaf.get_by_label("Bot in seat 3").select_option("novice")
    in_order(leaf)
    leaf.get_by_role("button", name="Create table").click()
    bert.goto(anna.get_by_label("Link to this table").input_value())
    bert.get_by_role("button", name="Join").click()
    ready(anna)
    return anna, bert


def settling(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Everybody plays until one of the two settles and the other waits for that."""
    for seed in range(1, 400):
        for page, other in (pages, pages[::-1]):
            if page.locator(".playing[data-ready=true]").count():
                if other.locator("[data-act=pass-phase]").count():
                    return page, other
                play(page, clicks=1, seconds=4, **{"from": seed * 7919})
    raise AssertionError("no settlement phase")


@pytest.mark.long
def test_who_settles_later_may_pass_the_phase_ahead(room: Room) -> None:
    settler, waiting = settling(friends_and_a_bot(room))
    act(waiting, "pass-phase")
    expect(waiting.locator("[data-act=pass-phase]")).to_have_attribute("aria-pressed", "true")
    waiting.get_by_role("button", name="Menu").click()
    expect(waiting.get_by_role("checkbox", name="Pass")).to_be_checked()
    waiting.get_by_role("button", name="Close").click()
    act(settler, "end")
    # Nobody asks again in this phase: the actions of the round begin.
    expect(waiting.locator("[data-act=pass-phase]")).to_have_count(0)
    expect(waiting.locator(".actions [data-act=fell]")).to_be_visible()


# Why not


def reason(page: Page) -> Locator:
    return page.locator(".why-not")


def test_a_tap_on_what_is_not_possible_tells_the_reason_beside_it(room: Room) -> None:
    page = room.enter(size=(390, 844), has_touch=True, is_mobile=True, device_scale_factor=2)
    open_table(page, "Against bots")
    ready(page)
    # Playwright waits for what is disabled; a finger does not.
    page.locator(".actions [data-act=land]").tap(force=True)
    expect(reason(page)).to_contain_text("That costs 2 coins")
    bubble, button = reason(page).bounding_box(), page.locator(".actions [data-act=land]").bounding_box()
    assert bubble is not None and button is not None
    assert bubble["x"] >= 0 and bubble["x"] + bubble["width"] <= 390
    assert bubble["y"] + bubble["height"] <= button["y"]
    page.locator(".actions [data-act=end]").tap(force=True)
    expect(reason(page)).to_contain_text("main action")
    page.locator(".display .card", has_text="Windmill").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("You still need")
    sheet.get_by_role("button", name="Close").tap()
    page.locator(".own .space.forest.can").first.tap()
    page.locator("[data-act=confirm]").tap()
    expect(page.locator(".actions [data-act=end]")).to_be_enabled()
    ready(page)
    page.locator(".own .space.forest").first.tap()
    expect(reason(page)).to_contain_text("You have no main action left")


def test_by_key_a_reason_is_told_and_goes_away(room: Room) -> None:
    page = room.enter()
    open_table(page, "Solo")
    ready(page)
    page.keyboard.press("l")
    expect(reason(page)).to_contain_text("That costs")
    page.keyboard.press("Escape")
    expect(reason(page)).to_have_text("")
    page.locator(".actions [data-act=end]").focus()
    page.keyboard.press("Enter")
    expect(reason(page)).to_contain_text("main action")


def test_who_is_not_on_turn_learns_whose_turn_it_is(room: Room) -> None:
    _, bert = two_friends(room)
    bert.locator(".own .space.forest").first.click()
    expect(reason(bert)).to_have_text("It is Anna’s turn.")


# Hints


def test_the_brother_is_asked_and_his_turn_is_played_but_not_ended(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots")
    ready(page)
    page.keyboard.press("h")
    leaf = page.get_by_role("region", name="Hint from the monk")
    expect(leaf.get_by_role("heading", name="First choice")).to_be_visible()
    expect(leaf.get_by_role("button", name="Play it")).to_have_count(3)
    first = leaf.locator("ol > li").first
    expect(first.locator(".forecast")).to_contain_text("Anselm")
    expect(first.locator(".reasons")).to_contain_text("It ")
    first.hover()
    expect(page.locator(".own .slot ins, .other .slot ins").first).to_be_visible()
    first.get_by_role("button", name="Play it").click()
    expect(leaf).to_have_count(0)
    expect(page.locator(".actions [data-act=end]")).to_be_enabled()
    ready(page)
    act(page, "undo")
    ready(page)
    expect(page.locator(".actions [data-act=end]")).to_be_disabled()


def test_friends_play_without_hints_unless_whoever_opened_allows_them(room: Room) -> None:
    anna, bert = two_friends(room)
    expect(anna.locator("[data-act=hint]")).to_have_count(0)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_label("Players may ask for hints").check()
    anna.get_by_role("button", name="Close").click()
    expect(anna.locator("[data-act=hint]")).to_be_enabled()
    expect(bert.locator("[data-act=hint]")).to_be_disabled()
    bert.get_by_role("button", name="Menu").click()
    expect(bert.get_by_label("Players may ask for hints")).to_have_count(0)


def test_a_monk_who_does_not_answer_is_said_so(room: Room) -> None:
    page = room.enter()
    open_table(page, "Solo")
    ready(page)
    silent = True
    page.route("**/suggest?*", lambda route: route.abort() if silent else route.continue_())
    # A page that is open already may send a request past a new route: the next one does not.
    page.reload()
    ready(page)
    page.keyboard.press("h")
    leaf = page.get_by_role("region", name="Hint from the monk")
    expect(leaf).to_contain_text("No hint:")
    silent = False
    leaf.get_by_role("button", name="Ask again").click()
    expect(leaf.get_by_role("button", name="Play it").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


# What a screen reader gets


def test_the_others_deeds_and_the_own_turn_are_told(room: Room) -> None:
    anna, bert = two_friends(room)
    heard = bert.locator("[data-heard]")
    expect(heard).to_contain_text("Anna’s turn.")
    fell_and_end(anna, actions=2)
    expect(heard).to_contain_text("It is your turn.")
    expect(anna.locator("[data-heard]")).to_contain_text("Bert’s turn.")


def test_everything_on_the_table_has_a_full_name(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots")
    ready(page)
    own = page.get_by_role("main").get_by_role("region", name="Guest’s land")
    expect(own.get_by_role("button", name="Moor, row 1, space 1, 2 peat, cut it")).to_be_visible()
    expect(
        own.get_by_role("button", name=re.compile("^Farmyard, row 2, space 3, place a clergyman"))
    ).to_be_visible()
    others = page.get_by_role("complementary", name="The other players").get_by_role("region", name="Anselm")
    expect(others.get_by_role("button", name=re.compile("^Farmyard.*work contract"))).to_be_visible()
    display = page.get_by_role("region", name="Building display")
    windmill = (
        "Windmill, 3 wood, 2 clay, economic value 10, dwelling value 6, not available, needs 2 wood, 1 clay"
    )
    expect(display.get_by_role("button", name=windmill)).to_be_visible()
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('button:not([aria-hidden]), a, input, select')]
            .filter((one) => !(one.textContent.trim() || one.ariaLabel || one.labels?.length))
            .filter((one) => !one.querySelector('[role=img]')?.ariaLabel?.trim())
            .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert nameless == []


def test_the_help_sheet_lists_every_hotkey_and_no_other(room: Room) -> None:
    page = room.enter()
    open_table(page, "Solo")
    ready(page)
    page.keyboard.press("?")
    page.locator(".rules-leaf summary").click()
    listed = page.locator(".rules-leaf kbd").all_inner_texts()
    page.keyboard.press("Escape")
    shortcuts = page.evaluate(
        "() => [...document.querySelectorAll('[aria-keyshortcuts]')].map((one) => one.ariaKeyShortcuts)"
    )
    assert set(shortcuts) < set(listed)
    assert len(listed) == len(set(listed))
