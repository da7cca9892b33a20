"""The evaluation: its terms add up, it sees what the game is about, weights are read as they are written."""

import json
from pathlib import Path

import pytest

from labora.bots.bot import Clock
from labora.bots.evaluation.evaluator import Evaluator, StagedEvaluator
from labora.bots.evaluation.features import FEATURES, GENERAL, features
from labora.bots.evaluation.game_end import ending, wish
from labora.bots.evaluation.horizon import STAGES, actions_left, buildings_left, stage
from labora.bots.explanation import TERMS, rows, terms
from labora.bots.monk import Monk
from labora.bots.search.position_keys import quick_key
from labora.bots.suggest import suggest
from labora.bots.weights import GROUPS, read_weights, staged_evaluator, stages_of, weights, weights_text
from labora.cli import main
from labora.i18n import Words
from labora.rules.components.goods import (
    BEER,
    CERAMIC,
    CLAY,
    COIN,
    GRAIN,
    KINDS,
    PEAT,
    POINTS,
    STONE,
    STRAW,
    WOOD,
)
from labora.rules.components.landscape import COAST_PLOT, tile
from labora.rules.components.modes import MODE
from labora.rules.constants import decision_kinds
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider, decks_out
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text
from tests.rules.scene import play, table, wheel


def start(mode: str = "4-long", variant: str = "france") -> Position:
    return first_position(make_setup(mode, variant))


def random_position(mode: str, variant: str, decisions: int) -> Position:
    position = start(mode, variant)
    dice = Dice(3)
    for _ in range(decisions):
        random_step(position, dice)
    return position


@pytest.mark.parametrize("bot", ["novice", "monk"])
@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_the_terms_add_up_to_the_worth(bot: str, variant: str) -> None:
    position = random_position("3-long", variant, 150)
    judge = staged_evaluator(bot, position).at(position)
    for board in range(3):
        worth = judge.worth(position, board)
        assert sum(terms(judge, position, board).values()) == pytest.approx(worth)
        assert sum(row.points for row in rows(judge, position, board)) == pytest.approx(worth)


def test_at_the_end_only_the_score_counts() -> None:
    position = start("3-short", "ireland")
    dice = Dice(1)
    while not position.over:
        random_step(position, dice)
    judge = staged_evaluator("monk", position).at(position)
    for board in range(3):
        assert actions_left(position, board) == 0
        assert judge.worth(position, board) == total_score(position, board)


def test_time_is_counted_in_main_actions() -> None:
    position = start()
    # 24 rounds of five turns among four players, and the bonus round.
    assert actions_left(position, 0) == pytest.approx(2 + 23 * 1.25 + 1)
    assert actions_left(position, 1) == pytest.approx(1 + 23 * 1.25 + 1)
    assert actions_left(start("solo"), 0) == 64


@pytest.mark.parametrize("good", [GRAIN, CLAY, PEAT, STONE])
def test_goods_are_worth_more_than_their_points_while_there_is_time(good: int) -> None:
    position = start()
    judge = staged_evaluator("monk-1", position).at(position)
    before = judge.worth(position, 0)
    position.players[0].goods[good] += 2
    assert judge.worth(position, 0) > before


def outlook(position: Position) -> float:
    return features(position, 0)[GENERAL.index("settlements")]


def test_settlements_need_sites_food_and_energy() -> None:
    position = start("3-short", "ireland")
    poor = outlook(position)
    rich = position.copy()
    rich.players[0].goods[BEER] += 10
    rich.players[0].goods[PEAT] += 10
    assert outlook(rich) > poor
    coastal = rich.copy()
    coastal.players[0].land = coastal.players[0].land.with_tile(tile(COAST_PLOT, 0))
    cells = [int(cell) for cell in coastal.players[0].cells]
    coastal.players[0].cells = type(coastal.players[0].cells)([*cells, 0, 0, 0, 0])
    assert outlook(coastal) > outlook(rich)


def test_every_feature_has_a_name_and_weights_survive_being_written() -> None:
    assert len(features(start(), 0)) == FEATURES
    assert len(set(GENERAL)) == len(GENERAL)
    assert read_weights(weights_text(weights())) == weights()


