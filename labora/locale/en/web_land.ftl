# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = { $count } more
drawn-plot-place = place { $at } of { $all }
drawn-new-land = new land
drawn-visit = Look at the land of { $name }
web-can-be-had = { $count } of { $all } possible now
web-swiped = { $count } of { $all }
web-unfold = Fold or unfold
web-visiting = you are looking
web-back-to-yours = Back to yours
web-since = Since your turn
web-since-nothing = Nobody has done anything yet.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] pays you
   *[false] pays { $name }
}
# What somebody did, where no card says it.
web-deed = { $act ->
    [fell] Trees
    [cut] Peat
   *[land] New land
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] built
    [settle] settled
    [contract] hired
    [fell] felled
    [cut] cut
    [land] bought
   *[place] used
}
