# The breakdown of a score.

score-goods = Goods
score-economic = Economic values
score-total = Total
# One row for each settlement.
score-settlement = { $card } { $space }
