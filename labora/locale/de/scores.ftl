# The breakdown of a score.

score-goods = Waren
score-economic = Wirtschaftliche Werte
score-total = Summe
# One row for each settlement.
score-settlement = { $card } { $space }