@pytest.mark.parametrize("decisions", [60, 130, 200])
def test_a_plan_holds_the_decisions_of_one_turn(decisions: int) -> None:
    position = random_position("3-long", "france", decisions)
    while position.kind != decision_kinds.TURN:
        random_step(position, Dice(1))
    passes = 0
    for plan in Monk(nodes=1500).plans(position, Clock(60)):
        at = position.copy()
        for code in plan.codes:
            assert is_payment(at.kind) or code in offers(at)
            assert active(at) == active(position)
            passes += at.kind == decision_kinds.TURN and code == decision_kinds.ACT_END
            decide(at, code)
    assert passes > 0


def test_suggestions_are_legal_turns_with_reasons() -> None:
    position = random_position("2-long", "ireland", 90)
    while decider(position) != active(position):
        random_step(position, Dice(1))
    found = suggest(position, 0.3, 3)
    words = Words("en", strict=True)
    assert 1 <= len(found) <= 3
    assert len({suggestion.line for suggestion in found}) == len(found)
    for suggestion in found:
        assert len(suggestion.scores) == 2
        assert 0 <= suggestion.confidence <= 1
        assert suggestion.reasons
        assert all(words.text(reason) for reason in suggestion.reasons)
        after = position.copy()
        for option in suggestion.options:
            apply(after, option)
    assert suggest(position, 0.1, 0) == []


def test_a_turn_is_suggested_once_whichever_indicator_it_takes_a_good_by() -> None:
    found = suggest(start("3-long"), 1.0, 12)
    deeds = [suggestion.line.replace("/joker", "") for suggestion in found]
    assert len(deeds) > 5 and len(set(deeds)) == len(deeds)


def test_r5_keeping_the_joker_is_among_the_suggestions() -> None:
    position = table("solo")
    wheel(position, wood=-1, joker=4)
    play(position, "fell 1,0")
    found = [suggestion.options[0].text for suggestion in suggest(position, 1.0, 30)]
    assert set(found) == {"wood/joker", "nothing"}


def test_an_owner_gets_suggestions_too() -> None:
    position = start("2-long", "ireland")
    dice = Dice(5)
    while decider(position) == active(position):
        random_step(position, dice)
    assert {suggestion.line for suggestion in suggest(position, 0.1, 5)} == {"lay-brother", "prior"}


