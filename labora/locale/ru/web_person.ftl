# A person's page.

web-title-me = Моя страница · Labora
web-me-nobody = Здесь пока ничего нет. Сядьте за стол, и ваши партии появятся на этой странице.
web-me-saved = Имя сохранено.

web-person-since = здесь с { $day }
web-person-games = { $count ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}
web-person-wins = { $count ->
    [one] победа
    [few] победы
    [many] побед
   *[other] победы
}
web-person-won = выиграно
web-person-not-won = не выиграно
web-person-streak = { $now ->
    [0] лучшая серия побед
   *[other] лучшая серия побед, сейчас { $now }
}
web-person-best-solo = лучшее соло
web-person-played = Сыгранные партии
web-person-click = щелкните по строке, чтобы увидеть ее партии
web-person-game = Партия
web-person-column-games = партии
web-person-mean = среднее
web-person-best = лучшее
web-person-course = Очки: { $game }
web-person-ended = { $place ->
    [won] победа
    [alone] соло
    [abandoned] место оставлено
   *[other] { $number }-е место из { $players }
}
web-person-none = Ни одна партия еще не доиграна до конца.
web-person-no-running = Сейчас нет идущих партий.
web-person-look = Смотреть
web-barred = { $why ->
    [hints] Не входит в таблицу лидеров: подсказки были разрешены.
    [taken-back] Не входит в таблицу лидеров: ход был возвращен.
    [quarry] Не входит в таблицу лидеров: партия без Каменоломни.
    [bot] Не входит в таблицу лидеров: играл и бот.
   *[model] Не входит в таблицу лидеров: играла языковая модель.
}

web-shown = Что видят другие
web-shown-page = Моя страница
web-shown-page-about = Результаты, графики и лучшие партии, для всех, у кого есть адрес. Закрытые столы остаются закрытыми.
web-shown-boards = Мои лучшие соло-партии
web-shown-boards-about = Они видны в таблице лидеров под моим именем, и каждую партию можно посмотреть.
web-shown-look = Моя страница глазами других

web-data = Мои данные
web-data-about = Все, что о вас хранится, помещается в один файл, вместе с записями ваших партий.
web-data-export = Сохранить все данные
web-data-delete = Удалить меня
web-data-delete-goes = Имя, устройства, ключ, сообщения, рейтинги и настройки удаляются навсегда. Никто не сможет их вернуть.
web-data-delete-stays = Законченные партии остаются для тех, кто играл с вами, без вашего имени. В идущих партиях за вас доиграет бот.
web-data-delete-name = Для подтверждения введите имя: { $name }
web-data-delete-do = Удалить навсегда

web-sheet-back = Назад к столу
web-sheet-title = { $name }: партия на одном листе
web-sheet-copy = Скопировать ссылку
web-sheet-copied = Скопировано
web-sheet-png = Картинка
web-sheet-print = Напечатать

web-boards = Лидеры
web-boards-solo = Лучшие соло-партии
web-boards-about = Соло-игра начинается одинаково, поэтому очки можно сравнивать. Здесь партии, сыгранные без подсказок и без возврата ходов, если игрок согласен их показать.
web-boards-variant = Вариант
web-boards-since = Период
web-boards-all = за все время
web-boards-month = в этом месяце
web-boards-bot = { $name }, бот
web-boards-measured = по замерам

web-avoided = Заблокированные
web-avoided-about = Эти люди не могут вас пригласить, и при поиске игры вы с ними не встретитесь.
web-avoided-bear = Разблокировать
