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
mcp-no-card-near = There is no card “{ $card }” ({ $variant }). Did you mean { $nearest }?
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

mcp-prompt-play-text = Play a game of Ora et Labora with me. Open a table ({ $mode }) with “open_table” and a seat for a “person”, and give me the link. Read “rules” first if you do not know the game. When it is your turn, look at the table, decide, and tell me in one sentence what you did and why. After each of your turns, wait for me with “look” and “wait”. Play to win, and be a friendly opponent.
mcp-no-address = “{ $value }” is not a server address. Example: { $example }.
mcp-no-service = Could not start: the port is in use, or the database cannot be opened.
