# Files with records.

file-missing = There is no file { $file }.
file-folder = { $file } is a folder. Give the name of a record file.
file-long = { $file } is too large to be a record.
file-binary = { $file } is not a text file. Records are UTF-8 JSON files.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-problem = { $file }: { $sentence }
# $reason of a file that cannot be read or written.
file-reason-denied = permission denied
file-reason-full = the disk is full
file-reason-read-only = the location is read-only
file-reason-no-folder = there is no such folder
file-reason-no-file = there is no such file
file-reason-folder = it is a folder
file-reason-name = the file name is not valid
file-reason-other = system error { $code }

# labora check

check-game = { $file }: { $game }
check-over = { $turns ->
    [one] { $mode } { $variant }, { $turns } turn, over after round { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } turns, over after round { $round }. { $scores }
}
check-open = { $turns ->
    [one] { $mode } { $variant }, { $turns } turn, now in round { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } turns, now in round { $round }. { $scores }
}
check-score = { $player } { $points }

# labora show

show-no-moment = --at takes a number of turns (12), or of turns and decisions (12.3), not “{ $value }”.
show-late-moment = { $turns ->
    [one] The record has only { $turns } turn: --at takes at most { $turns }.
   *[other] The record has only { $turns } turns: --at takes at most { $turns }.
}
show-no-position = “{ $value }” is neither a file nor a position. { $reason }
show-moment = { $turns ->
    [one] After { $turns } turn, and { $moves ->
        [one] { $moves } decision of the next.
       *[other] { $moves } decisions of the next.
    }
   *[other] After { $turns } turns, and { $moves ->
        [one] { $moves } decision of the next.
       *[other] { $moves } decisions of the next.
    }
}
show-problem = Shown up to the last legal move. { $sentence }

# The drawings

draw-title = { $mode }, { $variant }
draw-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
draw-turn = { $player }’s turn
draw-decides = { $player } decides
draw-actions = { $actions ->
    [0] no action left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
draw-over = The game is over
draw-fee = Work contracts cost { $fee }
draw-land = Land: district { $district }, plot { $plot }
draw-sold-out = sold out

draw-wheel = Wheel
draw-now = now
draw-next = next round
draw-joker = joker
draw-coming = Coming: { $events }
draw-coming-event = { $round }: { $what }
draw-phase = settlements and buildings { $phase }
draw-solo-last-phase = last settlements (E), end
draw-bonus-round = bonus round, settlements E, end
draw-enters = { $good } on the wheel
draw-end-display = { $count ->
    [one] The game ends when all decks are out and at most { $count } building is left.
   *[other] The game ends when all decks are out and at most { $count } buildings are left.
}

draw-display = Display: { $deck }
draw-display-empty = The display is empty.
draw-display-legend = * { $player } can build this now
draw-price = { $card }: { $price }
draw-price-separator = {"; "}
draw-free = free

draw-board = { $player }, { $points }
draw-board-neutral = { $player }
draw-goods = Goods
draw-goods-worth = { $goods } (food { $food }, energy { $energy })
draw-clergymen = Clergymen
draw-clergymen-free = available: { $free }
draw-nobody-free = none available, all are on buildings
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
draw-scores = Scores
draw-score-goal = The goal in the solo game is 500 points.

# labora table

table-wrong-players = { $players ->
    [one] { $mode } is played by { $players } player, but --players names { $given }.
   *[other] { $mode } is played by { $players } players, but --players names { $given }.
}
table-no-name = “{ $name }” is not a valid name. Names must be different, not empty and at most 40 characters long.
table-person = Player { $number }
table-bot = { $bot } bot { $number }
table-other-bot = There is no bot “{ $bot }” here. The bot “random” plays for { $name }.

table-welcome = { $mode }, { $variant }. Saving to { $file }
table-hint = Type the number of an option. ? why something is not possible · u undo · i NAME card details · p show table · h help · q quit
table-resume = There is an unfinished game: { $game }. Continue it? [Y/n]{" "}
table-resume-game = { $mode } { $variant }, round { $round }, { $players } ({ $file })
table-overwrite = { $file } exists. Overwrite it? [y/N]{" "}
table-continue = Continue from the last legal move? The old record will not be changed. [y/N]{" "}
table-yes = y
table-kept = The file was not changed.

table-owner-asked = { $player } has to decide.
table-goods = Goods: { $goods }
# Behind a building that could be chosen but would do nothing now.
table-no-use = (no effect now)
table-only-choice = (the only choice) { $option }
table-enter-end = [Enter] ends the turn.
table-enter-payment = [Enter] pays with the first option. Or type your own payment, for example: { $example }
table-prompt = { $player }>{" "}
table-more = … and { $count } more: m lists them all.
table-group-deck = Deck { $deck }
table-group-row = Row { $row }

table-empty = Type a number from the list, or h for help.
table-no-number = There is no option { $number }. Choose a number from 1 to { $most }.
table-not-understood = “{ $text }” does not match any option. Type a number from the list, or h for help.
table-several = “{ $text }” matches several options. Type more of it, or the number.
table-no-goods = “{ $text }” is not a list of goods. Type for example: 2 grain 1 peat
table-no-card = “{ $text }” does not match exactly one card. Type i and a name: i bakery
table-no-good = “{ $text }” does not match exactly one kind of goods.
table-payment-gives = Your payment is worth { $food } and { $energy }. It must not include a tile you could keep.
table-why-payment = You may pay with any goods, as long as every tile is needed. Type them, for example: 2 grain 1 peat
table-why-not = { $options }: { $reason }
table-why-nothing = There is nothing else to choose from: every possibility is on the list.
table-undone = Undone: { $option }
table-saved = Game saved to { $file }
table-loaded = Loaded { $file }
table-load-which = Which game? l FILE, or one of your unfinished games:
table-load-none = You have no other unfinished games. l FILE loads a record.
table-bye = Game saved. Continue with: labora table --load { $file }
table-nothing-played = Nothing was played, so nothing was saved.
table-input-ended = The input has ended.
table-finished = The game is over. The record was saved to { $file }
# The letters that are typed for commands are the same in every language.
table-help-text =
    Type the number of an option, or part of its words (“bakery”), or a space (“3,0”).
    You can type several answers on one line: cut; 0,0; 1
    Payments: the number of a proposal, Enter for the first, or the goods themselves: 2 grain 1 peat
    ? [WORDS]   why something is not possible now
    u           undo your last decision this turn; uu undoes the whole turn so far
    i NAME      what a card costs, is worth and does: i bakery
    w [BOT]     ask the abbot for a hint; “w monk” asks the monk
    p           show the whole table again
    log         what has happened so far
    m           all options of a long list
    s [FILE]    save the game (it is saved after every decision anyway)
    l [FILE]    load another game
    q           quit; the game is saved and you can continue later
