"""Take pictures of all screens and of the gallery; compare two sets, before and after a change of styles.

    .venv/bin/python -m tests.web.screen_pictures take FOLDER [--width 390 ...] [--built web/dist]
    .venv/bin/python -m tests.web.screen_pictures compare BEFORE AFTER [--differences FOLDER]

The games are those that bots have played with fixed seeds. Nothing moves, and the clock stands.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, sync_playwright

from labora.i18n import Words
from tests.server.processes import Server
from tests.web.conftest import BUILT, CHROMIUM, FLAGS
from tests.web.gallery import GalleryServer, open_gallery
from tests.web.screens import tour
from tests.web.table import still

HEIGHTS: Final = {390: 844, 768: 1024, 1280: 800, 1440: 900, 1920: 1080, 2560: 1440}
"""The windows, by their width."""
THEMES: Final = ("light", "dark")
NOW: Final = datetime(2026, 1, 6, 12, tzinfo=UTC)


def take(folder: Path, widths: list[int], built: Path) -> None:
    """Write `WIDTH/SCREEN-THEME.png` for every screen."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        database = f"sqlite+aiosqlite:///{scratch}/labora.db"
        server = Server(database, Path(scratch, "log"), web=str(built)).start()
        gallery = GalleryServer().start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for width in widths:
                page = _page(browser, width)
                for name in _screens(page, server.url, gallery.address):
                    _both_themes(page, folder / str(width), name)
                page.context.close()
        finally:
            browser.close()
            gallery.stop()
            server.stop()


def _page(browser: Browser, width: int) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]}, reduced_motion="reduce", has_touch=width < 720
    )
    context.clock.set_fixed_time(NOW)
    return context.new_page()


def _screens(page: Page, address: str, gallery: str) -> Iterator[str]:
    open_gallery(page, gallery)
    yield "gallery"
    yield from tour(page, address, Words("en"))


def _both_themes(page: Page, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        still(page)
        place = folder / f"{name.replace(' ', '-')}-{theme}.png"
        page.screenshot(path=str(place), full_page=name == "gallery")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    print(folder.name, name, flush=True)


def differing(before: Path, after: Path) -> int | None:
    """Count the pixels that differ; None if the sizes differ."""
    with Image.open(before) as one, Image.open(after) as other:
        if one.size != other.size:
            return None
        changed = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
        return sum(changed.point(lambda value: 255 * (value > 0)).histogram()[255:])


def compare(before: Path, after: Path, differences: Path | None) -> int:
    """Print what differs; returns how many pictures do."""
    old, new = ({one.relative_to(folder) for one in folder.rglob("*.png")} for folder in (before, after))
    found = 0
    for name in sorted(old ^ new):
        print(f"{name}: only {'before' if name in old else 'after'}")
        found += 1
    for name in sorted(old & new):
        pixels = differing(before / name, after / name)
        if pixels == 0:
            continue
        found += 1
        print(f"{name}: {'another size' if pixels is None else f'{pixels} pixels'}")
        if differences and pixels is not None:
            with Image.open(before / name) as one, Image.open(after / name) as other:
                place = differences / name
                place.parent.mkdir(parents=True, exist_ok=True)
                ImageChops.difference(one.convert("RGB"), other.convert("RGB")).save(place)
    print(f"{found} of {len(old | new)} pictures differ")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take", help="take the pictures of all screens")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--width", type=int, nargs="+", choices=list(HEIGHTS), default=list(HEIGHTS))
    taking.add_argument("--built", type=Path, default=BUILT, help="the built client")
    comparing = commands.add_parser("compare", help="compare two folders pixel by pixel")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--differences", type=Path, help="a folder for pictures of what differs")
    asked = parser.parse_args()
    if asked.command == "take":
        take(asked.folder, asked.width, asked.built)
    else:
        sys.exit(min(compare(asked.before, asked.after, asked.differences), 1))


if __name__ == "__main__":
    main()
