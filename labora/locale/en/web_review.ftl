### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Looking back
web-review-page = { $name }: looking back
web-review-about = You are looking back: nobody sees it.
web-review-to-table = To the table
web-review-course = The course of the game
web-review-panels = Beside the land
web-review-steps = Steps
web-review-start = To the beginning
web-review-round-back = A round back
web-review-back = A decision back
web-review-play = { $on ->
    [true] Pause
   *[other] Play
}
web-review-on = A decision on
web-review-round-on = A round on
web-review-end = To the end
web-review-speed = Speed
web-review-step = decision { $step } of { $count }
# What a key steps by.
web-review-key = { $unit ->
    [decision] decision
    [turn] turn
    [round] round
   *[play] play
}
web-review-where = Round { $round }, turn { $turn } of { $turns }: { $name }
web-review-beginning = The beginning
web-review-happened = What happened
web-review-turn = { $name }, turn { $turn }
web-review-phase = Settlement phase { $phase }
web-review-decided = { $name }: { $words }
web-review-pin = { $pinned ->
    [true] Show the land of whoever’s turn it is again
   *[other] Keep this land in sight
}
web-review-from-here = From here
web-review-record = Record

# Going on from a moment, and trying something out.
web-fork-device = Play on, hot-seat
web-fork-device-about = all seats at this screen
web-fork-solo = Play on alone
web-fork-solo-about = at a new table
web-fork-bots = Play on against bots
web-fork-bots-about = you are { $name }
web-fork-bot = Which bot
web-try-about = a private copy, nobody else sees it
