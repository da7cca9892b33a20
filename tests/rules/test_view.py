"""Positions by names: everything that a player sees, as the engine has it, and what changes."""

import json
from collections.abc import Mapping

import pytest

import labora
from labora.rules.components.goods import NUMBER
from labora.rules.state.scoring import total_score
from tests.rules.games import random_game
from tests.rules.scene import goods, play, put, table

GAMES = [(mode.name, variant) for mode in labora.MODES for variant in labora.VARIANTS]
LISTED = {*labora.CARDS, "forest", "moor", None}


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_a_view_says_what_lies_on_the_table(mode: str, variant: str) -> None:
    game = random_game(mode, variant, 4, decisions=260)
    for number in range(0, game.count + 1, 40):
        position = game.position_at(number)
        view = position.view
        assert (view.mode, view.variant, view.round) == (mode, variant, position.round)
        assert (view.over, view.decision is None) == (position.over, position.over)
        assert len(view.players) == game.setup.players
        assert (view.neutral is not None) == (mode == "solo")
        assert [player.points for player in view.players] == [
            total_score(position, player.number) for player in view.players
        ]
        boards = [*view.players, *([view.neutral] if view.neutral else [])]
        for player, board in zip(position.players, boards, strict=True):
            assert board.goods == {name: player.goods[NUMBER[name]] for name in board.goods}
            assert len(board.land) == player.land.size
            assert {space.card for space in board.land} <= LISTED
            spaces = {(space.column, space.row): space.card for space in board.land}
            standing = {(one.column, one.row): one.card for one in board.buildings}
            standing |= {(one.column, one.row): one.card for one in board.settlements}
            wild = ("forest", "moor", None)
            assert standing == {where: card for where, card in spaces.items() if card not in wild}
        clergymen = [one.clergyman for board in boards for one in board.buildings if one.clergyman]
        away = [place for board in boards for place in (board.prior, *board.lay_brothers) if place]
        assert len(clergymen) == len(away)


def test_a_view_names_places_and_prices() -> None:
    position = table("3-long", "france", round=3)
    put(position, 0, "F05", 3, 0)
    goods(position, 0, "1flour+1peat")
    position = play(position, "place F05@0 lay-brother")
    view = position.view
    (bakery,) = [one for one in view.players[0].buildings if one.card == "F05"]
    assert (bakery.column, bakery.row) == (3, 0)
    assert bakery.clergyman == (0, "lay-brother")
    assert (view.players[0].prior, view.players[0].lay_brothers) == (None, (None, (0, "F05")))
    assert view.land_prices == {"district": 2, "plot": 3}
    assert view.players[0].goods["flour"] == 1 and view.players[0].goods.get("beer") == 0
    assert view.players[1].hand == ("shanty-town", "farming-village", "market-town", "fishing-village")
    assert "F04" in view.display and "F05" not in view.display


def test_a_view_is_read_only_and_stays_as_it_was() -> None:
    game = labora.Game("2-long")
    view = game.position.view
    with pytest.raises(AttributeError):
        view.round = 7  # type: ignore[misc]
    with pytest.raises(TypeError):
        view.wheel["clay"] = 7  # type: ignore[index]
    for text in ("fell", "1,0", "wood"):
        game.play(text)
    assert view == labora.Game("2-long").position.view != game.position.view
    wheel: object = view.wheel
    assert isinstance(wheel, Mapping) and hash(view) == hash(labora.Game("2-long").position.view)


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_a_view_is_json(mode: str, variant: str) -> None:
    view = random_game(mode, variant, 2, decisions=90).position.view
    data = json.loads(json.dumps(view.as_dict()))
    assert data == view.as_dict()
    assert data["players"][0]["goods"]["peat"] == view.players[0].goods["peat"]
    assert data["players"][-1]["land"][4] == {
        "column": 4, "row": 0, "terrain": "hillside", "card": "clay-mound",
    }  # fmt: skip


# Differences


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_differences_of_goods_are_those_of_the_log(mode: str, variant: str) -> None:
    game = random_game(mode, variant, 6, decisions=160)
    for turn in game.turns[-12:-1]:
        before, after = turn.start, turn.position_after(len(turn.options) - 1)
        changed = {
            one.path: int(str(one.after)) - int(str(one.before))
            for one in labora.diff(before, after)
            if ".goods." in one.path
        }
        counted: dict[str, int] = {}
        for board, (old, new) in enumerate(zip(before.view.players, after.view.players, strict=True)):
            for good, number in new.goods.items():
                if number != old.goods[good]:
                    counted[f"players[{board}].goods.{good}"] = number - old.goods[good]
        assert changed == counted
        assert labora.diff(after, after.copy()) == []


def test_differences_name_what_moved_and_what_was_built() -> None:
    game = labora.Game("3-long")
    start = game.position.copy()
    for text in ("build", "G07", "3,0"):
        game.play(text)
    found = {one.path: (one.before, one.after) for one in labora.diff(start, game.position)}
    assert found["display.G07"] == ("G07", None)
    assert found["players[0].land[3,0]"] == ("plains", "G07")
    assert found["players[0].goods.clay"] == (1, 0)
    assert found["players[0].points"] == (0, 4)
    other = labora.Game("3-long", "ireland").position
    with pytest.raises(labora.LaboraError, match="3-long/france and 3-long/ireland cannot be compared"):
        labora.diff(start, other)
