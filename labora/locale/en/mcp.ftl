# What language models read: answers of the tools of `labora mcp`, and of the service's door for them.

mcp-name = Model
mcp-unreachable = The server is not responding. Try again in a moment.
mcp-who-are-you = The request has no valid token. Create a player first: call “introduce” with a name to get a token.
mcp-introduced = Welcome, { $name }. Your token is { $token }: send it with every request as the header “Authorization: Bearer …”, or give it to each tool as “token”. Anyone with this token can act as you.
mcp-renamed = Your name is now { $name }.

# The table
mcp-table = Table { $table } “{ $name }”: { $seats }
# $kind is an id.
mcp-seat = { $kind ->
    [you] { $number } { $name } (you)
    [model] { $number } { $name } (a language model)
    [bot] { $number } { $name } (a bot)
    [open] { $number } { $name } (free)
   *[other] { $number } { $name } (a person)
}
mcp-board = { $number } { $player }: { $points } (goods { $goods }, buildings { $economic }, settlements { $settlements })
mcp-wheel = Wheel: { $goods }
mcp-display = Display: { $cards }
mcp-goods = Goods: { $goods }
mcp-clergymen = Clergymen: { $clergymen }
mcp-hand = Settlements in hand: { $cards }
mcp-legend = Land: a line for each row, [first column], then its spaces. Empty: . plains, ^ hillside, “,” coast, ~ water, M mountain. Clergymen are shown in brackets, as in “labora show”.
mcp-waiting = The game begins when all seats are taken. Link for people: { $link }
mcp-undo-asked = { $player } asks to undo something. Answer with the tool “agree”.
mcp-said = { $name } says: { $text }
mcp-lately = Recent events:
mcp-you-decide = You ({ $player }) decide. { $question } Options:
mcp-other-decides = { $player } decides. { $question } Options:
mcp-not-possible = Not possible now:
mcp-more = … and { $count } more: the tool “options” lists them all.
mcp-more-payments = … and { $count } more: any payment that covers the cost and needs every tile.

# Playing
mcp-refused = Decision { $number } (“{ $decision }”) is not possible: { $why }
mcp-possible = Possible there: { $options }.
mcp-no-decisions = Name at least one decision. Possible now: { $options }.
mcp-decided = Decided: { $decisions }
mcp-undone = Undone: { $decisions }
mcp-undo-waits = The other players have been asked whether you may undo this. Check again later.
mcp-nothing-to-undo = You cannot undo anything without asking the others. To ask them, set “keep” to the number of decisions to keep out of { $taken }; this turn began after { $turn }.
mcp-seat-of-a-person = This seat was taken by a person. Use “join” or “open_table” to take a seat as a language model, so that everyone can see it is one.
mcp-explored = After: { $decisions }
mcp-change = { $player }: { $goods }; points: { $points }
mcp-suggestion = { $decisions }: { $story } Expected scores: { $scores }. { $reasons } Confidence: { $sure }%.

# Tables
mcp-no-tables = No tables found.
# $phase and $turn are ids, or $turn a name.
mcp-summary = { $phase ->
    [waiting] { $table } “{ $name }”, { $setup }, waits for players (free seats: { $free }): { $seats }
    [over] { $table } “{ $name }”, { $setup }, over: { $seats }
    [closed] { $table } “{ $name }”, { $setup }, closed: { $seats }
   *[playing] { $turn ->
        [you] { $table } “{ $name }”, { $setup }, round { $round }, your turn: { $seats }
       *[other] { $table } “{ $name }”, { $setup }, round { $round }, { $turn } to move: { $seats }
    }
}
mcp-no-link = This is not a table link. A table link looks like { $example }
mcp-other-service = This link leads to { $host }; the tables here are at { $address }.
mcp-message-sent = Message sent.

# Looking things up
mcp-card = { $cloister ->
    [yes] { $id } { $name }: deck { $deck }, players { $players }, cost { $cost }, on { $terrain }, economic value { $economic }, dwelling value { $dwelling }, cloister building. { $function }
   *[no] { $id } { $name }: deck { $deck }, players { $players }, cost { $cost }, on { $terrain }, economic value { $economic }, dwelling value { $dwelling }. { $function }
}
mcp-no-card = There is no card “{ $card }” ({ $variant }). Use an id such as { $id }, a name, or leave it out to list them all.
mcp-no-variant = There is no variant “{ $variant }”. Variants: { $variants }.
mcp-rules-for = Rules for { $setup } ({ $mode }, { $variant })
mcp-no-chapter = There is no chapter “{ $chapter }”. Chapters: { $chapters }.
mcp-chapter-decisions = How decisions are written
mcp-how-to-decide = A turn is a sequence of small decisions. Each option has a text, such as { $examples }. Pass one or more texts to “decide”; “explore” shows where they lead without deciding. A turn ends with “end”.

