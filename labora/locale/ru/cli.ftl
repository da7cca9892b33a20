# The command `labora`.

cli-help = Labora играет в «Молись и трудись» (Ora et Labora): стол для людей и точный движок для программ.
cli-version = { $form ->
    [compiled] labora { $version }, скомпилированный движок
   *[plain] labora { $version }, обычный движок
}
cli-yes = да
cli-no = нет

cli-option-version = Показать версию и какой движок работает: скомпилированный или обычный.
cli-option-mode = Сколько игроков и какая игра: { $modes }.
cli-option-variant = Какие карты: { $variants }.
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
    [none] Места «{ $value }» для работы нет. Места: { $known }.
   *[other] Места «{ $value }» для работы нет. Может быть, { $nearest }? Места: { $known }.
}

missing-extra = Для этого нужен пакет, который не установлен ({ $module }): { $command }
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
cli-usage-bad-value = Такое значение невозможно: { $what }.
cli-usage-too-many = Это больше, чем принимает команда: { $text }.
cli-usage-wrong = Командой пользуются иначе. Как, показывает «{ "labora --help" }».

# $least and $most come as texts.
cli-no-number = Для { $option } нужно целое число от { $least } до { $most }, а не «{ $value }».

cli-play-help =
    Открыть стол в браузере.

    С --terminal, а также с режимом или вариантом стол открывается в терминале, и то, что не указано, спрашивается.
cli-play-mode = В терминале: сколько игроков и какая игра: { $modes }.
cli-play-variant = В терминале: какие карты: { $variants }.
cli-play-terminal = Играть в терминале.
cli-play-port = Где стол находится на этом компьютере; если 8000 занят, на любом свободном месте.
cli-play-browser = Открыть страницу в браузере.
cli-play-address = Столы находятся по адресу { $address }. Завершение: Ctrl-C.
cli-play-no-client = Браузерный клиент не собран. Начните с ./play или играйте в терминале: { "labora play --terminal" }.
cli-play-port-taken = Порт { $port } занят другой программой. Выберите другой с помощью --port.
cli-play-no-terminal = Столу нужен терминал, чтобы задавать вам вопросы. В скриптах используйте «{ "labora simulate" }».
cli-play-which-mode = Какая игра?
cli-play-which-variant = Какой вариант?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Номер или название [{ $default }]:{" "}

cli-simulate-help =
    Сыграть целые игры ботами, сосчитать их и измерить время.

    Одно и то же начальное число дает одни и те же игры, сколько бы процессов их ни играло. Код завершения 1, если игра зашла в тупик или проверка не прошла.
cli-simulate-games-option = Сколько игр.
cli-simulate-bot = Кто играет за все места: { $bots } или свой в виде { "path.py:ClassName" } или { "exec:./mybot" }.
cli-simulate-seed = Число, из которого берется вся случайность в играх.
cli-simulate-limit = Игры, которые не кончились после этого раунда, подсчитываются как есть (только у игр вдвоем нет собственного конца).
cli-simulate-check = Проверять после каждого решения, что на столе нет ничего невозможного.
cli-simulate-out = Записывать также каждое решение игр в этот файл: { $formats }.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Игры
cli-simulate-finished = Окончены и подсчитаны
cli-simulate-stuck = Тупик без допустимого решения
cli-simulate-limited = Прерваны пределом раундов
cli-simulate-seconds = Секунды
cli-simulate-games-per-second = Игр в секунду
cli-simulate-decisions-per-second = Решений в секунду
cli-simulate-mean-scores = Средний счет по местам
cli-simulate-mean-winner = Средний счет победителей
cli-simulate-winner-error = Стандартная ошибка этого среднего
cli-simulate-failed-checks = { $count ->
    [1] Одна игра прошла неправильно: { $first }
    [one] { $count } игра прошла неправильно. Первая: { $first }
    [few] { $count } игры прошли неправильно. Первая: { $first }
    [many] { $count } игр прошли неправильно. Первая: { $first }
   *[other] { $count } игры прошли неправильно. Первая: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] { $count } игра зашла в тупик: до конца ни у кого не было допустимого решения.
    [few] { $count } игры зашли в тупик: до конца ни у кого не было допустимого решения.
    [many] { $count } игр зашли в тупик: до конца ни у кого не было допустимого решения.
   *[other] { $count } игры зашли в тупик: до конца ни у кого не было допустимого решения.
}

cli-rules-help = Правила своими словами: оглавление или одна глава, с числами выбранной игры.
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
    [one] { $games } игра, решений: { $decisions }. Файл: { $file }
    [few] { $games } игры, решений: { $decisions }. Файл: { $file }
    [many] { $games } игр, решений: { $decisions }. Файл: { $file }
   *[other] { $games } игры, решений: { $decisions }. Файл: { $file }
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

cli-perft-help = Сосчитать позиции, к которым ведут цепочки решений, по их длине и по первым вариантам.
cli-perft-depth = На сколько решений вглубь. Каждое следующее умножает время.
cli-perft-position = Считать от этой позиции, строки текста, а не от начала игры.
cli-perft-column-depth = Решения
cli-perft-column-positions = Позиции
cli-perft-column-option = Вариант
cli-perft-column-meaning = Смысл
cli-perft-split = { $depth ->
    [one] После { $depth } решения, по первому варианту
    [few] После { $depth } решений, по первому варианту
    [many] После { $depth } решений, по первому варианту
   *[other] После { $depth } решения, по первому варианту
}
cli-perft-more = и еще { $count }
