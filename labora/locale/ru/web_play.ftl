# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Вернуть ход
web-take-back-menu = Вернуть ходы…
web-take-back-title = Вернуться к моменту до…
web-take-back-none = Пока нечего возвращать.
web-take-back-which = Начиная с какого хода вернуть?
web-take-back-alone = { $count ->
    [1] Этот ход будет возвращен.
    [one] Будет возвращен { $count } ход.
    [few] Будут возвращены { $count } хода.
    [many] Будут возвращены { $count } ходов.
   *[other] Будут возвращены { $count } хода.
}
# $names are the names of $people persons: "Anna and Bert".
web-take-back-ask = { $count ->
    [1] Чтобы вернуть этот ход, нужно согласие: { $names }.
    [one] Чтобы вернуть { $count } ход, нужно согласие: { $names }.
    [few] Чтобы вернуть { $count } хода, нужно согласие: { $names }.
    [many] Чтобы вернуть { $count } ходов, нужно согласие: { $names }.
   *[other] Чтобы вернуть { $count } хода, нужно согласие: { $names }.
}
web-take-back-do = { $asks ->
    [true] Спросить остальных
   *[false] Вернуть
}
# $turn is one of the two below.
web-undo-asked = { $name } просит вернуть все ходы начиная с этого: { $turn }.
web-undo-you-asked = Вы просите вернуть все ходы начиная с этого: { $turn }.
web-undo-to-turn = раунд { $round }, { $words }
web-undo-to-begin = начало партии
web-undo-agreed = Согласие есть: { $names }.
web-undo-waits = Ждем согласия: { $names }.
web-undo-yes = Согласиться
web-undo-no = Отказать
web-undo-withdraw = Отозвать
web-undo-refused = { $name } не соглашается вернуть ход.
web-key-back = вернуть целые ходы

# Standing answers

web-standing-hired = Когда кто-то заключает договор на ваше здание
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

web-hint = Что посоветует инок?
web-hint-thinking = Инок поглаживает бороду…
web-hint-none = Инок не знает ничего лучше, чем завершить ход.
web-hint-problem = Инок не отвечает: { $reason }
web-hint-again = Спросить еще раз
web-hint-turn = { $rank ->
    [1] Его первый выбор
    [2] Второй выбор
   *[other] Третий выбор
}
web-hint-scores = Какого итога он ждет
web-hint-sure = { $sure ->
    [high] Он уверен.
    [middle] Он почти уверен.
   *[low] Ходы почти равны.
}
web-hint-play = Сыграть так
web-hint-play-about = Решения будут приняты, но ход не завершится, и все можно отменить.
web-hint-end = Завершить ход
web-hints-allowed = Игрокам можно просить подсказку
web-hints-setting = Подсказки
web-key-hint = подсказка

# After the end

web-rematch-join = { $name } предлагает реванш: садитесь

# What a screen reader hears

web-others = Другие игроки
web-heard-your-turn = Ваш ход. { $question }
web-heard-turn = Ходит { $name }.
