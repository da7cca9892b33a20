# Puzzles: one turn is clearly better than all others.

web-puzzle = Задача
web-puzzles-about = Один ход явно лучше всех остальных. Найдите его и сыграйте.
web-puzzles-day = Задача дня
web-puzzles-run = Десять подряд
web-puzzles-run-about = Десять задач от легких к трудным, сначала новые.
web-puzzles-all = Все задачи
web-puzzles-play = Играть
web-puzzles-solved = Решено: { $count } из { $total }
web-puzzle-is-solved = Решено
web-puzzle-grade = { $grade ->
    [easy] Легкий уровень
    [middling] Средний уровень
   *[hard] Трудный уровень
}
web-puzzle-task = Какой ход лучший? Сыграйте его до конца.
web-puzzle-of-run = Задача { $number } из { $total }
web-puzzle-thinking = Инок проверяет ваш ход.
web-puzzle-found = Найдено!
web-puzzle-found-about = Ваш ход не хуже лучшего.
web-puzzle-missed = Не лучший ход
web-puzzle-missed-about = Он теряет очки (−{ $points }).
web-puzzle-best = Искомый ход
web-puzzle-yours = Ваш ход
web-puzzle-why = Почему
web-puzzle-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-puzzle-again = Еще раз
web-puzzle-next = Следующая задача
web-puzzle-end = К задачам
web-puzzle-run-result = С первого раза: { $solved } из { $total }.
problem-no-such-puzzle = Такой задачи нет.
