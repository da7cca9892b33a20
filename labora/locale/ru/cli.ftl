# The command `labora`.

cli-help = Играть в «Молись и трудись» (Ora et Labora) в браузере или терминале, запускать ботов и симуляции, держать сервер.
cli-version = { $form ->
    [compiled] labora { $version }, скомпилированный движок
   *[plain] labora { $version }, обычный движок
}
cli-yes = да
cli-no = нет

cli-option-version = Показать версию и какой движок работает: скомпилированный или обычный.
cli-option-mode = Режим игры: { $modes }.
cli-option-variant = Вариант: { $variants }.
cli-option-jobs = Сколько процессов работают одновременно. Если не указано, один или столько, сколько процессоров у кластера.
cli-option-on = Где выполняется работа: { $places }. «{ "ray" }» — кластер { "Ray" } по адресу из { "RAY_ADDRESS" }, а если его нет, кластер этого компьютера.
cli-option-seconds = Сколько секунд бот может думать над ходом.
cli-option-json = Вывести JSON, для программ.
cli-option-language = Какой язык: { $languages }. Если не указан, язык из LABORA_LANGUAGE или системный.
cli-option-help = Показать эту справку и выйти.

cli-no-mode = { $nearest ->
    [none] Режима «{ $value }» нет. Режимы: { $known }.
   *[other] Режима «{ $value }» нет. Может быть, { $nearest }? Режимы: { $known }.
}
cli-no-variant = { $nearest ->
    [none] Варианта «{ $value }» нет. Варианты: { $known }.
   *[other] Варианта «{ $value }» нет. Может быть, { $nearest }? Варианты: { $known }.
}
cli-no-bot = { $nearest ->
    [none] Бота «{ $value }» нет. Боты: { $known }.
   *[other] Бота «{ $value }» нет. Может быть, { $nearest }? Боты: { $known }.
}
cli-no-card = { $nearest ->
    [none] Карты «{ $value }» здесь нет. Все коды и названия показывает «{ "labora cards" }».
   *[other] Карты «{ $value }» здесь нет. Может быть, { $nearest }? Все коды и названия показывает «{ "labora cards" }».
}
cli-no-place = { $nearest ->
    [none] Значение «{ $value }» для --on не подходит. Места: { $known }.
   *[other] Значение «{ $value }» для --on не подходит. Может быть, { $nearest }? Места: { $known }.
}

missing-extra = Для этого нужен пакет, который не установлен ({ $module }). Выполните в папке с исходным кодом Labora: { $command }
cli-no-language = { $nearest ->
    [none] Языка «{ $value }» нет. Языки: { $known }.
   *[other] Языка «{ $value }» нет. Может быть, { $nearest }? Языки: { $known }.
}

# Headings of the help, and what stands there for something that is to be filled in.
cli-heading-usage = Использование:
cli-heading-arguments = Аргументы:
cli-heading-options = Параметры:
cli-heading-commands = Команды:
cli-default = по умолчанию: { $value }
cli-required = обязательно
cli-metavar-options = [ПАРАМЕТРЫ]
cli-metavar-command = КОМАНДА [АРГУМЕНТЫ]…
cli-metavar-mode = РЕЖИМ
cli-metavar-variant = ВАРИАНТ
cli-metavar-language = ЯЗЫК
cli-metavar-n = N
cli-metavar-moment = N[.M]
cli-metavar-seconds = T
cli-metavar-bot = БОТ
cli-metavar-bots = БОТ БОТ …
cli-metavar-file = ФАЙЛ
cli-metavar-folder = ПАПКА
cli-metavar-address = АДРЕС
cli-metavar-place = МЕСТО
cli-metavar-record = ЗАПИСЬ
cli-metavar-records = ЗАПИСЬ…
cli-metavar-record-or-position = ЗАПИСЬ|ПОЗИЦИЯ
cli-metavar-line = СТРОКА
cli-metavar-id = КОД
cli-metavar-chapter = ГЛАВА
cli-metavar-table = СТОЛ
cli-metavar-names = ИМЕНА
cli-metavar-name = ИМЯ
cli-metavar-text = ТЕКСТ

# What is wrong with a command line. $option, $command and $text are as they were typed.
cli-usage-no-option = { $nearest ->
    [none] Параметра { $option } здесь нет. Что есть, показывает «{ "labora --help" }».
   *[other] Параметра { $option } здесь нет. Может быть, { $nearest }?
}
cli-usage-no-command = { $nearest ->
    [none] Команды «{ $command }» нет. Все команды перечисляет «{ "labora --help" }».
   *[other] Команды «{ $command }» нет. Может быть, { $nearest }?
}
cli-usage-missing = Не хватает: { $what }. Как пользоваться командой, показывает «{ "labora --help" }».
cli-usage-no-value = После параметра { $option } нужно значение.
cli-usage-unwanted-value = Параметр { $option } не принимает значения.
cli-usage-bad-value = Недопустимое значение: { $what }.
cli-usage-too-many = Лишний аргумент: { $text }.
cli-usage-wrong = Неверная команда. Как ею пользоваться, показывает «{ "labora --help" }».

# $least and $most come as texts.
cli-no-number = Для { $option } нужно целое число от { $least } до { $most }, а не «{ $value }».

cli-play-help =
    Открыть стол в браузере.

    С --terminal, а также с режимом или вариантом стол открывается в терминале; о том, что не указано, программа спросит.
