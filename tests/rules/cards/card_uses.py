"""Using a card in every way that the rules know: the same use has to give the same result in all of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from labora.rules.components.goods import NUMBER
from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    clergymen,
    display,
    goods,
    idle_until,
    kind,
    land,
    options,
    place_of,
    play,
    put,
    table,
    value,
    wheel,
)

# What the wheel yields in every case that does not say otherwise.
WHEEL = {"clay": 4, "coin": 5, "grain": 6, "livestock": 3, "wood": 5, "peat": 4, "stone": 2, "joker": 7}
GRAPES = {"france": 3, "ireland": -1}
DRINK = {"france": "wine", "ireland": "whiskey"}
PALACE = {"france": "F27", "ireland": "I27"}
GARDEN = {"france": "F09", "ireland": "I10"}
HOSPICE = {"france": "F40", "ireland": "I40"}
BASIC = ("clay-mound", "farmyard", "cloister-office")

Scene = Callable[[Position], None]


def plain(position: Position) -> None:
    """Nothing special on the table."""


@dataclass(frozen=True)
class Case:
    """With this hand, playing this line in a building leaves that hand. No line: nothing to use."""

    variant: str
    card: str
    hand: str
    line: str
    after: str
    # Indicators that show another value afterwards.
    wheel: dict[str, int] = field(default_factory=dict)
    scene: Scene = plain

    def __str__(self) -> str:
        return f"{self.variant} {self.card} [{self.hand}] {self.line or 'no use'}"


def used(card: str, hand: str, line: str, after: str, scene: Scene = plain, **changed: int) -> list[Case]:
    return [Case(variant, card, hand, line, after, changed, scene) for variant in variants(card)]


def idle(card: str, hand: str, scene: Scene = plain) -> list[Case]:
    return [Case(variant, card, hand, "", hand, {}, scene) for variant in variants(card)]


def variants(card: str) -> tuple[str, ...]:
    return {"F": ("france",), "I": ("ireland",)}.get(card[0], ("france", "ireland"))


@dataclass(frozen=True)
class Way:
    """Describe a way to come to the use of a card."""

    name: str
    # Sets the table, and tells how the way begins and which option then leads to the card ("": none).
    open: Callable[[Position, str], tuple[str, str]]
    never: tuple[str, ...] = ()
    bonus: bool = False

    def __str__(self) -> str:
        return self.name


def stage(case: Case, bonus: bool = False) -> Position:
    """Player 0 is to act, has four forests, two moors and empty plains, and the hand of the case."""
    position = bonus_round(case.variant) if bonus else table("4-long", case.variant, round=20)
    land(position, 0, "plains", 2)
    display(position)
    wheel(position, grapes=GRAPES[case.variant], **WHEEL)
    goods(position, 0, case.hand or "nothing")
    case.scene(position)
    return position


@cache
def _first_bonus_action(variant: str) -> Position:
    return idle_until(barren(table("4-long", variant, start=3, round=24)), 25)


def bonus_round(variant: str) -> Position:
    """4-long, round 25: player 0 has the first action, and the heartland of player 0 is as at the start."""
    position = _first_bonus_action(variant).copy()
    for card, spaces in (("forest", ((1, 0), (2, 0), (1, 1))), ("moor", ((0, 0), (0, 1)))):
        for space in spaces:
            put(position, 0, card, *space)
    return position


def enter(case: Case, way: Way) -> Position:
    """The position where the card's own function begins, or the turn if there is none."""
    return begin(stage(case, way.bonus), case, way)


def begin(position: Position, case: Case, way: Way) -> Position:
    opening, target = way.open(position, case.card)
    return play(position, f"{opening} {target}")


def shown(position: Position) -> dict[str, int]:
    """What each indicator of the wheel would yield."""
    return {name: value(position, name) for name in (*WHEEL, "grapes")}


def finish(position: Position) -> Position:
    """Leaves out the parts that are still to come."""
    while kind(position) != "turn":
        play(position, "skip" if "skip" in options(position) else "x0")
    return position


def add(position: Position, player: int, good: str, number: int = 1) -> None:
    position.players[player].goods[NUMBER[good]] += number


def hand(text: str) -> dict[str, int]:
    """`"1clay+2wood"` as the goods that it names."""
    found: dict[str, int] = {}
    for term in text.split("+") if text else []:
        good = term.lstrip("0123456789")
        found[good] = found.get(good, 0) + int(term.removesuffix(good))
    return found


def variant_of(position: Position) -> str:
    return "france" if position.setup.variant == 0 else "ireland"


def stand(position: Position, player: int, card: str) -> None:
    """Puts the card on the player's board; basic buildings are there already."""
    if card not in BASIC:
        put(position, player, card, 3, 1)


def _own(clergyman: str) -> Callable[[Position, str], tuple[str, str]]:
    def begin(position: Position, card: str) -> tuple[str, str]:
        stand(position, 0, card)
        return f"place {card}@0 {clergyman}", ""

    return begin


