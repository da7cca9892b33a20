# The steps of a round, as headings of the log and of the timeline.

step-clergymen-return = Монахи возвращаются
step-wheel-turns = Поворот счетчика
step-round-goods = Ресурсы раунда
step-neutral-builds = Здания нейтрального игрока
step-neutral-prior = Настоятель нейтрального игрока
step-settlement-phase = Фаза поселения
step-priors-return = Настоятели возвращаются
step-bonus-actions = Бонусный раунд
step-actions = Действия
step-last-action = Последний ход
step-round-ends = Конец раунда
step-game-ends = Конец игры
