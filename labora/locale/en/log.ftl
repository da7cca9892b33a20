# The log, a line an event. $player and $owner are names, $cards names of cards in order of use, $clergyman is
# "prior", "lay-brother" or, while it is not chosen, "none"; $spaces and $tiles are lists, $goods the changes of goods,
# with a comma before them, or nothing. $cards takes forms: FORM($cards, "accusative").

log-place = { $player }: { $cards } ({ $clergyman ->
    [prior] prior
    [lay-brother] lay brother
   *[none] clergyman not chosen yet
}){ $goods }
log-contract = { $clergyman ->
    [prior] { $player }: { $cards } ({ $owner }, prior){ $goods }
    [lay-brother] { $player }: { $cards } ({ $owner }, lay brother){ $goods }
   *[none] { $player }: work contract for { $cards } ({ $owner }, clergyman not chosen yet){ $goods }
}
log-prior = { $player }: { $cards } (prior){ $goods }
log-neutral-prior = { $player }: { $cards } (neutral prior){ $goods }
log-build = { $player }: built { $cards } { $spaces }{ $goods }
log-settle = { $player }: built settlement { $cards } { $spaces }{ $goods }
log-fell = { $player }: felled trees { $spaces }{ $goods }
log-cut = { $player }: cut peat { $spaces }{ $goods }
log-land = { $player }: bought land, { $tiles }{ $goods }
log-neutral-build = { $over ->
    [none] Neutral board: { $cards } { $spaces }
   *[other] Neutral board: { $cards } { $spaces } over { $over }
}

log-round = { $players ->
    [1] Round { $round }. The wheel turns.
   *[other] Round { $round }. The wheel turns. First: { $player }.
}
log-round-goods = Round goods{ $goods }
log-clergymen-return = { $player }: clergymen return
log-prior-returns = { $player }: prior returns
log-indicator-enters = On the wheel from now on: { $indicator }
log-indicator-leaves = Removed from the wheel: { $indicator }
log-settlement-phase = Settlement phase { $phase }
log-neutral-phase = The remaining buildings go to the neutral board
log-removed = No space, removed from the game: { $cards }
log-dealt = New ({ $deck }): { $cards }
log-late = { $player }: time ran out, a bot played
log-fee-raised = Work contracts cost 2 coins from now on.
log-bonus-round = Bonus round: one action each.
log-last-turn = The last turn: { $player }, one action.
log-game-over = The game is over.
log-score = { $player }: { $points }

# What else follows the cards of a line.
log-joker = joker
# A forest or moor was removed for nothing: the joker stays where it is.
log-nothing = no { $good }
log-cleared = cleared { $spaces }
# Changes of another player: "; Blue: +1 coin".
log-others = ; { $player }: { $changes }
# From one building on to the next.
log-chain = {" → "}
log-tile = { $side } { $row }
log-side-hills = hills district
log-side-plains = plains district
log-side-coast = coastal plot
log-side-mountain = mountain plot
