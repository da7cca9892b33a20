# `labora arena`. In English only.

cli-arena-two-bots = An arena needs at least two different bots.
cli-arena-plain = The engine is not compiled here, so bots think more slowly. ./play and pip install compile it where there is a C compiler.
cli-arena-no-file = { $file } cannot be written: { $reason }.
cli-arena-stopped = { $count ->
    [one] Stopped. One finished game is saved in { $file }.
   *[other] Stopped. { $count } finished games are saved in { $file }.
}
cli-arena-scores = Scores
cli-arena-ahead = Share of games in which the first bot finishes ahead of the second
cli-arena-column-bot = Bot
cli-arena-column-rating = Rating
cli-arena-column-interval = 95% interval
cli-arena-column-score = Mean score
cli-arena-column-turn = ms/turn
cli-arena-column-slowest = slowest
cli-arena-column-lost = turns lost
cli-arena-not-rated = { $bot } is not rated: it lost more than half of its turns ({ $lost } of { $turns }).
# $share, $low and $high come as texts: 52.5.
cli-arena-pair = { $games ->
    [one] { $a } finishes ahead of { $b } in { $share }% of one game (95%: { $low } to { $high })
   *[other] { $a } finishes ahead of { $b } in { $share }% of { $games } games (95%: { $low } to { $high })
}
