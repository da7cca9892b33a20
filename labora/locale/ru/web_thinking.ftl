# Боты, которые не торопятся, и что они тем временем думают

web-abbot-seconds = Аббат думает над ходом
web-abbot-seconds-choice = { $count ->
    [one] до { $count } секунды
    [few] до { $count } секунд
    [many] до { $count } секунд
   *[other] до { $count } секунды
}
web-abbot-seconds-about = Видно, о чем он думает, и можно поторопить его.
web-level-points = { $points ->
    [one] Соло: около { $points } очка.
    [few] Соло: около { $points } очков.
    [many] Соло: около { $points } очков.
   *[other] Соло: около { $points } очка.
}
web-thinking-share = Насколько он продвинулся
web-thinking-best = Пока: { $line }
web-thinking-planned = { $score ->
    [one] Пока лучший план на { $score } очко: { $line }
    [few] Пока лучший план на { $score } очка: { $line }
    [many] Пока лучший план на { $score } очков: { $line }
   *[other] Пока лучший план на { $score } очка: { $line }
}
web-play-now = Ходить сейчас
web-resign-last-sure = Точно? Боты сразу доиграют партию.

# Советы аббата

web-hint-whom = Кого спросить
web-hint-now = Ответить сейчас
web-hint-abbot = Что посоветует аббат?
web-hint-thinking-abbot = Аббат взвешивает ходы и ответы…
web-hint-none-abbot = Аббат не знает ничего лучше, чем завершить ход.
web-hint-problem-abbot = Аббат не отвечает: { $reason }
