"""Every card of the game, a row a card: numbers and functions. Codes follow from the rows (`codes.py`)."""

from typing import Final

from mypy_extensions import i64

from labora.rules.components.card import NO_CODE, Card
from labora.rules.components.effects import (
    ALL_OWN,
    ANY_NUMBER,
    BUILD,
    CLEAR_LAND,
    IMPROVE,
    OWN_PRIOR,
    REWARD_CLOISTERS,
    REWARD_WILDERNESS,
    SETTLE,
    SHIP,
    TAKE_LAND,
    USE_DISPLAY,
    USE_NEIGHBOUR,
    USE_OCCUPIED,
    USE_PRIOR,
    Part,
    another_basic_good,
    basic_good,
    different,
    gain,
    joined,
    one_of,
    produce,
    trade,
)
from labora.rules.components.goods import (
    BEER,
    BREAD,
    CLAY,
    COIN,
    GRAIN,
    GRAPES,
    LIVESTOCK,
    MALT,
    MEAT,
    STONE,
    WHISKEY,
    WINE,
)

_LAND: Final = ("coast", "plains", "hillside")


def _building(
    identifier: str,
    name: str,
    deck: str,
    players: str,
    cost: str,
    economic: i64,
    dwelling: i64,
    *parts: Part,
    cloister: bool = False,
    terrain: tuple[str, ...] = _LAND,
    never_in: tuple[str, ...] = (),
) -> Card:
    return Card(
        identifier,
        int(identifier[1:]),
        name,
        kind="building",
        deck=deck,
        players=players,
        cost=cost,
        terrain=terrain,
        cloister=cloister,
        economic=economic,
        dwelling=dwelling,
        parts=parts,
        never_in=never_in,
    )


def _basic(
    identifier: str, name: str, dwelling: i64, terrain: str, part: Part, cloister: bool = False
) -> Card:
    return Card(
        identifier,
        NO_CODE,
        name,
        kind="basic",
        deck="heartland",
        players="all",
        cost="",
        terrain=(terrain,),
        cloister=cloister,
        economic=0,
        dwelling=dwelling,
        parts=(part,),
        never_in=(),
    )


def _settlement(
    name: str,
    deck: str,
    cost: str,
    economic: i64,
    dwelling: i64,
    terrain: tuple[str, ...] = _LAND,
) -> Card:
    return Card(
        name.lower().replace(" ", "-").replace("'", ""),
        NO_CODE,
        name,
        kind="settlement",
        deck=deck,
        players="all",
        cost=cost,
        terrain=terrain,
        cloister=False,
        economic=economic,
        dwelling=dwelling,
        parts=(),
        never_in=(),
    )


def _wilderness(name: str) -> Card:
    return Card(
        name.lower(),
        NO_CODE,
        name,
        kind="wilderness",
        deck="heartland",
        players="all",
        cost="",
        terrain=("plains",),
        cloister=False,
        economic=0,
        dwelling=0,
        parts=(),
        never_in=(),
    )


_COASTAL: Final = ("coast",)
_HILLS: Final = ("hillside",)
_PEAK: Final = ("mountain",)
_NOT_SMALL: Final = ("solo", "2-long")

