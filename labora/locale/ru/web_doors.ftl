# What leads into rooms whose own words come with them: said before they are open.

learn-tables = Столы
learn-rules = Правила
learn-cards = Карты
learn-goods = Ресурсы
learn-places = Что почитать
learn-all-rules = Все правила на отдельной странице
learn-shown = Здесь: { $title }

learn-learn = Учиться
guide-beside-setting = Брат Одон
guide-beside-switch = Он говорит в моих первых раундах

web-me = Моя страница
web-sheet = Отчет
web-boards-link = Лучшие игры всех
web-hints-boards = В списках лучших стоят только игры без подсказок.

web-puzzles = Задачи

web-review-open = Просмотр

web-analysis = Разбор

problem-no-such-table = Такого стола нет, или это частный стол, за который вас не приглашали.
problem-wrong-record = Это не запись игры.
