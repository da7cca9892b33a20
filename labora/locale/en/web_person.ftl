# A person's page.

web-title-me = My page · Labora
web-me-nobody = Nobody is known here yet. Sit down at a table, and your games are kept on this page.
web-me-saved = The name is kept.

web-person-since = here since { $day }
web-person-games = { $count ->
    [one] game
   *[other] games
}
web-person-won = won
web-person-not-won = not won
web-person-streak = { $now ->
    [0] wins in a row
   *[other] wins in a row, { $now } now
}
web-person-best-solo = best solo
web-person-played = Played so far
web-person-click = a line shows its games
web-person-game = Game
web-person-column-games = games
web-person-mean = mean
web-person-best = best
web-person-course = Points: { $game }
web-person-ended = { $place ->
    [won] won
    [alone] alone
    [abandoned] given up
   *[other] { $number } of { $players }
}
web-person-none = No game has been played to its end yet.
web-person-no-running = No game is running.
web-person-look = Look
web-barred = { $why ->
    [hints] Not for the boards: hints were allowed.
    [taken-back] Not for the boards: a turn was taken back.
    [quarry] Not for the boards: the Quarry was left out.
    [bot] Not for the boards: a bot has played along.
   *[model] Not for the boards: a language model has played.
}

web-shown = What others see
web-shown-page = My page
web-shown-page-about = Results, charts and best games, for whoever has the address. Private tables stay private.
web-shown-boards = My best solo scores
web-shown-boards-about = They stand on the boards under my name, each with its game to look at.
web-shown-look = My page as others see it

web-data = My data
web-data-about = All that is kept about you fits into a file, with the records of your games.
web-data-export = Save everything
web-data-delete = Delete me
web-data-delete-goes = Your name, devices, key, messages, ratings and settings are deleted for good. Nobody can bring them back.
web-data-delete-stays = Finished games stay for those who played them with you, without your name. In running games a bot plays on for you.
web-data-delete-name = To go on, write your name: { $name }
web-data-delete-do = Delete for good

web-sheet-back = Back to the table
web-sheet-title = { $name }: the game on one sheet
web-sheet-copy = Copy link
web-sheet-copied = Copied
web-sheet-png = Picture
web-sheet-print = Print, or save as PDF

web-boards = Boards
web-boards-solo = Best solo games
web-boards-about = Everybody begins alike, so scores compare. Of games that were played here, without hints and without turns taken back, by those who want to stand here.
web-boards-variant = Variant
web-boards-since = When
web-boards-all = all time
web-boards-month = this month
web-boards-bot = { $name }, a bot
web-boards-measured = measured

web-avoided = Blocked
web-avoided-about = These people cannot invite you, and you do not meet them by chance.
web-avoided-bear = Unblock
