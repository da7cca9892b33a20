# What the service says: problems, and names that it makes up.

service-table-name = { $name }’s table
service-broken = the rules have changed since, and the move { $move } is not possible any more. { $why }
service-record-name = A record of { $name }’s

problem-who-are-you = Tell us your name first: there is no valid token in the request.
problem-no-such-address = There is nothing at this address.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-language = There is no such language here.
problem-no-such-number = The table has not come that far yet.
problem-no-such-recovery = This link is not valid: it was used, a day has passed, or a newer one has been made.
problem-no-such-message = There is no such message at this table.
problem-no-such-person = No person sits there.
problem-no-such-page = There is no such page, or nobody but its person may see it.
problem-not-your-name = This is not your name: nothing was deleted.
problem-no-such-device = There is no such device.
problem-no-such-game = There is no such game.
problem-no-such-lesson = There is no such lesson.
problem-no-such-bot = There is no bot called { $bot }. Bots: { $bots }.
problem-no-such-answer = This cannot be the answer to that question.
problem-wrong-method = This address cannot be used in this way.
problem-malformed = The request could not be understood.
problem-too-large = The request is too large.
# $where is the path of a field, $what an id.
problem-invalid = { $what ->
    [missing] The request lacks { $where }.
    [unknown] The request has a field that is not known: { $where }.
    [too-short] { $where } is too short.
    [too-long] { $where } is too long.
    [too-small] { $where } is too small.
    [too-large] { $where } is too large.
    [unprintable] { $where } may only have printable characters.
    [not-a-choice] { $where } is none of the values that are possible.
    [wrong-type] { $where } is of the wrong kind: a text, a number, a list or the like is needed.
   *[other] The value of { $where } is not possible.
}
problem-wrong-origin = The request comes from a page of another site.
problem-wrong-host = This service does not know itself by the name { $host }. Whoever runs it names it with LABORA_HOSTS.
problem-too-often = { $seconds ->
    [one] That was too often. Try again in one second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
problem-storage = The game could not be saved, so nothing has changed. Please try again.
problem-unexpected = Something went wrong on our side. Nothing has changed.
problem-rules = The rules do not allow this.

problem-too-many-waiting = { $limit } of your tables wait for players already. Close one of them first.
problem-too-many-with-bots = Bots play at { $limit } of your tables already. Finish or close one of them first.
problem-wrong-seats = { $players ->
    [one] This game has one seat, not { $seats }.
   *[other] This game has { $players } seats, not { $seats }.
}
problem-me-twice = You can sit on one seat as yourself; further seats on this device are played “on this device”.
problem-unratable = { $why ->
    [device] A rated game is not played on one device: everybody sits at their own.
    [model] No language model sits down at a rated table.
   *[people] A rated game needs at least two people, each on a seat of their own.
}
problem-already-seated = You already sit at this table.
problem-no-free-seat = There is no free seat here.
problem-seat-taken = This seat is taken.
problem-not-seated = You do not sit at this table.
problem-not-your-seat = This is not your seat.
problem-no-hints = This table is played without hints.
problem-no-hint-now = The brother cannot be asked now. Please try again.
problem-creator-only = Only whoever opened the table can do this.
problem-not-absent = This player is here: only an absent player can be replaced by a bot.
problem-not-absent-long-enough = { $minutes ->
    [one] This player may come back. A bot can take the seat in a minute.
   *[other] This player may come back. A bot can take the seat in { $minutes } minutes.
}
problem-nobody-to-ask = Those who would have to agree have left the game.
problem-already-started = The game has begun. You can resign instead.
problem-not-playing = The game is not being played now.
problem-not-started = The game has not begun: there are free seats.
problem-over = The game is over.
problem-closed = This table is closed.
problem-read-only = The rules have changed since this game was played: it can only be looked at, up to its last legal move. Take back to there to go on.
problem-newer-version = A newer version of the service has continued this table. It can be looked at here, but not changed.
problem-too-long = This game has become too long to be continued here.

problem-conflict = Something else happened at the table first. Look at it again before you decide.
problem-not-your-turn = It is not for you to decide now.
problem-not-possible = This is not possible now.
problem-nothing-to-undo = There is nothing to take back.
problem-nobody-asked = Nobody has asked to take something back.
problem-asked-yourself = You asked: it is for the others to agree.
problem-seats-of-record = The seats of a record are played by you, on this device, or by bots.
problem-record-too-long = The record has more than { $limit } decisions. No game needs so many.
problem-no-replay-now = The record cannot be read now. Please try again.
