# The drawn table: what pictures say to those who do not see them, and the few words on cards.

icon-peat = торф
icon-peat-coal = торфяной уголь
icon-livestock = овцы
icon-meat = мясо
icon-grain = зерно
icon-straw = солома
icon-wood = дерево
icon-whiskey = виски
icon-clay = глина
icon-ceramic = керамика
icon-coin = монеты
icon-book = книга
icon-reliquary = реликварий
icon-stone = камень
icon-ornament = украшение
icon-grapes = виноград
icon-wine = вино
icon-flour = мука
icon-bread = хлеб
icon-malt = солод
icon-beer = пиво
icon-wonder = чудо
icon-five-coins = жетон «5 монет»
icon-joker = джокер
icon-food = еда
icon-energy = энергия
icon-points = очки
icon-dwelling = жилищный уровень
icon-settlement = поселение с руки
icon-cloister = монастырское здание
icon-forest = лес
icon-moor = болото
icon-water = вода
icon-wheel = со счетчика продукции
icon-different = разные ресурсы
icon-basic = стартовый ресурс
icon-occupied = занятое здание
icon-prior-any = здание с настоятелем
icon-prior-home = ваш настоятель возвращается
icon-all-clergy = все ваши монахи возвращаются
icon-neighbour = соседнее здание
icon-display = доступное здание
icon-build = построить
icon-fell = срубить деревья
icon-cut = добыть торф
icon-district = районное поле
icon-plot = надел

colour-red = Красный
colour-blue = Синий
colour-green = Зеленый
colour-white = Белый

# Words between the pictures of a function.
fn-or = или
fn-then = затем
fn-use = использовать
fn-alike = одного вида
fn-another = другого вида
fn-for-each = за карту
fn-any = без ограничений
fn-each = за карту
fn-times = { $times ->
    [1] один раз
    [one] до { $times } раза
    [few] до { $times } раз
    [many] до { $times } раз
   *[other] до { $times } раза
}
fn-neighbours = каждого соседа
fn-settlement = Дает очки за свой жилищный уровень и за уровни прилегающих карт; соседний участок воды без карты дает 3.
fn-settlement-brief = очки за соседей

drawn-economic = хозяйственный уровень { $value }
drawn-dwelling = жилищный уровень { $value }
drawn-heartland = базовое здание
drawn-costs = цена
drawn-kind-building = здание
drawn-kind-heartland = базовое здание
drawn-kind-settlement = поселение
drawn-kind-cloister = монастырь
drawn-kind-wilderness = угодья
drawn-number = № { $number }
drawn-deck = { $deck ->
    [start] старт
   *[other] колода { $deck }
}
drawn-state-rest = {""}
drawn-state-can = можно
drawn-state-chosen = выбрано
drawn-state-not = не сейчас
drawn-state-changed = только что изменилось
drawn-state-placed = размещено
# $terrain, $colour, $good and $goods take forms.
drawn-empty = свободно: { $terrain }
drawn-space-at = { $name }, ряд { $row }, участок { $column }
drawn-man-prior = настоятель ({ $colour })
drawn-man-lay-brother = послушник ({ $colour })
drawn-clergy = свободные монахи: { $home } из { $all }
drawn-plot-coast = Побережье
drawn-plot-mountain = Горы
drawn-plot-hills = Холмы
drawn-plot-plains = Равнина
drawn-zoom-in = Крупнее
drawn-zoom-out = Мельче
drawn-zoom-fit = Целиком

drawn-wheel = Счетчик продукции в раунде { $round }; список ниже показывает, что он дает
drawn-yields = Что счетчик дает сейчас и в следующем раунде
drawn-yield = { $good }: сейчас { $now }, в следующем раунде { $next }
drawn-not-yet = { $good }: нет на счетчике
drawn-enters = { $good }: фишка вступает в игру
drawn-round = раунд
drawn-round-number = раунд { $round }
drawn-bonus = бонус
drawn-bonus-round = бонусный раунд
drawn-phase = фаза поселения { $phase }
drawn-gift = каждый получает: { $goods }
drawn-calendar = Календарь игры

