# The command `labora`.

cli-help = Labora plays Ora et Labora: a table for people, and an exact engine for programs.
cli-version = { $form ->
    [compiled] labora { $version }, compiled engine
   *[plain] labora { $version }, plain engine
}
cli-yes = yes
cli-no = no

cli-option-version = Show the version and whether the engine is compiled or plain.
cli-option-mode = How many players, and which game: { $modes }.
cli-option-variant = Which cards: { $variants }.
cli-option-jobs = How many processes work at once. Without it: one, or as many as the cluster has processors.
cli-option-on = Where the work is done: { $places }. “ray” is the Ray cluster at RAY_ADDRESS, or else that of this machine.
cli-option-seconds = How long a bot may think about a turn, in seconds.
cli-option-json = Print JSON, for programs.
cli-option-language = Which language: { $languages }. Without it, that of LABORA_LANGUAGE or of the system.
cli-option-help = Show this message and exit.

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
cli-no-place = There is no place “{ $value }” for the work. { $nearest ->
    [none] Places: { $known }.
   *[other] Did you mean { $nearest }? Places: { $known }.
}

missing-extra = This needs a package that is not installed ({ $module }): { $command }
cli-no-language = There is no language “{ $value }”. { $nearest ->
    [none] Languages: { $known }.
   *[other] Did you mean { $nearest }? Languages: { $known }.
}

# Headings of the help, and what stands there for something that is to be filled in.
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-default = default: { $value }
cli-required = required
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND [ARGS]…
cli-metavar-mode = MODE
cli-metavar-variant = VARIANT
cli-metavar-language = LANGUAGE
cli-metavar-n = N
cli-metavar-moment = N[.M]
cli-metavar-seconds = T
cli-metavar-bot = BOT
cli-metavar-bots = BOT BOT …
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-address = ADDRESS
cli-metavar-place = PLACE
cli-metavar-record = RECORD
cli-metavar-records = RECORD…
cli-metavar-record-or-position = RECORD|POSITION
cli-metavar-line = LINE
cli-metavar-id = ID
cli-metavar-chapter = CHAPTER
cli-metavar-table = TABLE
cli-metavar-names = NAMES
cli-metavar-name = NAME
cli-metavar-text = TEXT

# What is wrong with a command line. $option, $command and $text are as they were typed.
cli-usage-no-option = { $nearest ->
    [none] There is no option { $option } here. “labora --help” shows what there is.
   *[other] There is no option { $option } here. Did you mean { $nearest }?
}
cli-usage-no-command = { $nearest ->
    [none] There is no command “{ $command }”. “labora --help” lists them all.
   *[other] There is no command “{ $command }”. Did you mean { $nearest }?
}
cli-usage-missing = { $what } is missing. “labora --help” shows how the command is used.
cli-usage-no-value = The option { $option } needs a value behind it.
cli-usage-unwanted-value = The option { $option } takes no value.
cli-usage-bad-value = The value of { $what } is not possible.
cli-usage-too-many = That is more than the command takes: { $text }.
cli-usage-wrong = The command is used in another way. “labora --help” shows how.

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
cli-simulate-bot = Who plays all seats: { $bots }, or your own as path.py:ClassName or exec:./mybot.
cli-simulate-seed = The number that all chance in the games comes from.
cli-simulate-limit = Games still going after this round are scored as they stand (only two-player games have no end of their own).
cli-simulate-check = Check after every decision that nothing impossible is on the table.
cli-simulate-out = Also write every decision of the games to this file: { $formats }.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Games
cli-simulate-finished = Finished and scored
cli-simulate-stuck = Stuck without a legal move
cli-simulate-limited = Ended by the round limit
cli-simulate-seconds = Seconds
cli-simulate-games-per-second = Games per second
cli-simulate-decisions-per-second = Decisions per second
cli-simulate-mean-scores = Mean scores by seat
cli-simulate-mean-winner = Mean score of winners
cli-simulate-winner-error = Standard error of that
cli-simulate-failed-checks = { $count ->
    [one] One game went wrong: { $first }
   *[other] { $count } games went wrong. The first: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] One game got stuck: nobody had a legal move before the end.
   *[other] { $count } games got stuck: nobody had a legal move before the end.
}

cli-rules-help = The rules in our own words: the contents, or one chapter, with the numbers of a game.
cli-rules-which = The id of a chapter (wheel) or its title (The wheel); without it, the contents.
cli-rules-more = “labora rules CHAPTER” prints a chapter; --mode and --variant choose the game.
cli-no-chapter = There is no chapter “{ $value }”. { $nearest ->
    [none] Chapters: { $known }.
   *[other] Did you mean “{ $nearest }”?
}

records-help = Turn a folder of records into a table to learn from: every decision with its position, options and result.
records-folder = The folder; the ones in it are searched, too.
records-out = The file to write: { $formats }.
records-done = { $games ->
    [one] One game, { $decisions } decisions: { $file }
   *[other] { $games } games, { $decisions } decisions: { $file }
}
records-no-folder = { $folder } is not a folder.
records-none = There is no record in { $folder }.
data-wrong-name = { $file }: the name must end in { $formats }.

cli-cards-help = Show the cards with their numbers and what they do: all in a table, or one in full.
cli-cards-which = The id of a card (F05, village) or its name (Bakery).
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
cli-cards-for = { $players ->
    [all] all
   *[other] { $players }
}
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
cli-perft-split = { $depth ->
    [one] After { $depth } decision, by the first option
   *[other] After { $depth } decisions, by the first option
}
cli-perft-more = and { $count } more
