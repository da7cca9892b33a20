"""What the rules, the lessons and Brother Odo say of a game is true of that game in the engine."""

import csv
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from labora.i18n import LANGUAGES, Words
from labora.i18n.trade_text import trade_words
from labora.rules.components import effects
from labora.rules.components import goods as g
from labora.rules.components.card import TERRAINS
from labora.rules.components.codes import BUILDINGS, EMPTY
from labora.rules.components.landscape import DISTRICT, PLOT, prices
from labora.rules.components.modes import (
    ACTIONS,
    BACK,
    BONUS_ACTIONS,
    CLERGYMEN_RETURN,
    FRONT,
    LAST_ACTION,
    MODE,
    MODES,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    ROUND_ENDS,
    ROUND_GOODS,
    SETTLEMENT_PHASE,
    WHEEL_TURNS,
)
from labora.rules.constants import decision_kinds
from labora.rules.decision import Decision, take
from labora.rules.engine.events import LogEvent
from labora.rules.engine.flow import first_position, proceed
from labora.rules.engine.table_setup import set_up
from labora.rules.game import Game
from labora.rules.invariants.trace import lively_choice
from labora.rules.log.log import log_of
from labora.rules.search.dice import Dice
from labora.rules.state.position import INDICATORS, NOT_IN_PLAY, Position
from labora.rules.state.production import turn_wheel
from labora.rules.state.queries import current_step, has_clergyman
from labora.rules.state.setup import Setup, make_setup
from labora.tutorial import commentary
from labora.tutorial.commentary import comments
from labora.tutorial.rule_numbers import cards_in, facts
from labora.tutorial.rulebook_reader import Reader
from tests.i18n.test_messages import entries
from tests.rules.scene import clergymen, goods, kind, options, owned, play, put, table, wheel

CONDITIONS = list(csv.DictReader(Path(__file__).with_name("conditions.csv").open(encoding="utf-8")))
"""What a sentence says only of some cases: the words for it that each language must not leave out."""
GAMES = [(mode.name, variant) for mode in MODES for variant in g.VARIANTS]
WORDS = Words("en", strict=True)


def setup_of(game: tuple[str, str]) -> Setup:
    return make_setup(*game)


@cache
def paragraphs(game: tuple[str, str]) -> dict[str, str]:
    """All that is said about a game, in its order."""
    chapters = (chapter for chapter in Reader(WORDS, *game).chapters() if chapter.fits)
    return {
        block.id: block.text
        for chapter in chapters
        for section in chapter.sections
        for block in section.blocks
        if block.kind in ("text", "item", "step")
    }


def told_in(block: str) -> set[tuple[str, str]]:
    return {game for game in GAMES if block in paragraphs(game)}


def games_with(card: str) -> set[tuple[str, str]]:
    return {game for game in GAMES if card in cards_in(setup_of(game))}


def modes_where(is_so: dict[str, bool]) -> set[tuple[str, str]]:
    return {game for game in GAMES if is_so[game[0]]}


# Which buildings there are


@pytest.mark.parametrize("game", GAMES)
def test_all_buildings_of_a_game_are_counted(game: tuple[str, str]) -> None:
    """Those of the decks, and those that stand on somebody's land from the start."""
    setup = setup_of(game)
    built = {
        int(code)
        for player in set_up(setup, 0).players
        for code in player.cells
        if EMPTY < code <= BUILDINGS and setup.cards[code].deck != "heartland"
    }
    coming = {code for deck in setup.decks for code in range(1, BUILDINGS + 1) if int(deck) >> code & 1}
    number = len(built | coming)
    assert facts(WORDS, *game)["buildings"] == number
    shown = "start-display-solo" if game[0] == "solo" else "start-display"
    assert f"this game has {number} in all" in paragraphs(game)[shown]
    assert game[0] != "solo" or number == (37 if game[1] == "france" else 41)


@pytest.mark.parametrize(
    ("block", "card"),
    [
        ("prior-priory", "G01"),
        ("home-early", "F23"),
        ("home-early-ireland", "I23"),
        ("wheel-never-france", "F10"),
        ("castle", "G28"),
    ],
)
def test_a_card_is_spoken_of_where_it_is(block: str, card: str) -> None:
    told = told_in(block)
    if block == "wheel-never-france":
        assert told.isdisjoint(games_with(card) | games_with("F14"))
        assert told <= games_with("G22")
    else:
        assert told == games_with(card)


