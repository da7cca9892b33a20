"""Everybody at a table is told everything in their own language; a person's choice is kept."""

import re

from tests.server.games.test_follow import connect, next_of
from tests.server.players import ApiClient, Player, is_problem

CYRILLIC = re.compile("[\u0430-\u044f]")


def two_friends(api: ApiClient) -> tuple[Player, Player, str]:
    german, pole = api.person("Jürgen"), api.person("Łukasz")
    table = german.open(seats=("me", "link"), random_order=False)
    pole.do(f"/api/tables/{table['id']}/enter", key=table["invitation"])
    pole.do(f"/api/tables/{table['id']}/join")
    return german, pole, f"/api/tables/{table['id']}"


def test_a_pole_and_a_german_follow_one_table(api: ApiClient) -> None:
    german, pole, path = two_friends(api)
    told: dict[str, list[str]] = {}
    for player, language in ((german, "de"), (pole, "pl")):
        table = {"id": path.split("/")[-1]}
        with connect(api, player, table, f"?lang={language}") as socket:
            game = next_of(socket, "hello")["table"]["game"]
            told[language] = [game["decision"]["words"], *(line["words"] for line in game["chronicle"])]
    assert "Ertragsrad" in " ".join(told["de"]) and "Kierat" in " ".join(told["pl"])
    assert "Jürgen" in " ".join(told["pl"]), "names stay as they are"


def test_news_come_to_each_in_their_own_words(api: ApiClient) -> None:
    german, pole, path = two_friends(api)
    with (
        api.client.websocket_connect(f"{path}/follow?lang=de", headers=german.headers) as to_german,
        api.client.websocket_connect(f"{path}/follow?lang=pl", headers=pole.headers) as to_pole,
    ):
        table = german.see(path)
        german.play(table, "fell")
        words = {}
        for language, socket in (("de", to_german), ("pl", to_pole)):
            message = next_of(socket, "news")
            words[language] = message["game"]["decision"]["words"]
    assert words["de"] != words["pl"] and all(words.values())


def test_problems_are_told_in_the_language_asked_for(api: ApiClient) -> None:
    _, pole, path = two_friends(api)
    answer = pole.client.post(
        f"{path}/decide",
        json={"based_on": 0, "decisions": ["fell"], "key": "0" * 16},
        headers=pole.headers | {"Accept-Language": "ru-RU, en;q=0.5"},
    )
    assert answer.status_code >= 400 and CYRILLIC.search(answer.json()["detail"])


def test_the_language_of_a_person_is_kept_for_other_devices(api: ApiClient) -> None:
    ann = api.person("Ann")
    assert ann.see("/api/me")["language"] is None
    assert ann.do("/api/me/language", language="pl")["language"] == "pl"
    assert ann.see("/api/me")["language"] == "pl"
    code = ann.do("/api/me/code")["recovery"]
    assert ann.do("/api/me/recover", code=code)["language"] == "pl"
    is_problem(ann.post("/api/me/language", language="tlh"), 404, "no-such-language")


def test_what_a_person_has_chosen_comes_before_what_their_browser_sends(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open(seats=("me", "device"))
    path = f"/api/tables/{table['id']}"
    english = {"Accept-Language": "en-US,en;q=0.9"}

    def told(address: str, **query: str) -> str:
        return str(api.client.get(address, params=query, headers=ann.headers | english).text)

    assert "The wheel turns" in told(path)
    ann.do("/api/me/language", language="pl")
    assert "Kierat" in told(path)
    assert "Piekarnia" in told("/api/cards")
    assert "Nie ma takiego stołu" in told("/api/tables/nothing-here"), "problems too"
    with api.client.websocket_connect(f"{path}/follow", headers=ann.headers | english) as socket:
        assert "Kierat" in str(next_of(socket, "hello"))
    # Whoever says it in the request is answered so.
    assert "Ertragsrad" in told(path, lang="de")
    assert "Kierat" not in told(path, lang="none")
    # Strangers have only their browser.
    assert "Bakery" in api.client.get("/api/cards", headers=english).text


def test_cards_without_a_language_are_not_kept_for_others(api: ApiClient) -> None:
    varies = api.client.get("/api/cards").headers["vary"]
    assert {"Accept-Language", "Authorization", "Cookie"} <= set(varies.split(", "))


def test_a_table_without_a_name_of_its_own_is_called_in_each_readers_language(api: ApiClient) -> None:
    german, pole = api.person("Jürgen"), api.person("Łukasz")
    seats = [{"kind": "me"}, {"kind": "link"}]
    asked = {"mode": "2-short", "variant": "france", "seats": seats, "public": True}
    opened = german.do("/api/tables?lang=de", **asked)
    assert opened["name"] == "Tisch von Jürgen"
    path = f"/api/tables/{opened['id']}"
    assert pole.see(path, lang="pl")["name"] == "Stół: Jürgen"
    listed = pole.see("/api/tables", which="open", lang="ru")["tables"]
    assert [table["name"] for table in listed] == ["Стол игрока Jürgen"]
    named = german.do("/api/tables?lang=de", name="Kreuzgang", **asked)
    assert pole.see(f"/api/tables/{named['id']}", lang="pl")["name"] == "Kreuzgang"
