### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Просмотр партии
web-review-page = { $name }: просмотр партии
web-review-about = Вы просматриваете партию; другим этого не видно.
web-review-to-table = К столу
web-review-course = Ход партии
web-review-panels = Панели
web-review-steps = Шаги
web-review-start = К началу
web-review-round-back = Раунд назад
web-review-back = Решение назад
web-review-play = { $on ->
    [true] Пауза
   *[other] Воспроизвести
}
web-review-on = Решение вперед
web-review-round-on = Раунд вперед
web-review-end = К концу
web-review-speed = Скорость
web-review-step = решение { $step } из { $count }
web-review-key = { $unit ->
    [decision] решение
    [turn] ход
    [round] раунд
   *[play] просмотр
}
web-review-where = Раунд { $round }, ход { $turn } из { $turns }: { $name }
web-review-beginning = Начало
web-review-happened = Что произошло
web-review-turn = { $name }, ход { $turn }
web-review-phase = Фаза поселения { $phase }
web-review-decided = { $name }: { $words }
web-review-pin = { $pinned ->
    [true] Снова показывать земли того, чей ход
   *[other] Оставить эти земли на виду
}
web-review-from-here = Отсюда
web-review-record = Запись

# Going on from a moment, and trying something out.
web-fork-device = Играть дальше за одним экраном
web-fork-device-about = все места на этом устройстве
web-fork-solo = Играть дальше в одиночку
web-fork-solo-about = за новым столом
web-fork-bots = Играть дальше против ботов
web-fork-bots-about = вы — { $name }
web-fork-bot = Какой бот
web-try-about = своя копия, ее никто больше не видит
