# Files with records.

file-missing = There is no file { $file }.
file-folder = { $file } is a folder. Name a file with a record.
file-long = { $file } is too long to be a record.
file-binary = { $file } is not a text. Records are JSON in UTF-8.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-problem = { $file }: { $sentence }
# $reason of a file that cannot be read or written.
file-reason-denied = it is not allowed
file-reason-full = there is no room left
file-reason-read-only = nothing can be written there
file-reason-no-folder = there is no such folder
file-reason-no-file = there is no such file
file-reason-folder = it is a folder
file-reason-name = the name is not possible
file-reason-other = the system says { $code }

# labora check

check-help = Play records again, strictly, and print the scores. Exits with 1 if any move is not legal.
check-records = Files with records.
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

show-help = Draw a position in the terminal: a record at any moment, or the line of a position.
show-what = A file with a record or with the line of a position; or that line itself; “-” reads it from the input.
show-at = After so many turns; 12.3 is after 12 turns and 3 decisions of the next. Without it, the end of the record.
show-width = Draw for so many columns instead of the width of the terminal.
show-no-moment = --at takes a number of turns (12), or of turns and decisions (12.3), not “{ $value }”.
show-late-moment = { $turns ->
    [one] The record has only { $turns } turn: --at takes at most { $turns }.
   *[other] The record has only { $turns } turns: --at takes at most { $turns }.
}
show-no-position = “{ $value }” is neither a file nor the line of a position. { $reason }
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
draw-coming = Coming: { $events }
draw-coming-event = { $round }: { $what }
draw-phase = settlements and buildings { $phase }
draw-solo-last-phase = last settlements (E), end
draw-bonus-round = bonus round, settlements E, end
draw-enters = { $good } on the wheel
draw-end-display = { $count ->
    [one] The end comes when all decks are out and at most { $count } building is left.
   *[other] The end comes when all decks are out and at most { $count } buildings are left.
}

draw-display = Display: { $deck }
draw-display-empty = The display is empty.
draw-display-legend = * can be built now by { $player }
draw-price = { $card }: { $price }
draw-price-separator = {"; "}
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
draw-scores = Scores
draw-score-goal = The goal of the solo game is 500 points.

# labora table

table-help = Play in the terminal: alone, several at one keyboard, or against bots. The game is saved after every decision.
table-mode = How many players, and which game: { $modes }. Solo, if not given.
table-variant = Which cards: { $variants }. France, if not given.
table-players = Who plays, in seat order: names and bots, for example Anna,bot:random or Anna,bot:exec:./mybot. Without it, everybody sits here.
table-without-quarry = Leave out the C-Quarry (4-short france only).
table-seed = Makes the start player and the bots repeatable.
table-load = Go on with the game in this file.
table-save = Save the game in this file instead of among your games.
table-wrong-players = { $players ->
    [one] { $mode } is played by { $players } player, but --players names { $given }.
   *[other] { $mode } is played by { $players } players, but --players names { $given }.
}
table-no-name = “{ $name }” cannot be a name: names are different, not empty, and at most 40 characters long.
table-person = Player { $number }
table-bot = { $bot } bot { $number }
table-other-bot = There is no bot “{ $bot }” here: { $name } is played by the bot “random”.

table-welcome = { $mode }, { $variant }. The game is saved in { $file }
table-hint = Type the number of an option. ? why not something else · u undo · i NAME a card · p the table · h help · q quit
table-resume = There is an unfinished game: { $game }. Go on with it? [Y/n]{" "}
table-resume-game = { $mode } { $variant }, round { $round }, { $players } ({ $file })
table-overwrite = { $file } exists. Overwrite it? [y/N]{" "}
table-continue = Go on from the last legal move? The old record stays as it is. [y/N]{" "}
table-yes = y
table-kept = The file stays as it is.

table-owner-asked = { $player } decides now.
table-goods = Goods: { $goods }
# Behind a building that could be chosen but would do nothing now.
table-no-use = (does nothing for you now)
table-only-choice = (the only choice) { $option }
table-enter-end = [Enter] ends the turn.
table-enter-payment = [Enter] pays the first. Or type what you give, for example: { $example }
table-prompt = { $player }>{" "}
table-more = … and { $count } more: m lists them all.
table-group-deck = Deck { $deck }
table-group-row = Row { $row }

table-empty = Type a number from the list, or h for help.
table-no-number = There is no option { $number }: the numbers go from 1 to { $most }.
table-not-understood = “{ $text }” fits no option. Type a number from the list, or h for help.
table-several = “{ $text }” fits several options. Type more of it, or the number.
table-no-goods = “{ $text }” is not a list of goods. Type for example: 2 grain 1 peat
table-no-card = No card of this game is called “{ $text }”, or too many are. Type i and a name: i bakery
table-no-good = “{ $text }” is not one kind of goods, or could be several.
table-payment-gives = What you typed is worth { $food } and { $energy }. Nothing may be left over that could be kept.
table-why-payment = You may give any goods that are enough, as long as none of them could be left out. Type them: 2 grain 1 peat
table-why-not = { $options }: { $reason }
table-why-nothing = Nothing more belongs to this question: everything that it is about is on the list.
table-undone = Taken back: { $option }
table-saved = The game is saved in { $file }
table-loaded = Loaded { $file }
table-load-which = Which game? l FILE, or one of your unfinished games:
table-load-none = You have no other unfinished games. l FILE loads a record.
table-bye = The game is saved in { $file } Go on with: labora table --load { $file }
table-nothing-played = Nothing was played, nothing is saved.
table-input-ended = The input has ended.
table-finished = The game is over. Its record is { $file }
# The letters that are typed for commands are the same in every language.
table-help-text =
    Type the number of an option, or part of its words (“bakery”), or a space (“3,0”).
    Several answers fit on one line: cut; 0,0; 1
    Payments: the number of a proposal, Enter for the first, or the goods themselves: 2 grain 1 peat
    ? [WORDS]   why other things are not possible now
    u           take back your last decision of this turn; uu the whole turn so far
    i NAME      what a card costs, is worth and does: i bakery
    w [BOT]     what would the abbot do? w brother asks another
    p           the whole table again
    log         what has happened so far
    m           all options of a long list
    s [FILE]    save the game (it is saved after every decision anyway)
    l [FILE]    load another game
    q           quit; the game is kept and can go on later
