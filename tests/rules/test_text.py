"""A position as a line: it reads back, says who stands where, and refuses what cannot come up in a game."""

import re

import pytest

from labora.rules.components.modes import MODES
from labora.rules.constants.errors import NotationError
from labora.rules.decision import Decision, apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import parse_position, position_text
from tests.rules.scene import barren, display, idle_until, play, put, table, wheel

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]
ROUND_LIMIT = 24


def random_positions(mode: str, variant: str, seed: int, decisions: int = 300) -> list[Position]:
    position = first_position(make_setup(mode, variant))
    dice = Dice(seed)
    found = [position.copy()]
    while not position.over and position.round < ROUND_LIMIT and len(found) < decisions:
        options = Decision(position).options
        apply(position, options[int(dice.below(len(options)))])
        found.append(position.copy())
    return found


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_every_position_of_a_game_reads_back(mode: str, variant: str) -> None:
    lines: dict[str, Position] = {}
    for position in random_positions(mode, variant, seed=7):
        line = position_text(position)
        again = parse_position(line)
        assert again == position
        assert hash(again) == hash(position)
        assert position_text(again) == line
        assert lines.setdefault(line, position) == position


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_different_positions_have_different_lines(variant: str) -> None:
    positions = random_positions("solo", variant, seed=3)
    for one, line in zip(positions, map(position_text, positions), strict=True):
        for other in positions[:60]:
            assert (one == other) == (line == position_text(other))


def test_a_line_says_where_clergymen_stand_and_what_is_in_use() -> None:
    position = first_position(make_setup("3-long", "france"))
    for text in ("place", "farmyard@0", "prior"):
        apply(position, Decision(position).parse(text))
    line = position_text(position)
    assert "decision=indicator use=farmyard@0" in line
    assert line.count("prior=farmyard@0 brothers=-,-") == 1
    assert line.count("prior=- brothers=-,-") == 2


def test_a_short_game_has_one_brother_each() -> None:
    line = position_text(first_position(make_setup("3-short", "ireland")))
    assert line.count("brothers=-") == 3
    assert "brothers=-,-" not in line
    with pytest.raises(NotationError, match="1 lay brothers"):
        parse_position(line.replace("brothers=-", "brothers=-,-", 1))


START = position_text(first_position(make_setup("4-long", "france")))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("4-long/france", "5-long/france"),
        ("4-long/france", "4-long/spain"),
        ("4-long/france", "4-long/france-without-quarry"),
        ("round=1", "round=26"),
        ("round=1", "round=0"),
        ("round=1", "round=x"),
        ("round=1", "round=1 round=1"),
        ("round=1 ", ""),
        ("start=0", "start=4"),
        ("step=actions", "step=settlement-phase"),
        ("step=actions", "step=game-ends"),
        ("step=actions", "step=dinner"),
        ("turn=0", "turn=5"),
        ("actions=1", "actions=2"),
        ("wheel=1", "wheel=13"),
        ("wheel=1,", "wheel="),
        ("display=", "display=F99,"),
        ("display=", "display=G01,G01,"),
        ("decision=turn", "decision=dream"),
        ("decision=turn", "decision=payment"),
        ("decision=turn", "decision=payment use=F05@display part=1 times=1"),
        ("decision=turn", "decision=fee use=farmyard@0"),
        ("decision=turn", "decision=turn use=farmyard@0"),
        ("decision=turn", "decision=amount use=F05@0 cursor=-1 left=1"),
        ("decision=turn", "decision=amount use=F05@display part=2 cursor=-1 left=1"),
        ("decision=turn", "decision=site held=village"),
        ("decision=turn", "decision=space held=F27"),
        ("decision=turn", "decision=tile held=river"),
        ("decision=turn", "decision=neutral-card"),
        ("decision=turn", "decision=turn reached=F05"),
        ("1grain", "1wonders"),
        ("1grain", "9wonder"),
        ("1grain", "1beer"),
        ("1grain", "-1grain"),
        ("clay-mound", "G01"),
        ("clay-mound,", ""),
        ("clay-mound", "farmyard"),
        ("prior=-", "prior=F05@0"),
        ("prior=-", "prior=farmyard@7"),
        ("prior=-", "prior=forest@0"),
        (" - moor", " hills@5 moor"),
        (" - moor", " coast@0,coast@1 moor"),
        (" | ", " ! "),
    ],
)
def test_what_cannot_come_up_is_refused(old: str, new: str) -> None:
    assert old in START
    with pytest.raises(NotationError):
        parse_position(START.replace(old, new, 1))


def test_r23_a_neutral_building_whose_turn_it_is_not_is_refused() -> None:
    """G02 has a place only by R35: it goes first."""
    position = barren(table("solo", "france", round=11))
    display(position, "G12", "G02")
    put(position, 1, "F05", 3, 1)
    line = position_text(play(idle_until(position, 12), "G02"))
    parse_position(line)
    for held in ("G12", "G16", "village"):
        with pytest.raises(NotationError):
            parse_position(line.replace("held=G02", f"held={held}"))


def test_r5_without_the_joker_no_indicator_is_chosen() -> None:
    position = table("solo")
    wheel(position, wood=-1, joker=4)
    line = position_text(play(position, "fell 1,0"))
    assert parse_position(line) == position
    wheel(position, wood=4, joker=-1)
    with pytest.raises(NotationError, match="joker"):
        parse_position(position_text(position))


@pytest.mark.parametrize("text", ["", " ", "|", "x" * 100_000, "4-long/france", "\x00", "4-long/france a=1"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


def test_hostile_lines_are_refused_or_can_be_played() -> None:
    """Fields mixed between lines, numbers changed: either a NotationError, or a position that goes on."""
    dice = Dice(11)
    lines = [
        position_text(position)
        for mode, variant in GAMES
        for position in random_positions(mode, variant, seed=2, decisions=400)[:: 9 + len(mode)]
    ]
    accepted = 0
    for _ in range(2000):
        line = _damaged(lines, dice)
        try:
            position = parse_position(line)
        except NotationError:
            continue
        accepted += 1
        for _ in range(25):
            if position.over:
                break
            options = Decision(position).options
            assert len(options), line
            apply(position, options[int(dice.below(len(options)))])
    assert accepted > 100


def _damaged(lines: list[str], dice: Dice) -> str:
    def pick(items: list[str]) -> str:
        return items[int(dice.below(len(items)))]

    words = re.split(r"( )", pick(lines))
    for _ in range(1 + int(dice.below(3))):
        number = int(dice.below(len(words)))
        donor = pick(lines).split(" ")
        if dice.below(2):
            same = [word for word in donor if word.split("=")[0] == words[number].split("=")[0]]
            words[number] = pick(same or donor)
        elif dice.below(2):
            words[number] = re.sub(r"\d+", lambda _: str(int(dice.below(14)) - 1), words[number])
        else:
            words.insert(number, " " + pick(donor))
    return "".join(words)
