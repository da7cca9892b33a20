"""What French cards make of a hand: one row a case, written from the card texts."""

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import (
    Case,
    a_lay_brother_in_a_farmyard,
    clear_forests,
    idle,
    joker_at_nothing,
    no_forest_no_moor,
    no_wonder_left,
    one_forest,
    one_wonder_left,
    only_a_moor,
    only_the_joker,
    used,
    wheel_at_nothing,
)
from tests.rules.scene import display

THIRTEEN = "peat peat-coal livestock meat grain straw wood clay ceramic coin book reliquary stone"
ONE_OF_THIRTEEN = "+".join(f"1{good}" for good in THIRTEEN.split())


def chapter_house_on_display(position: Position) -> None:
    display(position, "G16")


FRANCE: list[Case] = [
    # Wine stands for a coin wherever coins are paid
    *used("F03", "1wine", "x1", "6grain"),
    Case("france", "G13", "1coin+2wine", "x1", "1wine+2wood+2clay+1stone+1straw"),
    Case("france", "G12", "1coin+2wine+1wood", "x1 2coin+1wood", "1wine+1stone"),
    Case("france", "G39", "9coin+1wine", "x1 10coin", "1book+1ornament"),
    Case("france", "G28", "1wine+1wood", "shanty-town 1,2 1coin+1wood", ""),
    # Grain Storage: 1 coin -> 6 grain
    *used("F03", "3coin", "x1", "2coin+6grain"),
    *idle("F03", "9straw"),
    # Windmill: 1 grain -> 1 flour + 1 straw (up to 7 times)
    *used("F04", "1grain", "x1", "1flour+1straw"),
    *used("F04", "9grain", "x7", "2grain+7flour+7straw"),
    *used("F04", "2grain+1straw", "x2", "2flour+3straw"),
    *idle("F04", "9straw+9coin"),
    # Bakery: 1 flour + 1/2 energy -> 1 bread (any number); then 1 bread -> 4 coins (up to 2 times)
    *used("F05", "1flour+1straw", "x1 1straw", "1bread"),
    *used("F05", "3flour+2straw+1grain", "x3 2straw+1grain x2", "1bread+8coin"),
    *used("F05", "4flour+1peat", "x4 1peat x1", "3bread+4coin"),
    *used("F05", "1flour+1peat-coal", "x1 1peat-coal x1", "4coin"),
    *used("F05", "1flour+1wood+1bread", "x0 x1", "1flour+1wood+4coin"),
    *used("F05", "3bread", "x2", "1bread+8coin"),
    *used("F05", "1flour+1bread", "x1", "1flour+4coin"),
    *idle("F05", "9flour+9coin"),
    *idle("F05", "9wood"),
    # Market: 4 different goods -> 7 coins + 1 bread
    *used("F08", "1peat+1wood+2clay+1stone", "x1 peat wood clay stone", "1clay+7coin+1bread"),
    *used("F08", "1meat+1grapes+1flour+1bread", "x1 meat grapes flour bread", "7coin+1bread"),
    *idle("F08", "9peat+9wood+9clay"),
    # Cloister Garden: gain 1 grapes; then use a neighbour
    *used("F09", "1grapes", "x1", "2grapes"),
    # Carpentry: remove 1 of your forests -> build a building (or not)
    *used("F10", "", "1,0 skip", ""),
    *used("F10", "", "0,2 skip", "", one_forest),
    *idle("F10", "9wood+9clay+9straw", clear_forests),
    # Harbor Promenade: gain 1 wood + 1 wine + 1 coin + 1 ceramic
    *used("F11", "1wine", "x1", "1wood+2wine+1coin+1ceramic"),
    # Grapevines: production wheel: grapes
    *used("F14", "", "grapes", "3grapes", grapes=0),
    *used("F14", "", "grapes/joker", "7grapes", joker=0),
    *used("F14", "", "grapes/joker", "7grapes", only_the_joker, joker=0, stone=-1, grapes=-1),
    *idle("F14", "1wine", wheel_at_nothing),
    *used("F31", "", "grapes", "3grapes", grapes=0),
    *used("F31", "", "grapes/joker", "7grapes", joker=0),
    *idle("F31", "1wine", wheel_at_nothing),
    # Financed Estate: 1 coin -> 1 book + 1 bread + 2 grapes + 2 flour
    *used("F15", "3coin", "x1", "2coin+1book+1bread+2grapes+2flour"),
    *idle("F15", "9grapes+9flour"),
    # Cloister Library: 1 coin -> 1 book (up to 3 times); then 1 book -> 1 meat + 1 wine
    *used("F17", "1coin", "x1 x1", "1meat+1wine"),
    *used("F17", "5coin", "x3 x1", "2coin+2book+1meat+1wine"),
    *used("F17", "2coin", "x2 x0", "2book"),
    *used("F17", "2coin+1book", "x0 x1", "2coin+1meat+1wine"),
    *used("F17", "2book", "x1", "1book+1meat+1wine"),
    *used("F17", "1coin+2wine", "x3 x0", "3book"),
    *idle("F17", "9ceramic"),
    # Inn: 1 wine -> 6 coins; up to 7 food -> as many coins
    *used("F20", "2wine", "x1", "1wine+6coin"),
    *used("F20", "1wine+1meat+1livestock", "x1 x7 1meat+1livestock", "13coin"),
    *used("F20", "1wine+1meat+1livestock", "x0 x5 1meat", "1wine+1livestock+5coin"),
    *used("F20", "1wine+3grain", "x1 x0", "3grain+6coin"),
    *used("F20", "3grain", "x1 1grain", "2grain+1coin"),
    *used("F20", "2meat", "x7 2meat", "7coin"),
    *used("F20", "9flour+1coin", "x7 7flour", "2flour+8coin"),
    *idle("F20", "9coin+9straw+9book"),
    # Winery: 1 grapes -> 1 wine (any number); then 1 wine -> 7 coins
    *used("F21", "1grapes", "x1 x1", "7coin"),
    *used("F21", "11grapes", "x11 x0", "11wine"),
    *used("F21", "3grapes+1wine", "x2 x1", "1grapes+2wine+7coin"),
    *used("F21", "1grapes+1wine", "x0 x1", "1grapes+7coin"),
    *used("F21", "2wine", "x1", "1wine+7coin"),
    *idle("F21", "9coin"),
    # Bathhouse: 1 coin -> 1 book + 1 ceramic, and all clergymen back
    *used("F23", "2coin", "x1", "1coin+1book+1ceramic"),
    *idle("F23", "9clay"),
    # Cloister Church: 1 bread + 1 wine -> 1 reliquary (up to 2 times)
    *used("F24", "1bread+2wine", "x1", "1wine+1reliquary"),
    *used("F24", "3bread+3wine", "x2", "1bread+1wine+2reliquary"),
    *idle("F24", "9bread+9grapes"),
    *idle("F24", "9wine+9flour"),
    # Chamber of Wonders: 13 different goods -> 1 Wonder
    *used("F25", f"{ONE_OF_THIRTEEN}+1clay", f"x1 {THIRTEEN}", "1clay+1wonder"),
    *used("F25", ONE_OF_THIRTEEN, f"x1 {THIRTEEN}", "1wonder", one_wonder_left),
    *idle("F25", ONE_OF_THIRTEEN, no_wonder_left),
    *idle("F25", ONE_OF_THIRTEEN.replace("+1stone", "+1wonder")),
    # Palace: 1 wine -> use an occupied building
    *used("F27", "2wine", "x1 farmyard@3 grain", "1wine+6grain", a_lay_brother_in_a_farmyard, grain=0),
    *idle("F27", "9coin", a_lay_brother_in_a_farmyard),
    *idle("F27", "9wine"),
    # The second Quarry
    *used("F29", "", "stone", "2stone", stone=0),
    *used("F29", "", "stone/joker", "7stone", joker=0),
    *idle("F29", "1stone", wheel_at_nothing),
    # Town Estate: 1 ceramic -> 12 coins
    *used("F30", "3ceramic", "x1", "2ceramic+12coin"),
    *idle("F30", "9clay"),
    # Calefactory: 1 coin -> fell trees and/or cut peat
    *used("F32", "1coin", "x1 fell 1,0 wood cut 0,0 peat", "5wood+4peat", wood=0, peat=0),
    *used("F32", "2coin", "x1 cut 0,1 peat fell 0,2 wood", "1coin+5wood+4peat", wood=0, peat=0),
    *used("F32", "1coin", "x1 cut 0,1 peat/joker skip", "7peat", joker=0),
    *used("F32", "1coin", "x1 fell 1,1 wood/joker skip", "7wood", joker=0),
    *used("F32", "1coin", "x1 cut 0,1 peat", "4peat", only_a_moor, peat=0),
    *used("F32", "1wine", "x1 fell 2,0 wood skip", "5wood", wood=0),
    *idle("F32", "9peat"),
    *idle("F32", "9coin", no_forest_no_moor),
    # Shipping Company: 3 energy -> production wheel, joker only: meat, bread or wine
    *used("F33", "4wood", "x1 3wood meat", "1wood+7meat", joker=0),
    *used("F33", "1peat-coal", "x1 1peat-coal bread", "7bread", joker=0),
    *used("F33", "6straw", "x1 6straw wine", "7wine", joker=0),
    *idle("F33", "2wood+1straw"),
    *idle("F33", "9wood", joker_at_nothing),
    # Forger's Workshop: 5 coins -> 1 reliquary; each further 10 coins -> 1 more
    *used("F35", "6coin", "x1", "1coin+1reliquary"),
    *used("F35", "15coin", "x2", "2reliquary"),
    *used("F35", "45coin", "x5", "5reliquary"),
    *used("F35", "45coin", "x1", "40coin+1reliquary"),
    *used("F35", "3coin+2wine", "x1", "1reliquary"),
    *idle("F35", "4coin"),
    # Pilgrimage Site: twice: improve one tile
    *used("F36", "1book", "book ceramic", "1ornament"),
    *used("F36", "2book", "book book", "2ceramic"),
    *used("F36", "1ceramic", "ceramic ornament", "1reliquary"),
    *used("F36", "1book+1ornament", "ornament book", "1reliquary+1ceramic"),
    *used("F36", "1ornament", "ornament", "1reliquary"),
    *used("F36", "1book", "book skip", "1ceramic"),
    *used("F36", "1book", "skip book", "1ceramic"),
    *idle("F36", "9reliquary+9stone+9coin"),
    # Dormitory: gain 1 ceramic; 1 straw + 1 wood -> 1 book (any number)
    *used("F37", "", "x1", "1ceramic"),
    *used("F37", "3wood+2straw+1grain", "x1 x3", "1ceramic+3book"),
    *used("F37", "2wood+2straw", "x0 x1", "1wood+1straw+1book"),
    *used("F37", "2wood+2straw", "x1 x0", "2wood+2straw+1ceramic"),
    # Printing Office: remove up to 4 of your forests -> 1 book each
    *used("F38", "1book", "x1 2,0", "2book"),
    *used("F38", "", "x2 1,0 0,2", "2book"),
    *used("F38", "", "x4 1,0 2,0 1,1 0,2", "4book"),
    *used("F38", "", "x1 0,2", "1book", one_forest),
    *idle("F38", "9wood", clear_forests),
    # Hospice: use a building from the display
    *used("F40", "1clay", "G16 x1", "2clay+1wood+1peat+1livestock+1grain+1coin", chapter_house_on_display),
    *idle("F40", "9coin"),
]
