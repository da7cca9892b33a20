# The command `labora`.

cli-version = { $form ->
    [compiled] labora { $version }, compiled engine
   *[plain] labora { $version }, plain engine
}
cli-yes = yes
cli-no = no

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

# $least and $most come as texts.
cli-no-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.

cli-play-address = Labora is running at { $address }. Press Ctrl-C to stop.
cli-play-no-client = The browser client has not been built. Start with ./play, or play in the terminal: labora play --terminal.
cli-play-port-taken = Port { $port } is taken by another program. Choose another one with --port.
cli-play-no-terminal = The table needs a terminal to ask you questions. In scripts, use “labora simulate”.
cli-play-which-mode = Which game?
cli-play-which-variant = Which variant?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Number or name [{ $default }]:{" "}

cli-rules-more = “labora rules CHAPTER” prints a chapter; --mode and --variant choose the game.
cli-no-chapter = There is no chapter “{ $value }”. { $nearest ->
    [none] Chapters: { $known }.
   *[other] Did you mean “{ $nearest }”?
}

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
