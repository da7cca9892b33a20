# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Попробовать
web-try-name = Название варианта
web-lines = Варианты
web-lines-about = Варианты, которые вы пробуете. Никто больше их не видит.
web-lines-none = За этим столом вы пока ничего не пробуете.
web-lines-game = Сама игра
web-lines-round = раунд { $round }
web-lines-remove = Удалить: { $name }
web-trial = Вы пробуете «{ $name }»: никто больше этого не видит.
web-trial-back = Назад к игре
web-origin = Эта игра продолжает другую.
web-origin-look = Посмотреть тот момент
web-origin-record = Эта игра открыта из записи.
web-record-problem = Запись удалось проследить до этого места. { $problem }
web-no-aids = Без помощи
web-no-aids-about = Без помощи: до конца игры ничего не пробуют и не анализируют, подсказок нет.
web-no-aids-choice = Без помощи: без проб, подсказок и анализа до конца
web-open-record = Открыть запись
web-open-record-drop = Перетащите запись сюда, чтобы посмотреть ее игру.
web-record-large = Файл слишком велик для записи игры: не больше { $limit } КБ.
