# What leads into rooms whose own words come with them: said before they are open.

web-pages = Разделы
learn-rules = Правила
learn-cards = Карты
learn-goods = Ресурсы
learn-to-table = Назад к столу
learn-all-rules = Все правила на отдельной странице
learn-shown = Здесь: { $title }

learn-learn = Обучение
guide-beside-setting = Брат Одон
guide-beside-switch = Подсказывает в моих первых раундах

web-me = Моя страница
web-sheet = Отчет
web-boards-link = Таблица лидеров
web-hints-boards = В таблицу лидеров попадают только партии без подсказок.

web-puzzles = Задачи

web-review-open = Просмотр

web-analysis = Разбор

problem-no-such-table = Такого стола нет, или это частный стол, за который вас не приглашали.
problem-cannot-be-shown = Этот стол нельзя показать: его сохраненные данные не читаются. Пожалуйста, сообщите об этом администратору сервера.
problem-wrong-record = Это не запись партии.
