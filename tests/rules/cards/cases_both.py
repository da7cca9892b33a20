"""What cards of both variants make of a hand: one row a case, written from the card texts."""

from tests.rules.cards.card_uses import (
    Case,
    a_prior_in_a_farmyard,
    idle,
    no_wonder_left,
    one_wonder_left,
    only_the_joker,
    stone_and_joker_at_nothing,
    used,
    wheel_at_nothing,
)

OF_EACH = "1clay+1wood+1peat+1livestock+1grain+1coin"

BOTH: list[Case] = [
    # Clay Mound, Farmyard, Cloister Office: the wheel, by the own indicator or the joker
    *used("clay-mound", "1clay", "clay", "5clay", clay=0),
    *used("clay-mound", "", "clay/joker", "7clay", joker=0),
    *idle("clay-mound", OF_EACH, wheel_at_nothing),
    *used("farmyard", "", "grain", "6grain", grain=0),
    *used("farmyard", "", "livestock", "3livestock", livestock=0),
    *used("farmyard", "", "grain/joker", "7grain", joker=0),
    *used("farmyard", "", "livestock/joker", "7livestock", joker=0),
    *idle("farmyard", OF_EACH, wheel_at_nothing),
    *used("cloister-office", "", "coin", "5coin", coin=0),
    *used("cloister-office", "", "coin/joker", "7coin", joker=0),
    *idle("cloister-office", OF_EACH, wheel_at_nothing),
    # Priory: use a building occupied by a prior
    *used("G01", "", "farmyard@3 grain", "6grain", a_prior_in_a_farmyard, grain=0),
    *idle("G01", OF_EACH),
    # Cloister Courtyard: 3 different goods -> 6 of one basic good
    *used("G02", "1peat+1wood+1clay+1stone", "x1 peat wood clay livestock", "6livestock+1stone"),
    *used("G02", "1meat+2book+1ornament", "x1 meat book ornament coin", "6coin+1book"),
    *used("G02", "1peat+1wood+1clay", "x1 peat wood clay clay", "6clay"),
    *idle("G02", "9peat+9wood"),
    # Fuel Merchant: 3 energy -> 5 coins, or 6 -> 8, or 9 -> 10
    *used("G06", "3wood", "x1 3wood", "5coin"),
    *used("G06", "3peat", "x2 3peat", "8coin"),
    *used("G06", "3peat-coal", "x3 3peat-coal", "10coin"),
    *used("G06", "9wood", "x2 6wood", "3wood+8coin"),
    *used("G06", "1peat+2straw", "x1 1peat+2straw", "5coin"),
    *used("G06", "1peat+2grain", "x1 1peat+2grain", "5coin"),
    *used("G06", "2peat", "x1 2peat", "5coin"),
    *idle("G06", "2wood+1straw"),
    # Peat Coal Kiln: gain 1 peat coal + 1 coin; 1 peat -> 1 peat coal (any number)
    *used("G07", "3peat", "x1 x3", "4peat-coal+1coin"),
    *used("G07", "3peat", "x1 x1", "2peat+2peat-coal+1coin"),
    *used("G07", "3peat", "x0 x2", "1peat+2peat-coal"),
    *used("G07", "3peat", "x1 x0", "3peat+1peat-coal+1coin"),
    *used("G07", "", "x1", "1peat-coal+1coin"),
    *used("G07", "20peat", "x0 x20", "20peat-coal"),
    # Stone Merchant: 2 food + 1 energy -> 1 stone (up to 5 times)
    *used("G12", "1livestock+1wood", "x1 1livestock+1wood", "1stone"),
    *used("G12", "12coin+6wood", "x5 10coin+5wood", "2coin+1wood+5stone"),
    *used("G12", "3livestock+1peat-coal", "x3 3livestock+1peat-coal", "3stone"),
    *used("G12", "4grain", "x1 4grain", "1stone"),
    *used("G12", "1meat+2wood", "x2 1meat+2wood", "2stone"),
    *idle("G12", "1grain+1wood"),
    *idle("G12", "9meat+1straw"),
    *idle("G12", "3grain"),
    # Builders' Market: 2 coins -> 2 wood + 2 clay + 1 stone + 1 straw
    *used("G13", "5coin", "x1", "3coin+2wood+2clay+1stone+1straw"),
    *idle("G13", "1coin+9peat"),
    # Cloister Chapter House: gain 1 of each basic good
    *used("G16", "1clay+1straw", "x1", "2clay+1wood+1peat+1livestock+1grain+1straw+1coin"),
    # Cloister Workshop: clay + energy -> ceramic (up to 3); stone + energy -> ornament (once); paid together
    *used("G18", "4clay+2stone+5wood", "x3 x1 4wood", "1clay+1stone+1wood+3ceramic+1ornament"),
    *used("G18", "1clay+1stone+1peat", "x1 x1 1peat", "1ceramic+1ornament"),
    *used("G18", "1clay+1stone+2wood", "x1 x0 1wood", "1stone+1wood+1ceramic"),
    *used("G18", "1clay+1stone+2wood", "x0 x1 1wood", "1clay+1wood+1ornament"),
    *used("G18", "2clay+1stone+1wood", "x1 1wood", "1clay+1stone+1ceramic"),
    *used("G18", "1stone+2straw", "x1 2straw", "1ornament"),
    *used("G18", "3clay+1peat-coal", "x3 1peat-coal", "3ceramic"),
    *idle("G18", "3clay+1stone+1straw"),
    *idle("G18", "9wood"),
    # Slaughterhouse: 1 livestock + 1 straw -> 1 meat (any number)
    *used("G19", "1livestock+1straw", "x1", "1meat"),
    *used("G19", "12livestock+12straw", "x12", "12meat"),
    *used("G19", "3livestock+1straw+1grain", "x2", "1livestock+2meat"),
    *used("G19", "2livestock+1straw+3grain", "x2", "2grain+2meat"),
    *idle("G19", "9livestock"),
    *idle("G19", "9straw+9meat"),
    # Quarry: production wheel: stone
    *used("G22", "", "stone", "2stone", stone=0),
    *used("G22", "", "stone/joker", "7stone", joker=0),
    *used("G22", "", "stone/joker", "7stone", only_the_joker, joker=0, stone=-1, grapes=-1),
    *idle("G22", OF_EACH, stone_and_joker_at_nothing),
    # Shipyard: 2 wood -> 1 ornament + 5 coins
    *used("G26", "5wood", "x1", "3wood+1ornament+5coin"),
    *idle("G26", "1wood+9coin"),
    # Castle: build a settlement
    *used("G28", "1grain+1wood", "shanty-town 1,2 1grain+1wood", ""),
    *used("G28", "1meat+1livestock", "market-town 3,2 1meat+1livestock", ""),
    *idle("G28", "1grain+1straw"),
    # Sacristy: 1 book + 1 ceramic + 1 ornament + 1 reliquary -> 1 Wonder
    *used("G34", "2book+1ceramic+1ornament+1reliquary", "x1", "1book+1wonder"),
    *used("G34", "1book+1ceramic+1ornament+1reliquary", "x1", "1wonder", one_wonder_left),
    *idle("G34", "1book+1ceramic+1ornament+1reliquary", no_wonder_left),
    *idle("G34", "9ceramic+9ornament+9reliquary"),
    *idle("G34", "9book+9ornament+9reliquary"),
    *idle("G34", "9book+9ceramic+9reliquary"),
    *idle("G34", "9book+9ceramic+9ornament"),
    # Estate: 10 food or 6 energy -> 1 book + 1 ornament (up to 2 times)
    *used("G39", "10coin", "x1 10coin", "1book+1ornament"),
    *used("G39", "5meat", "x2 4meat", "1meat+2book+2ornament"),
    *used("G39", "6wood", "x1 6wood", "1book+1ornament"),
    *used("G39", "14wood", "x2 12wood", "2wood+2book+2ornament"),
    *used("G39", "2meat+3peat", "x1 x1 2meat+3peat", "2book+2ornament"),
    *used("G39", "2meat+3peat", "x1 x0 2meat", "3peat+1book+1ornament"),
    *used("G39", "2meat+3peat", "x0 x1 3peat", "2meat+1book+1ornament"),
    *used("G39", "22grain", "x1 x1 22grain", "2book+2ornament"),
    *idle("G39", "9coin+5wood+1straw"),
]
