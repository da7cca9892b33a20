"""What players do, in words: the lobby, the table, clicks."""

from typing import Any

from playwright.sync_api import Page, expect


def open_table(
    page: Page, company: str, *, variant: str = "France", length: str = "", more_seats: int = 0
) -> None:
    """A new table from the lobby."""
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name=company).click()
    if variant != "France":
        leaf.get_by_role("button", name=variant).click()
    for _ in range(more_seats):
        leaf.get_by_role("button", name="Add a seat").click()
    if length:
        leaf.locator(".length", has_text=length).click()
    leaf.get_by_role("button", name="Open the table").click()


def ready(page: Page) -> None:
    """Everything that can be done now is on the screen."""
    expect(page.locator(".playing[data-ready=true]")).to_be_visible()


def play(page: Page, **limits: int) -> dict[str, Any]:
    """Clicks sensible things until the game is over, or as far as the limits go."""
    result: dict[str, Any] = page.evaluate("limits => window.labora.play(limits)", limits)
    return result


def act(page: Page, name: str) -> None:
    page.locator(f".actions [data-act={name}]").click()


def confirm(page: Page) -> None:
    page.locator("[data-act=confirm]").click()
