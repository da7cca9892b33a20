# The log, a line an event. $player and $owner are names, $cards names of cards in order of use, $clergyman is
# "prior", "lay-brother" or, while it is not chosen, "none"; $spaces and $tiles are lists, $goods the changes of goods,
# with a comma before them, or nothing. $cards takes forms: FORM($cards, "accusative").

log-place = { $player } : { $cards } ({ $clergyman ->
    [prior] prieur
    [lay-brother] frère convers
   *[none] ecclésiastique pas encore choisi
}){ $goods }
log-contract = { $clergyman ->
    [prior] { $player } : { $cards } ({ $owner }, prieur){ $goods }
    [lay-brother] { $player } : { $cards } ({ $owner }, frère convers){ $goods }
   *[none] { $player } : contrat de travail pour { FORM($cards, "le") } ({ $owner }, ecclésiastique pas encore choisi){ $goods }
}
log-prior = { $player } : { $cards } (prieur){ $goods }
log-neutral-prior = { $player } : { $cards } (prieur neutre){ $goods }
log-build = { $player } construit { FORM($cards, "le") } { $spaces }{ $goods }
log-settle = { $player } fonde { FORM($cards, "le") } { $spaces }{ $goods }
log-fell = { $player } abat des arbres { $spaces }{ $goods }
log-cut = { $player } coupe de la tourbe { $spaces }{ $goods }
log-land = { $player } : nouveau terrain, { $tiles }{ $goods }
log-neutral-build = { $over ->
    [none] Terre neutre : { $cards } { $spaces }
   *[other] Terre neutre : { $cards } { $spaces } sur { FORM($over, "le") }
}

log-round = { $players ->
    [1] Manche { $round }. La roue tourne.
   *[other] Manche { $round }. La roue tourne. Premier joueur : { $player }.
}
log-round-goods = Biens de la manche{ $goods }
log-clergymen-return = { $player } : les ecclésiastiques reviennent
log-prior-returns = { $player } : le prieur revient
log-indicator-enters = Désormais sur la roue : { $indicator }
log-indicator-leaves = Marqueur sorti de la roue : { $indicator }
log-settlement-phase = Phase Agglomération { $phase }
log-neutral-phase = Les bâtiments restants vont sur la terre neutre
log-removed = Sans place, hors du jeu : { $cards }
log-dealt = Nouvelles cartes ({ $deck }) : { $cards }
log-late = { $player } : temps écoulé, un bot a joué
log-fee-raised = Les contrats de travail coûtent désormais 2 pièces.
log-bonus-round = Manche bonus : une action chacun.
log-last-turn = Le dernier tour : { $player }, une action.
log-game-over = La partie est terminée.
log-score = { $player } : { $points }

# What else stands behind the cards of a line.
log-joker = joker
# A forest or moor was removed for nothing: the joker stays where it is.
log-nothing = sans { $good }
log-cleared = cases libérées : { $spaces }
# Changes of somebody else: "; Blue: +1 coin".
log-others = { " ;" } { $player } : { $changes }
# From one building on to the next.
log-chain = {" → "}
log-tile = { $side } { $row }
log-side-hills = district de versants
log-side-plains = district de plaine
log-side-coast = lopin côtier
log-side-mountain = lopin montagneux
