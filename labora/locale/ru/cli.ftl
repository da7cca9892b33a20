# The command `labora`.

cli-version = { $form ->
    [compiled] labora { $version }, скомпилированный движок
   *[plain] labora { $version }, обычный движок
}
cli-yes = да
cli-no = нет

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

# $least and $most come as texts.
cli-no-number = Для { $option } нужно целое число от { $least } до { $most }, а не «{ $value }».

cli-play-address = Labora работает по адресу { $address }. Остановить: Ctrl-C.
cli-play-no-client = Браузерный клиент не собран. Начните с ./play или играйте в терминале: { "labora play --terminal" }.
cli-play-port-taken = Порт { $port } занят другой программой. Выберите другой с помощью --port.
cli-play-no-terminal = Столу нужен терминал, чтобы задавать вам вопросы. В скриптах используйте «{ "labora simulate" }».
cli-play-which-mode = Какая игра?
cli-play-which-variant = Какой вариант?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Номер или название [{ $default }]:{" "}

cli-rules-more = «{ "labora rules" } ГЛАВА» показывает главу; --mode и --variant выбирают игру.
cli-no-chapter = Главы «{ $value }» нет. { $nearest ->
    [none] Главы: { $known }.
   *[other] Может быть, «{ $nearest }»?
}

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
