# Bots that take their time, and what they think meanwhile

web-abbot-seconds = Abbot’s thinking time per turn
web-abbot-seconds-choice = { $count ->
    [one] up to { $count } second
   *[other] up to { $count } seconds
}
web-abbot-seconds-about = You can watch it think and tell it to play now.
web-level-points = { $points ->
    [one] Scores about { $points } point in solo games.
   *[other] Scores about { $points } points in solo games.
}
web-thinking-share = Thinking progress
web-thinking-best = Best so far: { $line }
web-thinking-planned = { $score ->
    [one] Best plan so far ({ $score } point): { $line }
   *[other] Best plan so far ({ $score } points): { $line }
}
web-play-now = Play now
web-resign-last-sure = Resign? The bots will finish the game right away.

# Hints of the abbot

web-hint-whom = Ask
web-hint-now = Answer now
web-hint-abbot = Hint from the abbot
web-hint-thinking-abbot = The abbot is thinking …
web-hint-none-abbot = The abbot would end the turn.
web-hint-problem-abbot = No hint: { $reason }
