# Puzzles: one turn is clearly better than all others.

web-puzzle = Puzzle
web-puzzles-about = One turn is clearly better than all others. Find it and play it.
web-puzzles-day = Puzzle of the day
web-puzzles-run = Set of ten
web-puzzles-run-about = Ten puzzles from easy to hard, new ones first.
web-puzzles-all = All puzzles
web-puzzles-play = Play
web-puzzles-solved = { $count } of { $total } solved
web-puzzle-is-solved = Solved
web-puzzle-grade = { $grade ->
    [easy] Easy
    [middling] Medium
   *[hard] Hard
}
web-puzzle-task = Find the best turn and play all of it.
web-puzzle-of-run = Puzzle { $number } of { $total }
web-puzzle-thinking = Checking your turn …
web-puzzle-found = Found!
# $points comes as text: 4.5.
web-puzzle-found-about = Your turn is as good as the best one.
web-puzzle-missed = Not the best turn
web-puzzle-missed-about = It loses points (−{ $points }).
web-puzzle-best = Best turn
web-puzzle-yours = Your turn
web-puzzle-why = Why
web-puzzle-points = { $points ->
    [one] One point
   *[other] { $points } points
}
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-end = All puzzles
web-puzzle-run-result = { $solved } of { $total } solved on the first try.
problem-no-such-puzzle = There is no such puzzle.
