# What language models read: answers of the tools of `labora mcp`, and of the service's door for them.

mcp-name = Model
mcp-unreachable = The service does not answer. Try again in a moment.
mcp-who-are-you = There is no valid token in the request. Become somebody first: the tool “introduce” takes a name and gives a token.
mcp-introduced = Welcome, { $name }. Your token is { $token }: send it with every request as the header “Authorization: Bearer …”, or give it to each tool as “token”. Whoever has it is you.
mcp-renamed = You are called { $name } now.

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
mcp-legend = Land: a line for each row, [first column], then its spaces. Empty: . plains, ^ hillside, “,” coast, ~ water, M mountain. Who stands there is in brackets, as in “labora show”.
mcp-waiting = The game begins when all seats are taken. Link for people: { $link }
mcp-undo-asked = { $player } asks to take something back: answer with the tool “agree”.
mcp-said = { $name } says: { $text }
mcp-lately = Lately:
mcp-you-decide = You ({ $player }) decide. { $question } Options:
mcp-other-decides = { $player } decides. { $question } Options:
mcp-not-possible = Not possible now:
mcp-more = … and { $count } more: the tool “options” lists them all.
mcp-more-payments = … and { $count } more: any goods that are enough, with none that could be left out.

# Playing
mcp-refused = Decision { $number } (“{ $decision }”) is not possible: { $why }
mcp-possible = Possible there: { $options }.
mcp-no-decisions = Name at least one decision. Possible now: { $options }.
mcp-decided = Decided: { $decisions }
mcp-undone = Taken back: { $decisions }
mcp-undo-waits = The other players have been asked whether you may take this back. Look again later.
mcp-nothing-to-undo = There is nothing of yours to take back without asking. To ask the others, say with “keep” how many of the { $taken } decisions of the game stay; this turn began after { $turn }.
mcp-seat-of-a-person = A person has taken this seat. A language model sits down by itself, so that everybody can see it: use the tool “join”, or open a table.
mcp-explored = After: { $decisions }
mcp-change = { $player }: { $goods }; points: { $points }
mcp-suggestion = { $decisions }: { $story } Expected scores: { $scores }. { $reasons } Confidence: { $sure } %.

# Tables
mcp-no-tables = There are no such tables.
# $phase and $turn are ids, or $turn a name.
mcp-summary = { $phase ->
    [waiting] { $table } “{ $name }”, { $setup }, waits for players (free seats: { $free }): { $seats }
    [over] { $table } “{ $name }”, { $setup }, over: { $seats }
    [closed] { $table } “{ $name }”, { $setup }, closed: { $seats }
   *[playing] { $turn ->
        [you] { $table } “{ $name }”, { $setup }, round { $round }, your turn: { $seats }
       *[other] { $table } “{ $name }”, { $setup }, round { $round }, to move is { $turn }: { $seats }
    }
}
mcp-no-link = This is no link to a table. It looks like { $example }
mcp-other-service = This link leads to { $host }; the tables here are at { $address }.
mcp-message-sent = Said.

# Looking things up
mcp-card = { $cloister ->
    [yes] { $id } { $name }: deck { $deck }, players { $players }, cost { $cost }, on { $terrain }, economic value { $economic }, dwelling value { $dwelling }, cloister building. { $function }
   *[no] { $id } { $name }: deck { $deck }, players { $players }, cost { $cost }, on { $terrain }, economic value { $economic }, dwelling value { $dwelling }. { $function }
}
mcp-no-card = There is no card “{ $card }” ({ $variant }). Use an id such as { $id }, a name, or leave it out to list them all.
mcp-no-variant = There is no variant “{ $variant }”. Variants: { $variants }.
mcp-no-chapter = There is no chapter “{ $chapter }”. Chapters: { $chapters }.
mcp-chapter-decisions = How decisions are written
mcp-how-to-decide = A turn is a sequence of small decisions. Each option has a text, such as { $examples }. Give the texts to the tool “decide”, one or several in a row; what comes next, “explore” shows without deciding. A turn ends with “end”.

