# Why something is not possible now, and what would be. $card, $building, $missing and $terrain are "none" where there is none;
# $option is what was typed, $decision an id; $missing, $coins and $have are amounts.

obstacle-offered = That is possible.
obstacle-other-decision = “{ $option }” does not answer the open question. Choose one of the options offered.
obstacle-not-on-list = “{ $option }” is not one of the choices here. Choose one of the options offered.
obstacle-no-action-left = You have no main action left in this turn. You may buy a landscape if you have not, or end the turn.
obstacle-action-open = You still have a main action: take it before you end the turn. There is no passing.
obstacle-not-in-this-phase = { $option ->
    [settle] Settlements are built in the settlement phases, or with the Castle.
   *[other] That is not possible in this part of the round. In a settlement phase you may only buy a landscape and build a settlement, in the bonus round only buy a landscape, build, or place your prior.
}
obstacle-no-clergyman = No clergyman is free: all stand on buildings. They come back at the start of the round after the last one was placed.
obstacle-no-free-building = All your buildings are occupied. Build another one, or use a building of another player.
obstacle-not-a-building = There is no such building there. Settlements, forests and moors cannot be used.
obstacle-occupied = { $building ->
    [none] A clergyman stands there already. Choose an unoccupied building.
   *[other] On the { $building } ({ $player }) stands a clergyman already. Choose an unoccupied building.
}
obstacle-not-yours = The { $building } belongs to { $player }. Place clergymen on your own buildings; others are used by a work contract.
obstacle-your-own = The { $building } is your own. A work contract is for buildings of others; on your own you place a clergyman.
obstacle-owner-has-no-clergyman = The { $building } cannot be used: { $player } has no clergyman left to place there.
obstacle-no-coins = That costs { $coins }, and you have { $have }.
obstacle-no-gift = You have no wine (in Ireland: no whiskey) to give. Pay the fee in coins.
obstacle-no-fee = A work contract costs { $coins }, and you have { $have } and nothing to give instead.
obstacle-no-contract = No building of another player can be used: all are occupied, or their owners have no clergyman left.
obstacle-no-forest = { $decision ->
    [amount] You do not have so many forests (or moors) to clear.
   *[other] There is no forest of yours. Choose a space with a forest.
}
obstacle-no-moor = There is no moor of yours. Choose a space with a moor.
obstacle-not-in-display = { $card ->
    [none] That card is not in the display. Choose a building of the display.
   *[other] The { $card } is not in the display. Choose a building of the display.
}
obstacle-cannot-pay = { $missing ->
    [none] You do not have the goods to do that so often. Choose a smaller number.
   *[other] You cannot pay for the { $card }: { $missing } missing.
}
obstacle-space-taken = A card lies on that space. Choose an empty one.
obstacle-wrong-terrain = The { $card } cannot stand there. It needs: { $terrain }.
obstacle-not-beside-cloister = { $decision ->
    [neutral-space] The { $card } is a cloister building and must be put beside another cloister building. Only when there is no such place may it cover a cloister building that stands alone.
   *[other] The { $card } is a cloister building and must be put beside another cloister building.
}
obstacle-no-space = { $decision ->
    [neutral-card] The { $card } has no place on the neutral player’s board. Choose another building.
   *[other] You have no free space for the { $card }. It needs: { $terrain }. A cloister building also needs another one beside it. More land can be bought.
}
obstacle-nothing-to-build = You cannot build anything of the display: for each building the goods or the space are missing.
obstacle-already-bought = You cannot buy another landscape now: one can be bought in a turn, and one before the settlement of a settlement phase.
obstacle-pile-empty = No such landscape is left.
obstacle-not-adjacent-land = The landscape does not fit there. Districts go directly above or below your land; of a plot, at least one coast or hillside space must touch the land or a plot on that side.
obstacle-not-in-hand = { $card ->
    [none] That settlement is not in your hand.
   *[other] The { $card } is not in your hand: it has been built, or has not been dealt yet.
}
obstacle-nothing-to-settle = You cannot build any settlement: for each in your hand food, energy or space are missing.
obstacle-already-settled = You have built your settlement of this phase. End the turn.
obstacle-indicator-not-in-play = That indicator is not on the wheel. Use the joker or another good.
obstacle-nothing-produced = That indicator stands at 0, so the building would yield nothing. Choose another indicator.
obstacle-over-limit = { $card ->
    [none] That is more often than allowed.
   *[other] The { $card } does not allow that so often. Choose a smaller number.
}
obstacle-no-wonder-left = All eight Wonders are taken.
obstacle-too-few-kinds = You do not own enough different goods to go on after that. Choose an earlier good.
obstacle-not-owned = You do not have that. Choose a good that you own.
obstacle-out-of-order = Several things are chosen in a fixed order. Choose one that comes later in the list and leaves enough for the rest.
obstacle-not-minimal = That is not a payment: goods that you do not have, too little, or a tile that could be left out. Give just enough.
obstacle-already-used = The { $building } has been used in this action: buildings that lead to other buildings work once in an action.
obstacle-no-prior-there = No prior stands on the { $building } ({ $player }). Choose a building with a prior on it.
obstacle-not-occupied = Nobody stands on the { $building } ({ $player }). Choose an occupied building.
obstacle-not-a-neighbour = The { $building } ({ $player }) is not beside the { $card }. Choose a building beside it.
obstacle-no-use = { $building ->
    [none] That would do nothing now.
   *[other] Using the { $building } would do nothing now. Choose a building that you can use.
}
obstacle-must-choose = Leaving it out is not possible here. Choose one of the options offered.
obstacle-same-good = You have chosen that good already. Choose another basic good.
obstacle-not-maximal = You could take more for your points. Choose a selection to which nothing can be added.
obstacle-overbuilds-other-kind = Cloister buildings may only cover cloister buildings, all others only others. Choose an empty space or a building of the same kind.
obstacle-not-placed-now = The neutral prior only goes to a building that has just been placed.
obstacle-leaves-without-place = { $decision ->
    [neutral-card] Not yet: wherever the { $card } went, the { $left } would have no place on the neutral player’s board. Place a building that leaves room for all.
   *[other] With the { $card } there, the { $left } would have no place on the neutral player’s board. Choose a space that leaves room for all.
}
obstacle-own-indicator-in-play = The good’s own indicator is on the wheel. Take the goods with it or with the joker; nothing may be taken only when it has left the game.
