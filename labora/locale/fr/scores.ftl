# The breakdown of a score.

score-goods = Biens
score-economic = Valeurs économiques
score-total = Total
# One row for each settlement.
score-settlement = { $card } { $space }
