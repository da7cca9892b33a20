"""On a phone, by keyboard alone, without a connection for a while; for everybody."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Room
from tests.web.table import open_table, play, ready, still

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("width", [360, pytest.param(390, marks=pytest.mark.long)])
def test_on_a_phone(room: Room, width: int) -> None:
    page = room.enter(size=(width, 844), has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("region", name="New table").get_by_role("button", name="Solo").tap()
    page.get_by_role("button", name="Create table").tap()
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator(".own .space.forest.can").first.tap()
    page.locator("[data-act=confirm]").tap()
    ready(page)
    result = play(page, clicks=25, seconds=30)
    assert result["clicks"] == 25, result
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_by_keyboard_alone(room: Room) -> None:
    page = room.enter()
    solo = page.get_by_role("button", name="Solo")
    solo.press("Enter")
    expect(solo).to_have_attribute("aria-pressed", "true")
    opens = page.get_by_role("button", name="Create table")
    expect(opens).to_be_enabled()
    opens.press("Enter")
    ready(page)
    page.keyboard.press("f")
    ready(page)
    page.locator(".tray .choice").first.focus()
    page.keyboard.press("Enter")
    ready(page)
    page.locator("body").evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Enter")
    wood = page.locator(".own .slot").filter(has=page.locator("use[href='#wood']")).locator("b")
    expect(wood).not_to_have_text("0")
    ready(page)
    page.keyboard.press("u")
    ready(page)
    page.keyboard.press("?")
    rules = page.locator(".rules-leaf")
    rules.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(rules.locator("details")).to_contain_text("fell trees")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.locator(".own .space[tabindex='0']").focus()
    before = page.evaluate("document.activeElement.dataset.space")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.space") != before


def test_a_lost_connection_is_shown_and_heals(room: Room) -> None:
    page = room.enter()
    open_table(page, "Solo")
    ready(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    ready(page)
    result = play(page, clicks=6, seconds=60)
    assert result["clicks"] == 6, result


def found_by_axe(page: Page) -> list[str]:
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if "experimental" not in one["tags"]
        for node in one["nodes"][:3]
    ]


def pale(page: Page) -> list[str]:
    """Words of actions and cards that are not possible now, with less contrast than 4.5 : 1."""
    found: list[str] = page.evaluate(
        """() => {
            const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
            const light = ([r, g, b]) => {
                const [x, y, z] = [r, g, b].map((one) => one / 255)
                    .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
                return 0.2126 * x + 0.7152 * y + 0.0722 * z;
            };
            const up = (one) => (one ? [one, ...up(one.parentElement)] : []);
            const contrast = (one) => {
                const grounds = up(one).map((each) => parts(getComputedStyle(each).backgroundColor));
                const ground = grounds.find(([, , , alpha = 1]) => alpha > 0.9) ?? [255, 255, 255];
                const seen = up(one).reduce((sum, each) => sum * Number(getComputedStyle(each).opacity), 1);
                const [r, g, b, alpha = 1] = parts(getComputedStyle(one).color);
                const ink = [r, g, b].map((each, k) => each * seen * alpha + ground[k] * (1 - seen * alpha));
                const [high, low] = [light(ink), light(ground)].sort((x, y) => y - x);
                return (high + 0.05) / (low + 0.05);
            };
            const words = ".act[aria-disabled=true] :is(b, small), .card.not :is(.name, .limit, .chip)";
            return [...document.querySelectorAll(words)]
                .filter((one) => one.textContent.trim() && contrast(one) < 4.5)
                .map((one) => `${one.className} ${one.textContent.trim()}: ${contrast(one).toFixed(2)}`);
        }"""
    )
    return found


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_axe_finds_nothing_and_what_is_not_possible_can_be_read(room: Room, theme: str) -> None:
    page = room.enter(color_scheme=theme)
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()
    assert found_by_axe(page) == []
    open_table(page, "Against bots")
    ready(page)
    play(page, round=2, seconds=30)
    ready(page)
    still(page)
    assert found_by_axe(page) == []
    assert pale(page) == []
    page.keyboard.press("?")
    assert found_by_axe(page) == []


def test_the_first_load_is_small(room: Room) -> None:
    page = room.enter("/healthz")  # Nothing of the client is in the browser's cache yet.
    sizes: list[int] = []
    page.on("response", lambda response: sizes.append(response.request.sizes()["responseBodySize"]))
    page.goto(room.address)
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < 350_000
