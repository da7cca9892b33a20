"""What those who sit at a table are called, where nobody has given a name."""

import pytest

from labora.i18n import LANGUAGES, Words
from labora.server.games.seat_names import shown_names
from tests.server.players import ApiClient, Json, eventually, ok


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_a_level_are_numbered_from_the_second_on(language: str) -> None:
    words = Words(language)
    novice, abbot = (words.text("web-bot", bot=bot) for bot in ("novice", "abbot"))
    seats = [("", "novice"), ("Ann", None), ("", "novice"), ("", "abbot"), ("", None), ("", "novice")]
    names = [novice, "Ann", f"{novice} 2", abbot, "", f"{novice} 3"]
    assert shown_names(seats, words) == names


def test_names_that_were_given_stay() -> None:
    seats = [("Odo", "novice"), ("novice", None), ("", "novice"), ("Odo", "novice")]
    assert shown_names(seats, Words()) == ["Odo", "novice", "novice 2", "Odo"]
    assert shown_names([("", "novice"), ("", "novice")], None) == ["novice", "novice 2"]


def test_table_list_and_record_use_one_name(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("3-short", ("me", "bot:novice", "bot:novice"))
    names = ["Ann", "novice", "novice 2"]
    assert [seat["name"] for seat in table["seats"]] == names
    listed = ann.see("/api/tables", which="mine")["tables"][0]
    assert [seat["name"] for seat in listed["seats"]] == names
    record = ann.see(f"/api/tables/{table['id']}/record")
    assert [seat["name"] for seat in record["seats"]] == names
    german = ann.see(f"/api/tables/{table['id']}", lang="de")
    assert [seat["name"] for seat in german["seats"]] == ["Ann", "Novize", "Novize 2"]


NAMES = {"en": ["Ann", "novice", "novice 2"], "de": ["Ann", "Novize", "Novize 2"]}


def test_a_rematch_calls_bots_in_the_readers_language(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    path = f"/api/tables/{ann.open('3-short', ('me', 'bot:novice', 'bot:novice'))['id']}"
    ann.do(f"{path}/resign", seat=0)
    eventually(lambda: ann.see(path)["game"]["phase"] == "over", 60)
    made = ok(ann.post(f"{path}/rematch?lang=de"))
    for language, names in NAMES.items():
        assert _names(ann.see(f"/api/tables/{made['id']}", lang=language)) == names


def test_a_line_calls_bots_as_the_table_does(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    path = f"/api/tables/{ann.open('3-short', ('me', 'bot:novice', 'bot:novice'))['id']}"
    line = ok(ann.post(f"{path}/fork?lang=de", moment=0, trial=True))
    again = ann.do(f"/api/tables/{line['id']}/fork", moment=0, trial=True)
    for language, names in NAMES.items():
        for one in (line, again):
            assert _names(ann.see(f"/api/tables/{one['id']}", lang=language)) == names
        for listed in ann.see(f"{path}/lines", lang=language)["tables"]:
            assert _names(listed) == names


def _names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]
