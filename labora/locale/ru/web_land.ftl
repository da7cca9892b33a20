# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = еще { $count }
drawn-plot-place = место { $at } из { $all }
drawn-new-land = новая земля
drawn-visit = Посмотреть земли: { $name }
web-can-be-had = можно: { $count } из { $all }
web-swiped = { $count } из { $all }
web-unfold = Свернуть или развернуть
web-visiting = вы в гостях
web-back-to-yours = К своим землям
web-since = После вашего хода
# For those who watch: since the last turn of $name.
web-since-of = После хода: { $name }
web-since-nothing = Пока никто ничего не сделал.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] плата вам:
   *[false] плата, { $name }:
}
# What somebody did, where no card says it.
web-deed = { $act ->
    [fell] Рубка леса
    [cut] Торф
   *[land] Новая земля
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] построено
    [settle] построено
    [contract] договор
    [fell] срублено
    [cut] добыто
    [land] куплено
   *[place] занято
}