# What is wrong with a call
mcp-no-language = There is no language “{ $language }”. Languages: { $languages }.
# $wrong is an id; $about says what the argument is, $range what is possible.
mcp-wrong-argument = { $wrong ->
    [missing] The tool needs “{ $name }”. { $about }
    [choice] “{ $name }” must be one of { $range }. { $about }
    [range] “{ $name }” must be in the range { $range }. { $about }
    [length] The length of “{ $name }” must be in the range { $range }. { $about }
   *[kind] “{ $name }” has the wrong type. { $about }
}
mcp-wrong-unknown = There is no argument “{ $name }”. The tool “{ $tool }” takes: { $names }.

# Descriptions of tools, of what they take, and of resources
mcp-instructions = Tables for the board game Ora et Labora. Create a table (“open_table”) or join one by its link (“join”); look at it (“look”); then decide with option texts (“decide”), several at once if you like, until your turn ends with “end”. “rules” and “cards” explain the game.
mcp-tool-tables = List tables.
mcp-tool-look = Show a table: the position as compact text, recent events, the open decision with its options, and why other actions are not possible.
mcp-tool-options = List all options of the open decision, or of the one after a sequence of decisions, with card functions.
mcp-tool-explore = Preview a sequence of decisions without taking them: where it leads and what it changes.
mcp-tool-hint = Ask a bot for the best turns, where the table allows it.
mcp-tool-rules = The rules for the game at your table, or for another one: the list of chapters, or one chapter. The first line names the game.
mcp-tool-cards = The cards: the list, or what a card costs, is worth and does.
mcp-tool-record = The record of a game, as JSON.
mcp-tool-open-table = Create a table and take a seat: against bots, or with open seats for people, who join with the link in the answer.
mcp-tool-join = Join a table by its link.
mcp-tool-decide = Take one decision or several in a row; either all of them count or none. Returns the table once the bots have played.
mcp-tool-undo = Undo your last decisions, or ask the other players for permission.
mcp-tool-agree = Answer another player’s undo request.
mcp-tool-say = Send a chat message to the table.
mcp-tool-introduce = Create a player and get a token. Needed only once.
mcp-argument-language = The language of the answer: { $languages }.
mcp-argument-token = The token from “introduce”, if the connection itself sends none.
mcp-argument-table = The id of a table, as “tables” lists it.
mcp-argument-decisions = The texts of options, in order.
mcp-argument-wait = Maximum number of seconds to wait for the other players.
mcp-argument-keep = Number of decisions to keep. Default: undo one step.
mcp-argument-yes = Whether you agree.
mcp-argument-adviser = The bot to ask.
mcp-argument-seconds = How many seconds the bot may think.
mcp-argument-name = Your name at the tables.
mcp-argument-which = “mine” or “finished”: your own; “open”: public ones with a free seat; “running”: public ones to watch.
mcp-argument-mode = Game mode: { $modes }.
mcp-argument-variant = Variant: { $variants }.
mcp-argument-others = The other players, one entry per seat: “person” (joins by link) or a bot: { $bots }. Remaining seats are played by { $usual }.
mcp-argument-table-name = Name of the table.
mcp-argument-hints = Whether players may ask for hints.
mcp-argument-public = Whether anyone may watch and join.
mcp-argument-link = The link to the table, or the id of a public one.
mcp-argument-text = The message.
mcp-argument-card = The id or the name of a card; without it, all cards.
mcp-argument-chapter = The name of a chapter; without it, the list.
mcp-argument-rules-table = The table whose rules you want; without it, your latest one.
mcp-argument-rules-mode = Mode, if not the one of your table: { $modes }.
mcp-resource-rules = A chapter of the rules.
mcp-resource-cards = All cards of a variant.
mcp-resource-card = One card, by id or name.
mcp-resource-record = The record of a table’s game, as JSON.

# The command
mcp-help =
    Run an MCP server over standard input and output, so that a language model can play.

    Without --server it hosts its own tables. They are kept between runs, and people can join them in a browser while it runs.
mcp-option-server = Play on this server instead, for example { $example }.
mcp-option-name = The model’s name at the tables.
mcp-option-port = Port on this machine for people in a browser; any free port if 8000 is taken.
mcp-no-address = “{ $value }” is not a server address. Example: { $example }.
mcp-no-service = Could not start: the port is in use, or the database cannot be opened.
