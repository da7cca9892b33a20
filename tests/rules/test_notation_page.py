"""The grammar in docs/develop/notation.md says what the engine writes and reads."""

import functools
import json
import random
import re
from pathlib import Path

import pytest

import labora
from labora.rules.constants import decision_kinds
from labora.rules.records.record import parse_record
from tests.grammar import Grammar
from tests.rules.games import random_game

PAGE = Path(__file__).parents[2] / "docs" / "develop" / "notation.md"
GAMES = [(mode.name, variant) for mode in labora.MODES for variant in labora.VARIANTS]
SYMBOLS = ("card", "building", "space", "times", "indicator", "amounts", "tile", "word")


@functools.cache
def grammar() -> Grammar:
    return Grammar("\n".join(re.findall(r"^```ebnf\n(.*?)^```$", PAGE.read_text(), re.M | re.S)))


def matches(symbol: str, text: str) -> bool:
    return grammar().pattern(symbol).fullmatch(text) is not None


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_what_the_engine_writes_is_in_the_grammar(mode: str, variant: str) -> None:
    game = random_game(mode, variant, 11)
    for line in game.lines:
        assert matches("turn", line), line
    record = json.loads(game.record().text)
    assert all(matches("kind", seat["kind"]) for seat in record["seats"])
    assert matches("record", compact(game.record().text))
    for count in range(0, game.count, 25):
        position = game.position_at(count)
        assert matches("position", position.line), position.line
        for option in labora.Decision(position).options[:40]:
            assert matches("option", option.text), option


def test_the_grammar_knows_every_card_and_every_word() -> None:
    generated = {grammar().example("card", random.Random(seed)) for seed in range(500)}
    names = {card.id for variant in labora.VARIANTS for card in labora.make_setup("4-long", variant).cards}
    assert {name for name in names - {"empty", "forest", "moor"} if not matches("card", name)} == set()
    assert generated >= {"village", "farmyard"} and all(name in names for name in generated)
    assert all(matches("word", word) for word in decision_kinds.ACTS)
    page = PAGE.read_text()
    assert re.findall(r"version of (?:this notation|the rules): (\d)", page) == ["2", "2"]


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_generated_options_are_read_where_they_belong(symbol: str) -> None:
    """Some decision of a few games reads each of them; none stumbles over any."""
    chance = random.Random(symbol)
    positions = decisions_of_games()
    for _ in range(60):
        text = grammar().example(symbol, chance)
        assert matches(symbol, text)
        read = [parsed(position, text) for position in positions]
        assert any(option is not None and option.text for option in read), text


@functools.cache
def decisions_of_games() -> list[labora.Position]:
    """A position for each kind of decision and variant that comes up."""
    found: dict[tuple[str, str], labora.Position] = {}
    for variant in labora.VARIANTS:
        for mode in ("solo", "2-short", "4-long"):
            game = random_game(mode, variant, 5)
            for count in range(game.count):
                position = game.position_at(count)
                found.setdefault((variant, labora.Decision(position).kind), position)
    return list(found.values())


def parsed(position: labora.Position, text: str) -> labora.Option | None:
    try:
        return labora.Decision(position).parse(text)
    except labora.NotationError:
        return None


def test_a_text_that_is_not_in_the_grammar_is_no_option() -> None:
    chance = random.Random(3)
    positions = decisions_of_games()
    for text in (
        "",
        "fel",
        "FELL",
        "x",
        "x1,0",
        "1;0",
        "G7",
        "G07@",
        "G07@12",
        "2 grain 1 peat",
        "hills",
        "clay/",
        "grain+peat",
    ):
        assert not matches("option", text)
        assert [parsed(position, text) for position in positions] == [None] * len(positions), text
    for _ in range(300):
        text = damaged(grammar().example("option", chance), chance)
        if not matches("option", text):
            for position in positions:
                option = parsed(position, text)
                # Read all the same: blanks in amounts, and goods in another order, as people type them.
                assert option is None or matches("option", option.text), text


def damaged(text: str, chance: random.Random) -> str:
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice("@,+/x-. 9G|=") + text[place + chance.randrange(2) :]


def test_generated_lines_are_positions_or_refused_with_a_reason() -> None:
    chance = random.Random(7)
    for _ in range(300):
        line = grammar().example("position", chance)
        assert matches("position", line)
        try:
            assert labora.Position.parse(line).line == line
        except labora.NotationError as error:
            assert str(error)


def test_a_damaged_line_outside_the_grammar_is_refused() -> None:
    chance = random.Random(9)
    lines = [position.line for position in decisions_of_games()]
    for line in lines:
        assert labora.Position.parse(line).line == line
        for _ in range(8):
            wrong = damaged(line, chance)
            try:
                read = labora.Position.parse(wrong)
            except labora.NotationError:
                continue
            assert matches("position", read.line)


def compact(record: str) -> str:
    return json.dumps(json.loads(record), ensure_ascii=False, separators=(",", ":"))


def test_generated_records_are_read_or_refused_with_a_reason() -> None:
    chance = random.Random(5)
    read = 0
    for _ in range(300):
        text = grammar().example("record", chance)
        assert matches("record", text)
        try:
            assert compact(parse_record(text).text) == text
            read += 1
        except labora.RecordError as error:
            assert str(error)
    assert 10 < read < 300, "most have too few or too many seats for their mode"


def test_a_damaged_record_outside_the_grammar_is_refused() -> None:
    chance = random.Random(6)
    game = random_game("3-short", "france", 11, decisions=9)
    for _ in range(300):
        wrong = damaged(compact(game.record().text), chance)
        try:
            record = parse_record(wrong)
        except labora.RecordError:
            continue
        # The lines of turns are read when the record is replayed.
        if list(record.lines) == game.lines:
            assert matches("record", compact(wrong)), wrong


def test_the_record_of_the_page_is_one() -> None:
    [text] = re.findall(r"^```json\n(.*?)^```$", PAGE.read_text(), re.M | re.S)
    record = parse_record(text)
    assert record.lines == ("fell 1,0 wood cut 0,0 peat end",)
    fields = re.findall(r"^\| (`.*?`) \|", PAGE.read_text().split("## Records")[1], re.M)
    named = {name for field in fields for name in re.findall(r"`(\w+)`", field)}
    assert named == set(json.loads(text))
