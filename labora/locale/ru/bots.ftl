# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Провести игры ботов друг с другом и сказать, кто сильнее и насколько это достоверно.

    Боты встречаются при любом порядке мест с одними и теми же начальными числами. Сыгранные игры сохраняются: та же команда продолжает с того места, где остановились.
cli-arena-bots = Не меньше двух из { $bots } или свой в виде { "path.py:ClassName" } или { "exec:./mybot" }.
cli-arena-games-option = Сколько игр.
cli-arena-until-sure = Остановиться, как только для каждой пары ясно, кто сильнее.
cli-arena-store = Хранить сыгранные игры в этом файле, а не в обычном месте.
cli-arena-csv = Записать по строке на каждое место в каждой игре.
cli-arena-plot = Нарисовать очки и доли в этот файл (.png, .svg, .pdf).
cli-arena-two-bots = Для турнира нужны хотя бы два разных бота.
cli-arena-no-file = Файл { $file } записать нельзя: { $reason }.
cli-arena-stopped = { $count ->
    [one] Остановлено. { $count } сыгранная игра хранится в { $file }.
    [few] Остановлено. { $count } сыгранные игры хранятся в { $file }.
    [many] Остановлено. { $count } сыгранных игр хранятся в { $file }.
   *[other] Остановлено. { $count } сыгранной игры хранится в { $file }.
}
cli-arena-scores = Очки
cli-arena-ahead = Доля игр, в которых первый опережает второго
cli-arena-column-bot = Бот
cli-arena-column-rating = Рейтинг
cli-arena-column-interval = 95 %
cli-arena-column-score = Средний счет
cli-arena-column-turn = мс на ход
cli-arena-column-slowest = дольше всего
# $share, $low and $high come as texts: 52.5.
cli-arena-pair = { $a } опережает { $b } в { $share } % игр (всего игр: { $games }; 95 %: от { $low } до { $high })

# Что программа, которая играет, сделала не так.
bot-lost-slow = { $bot } не отвечает вовремя: ход забирает random (потеряно ходов: { $count }).
bot-lost-ended = { $bot } завершает работу или не запускается: ход забирает random (потеряно ходов: { $count }).
bot-lost-wrong = { $bot } отвечает «{ $text }», а это там невозможно: ход забирает random (потеряно ходов: { $count }).

cli-solo-help = Дать боту сыграть соло-игру и показать, из чего складывается его счет.
cli-solo-bot = Кто играет: { $bots } или свой в виде { "path.py:ClassName" } или { "exec:./mybot" }.
cli-solo-seconds = Сколько секунд процессорного времени бот может думать над всей игрой.
cli-solo-watch = Рисовать план, пока он растет.
cli-solo-record = Записать игру в этот файл.
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

cli-explain-help = Показать, что оценка видит в позиции записи: каждое слагаемое, его вес и очки.
cli-explain-record = Запись игры.
cli-explain-at = После скольких ходов; если не указано, последняя позиция.
cli-explain-which = Чьи веса.
cli-explain-title = { $turns ->
    [one] { $bot } после { $turns } хода, раунд { $round }
    [few] { $bot } после { $turns } ходов, раунд { $round }
    [many] { $bot } после { $turns } ходов, раунд { $round }
   *[other] { $bot } после { $turns } хода, раунд { $round }
}
cli-explain-term = Слагаемое

# Terms of the evaluation.
term-score = Счет на этот момент
term-money = Монеты сверх полных пятерок
term-settlements = Будущие поселения, насколько хватает места, еды и энергии
term-clergymen = Монахи, которые свободны или скоро вернутся
term-land = Свободные участки, леса и болота
term-wheel = Что предлагает счетчик
term-stock = Еда, энергия и разнообразие ресурсов
term-goods = Ресурсы по тому, чем они еще могут стать
term-buildings = Польза зданий за оставшееся время
term-ending = Конец доступных зданий, желанный или нет
term-total = Вместе

# Why a turn is suggested: what it gains most.
reason-score = Это сразу приносит очки.
reason-money = Это приносит деньги.
reason-settlements = Это готовит поселение, которое принесет много очков.
reason-clergymen = Это сохраняет монахов свободными или возвращает их.
reason-land = Это освобождает место или сохраняет леса и болота.
reason-wheel = Это оставляет на счетчике хороший урожай.
reason-stock = Это дает еду, энергию или разнообразие ресурсов.
reason-goods = Это дает ресурсы, которые подорожают.
reason-buildings = Это дает здание, которое пригодится.
reason-ending = Это приближает конец игры, когда он желателен, или отодвигает его.
reason-later = Это лучшее начало для следующих ходов.
