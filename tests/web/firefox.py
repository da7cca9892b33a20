"""Debian's Firefox, without a window, over WebDriver BiDi: as much of it as a game needs."""

import itertools
import json
import re
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from websockets.sync.client import ClientConnection, connect

STARTING_SECONDS: Final = 60
ANSWER_SECONDS: Final = 600
LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
QUIET: Final = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en");
"""


class Firefox:
    """One page; what goes wrong in it is kept."""

    def __init__(self, program: str, profile: Path) -> None:
        profile.mkdir()
        (profile / "user.js").write_text(QUIET)
        self.problems: list[str] = []
        self._log = profile / "firefox.log"
        command = (program, "--headless", "--remote-debugging-port", "0", "--profile", str(profile))
        with self._log.open("w") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out)
        self._numbers = itertools.count(1)
        self._connection = ExitStack()
        self._socket: ClientConnection = self._connection.enter_context(
            connect(f"{self._address()}/session", max_size=None)
        )
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()
        self._process.terminate()
        self._process.wait(20)

    def on_every_page(self, script: str) -> None:
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def size(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height}
        )

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def value(self, expression: str) -> Any:
        """Of an expression in the page, waited for; through JSON."""
        found = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then(JSON.stringify)",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def wait_for(self, selector: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while not self.value(f"document.querySelector({json.dumps(selector)}) !== null"):
            assert time.monotonic() < end, f"there is no {selector}: {self.problems}"
            time.sleep(0.1)

    def click(self, selector: str) -> None:
        """As a finger would: where it is on the page."""
        self.wait_for(selector)
        element = self._ask(
            "browsingContext.locateNodes", context=self._page, locator={"type": "css", "value": selector}
        )["nodes"][0]
        origin = {"type": "element", "element": {"sharedId": element["sharedId"]}}
        self.value(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{ block: 'center' }})")
        press: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        self._ask("input.performActions", context=self._page, actions=[mouse])

    def _address(self) -> str:
        end = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < end:
            found = LISTENS.search(self._log.read_text())
            if found:
                return found[1]
            time.sleep(0.1)
        raise AssertionError(f"Firefox does not answer: {self._log.read_text()}")

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(ANSWER_SECONDS))
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]
            self._listen(heard)

    def _listen(self, heard: dict[str, Any]) -> None:
        params = heard.get("params", {})
        if heard.get("method") == "log.entryAdded" and params.get("level") == "error":
            self.problems.append(str(params.get("text")))
