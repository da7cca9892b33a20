"""kill -9 at any moment: what was acknowledged is there, tables go on, bots resume."""

import random
import threading
import time
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.players import ApiClient, Json, Player, new_key, some_option
from tests.server.processes import Server


class Human:
    """Decides as fast as it can and remembers what was acknowledged, until the service is gone."""

    def __init__(self, player: Player, table: str, seed: int) -> None:
        self.player = player
        self.table = table
        self.dice = random.Random(seed)
        self.acknowledged: dict[int, list[str]] = {}
        self.thread = threading.Thread(target=self._play)
        self.thread.start()

    def _play(self) -> None:
        try:
            table = self.player.table(self.table)
            while table["game"]["decision"] is not None:
                option = some_option(table, self.dice)
                answer = self.player.decide(table, option, key=new_key())
                assert answer.status_code == 200, answer.text
                self.acknowledged[answer.json()["number"]] = [option]
                table = answer.json()["table"]
        except httpx.HTTPError:
            pass


def events_of(player: Player, table: str) -> list[Json]:
    found: list[Json] = []
    while len(more := player.see(f"/api/tables/{table}/events", since=len(found))["events"]):
        found += more
    return found


def kill_and_look(server: Server, rounds: int, seed: int) -> None:
    dice = random.Random(seed)
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        ann = ApiClient(client).person("Ann")
        human = ann.open("3-long", ("me", "device", "device"))["id"]
        bots = ann.open("4-long", ("bot:random",) * 4)["id"]
    acknowledged: dict[int, list[str]] = {}
    for _ in range(rounds):
        with httpx.Client(base_url=server.url, timeout=60) as client:
            player = Human(Player(client, ann.token), human, dice.getrandbits(30))
            time.sleep(dice.uniform(0.3, 1.2))
            seen = len(events_of(Player(client, ann.token), bots))
            server.kill()
            player.thread.join()
        acknowledged |= player.acknowledged
        server.start()
        with httpx.Client(base_url=server.url, timeout=60) as client:
            back = Player(client, ann.token)
            stored = {event["number"]: event.get("decisions") for event in events_of(back, human)}
            assert acknowledged.items() <= stored.items()
            assert sorted(stored) == list(range(1, len(stored) + 1))
            assert back.table(human)["game"]["broken"] is None
            assert len(events_of(back, bots)) >= seen
            until = time.monotonic() + 60
            while not _moves_on(back, bots, seen) and time.monotonic() < until:
                time.sleep(0.05)
            assert _moves_on(back, bots, seen)
            if back.table(human)["game"]["decision"] is None:
                human = back.open("3-long", ("me", "device", "device"))["id"]
                acknowledged = {}
    server.stop()


def _moves_on(player: Player, table: str, seen: int) -> bool:
    return len(events_of(player, table)) > seen or player.table(table)["game"]["phase"] == "over"


def test_killed_and_nothing_is_lost(database: str, tmp_path: Path) -> None:
    kill_and_look(Server(database, tmp_path / "log"), 1, 1)


@pytest.mark.long
def test_killed_a_hundred_times_on_each_database(database: str, tmp_path: Path) -> None:
    kill_and_look(Server(database, tmp_path / "log"), 100, 2)