# fmt: off
BOTH: Final = (
    _building("G01", "Priory", "start", "3+", "1 wood + 1 clay", 4, 3,
              Part(goal=USE_PRIOR), cloister=True),
    _building("G02", "Cloister Courtyard", "start", "all", "2 wood", 4, 4,
              different(3, "", basic_good(6)), cloister=True),
    _building("G06", "Fuel Merchant", "start", "3+", "1 clay + 1 straw", 5, 2,
              Part("3 energy", "", limit=3, tiers=(5, 8, 10))),
    _building("G07", "Peat Coal Kiln", "start", "all", "1 clay", 4, -2,
              gain("1 peat-coal + 1 coin"), trade("1 peat", "1 peat-coal", limit=ANY_NUMBER)),
    _building("G12", "Stone Merchant", "start", "all", "1 wood", 6, 1,
              trade("2 food + 1 energy", "1 stone", limit=5)),
    _building("G13", "Builders' Market", "start", "4", "2 clay", 6, 1,
              trade("2 coin", "2 wood + 2 clay + 1 stone + 1 straw")),
    _building("G16", "Cloister Chapter House", "A", "3+", "3 clay + 1 straw", 2, 5,
              gain("1 clay + 1 wood + 1 peat + 1 livestock + 1 grain + 1 coin"), cloister=True),
    _building("G18", "Cloister Workshop", "A", "all", "3 wood", 7, 2,
              joined("1 clay + 1 energy", "1 ceramic", limit=3),
              trade("1 stone + 1 energy", "1 ornament"), cloister=True),
    _building("G19", "Slaughterhouse", "A", "all", "2 wood + 2 clay", 8, -3,
              trade("1 livestock + 1 straw", "1 meat", limit=ANY_NUMBER)),
    _building("G22", "Quarry", "B", "all", "5 coin", 7, -4, produce(STONE), terrain=_PEAK),
    _building("G26", "Shipyard", "B", "all", "4 clay + 1 stone", 15, -2,
              trade("2 wood", "1 ornament + 5 coin"), terrain=_COASTAL),
    _building("G28", "Castle", "C", "all", "6 wood + 5 stone", 15, 7,
              Part(goal=SETTLE), terrain=("hillside", "mountain")),
    _building("G34", "Sacristy", "D", "all", "3 stone + 2 straw", 10, 7,
              trade("1 book + 1 ceramic + 1 ornament + 1 reliquary", "1 wonder"), cloister=True),
    _building("G39", "Estate", "D", "4", "2 wood + 2 stone", 5, 6,
              joined("10 food", "1 book + 1 ornament", limit=2),
              Part("6 energy", "1 book + 1 ornament", limit=2, shares_limit=True)),
    _building("G41", "House of the Brotherhood", "D", "all", "1 clay + 1 stone", 3, 3,
              Part("5 coin", goal=REWARD_CLOISTERS), cloister=True),
)

