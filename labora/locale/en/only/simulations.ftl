# `labora simulate`, `perft` and `records`. In English only.

cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Games
cli-simulate-finished = Finished and scored
cli-simulate-stuck = Stuck without a legal move
cli-simulate-limited = Ended by the round limit
cli-simulate-seconds = Seconds
cli-simulate-games-per-second = Games per second
cli-simulate-decisions-per-second = Decisions per second
cli-simulate-mean-scores = Mean scores by seat
cli-simulate-mean-winner = Mean score of winners
cli-simulate-winner-error = Standard error of the winners’ mean
cli-simulate-failed-checks = { $count ->
    [one] One game failed: { $first }
   *[other] { $count } games failed. The first: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] One game got stuck: no player had a legal move before the end.
   *[other] { $count } games got stuck: no player had a legal move before the end.
}
records-done = { $games ->
    [one] One game, { $decisions } decisions: { $file }
   *[other] { $games } games, { $decisions } decisions: { $file }
}
records-no-folder = { $folder } is not a folder.
records-none = There is no record in { $folder }.
data-wrong-name = { $file }: the name must end in { $formats }.
cli-perft-column-depth = Decisions
cli-perft-column-positions = Sequences
cli-perft-column-option = Option
cli-perft-column-meaning = Meaning
cli-perft-split = { $depth ->
    [one] After { $depth } decision, by the first option
   *[other] After { $depth } decisions, by the first option
}
cli-perft-more = and { $count } more
