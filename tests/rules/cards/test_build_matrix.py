"""Every way to build: {main action, contract, chain, bonus round} x {plain, Carpentry, Locutory} (R14)."""

from dataclasses import dataclass

import pytest

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import (
    BONUS,
    CONTRACT,
    GARDEN_WAY,
    GIFT,
    HOSPICE_WAY,
    OWN,
    OWN_PRIOR,
    PALACE_WAY,
    PRIORY,
    Case,
    Way,
    enter,
    finish,
    stage,
)
from tests.rules.scene import (
    card_at,
    clergymen,
    display,
    goods,
    kind,
    on_display,
    options,
    owned,
    place_of,
    play,
    standing,
    table,
    why,
)

HOME = "supply"
AWAY = "clay-mound@0"
# The site of every building here: plains of player 0 that are free in every route.
SITE = "2,2"


@dataclass(frozen=True)
class Route:
    """A way to the question what to build, from where the prior is then."""

    variant: str
    # What is used to build, and how it is used; no way: the main action itself.
    card: str
    way: Way | None
    bonus: bool
    prior: str

    def __str__(self) -> str:
        how = str(self.way) if self.way else "bonus round" if self.bonus else "main action"
        what = {"F10": "Carpentry", "I23": "Locutory"}.get(self.card, "plain")
        return f"{self.variant} {what} by {how}, prior in {self.prior}"

    @property
    def line(self) -> str:
        """From the card's function to the choice of a building."""
        return {"F10": "1,0", "I23": "x1"}.get(self.card, "build")

    @property
    def privilege(self) -> bool:
        """Is the prior available once the building stands?"""
        return self.prior == HOME or self.card == "I23"


def _routes() -> list[Route]:
    found = []
    for variant in ("france", "ireland"):
        found += [Route(variant, "", None, False, prior) for prior in (HOME, AWAY)]
        found.append(Route(variant, "", None, True, HOME))
    for variant, card in (("france", "F10"), ("ireland", "I23")):
        for way in (OWN, CONTRACT, GIFT, PRIORY, PALACE_WAY, GARDEN_WAY, HOSPICE_WAY):
            found += [Route(variant, card, way, False, prior) for prior in (HOME, AWAY)]
        found.append(Route(variant, card, OWN_PRIOR, False, f"{card}@0"))
        found.append(Route(variant, card, BONUS, True, f"{card}@2"))
    return found


ROUTES = _routes()
INDIRECT = [route for route in ROUTES if route.card]
PRIVILEGED = [route for route in ROUTES if route.privilege]
UNPRIVILEGED = [route for route in ROUTES if not route.privilege]

every_route = pytest.mark.parametrize("route", ROUTES, ids=str)
every_indirect_route = pytest.mark.parametrize("route", INDIRECT, ids=str)
every_privileged_route = pytest.mark.parametrize("route", PRIVILEGED, ids=str)
every_unprivileged_route = pytest.mark.parametrize("route", UNPRIVILEGED, ids=str)


def choosing(route: Route, before: str, *cards: str) -> Position:
    """The choice what to build, with these goods in hand and these cards on display."""
    paid = f"{before}+2coin" if route.card == "I23" else before
    case = Case(route.variant, route.card, paid, "", "")
    position = enter(case, route.way) if route.way else stage(case, route.bonus)
    if route.prior == AWAY:
        position.players[0].prior = place_of(position, AWAY)
    display(position, *cards)
    return play(position, route.line)


def raiser(route: Route) -> str:
    return "F21" if route.variant == "france" else "I21"


@every_route
def test_a_building_costs_its_cost_and_comes_from_the_display_to_the_users_land(route: Route) -> None:
    position = choosing(route, "3clay", "G07", "G16")
    finish(play(position, f"G07 {SITE}"))
    assert owned(position, 0) == {"clay": 2}
    assert card_at(position, 0, 2, 2) == "G07"
    assert on_display(position) == {"G16"}


@every_route
def test_only_what_can_be_paid_and_placed_can_be_built(route: Route) -> None:
    position = choosing(route, "1clay", "G07", "G13", "G22")
    assert [text for text in options(position) if text != "skip"] == ["G07"]
    assert why(position, "G13") == why(position, "G22") == "cannot-pay"
    assert why(position, "G41") == "not-in-display"


@every_route
def test_terrain_and_cloister_neighbours_count_in_every_way_of_building(route: Route) -> None:
    position = choosing(route, "9clay+9wood+9stone", "G26", "G02")
    assert why(position, "G26") == "no-space"
    play(position, "G02")
    assert "4,2" in options(position)
    assert why(position, "1,2") == "not-beside-cloister"
    assert why(position, "0,2") == "space-taken"


@pytest.mark.parametrize("route", [route for route in ROUTES if not route.card], ids=str)
def test_the_main_action_must_build_something(route: Route) -> None:
    assert why(choosing(route, "1clay", "G07"), "skip") == "must-choose"


