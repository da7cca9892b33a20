# The log, a line an event. $player and $owner are names, $cards names of cards in order of use, $clergyman is
# "prior", "lay-brother" or, while it is not chosen, "none"; $spaces and $tiles are lists, $goods the changes of goods,
# with a comma before them, or nothing. $cards takes forms: FORM($cards, "accusative").

log-place = { $clergyman ->
    [prior] { $player }: { $cards } (настоятель){ $goods }
    [lay-brother] { $player }: { $cards } (послушник){ $goods }
   *[none] { $player }: { $cards } (монах еще не выбран){ $goods }
}
log-contract = { $clergyman ->
    [prior] { $player }: { $cards } ({ $owner }, настоятель){ $goods }
    [lay-brother] { $player }: { $cards } ({ $owner }, послушник){ $goods }
   *[none] { $player }: трудовой договор, { $cards } ({ $owner }, монах еще не выбран){ $goods }
}
log-prior = { $player }: { $cards } (настоятель){ $goods }
log-neutral-prior = { $player }: { $cards } (настоятель нейтрального игрока){ $goods }
log-build = { $player }: строит { FORM($cards, "accusative") } { $spaces }{ $goods }
log-settle = { $player }: строит { FORM($cards, "accusative") } { $spaces }{ $goods }
log-fell = { $player }: рубит деревья { $spaces }{ $goods }
log-cut = { $player }: добывает торф { $spaces }{ $goods }
log-land = { $player }: новая земля, { $tiles }{ $goods }
log-neutral-build = { $over ->
    [none] Нейтральный игрок: { $cards } { $spaces }
   *[other] Нейтральный игрок: { $cards } { $spaces } поверх карты «{ $over }»
}

log-round = { $players ->
    [1] Раунд { $round }. Счетчик поворачивается.
   *[other] Раунд { $round }. Счетчик поворачивается. Первый игрок: { $player }.
}
log-round-goods = Ресурсы раунда{ $goods }
log-clergymen-return = { $player }: монахи возвращаются
log-prior-returns = { $player }: настоятель возвращается
log-indicator-enters = Теперь на счетчике: { $indicator }
log-indicator-leaves = Выбывает со счетчика: { $indicator }
log-settlement-phase = Фаза поселения { $phase }
log-neutral-phase = Оставшиеся здания достаются нейтральному игроку
log-removed = Без места, выбывают из игры: { $cards }
log-dealt = Новые карты ({ $deck }): { $cards }
log-late = { $player }: время вышло, сыграл бот
log-fee-raised = Отныне трудовой договор стоит 2 монеты.
log-bonus-round = Бонусный раунд: у каждого одно действие.
log-last-turn = Последний ход: { $player }, одно действие.
log-game-over = Игра окончена.
log-score = { $player }: { $points }

# What else stands behind the cards of a line.
log-joker = джокер
# A forest or moor was removed for nothing: the joker stays where it is.
log-nothing = без { FORM($good, "genitive") }
log-cleared = расчищено: { $spaces }
# Changes of somebody else: "; Blue: +1 coin".
log-others = ; { $player }: { $changes }
# From one building on to the next.
log-chain = {" → "}
log-tile = { $side } (ряд { $row })
log-side-hills = холмистое районное поле
log-side-plains = равнинное районное поле
log-side-coast = прибрежный надел
log-side-mountain = горный надел
