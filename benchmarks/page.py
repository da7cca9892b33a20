"""How quick, how heavy and how calm the page is, in the system's Chromium.

    PYTHONPATH=. python benchmarks/page.py http://127.0.0.1:8000 [what ...]

Against a running `labora play` (`labora --version` says whether its engine is compiled: it should be).
Without a word all of it is measured:

    visits    the bytes of a first visit, in every language
    clicks    milliseconds from a click of the mouse, whose button is let go at once, on an action, a
              building, a space or a card until the frame that shows its options, late in games of bots; again
              with a four times slower processor; the slowest with what the service was asked, and when it had
              answered
    presses   the same where the button is held for a moment, as people do: the page asks meanwhile
    trace     where that time goes: processor time of the page by what it was spent on, and waiting
    jumps     what jumps while turns are played
    memory    the page's memory in a whole game of four, after the rubbish was collected
"""

import argparse
import functools
import shutil
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from page_trace import CATEGORIES, PARTS, time_spent
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from labora.i18n import LANGUAGES
from tests.web.positions import asked, record_until

HERE = Path(__file__).resolve().parent
DRIVER = HERE.parent / "tests" / "web" / "driver.js"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
LATE: Final = {"2-long": 24, "4-long": 16}
"""Games, and the round from which on is clicked."""
STEPS: Final = ("actions", "settlement-phase")
SEEDS: Final = (1, 2, 3, 4)
OF_EACH_KIND: Final = 6
SLOWEST: Final = 4
SLOWER: Final = 4
SETTLING: Final = 2000
"""Milliseconds for what is fetched last, on a busy machine."""
HOVER: Final = 80
"""Milliseconds that a mouse is over something before it is pressed."""
PRESSED: Final = 60
"""Milliseconds that it is held: people take 80 to 100."""
EVERY: Final = 4
"""Rounds between two looks at the memory."""


def enter(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(path=str(DRIVER))
    page.add_init_script(path=str(HERE / "page.js"))
    page.goto(address)
    page.get_by_role("button", name="Create table").wait_for()
    return page


def open_table(page: Page, company: str, more_seats: int) -> None:
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name=company).click()
    for _ in range(more_seats):
        leaf.get_by_role("button", name="Add a seat").click()
    leaf.locator(".length", has_text="Long").click()
    for seat in leaf.get_by_label("Bot in seat").all():
        seat.select_option("novice")
    leaf.get_by_role("button", name="Create table").click()
    page.locator(".playing[data-ready=true]").wait_for()


def play(page: Page, limits: dict[str, Any]) -> dict[str, Any]:
    played: dict[str, Any] = page.evaluate(
        "limits => window.labora.play({ clicks: 100000, ...limits })", limits
    )
    return played


@functools.cache
def late_record(game: str, seed: int, step: str) -> dict[str, Any]:
    return record_until(game, seed, asked(step=step, after=LATE[game]))


def late_tables(browser: Browser, address: str, game: str) -> Iterator[Page]:
    """Tables that begin late in games of bots, with all seats at this screen, one after the other."""
    for seed in SEEDS:
        for step in STEPS:
            page = enter(browser, address)
            record = late_record(game, seed, step)
            page.request.post(f"{address}/api/me", data={"name": "Hildegard"})
            table = page.request.post(f"{address}/api/records", data={"record": record}).json()["table"]
            page.goto(f"{address}/table/{table['id']}")
            page.locator(".playing[data-ready=true]").wait_for()
            page.wait_for_timeout(1000)
            yield page
            page.context.close()


@dataclass(frozen=True)
class Click:
    """On what, how long until its options were there, what the service was asked meanwhile."""

    kind: str
    what: str
    milliseconds: float
    asked: tuple[tuple[str, int, int], ...]

    @property
    def decides(self) -> bool:
        """The action was complete with it: what is shown are the options of the next decision."""
        return any(name == "decide" for name, _, _ in self.asked)


def clicked(page: Page, pressed: float = 0) -> list[Click]:
    """A few things of each kind; each is taken back."""
    found: list[Click] = []
    for kind in page.evaluate("window.measured.kinds"):
        for at in range(min(OF_EACH_KIND, page.evaluate("kind => window.measured.count(kind)", kind))):
            place = page.evaluate("([kind, at]) => window.measured.point(kind, at)", [kind, at])
            if place is None:
                continue
            page.mouse.move(*place)
            page.wait_for_timeout(HOVER)
            page.evaluate("() => void (window.shown = window.measured.next())")
            page.mouse.down()
            page.wait_for_timeout(pressed)
            page.mouse.up()
            shown = page.evaluate("window.shown")
            if shown is None:
                print(f"nothing came of a click on {kind} {at}")
            else:
                questions = tuple((name, sent, answered) for name, sent, answered in shown["asked"])
                found.append(Click(kind, shown["what"], shown["milliseconds"], questions))
            page.evaluate("window.measured.back()")
    return found


