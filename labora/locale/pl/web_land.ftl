# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = jeszcze { $count }
drawn-plot-place = miejsce { $at } z { $all }
drawn-new-land = nowy teren
drawn-visit = Obejrzyj teren: { $name }
web-can-be-had = możliwe: { $count } z { $all }
web-swiped = { $count } z { $all }
web-unfold = Zwiń lub rozwiń
web-visiting = oglądasz
web-back-to-yours = Wróć do siebie
web-since = Od twojej tury
web-since-nothing = Nikt jeszcze nic nie zrobił.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] opłata dla ciebie:
   *[false] opłata, { $name }:
}
# What somebody did, where no card says it.
web-deed = { $act ->
    [fell] Karczowanie
    [cut] Torf
   *[land] Nowy teren
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] budowa
    [settle] założenie
    [contract] kontrakt
    [fell] wycinka
    [cut] torf
    [land] zakup
   *[place] użycie
}
