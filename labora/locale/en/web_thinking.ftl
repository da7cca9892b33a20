# Bots that take their time, and what they think meanwhile

web-abbot-seconds = The abbot thinks about a turn
web-abbot-seconds-choice = { $count ->
    [one] up to { $count } second
   *[other] up to { $count } seconds
}
web-abbot-seconds-about = You see what it thinks, and may tell it to play.
web-level-points = { $points ->
    [one] Alone it reaches about { $points } point.
   *[other] Alone it reaches about { $points } points.
}
web-thinking-share = How far the thinking is
web-thinking-best = So far: { $line }
web-thinking-planned = { $score ->
    [one] So far a game of { $score } point: { $line }
   *[other] So far a game of { $score } points: { $line }
}
web-play-now = Play now
web-resign-last-sure = Really? The bots finish the game at once.

# Hints of the abbot

web-hint-whom = Who is asked
web-hint-now = Answer now
web-hint-abbot = What would the abbot do?
web-hint-thinking-abbot = The abbot weighs turns and replies …
web-hint-none-abbot = The abbot knows nothing better than to end the turn.
web-hint-problem-abbot = The abbot gives no answer: { $reason }
