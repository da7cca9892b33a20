# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Язык
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Раскладываем игру…
web-close = Закрыть
web-tools = Инструменты
web-theme = Светлая или темная тема
web-help = Справка и клавиши
web-settings = Настройки
web-menu = Меню
web-you = Вы
web-you-small = вы
web-guest = Гость
web-guest-number = Гость { $number }
web-colour = { $colour ->
    [red] Красный
    [blue] Синий
    [green] Зеленый
   *[white] Белый
}
web-unreachable = Сервер не отвечает. То, что на экране, могло устареть; попытки продолжаются.
web-time-moment = меньше минуты
web-time-minutes = { $count } мин
web-time-hours = { $count } ч
web-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

# The lobby

web-motto =
    Возведи обитель,
    накорми деревню,
    следи за счетчиком.
web-lead = Управляйте хозяйством монастыря: добывайте и перерабатывайте ресурсы, стройте здания и ставьте деревни там, где они дают больше очков. На 1–4 игроков, Франция и Ирландия. Бесплатно и без регистрации.
web-you-sit-as = За столом вы
web-name-title = Как вас зовут?
web-name-label = Ваше имя
web-name-save = Это я
web-recovery-link = Откройте эту ссылку на другом устройстве и никому ее не показывайте
web-recover-title = Продолжить здесь
web-recover-about = Эта ссылка переносит в этот браузер все места и столы того, кто ее создал.
web-recover-do = Это я, продолжить
web-to-lobby = К столам

web-my-tables = Ваши столы
web-waiting-for-you = { $count ->
    [0] {""}
    [one] { $count } ждет вас
    [few] { $count } ждут вас
    [many] { $count } ждут вас
   *[other] { $count } ждут вас
}
web-waiting-others = Ход других игроков
web-play-next = Играть дальше: { $name }
web-no-tables = Пока ничего. Откройте стол или сядьте за чужой.
web-your-turn = Ваш ход
web-play = Играть
web-their-turn = { $name }, { $time }
web-won = победа: { $name }
web-table-about = { $phase ->
    [waiting] { $variant }, { $mode } · еще не началась
    [over] { $variant }, { $mode } · окончена
   *[other] { $rounds ->
        [0] { $variant }, { $mode } · раунд { $round }
       *[other] { $variant }, { $mode } · раунд { $round } из { $rounds }
    }
}
web-seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
web-free-seat = свободное место
# A seat of a rematch, for who played in it. $time: how long others have to wait, as in "23 hours".
web-reserved = Придержано ({ $name }): еще { $time }
web-public-tables = Открытые столы
web-have-free-seat = { $count ->
    [0] {""}
   *[other] со свободными местами: { $count }
}
web-no-public-tables = Сейчас ни за одним столом нет свободных мест. Откройте стол для всех: другие увидят его здесь.
web-sit-down = Сесть
web-waits = ждет { $time }
web-watch = Смотреть
web-best-solo = Лучшие соло-партии
web-goal = цель { $points }
web-no-solo = Здесь будут ваши лучшие партии в одиночку.

