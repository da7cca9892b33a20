# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Провести партии ботов друг с другом и сказать, кто сильнее и насколько это достоверно.

    Боты играют при всех порядках мест с одними и теми же начальными числами. Сыгранные партии сохраняются: повторите команду, чтобы продолжить.
cli-arena-bots = Не меньше двух из { $bots } или свой в виде { "path.py:ClassName" } или { "exec:./mybot" }.
cli-arena-games-option = Сколько партий.
cli-arena-until-sure = Остановиться, как только для каждой пары ясно, кто сильнее.
cli-arena-store = Хранить сыгранные партии в этом файле, а не в обычном месте.
cli-arena-csv = Записать итоги в этот файл { "CSV" }, по строке на каждое место в каждой партии.
cli-arena-plot = Нарисовать очки и доли побед в этот файл (.png, .svg, .pdf).
cli-arena-two-bots = Для турнира нужны хотя бы два разных бота.
cli-arena-plain = Движок здесь не скомпилирован, поэтому боты думают медленнее. ./play и pip install компилируют его, если есть компилятор C.
cli-arena-no-file = Файл { $file } записать нельзя: { $reason }.
cli-arena-stopped = { $count ->
    [one] Остановлено. { $count } сыгранная партия хранится в { $file }.
    [few] Остановлено. { $count } сыгранные партии хранятся в { $file }.
    [many] Остановлено. { $count } сыгранных партий хранятся в { $file }.
   *[other] Остановлено. { $count } сыгранной партии хранится в { $file }.
}
cli-arena-scores = Очки
cli-arena-ahead = Доля партий, в которых первый опережает второго
cli-arena-column-bot = Бот
cli-arena-column-rating = Рейтинг
cli-arena-column-interval = 95 %
cli-arena-column-score = Средний счет
cli-arena-column-turn = мс на ход
cli-arena-column-slowest = дольше всего
cli-arena-column-lost = потеряно ходов
cli-arena-not-rated = { $bot } не получает рейтинга: потеряно больше половины ходов ({ $lost } из { $turns }).
# $share, $low and $high come as texts: 52.5.
cli-arena-pair = { $a } опережает { $b } в { $share } % партий (всего партий: { $games }; 95 %: от { $low } до { $high })

# Что программа, которая играет, сделала не так.
bot-lost-slow = { $bot } не отвечает вовремя: за него ходит random (потеряно ходов: { $count }).
bot-lost-unstarted = { $bot } не запускается: за него ходит random (потеряно ходов: { $count }).
bot-lost-exited = { $bot } завершает работу с кодом { $text }: за него ходит random (потеряно ходов: { $count }).
bot-lost-killed = { $bot } остановлен сигналом { $text }: за него ходит random (потеряно ходов: { $count }).
bot-lost-closed = { $bot } закрывает свой вывод: за него ходит random (потеряно ходов: { $count }).
bot-lost-wrong = { $bot } отвечает «{ $text }», а такого хода здесь нет: за него ходит random (потеряно ходов: { $count }).
bot-lost-no-answer = { $bot } пишет «{ $text }», а строка начинается с { "choose, info, name" } или { "ready" }: за него ходит random (потеряно ходов: { $count }).
bot-lost-given-up = { $bot } не запускается три раза подряд, больше попыток не будет: за него ходит random (потеряно ходов: { $count }).

cli-solo-help = Дать боту сыграть соло-партию и показать, из чего складывается его счет.
cli-solo-bot = Кто играет: { $bots } или свой в виде { "path.py:ClassName" } или { "exec:./mybot" }.
cli-solo-seconds = Сколько секунд процессорного времени бот может думать над всей партией.
cli-solo-watch = Показывать план, пока бот думает.
cli-solo-record = Записать партию в этот файл.
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

cli-explain-help = Показать, как боты оценивают позицию записи: каждое слагаемое, его вес и очки.
cli-explain-record = Запись партии.
cli-explain-at = После скольких ходов; если не указано, последняя позиция.
cli-explain-which = Бот, с весами которого считать.
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
term-ending = Близость конца игры, желанная или нет
term-total = Вместе

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