FRENCH: Final = (
    _building("F03", "Grain Storage", "start", "4", "1 wood + 1 straw", 3, 4,
              trade("1 coin", "6 grain")),
    _building("F04", "Windmill", "start", "all", "3 wood + 2 clay", 10, 6,
              trade("1 grain", "1 flour + 1 straw", limit=7), terrain=("coast", "hillside")),
    _building("F05", "Bakery", "start", "all", "2 clay + 1 straw", 4, 5,
              trade("1 flour + 1/2 energy", "1 bread", limit=ANY_NUMBER),
              trade("1 bread", "4 coin", limit=2)),
    _building("F08", "Market", "start", "all", "2 stone", 5, 8, different(4, "7 coin + 1 bread")),
    _building("F09", "Cloister Garden", "start", "3+", "3 coin", 5, 0,
              gain("1 grapes"), Part(goal=USE_NEIGHBOUR), cloister=True),
    _building("F10", "Carpentry", "start", "4", "2 wood + 1 clay", 7, 0,
              Part(forests=1, goal=BUILD), never_in=_NOT_SMALL),
    _building("F11", "Harbor Promenade", "start", "all", "1 wood + 1 stone", 1, 7,
              gain("1 wood + 1 wine + 1 coin + 1 ceramic"), terrain=_COASTAL),
    _building("F14", "Grapevine", "A", "all", "1 wood", 3, 6,
              produce(GRAPES), terrain=_HILLS, never_in=("solo",)),
    _building("F15", "Financed Estate", "A", "4", "1 clay + 1 stone", 4, 6,
              trade("1 coin", "1 book + 1 bread + 2 grapes + 2 flour")),
    _building("F17", "Cloister Library", "A", "all", "2 stone + 1 straw", 7, 7,
              trade("1 coin", "1 book", limit=3), trade("1 book", "1 meat + 1 wine"), cloister=True),
    _building("F20", "Inn", "B", "3+", "2 wood + 2 straw", 4, 6,
              trade("1 wine", "6 coin"), Part("1 food", "1 coin", limit=7, any_food=True)),
    _building("F21", "Winery", "B", "all", "2 clay + 2 straw", 4, 5,
              trade("1 grapes", "1 wine", limit=ANY_NUMBER), trade("1 wine", "7 coin")),
    _building("F23", "Bathhouse", "B", "4", "1 stone + 1 straw", 2, 6,
              Part("1 coin", "1 book + 1 ceramic", recall=ALL_OWN), cloister=True),
    _building("F24", "Cloister Church", "B", "all", "5 clay + 3 stone", 12, 9,
              trade("1 bread + 1 wine", "1 reliquary", limit=2), cloister=True),
    _building("F25", "Chamber of Wonders", "B", "4", "1 wood + 1 clay", 0, 6, different(13, "1 wonder")),
    _building("F27", "Palace", "C", "all", "25 coin", 25, 8,
              Part("1 wine", goal=USE_OCCUPIED), terrain=_HILLS),
    _building("F29", "Quarry", "C", "3+", "5 coin", 7, -4,
              produce(STONE), terrain=_PEAK, never_in=_NOT_SMALL),
    _building("F30", "Town Estate", "C", "all", "2 stone + 2 straw", 6, 5, trade("1 ceramic", "12 coin")),
    _building("F31", "Grapevine", "C", "4", "1 wood", 3, 6,
              produce(GRAPES), terrain=_HILLS, never_in=_NOT_SMALL),
    _building("F32", "Calefactory", "C", "3+", "1 stone", 2, 5,
              Part("1 coin", goal=CLEAR_LAND), cloister=True),
    _building("F33", "Shipping Company", "C", "all", "3 wood + 3 clay", 8, 4,
              Part("3 energy", goal=SHIP, wheel=(MEAT, BREAD, WINE)), terrain=_COASTAL),
    _building("F35", "Forger's Workshop", "D", "all", "2 clay + 1 straw", 4, 2,
              Part("10 coin", "1 reliquary", limit=ANY_NUMBER, rebate=5)),
    _building("F36", "Pilgrimage Site", "D", "3+", "6 coin", 2, 6, Part(goal=IMPROVE), Part(goal=IMPROVE)),
    _building("F37", "Dormitory", "D", "all", "3 clay", 3, 4,
              gain("1 ceramic"), trade("1 straw + 1 wood", "1 book", limit=ANY_NUMBER), cloister=True),
    _building("F38", "Printing Office", "D", "all", "1 wood + 2 stone", 5, 5,
              Part("", "1 book", forests=4, limit=4)),
    _building("F40", "Hospice", "D", "3+", "3 wood + 1 straw", 7, 5, Part(goal=USE_DISPLAY), cloister=True),
)

