# What the pages of cards and goods say.

# Cards
learn-cards-line = Каждая карта обоих вариантов: что делает и с чем сочетается.
learn-cards-search = Название или слово на карте
learn-count = { $count ->
    [one] { $count } карта из { $all }
    [few] { $count } карты из { $all }
    [many] { $count } карт из { $all }
   *[other] { $count } карты из { $all }
}
learn-filters = Выбрать карты
learn-kind = Вид
learn-kind-building = здания
learn-kind-heartland = базовые здания
learn-kind-settlement = поселения
learn-kind-wilderness = лес и болото
learn-deck = Колода
learn-for-players = Игроков в игре
learn-terrain = Стоит на
learn-cost = Цена
learn-makes = Дает
learn-needs = Требует
learn-clear = Показать все
learn-none = Таких карт нет.
learn-drop = Без «{ $choice }» их { $count }
learn-example = Например
learn-example-note = так считают правила этой программы
learn-goes-with = Хорошо сочетается
learn-with-gives = дает: { $goods }
learn-with-takes = нужно: { $goods }
learn-with-beside = добавляет { $value } рядом с поселением
learn-bots = Как ее играют сильные боты
learn-bots-built = Построена в { $percent } % игр, в среднем в раунде { $round }.
learn-bots-used = Использований за игру, где она построена: { $times }.
learn-bots-never = В этих играх ее не строили.
learn-bots-source = Игры бота «{ $bot }»: { $games }, { $mode }: { $command }
learn-in-games = Игры
learn-not-in = не участвует: { $modes }
learn-any-players = все игры
learn-back-to-cards = Все карты
learn-card-next = Следующая карта
learn-card-previous = Предыдущая карта

# Goods
learn-goods-line-france = Хлеб и вино становятся сокровищем.
learn-goods-line-ireland = Пиво и виски становятся сокровищем.
learn-goods-about = Идите по линии от счетчика слева: каждое здание превращает ресурсы в лучшие.
learn-web = Сеть ресурсов: { $variant }
learn-feeds = кормит
learn-heats = греет
learn-scores = дает очки
learn-only-use = только для постройки или обмена
learn-from = Откуда
learn-into = Во что
learn-builds = Что строит
learn-from-wheel = со счетчика
learn-back-side = на обороте: { $good }
learn-more = Подробнее в правилах
