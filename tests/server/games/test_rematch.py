"""A rematch: everything is passed on, and the seats are reserved for those who played."""

from typing import Any

from tests.server.players import ApiClient, Json, Player, eventually, execute, is_problem, ok

CLOCK = {"kind": "turn", "seconds": 300, "increment": 0, "end": "seat"}


def _joined(guest: Player, table: Json) -> None:
    guest.do(f"/api/tables/{table['id']}/enter", key=table["invitation"])


def _over(api: ApiClient, ann: Player, bob: Player, **more: Any) -> str:
    """Both resign: bots play to the end."""
    table = ann.open(seats=("me", "link"), **more)
    _joined(bob, table)
    bob.do(f"/api/tables/{table['id']}/join")
    for player, seat in ((bob, 1), (ann, 0)):
        player.do(f"/api/tables/{table['id']}/resign", seat=seat)
    eventually(lambda: ann.table(table["id"])["game"]["phase"] == "over")
    return str(table["id"])


def _rematch(player: Player, table: str) -> Json:
    return player.do(f"/api/tables/{table}/rematch")


def test_a_rematch_passes_everything_on(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    first = _over(
        sqlite_api,
        ann,
        bob,
        variant="ireland",
        name="The long evening",
        public=True,
        rated=True,
        clock=CLOCK,
        abbot_seconds=7,
    )
    old, made = ann.table(first), _rematch(ann, first)
    assert made["id"] != first
    for setting in ("name", "public", "rated", "clock", "aids", "hints", "abbot_seconds", "random_order"):
        assert made[setting] == old[setting], setting
    assert made["setup"] == old["setup"]
    assert (made["rated"], made["random_order"], made["clock"]) == (True, False, CLOCK)
    assert [seat["name"] for seat in made["seats"]] == ["Ann", "Bob"]


def test_the_seats_are_reserved_for_those_who_played(api: ApiClient) -> None:
    ann, bob, eve = (api.person(name) for name in ("Ann", "Bob", "Eve"))
    first = _over(api, ann, bob, public=True)
    _joined(eve, ann.table(first))
    assert bob.table(first)["rematch"] == {"table": None, "name": "", "mine": False}
    assert eve.table(first)["rematch"] is None, "she has only watched"
    is_problem(eve.post(f"/api/tables/{first}/rematch"), 403, "not-seated")
    made = _rematch(ann, first)
    place = f"/api/tables/{made['id']}"
    assert bob.table(first)["rematch"] == {"table": made["id"], "name": "Ann", "mine": False}
    assert ann.table(first)["rematch"]["mine"]
    assert [one["table"]["id"] for one in bob.see("/api/me/invitations")["invitations"]] == [made["id"]]
    for asked in ({}, {"seat": 1}):
        is_problem(eve.post(f"{place}/join", **asked), 409, "no-free-seat")
    assert eve.table(made["id"])["seats"][1]["reserved"]["mine"] is False
    listed = {one["id"]: one["open_seats"] for one in eve.see("/api/tables", which="open")["tables"]}
    assert listed[made["id"]] == 0
    assert bob.table(made["id"])["seats"][1]["reserved"]["mine"] is True
    playing = _rematch(bob, first)
    assert (playing["id"], playing["game"]["phase"]) == (made["id"], "playing")
    assert [seat["name"] for seat in playing["seats"] if seat["mine"]] == ["Bob"]
    assert _rematch(ann, first)["id"] == made["id"], "she sits there already"


def test_a_private_rematch_is_seen_by_those_who_played(sqlite_api: ApiClient) -> None:
    ann, bob, eve = (sqlite_api.person(name) for name in ("Ann", "Bob", "Eve"))
    first = _over(sqlite_api, ann, bob)
    _joined(eve, ann.table(first))
    made = _rematch(bob, first)
    assert ann.table(made["id"])["seats"][0]["reserved"]["mine"]
    is_problem(eve.get(f"/api/tables/{made['id']}"), 404, "no-such-table")


def test_a_reserved_seat_is_free_after_a_day_or_when_its_player_declines(sqlite_api: ApiClient) -> None:
    ann, bob, eve = (sqlite_api.person(name) for name in ("Ann", "Bob", "Eve"))
    first = _over(sqlite_api, ann, bob, public=True)
    made = _rematch(ann, first)["id"]
    bob.do(f"/api/me/invitations/{made}/decline")
    assert eve.do(f"/api/tables/{made}/join")["game"]["phase"] == "playing"

    second = _rematch(bob, first)["id"]
    assert second != made, "the first one has begun without him"
    loaded = sqlite_api.client.app.state.server.registry._tables[second]
    loaded.table.created -= 24 * 3600
    execute(sqlite_api, "UPDATE game SET created = created - 86400")
    assert eve.table(second)["seats"][0]["reserved"] is None
    listed = {one["id"]: one["open_seats"] for one in eve.see("/api/tables", which="open")["tables"]}
    assert listed[second] == 1
    assert ok(eve.post(f"/api/tables/{second}/join"))["game"]["phase"] == "playing"


def test_all_seats_of_one_device_are_taken_at_once(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    seats = [{"kind": "device", "name": "Mia"}, {"kind": "link"}, {"kind": "device", "name": "Tom"}]
    table = ann.do("/api/tables", mode="3-short", seats=seats, random_order=False)
    _joined(bob, table)
    bob.do(f"/api/tables/{table['id']}/join")
    for player, seat in ((bob, 1), (ann, 0), (ann, 2)):
        player.do(f"/api/tables/{table['id']}/resign", seat=seat)
    eventually(lambda: ann.table(table["id"])["game"]["phase"] == "over")
    _rematch(bob, table["id"])
    playing = _rematch(ann, table["id"])
    assert playing["game"]["phase"] == "playing"
    assert [(seat["name"], seat["kind"], seat["mine"]) for seat in playing["seats"]] == [
        ("Mia", "device", True),
        ("Bob", "person", False),
        ("Tom", "device", True),
    ]


def test_there_is_no_rematch_before_the_end(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open()
    is_problem(ann.post(f"/api/tables/{table['id']}/rematch"), 409, "not-over")


def test_a_deleted_person_leaves_no_name_in_a_rematch(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bobby")
    first = _over(sqlite_api, ann, bob, public=True)
    made = _rematch(ann, first)["id"]
    bob.post("/api/me/delete", name="Bobby")
    eventually(lambda: ann.table(made)["seats"][1]["name"] == "")
    assert ann.table(made)["seats"][1]["reserved"] is None
