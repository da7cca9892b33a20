# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Взять назад
web-take-back-menu = Взять ходы назад …
web-take-back-title = Вернуться к моменту до …
web-take-back-none = Пока нечего брать назад.
web-take-back-which = С какого хода взять назад?
web-take-back-alone = { $count ->
    [1] Этот ход будет взят назад.
    [one] Назад будет взят { $count } ход.
    [few] Назад будут взяты { $count } хода.
    [many] Назад будут взяты { $count } ходов.
   *[other] Назад будут взяты { $count } хода.
}
# $names are the names of $people persons: "Anna and Bert".
web-take-back-ask = { $count ->
    [1] Этот ход берется назад. Нужно согласие: { $names }.
    [one] Назад берется { $count } ход. Нужно согласие: { $names }.
    [few] Назад берутся { $count } хода. Нужно согласие: { $names }.
    [many] Назад берутся { $count } ходов. Нужно согласие: { $names }.
   *[other] Назад берутся { $count } хода. Нужно согласие: { $names }.
}
web-take-back-do = { $asks ->
    [true] Спросить остальных
   *[false] Взять назад
}
# $turn is one of the two below.
web-undo-asked = { $name } хочет взять назад все начиная отсюда: { $turn }.
web-undo-you-asked = Вы просите взять назад все начиная отсюда: { $turn }.
web-undo-to-turn = раунд { $round }, { $words }
web-undo-to-begin = начало игры
web-undo-agreed = Согласие есть: { $names }.
web-undo-waits = Ждем согласия: { $names }.
web-undo-yes = Согласиться
web-undo-no = Отказать
web-undo-withdraw = Отозвать
web-key-back = взять назад целые ходы

# Standing answers

web-standing-hired = Когда кто-то нанимает ваше здание
web-standing-settling = Фаза поселения { $phase }
web-standing-pass = Пропустить
web-standing-about-pass = ваш ход в этой фазе поселения завершится сам
web-pass-phase = Пропустить фазу

# Why not

web-why-turn = Ходит { $name }.
web-why-watching = За этим столом вы зритель.
web-why-over = Игра окончена.
web-why-question = Сначала ответьте: { $question }
web-why-settlement = Поселения не используют. Они приносят очки в конце.
web-why-nothing-fits = Сюда не подходит ничего из того, что вам по карману.
web-why-coming = Это здание появится среди доступных в раунде { $round }.
web-why-not-now = Сейчас это невозможно.

# Hints

web-hint = Что посоветует брат?
web-hint-thinking = Брат поглаживает бороду …
web-hint-none = Брат не знает ничего лучше, чем завершить ход.
web-hint-problem = Брат не отвечает: { $reason }
web-hint-again = Спросить еще раз
web-hint-turn = { $rank ->
    [1] Его первый выбор
    [2] Второй выбор
   *[other] Третий выбор
}
web-hint-scores = Чего он ждет в конце
web-hint-sure = { $sure ->
    [high] Он уверен.
    [middle] Он почти уверен.
   *[low] Выбор почти равный.
}
web-hint-play = Сыграть так
web-hint-play-about = Решения будут приняты, но ход не завершится, и все можно отменить.
web-hint-end = Завершить ход
web-hints-allowed = Игрокам можно спрашивать совета у брата
web-hints-setting = Подсказки
web-key-hint = что посоветует брат?

# After the end

web-rematch-join = { $name } предлагает реванш: садитесь

# What a screen reader hears

web-others = Другие игроки
web-heard-your-turn = Ваш ход. { $question }
web-heard-turn = Ходит { $name }.
