# Страницы для обучения: правила, карты, ресурсы и то, что значки говорят о себе.

learn-title = { $title } — Labora

# Rules
learn-contents = Главы
learn-other-ways = Другие режимы игры
learn-game = Игра
learn-players = Игроки и длительность
learn-variant = Вариант
learn-search = Искать в правилах
learn-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
learn-one-page = Все главы на одной странице
learn-by-chapter = По главам
learn-print = Печать
learn-previous = Назад: { $title }
learn-next = Дальше: { $title }
learn-link = Ссылка на «{ $title }»
learn-my-table = За моим столом
learn-show = Показать за моим столом
learn-close = Закрыть правила

# Drawings, for those who do not see them
learn-drawn-chain = От зерна к очкам: поле, мельница, хлеб, поселение.
learn-drawn-heartland = Центральное поле в начале
learn-drawn-round = Шаги раунда по кругу
learn-drawn-wheel = Счетчик: фишка, которая ждала семь раундов, показывает { $value }; кто ее использует, возвращает ее на 0.
learn-drawn-turn = Пять основных действий в картинках
learn-drawn-home = Все монахи в зданиях: в начале следующего раунда возвращаются все.
learn-drawn-card = Части карты
learn-drawn-adjacency = Участок и четыре его соседа; углы не считаются.
learn-drawn-paying = Оплата едой и энергией
learn-drawn-settlement = { $card } дает { $points }: свой жилищный уровень и уровни соседних карт.
learn-wheel-waits = накопилось: { $value }
learn-wheel-takes = взять { $value }
learn-wheel-back = обратно на 0
learn-card-name = название; на золотом фоне — монастырское здание
learn-card-cost = сколько стоит
learn-card-function = что делает
learn-card-terrain = где может стоять
learn-itself = само поселение
learn-out = в зданиях
learn-at-home = свободны
learn-new-round = новый раунд
