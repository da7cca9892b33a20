"""The report of a game on one sheet: as data, as a drawing, as a picture."""

import struct
import xml.etree.ElementTree as ET

import pytest

from labora.server.workers.process import WorkerProcess
from tests.server.account.test_profile import played_to_the_end, some_game
from tests.server.analysis.test_analysis import MISTAKE, TURN, begun, judged, judgement, path_of
from tests.server.players import ApiClient, Json, is_problem
from tools.dev.picture_symbols import SYMBOLS, symbols

NAMESPACE = "{http://www.w3.org/2000/svg}"


def texts(drawn: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(drawn).iter(f"{NAMESPACE}text")]


def test_the_sheet_tells_the_game_in_numbers(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann <b>&")
    game = some_game("2-short")
    table = played_to_the_end(ann, game, public=True, name="Quiet table")
    data = sqlite_api.stranger().see(f"/api/tables/{table['id']}/sheet")
    last = data["rounds"][-1]["points"]
    assert [sum(points.values()) for points in last] == game.scores
    drawn = ann.get(f"/api/tables/{table['id']}/sheet.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    written = texts(drawn.text)
    assert {"Ann <b>&", "Quiet table", *map(str, game.scores)} <= set(written)
    picture = ann.get(f"/api/tables/{table['id']}/sheet.png")
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == (1240, 1754), "a sheet of A4"
    assert len(picture.content) > 50_000, "something is drawn on it"
    used = max(data["buildings"], key=lambda building: sum(building["uses"]))
    assert str(sum(used["uses"])) in written
    assert "Punkte nach Herkunft, Runde für Runde" in texts(
        ann.get(f"/api/tables/{table['id']}/sheet.svg", lang="de").text
    )


def test_a_judged_game_has_its_turning_points_on_the_sheet(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sqlite_api.person("Ann")

    async def ask(self: WorkerProcess, task: Json, seconds: float) -> Json:
        """The first turn should have fetched peat; after the second another is ahead."""
        found = judgement(task)["judged"]
        first = task["turn"] == 0
        if first:
            found |= {"loss": 21.4, "best": " ".join(TURN)}
        return {"judged": found | {"expected": [90.0, 20.0, 30.0] if first else [10.0, 20.0, 90.0]}}

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    table = begun(ann, MISTAKE, TURN)
    path = f"/api/tables/{table['id']}/sheet.svg"
    before = texts(ann.get(path).text)
    assert "Turning points" not in before
    ann.do(path_of(table))
    judged(ann, table)
    after = texts(ann.get(path).text)
    at = after.index("Turning points")
    assert after[at + 2 : at + 10] == [
        *("Turn 1", "Ann: build Stone Merchant", "better: cut peat", "−21"),
        *("Turn 2", "player 3 takes the lead", "player 2: cut peat", "+70"),
    ]
    german = texts(ann.get(path, lang="de").text)
    assert {"Wendepunkte", "Zug 1", "besser: Torf stechen", "−21"} <= set(german)


def test_a_private_report_is_for_those_who_may_see_the_table(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = ann.open("2-short", ("me", "device"))
    assert ann.get(f"/api/tables/{table['id']}/sheet.svg").status_code == 200, "of a running game, too"
    for form in ("", ".svg", ".png"):
        is_problem(bob.get(f"/api/tables/{table['id']}/sheet{form}"), 404, "no-such-table")
    waiting = ann.open("2-short", ("me", "link"))
    is_problem(ann.get(f"/api/tables/{waiting['id']}/sheet.svg"), 409, "not-started")


def test_pictures_have_the_symbols_of_the_page() -> None:
    assert SYMBOLS.read_text() == symbols(), "python3 -m tools.dev.picture_symbols writes them anew"