drawn-sum-food = { $count ->
    [one] еда
    [few] еды
    [many] еды
   *[other] еды
}
drawn-sum-energy = { $count ->
    [one] энергия
    [few] энергии
    [many] энергии
   *[other] энергии
}
drawn-sum-coin = { $count ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
drawn-goods-of = Ресурсы: { $name }
drawn-land-of = Земли: { $name }
drawn-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
drawn-needs = не хватает
# Of a card, for those who do not see it.
drawn-values = хозяйственный уровень { $economic }, жилищный уровень { $dwelling }
drawn-no-place = нет места
drawn-no-free = нужно: { $terrain }
drawn-coming-deck = { $count ->
    [one] Посмотреть колоду { $deck }: { $count } карта, раунд { $round }
    [few] Посмотреть колоду { $deck }: { $count } карты, раунд { $round }
    [many] Посмотреть колоду { $deck }: { $count } карт, раунд { $round }
   *[other] Посмотреть колоду { $deck }: { $count } карты, раунд { $round }
}
drawn-cards-round = { $count ->
    [one] { $count } карта, раунд { $round }
    [few] { $count } карты, раунд { $round }
    [many] { $count } карт, раунд { $round }
   *[other] { $count } карты, раунд { $round }
}
drawn-score = Счет
drawn-goods = ресурсы
drawn-economy = хозяйство
drawn-settlements = поселения
drawn-total = всего
drawn-sheet-goods = Ресурсы
drawn-sheet-economy = Хозяйство
drawn-sheet-settlements = Поселения
drawn-sheet-total = Всего
drawn-sheet = Подсчет очков
drawn-goods-scored = Ресурсы, которые принесли очки
drawn-need = { $have } из { $need }
drawn-fewer = меньше
drawn-more = больше
drawn-give = Отдать: { $good }, { $count } из { $have }
drawn-chart = Очки после каждого раунда
drawn-end = конец
# $goal is 500.
drawn-goal = { $points } из { $goal } очков
drawn-frontispiece = Пейзаж: море, побережье, болото, лес, поля, монастырь на фоне колеса, ветряная мельница, горы

# Names that fit on a card of the land; a cloister's banner stands before them.
short-G01 = Келья
short-G02 = Двор
short-G06 = Топливо
short-G07 = Печь
short-G12 = Камни
short-G13 = Стройрынок
short-G16 = Капитул
short-G18 = Мастерская
short-G19 = Бойня
short-G22 = Камено­ломня
short-G26 = Верфь
short-G28 = Замок
short-G34 = Ризница
short-G39 = Имение
short-G41 = Братство
short-F03 = Хранилище
short-F04 = Мельница
short-F05 = Пекарня
short-F08 = Рынок
short-F09 = Сад
short-F10 = Плотницкая
short-F11 = Набережная
short-F14 = Вино­градник
short-F15 = Жал. имение
short-F17 = Библиотека
short-F20 = Трактир
short-F21 = Винодельня
short-F23 = Баня
short-F24 = Церковь
short-F25 = Палата чудес
short-F27 = Дворец
short-F29 = Камено­ломня
short-F30 = Усадьба
short-F31 = Вино­градник
short-F32 = Калефак­торий
short-F33 = Судо­ходство
short-F35 = Подделки
short-F36 = Паломники
short-F37 = Дормиторий
short-F38 = Печатня
short-F40 = Приют
short-I03 = Амбар
short-I04 = Солодовня
short-I05 = Пивоварня
short-I08 = Ложный маяк
short-I09 = Прядильня
short-I10 = Хижина
short-I11 = Плавучий дом
short-I14 = Святое место
short-I15 = Дом друида
short-I17 = Скрипторий
short-I20 = Пивная
short-I21 = Винокурня
short-I23 = Парлаторий
short-I24 = Часовня
short-I25 = Портик
short-I27 = Поместье
short-I29 = Сторожка
short-I30 = Трапезная
short-I31 = Гавань
short-I32 = Церковь
short-I33 = Бондарня
short-I35 = Башня
short-I36 = Казна
short-I37 = Бастион
short-I38 = Праздник
short-I40 = Гостиница
short-clay-mound = Насыпь
short-farmyard = Ферма
short-cloister-office = Канцелярия
short-shanty-town = Лачуги
short-farming-village = Крестьяне
short-market-town = Посад
short-fishing-village = Рыбаки
short-artists-colony = Художники
short-hamlet = Деревушка
short-village = Село
short-hillside-village = На склоне
short-forest = Лес
short-moor = Болото
