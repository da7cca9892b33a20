"""Pages as objects: what a page has, by the roles and names that its readers know."""

from playwright.sync_api import Locator, Page

from labora.i18n import Words


class NavMenu:
    """The menu of pages, where there is no room for the bar."""

    def __init__(self, dialog: Locator, words: Words) -> None:
        self._dialog = dialog
        self.links = dialog.get_by_role("navigation", name=words.text("web-pages")).get_by_role("link")

    def go_to(self, name: str) -> None:
        self._dialog.get_by_role("link", name=name, exact=True).click()


class NavBar:
    """The bar above every page."""

    def __init__(self, page: Page, words: Words | None = None) -> None:
        self._page = page
        self._words = words or Words("en")
        banner = page.get_by_role("banner")
        self.links = banner.get_by_role("navigation").get_by_role("link")
        self.current = banner.locator("[aria-current=page]")
        self.language = banner.get_by_label(self._words.text("web-language"))
        self.theme = self._button("web-theme")
        self.settings = self._button("web-settings")

    def go_to(self, name: str) -> None:
        self._page.get_by_role("banner").get_by_role("link", name=name, exact=True).click()

    def open_menu(self) -> NavMenu:
        self._button("web-menu").click()
        return NavMenu(self._page.get_by_role("dialog"), self._words)

    def _button(self, message: str) -> Locator:
        return self._page.get_by_role("banner").get_by_role("button", name=self._words.text(message))


class LobbyPage:
    """Where tables are opened and found."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = NavBar(page)
        self.welcome = page.get_by_role("region", name="Labora")
        self.your_turn = page.get_by_role("region", name="Your turn")
        self.new_table = page.get_by_role("region", name="New table")
        self.play_next = page.get_by_role("link", name="Play next")

    def go_on_with(self, name: str) -> None:
        """At a table where it is my turn."""
        self.your_turn.get_by_role("link", name=f"Play {name}").click()
