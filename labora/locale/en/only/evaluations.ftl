# `labora evaluate` and `labora dataset`. In English only.

cli-evaluate-title = { $policy } on { $task }
cli-evaluate-points = Points (95 %)
cli-evaluate-reward = Reward (95 %)
cli-evaluate-wins = Games won, in percent (95 %)
cli-evaluate-games = Games
cli-evaluate-limited = Ended by the round limit
cli-evaluate-illegal = Illegal actions
cli-evaluate-cpu-seconds = Seconds of CPU time
cli-dataset-done = { $games } games in { $folder }: { $played } played in { $seconds } seconds.
cli-dataset-other = { $folder } holds another dataset. Different: { $differing }. Choose another folder.
