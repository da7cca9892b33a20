# Боты, которые не торопятся за столом в терминале, и что они сделали бы

table-thinking = { $score ->
    [0] { $name } думает. Пока: { $line }
    [one] { $name } думает. Пока лучший план на { $score } очко: { $line }
    [few] { $name } думает. Пока лучший план на { $score } очка: { $line }
    [many] { $name } думает. Пока лучший план на { $score } очков: { $line }
   *[other] { $name } думает. Пока лучший план на { $score } очка: { $line }
}
table-thinking-enter = Ввод: ходить сейчас
table-hint-end = Завершить ход.
table-hint-leads = ожидается в конце: { $scores }. { $reasons }
table-hint-whom = «{ $bot }» не дает советов. Спросить можно: { $bots }.
