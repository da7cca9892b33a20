"""Every screen, one after the other: for checks and for pictures, in any language."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from labora.i18n import Words
from tests.web.positions import asked, never, record_until, taken

Record = dict[str, Any]
FRIENDS: Final = {
    "mode": "3-short",
    "variant": "ireland",
    "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}],
}
MERCHANT: Final = "G12"
"""Its price can be paid in many ways."""

PAGES: Final = {
    "rules": ("/rules/wheel", ".codex h1"),
    "cards": ("/cards", ".card-grid .card"),
    "goods": ("/goods/bread", ".goods-page .leaf"),
    "me": ("/me", ".person-columns .leaf"),
    "boards": ("/boards", ".board"),
    "learn": ("/learn", "[data-act=begin]"),
    "quiz": ("/learn/quiz", ".quiz"),
    "puzzles": ("/puzzles", "[data-act=puzzle-day]"),
}
"""What is read beside the table, by its address, and what shows that it is there."""

_MOMENTS: Final[dict[str, Callable[[], Record]]] = {
    "table": lambda: record_until("3-long", 8, taken(317)),
    "four": lambda: record_until("4-long", 1, taken(479)),
    "bonus": lambda: record_until("4-long", 1, asked(step="bonus-actions")),
    "chain": lambda: record_until("3-long", 1, asked("target", card="F40")),
    "courtyard": lambda: record_until("4-long", 1, asked("give", card="G02", after=8)),
    "settle": lambda: record_until("3-long", 8, asked("site", after=15)),
    "contract": lambda: record_until("4-long", 1, asked("owners-clergyman", after=12)),
    "solo": lambda: record_until("solo", 1, asked("neutral-space", after=12)),
    "end": lambda: record_until("3-long", 1, never),
    "early": lambda: record_until("3-long", 3, taken(200)),
    "late solo": lambda: record_until("solo", 1, asked(after=22)),
    "late two": lambda: record_until("2-long", 2, asked(after=24)),
    "late three": lambda: record_until("3-long", 8, asked(after=20)),
    "late four": lambda: record_until("4-long", 1, asked(after=21)),
    "many cards": lambda: record_until("4-long", 1, asked(after=11)),
    "solo end": lambda: record_until("solo", 1, never),
}


@cache
def moment(name: str) -> Record:
    """A game of bots up to there: the same on every machine."""
    return _MOMENTS[name]()


def in_the_lobby(page: Page) -> None:
    page.locator(".open .btn.go:not(:disabled)").wait_for()


def continued(page: Page, address: str, record: Record) -> None:
    """A table that begins where a record ends, with all its seats at this screen."""
    language = page.locator("html").get_attribute("lang")
    page.request.post(f"{address}/api/me", data={"name": "Hildegard"})
    answer = page.request.post(f"{address}/api/records?lang={language}", data={"record": record})
    page.goto(f"{address}/table/{answer.json()['table']['id']}")
    settled(page)


def settled(page: Page) -> None:
    page.locator(".playing[data-ready=true], .table.end .chart").first.wait_for()


def pay(page: Page, words: Words) -> None:
    """Uses the Stone Merchant."""
    page.locator(f".own .space:has(> [aria-label^='{words.card(MERCHANT)}'])").first.click()
    page.locator(".tray .pay").wait_for()
    settled(page)


def beginning(page: Page, address: str, words: Words) -> Iterator[str]:
    """The screens of `./test`: everybody sees them in the first minutes."""
    page.goto(f"{address}/?lang={words.language}")
    in_the_lobby(page)
    yield "lobby"
    continued(page, address, moment("table"))
    yield "table"
    pay(page, words)
    yield "tray"


def tour(page: Page, address: str, words: Words) -> Iterator[str]:
    """All of them: stops on each, and says its name."""
    yield from beginning(page, address, words)
    page.keyboard.press("Escape")
    yield from _sheets(page, words)
    page.locator(".display .card").first.hover()
    yield "card"
    for name in (
        *("four", "bonus", "chain", "courtyard", "settle", "contract", "solo"),
        *("late solo", "late two", "late four", "end"),
    ):
        continued(page, address, moment(name))
        yield name
    _open(page, words, "web-chronicle")
    yield "web-chronicle"
    yield from _looking_back(page)
    opened = page.request.post(f"{address}/api/tables?lang={words.language}", data=FRIENDS).json()
    page.goto(f"{address}/table/{opened['id']}")
    page.locator(".waiting .chairs").wait_for()
    yield "waiting"
    _open(page, words, "web-invite")
    yield "web-invite"
    for name, (path, there) in PAGES.items():
        page.goto(f"{address}{path}")
        page.locator(there).first.wait_for()
        yield name
    page.locator("[data-act=puzzle-day]").click()
    page.locator(".puzzle-strip").wait_for()
    settled(page)
    yield "puzzle"
    page.goto(f"{address}/learn")
    page.locator("[data-act=begin]").click()
    page.locator(".odo-says, .odo-waits").wait_for()
    settled(page)
    yield "lesson"
    page.goto(address)
    in_the_lobby(page)
    page.locator("[data-act=seek]").click()
    page.locator("[data-act=stop-seeking]").wait_for()
    yield "seeking"


def _looking_back(page: Page) -> Iterator[str]:
    """At the game whose end is shown: its moments, what a bot thinks of it, its report."""
    table = page.url.partition("#")[0]
    page.goto(f"{table}?at=12")
    page.locator(".review[data-whole=true]").wait_for()
    yield "review"
    page.locator(".review .tabs button").last.click()
    page.locator(".review .analysis").wait_for()
    yield "analysis"
    page.goto(f"{table}/report")
    page.locator(".report-page .paper").wait_for()
    yield "report"


def _sheets(page: Page, words: Words) -> Iterator[str]:
    """What lies over the table, by its tools and by the menu."""
    _open(page, words, "web-help", ".rules-leaf .pages")
    yield "web-help"
    page.locator(".rules-leaf .x").click()
    for title in ("web-messages", "web-menu"):
        _open(page, words, title)
        yield title
        page.keyboard.press("Escape")
    for title in ("web-settings", "web-take-back-menu"):
        _open(page, words, "web-menu")
        page.locator("dialog[open] .btn", has_text=words.text(title)).click()
        yield title
        page.keyboard.press("Escape")


def _open(page: Page, words: Words, title: str, opened: str = "dialog[open]") -> None:
    # No-break spaces count as spaces in what a button is called.
    name = " ".join(words.text(title).split())
    page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first.click()
    page.locator(opened).wait_for()