web-new-table = Новый стол
web-three-clicks = три щелчка; остальное уже выбрано за вас
web-with-whom = С кем?
web-company-solo = Соло
web-company-about-solo = нейтральный игрок; набрать 500 очков
web-company-bots = Против ботов
web-company-about-bots = от одного до трех; они не мешкают
web-company-device = Один экран
web-company-about-device = его передают по кругу
web-company-friends = С друзьями
web-company-about-friends = пришлите ссылку; сразу или по переписке
web-which-game = Какая игра?
web-variant-and-length = вариант и длительность
web-length = { $long ->
    [true] Долгая
   *[false] Короткая
}
web-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
web-takes = около { $count } мин
web-takes-why = действий у каждого игрока: { $count }, по минуте на каждое
web-goal-usual = Цель — 500 очков. Инок, бот средней силы, обычно набирает от { $low } до { $high }.
web-rounds-open = пока есть здания
web-who-sits = Кто где сидит?
web-seat-kind = Кто сидит на месте { $number }
web-seat-bot = Какой бот сидит на месте { $number }
web-seat-name = Имя того, кто сидит на месте { $number }
web-seat-remove = Убрать место { $number }
web-chair-bot = Бот
web-chair-link = По ссылке
web-chair-device = Этот экран
web-seat-link-about = кто придет
web-bot = { $bot ->
    [random] случай
    [novice] новичок
    [monk] инок
    [cellarer] келарь
    [abbot] аббат
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Ходит наугад.
level-novice = Слабый: берет то, что хорошо сейчас, и упускает пару очков.
level-monk = Средний: видит четыре своих действия вперед. Ходит сразу.
level-cellarer = Сильный: учитывает и чужие ходы. Думает около секунды.
level-abbot = Сильнейший: считает ответы, соло планирует целиком. Не спешит.
web-bot-name = { $seat ->
    [1] Нестор
    [2] Пимен
    [3] Лука
   *[4] Нил
}
web-add-seat = Добавить место
web-up-to-four = до четырех
web-more-choices = Еще настройки
web-table-name = Название стола
web-public = Любой может сесть или смотреть
web-random-order = Первый игрок по жребию
web-without-quarry = Без Каменоломни
web-summary = { $variant }, { $mode }.
web-open-table = Открыть стол

# Waiting for players

web-waiting-about = Игра начнется, как только все места будут заняты. Пошлите эту ссылку тем, с кем хотите играть.
web-share-link = Ссылка на этот стол
web-copy = { $done ->
    [true] Скопировано
   *[false] Копировать
}
web-seat-to-bot = Посадить бота
web-here = здесь
web-away = нет на месте
# A language model plays here.
web-model = языковая модель
web-model-named = { $name } (языковая модель)
web-leave = { $creator ->
    [true] Закрыть стол
   *[false] Встать из-за стола
}
web-closed = Этот стол закрыт.
web-no-table-title = Такого стола нет
web-unreadable-title = Стол не читается

# Around the game

web-setup = { $variant } · { $mode }
web-round = Раунд { $round }
web-next-event = { $phase ->
    [none] Раунд { $round } — последний.
   *[other] { $bonus ->
        [true] Игру завершают бонусный раунд и фаза поселения { $phase }.
       *[false] Фаза поселения { $phase } — в раунде { $round }.
    }
}
web-phase-now = Фаза поселения { $phase }
web-round-line = { $what ->
    [bonus] Бонусный раунд
    [settling] Раунд { $round } · фаза поселения { $phase }
    [phase] Раунд { $round } · фаза { $phase } — в { $at }-м
    [before-bonus] Раунд { $round } из { $before }, затем бонусный
    [display] Раунд { $round } · зданий: { $count }
   *[last] Раунд { $round } из { $at }
}
web-actions-until = { $mine ->
    [true] { $count ->
        [one] До этого у вас { $count } действие.
        [few] До этого у вас { $count } действия.
        [many] До этого у вас { $count } действий.
       *[other] До этого у вас { $count } действия.
    }
   *[false] { $count ->
        [one] До этого { $count } действие.
        [few] До этого { $count } действия.
        [many] До этого { $count } действий.
       *[other] До этого { $count } действия.
    }
}
web-to-move = ходит
web-clock-gap = {" · "}
web-waits-for = { $name } думает.
web-lost = Связь потеряна. Она восстановится сама, и можно будет продолжить.
web-try-now = Попробовать сейчас
web-broken = Эту партию можно только смотреть: { $reason }
web-land-of = Земли: { $name }
web-goods-of = Ресурсы: { $name }
web-turn-state = { $step ->
    [settlement-phase] фаза поселения
    [bonus-actions] бонусный раунд
   *[other] { $actions ->
        [0] действие выполнено
        [one] ваш ход, { $actions } действие
        [few] ваш ход, { $actions } действия
        [many] ваш ход, { $actions } действий
       *[other] ваш ход, { $actions } действия
    }
}
web-points = очки
web-wheel = Счетчик продукции
web-wheel-open = Показать или скрыть счетчик
web-now = сейчас
web-next-round = след. раунд
web-hand = Поселения на руке
web-chronicle = Летопись
web-display = Доступные здания
web-places = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
web-fit = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-lectern = Выбранная карта
web-score = Счет
web-goal-title = { $goal ->
    [one] Цель: { $goal } очко
    [few] Цель: { $goal } очка
    [many] Цель: { $goal } очков
   *[other] Цель: { $goal } очка
}
web-neutral-about = за него ходите вы

# Acting

web-actions = Действия
web-act-place = Разместить
web-act-contract = Договор
web-act-fell = Рубить лес
web-act-cut = Добыть торф
web-act-build = Построить
web-act-settle = Поселение
web-act-district = Район
web-act-plot = Надел
web-act-fee = цена { $fee }
web-act-count = можно: { $count }
web-act-none = не сейчас
web-sold-out = больше нет
web-undo = Отменить
web-redo = Повторить
web-end-turn = Завершить ход
web-end-sure = Точно завершить?
web-mark-act = { $act ->
    [fell] срубить
    [cut] добыть торф
    [place] разместить монаха и использовать
    [contract] использовать по договору
    [build] построить
    [settle] построить это поселение
   *[other] выбрать
}
web-pick = { $act ->
    [place] Использовать: { $card }
    [contract] Трудовой договор: { $card }
    [fell] Срубить деревья
    [cut] Добыть торф
   *[other] { $card }
}
web-picked = Что выбираете?
web-tray = Решение
web-cancel = Отмена
web-how-often = Сколько раз?
web-you-give = Вы отдаете
web-you-get = Что это дает
web-pay-legend = отдаете · на замену: щелкните, чтобы поменять
web-no-change = без ресурсов
web-confirm = { $more ->
    [true] Дальше
   *[false] { $kind ->
        [settlement-payment] Основать
        [prior] Построить
        [reward] Взять
       *[other] За работу
    }
}

# The owner's choice

web-hired = { $name } заключает договор на ваше здание «{ $card }». Кого разместить?
web-send-prior = Настоятель
web-send-lay-brother = Послушник
web-send-about-prior = Он не сможет сразу войти в следующее здание, которое вы построите, а через Келью этим зданием сможет воспользоваться любой.
web-send-about-lay-brother = Настоятель остается свободным для того, что вы построите.
web-send-do-prior = Разместить настоятеля
web-send-do-lay-brother = Разместить послушника
web-at-home = свободных: { $count }
web-has-waited = { $name } ждет { $time }.
web-standing = И впредь за этим столом
web-standing-ask = Всегда спрашивать
web-standing-about-ask = остальные ждут вас
web-standing-lay-brother = Сначала послушник
web-standing-about-lay-brother = настоятель, только если послушников не осталось
web-standing-prior = Сначала настоятель
web-standing-about-prior = послушник, только если настоятель занят

# Handing over

web-hand-over = Ходит { $name }
web-hand-over-about = Передайте экран следующему игроку: { $name }.
web-hand-over-do = Я — { $name }

# Sheets

web-messages = Сообщения за столом
web-messages-unread = { $count ->
    [0] Сообщения за столом
   *[other] Сообщения за столом, новых: { $count }
}
web-no-messages = Пока никто ничего не говорит.
web-message-write = Сказать всем за столом
web-message-send = Отправить
web-message-removed = (удалено)
web-record = Запись партии
web-resign = Уступить место боту
web-resign-sure = Точно? Дальше играет бот.
web-watching = { $count ->
    [0] Зрителей нет.
   *[other] Зрителей: { $count }.
}
web-setting-theme = Тема
web-theme-system = как в системе
web-theme-light = день
web-theme-dark = ночь
web-setting-motion = Анимация
web-motion-full = полная
web-motion-quick = быстрая
web-motion-none = без анимации
web-setting-more = Во время игры
web-setting-confirmEnd = спрашивать перед концом хода
web-setting-handOver = объявлять, кому передать экран
web-setting-sound = колокол, когда мой ход
web-setting-notify = уведомление, когда мой ход
web-help-title = Справка и клавиши
web-help-short = Справка
web-help-touch = Золотом отмечено то, что можно сделать. Коснитесь здания — использовать его, леса — срубить, пустого участка — увидеть, что туда подходит, карты — увидеть, куда она подходит. Удерживайте карту, чтобы прочитать ее; потяните полосу ресурсов вниз, чтобы увидеть счетчик. Землю можно двигать и масштабировать пальцами.
web-help-about = Золотом отмечено то, что можно сделать. Щелкните по зданию — использовать его, по лесу — срубить, по пустому участку — увидеть, что туда подходит, по карте — увидеть, куда она подходит. Стрелки ведут по землям, клавиша табуляции — от части к части.
web-key-place = разместить монаха
web-key-contract = трудовой договор
web-key-fell = срубить деревья
web-key-cut = добыть торф
web-key-build = построить здание
web-key-settle = построить поселение
web-key-land = купить районное поле
web-key-plot = купить надел
web-key-option = выбрать ответ
web-key-end = завершить ход
web-key-undo = отменить
web-key-redo = повторить
web-key-confirm = подтвердить предложенное
web-key-cancel = отмена
web-key-chat = сообщения за столом
web-key-theme = день или ночь
web-key-help = эта справка

# The end

web-finished = Игра окончена после раунда { $round }.
web-score-sheet = Подсчет очков
web-wins = { $winners ->
    [1] Победа: { $name }
   *[other] Победители: { $name }
}
web-wins-by = { $points ->
    [one] { $points } очко. Ближайший соперник, { $name }, отстает на { $ahead }.
    [few] { $points } очка. Ближайший соперник, { $name }, отстает на { $ahead }.
    [many] { $points } очков. Ближайший соперник, { $name }, отстает на { $ahead }.
   *[other] { $points } очка. Ближайший соперник, { $name }, отстает на { $ahead }.
}
web-wins-level = { $points ->
    [one] У каждого { $points } очко.
    [few] У каждого { $points } очка.
    [many] У каждого { $points } очков.
   *[other] У каждого { $points } очка.
}
web-solo-end = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-solo-goal = { $reached ->
    [true] Цель достигнута: { $goal }.
   *[false] Цель — { $goal }. Еще одну партию?
}
web-points-by-round = Очки по раундам
web-whose-land = Чьи земли
web-remembered = Чем запомнится партия
web-remembered-settlement = Лучшее поселение
web-remembered-settlement-about = { $besides ->
    [0] { $count ->
        [one] { $card }: { $count } очко
        [few] { $card }: { $count } очка
        [many] { $card }: { $count } очков
       *[other] { $card }: { $count } очка
    }
   *[other] { $count ->
        [one] { $card } (рядом { $cards }): { $count } очко
        [few] { $card } (рядом { $cards }): { $count } очка
        [many] { $card } (рядом { $cards }): { $count } очков
       *[other] { $card } (рядом { $cards }): { $count } очка
    }
}
web-remembered-wonder = { $count ->
    [1] Единственное чудо
   *[other] Первое чудо
}
web-remembered-wonder-about = { $card }, раунд { $round }
web-remembered-harvest = Самый богатый урожай
web-remembered-harvest-about = { $amount } за один раз в раунде { $round }
web-remembered-sought = Самое желанное здание
web-remembered-sought-about = { $count ->
    [one] { $card }: { $count } договор с другими игроками
    [few] { $card }: { $count } договора с другими игроками
    [many] { $card }: { $count } договоров с другими игроками
   *[other] { $card }: { $count } договора с другими игроками
}
web-remembered-chain = Самая длинная цепочка
web-remembered-chain-about = { $cards }, за одно действие
web-remembered-round = Лучший раунд
web-remembered-round-about = { $count ->
    [one] { $count } очко в раунде { $round }
    [few] { $count } очка в раунде { $round }
    [many] { $count } очков в раунде { $round }
   *[other] { $count } очка в раунде { $round }
}
web-remembered-land = Самые обширные земли
web-remembered-land-about = { $count ->
    [one] куплено { $count } поле
    [few] куплено { $count } поля
    [many] куплено { $count } полей
   *[other] куплено { $count } поля
}
web-rematch = Реванш
