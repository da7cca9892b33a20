# Goods: their names, and how many of them. A language adds the forms that its sentences take, as attributes:
# `.accusative`, `.genitive`, … Sentences take them with FORM($goods, "accusative"), of lists too.

good-peat = peat
good-peat-coal = peat coal
good-livestock = livestock
good-meat = meat
good-grain = grain
good-straw = straw
good-wood = wood
good-whiskey = whiskey
good-clay = clay
good-ceramic = ceramic
good-coin = coin
good-book = book
good-reliquary = reliquary
good-stone = stone
good-ornament = ornament
good-grapes = grapes
good-wine = wine
good-flour = flour
good-bread = bread
good-malt = malt
good-beer = beer
good-wonder = Wonder
good-five-coins = 5-coin tile

amount-peat = { $count } peat
amount-peat-coal = { $count } peat coal
amount-livestock = { $count } livestock
amount-meat = { $count } meat
amount-grain = { $count } grain
amount-straw = { $count } straw
amount-wood = { $count } wood
amount-whiskey = { $count } whiskey
amount-clay = { $count } clay
amount-ceramic = { $count ->
    [one] { $count } ceramic
   *[other] { $count } ceramics
}
amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
amount-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
amount-reliquary = { $count ->
    [one] { $count } reliquary
   *[other] { $count } reliquaries
}
amount-stone = { $count } stone
amount-ornament = { $count ->
    [one] { $count } ornament
   *[other] { $count } ornaments
}
amount-grapes = { $count ->
    [one] { $count } grape
   *[other] { $count } grapes
}
amount-wine = { $count } wine
amount-flour = { $count } flour
amount-bread = { $count } bread
amount-malt = { $count } malt
amount-beer = { $count } beer
amount-wonder = { $count ->
    [one] { $count } Wonder
   *[other] { $count } Wonders
}
amount-five-coins = { $count ->
    [one] one 5-coin tile
   *[other] { $count } 5-coin tiles
}
amount-food = { $count } food
amount-energy = { $count } energy
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Between the amounts of a list: 2 clay, 1 stone.
list-separator = {", "}
goods-nothing = nothing
# A change of one kind of goods in the log: +3 bread, −3 flour.
change-gained = +{ $amount }
change-lost = −{ $amount }