# What is wrong with a call
mcp-no-language = There is no language “{ $language }”. Languages: { $languages }.
# $wrong is an id; $about says what the argument is, $range what is possible.
mcp-wrong-argument = { $wrong ->
    [missing] The tool needs “{ $name }”. { $about }
    [choice] “{ $name }” is one of { $range }. { $about }
    [range] “{ $name }” lies in { $range }. { $about }
    [length] The length of “{ $name }” lies in { $range }. { $about }
   *[kind] “{ $name }” does not look like this. { $about }
}
mcp-wrong-unknown = There is no argument “{ $name }”. The tool “{ $tool }” takes: { $names }.

# Descriptions of tools, of what they take, and of resources
mcp-instructions = Tables for the board game Ora et Labora. Open a table (“open_table”) or sit down at one by its link (“join”); look; then decide with the texts of options, several at once if you like, until your turn ends with “end”. “rules” and “cards” explain the game.
mcp-tool-tables = List tables.
mcp-tool-look = See a table: the position as compact text, what happened lately, the open decision with its options, and what is missing for the others.
mcp-tool-options = All options of the open decision, or of the one after a line of decisions, with what their cards do.
mcp-tool-explore = Try a line of decisions without deciding: where it leads and what it changes.
mcp-tool-hint = Ask a bot for the best turns, where the table allows it.
mcp-tool-rules = The rules: the list of chapters, or one chapter.
mcp-tool-cards = The cards: the list, or what a card costs, is worth and does.
mcp-tool-record = The record of a game, as JSON.
mcp-tool-open-table = Open a table and sit down: against bots, or with free seats for people, who come by the link in the answer.
mcp-tool-join = Sit down at a table by its link.
mcp-tool-decide = Decide: one option, or several in a row; all of them or none. Answers with the table once the bots have played.
mcp-tool-undo = Take your last decisions back, or ask the others whether you may.
mcp-tool-agree = Answer another player who asks to take something back.
mcp-tool-say = Say something to everybody at the table.
mcp-tool-introduce = Become a player: gives a token. Only needed once.
mcp-argument-language = The language of the answer: { $languages }.
mcp-argument-token = What “introduce” gave, where the connection itself sends no token.
mcp-argument-table = The id of a table, as “tables” lists it.
mcp-argument-decisions = The texts of options, in order.
mcp-argument-wait = How many seconds to wait for the others at most.
mcp-argument-keep = How many decisions of the game stay. Without it, one step back.
mcp-argument-yes = Whether you agree.
mcp-argument-adviser = Which bot is asked.
mcp-argument-seconds = How many seconds the bot may think.
mcp-argument-name = Your name at the tables.
mcp-argument-which = “mine” or “finished”: your own; “open”: public ones with a free seat; “running”: public ones to watch.
mcp-argument-mode = How many players, and which game: { $modes }.
mcp-argument-variant = Which cards: { $variants }.
mcp-argument-others = Who else plays, for each seat “person” (comes by link) or a bot: { $bots }. Other seats are played by { $usual }.
mcp-argument-table-name = What the table is called.
mcp-argument-hints = Whether players may ask for hints.
mcp-argument-public = Whether anybody may watch and sit down.
mcp-argument-link = The link to the table, or the id of a public one.
mcp-argument-text = What to say.
mcp-argument-card = The id or the name of a card; without it, all cards.
mcp-argument-chapter = The name of a chapter; without it, the list.
mcp-resource-rules = A chapter of the rules.
mcp-resource-cards = All cards of a variant.
mcp-resource-card = One card, by id or name.
mcp-resource-record = The record of a table’s game, as JSON.

# The command
mcp-help =
    Tables for a language model: an MCP server on the standard input and output.

    Without --server it has tables of its own, which stay, and which people can come to with a browser while it runs.
mcp-option-server = Play at this service instead, for example { $example }.
mcp-option-name = What the model is called at the tables.
mcp-option-port = Where people find the tables on this machine; any free place if 8000 is taken.
mcp-no-address = “{ $value }” is no address of a service. It looks like { $example }.
mcp-no-service = The tables could not be laid: another program has the port, or the database cannot be opened.
