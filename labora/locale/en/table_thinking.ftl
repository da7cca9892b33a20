# Bots that take their time at the terminal table, and what they would do

table-seconds = How long a bot that takes its time may think about a turn, and about a hint, in seconds.
table-thinking = { $score ->
    [0] { $name } is thinking. So far: { $line }
    [one] { $name } is thinking. So far a game of { $score } point: { $line }
   *[other] { $name } is thinking. So far a game of { $score } points: { $line }
}
table-thinking-enter = Enter: play now
table-hint-end = End the turn.
table-hint-leads = expected at the end: { $scores }. { $reasons }
table-hint-whom = { $bot } cannot be asked. These can: { $bots }.
