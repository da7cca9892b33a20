# Files with records.

file-missing = Файла { $file } нет.
file-folder = { $file } — это папка. Укажите файл с записью.
file-long = Файл { $file } слишком велик для записи партии.
file-binary = Файл { $file } — не текст. Записи хранятся в JSON в кодировке UTF-8.
file-unreadable = Файл { $file } прочитать нельзя: { $reason }.
file-unwritable = Файл { $file } записать нельзя: { $reason }.
file-problem = { $file }: { $sentence }
# $reason of a file that cannot be read or written.
file-reason-denied = нет разрешения
file-reason-full = не осталось места
file-reason-read-only = там ничего нельзя записать
file-reason-no-folder = такой папки нет
file-reason-no-file = такого файла нет
file-reason-folder = это папка
file-reason-name = такое имя невозможно
file-reason-other = система сообщает { $code }

# labora check

check-game = { $file }: { $game }
check-over = { $turns ->
    [one] { $mode } { $variant }, { $turns } ход, окончена после раунда { $round }. { $scores }
    [few] { $mode } { $variant }, { $turns } хода, окончена после раунда { $round }. { $scores }
    [many] { $mode } { $variant }, { $turns } ходов, окончена после раунда { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } хода, окончена после раунда { $round }. { $scores }
}
check-open = { $turns ->
    [one] { $mode } { $variant }, { $turns } ход, идет раунд { $round }. { $scores }
    [few] { $mode } { $variant }, { $turns } хода, идет раунд { $round }. { $scores }
    [many] { $mode } { $variant }, { $turns } ходов, идет раунд { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } хода, идет раунд { $round }. { $scores }
}
check-score = { $player } { $points }

# labora show

show-no-moment = Для --at нужно число ходов (12) или ходов и решений (12.3), а не «{ $value }».
show-late-moment = { $turns ->
    [one] В записи только { $turns } ход: для --at наибольшее число { $turns }.
    [few] В записи только { $turns } хода: для --at наибольшее число { $turns }.
    [many] В записи только { $turns } ходов: для --at наибольшее число { $turns }.
   *[other] В записи только { $turns } хода: для --at наибольшее число { $turns }.
}
show-no-position = «{ $value }» — не файл и не строка позиции. { $reason }
show-moment = { $turns ->
    [one] После { $turns } хода и { $moves ->
        [one] { $moves } решения следующего.
        [few] { $moves } решений следующего.
        [many] { $moves } решений следующего.
       *[other] { $moves } решения следующего.
    }
    [few] После { $turns } ходов и { $moves ->
        [one] { $moves } решения следующего.
        [few] { $moves } решений следующего.
        [many] { $moves } решений следующего.
       *[other] { $moves } решения следующего.
    }
    [many] После { $turns } ходов и { $moves ->
        [one] { $moves } решения следующего.
        [few] { $moves } решений следующего.
        [many] { $moves } решений следующего.
       *[other] { $moves } решения следующего.
    }
   *[other] После { $turns } хода и { $moves ->
        [one] { $moves } решения следующего.
        [few] { $moves } решений следующего.
        [many] { $moves } решений следующего.
       *[other] { $moves } решения следующего.
    }
}
show-problem = Показано до последнего допустимого решения. { $sentence }

# The drawings

draw-title = { $variant }, { $mode }
draw-round = { $last ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $last }
}
draw-turn = Ходит { $player }
draw-decides = Решает { $player }
draw-actions = { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
    [many] осталось { $actions } действий
   *[other] осталось { $actions } действия
}
draw-over = Игра окончена
draw-fee = Трудовой договор стоит { FORM($fee, "accusative") }
draw-land = Земля: районное поле { $district }, надел { $plot }
draw-sold-out = больше нет

draw-wheel = Счетчик
draw-now = сейчас
draw-next = след.
draw-joker = джокер
draw-coming = Впереди: { $events }
draw-coming-event = { $round }: { $what }
draw-phase = поселения и здания { $phase }
draw-solo-last-phase = последние поселения (E), конец
draw-bonus-round = бонусный раунд, поселения E, конец
draw-enters = { $good } на счетчике
draw-end-display = { $count ->
    [one] Конец наступает, когда все колоды вышли и осталось не больше { $count } здания.
    [few] Конец наступает, когда все колоды вышли и осталось не больше { $count } зданий.
    [many] Конец наступает, когда все колоды вышли и осталось не больше { $count } зданий.
   *[other] Конец наступает, когда все колоды вышли и осталось не больше { $count } здания.
}

draw-display = Доступные здания: { $deck }
draw-display-empty = Доступных зданий нет.
draw-display-legend = * может построить сейчас: { $player }
draw-price = { $card }: { $price }
draw-price-separator = {"; "}
draw-free = бесплатно

