# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = { $count } weitere
drawn-plot-place = Platz { $at } von { $all }
drawn-new-land = neues Land
drawn-visit = Landschaft ansehen: { $name }
web-can-be-had = { $count } von { $all } möglich
web-swiped = { $count } von { $all }
web-unfold = Auf- oder zuklappen
web-visiting = zu Besuch
web-back-to-yours = Zurück zu deinem Land
web-since = Seit deinem Zug
# For those who watch: since the last turn of $name.
web-since-of = Seit dem Zug von { $name }
web-since-nothing = Noch hat niemand etwas getan.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] an dich:
   *[false] an { $name }:
}
# What somebody did, where no card says it.
web-deed = { $act ->
    [fell] Holz
    [cut] Torf
   *[land] Neues Land
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] gebaut
    [settle] gebaut
    [contract] beauftragt
    [fell] gefällt
    [cut] gestochen
    [land] gekauft
   *[place] genutzt
}
