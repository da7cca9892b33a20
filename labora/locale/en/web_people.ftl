# Clocks, devices, keys, reports: what a person can do beside playing.

web-clock = Clock
web-clock-none = no clock
web-clock-live = live: five minutes a turn
web-clock-budget = live: an hour for the game, half a minute more each turn
web-clock-day = a day a turn
web-clock-end = { $end ->
    [seat] When time is up, a bot takes the seat until its player comes back.
   *[turn] When time is up, a bot takes the turn.
}
web-clock-left = { $late ->
    [true] time is up
   *[false] { $time } left
}

web-go-on-here = Go on from here
web-kept = A bot plays for you. Your seat is still yours.
web-kept-take = Take the seat back
web-players = The others
web-replace = Let a bot play for { $name }
web-replace-about = When somebody has been away for ten minutes, or as long as a turn may take, a bot can play for them until they come back.
web-report = Report
web-report-player = Report { $name }
web-report-about = Tell whoever runs this server what is wrong.
web-report-text = What is wrong?
web-report-send = Send the report
web-report-sent = Thank you. Whoever runs this server will see it.

web-devices = Your devices
web-devices-about = Your seats belong to you on every device listed here.
web-device = { $name ->
    [none] a program
   *[other] { $name }
}
web-device-this = this one
web-device-seen = used { $time } ago
web-device-out = Sign out
web-devices-out = Sign out all others
web-device-code = Link for another device
web-device-code-about = It works once, within a day.
web-key-title = Recovery link
web-key-about = With this link you are yourself again when a device is lost. Keep it where only you find it; a new one replaces it.
web-recovery-new = { $has ->
    [true] Make a new recovery link
   *[false] Make a recovery link
}
web-recovery-revoke = Revoke it
web-leave-browser = Sign out here
web-leave-browser-sure = Really? Without a link your seats cannot be found again.