def test_cards_that_return_clergymen_return_whom_they_are_said_to() -> None:
    returning = {
        card.id: int(part.recall)
        for setup in (make_setup("4-long", variant) for variant in g.VARIANTS)
        for card in setup.cards[1 : BUILDINGS + 1]
        for part in card.parts
        if part.recall != effects.NOBODY
    }
    assert returning == {"F23": effects.ALL_OWN, "I23": effects.OWN_PRIOR}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_building_produces_though_it_is_never_on_the_wheel(game: tuple[str, str]) -> None:
    """The joker's alone: stone for the Quarry alone; in solo France no building produces grapes."""
    setup = setup_of(game)
    never = {
        name
        for name, enters in (("grapes", setup.mode.grapes_enter), ("stone", setup.mode.stone_enters))
        if not enters
    }
    produced = {
        g.NAMES[good]
        for card in setup.cards[1 : BUILDINGS + 1]
        for part in card.parts
        for good in part.wheel
        if card.id in cards_in(setup) and part.goal == effects.PRODUCE
    }
    told = {block for block in paragraphs(game) if block.startswith("wheel-never")}
    if not never:
        assert not told
    else:
        assert produced & never == {"stone"}
        assert told == {"wheel-never-france" if game[1] == "france" else "wheel-never"}


# Steps and phases


_STEPS = {
    "step-home": CLERGYMEN_RETURN,
    "step-wheel": WHEEL_TURNS,
    "step-gifts": ROUND_GOODS,
    "step-neutral": NEUTRAL_BUILDS,
    "step-again": CLERGYMEN_RETURN,
    "step-phase": SETTLEMENT_PHASE,
    "step-actions": ACTIONS,
    "step-actions-two": ACTIONS,
    "step-actions-two-long": ACTIONS,
    "step-actions-solo": ACTIONS,
}


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_round_are_those_of_the_engine(game: tuple[str, str]) -> None:
    told = [_STEPS[block] for block in paragraphs(game) if block in _STEPS]
    apart = (NEUTRAL_PRIOR, ROUND_ENDS)
    assert told == [int(step) for step in MODE[game[0]].flow if step not in apart]


def test_the_last_round_is_told_apart_where_it_has_other_steps() -> None:
    assert told_in("round-last") == modes_where({mode.name: bool(len(mode.last_flow)) for mode in MODES})
    assert told_in("round") == set(GAMES) - told_in("round-last")


def test_what_is_said_of_the_bonus_round_is_said_where_there_is_one() -> None:
    bonus = modes_where({mode.name: BONUS_ACTIONS in list(mode.last_flow) for mode in MODES})
    assert told_in("fee-bonus") == told_in("castle-bonus") == bonus
    for game in set(GAMES) - bonus:
        named = {block for block, text in paragraphs(game).items() if "bonus round" in text}
        assert named <= {"end-open"}, "says that there is none"


def test_the_castle_builds_after_the_last_phase_where_actions_follow_it() -> None:
    """The games for two go on after phase D; elsewhere nobody acts after phase E."""
    acting = {ACTIONS, LAST_ACTION, BONUS_ACTIONS}
    for game in GAMES:
        steps = [int(step) for step in MODE[game[0]].last_flow]
        goes_on = SETTLEMENT_PHASE not in steps
        assert goes_on or acting.isdisjoint(steps[steps.index(SETTLEMENT_PHASE) :])
        assert goes_on == (game in told_in("castle-last"))


def test_the_starting_player_is_drawn_where_players_begin_alike() -> None:
    for game in GAMES:
        players = set_up(setup_of(game), 0).players
        alike = len(players) > 1 and all(
            list(player.cells) == list(players[0].cells) and list(player.goods) == list(players[0].goods)
            for player in players
        )
        assert alike == (game in told_in("start-first")) == (game in told_in("aim-open"))
        assert (not alike) == (game in told_in("aim-open-solo"))


# A solo game


