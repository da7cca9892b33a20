"""Lessons are played at tables of their own, which nobody else sees and which are forgotten."""

import pytest

from labora.server.games.private_table_storage import KEPT
from labora.server.games.runtime import housekeeping
from tests.server.players import ApiClient, Json, Player, eventually, is_problem


def begun(player: Player, lesson: str, **parameters: str) -> Json:
    answer = player.client.post(f"/api/lessons/{lesson}", headers=player.headers, params=parameters)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_lesson_is_a_table_that_reacts(api: ApiClient) -> None:
    ann = api.person("Ann")
    names = [lesson["id"] for lesson in ann.see("/api/lessons", lang="fr")["lessons"]]
    assert names[0] == "fetch" and len(names) == 10
    table = begun(ann, "fetch", lang="en")
    lesson = table["game"]["lesson"]
    assert (lesson["verdict"], lesson["number"], lesson["next"]) == ("point", 1, "build")
    assert "grown to 4" in "".join(piece["text"] for piece in lesson["say"])
    assert any(piece["target"] == "lay-brother" for piece in lesson["say"])

    other = ann.play(table, "place", "cloister-office@0", "coin")
    assert other["game"]["lesson"]["verdict"] == "other"
    back = ann.undo(other, lesson["begin"]).json()["table"]
    assert back["game"]["lesson"]["verdict"] == "point"
    assert is_problem(ann.undo(back, lesson["begin"] - 1), 409, "nobody-to-ask")
    done = ann.play(back, "place", "farmyard@0", "grain")
    assert done["game"]["lesson"]["verdict"] == "done"


# By lesson: what is pointed at, and what the tray then proposes.
PROPOSED = {
    "fetch": ("place farmyard@0", "grain"),
    "build": ("build G12 3,0", ""),
    "home": ("place cloister-office@0", "coin"),
    "prior": ("build G07 0,0", "prior x1 x2"),
    "settle": ("settle farming-village 3,1", "1peat-coal+1livestock+1coin"),
    "contract": ("contract F04@1", "coins x5"),
    "chain": ("place F05@0", "x5 1peat-coal x2"),
    "land": ("fell 2,0", "wood"),
    "points": ("build F08 3,2", "skip"),
    "aim": ("contract G18@2", "coins x3 x1 2peat"),
}


@pytest.mark.parametrize("name", PROPOSED)
def test_a_lesson_proposes_its_own_task(api: ApiClient, name: str) -> None:
    ann = api.person("Ann")
    table = begun(ann, name, lang="en")
    decided, wanted = (text.split() for text in PROPOSED[name])
    found = ann.do(f"/api/tables/{table['id']}/explore", decisions=decided, propose=True)
    assert [step["text"] for step in found["proposed"]] == wanted
    after = ann.play(table, *decided, *wanted)
    lesson = after["game"]["lesson"]
    assert (lesson["verdict"], lesson["followed"]) == (
        ("done", True) if name not in ("home", "land") else ("not-yet", name == "home")
    )


def test_a_lesson_says_what_to_do_at_each_step(api: ApiClient) -> None:
    ann = api.person("Ann")
    lesson = begun(ann, "home", lang="en")["game"]["lesson"]
    assert "".join(piece["text"] for piece in lesson["begun"]) == "Take the coins and confirm."
    table = ann.play(begun(ann, "home", lang="en"), "place", "cloister-office@0", "coin")
    said = "".join(piece["text"] for piece in table["game"]["lesson"]["say"])
    assert said.startswith("He is placed. Now end your turn")


def test_a_lesson_is_in_no_list_and_nobody_elses(api: ApiClient) -> None:
    ann, bert = api.person("Ann"), api.person("Bert")
    table = begun(ann, "build")
    assert ann.see("/api/tables")["tables"] == bert.see("/api/tables", which="running")["tables"] == []
    assert is_problem(bert.get(f"/api/tables/{table['id']}"), 404, "no-such-table")
    assert ann.table(table["id"])["game"]["lesson"]["id"] == "build"
    assert ann.open()["game"]["lesson"] is None
    assert is_problem(ann.post("/api/lessons/chess"), 404, "no-such-lesson")
    assert is_problem(api.stranger().post("/api/lessons/build"), 401, "who-are-you")


def test_only_the_last_lessons_of_a_person_are_kept(api: ApiClient) -> None:
    ann = api.person("Ann")
    first, *others = [begun(ann, "fetch")["id"] for _ in range(KEPT + 1)]
    assert is_problem(ann.get(f"/api/tables/{first}"), 404, "no-such-table")
    assert all(ann.table(identifier) for identifier in others)


def test_a_lesson_that_nobody_goes_on_with_is_forgotten(
    api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = api.person("Ann")
    table = begun(ann, "land")
    monkeypatch.setattr(housekeeping, "LESSON_SECONDS", -1.0)
    monkeypatch.setattr(housekeeping, "EXPIRY_PAUSE", 0.0)
    eventually(lambda: ann.get(f"/api/tables/{table['id']}").status_code == 404)


def test_the_quiz_comes_with_the_engines_answers(api: ApiClient) -> None:
    found = api.client.get("/api/quiz?lang=de").json()["questions"]
    assert [question["id"] for question in found] == ["wheel", "home", "pay", "settlement", "market"]
    assert found[2]["answers"][found[2]["right"]] == "Nein" and found[2]["goods"]["wood"] == 3
    assert found[0]["wheel"]["indicators"] and found[3]["scene"]["points"] == 11


def test_comments_are_for_whoever_has_to_decide(api: ApiClient) -> None:
    ann, bert = api.person("Ann"), api.person("Bert")
    table = ann.open("3-short", ("me", "bot:novice", "bot:novice"), public=True)
    said = ann.see(f"/api/tables/{table['id']}/comments", lang="en")["comments"]
    assert "begin" in [comment["id"] for comment in said]
    assert is_problem(bert.get(f"/api/tables/{table['id']}/comments"), 403, "not-your-turn")
    ann.play(table, "fell", "1,1", "wood", "end")
    eventually(lambda: ann.get(f"/api/tables/{table['id']}/comments").status_code == 200)
    after = ann.see(f"/api/tables/{table['id']}/comments", lang="en")["comments"]
    assert any(comment["id"].startswith("did-") for comment in after)


def test_there_are_no_comments_where_there_are_no_aids(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("3-short", ("me", "bot:novice", "bot:novice"), aids=False)
    assert is_problem(ann.get(f"/api/tables/{table['id']}/comments"), 403, "no-aids")
