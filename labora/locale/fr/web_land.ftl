# The room of the table: lands, cards in little room, what happened since one's turn.

drawn-more-cards = { $count } de plus
drawn-plot-place = place { $at } sur { $all }
drawn-new-land = nouveau terrain
drawn-visit = Voir la terre : { $name }
web-can-be-had = possibles : { $count } sur { $all }
web-swiped = { $count } sur { $all }
web-unfold = Plier ou déplier
web-visiting = vous regardez
web-back-to-yours = Retour chez vous
web-since = Depuis votre tour
# For those who watch: since the last turn of $name.
web-since-of = Depuis le dernier tour ({ $name })
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
   *[land] Nouveau terrain
}
# What somebody did with a card or a space, in a word or two.
web-news = { $act ->
    [build] construction
    [settle] fondation
    [contract] contrat
    [fell] abattage
    [cut] coupe
    [land] achat
   *[place] utilisation
}
