# Clocks, devices, keys, reports: what a person can do besides playing.

web-clock = Clock
web-clock-none = no clock
web-clock-live = live: five minutes per turn
web-clock-budget = live: one hour per game plus 30 seconds per turn
web-clock-day = one day per turn
web-clock-end = { $end ->
    [seat] When time runs out, a bot takes over until the player comes back.
   *[turn] When time runs out, a bot plays the turn.
}
web-clock-left = { $late ->
    [true] time is up
   *[false] { $time } left
}

web-go-on-here = Continue from here
# While the player looks back or tries out a line. $time: what is left on the clock, as in "4:12"; "none" without a clock.
web-turn-in-game = { $time ->
    [none] It is your turn in the game.
   *[other] It is your turn in the game ({ $time } left).
}
web-late = Time ran out: a bot played for you.
web-kept = A bot is playing for you. The seat is still yours.
web-kept-take = Take the seat back
web-players = Other players
web-replace = Let a bot play for { $name }
web-replace-about = If a player has been away for ten minutes (or for the time limit of a turn), a bot can play for them until they come back.
web-report = Report
web-report-player = Report { $name }
web-report-about = Tell the administrator of this server what is wrong.
web-report-text = What is wrong?
web-report-send = Send the report
web-report-sent = Thank you. The administrator of this server will see it.

web-devices = Your devices
web-devices-about = You are signed in on these devices.
web-device = { $name ->
    [none] a program
   *[other] { $name }
}
web-device-this = this one
web-device-seen = used { $time } ago
web-device-out = Sign out
web-devices-out = Sign out all others
web-device-code = Link for another device
web-device-code-about = It works once and expires after a day.
web-key-title = Recovery link
web-key-about = Use this link to sign in again if you lose a device. Keep it private. A new link replaces the old one.
web-recovery-new = { $has ->
    [true] Create a new recovery link
   *[false] Create a recovery link
}
web-recovery-revoke = Revoke
web-leave-browser = Sign out here
web-leave-browser-sure = Sign out? Without a recovery link you cannot get your seats back.