def test_solo_and_explain_as_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "solo.json"
    arguments = ["solo", "--variant", "ireland", "--bot", "random", "--seed", "4", "--record", str(record)]
    assert main([*arguments, "--json"]) == 0
    played = json.loads(capsys.readouterr().out)
    parts = played["goods"] + played["economic"] + sum(row["points"] for row in played["settlements"])
    assert played["score"] == parts
    assert main(["explain", str(record), "--at", "10"]) == 0
    shown = capsys.readouterr().out
    assert all(Words("en").text(f"term-{term}").split(",")[0][:20] in shown for term in TERMS)
    assert main(["explain", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["worth"] == played["score"]


def test_ceramics_count_in_the_score_at_once() -> None:
    position = start()
    position.players[0].goods[CERAMIC] += 1
    assert total_score(position, 0) == total_score(start(), 0) + 3


def late_two_player_game(lead: int) -> Position:
    """D is out, player 0 has so many points in ceramics more (or less), five buildings are left to go."""
    position = random_position("2-long", "france", 40)
    while decks_out(position) < 5:
        random_step(position, Dice(int(position.round)))
    for player in position.players[:2]:
        for good in range(KINDS):
            player.goods[good] = 0
    ahead = lead - int(total_score(position, 0) - total_score(position, 1))
    position.players[0 if ahead > 0 else 1].goods[CERAMIC] = abs(ahead) // int(POINTS[CERAMIC])
    most = position.setup.mode.display_ends + 5
    while buildings_left(position) > most:
        position.display &= position.display - 1
    return position


@pytest.mark.parametrize("lead", [60, -60])
def test_whoever_leads_wants_the_display_to_run_out(lead: int) -> None:
    position = late_two_player_game(lead)
    assert (wish(position, 0) > 0) == (lead > 0)
    before = ending(position, 0, 0, keen=False)
    position.display &= position.display - 1
    assert ending(position, 0, 0, keen=False) > before


def test_nobody_plays_for_time_for_ever() -> None:
    position = late_two_player_game(-60)
    assert wish(position, 0) == -1.0
    position.round = position.setup.mode.phases[3] + 14
    assert wish(position, 0) == wish(position, 1) == 1.0


def test_elsewhere_the_end_is_nobodys_wish() -> None:
    assert wish(random_position("3-long", "france", 100), 0) == 0.0
    assert wish(start("2-long"), 0) == 0.0


def test_room_and_goods_for_the_next_building_bring_the_end_nearer() -> None:
    position = late_two_player_game(60)
    before = ending(position, 0, 0, keen=True)
    assert ending(position, 0, 2, keen=True) > before
    for good in (WOOD, CLAY, STONE, STRAW, COIN):
        position.players[0].goods[good] += 6
    assert ending(position, 0, 0, keen=True) > before


def test_within_a_search_a_wish_does_not_change() -> None:
    """Otherwise every point would count many times, for what it does to the wish."""
    position = late_two_player_game(9)
    weights_of_the_end = [0.0] * FEATURES
    weights_of_the_end[GENERAL.index("ending")] = 1.0
    judge = Evaluator(weights_of_the_end)
    judge.look_from(position)
    before = judge.worth(position, 0)
    position.players[0].goods[CERAMIC] += 1
    assert judge.worth(position, 0) == pytest.approx(before + float(POINTS[CERAMIC]))


def test_a_game_goes_through_all_stages() -> None:
    for mode in ("solo", "4-long", "3-short"):
        position = start(mode)
        seen = []
        for number in range(1, position.setup.mode.last_round + 1):
            position.round = number
            seen.append(int(stage(position)))
        assert seen == sorted(seen) and set(seen) == set(range(STAGES))
    assert stage(start("2-long")) == 0
    assert stage(late_two_player_game(60)) >= STAGES - 3


def test_each_stage_is_judged_by_its_own_weights() -> None:
    stages = [[0.0] * FEATURES for _ in range(STAGES)]
    for number, numbers in enumerate(stages):
        numbers[GENERAL.index("forests")] = float(number)
    evaluators = StagedEvaluator(stages)
    position = start("solo")
    assert evaluators.at(position).worth(position, 0) == total_score(position, 0)
    position.round = 32
    assert evaluators.at(position).weights[GENERAL.index("forests")] == STAGES - 1


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_the_brother_has_weights_for_every_group_of_modes(variant: str) -> None:
    assert set(weights()["monk"][variant]) == set(GROUPS)
    assert {mode for modes in GROUPS.values() for mode in modes} == set(MODE)


def test_who_plans_alone_has_weights_for_that_and_else_the_brothers() -> None:
    assert set(weights()["cellarer"]["ireland"]) == {"solo"}
    assert stages_of("cellarer", "ireland", "solo") == weights()["cellarer"]["ireland"]["solo"]
    assert stages_of("cellarer", "ireland", "2-long") == weights()["monk"]["ireland"]["two"]


@pytest.mark.parametrize("mode", ["solo", "2-long", "4-short"])
def test_what_is_kept_of_the_land_is_what_would_be_counted(mode: str) -> None:
    """The judge remembers lands; one that has seen others before says the same as one that has not."""
    position = start(mode, "ireland")
    dice = Dice(8)
    numbers = weights()["monk-1"]["ireland"]["all"][0]
    used = Evaluator(numbers)
    for _ in range(150):
        random_step(position, dice)
        for board in range(position.setup.players):
            assert used.worth(position, board) == Evaluator(numbers).worth(position, board)


@pytest.mark.parametrize("mode", ["2-long", "4-short"])
def test_a_rival_counts_what_the_best_of_the_others_has(mode: str) -> None:
    """What is remembered of the others is what they have now."""
    position = start(mode)
    dice = Dice(5)
    numbers = weights()["monk-1"]["france"]["all"][0]
    rival = Evaluator(numbers, rivalry=0.5)
    plain = Evaluator(numbers)
    rival.look_from(position)
    plain.look_from(position)
    for _ in range(150):
        random_step(position, dice)
        worths = [plain.worth(position, board) for board in range(position.setup.players)]
        for board, own in enumerate(worths):
            best = max(worths[:board] + worths[board + 1 :])
            assert rival.value(position, board) == pytest.approx(own - 0.5 * best)


def test_quick_keys_tell_tables_apart() -> None:
    position = start("3-long")
    dice = Dice(2)
    seen: dict[int, str] = {}
    for _ in range(300):
        text = position_text(position)
        assert seen.setdefault(quick_key(position), text) == text
        assert quick_key(position.copy()) == quick_key(position)
        random_step(position, dice)
    assert len(seen) > 250
