# labora bench

bench-help = Измерить, насколько быстр движок здесь, в единицах известных программ, которые измеряются в том же запуске.
bench-compare = Сравнить с запуском, сохраненным в { $file }.
bench-save = Сохранить этот запуск как { $file }.
bench-plain = Измерить обычный движок, даже если установлен скомпилированный.
bench-thorough = Измерять дольше и просмотреть позиции десяти тысяч партий.
bench-failed = Измерение не удалось: { $reason }
bench-no-baseline = { $form ->
    [compiled] В { $file } нет сохраненного запуска скомпилированного движка. Сохраните его командой: { "labora bench --save" }
   *[plain] В { $file } нет сохраненного запуска обычного движка. Сохраните его командой: { "labora bench --save" }
}

# $form is "compiled" or "plain"; $bound and the figures come as texts.
bench-title = { $form ->
    [compiled] Четырнадцать партий, скомпилированный движок
   *[plain] Четырнадцать партий, обычный движок
}
bench-column-game = Партия
bench-column-games = Партий/с
bench-column-decisions = Решений/с
bench-column-opening = Открытие, мс, не более
bench-column-membership = Принадлежность, мкс, не более
bench-column-turns = Ходы, мс (сколько)
bench-column-baseline = К сохраненному
bench-mean = среднее геометрическое

bench-ratios-title = Отношения и отдельные показатели
bench-column-figure = Показатель
bench-column-value = Значение
bench-column-target = Цель
bench-at-least = не менее { $bound }
bench-at-most = не более { $bound }
bench-decisions-to-chess-nodes = Решений/с к узлам perft/с в python-chess
bench-replay-to-chess-nodes = Повторенных решений/с к узлам perft/с в python-chess
bench-copy-to-chess-copy = Копия поздней позиции 4-long к { "chess.Board.copy(stack=False)" }
bench-games-to-catanatron-games = Партий 4-long/с к случайным партиям Catanatron вчетвером/с
bench-copy-us = Копия поздней позиции 4-long, мкс
bench-replay-decisions-per-second = Повторенных решений/с
bench-replay-linear = Скорость повтора 1000 решений к скорости повтора 500
bench-record-kilobytes = Партия из 1000 решений в памяти, кБ
bench-chess-perft-nodes-per-second = Узлов perft/с в python-chess
bench-chess-copy-us = { "chess.Board.copy(stack=False)" }, мкс
bench-catanatron-games-per-second = Случайных партий Catanatron вчетвером/с