def lively(game: tuple[str, str], seed: int) -> Game:
    dice = Dice(seed)
    played = Game(setup_of(game))
    while not played.over and played.position.round <= 30:
        offered = played.decision.options
        played.play(offered[lively_choice(played.position, offered, dice)])
    return played


def displays_in_phases(game: Game) -> set[bool]:
    """Whether a building was left in the display at a settlement phase."""
    position = first_position(game.setup, game.start)
    found = set()
    for turn in game.turns:
        for option in turn.options:
            if current_step(position) == SETTLEMENT_PHASE:
                found.add(position.display != 0)
            take(position, option)
            if position.kind == decision_kinds.PASSING:
                proceed(position)
    return found


def test_in_solo_the_display_is_empty_in_a_phase_and_buildings_are_covered() -> None:
    solo, many = lively(("solo", "ireland"), 3), lively(("3-short", "ireland"), 3)
    assert displays_in_phases(solo) == {False} and True in displays_in_phases(many)
    assert any(event.arguments["over"] for event in log_of(solo) if event.name == "neutral-build")
    alone = modes_where({mode.name: bool(mode.neutral) for mode in MODES})
    for block in ("hand-new", "stays", "card-ships"):
        assert told_in(f"{block}-solo") == alone
        assert told_in(block) == set(GAMES) - alone


def test_indicators_leave_the_game_where_that_is_said() -> None:
    for game in GAMES:
        position = first_position(setup_of(game), 0)
        for _ in range(len(FRONT) + 1):
            turn_wheel(position)
        joker = position.ages[INDICATORS.index("joker")]
        assert (
            (joker == NOT_IN_PLAY) == (game in told_in("card-ships-solo")) == (game in told_in("wheel-gone"))
        )


# Clergymen


@pytest.mark.parametrize("mode", ["2-short", "2-long"])
def test_clergymen_of_two_players_return_only_when_all_are_placed(mode: str) -> None:
    for placed in (2, 3):
        position = table(mode)
        prior = "cloister-office@0" if placed == 3 else ""
        clergymen(position, 0, prior, ("clay-mound@0", "farmyard@0"))
        position.step = 0
        proceed(position)
        back = position.players[0].lay_one == position.players[0].lay_two == -1
        assert back == (placed == 3)


# The wheel and land


def test_the_wheel_stays_at_some_values_and_never_falls() -> None:
    for values in (FRONT, BACK):
        pairs = list(pairwise(values))
        assert all(now <= then for now, then in pairs) and any(now == then for now, then in pairs)


def test_land_never_gets_cheaper_and_not_always_dearer() -> None:
    for pile in (DISTRICT, PLOT):
        pairs = list(pairwise(prices(pile)))
        assert all(now <= then for now, then in pairs) and any(now == then for now, then in pairs)


def test_the_heartland_has_one_hillside() -> None:
    for game in GAMES:
        land = set_up(setup_of(game), 0).players[0].land
        assert [TERRAINS[terrain] for terrain in land.terrain].count("hillside") == 1


# What is decided


def unevenly_traded() -> list[tuple[str, str, str]]:
    """Buildings whose second time is not the first once more."""
    found = {
        (variant, card.id)
        for variant in g.VARIANTS
        for card in make_setup("4-long", variant).cards[1 : BUILDINGS + 1]
        for part in card.parts
        if part.tiers or part.rebate
    }
    return [(variant, card, "40coin+9wood") for variant, card in sorted(found)]


@pytest.mark.parametrize(("variant", "card", "held"), unevenly_traded())
def test_a_trade_that_gets_dearer_is_asked_with_what_more_times_cost(
    variant: str, card: str, held: str
) -> None:
    position = table("4-long", variant)
    put(position, 0, card, 3, 1)
    goods(position, 0, held)
    play(position, f"place {card}@0 lay-brother")
    decision = Decision(position)
    assert decision.kind == "amount"
    part = position.setup.cards[position.card].parts[position.part]
    said = WORDS.decision(decision)
    for times in (1, 2, 3):
        assert trade_words(WORDS, position, part, times) in said
    assert ("…" in said) == (part.limit > 3)


# Beside a game


def out_of(position: Position) -> Position:
    clergymen(position, 0, "cloister-office@0", ("clay-mound@0", "farmyard@0"))
    return position


