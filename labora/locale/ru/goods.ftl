# Goods: their names, and how many of them. Sentences take the forms with FORM($goods, "accusative"), of lists too.

good-peat = торф
    .genitive = торфа
good-peat-coal = торфяной уголь
    .genitive = торфяного угля
good-livestock = овца
    .genitive = овцы
good-meat = мясо
    .genitive = мяса
good-grain = зерно
    .genitive = зерна
good-straw = солома
    .genitive = соломы
good-wood = дерево
    .genitive = дерева
good-whiskey = виски
    .genitive = виски
good-clay = глина
    .genitive = глины
good-ceramic = керамика
    .genitive = керамики
good-coin = монета
    .genitive = монеты
good-book = книга
    .genitive = книги
good-reliquary = реликварий
    .genitive = реликвария
good-stone = камень
    .genitive = камня
good-ornament = украшение
    .genitive = украшения
good-grapes = виноград
    .genitive = винограда
good-wine = вино
    .genitive = вина
good-flour = мука
    .genitive = муки
good-bread = хлеб
    .genitive = хлеба
good-malt = солод
    .genitive = солода
good-beer = пиво
    .genitive = пива
good-wonder = чудо
    .genitive = чуда
good-five-coins = жетон «5 монет»
    .genitive = жетона «5 монет»

amount-peat = { $count ->
    [one] { $count } торф
    [few] { $count } торфа
    [many] { $count } торфа
   *[other] { $count } торфа
}
    .accusative = { amount-peat }
    .genitive = { $count } торфа
amount-peat-coal = { $count ->
    [one] { $count } торфяной уголь
    [few] { $count } торфяного угля
    [many] { $count } торфяного угля
   *[other] { $count } торфяного угля
}
    .accusative = { amount-peat-coal }
    .genitive = { $count } торфяного угля
amount-livestock = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
    [many] { $count } овец
   *[other] { $count } овцы
}
    .accusative = { $count ->
        [one] { $count } овцу
        [few] { $count } овцы
        [many] { $count } овец
       *[other] { $count } овцы
    }
    .genitive = { $count ->
        [one] { $count } овцы
        [few] { $count } овец
        [many] { $count } овец
       *[other] { $count } овцы
    }
amount-meat = { $count ->
    [one] { $count } мясо
    [few] { $count } мяса
    [many] { $count } мяса
   *[other] { $count } мяса
}
    .accusative = { amount-meat }
    .genitive = { $count } мяса
amount-grain = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
    [many] { $count } зерна
   *[other] { $count } зерна
}
    .accusative = { amount-grain }
    .genitive = { $count } зерна
amount-straw = { $count ->
    [one] { $count } солома
    [few] { $count } соломы
    [many] { $count } соломы
   *[other] { $count } соломы
}
    .accusative = { $count ->
        [one] { $count } солому
        [few] { $count } соломы
        [many] { $count } соломы
       *[other] { $count } соломы
    }
    .genitive = { $count } соломы
amount-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
    [many] { $count } дерева
   *[other] { $count } дерева
}
    .accusative = { amount-wood }
    .genitive = { $count } дерева
amount-whiskey = { $count } виски
    .accusative = { $count } виски
    .genitive = { $count } виски
amount-clay = { $count ->
    [one] { $count } глина
    [few] { $count } глины
    [many] { $count } глины
   *[other] { $count } глины
}
    .accusative = { $count ->
        [one] { $count } глину
        [few] { $count } глины
        [many] { $count } глины
       *[other] { $count } глины
    }
    .genitive = { $count } глины
amount-ceramic = { $count ->
    [one] { $count } керамика
    [few] { $count } керамики
    [many] { $count } керамики
   *[other] { $count } керамики
}
    .accusative = { $count ->
        [one] { $count } керамику
        [few] { $count } керамики
        [many] { $count } керамики
       *[other] { $count } керамики
    }
    .genitive = { $count } керамики
