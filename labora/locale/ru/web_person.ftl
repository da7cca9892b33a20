# A person's page.

web-title-me = Моя страница · Labora
web-me-nobody = Здесь пока никого не знают. Сядьте за стол, и ваши игры останутся на этой странице.
web-me-saved = Имя сохранено.

web-person-since = здесь с { $day }
web-person-games = { $count ->
    [one] игра
    [few] игры
    [many] игр
   *[other] игры
}
web-person-won = победы
web-person-not-won = не победы
web-person-streak = { $now ->
    [0] победы подряд
   *[other] победы подряд, сейчас { $now }
}
web-person-best-solo = лучшее соло
web-person-played = Сыгранные игры
web-person-click = строка показывает свои игры
web-person-game = Игра
web-person-column-games = игры
web-person-mean = среднее
web-person-best = лучшее
web-person-course = Очки: { $game }
web-person-ended = { $place ->
    [won] победа
    [alone] соло
    [abandoned] место оставлено
   *[other] { $number }-е из { $players }
}
web-person-none = Ни одна игра еще не доиграна до конца.
web-person-no-running = Сейчас нет идущих игр.
web-person-look = Смотреть
web-barred = { $why ->
    [hints] Не для списков лучших: подсказки были разрешены.
    [taken-back] Не для списков лучших: ход был взят назад.
    [quarry] Не для списков лучших: игра без Каменоломни.
    [bot] Не для списков лучших: играл и бот.
   *[model] Не для списков лучших: играла языковая модель.
}

web-shown = Что видят другие
web-shown-page = Моя страница
web-shown-page-about = Результаты, графики и лучшие игры, для всех, у кого есть адрес. Закрытые столы остаются закрытыми.
web-shown-boards = Мои лучшие соло-игры
web-shown-boards-about = Они стоят в списках лучших под моим именем, и каждую игру можно посмотреть.
web-shown-look = Моя страница глазами других

web-data = Мои данные
web-data-about = Все, что о вас хранится, помещается в один файл, вместе с записями ваших игр.
web-data-export = Сохранить все
web-data-delete = Удалить меня
web-data-delete-goes = Имя, устройства, ключ, сообщения, рейтинги и настройки удаляются навсегда. Никто не сможет их вернуть.
web-data-delete-stays = Законченные игры остаются для тех, кто играл с вами, без вашего имени. В идущих играх за вас доиграет бот.
web-data-delete-name = Чтобы продолжить, напишите свое имя: { $name }
web-data-delete-do = Удалить навсегда

web-sheet-back = Назад к столу
web-sheet-title = { $name }: игра на одном листе
web-sheet-copy = Скопировать ссылку
web-sheet-copied = Скопировано
web-sheet-png = Картинка
web-sheet-print = Напечатать

web-boards = Списки лучших
web-boards-solo = Лучшие соло-игры
web-boards-about = Все начинают одинаково, поэтому очки можно сравнивать. Игры, сыгранные здесь, без подсказок и без взятых назад ходов, тех, кто хочет здесь стоять.
web-boards-variant = Вариант
web-boards-since = Когда
web-boards-all = за все время
web-boards-month = в этом месяце
web-boards-bot = { $name }, бот
web-boards-measured = измерено

web-avoided = Заблокированные
web-avoided-about = Эти люди не могут вас пригласить, и случай вас не сведет.
web-avoided-bear = Разблокировать
