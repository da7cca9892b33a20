### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Replay
web-review-page = { $name }: replay
web-review-about = Replay. Only you can see this.
web-review-to-table = Back to the table
web-review-course = Game timeline
web-review-panels = Panels
web-review-steps = Steps
web-review-start = Start
web-review-round-back = Previous round
web-review-back = Previous decision
web-review-play = { $on ->
    [true] Pause
   *[other] Play
}
web-review-on = Next decision
web-review-round-on = Next round
web-review-end = End
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
web-review-beginning = Start of the game
web-review-happened = What happened
web-review-turn = { $name }, turn { $turn }
web-review-phase = Settlement phase { $phase }
web-review-decided = { $name }: { $words }
web-review-pin = { $pinned ->
    [true] Follow the active player
   *[other] Keep showing this land
}
web-review-from-here = From here
web-review-record = Record

# Going on from a moment, and trying something out.
web-fork-device = Continue, hot-seat
web-fork-device-about = all players at this screen
web-fork-solo = Continue solo
web-fork-solo-about = at a new table
web-fork-bots = Continue against bots
web-fork-bots-about = you play { $name }
web-fork-bot = Which bot
web-try-about = a private copy that only you can see
