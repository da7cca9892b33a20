# Bots: the arena, the solo game, suggestions and explanations.

# What a program that plays did wrong. $bot and $text are as they were typed; $count: turns that it has lost so far.
bot-lost-slow = { $bot } did not answer in time. The random bot plays this turn (turns lost: { $count }).
bot-lost-unstarted = { $bot } could not be started. The random bot plays this turn (turns lost: { $count }).
bot-lost-exited = { $bot } exited with code { $text }. The random bot plays this turn (turns lost: { $count }).
bot-lost-killed = { $bot } was stopped by the signal { $text }. The random bot plays this turn (turns lost: { $count }).
bot-lost-closed = { $bot } closed its output. The random bot plays this turn (turns lost: { $count }).
bot-lost-wrong = { $bot } answered “{ $text }”, which is not legal here. The random bot plays this turn (turns lost: { $count }).
bot-lost-no-answer = { $bot } wrote “{ $text }”, but a line must begin with choose, info, name or ready. The random bot plays this turn (turns lost: { $count }).
bot-lost-given-up = { $bot } failed to start three times in a row and will not be started again. The random bot plays this turn (turns lost: { $count }).

cli-solo-plan = The plan so far: { $score } points
cli-solo-tries = { $count ->
    [one] One try, { $score } points
   *[other] { $count } tries, { $score } points
}
cli-solo-column-rounds = Rounds
cli-solo-column-score = Score
cli-solo-column-built = Built
cli-solo-title = Solo, { $variant }

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
