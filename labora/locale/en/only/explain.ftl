# `labora explain`. In English only.

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
