# Options in the context of their decision. The same arguments as in decisions.ftl, and the option's own:
# $building and $player, $space and $terrain, $covered (a card), $goods, $good and $better, $give and $get, $price, $side,
# $where (of a space or a landscape), $times. $goods, $good, $give, $get, $price, $fee and $gift are amounts or lists of them: they take forms.

option-turn-place = { $step ->
    [bonus-actions] Разместить настоятеля в любом здании и использовать это здание
   *[other] Разместить монаха в своем здании и использовать это здание
}
option-turn-contract = Трудовой договор: использовать здание другого игрока (цена: { $fee } или { $gift })
option-turn-fell = { $forests ->
    [0] Срубить деревья (у вас нет леса: ничего не произойдет)
   *[other] Срубить деревья (счетчик: { $wood }, джокер: { $joker })
}
option-turn-cut = { $moors ->
    [0] Добыть торф (у вас нет болота: ничего не произойдет)
   *[other] Добыть торф (счетчик: { $peat }, джокер: { $joker })
}
option-turn-build = Построить одно из доступных зданий
option-turn-settle = Построить поселение
option-turn-district = Купить районное поле ({ $district })
option-turn-plot = Купить надел ({ $plot })
option-turn-end = Завершить ход

option-place = { $step ->
    [bonus-actions] Разместить настоятеля: { $building } ({ $player })
   *[other] { $building }
}
option-clergyman-lay-brother = Разместить послушника
option-clergyman-prior = Разместить настоятеля
option-contract = Использовать { FORM($building, "accusative") } ({ $player })
option-fee-coins = { $neutral ->
    [yes] Заплатить { FORM($fee, "accusative") } в общий запас
   *[no] Заплатить { FORM($fee, "accusative") } (получает { $owner })
}
option-fee-gift = Вместо этого отдать { FORM($gift, "accusative") } в общий запас
option-owners-clergyman-lay-brother = Разместить послушника
option-owners-clergyman-prior = Разместить настоятеля
option-fell = Срубить лес { $where }
option-cut = Добыть торф { $where }
option-indicator = Фишка ресурса: { $goods }
option-indicator-joker = Джокер: { $goods }
option-indicator-nothing = Ничего не брать: джокер остается на месте
option-indicator-skip = Не использовать { FORM($card, "accusative") }

option-card = { $building } ({ $price })
option-card-skip = Ничего не строить
option-space = { $space }, { $terrain }
option-prior-prior = Разместить настоятеля и использовать { FORM($held, "accusative") }
option-prior-skip = Оставить настоятеля свободным

option-amount = { $times ->
    [0] Нет
   *[other] { $limit ->
        [1] { $trade }
       *[other] { $times }×: { $trade }
    }
}
# The two sides of a trade. Each is a list of amounts and of the phrases below.
trade = { $give } → { $get }
trade-gain = взять { FORM($get, "accusative") }
part-different = { $count ->
    [one] { $count } ресурс
    [few] { $count } разных ресурса
    [many] { $count } разных ресурсов
   *[other] { $count } ресурса
}
part-forests = { $count ->
    [one] { $count } лес
    [few] { $count } леса
    [many] { $count } лесов
   *[other] { $count } леса
}
part-basic-good = { $count ->
    [one] { $count } единица одного стартового ресурса
    [few] { $count } единицы одного стартового ресурса
    [many] { $count } единиц одного стартового ресурса
   *[other] { $count } единицы одного стартового ресурса
}
part-another-basic-good = { $count ->
    [one] { $count } единица другого стартового ресурса
    [few] { $count } единицы другого стартового ресурса
    [many] { $count } единиц другого стартового ресурса
   *[other] { $count } единицы другого стартового ресурса
}
part-or = {" или "}
part-own-clergymen = все ваши монахи возвращаются
part-own-prior = ваш настоятель возвращается
part-ship = счетчик, только джокером: { $goods }
part-use-occupied = использовать занятое здание
part-build = построить здание
part-land = верхнее районное поле и верхний надел
part-clear = срубить деревья, добыть торф
part-reward = ресурсы с очками, до { FORM($points, "genitive") }

option-payment = Отдать { FORM($goods, "accusative") }
option-give = Отдать { FORM($good, "accusative") }
option-good = Взять { FORM($goods, "accusative") }
option-forest = Убрать лес { $where }
option-forest-skip = Не убирать лес
option-target = Использовать { FORM($building, "accusative") } ({ $player })
option-target-display = Использовать { FORM($building, "accusative") } из доступных зданий
option-target-skip = Не использовать другое здание

option-tile-district = { $side }, { $where }
option-tile-plot = { $side }, { $where }
option-settlement = { $building } ({ $price })
option-settlement-skip = Не строить поселение
option-site = { $space }, { $terrain }
option-settlement-payment = Отдать { FORM($goods, "accusative") }
option-reward = Взять { FORM($goods, "accusative") }
option-improvement = { $good } → { $better }
option-improvement-skip = Ничего не улучшать
option-land-district = Взять районное поле
option-land-plot = Взять надел
option-land-skip = Не брать другое поле
option-clearing-fell = Срубить деревья (счетчик: { $wood }, джокер: { $joker })
option-clearing-cut = Добыть торф (счетчик: { $peat }, джокер: { $joker })
option-clearing-skip = На этом закончить

option-neutral-card = { $building }
option-neutral-space = { $covered ->
    [none] { $space }, пусто
   *[other] { $space }, поверх карты «{ $covered }»
}
option-neutral-prior = Разместить настоятеля нейтрального игрока: { $building } { $where }
option-neutral-prior-skip = Не размещать настоятеля нейтрального игрока
