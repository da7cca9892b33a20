# Judging games and making puzzles, at the command line.

analyze-nothing = { $file }: нет ходов, которые можно оценить.
analyze-title = Партия глазами бота { $bot }
analyze-column-turn = Ход
analyze-column-round = Раунд
analyze-column-mark = Оценка
analyze-column-loss = Очки
analyze-column-played = Сыграно
analyze-better = лучше: { $line }
analyze-accuracy = { $name }: точность { $accuracy } %

puzzles-one-of-two = Откуда взять партии? Укажите либо --from, либо --games.
puzzles-done = { $count ->
    [one] { $count } задача в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
    [few] { $count } задачи в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
    [many] { $count } задач в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
   *[other] { $count } задачи в файле { $file } (легкие: { $easy }, средние: { $middling }, трудные: { $hard }).
}

error-bot-no-reasons = { $bot } не умеет разбирать партии. Умеют: { $bots }.
