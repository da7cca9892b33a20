# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = jeszcze { $count }
drawn-plot-place = miejsce { $at } z { $all }
drawn-new-land = nowa ziemia
drawn-visit = Obejrzyj ziemię: { $name }
web-can-be-had = możliwe: { $count } z { $all }
web-swiped = { $count } z { $all }
web-unfold = Zwiń lub rozwiń
web-visiting = oglądasz
web-back-to-yours = Wróć do siebie
web-since = Od twojej tury
# For those who watch: since the last turn of $name.
web-since-of = Od tury: { $name }
web-since-nothing = Nikt jeszcze nic nie zrobił.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] opłata dla ciebie:
   *[false] opłata dla gracza { $name }:
}
# What somebody did, where no card says it.
web-deed = { $act ->
    [fell] Karczowanie
    [cut] Kopanie torfu
   *[land] Nowa ziemia
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] budowa
    [settle] nowa osada
    [contract] kontrakt
    [fell] karczowanie
    [cut] kopanie torfu
    [land] zakup
   *[place] użycie
}
