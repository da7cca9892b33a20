"""Every row of the tables of cases, in every way of using a building."""

import pytest

from labora.rules.components.cards import CARDS
from tests.rules.cards.card_uses import (
    CONTRACT,
    HOSPICE_WAY,
    OWN,
    PALACE_WAY,
    PLACING,
    PRIORY,
    REACHING,
    Case,
    Way,
    begin,
    enter,
    finish,
    hand,
    shown,
    stage,
)
from tests.rules.cards.cases_both import BOTH
from tests.rules.cards.cases_france import FRANCE
from tests.rules.cards.cases_ireland import IRELAND
from tests.rules.scene import kind, owned, play

CASES = [*BOTH, *FRANCE, *IRELAND]
USES = [case for case in CASES if case.line]
IDLE = [case for case in CASES if not case.line]
# Always of some use: they give without asking for anything.
GENEROUS = {"G07", "G16", "F09", "F11", "F37", "I08", "I10", "I11", "I14", "I30"}
# Depends on where the card stands (R27): see test_points.py.
ELSEWHERE = {"G41"}


def ways_of(case: Case, ways: tuple[Way, ...]) -> list[tuple[Case, Way]]:
    return [(case, way) for way in ways if case.card not in way.never]


def named(pairs: list[tuple[Case, Way]]) -> list[object]:
    return [pytest.param(case, way, id=f"{case} by {way}") for case, way in pairs]


@pytest.mark.parametrize(
    ("case", "way"), named([pair for case in USES for pair in ways_of(case, PLACING + REACHING)])
)
def test_a_use_does_exactly_what_the_card_says_in_every_way_of_using_it(case: Case, way: Way) -> None:
    position = stage(case, way.bonus)
    before = shown(position)
    finish(play(begin(position, case, way), case.line))
    assert owned(position, 0) == hand(case.after)
    assert shown(position) == before | case.wheel


@pytest.mark.parametrize("case", USES, ids=str)
def test_r13_a_contract_leaves_the_others_nothing_but_the_fee(case: Case) -> None:
    position = enter(case, CONTRACT)
    before = [owned(position, player) for player in range(1, 4)]
    cells = [list(position.players[player].cells) for player in range(1, 4)]
    finish(play(position, case.line))
    assert before[0]["coin"] == 2
    assert [owned(position, player) for player in range(1, 4)] == before
    assert [list(position.players[player].cells) for player in range(1, 4)] == cells


@pytest.mark.parametrize("case", USES, ids=str)
def test_a_building_may_be_left_unused(case: Case) -> None:
    position = stage(case)
    before = shown(position)
    finish(begin(position, case, OWN))
    assert owned(position, 0) == hand(case.hand)
    assert shown(position) == before


@pytest.mark.parametrize(("case", "way"), named([pair for case in IDLE for pair in ways_of(case, PLACING)]))
def test_r31_a_clergyman_may_stand_where_the_function_cannot_be_used(case: Case, way: Way) -> None:
    position = stage(case, way.bonus)
    before = shown(position)
    begin(position, case, way)
    assert kind(position) == "turn"
    assert owned(position, 0) == hand(case.hand)
    assert shown(position) == before


@pytest.mark.parametrize(
    ("case", "way"),
    named([pair for case in IDLE for pair in ways_of(case, (PRIORY, PALACE_WAY, HOSPICE_WAY))]),
)
def test_r20_what_would_do_nothing_is_not_reached(case: Case, way: Way) -> None:
    position = stage(case)
    opening, _ = way.open(position, case.card)
    before = owned(position, 0)
    play(position, opening)
    assert kind(position) == "turn"
    assert owned(position, 0) == before


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_the_tables_have_a_use_of_every_card(variant: str) -> None:
    cards = {card.id for card in CARDS[["france", "ireland"].index(variant)] if card.is_building}
    assert {case.card for case in USES if case.variant == variant} == cards - ELSEWHERE
    assert {case.card for case in IDLE if case.variant == variant} == cards - ELSEWHERE - GENEROUS
