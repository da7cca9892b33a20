# Judging games and making puzzles, at the command line.

analyse-help =
    Дать боту оценить каждый ход партии: что сыграно, что сыграл бы он сам и сколько очков между ними.

    На каждый ход дается поровну времени, так что партии самого бота почти ничего не теряют.
analyse-record = Запись партии.
analyse-bot = Кто оценивает: { $judges }.
analyse-nothing = { $file }: нет ходов, которые можно оценить.
analyse-title = Партия глазами бота { $bot }
analyse-column-turn = Ход
analyse-column-round = Раунд
analyse-column-player = Игрок
analyse-column-mark = Оценка
analyse-column-loss = Очки
analyse-column-played = Сыграно
analyse-better = лучше: { $line }
analyse-accuracy = { $name }: точность { $accuracy } %

puzzles-help =
    Найти позиции, в которых один ход явно лучше всех остальных, в партиях ботов или в записях.

    Сильнейший бот подтверждает каждую, думая вдесятеро дольше. Найденное сразу остается на диске: та же команда продолжает с места, где ее прервали.
puzzles-from = Просмотреть эту запись или все записи этой папки. Можно указать несколько раз.
puzzles-games = Дать ботам сыграть столько партий каждого режима и варианта и просмотреть их.
puzzles-mode = Только партии этого режима.
puzzles-variant = Только партии этого варианта.
puzzles-each = Наибольшее число задач каждого режима и варианта.
puzzles-out = Записать задачи в этот файл, по одной в строке.
puzzles-one-of-two = Откуда взять партии? Укажите либо --from, либо --games.
puzzles-done = { $count ->
    [one] { $count } задача в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
    [few] { $count } задачи в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
    [many] { $count } задач в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
   *[other] { $count } задачи в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
}

error-bot-no-reasons = { $bot } не умеет разбирать партии. Умеют: { $bots }.
