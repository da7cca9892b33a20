"""Everything drawn looks the same in every order in which styles of components may come.

Pages are fetched in parts, so that order depends on what a player opens first. Pictures kept as references
would be those of one machine and its fonts; here both pictures come from the same run. screen_pictures.py
compares two versions.
"""

import io
from collections.abc import Iterator
from itertools import product

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page

from tests.web.conftest import Room
from tests.web.gallery import SECTIONS, GalleryServer, open_gallery
from tests.web.table import still

DESK = (1440, 900)
PHONE = (390, 844)
STILL = tuple(section for section in SECTIONS if section != "lands")
"""On phones, lands move to another place when they fit themselves in."""
REVERSE = """() => {
    const styles = [...document.querySelectorAll("style[data-vite-dev-id*='.svelte']")];
    styles.reverse().forEach((one) => document.head.append(one));
    return styles.length;
}"""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    server = GalleryServer().start()
    yield server.address
    server.stop()


def picture(page: Page) -> Image.Image:
    """What is on the page when nothing changes any more: two pictures in a row are the same."""
    last, now = taken(page), taken(page)
    while ImageChops.difference(last, now).getbbox():
        last, now = now, taken(page)
    return now


def taken(page: Page) -> Image.Image:
    still(page)
    return Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("section", "size"), [*product(SECTIONS, [DESK]), *product(STILL, [PHONE])])
def test_the_order_of_styles_does_not_matter(
    room: Room, gallery: str, section: str, size: tuple[int, int], theme: str
) -> None:
    page = room.enter("/healthz", size, reduced_motion="reduce")
    open_gallery(page, gallery, section, theme)
    # Lands fit themselves in whenever styles come or go: twice turned round is where it began.
    page.evaluate(REVERSE)
    still(page)
    assert page.evaluate(REVERSE) > 10
    before = picture(page)
    page.evaluate(REVERSE)
    after = picture(page)
    assert before.size == after.size
    assert ImageChops.difference(before, after).getbbox() is None


@pytest.mark.long
def test_another_style_is_found(room: Room, gallery: str) -> None:
    page = room.enter("/healthz", (1440, 900), reduced_motion="reduce")
    open_gallery(page, gallery, "pieces")
    before = picture(page)
    page.add_style_tag(content=".leaf { padding: 3px !important }")
    assert ImageChops.difference(before, picture(page)).getbbox() is not None
