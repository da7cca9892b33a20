# The breakdown of a score.

score-goods = Goods
score-economic = Economic values
score-settlements = Settlements
score-total = Total
score-settlement = { $card } { $space }: { $points }
