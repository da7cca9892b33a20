"""Followers who ask for it are told what has changed; put together, it is the same game."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import Field, TypeAdapter

from labora.i18n import Words
from labora.i18n.messages import LANGUAGES, forget_said
from labora.rules.components.modes import MODES
from labora.rules.decision import Decision
from labora.rules.game import Game
from labora.server.core.changes import changes_between
from labora.server.core.schemas import Schema
from labora.server.games.positions.schemas import PositionView
from labora.server.games.positions.views import PositionCache, position_view
from tests.server.games.test_follow import connect, next_of
from tests.server.players import ApiClient, Json, new_key, ok, some_option


def patched(begin: Any, changes: Json) -> Any:
    """As web/src/api/patched.ts does it."""
    found = json.loads(json.dumps(begin))
    for way, value in changes.items():
        *parts, last = [int(part) if part.isdigit() else part for part in way.split(".")]
        tree = found
        for part in parts:
            tree = tree[part]
        tree[last] = value
    return found


def completed(begin: Json, changes: Json) -> Json:
    """As web/src/api/completed.ts does it."""
    assert changes["since"] <= begin["number"] < changes["number"]
    found: Json = patched(begin, changes["changes"])
    return found


class Goods(Schema):
    """Hold a value that is compared field by field."""

    wood: int = 0
    clay: int = 0


class Board(Schema):
    """Hold values, a list and a mapping."""

    goods: Goods
    cards: list[str]
    marks: dict[str, int] = Field(default={})


class Sentence(Schema):
    """Hold what is sent whole when it changes."""

    told_whole = True
    words: str
    number: int


class Whole(Schema):
    """Hold everything that the tests change."""

    boards: list[Board]
    said: Sentence | None
    over: bool = False


def test_changes_are_told_by_the_way_to_them() -> None:
    first, second = Board(goods=Goods(wood=1), cards=["F05"]), Board(goods=Goods(), cards=[])
    before = Whole(boards=[first, second], said=Sentence(words="a", number=1))
    assert changes_between(before, before) == changes_between(before, before.model_copy(deep=True)) == {}
    more = first.model_copy(update={"goods": Goods(wood=2), "cards": ["F05", "G01"], "marks": {"x": 1}})
    now = Whole(boards=[more, second], said=Sentence(words="a", number=2), over=True)
    assert changes_between(before, now) == {
        "boards.0.goods.wood": 2,
        "boards.0.cards": ["F05", "G01"],
        "boards.0.marks": {"x": 1},
        "said": Sentence(words="a", number=2),
        "over": True,
    }
    assert changes_between(before, now.model_copy(update={"boards": [more]}))["boards"] == [more]
    assert changes_between(now, now.model_copy(update={"said": None})) == {"said": None}


@pytest.mark.parametrize("variant", ["france", "ireland"])
@pytest.mark.parametrize("mode", ["solo", "2-long", "4-short"])
def test_changes_of_positions_lead_to_the_next_one(mode: str, variant: str) -> None:
    view: PositionView | None = None
    for game in played(mode, variant, random.Random(5), 80):
        now = position_view(game.position)
        if view is not None:
            changes = PREVIEWED.dump_python(changes_between(view, now), mode="json")
            assert patched(view.model_dump(mode="json"), changes) == now.model_dump(mode="json")
        view = now


PREVIEWED = TypeAdapter(dict[str, Any])


def test_changes_make_the_same_game_as_the_whole(sqlite_api: ApiClient) -> None:
    api = sqlite_api
    ann = api.person("Ann")
    now = ann.open("2-long", ("me", "device"), public=True)
    path, dice = f"/api/tables/{now['id']}", random.Random(8)
    with connect(api, ann, now, "?brief=true") as brief, connect(api, ann, now) as whole:
        game = next_of(brief, "hello")["table"]["game"]
        next_of(whole, "hello")
        sizes = [0, 0]
        for step in range(40):
            if step % 20 == 11:
                ok(ann.undo(now, max(0, now["game"]["undo"]["taken"] - dice.choice((1, 3, 9)))))
            elif step % 20 == 14:
                ann.do(f"{path}/messages", text="hello")
            else:
                now = ann.play(now, some_option(now, dice))
            news, all_of_it = next_of(brief, "news"), next_of(whole, "news")
            now = ann.table(now["id"])
            if news["changes"] is None:
                game = game | {"number": news["number"]}
                continue
            assert news["game"] is None and all_of_it["changes"] is None
            game = completed(game, news["changes"])
            assert game == all_of_it["game"] == now["game"]
            sizes = [sizes[0] + len(str(news)), sizes[1] + len(str(all_of_it))]
        assert sizes[0] < sizes[1] / 2


def test_who_decides_is_told_the_changes_too(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    now = ann.open()
    asked = {"based_on": now["number"], "decisions": ["fell"], "key": new_key(), "brief": True}
    first = ann.do(f"/api/tables/{now['id']}/decide", **asked)
    assert first["table"] is None
    assert completed(now["game"], first["changes"]) == ann.table(now["id"])["game"]
    again = ann.do(f"/api/tables/{now['id']}/decide", **asked)
    assert again["repeated"] and again["table"]["number"] == first["number"]


def played(mode: str, variant: str, dice: random.Random, most: int) -> Iterator[Game]:
    game = Game(mode, variant)
    while not game.over and game.count < most:
        yield game
        game = game.copy()
        options = Decision(game.position).options
        game.play(options[dice.randrange(len(options))].text)


@pytest.mark.parametrize("mode", [mode.name for mode in MODES])
def test_a_position_looks_the_same_whether_or_not_an_earlier_one_was_seen(mode: str) -> None:
    seen: PositionCache | None = None
    for game in played(mode, "ireland" if mode.startswith("2") else "france", random.Random(6), 120):
        view = position_view(game.position, seen)
        assert view == position_view(game.position)
        seen = PositionCache(game.position, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_before_is_said_the_same_again(language: str) -> None:
    words = Words(language, players=["Ann", "Bob", "Cid"], by_place=True)

    def said() -> list[str]:
        decisions = (game.decision for game in played("3-short", "france", random.Random(2), 30))
        return [
            text
            for decision in decisions
            for text in (
                words.decision(decision),
                *(words.option(decision.position, option) for option in decision.options),
            )
        ]

    first = said()
    assert said() == first
    forget_said()
    assert said() == first
