"""Playing by clicking on what one sees; the tray; undo and redo."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import act, confirm, open_table, play, ready


def against_bots(room: Room) -> Page:
    page = room.enter()
    open_table(page, "Against bots")
    ready(page)
    return page


def test_what_is_possible_is_marked_and_clicked_on_the_land(room: Room) -> None:
    page = against_bots(room)
    own = page.locator(".own")
    expect(own.locator(".space.forest.can")).to_have_count(3)
    expect(own.locator(".space.free .offer").first).to_contain_text("fit")
    own.locator(".space.can", has=page.locator(".card", has_text="Clay Mound")).click()
    tray = page.get_by_role("region", name="Decision")
    expect(tray).to_contain_text("lay brother")
    expect(tray.locator(".get")).to_contain_text("2")
    confirm(page)
    expect(own.locator(".slot", has_text="3 clay")).to_be_visible()
    expect(page.locator(".actions [data-act=end]")).to_be_enabled()


def test_a_card_shows_where_it_fits_and_a_space_what_fits(room: Room) -> None:
    page = against_bots(room)
    page.locator(".display .card.can", has_text="Priory").click()
    ready(page)
    expect(page.locator(".own .space.can, .own .space.free")).to_have_count(1)
    page.keyboard.press("Escape")
    ready(page)
    page.locator(".own .space.free").first.click()
    expect(page.get_by_role("region", name="Decision")).to_contain_text("What do you want to do?")
    page.locator(".tray .choice", has_text="Fuel Merchant").click()
    expect(page.locator(".own .card", has_text="Fuel")).to_be_visible()


def test_what_is_not_possible_says_why(room: Room) -> None:
    page = against_bots(room)
    page.locator(".display .card", has_text="Windmill").hover()
    expect(page.get_by_role("region", name="Card details")).to_contain_text("You still need 2 wood, 1 clay")
    assert "main action" in (page.locator(".actions [data-act=end]").get_attribute("title") or "")


def test_undo_and_redo_until_the_turn_ends(room: Room) -> None:
    page = against_bots(room)
    wood = page.locator(".own .slot").filter(has=page.locator("use[href='#wood']")).locator("b")
    expect(wood).to_have_text("1")
    page.locator(".own .space.forest.can").first.click()
    confirm(page)
    expect(wood).to_have_text("3")
    ready(page)
    act(page, "undo")
    expect(wood).to_have_text("1")
    ready(page)
    act(page, "redo")
    expect(wood).to_have_text("3")
    ready(page)
    page.keyboard.press("u")
    expect(wood).to_have_text("1")


def test_bots_answer_and_the_wheel_turns(room: Room) -> None:
    page = against_bots(room)
    result = play(page, round=3, seconds=60)
    assert int(result["state"]["round"]) >= 3, result
    expect(page.locator(".chronicle")).to_contain_text("Round 2")


def test_the_screen_is_handed_over(room: Room) -> None:
    page = room.enter()
    open_table(page, "Hot-seat", length="Short")
    ready(page)
    first = page.locator(".own h2").inner_text()
    play(page, clicks=60, seconds=60, handsOver=False)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("turn")
    dialog.locator("[data-act=hand-over]").click()
    ready(page)
    assert page.locator(".own h2").inner_text() != first
