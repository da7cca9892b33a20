# Finding a game: what one would play, whoever comes, people one knows.

web-wish-mode = Players and length
web-wish-any-mode = any number of players
web-wish-variant = Variant
web-wish-any-variant = either variant
web-wish-speed = Speed
web-wish-any-speed = any speed
web-wish-speed-of = { $speed ->
    [live] in one sitting
    [days] over days
   *[none] no clock
}
web-wish-rated = Rated
web-wish-any-rated = rated or not (now: not)
web-wish-unrated = not rated
web-wish-only-rated = rated
web-wish-within = rated, at most { $points } apart
web-seek = Play someone now
web-seeking = { $others ->
    [0] Looking for somebody. Stay on this page.
    [one] Looking for somebody. One other person waits. Stay on this page.
   *[other] Looking for somebody. { $others } others wait. Stay on this page.
}
web-seek-stop = Stop looking
web-seek-ended = The search has ended here: it goes on in another window, or was asked for too often.

web-invitations = Invitations
web-invites-you = { $name } invites you
web-invited-since = { $time } ago
web-invitation-go = Have a look
web-invitation-block = Block
web-invitation-block-sure = Block { $name } for good

web-invite = Invite people
web-invite-about = People you have played with. They see it among their tables, and are told where they want to be told.
web-invite-nobody = You have not played with anybody yet. Send the link.
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
web-rated-about = Rated: the game counts for the ratings of all who sit down here, and whoever gives up comes last. There are no aids.
web-rated-choice = Rated: it counts for the players’ ratings, and there are no aids
web-rated-people = A rated game needs at least two people, each on their own device.
web-rating-beside = { $name }: { $rating } ± { $spread }
