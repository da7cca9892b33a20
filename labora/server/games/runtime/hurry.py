"""Thinking that is cut short."""

from typing import Final

from labora.server.games.runtime.bot_driver import BotDriver
from labora.server.games.runtime.process_sync import ProcessSync
from labora.server.workers.bot_runner import BotRunner


class Hurry:
    """Make bots that think at a table play now, and what thinks for a user answer now."""

    def __init__(self, bot_driver: BotDriver, bots: BotRunner, process_sync: ProcessSync) -> None:
        self._bot_driver: Final = bot_driver
        self._bots: Final = bots
        self._process_sync: Final = process_sync

    def ask(self, table: str, person: str) -> None:
        self._bot_driver.hurry(table)
        self._bots.hurry(person)
        self._process_sync.tell_hurry(table)
