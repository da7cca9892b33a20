# The breakdown of a score.

score-goods = Ресурсы
score-economic = Хозяйственный уровень
score-total = Всего
# One row for each settlement.
score-settlement = { $card } { $space }
