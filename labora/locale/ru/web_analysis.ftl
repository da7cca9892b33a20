# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Блестяще
web-mark-good = Хорошо
web-mark-inaccurate = Неточно
web-mark-mistake = Ошибка
web-mark-missed-settlement = Упущено поселение
web-mark-forced = Вынужденно
web-analysis-start = Разобрать партию
web-analysis-about = Инок сравнивает каждый ход с тем, который сам считает лучшим: на сколько очков они, по его прогнозу, разойдутся к концу партии.
web-analysis-working = Инок разбирает ход { $done } из { $total }.
web-analysis-failed = Разбор не доведен до конца. Попробуйте еще раз.
web-analysis-accuracy = Точность
web-analysis-points = Переломные моменты
web-analysis-even = Ни один ход не стал решающим.
web-analysis-course = Ожидаемый итог
web-analysis-turns = Ходы
web-analysis-all = Показать все ходы
web-analysis-better = Лучше:
web-analysis-turn = Ход { $turn }, раунд { $round }
web-analysis-turning-lead = Ход { $turn }: с этого момента впереди { $name }.
web-analysis-turning-loss = Ход { $turn }: { $name } теряет очки (−{ $points }).

problem-no-analysis-now = Слишком много партий ждут разбора. Попробуйте еще раз через несколько минут.