amount-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .accusative = { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
    .genitive = { $count ->
        [one] { $count } монеты
        [few] { $count } монет
        [many] { $count } монет
       *[other] { $count } монеты
    }
amount-book = { $count ->
    [one] { $count } книга
    [few] { $count } книги
    [many] { $count } книг
   *[other] { $count } книги
}
    .accusative = { $count ->
        [one] { $count } книгу
        [few] { $count } книги
        [many] { $count } книг
       *[other] { $count } книги
    }
    .genitive = { $count ->
        [one] { $count } книги
        [few] { $count } книг
        [many] { $count } книг
       *[other] { $count } книги
    }
amount-reliquary = { $count ->
    [one] { $count } реликварий
    [few] { $count } реликвария
    [many] { $count } реликвариев
   *[other] { $count } реликвария
}
    .accusative = { amount-reliquary }
    .genitive = { $count ->
        [one] { $count } реликвария
        [few] { $count } реликвариев
        [many] { $count } реликвариев
       *[other] { $count } реликвария
    }
amount-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
    .accusative = { amount-stone }
    .genitive = { $count ->
        [one] { $count } камня
        [few] { $count } камней
        [many] { $count } камней
       *[other] { $count } камня
    }
amount-ornament = { $count ->
    [one] { $count } украшение
    [few] { $count } украшения
    [many] { $count } украшений
   *[other] { $count } украшения
}
    .accusative = { amount-ornament }
    .genitive = { $count ->
        [one] { $count } украшения
        [few] { $count } украшений
        [many] { $count } украшений
       *[other] { $count } украшения
    }
amount-grapes = { $count ->
    [one] { $count } виноград
    [few] { $count } винограда
    [many] { $count } винограда
   *[other] { $count } винограда
}
    .accusative = { amount-grapes }
    .genitive = { $count } винограда
amount-wine = { $count ->
    [one] { $count } вино
    [few] { $count } вина
    [many] { $count } вина
   *[other] { $count } вина
}
    .accusative = { amount-wine }
    .genitive = { $count } вина
amount-flour = { $count ->
    [one] { $count } мука
    [few] { $count } муки
    [many] { $count } муки
   *[other] { $count } муки
}
    .accusative = { $count ->
        [one] { $count } муку
        [few] { $count } муки
        [many] { $count } муки
       *[other] { $count } муки
    }
    .genitive = { $count } муки
amount-bread = { $count ->
    [one] { $count } хлеб
    [few] { $count } хлеба
    [many] { $count } хлеба
   *[other] { $count } хлеба
}
    .accusative = { amount-bread }
    .genitive = { $count } хлеба
amount-malt = { $count ->
    [one] { $count } солод
    [few] { $count } солода
    [many] { $count } солода
   *[other] { $count } солода
}
    .accusative = { amount-malt }
    .genitive = { $count } солода
amount-beer = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
    [many] { $count } пива
   *[other] { $count } пива
}
    .accusative = { amount-beer }
    .genitive = { $count } пива
amount-wonder = { $count ->
    [one] { $count } чудо
    [few] { $count } чуда
    [many] { $count } чудес
   *[other] { $count } чуда
}
    .accusative = { amount-wonder }
    .genitive = { $count ->
        [one] { $count } чуда
        [few] { $count } чудес
        [many] { $count } чудес
       *[other] { $count } чуда
    }
amount-five-coins = { $count ->
    [one] { $count } жетон «5 монет»
    [few] { $count } жетона «5 монет»
    [many] { $count } жетонов «5 монет»
   *[other] { $count } жетона «5 монет»
}
    .accusative = { amount-five-coins }
    .genitive = { $count ->
        [one] { $count } жетона «5 монет»
        [few] { $count } жетонов «5 монет»
        [many] { $count } жетонов «5 монет»
       *[other] { $count } жетона «5 монет»
    }
amount-food = { $count ->
    [one] { $count } еда
    [few] { $count } еды
    [many] { $count } еды
   *[other] { $count } еды
}
    .accusative = { $count ->
        [one] { $count } еду
        [few] { $count } еды
        [many] { $count } еды
       *[other] { $count } еды
    }
    .genitive = { $count } еды
amount-energy = { $count ->
    [one] { $count } энергия
    [few] { $count } энергии
    [many] { $count } энергии
   *[other] { $count } энергии
}
    .accusative = { $count ->
        [one] { $count } энергию
        [few] { $count } энергии
        [many] { $count } энергии
       *[other] { $count } энергии
    }
    .genitive = { $count } энергии
amount-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
    .accusative = { amount-points }
    .genitive = { $count ->
        [one] { $count } очка
        [few] { $count } очков
        [many] { $count } очков
       *[other] { $count } очка
    }

# Between the amounts of a list: 2 clay, 1 stone.
list-separator = {", "}
goods-nothing = ничего
# A change of one kind of goods in the log: +3 bread, −3 flour.
change-gained = +{ $amount }
change-lost = −{ $amount }
