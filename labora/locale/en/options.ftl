# Options in the context of their decision. The same arguments as in decisions.ftl, and the option's own:
# $building and $player, $space and $terrain, $covered (a card), $goods, $good and $better, $give and $get, $price, $side,
# $where (of a space or a landscape), $times. $goods, $good, $give, $get, $price, $fee and $gift are amounts or lists of them: they take forms.

option-turn-place = { $step ->
    [bonus-actions] Place your prior on any building and use it
   *[other] Place a clergyman on one of your buildings and use it
}
option-turn-contract = Work contract: use another player’s building (fee: { $fee } or { $gift })
option-turn-fell = { $forests ->
    [0] Fell trees (you have no forest: no effect)
   *[other] Fell trees (wheel: { $wood }, joker: { $joker })
}
option-turn-cut = { $moors ->
    [0] Cut peat (you have no moor: no effect)
   *[other] Cut peat (wheel: { $peat }, joker: { $joker })
}
option-turn-build = Build a building from the display
option-turn-settle = Build a settlement
option-turn-district = Buy a district ({ $district })
option-turn-plot = Buy a plot ({ $plot })
option-turn-end = End the turn

option-place = { $step ->
    [bonus-actions] Place the prior on the { $building } ({ $player })
   *[other] { $building }
}
option-clergyman-lay-brother = Send a lay brother
option-clergyman-prior = Send the prior
option-contract = Use the { $building } ({ $player })
option-fee-coins = { $neutral ->
    [yes] Pay { $fee } to the supply
   *[no] Pay { $fee } to { $owner }
}
option-fee-gift = Give { $gift } to the supply instead
option-owners-clergyman-lay-brother = Place a lay brother
option-owners-clergyman-prior = Place the prior
option-fell = Fell the forest { $where }
option-cut = Cut the moor { $where }
option-indicator = Own indicator: { $goods }
option-indicator-joker = Joker: { $goods }
option-indicator-nothing = Take nothing and leave the joker where it is
option-indicator-skip = Do not use the { $card }

option-card = { $building } ({ $price })
option-card-skip = Build nothing
option-space = { $space }, { $terrain }
option-prior-prior = Place the prior on the { $held } and use it
option-prior-skip = Keep the prior

option-amount = { $times ->
    [0] No
   *[other] { $limit ->
        [1] { $trade }
       *[other] { $times }×: { $trade }
    }
}
# The two sides of a trade. Each is a list of amounts and of the phrases below.
trade = { $give } → { $get }
trade-gain = take { $get }
part-different = { $count ->
    [one] { $count } good
   *[other] { $count } different goods
}
part-forests = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
part-basic-good = { $count } of one basic good
part-another-basic-good = { $count } of another basic good
part-or = {" or "}
part-own-clergymen = take back all your clergymen
part-own-prior = take back your prior
part-ship = { $goods } from the wheel, joker only
part-use-occupied = use an occupied building
part-build = build a building
part-land = the top district and plot
part-clear = fell trees, cut peat
part-reward = point goods worth up to { $points }

option-payment = Give { $goods }
option-give = Give { $good }
option-good = Take { $goods }
option-forest = Remove the forest { $where }
option-forest-skip = Remove no forest
option-target = Use the { $building } ({ $player })
option-target-display = Use the { $building } from the display
option-target-skip = Use no other building

option-tile-district = { $side }, { $where }
option-tile-plot = { $side }, { $where }
option-settlement = { $building } ({ $price })
option-settlement-skip = Build no settlement
option-site = { $space }, { $terrain }
option-settlement-payment = Give { $goods }
option-reward = Take { $goods }
option-improvement = { $good } → { $better }
option-improvement-skip = Upgrade nothing
option-land-district = Take the district
option-land-plot = Take the plot
option-land-skip = Skip the other landscape
option-clearing-fell = Fell trees (wheel: { $wood }, joker: { $joker })
option-clearing-cut = Cut peat (wheel: { $peat }, joker: { $joker })
option-clearing-skip = Skip the other one

option-neutral-card = { $building }
option-neutral-space = { $covered ->
    [none] { $space }, empty
   *[other] { $space }, over the { $covered }
}
option-neutral-prior = Place the neutral prior on the { $building } { $where }
option-neutral-prior-skip = Do not use the neutral prior
