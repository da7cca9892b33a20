# labora bench

bench-help = Measure how fast the engine is here, in units of known programs that are measured in the same run.
bench-compare = Compare with the run saved in { $file }.
bench-save = Save this run as { $file }.
bench-plain = Measure the plain engine even where the compiled one is installed.
bench-thorough = Measure longer, and look through the positions of ten thousand games.
bench-failed = Measuring failed: { $reason }
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
bench-column-opening = Opening, ms at most
bench-column-membership = Membership, µs at most
bench-column-turns = Turns, ms (how many)
bench-column-baseline = To saved run
bench-mean = geometric mean

bench-ratios-title = Ratios and single figures
bench-column-figure = Figure
bench-column-value = Value
bench-column-target = Target
bench-at-least = at least { $bound }
bench-at-most = at most { $bound }
bench-decisions-to-chess-nodes = Decisions/s to python-chess perft nodes/s
bench-replay-to-chess-nodes = Replayed decisions/s to python-chess perft nodes/s
bench-copy-to-chess-copy = Copy of a late 4-long position to chess.Board.copy(stack=False)
bench-games-to-catanatron-games = 4-long games/s to Catanatron’s random 4-player games/s
bench-copy-us = Copy of a late 4-long position, µs
bench-replay-decisions-per-second = Replayed decisions/s
bench-replay-linear = Speed of replaying 1,000 decisions to that of 500
bench-record-kilobytes = Game of 1,000 decisions in memory, kB
bench-chess-perft-nodes-per-second = python-chess perft nodes/s
bench-chess-copy-us = chess.Board.copy(stack=False), µs
bench-catanatron-games-per-second = Catanatron random 4-player games/s
