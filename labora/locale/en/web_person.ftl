# A person's page.

web-title-me = My page · Labora
web-me-nobody = There is nothing here yet. Join a table, and your games will be listed on this page.
web-me-saved = Name saved.

web-person-since = member since { $day }
web-person-games = { $count ->
    [one] game
   *[other] games
}
web-person-wins = { $count ->
    [one] win
   *[other] wins
}
web-person-won = won
web-person-not-won = not won
web-person-streak = { $now ->
    [0] longest winning streak
   *[other] longest winning streak, { $now } now
}
web-person-best-solo = best solo
web-person-played = Played so far
web-person-click = click a row to see its games
web-person-game = Game
web-person-column-games = games
web-person-mean = average
web-person-best = best
web-person-course = Points: { $game }
web-person-ended = { $place ->
    [won] won
    [alone] solo
    [abandoned] resigned
   *[other] { $number } of { $players }
}
web-person-none = No finished games yet.
web-person-no-running = No games in progress.
web-person-look = View
web-barred = { $why ->
    [hints] Does not count for the leaderboards: hints were allowed.
    [taken-back] Does not count for the leaderboards: a turn was undone.
    [quarry] Does not count for the leaderboards: the Quarry was left out.
    [bot] Does not count for the leaderboards: a bot played part of it.
   *[model] Does not count for the leaderboards: a language model played.
}

web-shown = What others see
web-shown-page = My page
web-shown-page-about = Results, charts and best games, for anyone with the link. Private tables stay private.
web-shown-boards = My best solo scores
web-shown-boards-about = Listed on the leaderboards under my name, each with a link to its game.
web-shown-look = My page as others see it

web-data = My data
web-data-about = Download everything stored about you, including your game records.
web-data-export = Download my data
web-data-delete = Delete my data
web-data-delete-goes = Your name, devices, key, messages, ratings and settings are permanently deleted. This cannot be undone.
web-data-delete-stays = Finished games stay available to the other players, without your name. In games in progress a bot takes your seat.
web-data-delete-name = To confirm, type your name: { $name }
web-data-delete-do = Delete permanently

web-sheet-back = Back to the table
web-sheet-title = { $name }: game summary
web-sheet-copy = Copy link
web-sheet-copied = Copied
web-sheet-png = Picture
web-sheet-print = Print, or save as PDF

web-boards = Leaderboards
web-boards-solo = Best solo games
web-boards-about = Every solo game starts the same way, so scores are comparable. Lists games played here without hints or undone turns, by players who want to be listed.
web-boards-variant = Variant
web-boards-since = Period
web-boards-all = all time
web-boards-month = this month
web-boards-bot = { $name }, a bot
web-boards-measured = benchmark

web-avoided = Blocked
web-avoided-about = These people cannot invite you, and you will not be matched with them.
web-avoided-bear = Unblock
