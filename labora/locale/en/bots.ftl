# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Let bots play against each other, and say who is better and how sure that is.

    Bots meet in every order of seats with the same seeds. Finished games are kept: the same command goes on where it was broken off.
cli-arena-bots = At least two of { $bots }, or your own as path.py:ClassName or exec:./mybot.
cli-arena-games-option = How many games.
cli-arena-until-sure = Stop as soon as it is clear for every pair who is better.
cli-arena-store = Keep the finished games in this file instead of the usual place.
cli-arena-csv = Write a row for each seat of each game.
cli-arena-plot = Draw scores and shares into this file (.png, .svg, .pdf).
cli-arena-two-bots = An arena needs at least two different bots.
cli-arena-no-file = { $file } cannot be written: { $reason }.
cli-arena-stopped = { $count ->
    [one] Stopped. One finished game is kept in { $file }.
   *[other] Stopped. { $count } finished games are kept in { $file }.
}
cli-arena-scores = Scores
cli-arena-ahead = Share of games in which the first finishes ahead of the second
cli-arena-column-bot = Bot
cli-arena-column-rating = Rating
cli-arena-column-interval = 95 %
cli-arena-column-score = Mean score
cli-arena-column-turn = ms a turn
cli-arena-column-slowest = slowest
# $share, $low and $high come as texts: 52.5.
cli-arena-pair = { $games ->
    [one] { $a } finishes ahead of { $b } in { $share } % of one game (95 %: { $low } to { $high })
   *[other] { $a } finishes ahead of { $b } in { $share } % of { $games } games (95 %: { $low } to { $high })
}

# What a program that plays did wrong. $bot and $text are as they were typed; $count: turns that it has lost so far.
bot-lost-slow = { $bot } has not answered in time: random takes the turn (turns lost: { $count }).
bot-lost-ended = { $bot } has ended, or could not be started: random takes the turn (turns lost: { $count }).
bot-lost-wrong = { $bot } answers “{ $text }”, which is not possible there: random takes the turn (turns lost: { $count }).

cli-solo-help = Let a bot play the solo game, and show what its score is made of.
cli-solo-bot = Who plays: { $bots }, or your own as path.py:ClassName or exec:./mybot.
cli-solo-seconds = How long the bot may think about the whole game, in seconds of processor time.
cli-solo-watch = Draw the plan as it grows.
cli-solo-record = Write the record of the game into this file.
cli-solo-plan = The plan so far: { $score } points
cli-solo-tries = { $count ->
    [one] One try
   *[other] { $count } tries
}, { $score } points
cli-solo-column-rounds = Rounds
cli-solo-column-score = Score
cli-solo-column-built = Built
cli-solo-title = Solo, { $variant }

cli-explain-help = Show what the evaluation sees in a position of a record: every term, its weight and its points.
cli-explain-record = The record of a game.
cli-explain-at = After so many turns; the last position if not given.
cli-explain-which = Whose weights.
cli-explain-title = { $turns ->
    [one] { $bot } after one turn, round { $round }
   *[other] { $bot } after { $turns } turns, round { $round }
}
cli-explain-term = Term

# Terms of the evaluation.
term-score = Score as it stands
term-money = Coins short of a full five
term-settlements = Settlements to come, as far as sites, food and energy allow
term-clergymen = Clergymen at hand or about to return
term-land = Free spaces, forests and moors
term-wheel = What the wheel offers
term-stock = Food, energy and variety of goods
term-goods = Goods by what they can still become
term-buildings = Use of buildings in the time left
term-ending = The end of the display, wanted or not
term-total = Together

# Why a turn is suggested: what it gains most.
reason-score = It scores at once.
reason-money = It brings money.
reason-settlements = It prepares a settlement that will score well.
reason-clergymen = It keeps clergymen at hand, or brings them back.
reason-land = It makes room, or keeps forests and moors.
reason-wheel = It leaves a good yield on the wheel.
reason-stock = It provides food, energy or a variety of goods.
reason-goods = It gains goods that will be worth more.
reason-buildings = It gains a building that will be useful.
reason-ending = It brings the end of the game when that is welcome, or puts it off.
reason-later = It is the best start for the turns after it.
