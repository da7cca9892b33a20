# The command `labora`.

cli-help = Labora plays Ora et Labora: a table for people, and an exact engine for programs.
cli-version = labora { $version }, { $form } engine
cli-yes = yes
cli-no = no

cli-option-version = Show the version and whether the engine is compiled or plain.
cli-option-mode = How many players, and which game: { $modes }.
cli-option-variant = Which cards: { $variants }.
cli-option-json = Print JSON, for programs.

cli-no-mode = There is no mode “{ $value }”. { $nearest ->
    [none] Modes: { $known }.
   *[other] Did you mean { $nearest }? Modes: { $known }.
}
cli-no-variant = There is no variant “{ $value }”. { $nearest ->
    [none] Variants: { $known }.
   *[other] Did you mean { $nearest }? Variants: { $known }.
}
cli-no-bot = There is no bot “{ $value }”. { $nearest ->
    [none] Bots: { $known }.
   *[other] Did you mean { $nearest }? Bots: { $known }.
}
cli-no-card = There is no card “{ $value }” here. { $nearest ->
    [none] “labora cards” lists all ids and names.
   *[other] Did you mean { $nearest }? “labora cards” lists all ids and names.
}

missing-extra = This needs a package that is not installed ({ $module }): pip install "labora[{ $extra }]".

# $least and $most come as texts.
cli-no-number = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.

cli-play-help =
    Open a table in the browser.

    With --terminal, or with a mode or a variant, the table is in the terminal, and what was not said is asked.
cli-play-mode = At the terminal: how many players, and which game: { $modes }.
cli-play-variant = At the terminal: which cards: { $variants }.
cli-play-terminal = Play in the terminal.
cli-play-port = Where the table is on this machine; any free place if 8000 is taken.
cli-play-browser = Open a page in the browser.
cli-play-address = The tables are at { $address }. Ctrl-C ends.
cli-play-no-client = The browser client has not been built. Start with ./play, or play in the terminal: labora play --terminal.
cli-play-port-taken = Port { $port } is taken by another program. Choose another one with --port.
cli-play-no-terminal = The table needs a terminal to ask you questions. In scripts, use “labora simulate”.
cli-play-which-mode = Which game?
cli-play-which-variant = Which variant?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Number or name [{ $default }]:{" "}

cli-simulate-help =
    Play whole games with bots, and count and time them.

    The same seed gives the same games, however many jobs play them. The exit code is 1 if a game got stuck or a check failed.
cli-simulate-games-option = How many games.
cli-simulate-bot = Who plays all seats: { $bots }.
cli-simulate-seed = The number that all chance in the games comes from.
cli-simulate-jobs = How many processes play at once.
cli-simulate-limit = Games still going after this round are scored as they stand (only two-player games have no end of their own).
cli-simulate-check = Check after every decision that nothing impossible is on the table.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Games
cli-simulate-finished = Finished and scored
cli-simulate-stuck = Stuck without a legal move
cli-simulate-limited = Ended by the round limit
cli-simulate-seconds = Seconds
cli-simulate-games-per-second = Games per second
cli-simulate-decisions-per-second = Decisions per second
cli-simulate-mean-scores = Mean scores by seat
cli-simulate-failed-checks = { $count ->
    [one] One game went wrong: { $first }
   *[other] { $count } games went wrong. The first: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] One game got stuck: nobody had a legal move before the end.
   *[other] { $count } games got stuck: nobody had a legal move before the end.
}

cli-cards-help = Show the cards with their numbers and what they do: all in a table, or one in full.
cli-cards-which = The id of a card (F05, village) or its name ("Bakery").
cli-cards-of-variant = Only the cards of one variant: { $variants }.
cli-cards-both = France and Ireland
cli-cards-id = Id
# Headings over two lines: what is above, what is below.
cli-cards-column-function =
    Name
    Function
cli-cards-column-cost =
    Cost
    Terrain
cli-cards-column-deck =
    Deck
    Players
cli-cards-column-values =
    Economic
    Dwelling
cli-cards-variant = Variant
cli-cards-deck = Deck
cli-cards-players = Players
cli-cards-never = Never in
cli-cards-cost = Cost
cli-cards-terrain = Terrain
cli-cards-cloister = Cloister
cli-cards-is-cloister = cloister building
cli-cards-economic = Economic
cli-cards-dwelling = Dwelling
cli-cards-function = Function

cli-perft-help = Count the positions that sequences of decisions lead to, by their length, and how they divide among the first options.
cli-perft-depth = How many decisions deep. Each more multiplies the time.
cli-perft-position = Count from this position, a line of text, instead of from the start of a game.
cli-perft-column-depth = Decisions
cli-perft-column-positions = Positions
cli-perft-column-option = Option
cli-perft-column-meaning = Meaning
cli-perft-split = After { $depth } decisions, by the first option
cli-perft-more = and { $count } more
