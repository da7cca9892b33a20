"""The log: every change of goods is told once, and the lines read well."""

from collections import Counter

import pytest

from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.rules.components.goods import KINDS, NAMES
from labora.rules.components.modes import MODES
from labora.rules.game import Game
from labora.rules.log.log import log_of, log_of_turn
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup
from tests.rules.games import NAMES as PLAYERS
from tests.rules.games import random_game
from tests.rules.scene import display, goods, land, put, wheel

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]


def started(mode: str, variant: str) -> Game:
    return Game(make_setup(mode, variant))


def lines(game: Game) -> list[str]:
    """The last turn in words."""
    words = Words(players=PLAYERS, strict=True)
    turn = game.turns[-1] if game.turns[-1].options else game.turns[-2]
    return [plain(event_words(words, game.setup, event)) for event in log_of_turn(turn)]


def plain(line: str) -> str:
    return line.replace("\N{MINUS SIGN}", "-")


def played(game: Game, line: str) -> list[str]:
    for text in line.split():
        game.play(text)
    return lines(game)


def altered(game: Game) -> Position:
    """The position of a game that has just begun, to be changed by a scene."""
    return game.turns[-1].start


def begin(game: Game) -> Game:
    game.position = game.turns[-1].start.copy()
    return game


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_deltas_add_up_to_what_everybody_owns(mode: str, variant: str) -> None:
    game = random_game(mode, variant, seed=6, round_limit=33)
    owned = [Counter[str]() for _ in game.position.players]
    if not game.setup.mode.neutral:
        for counter in owned:
            counter.update(("clay", "wood", "peat", "livestock", "grain", "coin"))
    words = Words(players=PLAYERS, strict=True)
    for event in log_of(game):
        assert plain(event_words(words, game.setup, event))
        for delta in event.deltas:
            for good, number in delta.amounts:
                owned[delta.board][good] += number
    for counter, player in zip(owned, game.position.players, strict=True):
        assert {good: number for good, number in counter.items() if number} == {
            NAMES[good]: int(player.goods[good]) for good in range(KINDS) if player.goods[good]
        }


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_log_tells_all_rounds_and_the_end(mode: str, variant: str) -> None:
    game = random_game(mode, variant, seed=9, round_limit=33)
    events = log_of(game)
    rounds = [event.arguments["round"] for event in events if event.name == "round"]
    assert rounds == list(range(1, int(game.position.round) + 1))
    decks = [event.arguments["deck"] for event in events if event.name == "dealt"]
    assert decks == list("ABCD")[: len(decks)]
    if game.over:
        assert [event.arguments["points"] for event in events if event.name == "score"] == sorted(
            (int(total_score(game.position, board)) for board in range(game.setup.players)), reverse=True
        )


def test_placing_and_producing() -> None:
    game = started("3-long", "france")
    assert played(game, "place farmyard@0 prior grain end") == ["Anna: Farmyard (prior), +2 grain"]
    assert played(game, "fell 1,0 wood/joker end") == ["Bert: felled trees (1, 0), joker, +2 wood"]
    assert played(game, "contract clay-mound@0 coins clay end") == [
        "Carl: Clay Mound (Anna, lay brother), -1 coin, +2 clay; Anna: +1 coin"
    ]


def test_building_with_the_prior() -> None:
    game = started("3-long", "france")
    assert played(game, "build G07 3,0 prior x1 x1 end") == [
        "Anna: built Peat Coal Kiln (3, 0), -1 clay",
        "Anna: Peat Coal Kiln (prior), -1 peat, +2 peat coal, +1 coin",
    ]


def test_the_bakery_reads_as_in_the_design() -> None:
    game = started("3-long", "france")
    position = altered(game)
    put(position, 0, "F05", 3, 0)
    goods(position, 0, "3flour+3straw")
    begin(game)
    assert played(game, "place F05@0 lay-brother x3 3straw x0 end") == [
        "Anna: Bakery (lay brother), -3 straw, -3 flour, +3 bread"
    ]


