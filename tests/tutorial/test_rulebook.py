"""The rules that people read: complete, in every language, with the numbers of the engine."""

from functools import cache

import pytest
from fluent.syntax import ast as ftl

from labora.i18n import LANGUAGES, Words
from labora.rules.components import goods as g
from labora.rules.components.cards import CARDS
from labora.rules.components.goods import VARIANTS
from labora.rules.components.landscape import HEARTLAND, PILE_SIZE, cards_on
from labora.rules.components.modes import BACK, FRONT, MODE, MODES
from labora.rules.constants import decision_kinds
from labora.rules.engine.table_setup import set_up
from labora.rules.state.setup import make_setup
from labora.tutorial.rule_drawings import settlement_scene
from labora.tutorial.rule_numbers import facts
from labora.tutorial.rulebook import AT_DECISION, CHAPTERS, SECTIONS, TERMS
from labora.tutorial.rulebook_parts import Block
from labora.tutorial.rulebook_reader import ReadChapter, Reader, leads_somewhere, pieces
from labora.tutorial.rulebook_tables import TABLES, table_of
from tests.cli.commands import run
from tests.i18n.test_messages import entries

RULINGS = 35
GAMES = [(mode.name, variant) for mode in MODES for variant in VARIANTS]
# Together they have every paragraph.
DIFFERENT = [
    ("solo", "france"),
    ("solo", "ireland"),
    ("2-short", "france"),
    ("2-long", "ireland"),
    ("4-short", "france"),
    ("4-long", "france"),
]
WORDS = Words("en", strict=True)
BLOCKS: list[Block] = [
    block for chapter in CHAPTERS for section in chapter.sections for block in section.blocks
]


@cache
def chapters_of(mode: str, variant: str = "france") -> tuple[ReadChapter, ...]:
    return Reader(WORDS, mode, variant).chapters()


def text_of(block: str, mode: str, variant: str = "france") -> str:
    chapters = chapters_of(mode, variant)
    found = [one for chapter in chapters for section in chapter.sections for one in section.blocks]
    return next((one.text for one in found if one.id == block), "")


def test_each_ruling_has_its_place() -> None:
    assert {ruling for block in BLOCKS for ruling in block.rulings} == set(range(1, RULINGS + 1))


def test_each_ruling_is_read_in_a_game_that_it_matters_in() -> None:
    read = {
        ruling
        for game in GAMES
        for chapter in chapters_of(*game)
        for section in chapter.sections
        for block in section.blocks
        for ruling in block.rulings
    }
    assert read == set(range(1, RULINGS + 1))


def test_paragraphs_and_messages_are_the_same() -> None:
    names = {entry.id.name for entry in entries("en") if isinstance(entry, ftl.Message)}
    said = {f"rules-text-{block.id}" for block in BLOCKS if block.kind in ("text", "item", "step")}
    heads = {f"rules-head-{name}" for name, (chapter, _) in SECTIONS.items() if name != chapter.id}
    chapters = {f"rules-{part}-{chapter.id}" for chapter in CHAPTERS for part in ("chapter", "line")}
    rules = {name for name in names if name.startswith("rules-") and not name.startswith("rules-table-")}
    assert rules == said | heads | chapters | {"rules-title"}
    assert {name for name in names if name.startswith("term-")} >= {f"term-{term}" for term in TERMS}
    assert {block.id for block in BLOCKS if block.kind == "table"} == set(TABLES)


