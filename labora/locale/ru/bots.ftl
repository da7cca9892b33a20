# Bots: the arena, the solo game, suggestions and explanations.

# Что программа, которая играет, сделала не так.
bot-lost-slow = { $bot } не отвечает вовремя: за него ходит random (потеряно ходов: { $count }).
bot-lost-unstarted = { $bot } не запускается: за него ходит random (потеряно ходов: { $count }).
bot-lost-exited = { $bot } завершает работу с кодом { $text }: за него ходит random (потеряно ходов: { $count }).
bot-lost-killed = { $bot } остановлен сигналом { $text }: за него ходит random (потеряно ходов: { $count }).
bot-lost-closed = { $bot } закрывает свой вывод: за него ходит random (потеряно ходов: { $count }).
bot-lost-wrong = { $bot } отвечает «{ $text }», а такого хода здесь нет: за него ходит random (потеряно ходов: { $count }).
bot-lost-no-answer = { $bot } пишет «{ $text }», а строка начинается с { "choose, info, name" } или { "ready" }: за него ходит random (потеряно ходов: { $count }).
bot-lost-given-up = { $bot } не запускается три раза подряд, больше попыток не будет: за него ходит random (потеряно ходов: { $count }).

cli-solo-plan = План на этот момент, очков: { $score }
cli-solo-tries = { $count ->
    [one] { $count } попытка, очков: { $score }
    [few] { $count } попытки, очков: { $score }
    [many] { $count } попыток, очков: { $score }
   *[other] { $count } попытки, очков: { $score }
}
cli-solo-column-rounds = Раунды
cli-solo-column-score = Счет
cli-solo-column-built = Построено
cli-solo-title = Соло, { $variant }

# Why a turn is suggested: what it gains most.
reason-score = Сразу приносит очки.
reason-money = Приносит деньги.
reason-settlements = Готовит поселение, которое принесет много очков.
reason-clergymen = Монахи остаются свободными или возвращаются.
reason-land = Освобождает место или сохраняет леса и болота.
reason-wheel = Оставляет на счетчике много ресурсов.
reason-stock = Дает еду, энергию или разнообразие ресурсов.
reason-goods = Дает ресурсы, которые станут ценнее.
reason-buildings = Дает здание, которое пригодится.
reason-ending = Приближает конец игры, если он желателен, или отодвигает его.
reason-later = Лучшее начало для следующих ходов.