def tell_clicks(browser: Browser, address: str, pressed: float = 0) -> None:
    for game in LATE:
        found: dict[int, list[Click]] = {1: [], SLOWER: []}
        for page in late_tables(browser, address, game):
            for slower, clicks in found.items():
                page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
                clicks.extend(clicked(page, pressed))
        for slower, clicks in found.items():
            tell_times(f"{game}, {slower} times slower" if slower > 1 else game, clicks)


def tell_times(game: str, clicks: list[Click]) -> None:
    """Of the clicks that show options by their kind, and of those that decide at once."""
    times: dict[str, list[float]] = defaultdict(list)
    for click in clicks:
        names = ("decision",) if click.decides else (click.kind, "options")
        for name in (*names, "all"):
            times[name].append(click.milliseconds)
    for name in sorted(times, key=lambda name: (name in ("options", "decision", "all"), name == "all")):
        tell_time(f"{game:22} {name:9}", times[name])
    for click in sorted(clicks, key=lambda click: -click.milliseconds)[:SLOWEST]:
        asked_for = ", ".join(f"{name} {sent}-{answered}" for name, sent, answered in click.asked)
        print(f"    {click.milliseconds:5.0f} ms {click.kind} {click.what}: {asked_for or 'nothing asked'}")


def tell_time(what: str, times: list[float]) -> None:
    middle = statistics.median(times)
    high = statistics.quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else middle
    print(f"{what} {len(times):4} clicks, median {middle:5.0f} ms, 95 % below {high:5.0f} ms", flush=True)


def tell_trace(browser: Browser, address: str) -> None:
    for game in LATE:
        spent = []
        for page in late_tables(browser, address, game):
            browser.start_tracing(page=page, categories=list(CATEGORIES))
            clicked(page)
            spent += time_spent(browser.stop_tracing())
        parts = (f"{part} {statistics.mean(one[part] for one in spent):.1f}" for part in PARTS)
        print(f"{game}, mean of {len(spent)} clicks, ms: {', '.join(parts)}")


def tell_jumps(browser: Browser, address: str, rounds: int = 5) -> None:
    """At one's own table against bots: at a shared screen everything changes place with the player."""
    page = enter(browser, address)
    open_table(page, "Against bots", 0)
    page.wait_for_timeout(1000)
    start = len(page.evaluate("window.measured.jumps"))
    play(page, {"round": 1 + rounds, "seconds": 120})
    jumps = page.evaluate("window.measured.jumps")[start:]
    who = Counter[str]()
    for value, names, _ in jumps:
        for name in names:
            who[name] += round(value * 10_000)
    total = sum(value for value, _, _ in jumps)
    unasked = sum(value for value, _, is_answer in jumps if not is_answer)
    print(f"layout shift in {rounds} rounds against bots: {unasked:.3f} unasked, {total:.3f} in all")
    for name, share in who.most_common(6):
        print(f"         {share / 10_000:.3f} {name}")


def tell_visits(browser: Browser, address: str) -> None:
    for language in LANGUAGES:
        tell_weight(browser, f"{address}/?lang={language}")


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
    page.locator(".open .btn.go:not(:disabled)").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLING)
    parts = ", ".join(f"{kind.lower()} {size / 1000:.0f}" for kind, size in bytes_of.most_common())
    print(f"first visit of {address}: {sum(bytes_of.values()) / 1000:.0f} kB ({parts})")


def tell_memory(browser: Browser, address: str) -> None:
    """One person and three bots, to the end."""
    page = enter(browser, address)
    open_table(page, "Against bots", 1)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    used: dict[int, float] = {}
    over = False
    number = 2
    while not over:
        over = play(page, {"round": number, "seconds": 600})["over"]
        used[number] = memory(wire)
        print(f"round {number:2}: {used[number]:.1f} MB{' (the end)' if over else ''}", flush=True)
        number += EVERY
    print(f"between the least and the most: {max(used.values()) - min(used.values()):.1f} MB")


def memory(wire: CDPSession) -> float:
    """Megabytes in use when all that can be thrown away has been."""
    for _ in range(3):
        wire.send("HeapProfiler.collectGarbage")
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "JSHeapUsedSize") / 1_000_000


TOLD: Final[dict[str, Callable[[Browser, str], None]]] = {
    "visits": tell_visits,
    "clicks": tell_clicks,
    "presses": functools.partial(tell_clicks, pressed=PRESSED),
    "trace": tell_trace,
    "jumps": tell_jumps,
    "memory": tell_memory,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address")
    parser.add_argument("what", nargs="*", choices=[[], *TOLD])
    asked_for = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for what in asked_for.what or TOLD:
            TOLD[what](browser, asked_for.address.rstrip("/"))
        browser.close()


if __name__ == "__main__":
    main()