def test_the_games_tried_have_every_paragraph() -> None:
    read = {
        block.id
        for game in DIFFERENT
        for chapter in chapters_of(*game)
        for section in chapter.sections
        for block in section.blocks
    }
    assert read == {block.id for block in BLOCKS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_can_be_read_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for game in DIFFERENT:
        read = Reader(words, *game)
        for chapter in read.chapters():
            assert chapter.sections, chapter.id
            for section in chapter.sections:
                for block in section.blocks:
                    assert "{" not in block.text and "](" not in block.text
                    assert all(leads_somewhere(one.target) for one in block.pieces if one.target)
        assert all(term.about and term.section in SECTIONS for term in read.terms())


def test_a_link_leads_to_a_section_that_the_game_has() -> None:
    for game in GAMES:
        chapters = chapters_of(*game)
        there = {section.id for chapter in chapters for section in chapter.sections}
        for chapter in chapters:
            blocks = [block for section in chapter.sections for block in section.blocks]
            targets = {piece.target for block in blocks for piece in block.pieces if piece.target}
            assert targets - set(TERMS) <= there, (game, chapter.id)


def test_links_are_taken_out_of_the_words() -> None:
    assert [(one.text, one.target) for one in pieces("Keep [the prior](prior-man) home.")] == [
        ("Keep ", ""),
        ("the prior", "prior-man"),
        (" home.", ""),
    ]


def test_whoever_has_to_decide_finds_a_section() -> None:
    assert set(AT_DECISION) == set(decision_kinds.NAMES)
    assert set(AT_DECISION.values()) <= set(SECTIONS)


def test_chapters_about_other_games_are_told_apart() -> None:
    for mode, own in (("solo", "solo"), ("2-long", "two"), ("4-short", "short")):
        apart = {chapter.id for chapter in chapters_of(mode) if not chapter.fits}
        assert apart == {"solo", "two", "short"} - {own}


def test_numbers_come_from_the_engine() -> None:
    assert text_of("wheel-values", "2-short").endswith(" ".join(map(str, BACK)) + ".")
    assert text_of("wheel-values", "4-long").endswith(" ".join(map(str, FRONT)) + ".")
    for mode in MODES:
        said = facts(WORDS, mode.name, "france")
        dealt = sum(int(deck).bit_count() for deck in make_setup(mode.name, "france").decks)
        assert said["buildings"] == dealt + mode.neutral, "the neutral player owns one"
        assert f"Round {mode.last_round}" in text_of("end", mode.name) or mode.players < 3
    assert "2 coins" in text_of("exchange-whiskey", "solo", "ireland")
    assert "1½ points" in text_of("card-brotherhood", "2-long")
    assert "14 points" in text_of("card-tower", "4-long", "ireland")


def test_numbers_that_are_words_are_the_engines_too() -> None:
    """ten spaces, nine tiles, five spaces, four settlements, two actions, three basic buildings."""
    assert len(HEARTLAND) == 10 and PILE_SIZE == 9
    assert len(cards_on(0)) == len(cards_on(1)) == 5
    assert sum(card.is_settlement and card.deck == "start" for card in CARDS[0]) == 4
    assert sum(card.is_building and card.deck == "heartland" for card in CARDS[0]) == 3
    turns = {mode.name: [int(actions) for actions in mode.turns] for mode in MODES}
    assert (turns["solo"], turns["2-short"], turns["2-long"]) == ([2], [2], [2, 1])
    assert turns["3-long"] == [1] * 4
    neutral = set_up(make_setup("solo", "france"), 0).players[1]
    assert neutral.lay_one == neutral.lay_two == neutral.prior


def test_the_table_of_goods_has_every_good_of_the_variant() -> None:
    for number, variant in enumerate(VARIANTS):
        rows = table_of("goods", WORDS, make_setup("3-long", variant))
        wanted = {g.NAMES[good] for good in range(g.KINDS + 1) if g.in_variant(good, number)}
        assert set(rows.icons) == wanted
        worth = dict(zip(rows.icons, rows.rows, strict=True))
        assert worth["five-coins"][1:5] == ("5", "", "5", "2")
        assert worth["straw"][2] == "½"


def test_the_settlement_that_is_drawn_scores_what_stands_around_it() -> None:
    for variant, points in (("france", 11), ("ireland", 13)):
        scene = settlement_scene(make_setup("3-long", variant))
        dwelling = {card.id: int(card.dwelling) for card in CARDS[VARIANTS.index(variant)]}
        beside = [spot for spot in scene.spots if spot.adds is not None]
        assert len(beside) == 4 and all(spot.adds == dwelling[spot.card] for spot in beside)
        assert (
            scene.points == dwelling[scene.settlement] + sum(dwelling[spot.card] for spot in beside) == points
        )


def test_the_timeline_is_that_of_the_mode() -> None:
    for mode in MODES:
        rows = table_of("timeline", WORDS, make_setup(mode.name, "france")).rows
        assert {int(row[0]) for row in rows} >= {int(phase) for phase in MODE[mode.name].phases}


def test_chapters_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    contents = run(capsys, "rules").out
    assert all(chapter.id in contents for chapter in CHAPTERS)
    wheel = run(capsys, "rules wheel --mode solo").out
    assert "leaves the game permanently" in " ".join(wheel.split())
    assert run(capsys, "rules land").out == run(capsys, "--language en rules Land").out
    assert "reliquary" in run(capsys, "rules goods").out
    wrong = run(capsys, "rules whel")
    assert (wrong.code, "“wheel”" in wrong.err) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, f"--language {language} rules prior").err
    assert run(capsys, f"--language {language} rules clergymen").code == 0
    assert ("There is no chapter" in said) == (language == "en")
