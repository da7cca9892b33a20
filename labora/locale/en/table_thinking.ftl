# Bots that take their time at the terminal table, and what they would do

table-thinking = { $score ->
    [0] { $name } is thinking. So far: { $line }
    [one] { $name } is thinking. Best plan so far, { $score } point: { $line }
   *[other] { $name } is thinking. Best plan so far, { $score } points: { $line }
}
table-thinking-enter = Enter: play now
table-hint-end = End the turn.
table-hint-leads = expected final scores: { $scores }. { $reasons }
table-hint-whom = { $bot } cannot give hints. Bots that can: { $bots }.
