# Finding a game: wishes, matchmaking, invitations to people you know.

web-wish-mode = Players and length
web-wish-any-mode = any number of players
web-wish-variant = Variant
web-wish-any-variant = either variant
web-wish-speed = Speed
web-wish-any-speed = any speed
web-wish-speed-of = { $speed ->
    [live] live
    [days] correspondence
   *[none] no clock
}
web-wish-rated = Rated
web-wish-any-rated = rated or unrated
web-wish-unrated = unrated
web-wish-only-rated = rated
web-wish-within = rated, within { $points } points
web-seek = Find an opponent
web-seeking = { $others ->
    [0] Looking for an opponent. Keep this page open.
    [one] Looking for an opponent. One other person is waiting. Keep this page open.
   *[other] Looking for an opponent. { $others } others are waiting. Keep this page open.
}
web-seek-stop = Cancel
web-seek-ended = The search has stopped: it is running in another window, or you started it too often.

web-invitations = Invitations
web-invites-you = { $name } invites you
web-invited-since = { $time } ago
web-invitation-go = View
web-invitation-block = Block
web-invitation-block-sure = Block { $name }

web-invite = Invite people
web-invite-about = People you have played with. They will see the invitation in their lobby and be notified if they have turned that on.
web-invite-nobody = You have not played with anyone yet. Send the link instead.
web-invite-games = { $count ->
    [one] one game together
   *[other] { $count } games together
}
web-invite-do = Invite
web-invite-state = { $state ->
    [declined] declined
   *[invited] invited
}

web-rated = Rated
web-rated-about = Rated: the result affects the ratings of everyone who joins, and resigning means last place. No hints, variations or analysis during the game.
web-rated-choice = Rated: the result affects players’ ratings; no hints, variations or analysis
web-rated-people = A rated game needs at least two people, each on their own device.
web-rating-beside = { $name }: { $rating } ± { $spread }
