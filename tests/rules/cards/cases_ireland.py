"""What Irish cards make of a hand: one row a case, written from the card texts."""

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import (
    Case,
    a_lay_brother_in_a_farmyard,
    clear_forests,
    idle,
    joker_at_nothing,
    no_forest_no_moor,
    no_land_left,
    no_wonder_left,
    one_forest,
    one_wonder_left,
    only_a_moor,
    used,
)
from tests.rules.scene import display


def chapter_house_on_display(position: Position) -> None:
    display(position, "G16")


IRELAND: list[Case] = [
    # Whiskey stands for 2 coins wherever coins are paid, change given
    *used("I03", "1whiskey", "x1", "1coin+4grain+1book"),
    Case("ireland", "G13", "1coin+2whiskey", "x1", "1coin+1whiskey+2wood+2clay+1stone+1straw"),
    Case("ireland", "G12", "1coin+2whiskey+1wood", "x1 2coin+1wood", "1coin+1whiskey+1stone"),
    Case("ireland", "G39", "5whiskey", "x1 10coin", "1book+1ornament"),
    Case("ireland", "G28", "1whiskey+1wood", "shanty-town 1,2 1coin+1wood", "1coin"),
    # Granary: 1 coin -> 4 grain + 1 book
    *used("I03", "3coin", "x1", "2coin+4grain+1book"),
    *idle("I03", "9grain"),
    # Malthouse: 1 grain -> 1 malt + 1 straw (any number)
    *used("I04", "1grain", "x1", "1malt+1straw"),
    *used("I04", "12grain", "x12", "12malt+12straw"),
    *used("I04", "3grain+1straw", "x2", "1grain+2malt+3straw"),
    *idle("I04", "9straw"),
    # Brewery: 1 malt + 1 grain -> 1 beer (any number); then 1 beer -> 7 coins
    *used("I05", "1malt+1grain", "x1 x1", "7coin"),
    *used("I05", "11malt+12grain", "x11 x0", "1grain+11beer"),
    *used("I05", "2malt+2grain+1beer", "x1 x1", "1malt+1grain+1beer+7coin"),
    *used("I05", "1malt+1grain+1beer", "x0 x1", "1malt+1grain+7coin"),
    *used("I05", "3beer", "x1", "2beer+7coin"),
    *idle("I05", "9malt+9straw"),
    *idle("I05", "9grain"),
    # False Lighthouse: gain 3 coins, and 1 beer or 1 whiskey
    *used("I08", "1coin", "x1 beer", "4coin+1beer"),
    *used("I08", "", "x1 whiskey", "3coin+1whiskey"),
    # Spinning Mill: 3 / 5 / 6 coins when owning at least 1 / 5 / 9 livestock
    *used("I09", "1livestock", "x1", "1livestock+3coin"),
    *used("I09", "4livestock", "x1", "4livestock+3coin"),
    *used("I09", "5livestock", "x1", "5livestock+5coin"),
    *used("I09", "8livestock", "x1", "8livestock+5coin"),
    *used("I09", "9livestock", "x1", "9livestock+6coin"),
    *used("I09", "20livestock", "x1", "20livestock+6coin"),
    *idle("I09", "9meat"),
    # Cottage: gain 1 malt; then use a neighbour
    *used("I10", "1malt", "x1", "2malt"),
    # Houseboat: gain 1 wood + 1 malt + 1 coin + 1 peat
    *used("I11", "1peat", "x1", "1wood+1malt+1coin+2peat"),
    # Sacred Site: gain 1 book, and 2 grain or 2 malt, and 1 beer or 1 whiskey
    *used("I14", "", "x1 grain beer", "1book+2grain+1beer"),
    *used("I14", "", "x1 grain whiskey", "1book+2grain+1whiskey"),
    *used("I14", "", "x1 malt beer", "1book+2malt+1beer"),
    *used("I14", "1book", "x1 malt whiskey", "2book+2malt+1whiskey"),
    # Druid's House: 1 book -> 5 of one basic good + 3 of another
    *used("I15", "2book", "x1 clay wood", "1book+5clay+3wood"),
    *used("I15", "1book", "x1 coin grain", "5coin+3grain"),
    *used("I15", "1book", "x1 livestock peat", "5livestock+3peat"),
    *idle("I15", "9ceramic"),
    # Scriptorium: 1 coin -> 1 book + 1 meat + 1 whiskey
    *used("I17", "3coin", "x1", "2coin+1book+1meat+1whiskey"),
    *used("I17", "1whiskey", "x1", "1coin+1book+1meat+1whiskey"),
    *idle("I17", "9wood"),
    # Alehouse: 1 beer -> 8 coins; 1 whiskey -> 7 coins
    *used("I20", "2beer+2whiskey", "x1 x1", "1beer+1whiskey+15coin"),
    *used("I20", "1beer+1whiskey", "x1 x0", "1whiskey+8coin"),
    *used("I20", "1beer+1whiskey", "x0 x1", "1beer+7coin"),
    *used("I20", "1beer", "x1", "8coin"),
    *used("I20", "1whiskey", "x1", "7coin"),
    *idle("I20", "9malt+9wood+9coin"),
    # Whiskey Distillery: 1 malt + 1 wood + 1 peat -> 2 whiskey (any number)
    *used("I21", "1malt+1wood+2peat", "x1", "1peat+2whiskey"),
    *used("I21", "11malt+11wood+11peat", "x11", "22whiskey"),
    *idle("I21", "9malt+9wood+9peat-coal"),
    *idle("I21", "9malt+9peat"),
    *idle("I21", "9wood+9peat"),
    # Locutory: 2 coins -> the prior comes back, and build a building (or not)
    *used("I23", "3coin", "x1 skip", "1coin"),
    *used("I23", "1whiskey", "x1 skip", ""),
    *idle("I23", "1coin"),
    # Chapel: 1 coin -> 1 book; 1 beer + 1 whiskey -> 1 reliquary (up to 3 times)
    *used("I24", "1coin+4beer+4whiskey", "x1 x3", "1beer+1whiskey+1book+3reliquary"),
    *used("I24", "1coin+1beer+1whiskey", "x0 x1", "1coin+1reliquary"),
    *used("I24", "2coin+1beer+1whiskey", "x1 x0", "1coin+1beer+1whiskey+1book"),
    *used("I24", "1coin", "x1", "1book"),
    *used("I24", "1beer+1whiskey", "x1", "1coin+1beer+1book"),
    *idle("I24", "9beer"),
    # Portico: 1 reliquary -> 2 each of seven goods
    *used("I25", "2reliquary", "x1", "1reliquary+2coin+2clay+2wood+2livestock+2grain+2peat+2stone"),
    *idle("I25", "9coin"),
    # Grand Manor: 1 whiskey -> use an occupied building
    *used("I27", "2whiskey", "x1 farmyard@3 grain", "1whiskey+6grain", a_lay_brother_in_a_farmyard, grain=0),
    *idle("I27", "9coin", a_lay_brother_in_a_farmyard),
    *idle("I27", "9whiskey"),
    # Forest Hut: remove 1 of your forests -> 2 livestock + 2 wood + 1 stone
    *used("I29", "1wood", "1,0", "2livestock+3wood+1stone"),
    *used("I29", "", "0,2", "2livestock+2wood+1stone", one_forest),
    *idle("I29", "9wood", clear_forests),
    # Refectory: gain 1 beer + 1 meat; then 1 meat -> 1 ceramic (up to 4 times)
    *used("I30", "", "x1 x1", "1beer+1ceramic"),
    *used("I30", "", "x1 x0", "1beer+1meat"),
    *used("I30", "5meat", "x1 x4", "1beer+2meat+4ceramic"),
    *used("I30", "2meat", "x0 x2", "2ceramic"),
    # Coal Harbor: 1 peat coal -> 3 coins + 1 whiskey (up to 3 times)
    *used("I31", "1peat-coal", "x1", "3coin+1whiskey"),
    *used("I31", "5peat-coal", "x3", "2peat-coal+9coin+3whiskey"),
    *idle("I31", "9peat"),
    # Filial Church: 5 different goods -> 1 reliquary
    *used("I32", "2peat+1wood+1clay+1stone+1malt", "x1 peat wood clay stone malt", "1peat+1reliquary"),
    *idle("I32", "9peat+9wood+9clay+9stone"),
    # Cooperage: 3 wood -> production wheel, joker only: beer or whiskey
    *used("I33", "4wood", "x1 beer", "1wood+7beer", joker=0),
    *used("I33", "3wood", "x1 whiskey", "7whiskey", joker=0),
    *idle("I33", "2wood+9peat"),
    *idle("I33", "9wood", joker_at_nothing),
    # Round Tower: 5 coins + 1 whiskey + goods worth at least 14 points -> 1 Wonder
    *used("I35", "6coin+2whiskey+1reliquary+2ceramic", "x1 1reliquary+2ceramic", "1coin+1whiskey+1wonder"),
    *used("I35", "5coin+1whiskey+7book", "x1 7book", "1wonder", one_wonder_left),
    *idle("I35", "5coin+1whiskey+7book", no_wonder_left),
    *idle("I35", "5coin+9beer+9reliquary"),
    *idle("I35", "4coin+1whiskey+9reliquary"),
    *idle("I35", "5coin+1whiskey+6book+9stone"),
    # Camera: 1 book + 1 ceramic -> 1 coin + 1 clay + 1 reliquary (up to 2 times)
    *used("I36", "1book+2ceramic", "x1", "1ceramic+1coin+1clay+1reliquary"),
    *used("I36", "3book+3ceramic", "x2", "1book+1ceramic+2coin+2clay+2reliquary"),
    *idle("I36", "9book"),
    *idle("I36", "9ceramic"),
    # Bulwark: 1 book -> take the top district and the top plot without paying
    *used("I37", "2book", "x1 district hills@-1 plot coast@0", "1book"),
    *used("I37", "1book", "x1 plot mountain@1 district plains@3", ""),
    *used("I37", "1book", "x1 district plains@-1 skip", ""),
    *used("I37", "1book", "x1 plot coast@-1 skip", ""),
    *idle("I37", "9coin"),
    *idle("I37", "9book", no_land_left),
    # Festival Ground: 1 beer -> point goods up to 1 point for each of the six forests and moors
    *used("I38", "2beer", "x1 1ornament+1book", "1beer+1ornament+1book"),
    *used("I38", "1beer", "x1 3book", "3book"),
    *used("I38", "1beer+1book", "x1 2ceramic", "1book+2ceramic"),
    *idle("I38", "9malt"),
    *idle("I38", "9beer", no_forest_no_moor),
    *idle("I38", "9beer", only_a_moor),
    # Guesthouse: use a building from the display
    *used("I40", "1clay", "G16 x1", "2clay+1wood+1peat+1livestock+1grain+1coin", chapter_house_on_display),
    *idle("I40", "9coin"),
]
