# The space of the table: lands, cards in a small space, what happened since your turn.

drawn-more-cards = { $count } more
drawn-plot-place = place { $at } of { $all }
drawn-new-land = new land
drawn-visit = View { $name }’s land
web-can-be-had = { $count } of { $all } available
web-swiped = { $count } of { $all }
web-unfold = Expand or collapse
web-visiting = viewing
web-back-to-yours = Back to your land
web-since = Since your last turn
# For those who watch: since the last turn of $name.
web-since-of = Since { $name }’s last turn
web-since-nothing = Nothing has happened yet.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] pays you
   *[false] pays { $name }
}
# What a player did, where no card says it.
web-deed = { $act ->
    [fell] Fell trees
    [cut] Cut peat
   *[land] Land
}
# What a player did with a card or a space, in a word or two.
web-news = { $act ->
    [build] built
    [settle] built
    [contract] used
    [fell] felled
    [cut] cut
    [land] bought
   *[place] used
}
