# The breakdown of a score.

score-goods = Dobra
score-economic = Punkty wartości
score-total = Razem
# One row for each settlement.
score-settlement = { $card } { $space }
