# The command `labora`.

cli-help = Play Ora et Labora in the browser or the terminal, run bots and simulations, or host a server.
cli-version = { $form ->
    [compiled] labora { $version }, compiled engine
   *[plain] labora { $version }, plain engine
}
cli-yes = yes
cli-no = no

cli-option-version = Show the version and whether the engine is compiled or plain.
cli-option-mode = Game mode: { $modes }.
cli-option-variant = Variant: { $variants }.
cli-option-jobs = Number of parallel processes. Default: 1, or one per CPU of the cluster.
cli-option-on = Where to run: { $places }. “ray” uses the Ray cluster at RAY_ADDRESS, or the one on this machine.
cli-option-seconds = Thinking time per turn, in seconds.
cli-option-json = Print JSON.
cli-option-language = Language: { $languages }. Default: LABORA_LANGUAGE, then the system language.
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
cli-no-place = “{ $value }” is not a valid value for --on. { $nearest ->
    [none] Places: { $known }.
   *[other] Did you mean { $nearest }? Places: { $known }.
}

missing-extra = This needs a package that is not installed ({ $module }). In Labora’s source folder, run: { $command }
cli-no-language = There is no language “{ $value }”. { $nearest ->
    [none] Languages: { $known }.
   *[other] Did you mean { $nearest }? Languages: { $known }.
}

# Headings of the help, and the placeholders for values.
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
    [none] There is no option { $option } here. Run “labora --help” for a list.
   *[other] There is no option { $option } here. Did you mean { $nearest }?
}
cli-usage-no-command = { $nearest ->
    [none] There is no command “{ $command }”. Run “labora --help” for a list.
   *[other] There is no command “{ $command }”. Did you mean { $nearest }?
}
cli-usage-missing = { $what } is missing. Run “labora --help” for usage.
cli-usage-no-value = The option { $option } needs a value.
cli-usage-unwanted-value = The option { $option } takes no value.
cli-usage-bad-value = Invalid value for { $what }.
cli-usage-too-many = Unexpected argument: { $text }.
cli-usage-wrong = Invalid command line. Run “labora --help” for usage.

# $least and $most come as texts.
cli-no-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.

cli-play-help =
    Play in the browser.

    With --terminal, or with a mode or variant, play in the terminal instead; you are asked for anything you did not specify.
cli-play-mode = Terminal only: game mode: { $modes }.
cli-play-variant = Terminal only: variant: { $variants }.
cli-play-terminal = Play in the terminal.
cli-play-port = Port on this machine; any free port if 8000 is taken.
cli-play-browser = Open the page in your default browser.
cli-play-address = Labora is running at { $address }. Press Ctrl-C to stop.
cli-play-no-client = The browser client has not been built. Start with ./play, or play in the terminal: labora play --terminal.
cli-play-port-taken = Port { $port } is taken by another program. Choose another one with --port.
cli-play-no-terminal = The table needs a terminal to ask you questions. In scripts, use “labora simulate”.
cli-play-which-mode = Which game?
cli-play-which-variant = Which variant?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Number or name [{ $default }]:{" "}

cli-simulate-help =
    Let bots play whole games and report results and speed.

    The same seed always gives the same games, regardless of --jobs. The exit code is 1 if a game got stuck or a check failed.
cli-simulate-games-option = Number of games.
cli-simulate-bot = The bot in every seat: { $bots }, or your own as path.py:ClassName or exec:./mybot.
cli-simulate-seed = Random seed.
cli-simulate-limit = Stop after this round and score the game as it stands (only two-player games have no fixed end).
cli-simulate-check = Check after every decision that the position is valid.
cli-simulate-out = Also write every decision to this file: { $formats }.
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
cli-simulate-winner-error = Standard error of the winners’ mean
cli-simulate-failed-checks = { $count ->
    [one] One game failed: { $first }
   *[other] { $count } games failed. The first: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] One game got stuck: no player had a legal move before the end.
   *[other] { $count } games got stuck: no player had a legal move before the end.
}

cli-rules-help = Show the rules: the table of contents or one chapter, for the chosen mode and variant.
cli-rules-which = Chapter id (wheel) or title (The wheel). Default: the table of contents.
cli-rules-more = “labora rules CHAPTER” prints a chapter; --mode and --variant choose the game.
cli-no-chapter = There is no chapter “{ $value }”. { $nearest ->
    [none] Chapters: { $known }.
   *[other] Did you mean “{ $nearest }”?
}

records-help = Export a folder of records as a dataset: one row per decision, with position, options and result.
records-folder = The folder; subfolders are included.
records-out = Output file: { $formats }.
records-done = { $games ->
    [one] One game, { $decisions } decisions: { $file }
   *[other] { $games } games, { $decisions } decisions: { $file }
}
records-no-folder = { $folder } is not a folder.
records-none = There is no record in { $folder }.
data-wrong-name = { $file }: the name must end in { $formats }.

cli-cards-help = List all cards, or show one card in full.
cli-cards-which = Card id (F05, village) or name (Bakery).
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
cli-cards-never = Not used in
cli-cards-cost = Cost
cli-cards-terrain = Terrain
cli-cards-cloister = Cloister
cli-cards-is-cloister = cloister building
cli-cards-economic = Economic
cli-cards-dwelling = Dwelling
cli-cards-function = Function

cli-engine-help = Answer questions about the rules, a line for each line of standard input, for programs in any language.

cli-perft-help = Count all sequences of decisions up to a given length (perft), in total and per first option.
cli-perft-depth = Depth in decisions. Each extra level multiplies the running time.
cli-perft-position = Start from this position (one line of text) instead of a new game.
cli-perft-column-depth = Decisions
cli-perft-column-positions = Sequences
cli-perft-column-option = Option
cli-perft-column-meaning = Meaning
cli-perft-split = { $depth ->
    [one] After { $depth } decision, by the first option
   *[other] After { $depth } decisions, by the first option
}
cli-perft-more = and { $count } more
