# What the service says: problems, and names that it makes up.

service-table-name = { $name }’s table
service-broken = the rules have changed since then, and the move { $move } is no longer legal. { $why }
service-record-name = { $name }’s record

problem-who-are-you = Enter your name first: the request has no valid token.
problem-no-such-address = Page not found.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-language = This language is not available.
problem-no-such-number = The game has not reached that point yet.
problem-no-such-recovery = This link is not valid: it has been used, has expired or was replaced by a newer one.
problem-no-such-message = There is no such message at this table.
problem-no-such-person = There is no person in that seat.
problem-no-such-page = This page does not exist or is private.
problem-not-your-name = This is not your name: nothing was deleted.
problem-no-such-device = There is no such device.
problem-no-such-game = There is no such game.
problem-no-such-lesson = There is no such lesson.
problem-no-such-bot = There is no bot called { $bot }. Bots: { $bots }.
problem-no-such-answer = This is not a valid answer.
problem-wrong-method = This method is not allowed here.
problem-malformed = The request could not be understood.
problem-too-large = The request is too large.
# $where is the path of a field, $what an id.
problem-invalid = { $what ->
    [missing] { $where } is missing from the request.
    [unknown] The request has an unknown field: { $where }.
    [too-short] { $where } is too short.
    [too-long] { $where } is too long.
    [too-small] { $where } is too small.
    [too-large] { $where } is too large.
    [unprintable] { $where } may contain only printable characters.
    [not-a-choice] { $where } is not one of the allowed values.
    [wrong-type] { $where } has the wrong type (for example, text instead of a number).
   *[other] Invalid value for { $where }.
}
problem-wrong-origin = The request comes from another website.
problem-wrong-host = This server is not set up for the host name { $host }. The administrator can add it to LABORA_HOSTS.
problem-too-often = { $seconds ->
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
problem-too-many-connections = Too many connections are open from your address. Close some pages and try again.
problem-storage = The game could not be saved, so nothing has changed. Please try again.
problem-unexpected = Something went wrong on our side. Nothing has changed.
problem-rules = The rules do not allow this.

problem-too-many-waiting = You already have { $limit } tables waiting for players. Close one of them first.
problem-too-many-with-bots = You already have { $limit } tables with bots. Finish or close one of them first.
problem-wrong-seats = { $players ->
    [one] This game has one seat, not { $seats }.
   *[other] This game has { $players } seats, not { $seats }.
}
problem-me-twice = You can take only one seat yourself. Set other seats on this device to “This screen”.
problem-unratable = { $why ->
    [device] A rated game cannot be played on one device. Everyone needs their own.
    [model] Language models cannot join rated tables.
   *[people] A rated game needs at least two people, each in their own seat.
}
problem-already-seated = You already have a seat at this table.
problem-no-free-seat = There is no open seat at this table.
problem-seat-taken = This seat is taken.
problem-not-seated = You do not have a seat at this table.
problem-not-your-seat = This is not your seat.
problem-no-hints = Hints are turned off at this table.
problem-no-hint-now = No hint is available right now. Please try again.
problem-creator-only = Only the player who created the table can do this.
problem-not-absent = This player is here: only an absent player can be replaced by a bot.
problem-not-absent-long-enough = { $minutes ->
    [one] This player may come back. A bot can take the seat in a minute.
   *[other] This player may come back. A bot can take the seat in { $minutes } minutes.
}
problem-nobody-to-ask = The players who would have to agree have left the game.
problem-already-started = The game has begun. You can resign instead.
problem-not-playing = This game is not in progress.
problem-not-started = The game has not started: there are open seats.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-closed = This table is closed.
problem-read-only = The rules have changed since this game was played. You can view it up to its last legal move, or undo to that move and continue.
problem-newer-version = A newer version of the server has continued this table. You can view it here but not change it.
problem-unreadable = The stored data of this table cannot be read beyond this point.
problem-too-long = This game is too long to continue here.

problem-conflict = The table has changed in the meantime. Check it again before you decide.
problem-not-your-turn = It is not your turn to decide.
problem-not-possible = This is not possible now.
problem-nothing-to-undo = There is nothing to undo.
problem-nobody-asked = There is no undo request.
problem-asked-yourself = This is your own request. The others have to agree.
problem-seats-of-record = In a game opened from a record, seats can be played only by you, on this screen, or by bots.
problem-record-too-long = The record has more than { $limit } decisions, which is the limit.
problem-no-replay-now = The record cannot be read right now. Please try again.
