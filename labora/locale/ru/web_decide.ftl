# Решения: что страница говорит, прежде чем что-то засчитано.

web-ending = { $coming ->
    [0] Осталось зданий: { $left }. Когда их не больше { $limit }, игра заканчивается.
   *[other] Осталось зданий: { $left }, появится: { $coming }. После фазы { $phase } игра заканчивается, когда их не больше { $limit }.
}
web-ending-then = { $last ->
    [true] Тогда ход доигрывается, и у другого игрока остается одно действие.
   *[false] Тогда раунд доигрывается, и подсчитываются очки.
}

web-invited = Вас пригласили. Представьтесь и садитесь за стол.
web-takes-sitting = Если играть без перерыва, партия займет около { $minutes } минут.
web-takes-days = Партия идет несколько дней. Время на каждый ход: { $time }.

idle-missing = не хватает: { $missing }
idle-wheel = счетчик ничего не дает
idle-no-prior = нигде не стоит настоятель
idle-no-forest = нет леса
idle-no-wonder = чудес не осталось
idle-too-few-kinds = мало разных ресурсов
idle-nothing-to-build = строить нечего
idle-nothing-to-settle = поселение построить нельзя
idle-other = сейчас это ничего не дает
web-idle = Это ничего не принесет: { $why }.
web-confirm-idle = { $act ->
    [fell] Рубить впустую
    [cut] Копать впустую
    [contract] Заплатить впустую
   *[other] Разместить впустую
}

web-on-table = Выберите прямо на столе.
web-plot-key = { $key ->
    [place] место
    [side] сторона
   *[buy] купить
}

web-several = { $kind ->
    [forest] { $count ->
        [one] Убрать { $count } лес
        [few] Убрать { $count } леса
        [many] Убрать { $count } лесов
       *[other] Убрать { $count } леса
    }
   *[other] { $count ->
        [one] Отдать { $count } ресурс
        [few] Отдать { $count } разных ресурса
        [many] Отдать { $count } разных ресурсов
       *[other] Отдать { $count } разного ресурса
    }
}
web-several-more = { $count ->
    [one] Выберите еще { $count }.
    [few] Выберите еще { $count }.
    [many] Выберите еще { $count }.
   *[other] Выберите еще { $count }.
}

web-act-hint = Совет
web-setting-tune = Звук
web-tune = { $tune ->
    [knock] стук
    [strings] струны
   *[bell] колокол
}
web-tune-try = Послушать
web-notes = Мои заметки
web-notes-about = Их видите только вы и только в этом браузере.