IRISH: Final = (
    _building("I03", "Granary", "start", "4", "1 wood", 2, 3,
              trade("1 coin", "4 grain + 1 book"), cloister=True),
    _building("I04", "Malthouse", "start", "all", "2 clay", 5, 4,
              trade("1 grain", "1 malt + 1 straw", limit=ANY_NUMBER)),
    _building("I05", "Brewery", "start", "all", "2 stone + 1 straw", 9, 7,
              trade("1 malt + 1 grain", "1 beer", limit=ANY_NUMBER), trade("1 beer", "7 coin")),
    _building("I08", "False Lighthouse", "start", "all", "2 wood + 1 clay", 5, 5,
              gain("3 coin", one_of(1, BEER, WHISKEY)), terrain=_COASTAL),
    _building("I09", "Spinning Mill", "start", "3+", "1 wood + 1 straw", 3, 3, Part(herd=True)),
    _building("I10", "Cottage", "start", "4", "1 stone + 1 straw", 5, 0,
              gain("1 malt"), Part(goal=USE_NEIGHBOUR)),
    _building("I11", "Houseboat", "start", "all", "1 wood", 4, 6,
              gain("1 wood + 1 malt + 1 coin + 1 peat"), terrain=("water",)),
    _building("I14", "Sacred Site", "A", "all", "1 stone", 3, 6,
              gain("1 book", one_of(2, GRAIN, MALT), one_of(1, BEER, WHISKEY))),
    _building("I15", "Druid's House", "A", "4", "1 clay + 1 stone", 6, 6,
              trade("1 book", "", basic_good(5), another_basic_good(3)), terrain=_HILLS),
    _building("I17", "Scriptorium", "A", "all", "1 wood + 1 straw", 3, 5,
              trade("1 coin", "1 book + 1 meat + 1 whiskey"), cloister=True),
    _building("I20", "Alehouse", "B", "3+", "1 wood + 1 stone", 3, 6,
              trade("1 beer", "8 coin"), trade("1 whiskey", "7 coin")),
    _building("I21", "Whiskey Distillery", "B", "all", "2 clay + 2 straw", 6, 5,
              trade("1 malt + 1 wood + 1 peat", "2 whiskey", limit=ANY_NUMBER)),
    _building("I23", "Locutory", "B", "4", "3 wood + 2 clay", 7, 1,
              Part("2 coin", recall=OWN_PRIOR, goal=BUILD), cloister=True),
    _building("I24", "Chapel", "B", "all", "3 clay + 3 stone", 10, 8,
              trade("1 coin", "1 book"), trade("1 beer + 1 whiskey", "1 reliquary", limit=3), cloister=True),
    _building("I25", "Portico", "B", "4", "2 clay", 2, 6,
              trade("1 reliquary", "2 coin + 2 clay + 2 wood + 2 livestock + 2 grain + 2 peat + 2 stone"),
              cloister=True),
    _building("I27", "Grand Manor", "C", "all", "20 coin", 18, 7, Part("1 whiskey", goal=USE_OCCUPIED)),
    _building("I29", "Forest Hut", "C", "3+", "1 clay + 1 straw", 1, 5,
              Part("", "2 livestock + 2 wood + 1 stone", forests=1)),
    _building("I30", "Refectory", "C", "all", "1 wood + 2 clay", 4, 5,
              gain("1 beer + 1 meat"), trade("1 meat", "1 ceramic", limit=4), cloister=True),
    _building("I31", "Coal Harbor", "C", "4", "1 clay + 2 stone", 12, 0,
              trade("1 peat-coal", "3 coin + 1 whiskey", limit=3), terrain=_COASTAL),
    _building("I32", "Filial Church", "C", "3+", "3 wood + 4 clay", 6, 7,
              different(5, "1 reliquary"), cloister=True),
    _building("I33", "Cooperage", "C", "all", "3 clay + 1 straw", 5, 3,
              Part("3 wood", goal=SHIP, wheel=(BEER, WHISKEY))),
    _building("I35", "Round Tower", "D", "all", "4 stone", 6, 2,
              trade("5 coin + 1 whiskey + 14 points", "1 wonder"), terrain=_HILLS),
    _building("I36", "Camera", "D", "3+", "2 clay", 5, 3,
              trade("1 book + 1 ceramic", "1 coin + 1 clay + 1 reliquary", limit=2), cloister=True),
    _building("I37", "Bulwark", "D", "all", "2 wood + 4 clay", 8, 6, Part("1 book", goal=TAKE_LAND)),
    _building("I38", "Festival Ground", "D", "all", "10 coin", 3, 7, Part("1 beer", goal=REWARD_WILDERNESS)),
    _building("I40", "Guesthouse", "D", "3+", "3 wood + 1 straw", 7, 5, Part(goal=USE_DISPLAY)),
)

BASICS: Final = (
    _basic("clay-mound", "Clay Mound", 3, "hillside", produce(CLAY)),
    _basic("farmyard", "Farmyard", 2, "plains", produce(GRAIN, LIVESTOCK)),
    _basic("cloister-office", "Cloister Office", 2, "plains", produce(COIN), cloister=True),
)
SETTLEMENTS: Final = (
    _settlement("Shanty Town", "start", "1 food + 1 energy", 0, -3),
    _settlement("Farming Village", "start", "3 food + 3 energy", 1, 1),
    _settlement("Market Town", "start", "7 food", 2, 2),
    _settlement("Fishing Village", "start", "8 food + 3 energy", 4, 6, _COASTAL),
    _settlement("Artist's Colony", "A", "5 food + 1 energy", -1, 5),
    _settlement("Hamlet", "B", "5 food + 6 energy", 3, 4),
    _settlement("Village", "C", "15 food + 9 energy", 8, 6),
    _settlement("Hillside Village", "D", "30 food + 3 energy", 10, 8, _HILLS),
)
WILDERNESS: Final = (
    _wilderness("Forest"),
    _wilderness("Moor"),
)
# fmt: on
NOTHING: Final = _wilderness("empty")
