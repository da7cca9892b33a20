"""How long a game of a thousand decisions takes from one moment to the next, in the system's Chromium.

    PYTHONPATH=. python benchmarks/sliding.py http://127.0.0.1:8000

Against a running `labora play`. The slider of the review is dragged over the whole game, at a desk and on a
phone, and again with a four times slower processor. Told are milliseconds from the pointer's move until the
frame that shows the moment, and the page's own processor time for it, which other work does not touch.
"""

import argparse
import json
import shutil
import statistics
from typing import Final

from page import FLAGS, SLOWER
from playwright.sync_api import Browser, sync_playwright

from tests.web.positions import of_a_thousand
from tests.web.sliding import slides

SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}
STEPS: Final = 100
SHARES: Final = [step / STEPS for step in (*range(1, STEPS + 1), *range(STEPS - 1, -1, -1))]


def tell(browser: Browser, address: str) -> None:
    record = json.loads(of_a_thousand().record(["Ann", "Bob"]).text)
    for name, (width, height) in SIZES.items():
        page = browser.new_context(viewport={"width": width, "height": height}).new_page()
        page.request.post(f"{address}/api/me", data={"name": "Hildegard"})
        table = page.request.post(f"{address}/api/records", data={"record": record}).json()["table"]["id"]
        page.goto(f"{address}/table/{table}?at=0")
        page.locator(".review[data-whole=true]").wait_for()
        for slower in (1, SLOWER):
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
            clock, processor = zip(*slides(page, SHARES), strict=True)
            for what, times in (("clock", clock), ("processor", processor)):
                middle = statistics.median(times)
                high = statistics.quantiles(times, n=20, method="inclusive")[-1]
                told = f"median {middle:5.1f} ms, 95 % below {high:5.1f} ms, longest {max(times):5.1f} ms"
                print(f"{name:5} {slower}x {what:9} {len(times)} steps: {told}", flush=True)
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address")
    address = parser.parse_args().address.rstrip("/")
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        tell(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