cli-play-mode = Только в терминале: режим игры: { $modes }.
cli-play-variant = Только в терминале: вариант: { $variants }.
cli-play-terminal = Играть в терминале.
cli-play-port = Порт на этом компьютере; если 8000 занят, любой свободный.
cli-play-browser = Открыть страницу в браузере.
cli-play-address = Labora работает по адресу { $address }. Остановить: Ctrl-C.
cli-play-no-client = Браузерный клиент не собран. Начните с ./play или играйте в терминале: { "labora play --terminal" }.
cli-play-port-taken = Порт { $port } занят другой программой. Выберите другой с помощью --port.
cli-play-no-terminal = Столу нужен терминал, чтобы задавать вам вопросы. В скриптах используйте «{ "labora simulate" }».
cli-play-which-mode = Какая игра?
cli-play-which-variant = Какой вариант?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Номер или название [{ $default }]:{" "}

cli-simulate-help =
    Дать ботам сыграть целые партии, подсчитать итоги и измерить время.

    Одно и то же начальное число дает одни и те же партии, сколько бы процессов их ни играло. Код завершения 1, если партия зашла в тупик или проверка не прошла.
cli-simulate-games-option = Сколько партий.
cli-simulate-bot = Кто играет за все места: { $bots } или свой в виде { "path.py:ClassName" } или { "exec:./mybot" }.
cli-simulate-seed = Число, из которого берется вся случайность в партиях.
cli-simulate-limit = Партии, которые не кончились после этого раунда, подсчитываются как есть (только у партий вдвоем нет собственного конца).
cli-simulate-check = Проверять после каждого решения, что на столе нет ничего невозможного.
cli-simulate-out = Записывать также каждое решение партий в этот файл: { $formats }.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Партии
cli-simulate-finished = Окончены и подсчитаны
cli-simulate-stuck = Тупик без допустимого решения
cli-simulate-limited = Прерваны пределом раундов
cli-simulate-seconds = Секунды
cli-simulate-games-per-second = Партий в секунду
cli-simulate-decisions-per-second = Решений в секунду
cli-simulate-mean-scores = Средний счет по местам
cli-simulate-mean-winner = Средний счет победителей
cli-simulate-winner-error = Стандартная ошибка этого среднего
cli-simulate-failed-checks = { $count ->
    [1] Одна партия прошла с ошибкой: { $first }
    [one] { $count } партия прошла с ошибкой. Первая: { $first }
    [few] { $count } партии прошли с ошибкой. Первая: { $first }
    [many] { $count } партий прошли с ошибкой. Первая: { $first }
   *[other] { $count } партии прошли с ошибкой. Первая: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] { $count } партия зашла в тупик: до конца ни у кого не было допустимого решения.
    [few] { $count } партии зашли в тупик: до конца ни у кого не было допустимого решения.
    [many] { $count } партий зашли в тупик: до конца ни у кого не было допустимого решения.
   *[other] { $count } партии зашли в тупик: до конца ни у кого не было допустимого решения.
}

cli-rules-help = Правила простыми словами: оглавление или одна глава, с числами выбранной игры.
cli-rules-which = Код главы (wheel) или ее название (Счетчик продукции); без него оглавление.
cli-rules-more = «{ "labora rules" } ГЛАВА» показывает главу; --mode и --variant выбирают игру.
cli-no-chapter = Главы «{ $value }» нет. { $nearest ->
    [none] Главы: { $known }.
   *[other] Может быть, «{ $nearest }»?
}

records-help = Превратить папку с записями в таблицу для обучения: каждое решение с позицией, вариантами и итогом.
records-folder = Папка; папки внутри нее тоже просматриваются.
records-out = Файл для записи: { $formats }.
records-done = { $games ->
    [one] { $games } партия, решений: { $decisions }. Файл: { $file }
    [few] { $games } партии, решений: { $decisions }. Файл: { $file }
    [many] { $games } партий, решений: { $decisions }. Файл: { $file }
   *[other] { $games } партии, решений: { $decisions }. Файл: { $file }
}
records-no-folder = { $folder } не является папкой.
records-none = В { $folder } нет ни одной записи.
data-wrong-name = { $file }: имя должно оканчиваться на { $formats }.

cli-cards-help = Показать карты с их числами и функциями: все в таблице или одну целиком.
cli-cards-which = Код карты (F05, village) или ее название (Пекарня).
cli-cards-of-variant = Только карты одного варианта: { $variants }.
cli-cards-both = Франция и Ирландия
cli-cards-id = Код
# Headings over two lines: what is above, what is below.
cli-cards-column-function =
    Название
    Функция
cli-cards-column-cost =
    Цена
    Местность
cli-cards-column-deck =
    Колода
    Игроки
cli-cards-column-values =
    Хоз.
    Жил.
cli-cards-variant = Вариант
cli-cards-deck = Колода
cli-cards-players = Игроки
cli-cards-for = { $players ->
    [all] все
   *[other] { $players }
}
cli-cards-never = Не участвует в
cli-cards-cost = Цена
cli-cards-terrain = Местность
cli-cards-cloister = Монастырь
cli-cards-is-cloister = монастырское здание
cli-cards-economic = Хозяйственный уровень
cli-cards-dwelling = Жилищный уровень
cli-cards-function = Функция

cli-engine-help = Отвечать на вопросы о правилах, строка на каждую строку стандартного ввода: для программ на любом языке.

cli-perft-help = Сосчитать все цепочки решений до заданной длины (perft), всего и по первым вариантам.
cli-perft-depth = На сколько решений вглубь. Каждое следующее умножает время.
cli-perft-position = Считать от этой позиции, строки текста, а не от начала партии.
cli-perft-column-depth = Решения
cli-perft-column-positions = Цепочки
cli-perft-column-option = Вариант
cli-perft-column-meaning = Смысл
cli-perft-split = { $depth ->
    [one] После { $depth } решения, по первому варианту
    [few] После { $depth } решений, по первому варианту
    [many] После { $depth } решений, по первому варианту
   *[other] После { $depth } решения, по первому варианту
}
cli-perft-more = и еще { $count }
