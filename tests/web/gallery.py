"""The gallery, which shows everything drawn in all its states, served by Vite without a build."""

import os
import subprocess
import urllib.request

from playwright.sync_api import Page

from tests.web.conftest import ROOT, free_port, wait_for
from tests.web.table import still

STARTING_SECONDS = 120
SECTIONS = ("cards", "lands", "wheels", "pieces", "ends")


class GalleryServer:
    """Vite's server of the sources; `address` is the gallery."""

    def __init__(self) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/gallery/"
        self._command = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--strictPort"]
        self._command += ["--port", str(port), "--logLevel", "error"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "GalleryServer":
        """Start the server and wait until it answers."""
        self._process = subprocess.Popen(self._command, cwd=ROOT / "web", env=os.environ | {"CI": "1"})
        wait_for(self._answers, STARTING_SECONDS)
        return self

    def stop(self) -> None:
        """End the server."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(20)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.address, timeout=5):
                return True
        except OSError:
            return False


def open_gallery(page: Page, address: str, show: str = "", theme: str = "light") -> None:
    """Open the gallery, or one of its sections, and wait until all of it is drawn."""
    page.goto(f"{address}?show={show}&theme={theme}")
    page.locator(".gallery > section").first.wait_for()
    page.locator("#t-plains").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    still(page)
