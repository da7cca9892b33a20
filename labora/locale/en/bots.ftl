# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Play bots against each other and report which is stronger, with confidence intervals.

    Bots play every seating order with the same seeds. Finished games are saved; run the same command again to resume.
cli-arena-bots = Two or more bots: { $bots }, or your own as path.py:ClassName or exec:./mybot.
cli-arena-games-option = Number of games.
cli-arena-until-sure = Stop as soon as the result is statistically clear for every pair.
cli-arena-store = Store finished games in this file instead of the default location.
cli-arena-csv = Write results to this CSV file, one row per seat and game.
cli-arena-plot = Plot scores and win rates to this file (.png, .svg, .pdf).
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

# What a program that plays did wrong. $bot and $text are as they were typed; $count: turns that it has lost so far.
bot-lost-slow = { $bot } did not answer in time. The random bot plays this turn (turns lost: { $count }).
bot-lost-unstarted = { $bot } could not be started. The random bot plays this turn (turns lost: { $count }).
bot-lost-exited = { $bot } exited with code { $text }. The random bot plays this turn (turns lost: { $count }).
bot-lost-killed = { $bot } was stopped by the signal { $text }. The random bot plays this turn (turns lost: { $count }).
bot-lost-closed = { $bot } closed its output. The random bot plays this turn (turns lost: { $count }).
bot-lost-wrong = { $bot } answered “{ $text }”, which is not legal here. The random bot plays this turn (turns lost: { $count }).
bot-lost-no-answer = { $bot } wrote “{ $text }”, but a line must begin with choose, info, name or ready. The random bot plays this turn (turns lost: { $count }).
bot-lost-given-up = { $bot } failed to start three times in a row and will not be started again. The random bot plays this turn (turns lost: { $count }).

cli-solo-help = Let a bot play the solo game and show its score breakdown.
cli-solo-bot = The bot: { $bots }, or your own as path.py:ClassName or exec:./mybot.
cli-solo-seconds = Thinking time for the whole game, in seconds of CPU time.
cli-solo-watch = Show the plan while the bot is thinking.
cli-solo-record = Save the game record to this file.
cli-solo-plan = The plan so far: { $score } points
cli-solo-tries = { $count ->
    [one] One try, { $score } points
   *[other] { $count } tries, { $score } points
}
cli-solo-column-rounds = Rounds
cli-solo-column-score = Score
cli-solo-column-built = Built
cli-solo-title = Solo, { $variant }

cli-explain-help = Show how the bots evaluate a position of a record: every term with its weight and points.
cli-explain-record = The game record.
cli-explain-at = Number of turns played. Default: the last position.
cli-explain-which = The bot whose weights are used.
cli-explain-title = { $turns ->
    [one] { $bot } after one turn, round { $round }
   *[other] { $bot } after { $turns } turns, round { $round }
}
cli-explain-term = Term

# Terms of the evaluation.
term-score = Current score
term-money = Leftover coins beyond full fives
term-settlements = Future settlements that sites, food and energy allow
term-clergymen = Clergymen available or about to return
term-land = Free spaces, forests and moors
term-wheel = What the wheel offers
term-stock = Food, energy and variety of goods
term-goods = What goods can still be turned into
term-buildings = Remaining use of buildings
term-ending = Timing of the end of the game
term-total = Total

# Why a turn is suggested: what it gains most.
reason-score = It scores right away.
reason-money = It brings in money.
reason-settlements = It prepares a settlement that will score well.
reason-clergymen = It keeps clergymen available or brings them back.
reason-land = It makes room, or keeps forests and moors.
reason-wheel = It leaves a good yield on the wheel.
reason-stock = It provides food, energy or a variety of goods.
reason-goods = It gains goods that will become more valuable.
reason-buildings = It gains a building that will be useful.
reason-ending = It speeds up or delays the end of the game to your advantage.
reason-later = It sets up your next turns best.
