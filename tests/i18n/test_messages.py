"""Everything that can be said has words, every word is said somewhere, and no sentence lacks an argument."""

import ast
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from labora.i18n import Words, WordsError
from labora.i18n import messages as messages_of
from labora.i18n.messages import LANGUAGES, bundle, message_files
from labora.i18n.typed_text import folded
from labora.rules.components import goods
from labora.rules.components.card import TERRAINS
from labora.rules.components.cards import CARDS, CODE
from labora.rules.components.codes import FOREST
from labora.rules.components.landscape import SIDES
from labora.rules.components.modes import MODES, STEP_NAMES
from labora.rules.constants import decision_kinds, reasons
from labora.rules.constants.errors import GameOverError, NotationError, NothingToUndoError
from labora.rules.decision import Decision, apply, obstacles
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Word
from labora.rules.invariants.trace import lively_choice
from labora.rules.obstacles import IllegalOptionError, Obstacle
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.scoring import scores
from labora.rules.state.setup import make_setup
from tests.rules.scene import barren, display, idle_until, play, table, wheel

SOURCES = Path(__file__).resolve().parents[2] / "labora"
CLIENT = [SOURCES.parent / "web" / part for part in ("src", "bundling")]
WORDS = Words("en", strict=True)
GAMES = [(mode.name, variant) for mode in MODES for variant in goods.VARIANTS]

# What the options of each kind of decision are: the kind's own message, or one for each word.
OPTIONS: dict[str, tuple[str, ...]] = {
    "turn": tuple(f"-{act}" for act in decision_kinds.ACTS),
    "place": ("",),
    "clergyman": ("-lay-brother", "-prior"),
    "contract": ("",),
    "fee": ("-coins", "-gift"),
    "owners-clergyman": ("-lay-brother", "-prior"),
    "fell": ("",),
    "cut": ("",),
    "indicator": ("", "-joker", "-nothing", "-skip"),
    "card": ("", "-skip"),
    "space": ("",),
    "prior": ("-prior", "-skip"),
    "amount": ("",),
    "payment": ("",),
    "give": ("",),
    "good": ("",),
    "forest": ("", "-skip"),
    "target": ("", "-display", "-skip"),
    "tile": ("-district", "-plot"),
    "settlement": ("", "-skip"),
    "site": ("",),
    "settlement-payment": ("",),
    "reward": ("",),
    "improvement": ("", "-skip"),
    "land": ("-district", "-plot", "-skip"),
    "clearing": ("-fell", "-cut", "-skip"),
    "neutral-card": ("",),
    "neutral-space": ("",),
    "neutral-prior": ("", "-skip"),
}


def entries(language: str) -> Iterator[ftl.EntryType]:
    for file in message_files(language):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_that_are_parsed_when_they_are_needed_are_those_of_the_files(language: str) -> None:
    lazy = bundle(language)
    parsed = {
        entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term)
    }
    assert {*lazy._messages, *lazy._terms} == parsed.keys()
    for name, entry in parsed.items():
        found = lazy._terms[name] if isinstance(entry, ftl.Term) else lazy._messages[name]
        assert entry.equals(found, ignored_fields=["span", "comment"]), name


def names_of_the_engine() -> set[str]:
    """What the engine's tables ask for: a new row there needs a message here."""
    cards = [card for row in CARDS for card in row if card.code]
    return (
        {f"obstacle-{name}" for name in reasons.NAMES}
        | {f"decision-{name}" for name in decision_kinds.NAMES}
        | {f"option-turn-{act}" for act in decision_kinds.ACTS}
        | {f"good-{name}" for name in goods.NAMES}
        | {f"amount-{name}" for name in (*goods.NAMES, "food", "energy", "points")}
        | {f"card-{card.id}" for card in cards}
        | {f"function-{card.id}" for card in cards if card.is_building}
        | {f"deck-{card.deck}" for card in cards}
        | {f"step-{name}" for name in STEP_NAMES}
        | {f"mode-{mode.name}" for mode in MODES}
        | {f"mode-about-{mode.name}" for mode in MODES}
        | {f"variant-{name}" for name in goods.VARIANTS}
        | {f"variant-about-{name}" for name in goods.VARIANTS}
        | {f"terrain-{name}" for name in TERRAINS}
        | {f"side-{name}" for name in SIDES}
        | {f"clergyman-{name}" for name in ("prior", "lay-brother")}
    )


def texts_in_the_sources() -> set[str]:
    """Every text in the code; the `{...}` of a text in it stands for anything."""
    found = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                values = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                found.add("".join(".+" if value is None else re.escape(str(value)) for value in values))
    found |= texts_in_the_client()
    return {text for text in found if not text.startswith(".+") and len(text) < 60}


