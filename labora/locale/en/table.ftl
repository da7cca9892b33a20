# Files with records.

file-missing = There is no file { $file }.
file-folder = { $file } is a folder. Name a file with a record.
file-long = { $file } is too long to be a record.
file-binary = { $file } is not a text. Records are JSON in UTF-8.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-problem = { $file }: { $sentence }

# labora check

check-help = Play records again, strictly, and print the scores. Exits with 1 if any move is not legal.
check-records = Files with records.
check-game = { $file }: { $game }
check-over = { $mode } { $variant }, { $turns } turns, over after round { $round }. { $scores }
check-open = { $mode } { $variant }, { $turns } turns, now in round { $round }. { $scores }
check-score = { $player } { $points }

# labora show

show-help = Draw a position in the terminal: a record at any moment, or the line of a position.
show-what = A file with a record or with the line of a position; or that line itself; “-” reads it from the input.
show-at = After so many turns; 12.3 is after 12 turns and 3 decisions of the next. Without it, the end of the record.
show-width = Draw for so many columns instead of the width of the terminal.
show-no-moment = --at takes a number of turns (12), or of turns and decisions (12.3), not “{ $value }”.
show-late-moment = The record has only { $turns } turns: --at takes at most { $turns }.
show-no-position = “{ $value }” is neither a file nor the line of a position. { $reason }
show-moment = After { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} and { $moves ->
    [one] { $moves } decision
   *[other] { $moves } decisions
} of the next.
show-problem = Shown up to the last legal move. { $sentence }

# The drawings

draw-title = { $mode }, { $variant }
draw-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
draw-turn = { $player } is on turn
draw-decides = { $player } decides
draw-actions = { $actions ->
    [0] no action left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
draw-over = The game is over
draw-fee = Work contracts cost { $fee }
draw-land = Land: district { $district }, plot { $plot }
draw-sold-out = none left

draw-wheel = Wheel
draw-now = now
draw-next = next round
draw-joker = joker
draw-coming = Coming
draw-coming-event = { $round }: { $what }
draw-phase = settlements and buildings { $phase }
draw-last-phase = settlements { $phase }
draw-solo-last-phase = last settlements (E), end
draw-bonus-round = bonus round, settlements E, end
draw-enters = { $good } on the wheel
draw-end = end
draw-end-display = { $count ->
    [one] The end comes when all decks are out and at most { $count } building is left.
   *[other] The end comes when all decks are out and at most { $count } buildings are left.
}

draw-display = Display
draw-display-empty = empty
draw-display-legend = * can be built now by { $player }
draw-price = { $card }: { $price }
draw-free = free

draw-board = { $player }, { $points }
draw-board-neutral = { $player }
draw-goods = Goods
draw-goods-worth = { $goods } (food { $food }, energy { $energy })
draw-clergymen = Clergymen
draw-clergymen-free = free: { $free }
draw-nobody-free = nobody is free, all stand on buildings
draw-brothers = { $count ->
    [one] { $count } lay brother
   *[other] { $count } lay brothers
}
draw-hand = Settlements
draw-hand-empty = all built
draw-mark-prior = P{ $player }
draw-mark-brother = L{ $player }
draw-mark-neutral = n
draw-legend = P: prior, L: lay brother, with the number of the player. Spaces are (column, row).
draw-log = Log
draw-forest = forest
draw-moor = moor
draw-terrain-plains = plains
draw-terrain-hillside = hill
draw-terrain-coast = coast
draw-terrain-water = water
draw-terrain-mountain = peak
draw-same-mountain = ″
