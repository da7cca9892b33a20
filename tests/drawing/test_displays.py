"""Positions, games, options and scores show themselves in notebooks, and environments draw."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest

import labora
import labora.environments
from labora.drawing.displays import MOST_OPTIONS
from labora.environments.pettingzoo import env as parallel_table
from labora.environments.rendering import pixels_of
from tests.rules.games import random_game
from tests.rules.scene import goods, land, play, put, table

GAMES = [(mode.name, variant) for mode in labora.MODES for variant in labora.VARIANTS]


def shown(value: object, kind: str) -> str:
    """What a notebook asks a value for."""
    show: Callable[[], str] = getattr(value, f"_repr_{kind}_")
    return show()


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_a_position_is_drawn_with_cards_goods_and_points(mode: str, variant: str) -> None:
    position = random_game(mode, variant, 3, decisions=240).position
    picture = labora.svg(position, ["Ann", "Ben", "Cleo", "Dora"][: position.setup.players])
    ET.fromstring(picture)
    for player in position.view.players:
        assert f">{player.points}</text>" in picture
        for building in player.buildings:
            assert building.card.islower() or f">{building.card}</text>" in picture
    assert "Ann" in picture


def test_positions_and_games_show_themselves() -> None:
    game = labora.Game("3-long")
    assert shown(game, "svg") == shown(game.position, "svg") == labora.svg(game)
    assert ">Round 1 of 25</text>" in labora.svg(game)
    assert ">Evening</text>" in labora.svg(game, title="Evening")
    assert "Runde 1" in labora.svg(game, language="de")


def test_options_and_scores_show_themselves() -> None:
    game = labora.Game("3-long")
    options = shown(game.options, "html")
    for option in game.options:
        assert f"<td>{option.text}</td>" in options
    scores = labora.scores(game.position)
    assert re.findall(r"<td>(-?\d+)</td>", shown(scores, "html"))[4::5] == ["0", "0", "0"]
    assert "<th>settlements</th>" in shown(scores[0], "html")
    assert scores == [labora.scores(game.position)[seat] for seat in range(3)]


def test_very_many_options_are_counted() -> None:
    position = table("4-long", "france", round=24)
    land(position, 0, "mountain", 0)
    put(position, 0, "G28", 3, 0)
    goods(position, 0, "9grain+9straw+9coin+9livestock+9meat+9bread+9wood+9peat+9flour")
    options = labora.Options(play(position, "place G28@0 lay-brother hillside-village 5,0"))
    shown_options = shown(options, "html")
    assert shown_options.count("<tr>") == MOST_OPTIONS + 2
    assert f"{len(options) - MOST_OPTIONS} more" in shown_options


# Environments


def test_an_environment_gives_pictures_as_arrays() -> None:
    env = gymnasium.make("labora/Solo-v0", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    before = env.render()
    assert isinstance(before, np.ndarray) and before.shape == (630, 1200, 3) and before.dtype == np.uint8
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 20
    for _ in range(3):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    after = env.render()
    assert isinstance(after, np.ndarray) and not np.array_equal(before, after)


def test_a_table_of_agents_gives_pictures_too() -> None:
    agents = parallel_table("3-short", render_mode="rgb_array")
    agents.reset()
    picture = agents.render()
    assert np.array_equal(picture, pixels_of(labora.Game("3-short").position))


def test_an_environment_draws_every_step_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("labora/Solo-v0", render_mode="human")
    _, info = env.reset(seed=1)
    first = capsys.readouterr().out
    assert "Round 1 of 32" in first
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "Round 1 of 32" in capsys.readouterr().out
    agents = parallel_table("3-short", render_mode="human")
    agents.reset()
    assert "Round 1 of 13" in capsys.readouterr().out


def test_other_ways_to_draw_are_refused() -> None:
    with pytest.raises(labora.LaboraError, match=r"no render mode 'gif'. Modes: ansi, human, rgb_array"):
        parallel_table("3-short", render_mode="gif")
