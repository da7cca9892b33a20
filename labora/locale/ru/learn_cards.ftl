# What the pages of cards and goods say.

# Cards
learn-cards-line = Каждая карта обоих вариантов: что делает и с чем сочетается.
learn-cards-search = Название или слово
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
learn-for-players = Число игроков
learn-terrain = Местность
learn-cost = Цена
learn-makes = Дает
learn-needs = Требует
learn-clear = Показать все
learn-none = Таких карт нет.
learn-drop = Без условия «{ $choice }»: { $count }
learn-example = Например
learn-example-note = так считают правила этой программы
learn-goes-with = Хорошо сочетается с картами
learn-with-gives = дает: { $goods }
learn-with-takes = нужно: { $goods }
learn-with-beside = добавляет { $value } рядом с поселением
learn-bots = Как ее используют сильные боты
learn-bots-built = Построена в { $percent } % партий, в среднем в раунде { $round }.
learn-bots-used = Использований за партию, где она построена: { $times }.
learn-bots-never = В этих партиях ее не строили.
learn-bots-source = { $games ->
    [one] { $games } партия бота «{ $bot }», { $mode }: { $command }
    [few] { $games } партии бота «{ $bot }», { $mode }: { $command }
    [many] { $games } партий бота «{ $bot }», { $mode }: { $command }
   *[other] { $games } партии бота «{ $bot }», { $mode }: { $command }
}
learn-in-games = Участвует в играх
learn-not-in = не участвует в режимах: { $modes }
learn-any-players = все игры
learn-back-to-cards = Все карты
learn-card-next = Следующая карта
learn-card-previous = Предыдущая карта

# Goods
learn-goods-line-france = Хлеб и вино становятся сокровищем.
learn-goods-line-ireland = Пиво и виски становятся сокровищем.
learn-goods-about = Следуйте по линиям от счетчика слева: каждое здание превращает ресурсы в более ценные.
learn-web = Превращения ресурсов: { $variant }
learn-feeds = еда
learn-heats = энергия
learn-scores = очки
learn-only-use = только для постройки или обмена
learn-from = Откуда берется
learn-into = Во что превращается
learn-builds = Для постройки
learn-from-wheel = со счетчика
learn-back-side = на обороте: { $good }
learn-more = Подробнее в правилах
