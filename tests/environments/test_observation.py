"""One vector for all fourteen games: every entry has a name and says what is on the table."""

import numpy as np
import pytest

from labora.environments import observations
from labora.environments.encoding.action_game import ActionGame, new_play
from labora.environments.environment_game import GameArrays
from labora.environments.observations import Floats, structured
from labora.rules.components.card import BIT
from labora.rules.components.goods import KINDS, NAMES
from labora.rules.components.modes import MODES
from labora.rules.constants import decision_kinds
from labora.rules.search.dice import Dice
from labora.rules.state.position import BOARD, INDICATORS, Position
from labora.rules.state.queries import in_hand
from labora.rules.state.queries import occupied as is_occupied
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]
VIEW = GameArrays()


def seen(play: ActionGame, seat: int) -> Floats:
    return VIEW.observation(play, seat)


def a_game(mode: str, variant: str, seed: int = 3) -> list[ActionGame]:
    """A random game, action by action."""
    dice = Dice(seed)
    play = new_play(make_setup(mode, variant))
    plays = [play]
    while not play.over:
        play = play.copy()
        play.take(play.actions[dice.below(len(play.actions))])
        plays.append(play)
    return plays


def test_every_entry_has_a_name_and_a_scale() -> None:
    assert len(set(observations.NAMES)) == observations.COUNT == len(observations.SCALES)
    assert (observations.SCALES > 0).all()


def check_seat(tree: observations.Tree, position: Position, seat: int, offset: int) -> None:
    board = (seat + offset) % len(position.players)
    player = position.players[board]
    shown = tree[f"seat-{offset}"]
    assert isinstance(shown, dict)
    assert shown["goods"] == {NAMES[good]: player.goods[good] for good in range(KINDS)}
    assert shown["there"] == 1 and shown["neutral"] == (board >= position.setup.players)
    assert shown["score"] == (0 if shown["neutral"] else total_score(position, board))
    for space in range(player.land.size):
        there = shown[f"space-{space}"]
        assert isinstance(there, dict)
        assert there["card"] == player.cells[space] and there["terrain"] == player.land.terrain[space] + 1
        assert (there["column"], there["row"]) == (player.land.column[space], player.land.row[space])
    built, hand, occupied = shown["built"], shown["hand"], shown["occupied"]
    assert isinstance(built, dict) and isinstance(hand, dict) and isinstance(occupied, dict)
    for number in range(8):
        in_the_hand = not shown["neutral"] and in_hand(position, player, 45 + number)
        assert hand[f"settlement-{number + 1}"] == in_the_hand
    for space, card in enumerate(player.cells):
        if 0 < card <= 44:
            assert occupied[f"card-{card}"] == is_occupied(position, board * BOARD + space)
    assert {card for card in built if built[card]} == {
        f"card-{card}" for card in player.cells if 0 < card < 53
    }


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_vector_says_what_is_on_the_table(mode: str, variant: str) -> None:
    for play in a_game(mode, variant)[::40]:
        position = play.position
        for seat in range(position.setup.players):
            tree = structured(seen(play, seat))
            game, decision, wheel, display = (tree[part] for part in ("game", "decision", "wheel", "display"))
            assert isinstance(game, dict) and isinstance(decision, dict)
            assert isinstance(wheel, dict) and isinstance(display, dict)
            assert game["mode"] == {row.name: int(row.name == mode) for row in MODES}
            assert (game["round"], game["actions"]) == (position.round, position.actions)
            assert decision["kind"] == {
                name: int(number == position.kind) for number, name in enumerate(decision_kinds.NAMES)
            }
            for number, name in enumerate(INDICATORS):
                shown = wheel[name]
                assert isinstance(shown, dict) and shown["in-play"] == (position.ages[number] >= 0)
            assert display == {
                f"card-{code}": int(position.display & BIT[code] != 0) for code in range(1, 42)
            }
            for offset in range(len(position.players)):
                check_seat(tree, position, seat, offset)


@pytest.mark.parametrize("mode", ["solo", "2-long", "4-short"])
def test_what_looks_the_same_is_the_same(mode: str) -> None:
    known: dict[bytes, str] = {}
    for play in a_game(mode, "ireland"):
        if play.over:
            continue
        what = f"{play.position.line} {list(play.said)}"
        assert known.setdefault(seen(play, int(play.player)).tobytes(), what) == what


def test_seats_are_counted_from_the_player_who_looks() -> None:
    play = a_game("3-short", "france")[200]
    views = [structured(seen(play, seat)) for seat in range(3)]
    for seat in range(3):
        assert views[seat]["seat-0"]["goods"] == views[0][f"seat-{seat}"]["goods"]  # type: ignore[index]
        assert views[seat]["seat-0"]["space-7"] == views[0][f"seat-{seat}"]["space-7"]  # type: ignore[index]
        assert not any(np.array(list(views[seat]["seat-3"]["goods"].values())))  # type: ignore[index,union-attr]


def test_no_number_leaves_its_bounds() -> None:
    for play in a_game("2-long", "france")[::25]:
        vector = seen(play, 0)
        assert vector.dtype == np.float32 and np.isfinite(vector).all()
        assert vector.min() > observations.LOWEST and vector.max() < observations.HIGHEST


def test_what_was_seen_before_leaves_no_trace() -> None:
    used = GameArrays()
    for mode in ("4-long", "solo", "3-short", "2-short"):
        for number, play in enumerate(a_game(mode, "france")[::30]):
            seat = number % int(play.position.setup.players)
            assert (used.observation(play, seat) == GameArrays().observation(play, seat)).all()


def test_large_and_small_numbers_are_exact() -> None:
    play = new_play(make_setup("3-short", "france"))
    for number in (0, 1, 63, 2047, 2048, 5000):
        play.position.players[0].goods[0] = number
        assert seen(play, 0)[observations.NUMBERS["seat-0.goods.peat"]] == np.float32(number / 10)
