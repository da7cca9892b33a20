# Options in the context of their decision. The same arguments as in decisions.ftl, and the option's own:
# $building and $player, $space and $terrain, $covered (a card), $goods, $good and $better, $give and $get, $price, $side,
# $where (of a space or a landscape), $times. $goods, $good, $give, $get, $price, $fee and $gift are amounts or lists of them: they take forms.

option-turn-place = { $step ->
    [bonus-actions] Placer votre prieur sur n’importe quel bâtiment et l’utiliser
   *[other] Placer un ecclésiastique sur l’un de vos bâtiments et l’utiliser
}
option-turn-contract = Contrat de travail : utiliser le bâtiment d’un autre joueur (prix : { $fee } ou { $gift })
option-turn-fell = { $forests ->
    [0] Abattre des arbres (vous n’avez pas de forêt : sans effet)
   *[other] Abattre des arbres (roue : { $wood }, joker : { $joker })
}
option-turn-cut = { $moors ->
    [0] Couper de la tourbe (vous n’avez pas de tourbière : sans effet)
   *[other] Couper de la tourbe (roue : { $peat }, joker : { $joker })
}
option-turn-build = Construire un bâtiment de l’offre
option-turn-settle = Construire une agglomération
option-turn-district = Acheter un district ({ $district })
option-turn-plot = Acheter un lopin ({ $plot })
option-turn-end = Terminer le tour

option-place = { $step ->
    [bonus-actions] Placer le prieur sur { FORM($building, "le") } ({ $player })
   *[other] { $building }
}
option-clergyman-lay-brother = Envoyer un frère convers
option-clergyman-prior = Envoyer le prieur
option-contract = Utiliser { FORM($building, "le") } ({ $player })
option-fee-coins = { $neutral ->
    [yes] Payer { $fee } à la réserve
   *[no] Payer { $fee } au propriétaire ({ $owner })
}
option-fee-gift = Donner plutôt { $gift } à la réserve
option-owners-clergyman-lay-brother = Placer un frère convers
option-owners-clergyman-prior = Placer le prieur
option-fell = Abattre la forêt { $where }
option-cut = Couper la tourbe { $where }
option-indicator = { $goods } avec son propre marqueur
option-indicator-joker = Joker : { $goods }
option-indicator-nothing = Ne rien prendre : le joker reste où il est
option-indicator-skip = Ne pas utiliser { FORM($card, "le") }

option-card = { $building } ({ $price })
option-card-skip = Ne rien construire
option-space = { $space }, { $terrain }
option-prior-prior = Placer le prieur sur { FORM($held, "le") } et utiliser ce bâtiment
option-prior-skip = Garder le prieur

option-amount = { $times ->
    [0] Non
   *[other] { $limit ->
        [1] { $trade }
       *[other] { $times }× : { $trade }
    }
}
# The two sides of a trade. Each is a list of amounts and of the phrases below.
trade = { $give } → { $get }
trade-gain = prendre { $get }
part-different = { $count ->
    [one] { $count } bien
   *[other] { $count } biens différents
}
part-forests = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
}
part-basic-good = { $count }× un bien de base
part-another-basic-good = { $count }× un autre bien de base
part-or = {" ou "}
part-own-clergymen = reprise de tous vos ecclésiastiques
part-own-prior = reprise de votre prieur
part-ship = roue avec le joker : { $goods }
part-use-occupied = utiliser un bâtiment occupé
part-build = construire un bâtiment
part-land = le district et le lopin du dessus
part-clear = abattre des arbres, couper de la tourbe
part-reward = biens à points valant jusqu’à { $points }

option-payment = Donner { $goods }
option-give = Donner { $good }
option-good = Prendre { $goods }
option-forest = Retirer la forêt { $where }
option-forest-skip = Ne retirer aucune forêt
option-target = Utiliser { FORM($building, "le") } ({ $player })
option-target-display = Utiliser { FORM($building, "le") } de l’offre
option-target-skip = N’utiliser aucun autre bâtiment

option-tile-district = { $side }, { $where }
option-tile-plot = { $side }, { $where }
option-settlement = { $building } ({ $price })
option-settlement-skip = Ne pas construire d’agglomération
option-site = { $space }, { $terrain }
option-settlement-payment = Donner { $goods }
option-reward = Prendre { $goods }
option-improvement = { $good } → { $better }
option-improvement-skip = Ne rien améliorer
option-land-district = Prendre le district
option-land-plot = Prendre le lopin
option-land-skip = Laisser l’autre terrain
option-clearing-fell = Abattre des arbres (roue : { $wood }, joker : { $joker })
option-clearing-cut = Couper de la tourbe (roue : { $peat }, joker : { $joker })
option-clearing-skip = Renoncer à l’autre

option-neutral-card = { $building }
option-neutral-space = { $covered ->
    [none] { $space }, vide
   *[other] { $space }, sur { FORM($covered, "le") }
}
option-neutral-prior = Placer le prieur neutre sur { FORM($building, "le") } { $where }
option-neutral-prior-skip = Sans le prieur neutre
