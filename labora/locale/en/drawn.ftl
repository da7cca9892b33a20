# The drawn table: what pictures say to those who do not see them, and the few words on cards.

icon-peat = peat
icon-peat-coal = peat coal
icon-livestock = livestock
icon-meat = meat
icon-grain = grain
icon-straw = straw
icon-wood = wood
icon-whiskey = whiskey
icon-clay = clay
icon-ceramic = ceramic
icon-coin = coins
icon-book = book
icon-reliquary = reliquary
icon-stone = stone
icon-ornament = ornament
icon-grapes = grapes
icon-wine = wine
icon-flour = flour
icon-bread = bread
icon-malt = malt
icon-beer = beer
icon-wonder = Wonder
icon-five-coins = 5-coin tile
icon-joker = joker
icon-food = food
icon-energy = energy
icon-points = points
icon-dwelling = dwelling value
icon-settlement = a settlement from your hand
icon-cloister = cloister building
icon-forest = forest
icon-moor = moor
icon-water = water
icon-wheel = from the production wheel
icon-different = different goods
icon-basic = a basic good
icon-occupied = an occupied building
icon-prior-any = a building with a prior on it
icon-prior-home = your prior returns
icon-all-clergy = all your clergymen return
icon-neighbour = an adjacent building
icon-display = a building from the display
icon-build = build
icon-fell = fell trees
icon-cut = cut peat
icon-district = district
icon-plot = plot

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-white = White

# Words between the pictures of a function.
fn-or = or
fn-then = then
fn-use = use it
fn-alike = of one kind
fn-another = of another kind
fn-for-each = for each
fn-any = any number
fn-each = for each
fn-times = { $times ->
    [one] once
   *[other] up to { $times } times
}
fn-neighbours = each adjacent card’s
fn-settlement = Scores its own dwelling value plus those of adjacent cards; an adjacent water space without a card counts 3.
fn-settlement-brief = scores with adjacent cards

drawn-economic = economic value { $value }
drawn-dwelling = dwelling value { $value }
drawn-heartland = heartland
drawn-costs = costs
drawn-kind-building = building
drawn-kind-heartland = heartland
drawn-kind-settlement = settlement
drawn-kind-cloister = cloister
drawn-kind-wilderness = land
drawn-number = No. { $number }
drawn-deck = { $deck ->
    [start] start
   *[other] deck { $deck }
}
drawn-state-rest = {""}
drawn-state-can = available
drawn-state-chosen = chosen
drawn-state-not = not available
drawn-state-changed = just changed
drawn-state-placed = placed
# $terrain, $colour, $good and $goods take forms.
drawn-empty = empty { $terrain }
drawn-space-at = { $name }, row { $row }, space { $column }
drawn-man-prior = { $colour }’s prior
drawn-man-lay-brother = { $colour }’s lay brother
drawn-clergy = available clergymen: { $home } of { $all }
drawn-plot-coast = Coast plot
drawn-plot-mountain = Mountain plot
drawn-plot-hills = Hills
drawn-plot-plains = Plains
drawn-zoom-in = Zoom in
drawn-zoom-out = Zoom out
drawn-zoom-fit = Fit to view

drawn-wheel = The production wheel in round { $round }; its yields are listed below
drawn-yields = What the wheel yields now and next round
drawn-yield = { $good }: { $now } now, { $next } next round
drawn-not-yet = { $good }: not on the wheel
drawn-enters = new on the wheel: { $good }
drawn-round = round
drawn-round-number = round { $round }
drawn-bonus = bonus
drawn-bonus-round = bonus round
drawn-phase = settlement phase { $phase }
drawn-gift = everyone gets { $goods }
drawn-calendar = Timeline

drawn-sum-food = { $count ->
   *[other] food
}
drawn-sum-energy = { $count ->
   *[other] energy
}
drawn-sum-coin = { $count ->
    [one] coin
   *[other] coins
}
drawn-goods-of = { $name }’s goods
drawn-land-of = { $name }’s land
drawn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-needs = needs
# Of a card, for those who do not see it.
drawn-values = economic value { $economic }, dwelling value { $dwelling }
drawn-no-place = no space
drawn-no-free = no empty { $terrain }
drawn-coming-deck = { $count ->
    [one] Preview deck { $deck }: { $count } card, from round { $round }
   *[other] Preview deck { $deck }: { $count } cards, from round { $round }
}
drawn-cards-round = { $count ->
    [one] { $count } card, round { $round }
   *[other] { $count } cards, round { $round }
}
drawn-score = Score
drawn-goods = goods
drawn-economy = economy
drawn-settlements = settlements
drawn-total = total
drawn-sheet-goods = Goods
drawn-sheet-economy = Economy
drawn-sheet-settlements = Settlements
drawn-sheet-total = Total
drawn-sheet = Score sheet
drawn-goods-scored = Goods that scored
drawn-need = { $have } of { $need }
drawn-fewer = fewer
drawn-more = more
drawn-give = Give { $good }: { $count } of { $have }
drawn-chart = Points after each round
drawn-end = end
# $goal is 500.
drawn-goal = { $points } of { $goal } points
drawn-frontispiece = A landscape: sea, coast, moor, forest, fields, a cloister before the wheel, a windmill, mountains

# Names that fit on a card of the land; a cloister's banner precedes them.
short-G01 = Priory
short-G02 = Courtyard
short-G06 = Fuel
short-G07 = Coal Kiln
short-G12 = Stone Merch.
short-G13 = Builders’
short-G16 = Chapter H.
short-G18 = Workshop
short-G19 = Slaughterh.
short-G22 = Quarry
short-G26 = Shipyard
short-G28 = Castle
short-G34 = Sacristy
short-G39 = Estate
short-G41 = Brotherhood
short-F03 = Grain Stor.
short-F04 = Windmill
short-F05 = Bakery
short-F08 = Market
short-F09 = Garden
short-F10 = Carpentry
short-F11 = Promenade
short-F14 = Grapevine
short-F15 = Financed E.
short-F17 = Library
short-F20 = Inn
short-F21 = Winery
short-F23 = Bathhouse
short-F24 = Church
short-F25 = Wonders
short-F27 = Palace
short-F29 = Quarry
short-F30 = Town Estate
short-F31 = Grapevine
short-F32 = Calefactory
short-F33 = Shipping
short-F35 = Forger’s
short-F36 = Pilgrimage
short-F37 = Dormitory
short-F38 = Printing
short-F40 = Hospice
short-I03 = Granary
short-I04 = Malthouse
short-I05 = Brewery
short-I08 = Lighthouse
short-I09 = Spinning
short-I10 = Cottage
short-I11 = Houseboat
short-I14 = Sacred Site
short-I15 = Druid’s H.
short-I17 = Scriptorium
short-I20 = Alehouse
short-I21 = Distillery
short-I23 = Locutory
short-I24 = Chapel
short-I25 = Portico
short-I27 = Manor
short-I29 = Forest Hut
short-I30 = Refectory
short-I31 = Coal Harbor
short-I32 = Filial Ch.
short-I33 = Cooperage
short-I35 = Round Tower
short-I36 = Camera
short-I37 = Bulwark
short-I38 = Festival
short-I40 = Guesthouse
short-clay-mound = Clay Mound
short-farmyard = Farmyard
short-cloister-office = Office
short-shanty-town = Shanty Town
short-farming-village = Farming V.
short-market-town = Market Town
short-fishing-village = Fishing V.
short-artists-colony = Artist’s Col.
short-hamlet = Hamlet
short-village = Village
short-hillside-village = Hillside V.
short-forest = Forest
short-moor = Moor
