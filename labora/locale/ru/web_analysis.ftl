# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Блестяще
web-mark-good = Хорошо
web-mark-inaccurate = Неточно
web-mark-mistake = Ошибка
web-mark-missed-settlement = Упущено поселение
web-mark-forced = Без выбора
web-analysis-start = Разобрать игру
web-analysis-about = Брат сравнивает каждый ход со своим лучшим: сколько очков между ними в конце игры, каким он его ждет.
web-analysis-working = Брат смотрит ход { $done } из { $total }.
web-analysis-failed = Разбор не доведен до конца. Попробуйте еще раз.
web-analysis-accuracy = Точность
web-analysis-points = Переломы
web-analysis-even = Ни один ход не решил игру.
web-analysis-course = Ожидаемый итог
web-analysis-turns = Ходы
web-analysis-all = Показать все ходы
web-analysis-better = Лучше:
web-analysis-turn = Ход { $turn }, раунд { $round }
web-analysis-turning-lead = Ход { $turn }: отсюда впереди { $name }.
web-analysis-turning-loss = Ход { $turn }: { $name } теряет очки (−{ $points }).

problem-no-analysis-now = Слишком много игр ждут разбора. Попробуйте еще раз через несколько минут.