def test_chains_name_all_buildings_in_order() -> None:
    game = started("4-long", "france")
    position = altered(game)
    put(position, 0, "F09", 3, 0)
    goods(position, 0, "1coin")
    begin(game)
    told = played(game, "place F09@0 lay-brother x1 clay-mound@0 clay end")
    assert told == ["Anna: Cloister Garden → Clay Mound (lay brother), +2 clay, +1 grape"]


def test_land_settlements_and_phases() -> None:
    game = random_game("4-short", "france", seed=3, round_limit=3)
    names = {event.name for event in log_of(game)}
    assert {"round-goods", "settlement-phase", "dealt", "clergymen-return"} <= names


def test_the_solo_game_tells_about_the_neutral_player() -> None:
    found = {event.name for event in log_of(random_game("solo", "france", seed=7))}
    assert {"neutral-phase", "neutral-build", "neutral-prior", "indicator-leaves", "game-over"} <= found


def test_r5_felling_for_nothing_is_told() -> None:
    game = started("solo", "france")
    wheel(altered(game), wood=-1, peat=-1, joker=4)
    begin(game)
    assert played(game, "fell 1,0 nothing cut 0,0 peat/joker end") == [
        "Anna: felled trees (1, 0), no wood",
        "Anna: cut peat (0, 0), joker, +4 peat",
        "Round 2. The wheel turns.",
    ]


def test_r5_what_the_calefactory_cleared_for_nothing_is_told() -> None:
    game = started("solo", "france")
    position = altered(game)
    wheel(position, wood=-1, peat=-1, joker=4)
    put(position, 0, "F32", 3, 1)
    goods(position, 0, "1coin")
    begin(game)
    assert played(game, "place F32@0 prior x1 fell 1,0 nothing cut 0,0 nothing") == [
        "Anna: Calefactory (prior), no wood, no peat, cleared (1, 0), (0, 0), -1 coin"
    ]


def test_the_fee_is_told_after_what_raised_it() -> None:
    game = started("3-long", "france")
    position = altered(game)
    display(position, "F21")
    goods(position, 0, "2clay+2straw")
    begin(game)
    assert played(game, "build F21 3,0 skip end") == [
        "Anna: built Winery (3, 0), -2 straw, -2 clay",
        "Work contracts cost 2 coins from now on.",
    ]


def test_new_land() -> None:
    game = started("3-long", "ireland")
    goods(altered(game), 0, "9coin")
    begin(game)
    assert played(game, "fell 1,0 wood district hills@2 end") == [
        "Anna: felled trees (1, 0), +2 wood",
        "Anna: bought land, hills district 2, -2 coins",
    ]


def test_an_unfinished_action_is_told_so_far() -> None:
    game = started("3-long", "ireland")
    land(altered(game), 0, "coast", 0)
    begin(game)
    assert played(game, "build I11 -2,0") == ["Anna: built Houseboat (-2, 0), -1 wood"]


def test_a_contract_is_told_before_its_owner_has_chosen() -> None:
    game = started("3-long", "france")
    told = "Anna: work contract for Clay Mound (Bert, clergyman not chosen yet)"
    assert played(game, "contract clay-mound@1") == [told]
    assert played(game, "coins") == [told + ", -1 coin; Bert: +1 coin"]
    assert played(game, "prior clay") == ["Anna: Clay Mound (Bert, prior), -1 coin, +2 clay; Bert: +1 coin"]


def test_an_action_without_any_choice_yet_is_not_told() -> None:
    game = started("3-long", "france")
    assert played(game, "fell") == []
    assert played(game, "1,0") == ["Anna: felled trees (1, 0)"]


def test_events_are_data() -> None:
    game = started("3-short", "france")
    for text in ["fell", "2,0", "wood", "end"]:
        game.play(text)
    assert log_of_turn(game.turns[0])[0].as_data() == {
        "event": "fell",
        "player": 0,
        "cards": [],
        "arguments": {"space": "2,0"},
        "deltas": [
            {"player": 0, "goods": {"wood": 3}},
            {"player": 1, "goods": {"wood": 1}},
            {"player": 2, "goods": {"wood": 1}},
        ],
    }