def texts_in_the_client() -> set[str]:
    """Every text in the browser client; the `${...}` of a template stands for anything."""
    found = set()
    for file in (file for folder in CLIENT for file in folder.rglob("*")):
        if file.suffix not in (".ts", ".svelte"):
            continue
        source = file.read_text(encoding="utf-8")
        found |= {re.escape(text) for text in re.findall(r'"([a-z][\w-]*)"', source)}
        for template in re.findall(r"`([a-z][^`]*)`", source):
            parts = re.split(r"\$\{[^}]*\}", template)
            found.add(".+".join(re.escape(part) for part in parts))
    return found


def test_everything_that_the_engine_names_has_words() -> None:
    assert names_of_the_engine() - set(messages("en")) == set()


def test_every_message_is_used() -> None:
    used = re.compile("|".join(texts_in_the_sources()))
    assert {name for name in messages("en") if not used.fullmatch(name)} - names_of_the_engine() == set()


def test_options_have_words_in_the_context_of_their_decisions_and_no_others() -> None:
    expected = {f"option-{kind}{which}" for kind, all_of_them in OPTIONS.items() for which in all_of_them}
    assert {name for name in messages("en") if name.startswith("option-")} == expected
    assert set(OPTIONS) == set(decision_kinds.NAMES) - {"over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed_and_say_nothing_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    names = messages(language)
    assert sorted(set(names)) == sorted(names)
    assert set(names) <= set(messages("en")), "English is what the others fall back to"


def test_a_missing_message_is_an_error_here_and_its_id_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(messages_of.STRICT)
    with pytest.raises(WordsError):
        WORDS.text("no-such-message")
    with pytest.raises(WordsError):
        WORDS.text("space")
    assert Words("en").text("no-such-message") == "no-such-message"
    with pytest.raises(WordsError, match=r"Languages: .*en"):
        Words("tlh")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "good-clay = clay\ngood-wood = wood"), ("de", "good-clay = Lehm")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "only").mkdir()
        (tmp_path / language / "goods.ftl").write_text(text, encoding="utf-8")
    monkeypatch.delenv(messages_of.STRICT)
    monkeypatch.setattr(messages_of, "_LOCALE", tmp_path)
    monkeypatch.setattr(messages_of, "LANGUAGES", ("de", "en"))
    monkeypatch.setattr(messages_of, "bundle", messages_of.bundle.__wrapped__)
    german = Words("de")
    assert (german.good("clay"), german.good("wood")) == ("Lehm", "wood")


def test_goods() -> None:
    assert WORDS.good("peat-coal") == "peat coal"
    assert WORDS.goods("2clay+1coin+3book") == "2 clay, 1 coin, 3 books"
    assert WORDS.goods("15 food + 9 energy") == "15 food, 9 energy"
    assert WORDS.goods([("energy", 1.5)]) == "1½ energy"
    assert WORDS.goods("1 flour + 1/2 energy") == "1 flour, ½ energy"
    assert WORDS.goods("nothing") == "nothing"


def test_changes_of_goods() -> None:
    assert WORDS.changes([("flour", -3), ("bread", 3)]) == "−3 flour, +3 bread"
    assert [Words(language).number(-3) for language in LANGUAGES] == ["−3"] * 5


def test_score_rows() -> None:
    position = first_position(make_setup("4-long", "france"), 0)
    position.players[0].cells[3] = CODE[0]["shanty-town"]
    rows = WORDS.score(scores(position)[0])
    assert rows == [("Goods", 0), ("Economic values", 0), ("Shanty Town (3, 0)", 0), ("Total", 0)]


def test_card_names_are_those_of_the_cards_and_namesakes_are_told_apart() -> None:
    setup = make_setup("4-long", "france")
    for row in CARDS:
        for card in row[1:]:
            assert folded(WORDS.card(card.id)) == folded(card.name)
    apart = [WORDS.card_apart(setup, card) for card in setup.cards if 0 < card.code < FOREST]
    assert len(set(apart)) == len(apart)
    assert "Quarry (B)" in apart and "Quarry (C)" in apart


def test_players_have_numbers_or_names() -> None:
    solo = make_setup("solo", "france")
    assert WORDS.player(solo, 0) == "player 1"
    assert WORDS.player(solo, 1) == "neutral player"
    assert Words("en", players=("Anna",)).seat(0) == "Anna"


