# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = { $count } de plus
drawn-plot-place = place { $at } sur { $all }
drawn-new-land = nouvelle terre
drawn-visit = Voir la terre : { $name }
web-can-be-had = { $count } / { $all } possibles
web-swiped = { $count } sur { $all }
web-unfold = Plier ou déplier
web-visiting = vous regardez
web-back-to-yours = Retour chez vous
web-since = Depuis votre tour
web-since-nothing = Personne n’a encore rien fait.
# A contract's fee; the amount follows. $mine: it is paid to the one who reads it.
web-pays = { $mine ->
    [true] vous paie
   *[false] paie à { $name }
}
# What somebody did, where no card says it.
web-deed = { $act ->
    [fell] Arbres
    [cut] Tourbe
   *[land] Nouvelle terre
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] construit
    [settle] fondé
    [contract] loué
    [fell] abattu
    [cut] coupé
    [land] acheté
   *[place] utilisé
}
