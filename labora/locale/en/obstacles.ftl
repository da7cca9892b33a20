# Why something is not possible now, and what would be. $card, $building, $missing and $terrain are "none" where there is none;
# $option is what was typed, $decision an id; $missing, $coins and $have are amounts.

obstacle-offered = That is possible.
obstacle-other-decision = “{ $option }” does not answer the open question. Choose one of the options offered.
obstacle-not-on-list = “{ $option }” is not one of the choices here. Choose one of the options offered.
obstacle-no-action-left = You have no main action left this turn. Buy a landscape if you have not done so yet, or end your turn.
obstacle-action-open = You still have a main action. Take it before you end your turn; you cannot pass.
obstacle-not-in-this-phase = { $option ->
    [settle] Settlements are built in the settlement phases, or with the Castle.
   *[other] You cannot do that in this part of the round. In a settlement phase you may only buy a landscape and build a settlement; in the bonus round you may only buy a landscape, build, or place your prior.
}
obstacle-no-clergyman = All your clergymen are on buildings. They return at the start of the round after you place the last one.
obstacle-no-free-building = All your buildings are occupied. Build another one, or use another player’s building.
obstacle-not-a-building = There is no such building there. Settlements, forests and moors cannot be used.
obstacle-occupied = { $building ->
    [none] That building is already occupied. Choose an unoccupied building.
   *[other] The { $building } ({ $player }) is already occupied. Choose an unoccupied building.
}
obstacle-not-yours = The { $building } belongs to { $player }. You can place clergymen only on your own buildings; use a work contract for others.
obstacle-your-own = The { $building } is yours. Place a clergyman on it; work contracts are for other players’ buildings.
obstacle-owner-has-no-clergyman = The { $building } cannot be used: { $player } has no clergyman left to place there.
obstacle-no-coins = That costs { $coins }, but you have { $have }.
obstacle-no-gift = You have no wine (in Ireland: no whiskey) to give. Pay the fee in coins.
obstacle-no-fee = A work contract costs { $coins }. You have { $have } and nothing to give instead.
obstacle-no-contract = No building of another player can be used: all are occupied, or their owners have no clergyman left.
obstacle-no-forest = { $decision ->
    [amount] You do not have that many forests (or moors) to clear.
   *[other] You have no forest there. Choose a space with a forest.
}
obstacle-no-moor = You have no moor there. Choose a space with a moor.
obstacle-not-in-display = { $card ->
    [none] That card is not in the display. Choose a building from the display.
   *[other] The { $card } is not in the display. Choose a building from the display.
}
obstacle-cannot-pay = { $missing ->
    [none] You do not have enough goods to do that that many times. Choose a smaller number.
   *[other] You still need { $missing } for the { $card }.
}
obstacle-space-taken = There is already a card on that space. Choose an empty one.
obstacle-wrong-terrain = The { $card } cannot be built there. It needs: { $terrain }.
obstacle-not-beside-cloister = { $decision ->
    [neutral-space] The { $card } is a cloister building and must be adjacent to another cloister building. Only if there is no such space may it cover an isolated cloister building.
   *[other] The { $card } is a cloister building and must be adjacent to another cloister building.
}
obstacle-no-space = { $decision ->
    [neutral-card] There is no space for the { $card } on the neutral player’s board. Choose another building.
   *[other] You have no suitable space for the { $card }. It needs: { $terrain }. Cloister buildings must also be adjacent to another one. You can buy more land.
}
obstacle-nothing-to-build = You cannot build anything from the display: you lack the goods or a suitable space.
obstacle-already-bought = You cannot buy another landscape now. You may buy one per turn, and one per settlement phase before you build a settlement.
obstacle-pile-empty = There are none of these landscapes left.
obstacle-not-adjacent-land = The landscape does not fit there. Districts go directly above or below your land; at least one coast or hillside space of a plot must be adjacent to your land or to a plot on that side.
obstacle-not-in-hand = { $card ->
    [none] That settlement is not in your hand.
   *[other] The { $card } is not in your hand: it has been built, or has not been dealt yet.
}
obstacle-nothing-to-settle = You cannot build any of your settlements: you lack food, energy or a suitable space.
obstacle-already-settled = You have already built a settlement in this phase. End your turn.
obstacle-indicator-not-in-play = That indicator is not on the wheel. Use the joker or another good.
obstacle-nothing-produced = That indicator is at 0, so the building would produce nothing. Choose another indicator.
obstacle-over-limit = { $card ->
    [none] That is more often than allowed. Choose a smaller number.
   *[other] That is more often than the { $card } allows. Choose a smaller number.
}
obstacle-no-wonder-left = All eight Wonders are taken.
obstacle-too-few-kinds = After that you would not have enough different goods left. Choose a good earlier in the list.
obstacle-not-owned = You do not have that. Choose a good that you own.
obstacle-out-of-order = Several things are chosen in a fixed order. Choose one that comes later in the list and leaves enough for the rest.
obstacle-not-minimal = That is not a valid payment: it uses goods you do not have, is too little, or includes a tile you could keep. Pay just enough.
obstacle-already-used = The { $building } has already been used in this action. Buildings that let you use other buildings work once per action.
obstacle-no-prior-there = There is no prior on the { $building } ({ $player }). Choose a building with a prior on it.
obstacle-not-occupied = The { $building } ({ $player }) is not occupied. Choose an occupied building.
obstacle-not-a-neighbour = The { $building } ({ $player }) is not adjacent to the { $card }. Choose an adjacent building.
obstacle-no-use = { $building ->
    [none] That would have no effect now.
   *[other] Using the { $building } would have no effect now. Choose a building that does something.
}
obstacle-must-choose = You cannot skip this. Choose one of the options offered.
obstacle-same-good = You have already chosen that good. Choose another basic good.
obstacle-not-maximal = You can take more goods for your points. Choose a selection that leaves no room for another tile.
obstacle-overbuilds-other-kind = Cloister buildings may cover only cloister buildings, and other buildings only other buildings. Choose an empty space or a building of the same kind.
obstacle-not-placed-now = The neutral prior only goes to a building that has just been placed.
obstacle-leaves-without-place = { $decision ->
    [neutral-card] Not yet: no matter where you put the { $card }, there would be no space left for the { $left }. Place another building first.
   *[other] If you put the { $card } there, there would be no space left for the { $left }. Choose another space.
}
obstacle-own-indicator-in-play = This good’s own indicator is on the wheel. Use it or the joker; you may take nothing only if the indicator has left the game.