def test_functions_name_the_numbers_of_the_card() -> None:
    """Whatever a function costs, yields or limits is in its text."""
    for row in CARDS:
        for card in row[1:]:
            text = WORDS.function(card.id)
            assert bool(text) == card.is_building
            for part in card.parts:
                for good, number in enumerate(part.gain[: goods.KINDS]):
                    if number and WORDS.good(goods.NAMES[good]).rstrip("s")[:6] not in text:
                        pytest.fail(f"{card.id} yields {goods.NAMES[good]}: {text}")
                if 1 < part.limit < 1000 and not part.tiers:
                    assert str(part.limit) in text, card.id


def open_decisions(mode: str, variant: str, seed: int) -> Iterator[Position]:
    dice = Dice(seed)
    position = first_position(make_setup(mode, variant), 0)
    while not position.over and position.round < 35:
        yield position
        decision = Decision(position)
        apply(position, decision.options[lively_choice(position, decision.options, dice)])


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_whole_games_can_be_told(mode: str, variant: str) -> None:
    """Strict words raise where an argument is missing."""
    for number, position in enumerate(open_decisions(mode, variant, 1)):
        decision = Decision(position)
        assert "{" not in WORDS.decision(decision)
        count = len(decision.options)
        assert WORDS.option(position, decision.options[number % count])
        if number % 20 == 0:
            for option, obstacle in obstacles(position)[:20]:
                assert WORDS.obstacle(obstacle, position.setup)
                WORDS.option(position, option)


def test_options_read_in_their_context() -> None:
    position = first_position(make_setup("4-long", "france"), 0)
    said = {option.text: WORDS.option(position, option) for option in Decision(position).options}
    assert said["fell"] == "Fell trees (wheel: 2, joker: 2)"
    for text in ("contract", "clay-mound@2"):
        apply(position, Decision(position).parse(text))
    said = {option.text: WORDS.option(position, option) for option in Decision(position).options}
    assert said == {"coins": "Pay 1 coin to player 3"}
    apply(position, Decision(position).options[0])
    assert WORDS.decision(Decision(position)).startswith("player 1 is using your Clay Mound.")


def test_obstacles_say_what_is_missing_and_what_is_needed() -> None:
    position = first_position(make_setup("4-long", "france"), 0)
    apply(position, Decision(position).parse("build"))
    said = {option.text: WORDS.obstacle(why) for option, why in obstacles(position)}
    assert said["F04"] == "You still need 2 wood, 1 clay for the Windmill."
    apply(position, Decision(position).parse("G12"))
    said = {option.text: WORDS.obstacle(why) for option, why in obstacles(position)}
    assert said["0,0"] == "There is already a card on that space. Choose an empty one."


def test_r5_the_choice_between_the_joker_and_nothing_is_told() -> None:
    position = table("solo")
    wheel(position, wood=-1, joker=4)
    play(position, "fell 1,0")
    decision = Decision(position)
    assert WORDS.decision(decision) == (
        "The wood indicator has left the wheel. Use the joker (it goes back to 0) or take nothing?"
    )
    assert [WORDS.option(position, option) for option in decision.options] == [
        "Joker: 4 wood",
        "Take nothing and leave the joker where it is",
    ]


def test_r23_the_building_left_over_is_named() -> None:
    position = barren(table("solo", round=11))
    display(position, "G12", "G02")
    play(idle_until(position, 12), "G12")
    said = {option.text: WORDS.obstacle(why, position.setup) for option, why in obstacles(position)}
    assert said["3,1"] == (
        "If you put the Stone Merchant there, there would be no space left for the Cloister Courtyard. "
        "Choose another space."
    )


def test_reasons_without_arguments_still_make_sentences() -> None:
    for reason in reasons.NAMES:
        assert WORDS.obstacle(Obstacle(reason, Word("fell"), "turn")).endswith((".", "?"))


def test_errors_are_told() -> None:
    position = first_position(make_setup("4-long", "france"), 0)
    with pytest.raises(IllegalOptionError) as refused:
        apply(position, Decision(position).parse("end"))
    assert WORDS.error(refused.value).startswith("You still have a main action")
    assert WORDS.error(GameOverError("x")) != "x"
    assert WORDS.error(NothingToUndoError("x")) != "x"
    assert WORDS.error(NotationError("x")) == "That is not possible."


def test_a_day_has_the_name_of_its_month() -> None:
    said = {language: Words(language).day(date(2026, 11, 3)) for language in LANGUAGES}
    assert said == {
        "de": "3. November 2026",
        "en": "November 3, 2026",
        "fr": "3 novembre 2026",
        "pl": "3 listopada 2026",
        "ru": "3 ноября 2026\u202fг.",  # noqa: RUF001
    }
