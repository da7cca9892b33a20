"""What the table says is true, and says it before anything counts."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from labora.rules.constants.decision_kinds import NAMES as KINDS
from labora.rules.decision import Decision, obstacles
from labora.rules.game import Game
from tests.web.conftest import Room
from tests.web.positions import Wanted, asked, moment
from tests.web.table import act, call_me, confirm, open_table, ready, show, table_of


def nothing_to_build(game: Game) -> bool:
    reasons = {option.text: obstacle.reason for option, obstacle in obstacles(game.position)}
    return not game.turns[-1].options and reasons.get("build") == "nothing-to-build"


def of(kind: str, card: str, left: int) -> Wanted:
    """A choice of several things at once, with more to choose from than are needed."""

    def found(game: Game) -> bool:
        position = game.position
        used = position.setup.cards[position.card].id if position.card else ""
        enough = KINDS[position.kind] == kind and used == card and position.left == left
        return enough and len(Decision(position).options) > 1

    return found


BONUS = moment("4-long-france", asked(step="bonus-actions"))
PHASE = moment("2-long-france", asked(step="settlement-phase"))
ENDING = moment("2-long-france", asked(after=30))
GIVING = moment("2-long-france", of("give", "G02", 3))
PRINTING = moment("2-short-france", of("forest", "F38", 3))
REWARD = moment("2-long-france", asked("reward"))
TURN = moment("3-long-france", asked(after=2))
TARGETS = moment("2-long-france", of("target", "G01", 1))
POOR = moment("3-long-france", nothing_to_build)


@pytest.fixture(scope="module")
def shared(browser: Browser, service: object) -> Iterator[Page]:
    """One page for all the positions: nobody waits for a browser twice."""
    room = Room(browser, service.address)  # type: ignore[attr-defined]
    yield table_of(room, PHASE)
    room.leave()
    assert room.problems == []


def test_the_top_bar_and_the_calendar_tell_what_comes(shared: Page) -> None:
    ready(shared)
    until = shared.locator(".top .until")
    expect(until).to_contain_text("Settlement phase A")
    expect(until).not_to_contain_text("Until then")
    expect(until).to_contain_text(
        re.compile(r"Buildings left: \d+, to come: \d+\. After phase D the game ends when 3 or fewer")
    )
    show(shared, ENDING)
    expect(until).to_contain_text(re.compile(r"Buildings left: \d+\. With 3 or fewer the game ends"))
    calendar = shared.locator(".timeline .ending")
    expect(calendar).to_contain_text(re.compile(r"\d+ . 3"))
    expect(calendar).to_have_attribute("title", re.compile("Then the current round is finished"))


def test_in_the_bonus_round_a_forest_is_no_place_for_a_card(shared: Page) -> None:
    show(shared, BONUS)
    expect(shared.locator(".own .space.forest").first).to_be_visible()
    expect(shared.locator(".own .space.forest.can, .own .space.forest.free")).to_have_count(0)
    expect(shared.locator(".top .until")).not_to_contain_text("actions")
    carpentry = shared.locator(".space.can.idle:has(> [aria-label^='Carpentry'])").first
    carpentry.click()
    ready(shared)
    expect(shared.locator(".tray")).to_contain_text("This has no effect: nothing can be built.")
    shared.keyboard.press("Escape")
    expect(shared.locator(".tray")).to_have_count(0)


def test_cards_say_what_they_lack_and_gold_has_two_strengths(shared: Page) -> None:
    show(shared, POOR)
    card = shared.locator(".display .card.not").first
    card.hover()
    lectern = shared.get_by_role("region", name="Card details")
    expect(lectern).not_to_contain_text("You cannot build anything")
    expect(lectern).to_contain_text(re.compile("You still need|no suitable space"))
    idle = shared.locator(".own .space.can.idle").first
    reason = idle.locator(".offer").inner_text()
    assert reason
    idle.click()
    ready(shared)
    expect(shared.locator(".tray .idle-note")).to_contain_text(reason)
    expect(shared.locator("[data-act=confirm]")).to_have_text(re.compile("Place anyway"))
    expect(shared.locator(".actions [data-act=end]")).to_be_disabled()
    shared.keyboard.press("Escape")
    ready(shared)
    shared.locator(".other .space.can.idle").first.click()
    ready(shared)
    expect(shared.locator("[data-act=confirm]")).to_have_text(re.compile("Pay anyway"))
    shared.keyboard.press("Escape")


def test_different_goods_are_picked_together_in_any_order(shared: Page) -> None:
    show(shared, GIVING)
    step = shared.locator(".step-of-tray[data-kind=give]")
    expect(step).to_have_count(1)
    expect(step.locator("h3")).to_have_text("Give 3 different goods")
    expect(step.locator(".tile.in")).to_have_count(3)
    expect(shared.locator("[data-act=confirm]")).to_be_enabled()
    spare = step.locator(".tile.spare").last
    wanted = spare.get_attribute("title") or ""
    step.locator(".tile.in").last.click()
    expect(shared.locator(".tray .refused")).to_have_text("Pick one more.")
    expect(shared.locator("[data-act=confirm]")).to_be_disabled()
    step.locator(".tile.spare").last.click()
    ready(shared)
    expect(step.locator(".tile.in")).to_have_count(3)
    assert wanted
    confirm(shared)
    expect(shared.locator(".playing")).to_have_attribute("data-kind", "turn")


def test_forests_are_picked_on_the_land_in_any_order(shared: Page) -> None:
    show(shared, PRINTING)
    chosen = shared.locator(".own .space.forest.chosen")
    expect(shared.locator(".step-of-tray[data-kind=forest] h3")).to_have_text("Remove 3 forests")
    expect(chosen).to_have_count(3)
    first = chosen.first.get_attribute("data-space")
    chosen.first.click()
    expect(chosen).to_have_count(2)
    shared.locator(".own .space.forest.can").last.click()
    ready(shared)
    expect(chosen).to_have_count(3)
    assert first not in [one.get_attribute("data-space") for one in chosen.all()]
    expect(shared.locator(".tray .get")).to_contain_text("−3")
    confirm(shared)
    expect(shared.locator(".playing")).to_have_attribute("data-kind", "turn")


@pytest.mark.long
def test_point_goods_are_taken_one_by_one(shared: Page) -> None:
    show(shared, REWARD)
    step = shared.locator(".step-of-tray[data-kind=reward]")
    before = step.locator(".group").first.inner_text()
    step.locator(".tile.spare").last.click()
    ready(shared)
    expect(step.locator(".group").first).not_to_have_text(before)
    expect(shared.locator("[data-act=confirm]")).to_be_enabled()


def test_declining_stands_beside_cancel_and_targets_are_on_the_boards(shared: Page) -> None:
    show(shared, TARGETS)
    expect(shared.locator(".tray .choices.on-table")).to_be_visible()
    decline = shared.locator(".tray .buttons [data-act=decline]")
    expect(decline).to_have_text("Use no other building")
    assert shared.locator(".space.can").count() >= 1
    listed = shared.locator(".tray .choices ul").bounding_box()
    assert listed is not None and listed["width"] <= 8
    assert "(" not in re.sub(r"\([A-Z][^)]*\)", "", shared.locator(".tray").inner_text())
    decline.click()
    expect(shared.locator(".playing")).to_have_attribute("data-kind", "turn")


def test_by_keys_the_tray_is_where_one_goes_on(shared: Page) -> None:
    show(shared, TURN)
    shared.keyboard.press("f")
    ready(shared)
    expect(shared.locator(".tray")).to_be_focused()
    shared.keyboard.press("1")
    ready(shared)
    expect(shared.locator("[data-act=confirm]")).to_be_enabled()
    expect(shared.locator(".tray:focus-within")).to_have_count(1)
    shared.keyboard.press("Escape")
    ready(shared)
    space = shared.locator(".own .space.forest.can").first
    space.focus()
    ring = space.evaluate("one => getComputedStyle(one, '::after').borderTopWidth")
    assert ring == "3px"
    shared.keyboard.press("Enter")
    ready(shared)
    shared.locator(".own .space.forest").first.focus()
    shared.keyboard.press("Enter")
    expect(shared.locator(".tray")).to_have_count(0)
    expect(shared.locator(".chronicle li").nth(1)).to_contain_text("felled trees")
    shared.evaluate("document.activeElement.blur()")
    shared.keyboard.press("Tab")
    assert not shared.evaluate("document.activeElement.closest('.top') !== null")
    expect(shared.locator("[data-act=hint]")).to_contain_text("Hint")


@pytest.mark.long
def test_the_address_bar_invites_like_the_link(room: Room) -> None:
    anna = room.enter()
    call_me(anna, "Anna")
    open_table(anna, "With friends")
    link = anna.get_by_label("Link to this table").input_value()
    expect(anna).to_have_url(link)
    bert = room.enter(link.removeprefix(room.address))
    leaf = bert.get_by_role("main")
    expect(leaf).to_contain_text("France · two players: the standard two-player game")
    expect(leaf).to_contain_text("about 90 minutes")
    expect(leaf).to_contain_text("Anna")
    expect(leaf.get_by_text("Send this link")).to_have_count(0)
    cleo = room.enter(bert.url.removeprefix(room.address))
    expect(cleo.get_by_role("button", name="Join")).to_be_visible()
    stranger = room.enter(link.removeprefix(room.address).split("#")[0])
    expect(stranger.get_by_role("main")).to_contain_text("private and you have not been invited")
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Join").click()
    ready(anna)
    expect(bert).to_have_url(link)
    bert.get_by_role("button", name="Chat").click()
    bert.get_by_label("Write a message").fill("Good evening")
    bert.get_by_role("button", name="Send").click()
    expect(anna.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    bert.keyboard.press("Escape")
    expect(bert.locator(".top .unread")).to_have_count(0)


@pytest.mark.long
def test_a_turn_that_is_begun_is_not_called_done(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots")
    ready(page)
    page.locator(".display .card.can", has_text="Priory").click()
    ready(page)
    expect(page.locator(".own .head .turn")).to_have_text("your turn, one action")
    page.keyboard.press("Escape")
    ready(page)
    act(page, "hint")
    leaf = page.get_by_role("region", name="Hint from the monk")
    expect(leaf.locator("ol > li").nth(1)).to_be_visible()
    told = ["\n".join(one.locator(".hint-deed").all_inner_texts()) for one in leaf.locator("ol > li").all()]
    assert len(set(told)) == len(told)
    own = leaf.locator(".forecast > span:first-child").all()
    expected = [int(re.sub(r"\D", "", one.inner_text())) for one in own]
    assert expected == sorted(expected, reverse=True)


@pytest.mark.long
def test_notes_are_for_oneself_and_sounds_can_be_tried(room: Room) -> None:
    page = room.enter()
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("buy a plot")
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
            window.tones = 0;
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (...when) {
                window.tones += 1;
                return start.apply(this, when);
            };
        }"""
    )
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("strings").check()
    page.get_by_role("button", name="Try it").click()
    assert page.evaluate("window.tones") == 3
    page.keyboard.press("Escape")
    open_table(page, "Solo")
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My notes").click()
    page.get_by_role("textbox", name="My notes").fill("Stone first")
    page.reload()
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My notes").click()
    expect(page.get_by_role("textbox", name="My notes")).to_have_value("Stone first")
