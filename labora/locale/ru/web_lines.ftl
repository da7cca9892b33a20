# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Попробовать
web-try-name = Название пробы
web-lines = Пробы
web-lines-about = Здесь вы пробуете ходы. Никто больше этого не видит.
web-lines-none = За этим столом вы пока ничего не пробуете.
web-lines-game = Сама партия
web-lines-round = раунд { $round }
web-lines-remove = Удалить: { $name }
web-trial = Вы пробуете «{ $name }»: никто больше этого не видит.
web-trial-back = Назад к партии
web-origin = Эта партия продолжает другую.
web-origin-look = Посмотреть тот момент
web-origin-record = Эта партия открыта из записи.
web-record-problem = Запись верна до этого места. { $problem }
web-no-aids = Без помощи
web-no-aids-about = Без помощи: до конца партии нет проб, подсказок и разбора.
web-no-aids-choice = Без помощи: без проб, подсказок и разбора до конца
web-open-record = Открыть запись
web-open-record-drop = Перетащите запись сюда, чтобы посмотреть ее партию.
web-record-large = Файл слишком велик для записи партии: не больше { $limit } КБ.