@every_indirect_route
def test_r14_building_through_a_card_may_be_declined(route: Route) -> None:
    position = play(choosing(route, "1clay", "G07"), "skip")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"clay": 1}
    assert on_display(position) == {"G07"}


@every_indirect_route
def test_r14_with_nothing_to_build_a_card_only_asks_to_decline(route: Route) -> None:
    assert options(choosing(route, "1clay", "G13")) == ["skip"]


@every_privileged_route
def test_an_available_prior_may_go_to_the_new_building_and_use_it(route: Route) -> None:
    position = play(choosing(route, "1clay", "G07"), f"G07 {SITE}")
    assert options(position) == ["skip", "prior"]
    finish(play(position, "prior x1"))
    assert standing(position, 0)["prior"] == ["G07@0"]
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}


@every_privileged_route
def test_the_priors_privilege_may_be_declined(route: Route) -> None:
    position = play(choosing(route, "1clay", "G07"), f"G07 {SITE} skip")
    assert kind(position) == "turn"
    assert standing(position, 0)["prior"] == [HOME]
    assert owned(position, 0) == {}


@every_privileged_route
def test_r31_the_prior_may_go_where_the_building_is_not_used(route: Route) -> None:
    position = play(choosing(route, "1clay", "G07"), f"G07 {SITE} prior x0")
    assert kind(position) == "turn"
    assert standing(position, 0)["prior"] == ["G07@0"]
    assert owned(position, 0) == {}


@every_privileged_route
def test_r31_the_prior_may_go_where_the_function_cannot_be_used(route: Route) -> None:
    position = play(choosing(route, "1wood", "G12"), f"G12 {SITE} prior")
    assert kind(position) == "turn"
    assert standing(position, 0)["prior"] == ["G12@0"]


@every_unprivileged_route
def test_without_the_prior_there_is_no_privilege(route: Route) -> None:
    position = play(choosing(route, "1clay", "G07"), f"G07 {SITE}")
    assert kind(position) == "turn"
    assert standing(position, 0)["prior"] == [route.prior]
    assert owned(position, 0) == {}


@every_route
def test_the_winery_and_the_whiskey_distillery_raise_the_fee_however_they_are_built(route: Route) -> None:
    position = choosing(route, "2clay+2straw", raiser(route))
    assert not position.fee_raised
    finish(play(position, f"{raiser(route)} {SITE}"))
    assert position.fee_raised


@every_indirect_route
def test_a_winery_that_is_not_built_raises_nothing(route: Route) -> None:
    position = play(choosing(route, "2clay+2straw", raiser(route)), "skip")
    assert not position.fee_raised


def test_the_matrix_holds_every_combination_with_and_without_the_prior() -> None:
    cells = {
        (route.card or "plain", route.bonus, route.way.name if route.way else "", route.privilege)
        for route in ROUTES
    }
    ways = [way.name for way in (CONTRACT, PRIORY, PALACE_WAY, GARDEN_WAY, HOSPICE_WAY)]
    assert {("plain", False, "", True), ("plain", False, "", False), ("plain", True, "", True)} <= cells
    assert {("F10", False, name, prior) for name in ways for prior in (True, False)} <= cells
    assert {("I23", False, name, True) for name in ways} <= cells
    assert {("F10", True, BONUS.name, False), ("I23", True, BONUS.name, True)} <= cells


@pytest.mark.parametrize(("variant", "card"), [("france", "F21"), ("ireland", "I21")])
def test_the_raised_fee_is_paid_by_everybody_in_the_next_contract(variant: str, card: str) -> None:
    position = table("4-long", variant)
    display(position, card)
    goods(position, 0, "2clay+2straw")
    for player, coins in ((1, 2), (2, 1), (3, 0)):
        goods(position, player, f"{coins}coin")
    play(position, f"build {card} 3,0 skip end contract farmyard@3 coins prior skip end")
    assert owned(position, 3) == {"coin": 2}
    assert why(position, "contract") == "no-fee"


def test_a_build_inside_a_contract_leaves_the_owners_board_alone() -> None:
    position = choosing(Route("france", "F10", CONTRACT, False, HOME), "1clay", "G07")
    before = list(position.players[1].cells)
    finish(play(position, f"G07 {SITE}"))
    assert list(position.players[1].cells) == before
    assert standing(position, 1)["lay"] == ["F10@1", "supply"]


def test_a_chain_may_go_on_through_a_building_just_built() -> None:
    """Carpentry, then a new Priory with the prior on it, then another player's Clay Mound."""
    position = choosing(Route("france", "F10", OWN, False, HOME), "1wood+1clay", "G01")
    clergymen(position, 3, prior="clay-mound@3")
    play(position, "G01 4,2 prior clay-mound@3 clay")
    assert owned(position, 0) == {"clay": 4}
