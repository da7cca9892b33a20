"""One numbering for all fourteen games: options spelt as actions read back, masks are exact, no dead ends."""

import pickle
from copy import deepcopy

import pytest

from labora.environments import actions
from labora.environments.encoding.action_game import ActionGame, new_play
from labora.environments.encoding.actions import SAY_MORE, SAY_PAY, SECTIONS
from labora.rules.components.goods import PEAT
from labora.rules.components.modes import MODES
from labora.rules.constants.errors import LaboraError
from labora.rules.decision import Options, apply
from labora.rules.game import Game
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]
# Payments late in a game can be tens of thousands: so many are spelt one by one.
FEW = 40


def follow(mode: str, variant: str, seed: int) -> int:
    """Plays at random by options and by actions side by side; answers how many actions it took."""
    dice = Dice(seed)
    play = new_play(make_setup(mode, variant), 0)
    position = play.position.copy()
    taken = 0
    while not play.over:
        assert play.position == position
        options = Options(position)
        count = len(options)
        some = range(count) if count <= FEW else [int(dice.below(count)) for _ in range(3)]
        spelt = {}
        for number in some:
            option = options[number]
            spelling = actions.encode(position, option)
            assert actions.decode(position, spelling) == option
            spelt[tuple(spelling)] = option
        assert len(spelt) == len(set(some))
        if count <= FEW:
            assert {spelling[0] for spelling in spelt} == set(play.actions)
        chosen = actions.encode(position, options[int(dice.below(count))])
        apply(position, actions.decode(position, chosen))
        for action in chosen:
            assert play.take(action)
        taken += len(chosen)
    return taken


def spellings(play: ActionGame) -> list[tuple[int, ...]]:
    """All ways to say the open decision."""
    found = []
    for action in play.actions:
        after = play.copy()
        after.take(action)
        if len(after.said):
            found += [(int(action), *rest) for rest in spellings(after)]
        else:
            found.append((int(action),))
    return found


def test_the_space_is_small_and_every_action_has_a_name() -> None:
    assert 200 < actions.COUNT < 2000
    assert len(actions.NAMES) == len(set(actions.NAMES)) == actions.COUNT
    ends = [first + count for _, first, count in SECTIONS]
    assert [first for _, first, _ in SECTIONS] == [0, *ends[:-1]] and ends[-1] == actions.COUNT


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_options_spelt_as_actions_read_back_in_a_whole_game(mode: str, variant: str) -> None:
    assert follow(mode, variant, 1) > 50


@pytest.mark.long
@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_options_spelt_as_actions_read_back_in_many_games(mode: str, variant: str) -> None:
    for seed in range(2, 22):
        follow(mode, variant, seed)


def test_payments_good_by_good_are_the_payments_of_the_engine() -> None:
    seen = 0
    for mode, variant in (("4-short", "ireland"), ("3-short", "france")):
        dice = Dice(5)
        play = new_play(make_setup(mode, variant))
        while not play.over:
            if play.pieces is not None and not len(play.said):
                options = Options(play.position)
                if len(options) < 800:
                    ways = spellings(play)
                    assert sorted(ways) == sorted(set(ways))
                    read = {actions.decode(play.position, way).text for way in ways}
                    assert read == {option.text for option in options}
                    seen += len(options) > 1
            play.take(play.actions[dice.below(len(play.actions))])
    assert seen > 10


def kiln(peat: int) -> ActionGame:
    """About to turn peat into coal."""
    game = Game("3-long", "france")
    position = game.position
    position.players[0].cells[3] = 7
    position.display &= ~(1 << 7)
    position.players[0].goods[PEAT] = peat
    for text in ("place", "G07@0", "prior", "x1"):
        game.play(text)
    assert game.decision.kind == "amount"
    return ActionGame(position)


def test_numbers_above_31_are_said_with_more() -> None:
    play = kiln(75)
    option = Options(play.position)[0]
    assert option.text == "x75"
    spelling = actions.encode(play.position, option)
    assert [actions.NAMES[action] for action in spelling] == ["more", "more", "x11"]
    assert actions.decode(play.position, spelling) == option
    for action in spelling:
        assert play.take(action)
    assert play.position.players[0].goods[PEAT] == 0


def test_more_is_offered_only_where_there_is_more() -> None:
    assert SAY_MORE in kiln(32).actions and SAY_MORE not in kiln(31).actions


def test_an_illegal_action_is_replaced_by_the_next_legal_one() -> None:
    play = new_play(make_setup("3-short", "france"))
    legal = sorted(play.actions)
    for action in (-5, 0, legal[-1] + 1, 10**6):
        other, same = play.copy(), play.copy()
        assert other.take(action) == (action in legal)
        same.take(min((number for number in legal if number >= action), default=legal[0]))
        assert other.position == same.position


def test_actions_that_are_no_option_are_refused() -> None:
    position = Game("3-short", "france").position
    for wrong in ([], [actions.COUNT - 1], [2, 2], [SAY_MORE], [SAY_PAY]):
        with pytest.raises(LaboraError, match="not an option"):
            actions.decode(position, wrong)


def test_two_player_games_end_at_the_round_limit() -> None:
    play = new_play(make_setup("2-long", "france"), 0, 4)
    while not play.over:
        play.take(play.actions[0])
    assert play.limited and play.position.round == 5 and not len(play.actions) and play.player == -1
    assert not play.take(0)


def test_a_game_in_the_middle_of_a_payment_can_be_copied_and_pickled() -> None:
    dice = Dice(5)
    play = new_play(make_setup("4-short", "ireland"))
    while not (play.pieces is not None and len(play.said)):
        play.take(play.actions[dice.below(len(play.actions))])
    for other in (play.copy(), deepcopy(play), pickle.loads(pickle.dumps(play))):
        assert list(other.actions) == list(play.actions) and list(other.said) == list(play.said)
        other.take(other.actions[0])
    again = play.copy()
    again.take(again.actions[0])
    assert again.position == other.position
