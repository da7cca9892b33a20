# `labora bench`. In English only.

bench-failed = Benchmark failed: { $reason }
bench-no-baseline = { $form ->
    [compiled] There is no saved run of the compiled engine in { $file }. Save one with: labora bench --save
   *[plain] There is no saved run of the plain engine in { $file }. Save one with: labora bench --save
}
# $form is "compiled" or "plain"; $bound and the figures come as texts.
bench-title = { $form ->
    [compiled] The fourteen games, compiled engine
   *[plain] The fourteen games, plain engine
}
bench-column-game = Game
bench-column-games = Games/s
bench-column-decisions = Decisions/s
bench-column-opening = Open a decision, max. ms
bench-column-membership = Legality check, max. µs
bench-column-turns = List turns, ms (count)
bench-column-baseline = vs. saved run
bench-mean = geometric mean
bench-ratios-title = Ratios and single figures
bench-column-figure = Figure
bench-column-value = Value
bench-column-target = Target
bench-at-least = at least { $bound }
bench-at-most = at most { $bound }
bench-decisions-to-chess-nodes = Decisions/s ÷ python-chess perft nodes/s
bench-replay-to-chess-nodes = Replayed decisions/s ÷ python-chess perft nodes/s
bench-copy-to-chess-copy = Copying a late 4-long position ÷ chess.Board.copy(stack=False)
bench-games-to-catanatron-games = 4-long games/s ÷ Catanatron’s random 4-player games/s
bench-copy-us = Copy of a late 4-long position, µs
bench-replay-decisions-per-second = Replayed decisions/s
bench-replay-linear = Replay speed: 1,000 decisions ÷ 500 decisions
bench-parse-us = Position.parse of a late 4-long position, µs
bench-game-kilobytes = Finished 4-long game in memory, kB
bench-record-kilobytes = Game of 1,000 decisions in memory, kB
bench-chess-perft-nodes-per-second = python-chess perft nodes/s
bench-chess-copy-us = chess.Board.copy(stack=False), µs
bench-catanatron-games-per-second = Catanatron random 4-player games/s