def _contract(pay: str, clergyman: str) -> Callable[[Position, str], tuple[str, str]]:
    def begin(position: Position, card: str) -> tuple[str, str]:
        stand(position, 1, card)
        add(position, 0, "coin" if pay == "coins" else DRINK[variant_of(position)])
        return f"contract {card}@1 {pay} {clergyman}", ""

    return begin


def _bonus(position: Position, card: str) -> tuple[str, str]:
    stand(position, 2, card)
    clergymen(position, 2, lay=(f"{card}@2",))
    return f"place {card}@2", ""


def _priory(position: Position, card: str) -> tuple[str, str]:
    put(position, 0, "G01", 3, 0)
    stand(position, 1, card)
    clergymen(position, 1, prior=f"{card}@1")
    return "place G01@0 lay-brother", f"{card}@1"


def _palace(position: Position, card: str) -> tuple[str, str]:
    palace = PALACE[variant_of(position)]
    put(position, 0, palace, 3, 0)
    stand(position, 1, card)
    clergymen(position, 1, lay=(f"{card}@1",))
    add(position, 0, DRINK[variant_of(position)])
    return f"place {palace}@0 lay-brother", f"x1 {card}@1"


def _garden(position: Position, card: str) -> tuple[str, str]:
    garden = GARDEN[variant_of(position)]
    put(position, 0, garden, 3, 1 if card in ("farmyard", "cloister-office") else 0)
    stand(position, 0, card)
    return f"place {garden}@0 lay-brother", f"x0 {card}@0"


def _hospice(position: Position, card: str) -> tuple[str, str]:
    hospice = HOSPICE[variant_of(position)]
    put(position, 0, hospice, 3, 0)
    display(position, card)
    return f"place {hospice}@0 lay-brother", card


OWN = Way("own lay brother", _own("lay-brother"))
OWN_PRIOR = Way("own prior", _own("prior"))
CONTRACT = Way("contract for coins", _contract("coins", "lay-brother"))
GIFT = Way("contract for a gift", _contract("gift", "prior"))
BONUS = Way("prior in the bonus round", _bonus, bonus=True)
PRIORY = Way("Priory", _priory, never=("G01",))
PALACE_WAY = Way("Palace or Grand Manor", _palace, never=("F27", "I27"))
GARDEN_WAY = Way("Garden or Cottage", _garden, never=("F09", "I10"))
HOSPICE_WAY = Way("Hospice or Guesthouse", _hospice, never=("F40", "I40", *BASIC))

PLACING = (OWN, OWN_PRIOR, CONTRACT, GIFT, BONUS)
REACHING = (PRIORY, PALACE_WAY, GARDEN_WAY, HOSPICE_WAY)


# Scenes that cases share. Player 3 takes part in no way of using a card.


def a_prior_in_a_farmyard(position: Position) -> None:
    clergymen(position, 3, prior="farmyard@3")


def a_lay_brother_in_a_farmyard(position: Position) -> None:
    clergymen(position, 3, lay=("farmyard@3",))


def clear_forests(position: Position, keep: int = 0) -> None:
    for column, row in ((0, 2), (1, 1), (2, 0), (1, 0))[keep:]:
        put(position, 0, "empty", column, row)


def one_forest(position: Position) -> None:
    """The one at (0, 2) is left."""
    clear_forests(position, 1)


def no_forest_no_moor(position: Position) -> None:
    clear_forests(position)
    put(position, 0, "empty", 0, 0)
    put(position, 0, "empty", 0, 1)


def only_a_moor(position: Position) -> None:
    clear_forests(position)
    put(position, 0, "empty", 0, 0)


def no_wonder_left(position: Position) -> None:
    add(position, 2, "wonder", 3)
    add(position, 3, "wonder", 5)


def one_wonder_left(position: Position) -> None:
    add(position, 2, "wonder", 2)
    add(position, 3, "wonder", 5)


def joker_at_nothing(position: Position) -> None:
    wheel(position, joker=0)


def stone_and_joker_at_nothing(position: Position) -> None:
    wheel(position, stone=0, joker=0)


def wheel_at_nothing(position: Position) -> None:
    wheel(position, **dict.fromkeys((*WHEEL, "grapes"), 0))


def only_the_joker(position: Position) -> None:
    wheel(position, grapes=-1, stone=-1)


def no_land_left(position: Position) -> None:
    """All districts and plots are taken by player 3."""
    for row in range(9):
        land(position, 3, "plains", 2 + row)
    for number in range(9):
        land(position, 3, "coast", 2 * number)


def stands_on(position: Position, building: str) -> int:
    """How many clergymen stand on a building."""
    place = place_of(position, building)
    return sum((player.prior, player.lay_one, player.lay_two).count(place) for player in position.players)
