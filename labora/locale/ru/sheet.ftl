# The report of a game on one sheet.

sheet-points = Очки по источникам, раунд за раундом
sheet-goods-note = получено / израсходовано
sheet-buildings = Использованные здания
sheet-buildings-more = { $count ->
    [one] и еще { $count }
    [few] и еще { $count }
    [many] и еще { $count }
   *[other] и еще { $count }
}
sheet-deeds = Здания, поселения, договоры
sheet-built = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}
sheet-settled = { $count ->
    [one] { $count } поселение
    [few] { $count } поселения
    [many] { $count } поселений
   *[other] { $count } поселения
}
sheet-contracts = трудовые договоры: на чужие здания { $given }, на свои { $taken }

# Turning points: $deeds is a list of what was done in a turn, $name a name.
sheet-turning-note = по оценке бота «инок»
sheet-turning-turn = Ход { $turn }
sheet-turning-better = лучше: { $deeds }
sheet-turning-lead = С этого момента впереди { $name }
sheet-turning-deeds = { $name }: { $deeds }
sheet-deed-build = построить { FORM($cards, "accusative") }
sheet-deed-settle = построить { FORM($cards, "accusative") }
sheet-deed-fell = срубить деревья
sheet-deed-cut = добыть торф
sheet-deed-land = купить землю
sheet-deed-none = ничего
