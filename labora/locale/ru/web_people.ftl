# Часы, устройства, ключи, жалобы: что можно делать помимо игры.

web-clock = Часы
web-clock-none = без часов
web-clock-live = в реальном времени: пять минут на ход
web-clock-budget = в реальном времени: час на партию и полминуты за каждый ход
web-clock-day = сутки на ход
web-clock-end = { $end ->
    [seat] Когда время выйдет, бот займет место до возвращения игрока.
   *[turn] Когда время выйдет, бот сделает этот ход.
}
web-clock-left = { $late ->
    [true] время вышло
   *[false] осталось: { $time }
}

web-go-on-here = Продолжить отсюда
# While the player looks back or tries out a line. $time: what is left on the clock, as in "4:12"; "none" without a clock.
web-turn-in-game = { $time ->
    [none] В партии ваш ход.
   *[other] В партии ваш ход (осталось: { $time }).
}
web-late = Время вышло: за вас сыграл бот.
web-kept = За вас играет бот. Место по-прежнему ваше.
web-kept-take = Вернуться на место
web-players = Остальные
web-replace = Пусть бот играет за игрока { $name }
web-replace-about = За того, кого нет десять минут или столько, сколько может длиться ход, может играть бот, пока игрок не вернется.
web-report = Пожаловаться
web-report-player = Пожаловаться: { $name }
web-report-about = Расскажите администратору сервера, что не так.
web-report-text = Что не так?
web-report-send = Отправить
web-report-sent = Спасибо. Администратор сервера это увидит.

web-devices = Ваши устройства
web-devices-about = На каждом из этих устройств вы можете занять свои места.
web-device = { $name ->
    [none] программа
   *[other] { $name }
}
web-device-this = это устройство
web-device-seen = последний раз { $time } назад
web-device-out = Выйти
web-devices-out = Выйти на всех остальных
web-device-code = Ссылка для другого устройства
web-device-code-about = Она действует один раз и в течение суток.
web-key-title = Ссылка для восстановления
web-key-about = По этой ссылке вы вернете себе свои места, если устройство потеряно. Храните ее там, где найдете только вы; новая заменит прежнюю.
web-recovery-new = { $has ->
    [true] Создать новую ссылку
   *[false] Создать ссылку
}
web-recovery-revoke = Отозвать
web-leave-browser = Выйти здесь
web-leave-browser-sure = Точно? Без ссылки ваши места не найти.