def test_with_all_clergymen_placed_four_actions_are_left() -> None:
    position = out_of(table("3-long"))
    assert not has_clergyman(position.players[0])
    left = {"contract", "fell", "cut", "build"}
    assert left <= set(options(position)) and "place" not in options(position)


@pytest.mark.parametrize("paid", ["coins", "gift"])
def test_the_owner_is_told_what_a_contract_was_paid_with(paid: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("3-long", "france")
    line = "fell 1,0 wood end contract clay-mound@0 coins lay-brother clay end fell 1,0 wood end"
    for option in line.split():
        game.play(option)
    heard = {comment.id: comment.text for comment in comments(WORDS, game, 0)}
    event = next(event for event in log_of(game) if event.name == "contract")
    assert event.arguments["fee"] == "coins" and "did-hire" in heard
    other = LogEvent("contract", event.player, event.cards, {**event.arguments, "fee": paid})
    monkeypatch.setattr(commentary, "_since", lambda game, seat: iter([other]))
    said = {comment.id: comment.text for comment in comments(WORDS, game, 0)}["did-hire"]
    assert (said == heard["did-hire"]) == (paid == "coins")
    drink = "the supply" in said
    assert drink == (paid == "gift")


# What is done in a turn


@pytest.mark.parametrize(("mode", "actions"), [("2-short", 2), ("2-long", 2), ("solo", 2), ("3-long", 1)])
def test_a_lay_brother_enters_a_new_building_with_another_action_only(mode: str, actions: int) -> None:
    position = table(mode)
    goods(position, 0, "9clay+9straw+9wood+9stone+9coin")
    play(position, "build G07 3,0")
    assert "lay-brother" not in options(position) and "prior" in options(position)
    play(position, "skip")
    assert ("place" in options(position)) == (actions > 1)
    if actions > 1:
        assert "lay-brother" in options(play(position, "place G07@0"))


def test_the_fee_is_paid_for_a_building_that_produces_nothing() -> None:
    position = table("3-long")
    wheel(position, clay=0, joker=0)
    play(position, "contract clay-mound@1 coins")
    assert (owned(position, 0).get("coin", 0), owned(position, 1)["coin"]) == (0, 2)
    play(position, "lay-brother")
    assert kind(position) == "turn" and owned(position, 0)["clay"] == 1


def test_an_occupied_building_is_closed_to_everyone() -> None:
    position = table("3-long")
    clergymen(position, 0, lay=("clay-mound@0",))
    assert "clay-mound@0" not in options(play(position.copy(), "place"))
    position = table("3-long", start=1)
    clergymen(position, 0, lay=("clay-mound@0",))
    assert "clay-mound@0" not in options(play(position, "contract"))


@pytest.mark.parametrize("mode", [mode.name for mode in MODES])
def test_all_clergymen_are_not_three_everywhere(mode: str) -> None:
    """So the drawing of their return speaks of all."""
    men = 1 + int(MODE[mode].lay_brothers)
    assert men == (2 if mode in ("3-short", "4-short") else 3)
    three = {"de": "Drei", "en": "Three", "fr": "Trois", "pl": "Trzej", "ru": "Три"}
    for language, number in three.items():
        assert number not in written(language)["learn-drawn-home"]


def test_the_round_tower_gives_no_change_of_points() -> None:
    position = table("4-long", "ireland")
    put(position, 0, "I35", 3, 0)
    goods(position, 0, "5coin+1whiskey+2reliquary")
    play(position, "place I35@0 lay-brother x1")
    assert kind(position) == "payment" and "14 points" in WORDS.decision(Decision(position))
    assert "2reliquary" in options(position)[0], "16 points"
    before = owned(position, 0)
    play(position, options(position)[0])
    assert set(owned(position, 0)) - set(before) == {"wonder"}


# In every language


@cache
def written(language: str) -> dict[str, str]:
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in entries(language)
        if isinstance(entry, ftl.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", CONDITIONS, ids=[row["id"] for row in CONDITIONS])
def test_no_language_leaves_out_a_condition(row: dict[str, str], language: str) -> None:
    assert row[language] in written(language)[row["id"]]
