"""How quick, how heavy and how calm the page is, in the system's Chromium.

    python benchmarks/page.py http://127.0.0.1:8000
    python benchmarks/page.py http://127.0.0.1:8000 --visits    # a first visit in every language, no more

Against a running `labora play`: the time from a click on an action, a building, a space or a card until the
frame that shows its options; the bytes of a first visit; what jumps while turns are played.
"""

import argparse
import shutil
import statistics
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from labora.words import LANGUAGES

HERE = Path(__file__).resolve().parent
DRIVER = HERE.parent / "tests" / "web" / "driver.js"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
GAMES = {"2-long": 0, "4-long": 2}
"""Seats added to the two of a table at one screen."""
ROUNDS = (6, 8, 10, 12, 14, 16)
OF_EACH_KIND = 4


def enter(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(path=str(DRIVER))
    page.add_init_script(path=str(HERE / "page.js"))
    page.goto(address)
    page.get_by_role("button", name="Open the table").wait_for()
    return page


def open_table(page: Page, company: str, more_seats: int) -> None:
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name=company).click()
    for _ in range(more_seats):
        leaf.get_by_role("button", name="Add a seat").click()
    leaf.locator(".length", has_text="Long").click()
    leaf.get_by_role("button", name="Open the table").click()
    page.locator(".playing[data-ready=true]").wait_for()


def to_round(page: Page, number: int) -> None:
    """On to a turn in the middle of the game, with nothing begun."""
    play(page, {"round": number, "seconds": 300})
    take_the_screen(page)
    play(page, {"kind": "turn", "after": number, "seconds": 60})


def take_the_screen(page: Page) -> None:
    page.evaluate("document.querySelector('[data-act=hand-over]')?.click()")


def play(page: Page, limits: dict[str, Any]) -> None:
    page.evaluate("limits => window.labora.play({ clicks: 100000, ...limits })", limits)


def clicks(page: Page) -> dict[str, list[float]]:
    found: dict[str, list[float]] = defaultdict(list)
    for number in ROUNDS:
        to_round(page, number)
        for kind, milliseconds in page.evaluate("most => window.measured.clicks(most)", OF_EACH_KIND):
            found[kind].append(milliseconds)
    return found


def tell_clicks(game: str, found: dict[str, list[float]]) -> None:
    every = [time for times in found.values() for time in times]
    for kind, times in (*found.items(), ("all", every)):
        middle, high = statistics.median(times), statistics.quantiles(times, n=20, method="inclusive")[-1]
        print(f"{game:8} {kind:9} {len(times):4} clicks, median {middle:5.0f} ms, 95 % below {high:5.0f} ms")


def tell_jumps(browser: Browser, address: str, rounds: int) -> None:
    """At one's own table against bots: at a shared screen everything changes place with the player."""
    page = enter(browser, address)
    open_table(page, "Against bots", 0)
    page.wait_for_timeout(1000)
    start = len(page.evaluate("window.measured.jumps"))
    play(page, {"round": 1 + rounds, "seconds": 120})
    jumps = page.evaluate("window.measured.jumps")[start:]
    who = Counter[str]()
    for value, names in jumps:
        for name in names:
            who[name] += round(value * 10_000)
    total = sum(value for value, _ in jumps)
    print(f"layout shift in {rounds} rounds against bots: {total:.3f} in {len(jumps)} jumps")
    for name, share in who.most_common(6):
        print(f"         {share / 10_000:.3f} {name}")


def tell_weight(browser: Browser, address: str) -> None:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    bytes_of: Counter[str] = Counter()
    wire.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    wire.on(
        "Network.loadingFinished",
        lambda event: bytes_of.update({kinds.get(event["requestId"], "?"): int(event["encodedDataLength"])}),
    )
    page.goto(address)
    page.wait_for_load_state("networkidle")
    parts = ", ".join(f"{kind.lower()} {size / 1000:.0f}" for kind, size in bytes_of.most_common())
    print(f"first visit of {address}: {sum(bytes_of.values()) / 1000:.0f} kB ({parts})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address")
    parser.add_argument("--visits", action="store_true", help="only a first visit in every language")
    asked = parser.parse_args()
    address = asked.address.rstrip("/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for language in LANGUAGES if asked.visits else ("en",):
            tell_weight(browser, f"{address}/?lang={language}")
        if asked.visits:
            return
        tell_jumps(browser, address, rounds=5)
        for game, more_seats in GAMES.items():
            page = enter(browser, address)
            open_table(page, "Hot-seat", more_seats)
            tell_clicks(game, clicks(page))
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
