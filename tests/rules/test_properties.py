"""What holds in every position of every game, looked for in random games and by options picked one by one."""

import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labora.rules.constants.errors import GameOverError, NotationError, NothingToUndoError
from labora.rules.constants.reasons import NAMES, OFFERED
from labora.rules.decision import Decision, Options, after, apply, obstacles, why_not
from labora.rules.engine.offers import is_payment, offers
from labora.rules.engine.offers import test as reason_why_not
from labora.rules.engine.option import Option
from labora.rules.game import Game
from labora.rules.invariants.step import check_step
from labora.rules.invariants.table import check
from labora.rules.invariants.trace import lively_choice
from labora.rules.obstacles import IllegalOptionError, Obstacle
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.state.scoring import scores
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import parse_position, position_text
from tests.rules.random_play import GAMES, ended, finish_turn, position_after, positions, step

EXAMPLES = settings(
    max_examples=60,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MANY_EXAMPLES = settings(EXAMPLES, max_examples=100)
MOST_LISTED = 40
"""Payments can be tens of thousands: so many options are tried, spread over the list."""

games = st.sampled_from(GAMES)
seeds = st.integers(0, 10**6)
lengths = st.integers(0, 700)


@st.composite
def tables(draw: st.DrawFn) -> Position:
    """A position somewhere in a game; the last decisions are picked one by one."""
    mode, variant = draw(games)
    position = position_after(mode, variant, draw(seeds), draw(lengths))
    for _ in range(draw(st.integers(0, 4))):
        if not position.over:
            options = Options(position)
            apply(position, options[draw(st.integers(0, len(options) - 1))])
    return position


@st.composite
def open_tables(draw: st.DrawFn) -> Position:
    position = draw(tables())
    if position.over:
        return position_after(*draw(games), draw(seeds), draw(st.integers(0, 100)))
    return position


def some_options(position: Position) -> list[Option]:
    options = Options(position)
    return [options[number] for number in range(0, len(options), 1 + len(options) // MOST_LISTED)]


def snapshot(position: Position) -> tuple[str, int]:
    return position_text(position), hash(position)


# Complete and sound


@EXAMPLES
@given(open_tables())
def test_everything_listed_applies_and_leads_to_a_possible_table(position: Position) -> None:
    before = snapshot(position)
    for option in some_options(position):
        assert option in Options(position)
        assert why_not(position, option) is None
        result = after(position, option)
        check(result)
        check_step(position, result)
        assert result.over or len(Options(result)) > 0
    assert snapshot(position) == before


@EXAMPLES
@given(open_tables(), seeds)
def test_no_option_leads_to_a_dead_end(position: Position, seed: int) -> None:
    for option in some_options(position):
        finish_turn(after(position, option), Dice(seed))


@EXAMPLES
@given(open_tables())
def test_options_are_a_sequence_without_repetition(position: Position) -> None:
    options = Options(position)
    if len(options) <= 2000:
        texts = [option.text for option in options]
        assert len(texts) == len(set(texts)) == len(options)
    assert options[-1] == options[len(options) - 1]
    for number in (len(options), -len(options) - 1):
        with pytest.raises(IndexError):
            options[number]


@EXAMPLES
@given(open_tables())
def test_what_is_not_offered_has_an_obstacle(position: Position) -> None:
    """What a decision is about and does not offer comes with a reason, and no other list knows it."""
    for option, obstacle in obstacles(position):
        assert option not in Options(position)
        assert obstacle == why_not(position, option)
        refused(position, option)


def refused(position: Position, option: Option) -> None:
    """The option is refused with an obstacle, and nothing changes."""
    before = snapshot(position)
    with pytest.raises(IllegalOptionError) as error:
        apply(position, option)
    obstacle = error.value.obstacle
    assert isinstance(obstacle, Obstacle)
    assert obstacle.reason in NAMES and obstacle.reason != NAMES[OFFERED]
    assert option.text in str(error.value)
    assert snapshot(position) == before


@EXAMPLES
@given(open_tables(), st.lists(tables(), min_size=2, max_size=4))
def test_options_of_other_decisions_are_refused(position: Position, others: list[Position]) -> None:
    listed = Options(position)
    known = {option.text for option in listed} if len(listed) <= 2000 else None
    for other in others:
        for option in [] if other.over else some_options(other):
            if known is None or option.text not in known:
                if known is None and option in listed:
                    continue
                refused(position, option)


@EXAMPLES
@given(open_tables(), st.lists(st.integers(-5, 600) | st.integers(0, 2**40), max_size=30))
def test_no_code_is_offered_but_the_listed_ones(position: Position, codes: list[int]) -> None:
    if is_payment(position.kind):
        count = len(Options(position))
        for code in codes:
            assert (reason_why_not(position, code) == OFFERED) == (0 <= code < count)
        return
    listed = list(offers(position))
    for code in [*codes, *listed]:
        reason = reason_why_not(position, code)
        assert (reason == OFFERED) == (code in listed), code
        assert 0 <= reason < len(NAMES)


TEXTS = st.text(string.ascii_lowercase + string.ascii_uppercase + string.digits + "+,-@/ x", max_size=12)


@st.composite
def mutations(draw: st.DrawFn, texts: list[str]) -> str:
    """A text like one of these: a character changed, added or left out, or two texts run together."""
    text = draw(st.sampled_from(texts))
    place = draw(st.integers(0, len(text)))
    middle = draw(TEXTS.filter(lambda part: len(part) <= 3) | st.sampled_from(texts))
    return text[:place] + middle + text[place + draw(st.integers(0, 2)) :]


@MANY_EXAMPLES
@given(open_tables(), st.data())
def test_texts_that_are_no_options_are_refused(position: Position, data: st.DataObject) -> None:
    decision = Decision(position)
    known = [option.text for option in some_options(position)]
    before = snapshot(position)
    for _ in range(6):
        text = data.draw(mutations(known) | TEXTS)
        try:
            option = decision.parse(text)
        except NotationError as error:
            assert repr(text) in str(error)
            continue
        if option in decision.options:
            check(after(position, option))
            assert option == decision.parse(option.text)
        else:
            refused(position, option)
    assert snapshot(position) == before


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_list_is_never_empty_before_the_end(mode: str, variant: str) -> None:
    """Invariants hold after every decision, too."""
    for lively in (False, True):
        before = None
        for position in positions(mode, variant, 5, lively=lively):
            check(position)
            if before is not None:
                check_step(before, position)
            assert position.over or len(Options(position)) > 0
            before = position.copy()


def test_nothing_is_decided_after_the_end() -> None:
    for last in positions("3-short", "ireland", 11):
        position = last
    assert position.over
    before = snapshot(position)
    with pytest.raises(GameOverError):
        Decision(position)
    with pytest.raises(GameOverError):
        apply(position, Option("end"))
    assert snapshot(position) == before


# Copies, texts


@EXAMPLES
@given(open_tables(), seeds)
def test_copies_are_isolated(position: Position, seed: int) -> None:
    before = snapshot(position)
    copy = position.copy()
    decision = Decision(position)
    dice = Dice(seed)
    for _ in range(20):
        if not copy.over:
            step(copy, dice)
    assert snapshot(position) == before
    assert position_text(decision.position) == before[0]
    other = position.copy()
    finish_turn(position, dice)
    assert snapshot(other) == before


@EXAMPLES
@given(tables())
def test_position_texts_round_trip(position: Position) -> None:
    line = position_text(position)
    assert "\n" not in line
    read = parse_position(line)
    assert read == position
    assert hash(read) == hash(position)
    assert position_text(read) == line
    check(read)


@EXAMPLES
@given(open_tables())
def test_option_texts_round_trip(position: Position) -> None:
    decision = Decision(parse_position(position_text(position)))
    for option in some_options(position):
        assert " " not in option.text
        read = decision.parse(option.text)
        assert read == option
        assert hash(read) == hash(option)
        assert type(read) is type(option)
        assert after(position, read) == after(position, option)


@EXAMPLES
@given(st.lists(tables(), min_size=2, max_size=3))
def test_positions_are_equal_if_and_only_if_their_lines_are(found: list[Position]) -> None:
    for position in list(found):
        found += [after(position, option) for option in ([] if position.over else some_options(position)[:4])]
        found.append(position.copy())
    lines = [position_text(position) for position in found]
    for one, line in zip(found, lines, strict=True):
        for other, other_line in zip(found, lines, strict=True):
            assert (one == other) == (line == other_line)
            assert line != other_line or hash(one) == hash(other)
    assert found[0] != lines[0]


CHARACTERS = st.characters(codec="utf-8") | st.sampled_from("0123456789 |=,-@.+\n")


@st.composite
def corrupted(draw: st.DrawFn, line: str) -> str:
    """A line with a few characters changed, cut off, or words put elsewhere."""
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(line)))
        how = draw(st.integers(0, 4))
        if how == 0:
            line = line[:place]
        elif how == 1:
            line = line[:place] + draw(CHARACTERS) + line[place + 1 :]
        elif how == 2:
            line = line[:place] + draw(st.text("0123456789-", max_size=3)) + line[place:]
        else:
            words = line.split(" " if how == 3 else ",")
            one, other = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
            words[one] = words[other]
            line = (" " if how == 3 else ",").join(words)
    return line


@MANY_EXAMPLES
@given(tables(), st.data())
def test_corrupted_lines_give_a_notation_error_or_a_position(position: Position, data: st.DataObject) -> None:
    """Whatever can be read can be played on; nothing but a NotationError comes of the rest."""
    line = position_text(position)
    for _ in range(5):
        text = data.draw(corrupted(line))
        try:
            read = parse_position(text)
        except NotationError as error:
            assert str(error)
            continue
        assert parse_position(position_text(read)) == read
        for option in [] if read.over else some_options(read)[:5]:
            finish_turn(after(read, option), Dice(1))


@MANY_EXAMPLES
@given(st.text(max_size=60))
def test_any_text_is_no_position(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


# Games


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_replay_gives_the_same_position_and_scores(mode: str, variant: str) -> None:
    game = play_game(mode, variant, 3)
    again = Game(game.setup, start=game.start)
    for line in game.lines:
        for text in line.split(" "):
            again.play(text)
    assert again.position == game.position
    assert again.lines == game.lines
    assert [repr(score) for score in scores(again.position)] == [
        repr(score) for score in scores(game.position)
    ]


def play_game(mode: str, variant: str, seed: int, decisions: int = 10**6) -> Game:
    setup = make_setup(mode, variant)
    dice = Dice(seed)
    game = Game(setup, start=int(dice.below(setup.players)))
    while not ended(game.position) and decisions:
        options = game.decision.options
        game.play(options[lively_choice(game.position, options, dice)])
        decisions -= 1
    return game


@EXAMPLES
@given(games, seeds, lengths, st.integers(1, 12))
def test_undo_gives_the_position_before(kind: tuple[str, str], seed: int, length: int, steps: int) -> None:
    game = play_game(*kind, seed, length)
    dice = Dice(seed + 1)
    for _ in range(steps):
        if game.over:
            break
        before = snapshot(game.position)
        lines = game.lines
        turns = len(game.turns)
        own = decider(game.position) == game.turns[-1].player
        options = game.decision.options
        option = options[lively_choice(game.position, options, dice)]
        game.play(option)
        if game.position.over or len(game.turns) > turns or not own:
            assert not game.can_undo
            with pytest.raises(NothingToUndoError):
                game.undo()
            continue
        result = snapshot(game.position)
        assert game.undo() == option
        assert snapshot(game.position) == before
        assert game.lines == lines
        game.play(option)
        assert snapshot(game.position) == result


@EXAMPLES
@given(games, seeds, lengths)
def test_a_refused_option_leaves_the_game_as_it_is(kind: tuple[str, str], seed: int, length: int) -> None:
    game = play_game(*kind, seed, length)
    lines = game.lines
    before = snapshot(game.position)
    with pytest.raises((NotationError, IllegalOptionError, GameOverError)):
        game.play("x999")
    assert snapshot(game.position) == before
    assert game.lines == lines