draw-board = { $player }, { $points }
draw-board-neutral = { $player }
draw-goods = Ресурсы
draw-goods-worth = { $goods } (еда { $food }, энергия { $energy })
draw-clergymen = Монахи
draw-clergymen-free = свободны: { $free }
draw-nobody-free = никто не свободен, все стоят в зданиях
draw-brothers = { $count ->
    [one] { $count } послушник
    [few] { $count } послушника
    [many] { $count } послушников
   *[other] { $count } послушника
}
draw-hand = Поселения
draw-hand-empty = все построены
draw-mark-prior = Н{ $player }
draw-mark-brother = П{ $player }
draw-mark-neutral = н
draw-legend = Н: настоятель, П: послушник, с номером игрока. Участки: (столбец, ряд).
draw-log = Летопись
draw-forest = лес
draw-moor = болото
draw-terrain-plains = равнина
draw-terrain-hillside = склон
draw-terrain-coast = берег
draw-terrain-water = вода
draw-terrain-mountain = горы
draw-same-mountain = ″
draw-scores = Счет
draw-score-goal = Цель соло-игры — 500 очков.

# labora table

table-wrong-players = { $players ->
    [one] В режиме { $mode } играет { $players } игрок, а в --players названо { $given }.
    [few] В режиме { $mode } играют { $players } игрока, а в --players названо { $given }.
    [many] В режиме { $mode } играют { $players } игроков, а в --players названо { $given }.
   *[other] В режиме { $mode } играют { $players } игрока, а в --players названо { $given }.
}
table-no-name = «{ $name }» не может быть именем: имена должны быть разными, непустыми и не длиннее 40 символов.
table-person = Игрок { $number }
table-bot = { $bot ->
    [random] Случай { $number }
    [novice] Новичок { $number }
    [monk] Инок { $number }
    [cellarer] Келарь { $number }
    [abbot] Аббат { $number }
   *[other] { $bot }, бот { $number }
}
table-other-bot = Бота «{ $bot }» здесь нет: за игрока «{ $name }» ходит бот «random».

table-welcome = { $variant }, { $mode }. Партия сохраняется в { $file }
table-hint = Введите номер из списка. ? почему нельзя иначе · u отмена · i КАРТА о карте · p весь стол · h справка · q выход
table-resume = Есть неоконченная партия: { $game }. Продолжить ее? [Д/н]{" "}
table-resume-game = { $mode } { $variant }, раунд { $round }, { $players } ({ $file })
table-overwrite = { $file } уже есть. Перезаписать? [д/Н]{" "}
table-continue = Продолжить с последнего допустимого решения? Старая запись останется как есть. [д/Н]{" "}
table-yes = д
table-kept = Файл остается как есть.

table-owner-asked = Теперь решает { $player }.
table-goods = Ресурсы: { $goods }
# Behind a building that could be chosen but would do nothing now.
table-no-use = (сейчас вам ничего не даст)
table-only-choice = (единственный ответ) { $option }
table-enter-end = {"["}Enter] завершает ход.
table-enter-payment = {"["}Enter] — заплатить первым способом. Или введите, что отдаете, например: { $example }
table-prompt = { $player }>{" "}
table-more = … и еще { $count }: m покажет все.
table-group-deck = Колода { $deck }
table-group-row = Ряд { $row }

table-empty = Введите номер из списка или h для справки.
table-no-number = Номера { $number } нет: номера идут от 1 до { $most }.
table-not-understood = «{ $text }» не подходит ни к одному ответу. Введите номер из списка или h для справки.
table-several = «{ $text }» подходит к нескольким ответам. Введите больше букв или номер.
table-no-goods = «{ $text }» — не список ресурсов. Введите, например: 2 зерна 1 торф
table-no-card = «{ $text }» — не название одной карты: подходит несколько или ни одной. Введите i и название: i пекарня
table-no-good = «{ $text }» — не название одного ресурса: подходит несколько или ни одного.
table-payment-gives = То, что вы ввели, дает { FORM($food, "accusative") } и { FORM($energy, "accusative") }. Лишних жетонов быть не должно.
table-why-payment = Можно отдать любые ресурсы, которых достаточно, если ни один из них не лишний. Введите их: 2 зерна 1 торф
table-why-not = { $options }: { $reason }
table-why-nothing = Других ответов на этот вопрос нет: все возможные уже в списке.
table-undone = Отменено: { $option }
table-saved = Партия сохранена в { $file }
table-loaded = Загружено: { $file }
table-load-which = Какую партию? l ФАЙЛ или одна из ваших неоконченных партий:
table-load-none = Других неоконченных партий у вас нет. l ФАЙЛ загружает запись.
table-bye = Партия сохранена. Играть дальше: { "labora table --load" } { $file }
table-nothing-played = Ничего не сыграно, ничего не сохранено.
table-input-ended = Ввод закончился.
table-finished = Партия окончена. Ее запись: { $file }
# The letters that are typed for commands are the same in every language.
table-help-text =
    Введите номер из списка, или часть слов («пекарн»), или участок («3,0»).
    Несколько ответов помещаются в одной строке: торф; 0,0; 1
    Оплата: номер предложения, Enter для первого или сами ресурсы: 2 зерна 1 торф
    ? [СЛОВА]   почему сейчас невозможно другое
    u           отменить ваше последнее решение этого хода; uu — весь ход до сих пор
    i КАРТА     сколько карта стоит, какие у нее уровни и что она делает: i пекарня
    w [БОТ]     что посоветует аббат? w monk спросит инока
    p           весь стол еще раз
    log         что произошло до сих пор
    m           весь длинный список
    s [ФАЙЛ]    сохранить партию (она и так сохраняется после каждого решения)
    l [ФАЙЛ]    загрузить другую партию
    q           выйти; партия сохранена, ее можно продолжить позже
