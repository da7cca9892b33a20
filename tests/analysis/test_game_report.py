"""The report of a game, counted again by walking through its positions."""

from collections import Counter
from pathlib import Path

import pytest

from labora.analysis.game_report import report_of
from labora.rules.components.codes import EMPTY, is_settlement
from labora.rules.components.goods import NAMES
from labora.rules.constants import decision_kinds
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Building
from labora.rules.engine.table_setup import set_up
from labora.rules.game import Game
from labora.rules.records.replay import open_record
from labora.rules.state.position import Player, Position

GAMES = Path(__file__).parents[1] / "games"
PLAYED = ("3-long-france", "2-long-ireland", "4-short-ireland", "solo-france")


def played(name: str) -> Game:
    return open_record((GAMES / f"{name}.json").read_text()).game


@pytest.mark.parametrize("name", PLAYED)
def test_goods_made_and_used_lead_from_the_first_to_the_last_position(name: str) -> None:
    game = played(name)
    begin = set_up(game.setup, game.start)
    for seat, player in enumerate(report_of(game).players):
        for number, good in enumerate(NAMES[: len(begin.players[seat].goods)]):
            left = begin.players[seat].goods[number] + player.made[good] - player.used[good]
            assert left == game.position.players[seat].goods[number], (seat, good)


@pytest.mark.parametrize("name", PLAYED)
def test_what_was_used_and_hired_is_counted_as_it_was_decided(name: str) -> None:
    """Independently of the log: by the decisions themselves."""
    game, report = played(name), report_of(played(name))
    position = first_position(game.setup, game.start)
    uses: Counter[tuple[str, int]] = Counter()
    given: Counter[int] = Counter()
    for taken in game.decisions:
        option = taken.option
        if position.kind in (decision_kinds.PLACE, decision_kinds.CONTRACT) and isinstance(option, Building):
            uses[option.card, taken.player] += 1
            given[taken.player] += position.kind == decision_kinds.CONTRACT
        apply(position, option)
    for building in report.buildings:
        for seat, count in enumerate(building.uses):
            # Priors of new buildings and buildings that reach others come on top.
            assert count >= uses[building.card, seat], (building, seat)
    assert {card for card, _ in uses} <= {building.card for building in report.buildings}
    assert [player.contracts_given for player in report.players] == [
        given[seat] for seat in range(game.setup.players)
    ]
    among = sum(player.contracts_taken for player in report.players)
    assert among == (0 if game.setup.players == 1 else given.total())


@pytest.mark.parametrize("name", PLAYED)
def test_settlements_stand_on_the_land_and_points_add_up(name: str) -> None:
    game, report = played(name), report_of(played(name))
    assert [player.settled for player in report.players] == [
        sum(is_settlement(cell) for cell in player.cells) for player in _people(game.position)
    ]
    assert all(player.built > 0 for player in report.players)
    assert [points.total for points in report.rounds[-1].points] == game.scores
    assert [(one.round, [points.total for points in one.points]) for one in report.rounds] == (
        game.scores_by_round()
    )


def _people(position: Position) -> list[Player]:
    return list(position.players[: position.setup.players])


def test_a_game_that_has_just_begun_has_a_report() -> None:
    report = report_of(Game("2-short", "ireland"))
    assert report.buildings == () and len(report.rounds) == 1
    assert report.as_json()["players"][0]["built"] == 0


def test_owners_are_those_on_whose_land_it_stands() -> None:
    game = played("3-long-france")
    for building in report_of(game).buildings:
        if building.owner is not None:
            cells = game.position.players[building.owner].cells
            assert building.card in {game.setup.cards[cell].id for cell in cells if cell != EMPTY}
