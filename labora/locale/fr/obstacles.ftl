# Why something is not possible now, and what would be. $card, $building, $missing and $terrain are "none" where there is none;
# $option is what was typed, $decision an id; $missing, $coins and $have are amounts.

obstacle-offered = C’est possible.
obstacle-other-decision = « { $option } » ne répond pas à la question posée. Choisissez l’une des options proposées.
obstacle-not-on-list = « { $option } » ne fait pas partie des choix possibles ici. Choisissez l’une des options proposées.
obstacle-no-action-left = Il ne vous reste pas d’action principale dans ce tour. Vous pouvez acheter un terrain si ce n’est pas déjà fait, ou terminer le tour.
obstacle-action-open = Il vous reste une action principale : faites-la avant de terminer le tour. On ne peut pas passer.
obstacle-not-in-this-phase = { $option ->
    [settle] Les agglomérations se construisent pendant les phases Agglomération, ou avec le Château.
   *[other] Ce n’est pas possible dans cette partie de la manche. Dans une phase Agglomération, vous pouvez seulement acheter un terrain et construire une agglomération ; dans la manche bonus, seulement acheter un terrain, construire ou placer votre prieur.
}
obstacle-no-clergyman = Aucun ecclésiastique n’est disponible : tous sont sur des bâtiments. Ils reviennent au début de la manche qui suit le placement du dernier.
obstacle-no-free-building = Tous vos bâtiments sont occupés. Construisez-en un autre, ou utilisez le bâtiment d’un autre joueur.
obstacle-not-a-building = Il n’y a pas de bâtiment utilisable à cet endroit. Les agglomérations, forêts et tourbières ne s’utilisent pas.
obstacle-occupied = { $building ->
    [none] Un ecclésiastique s’y trouve déjà. Choisissez un bâtiment inoccupé.
   *[other] Un ecclésiastique se trouve déjà sur { FORM($building, "le") } ({ $player }). Choisissez un bâtiment inoccupé.
}
obstacle-not-yours = { $building } : ce bâtiment n’est pas à vous ({ $player }). Placez vos ecclésiastiques sur vos propres bâtiments ; les autres s’utilisent par un contrat de travail.
obstacle-your-own = { $building } : ce bâtiment est à vous. Le contrat de travail concerne les bâtiments des autres ; sur les vôtres, vous placez un ecclésiastique.
obstacle-owner-has-no-clergyman = Vous ne pouvez pas utiliser { FORM($building, "le") } : { $player } n’a plus d’ecclésiastique à y placer.
obstacle-no-coins = Cela coûte { $coins }, et vous avez { $have }.
obstacle-no-gift = Vous n’avez pas de vin (ou, en Irlande, de whiskey) à donner. Payez le contrat en pièces.
obstacle-no-fee = Un contrat de travail coûte { $coins }, et vous avez { $have } et rien à donner à la place.
obstacle-no-contract = Aucun bâtiment d’un autre joueur n’est utilisable : tous sont occupés, ou leurs propriétaires n’ont plus d’ecclésiastique.
obstacle-no-forest = { $decision ->
    [amount] Vous n’avez pas autant de forêts (ou de tourbières) à retirer.
   *[other] Vous n’avez pas de forêt à cet endroit. Choisissez une case avec une forêt.
}
obstacle-no-moor = Vous n’avez pas de tourbière à cet endroit. Choisissez une case avec une tourbière.
obstacle-not-in-display = { $card ->
    [none] Cette carte n’est pas dans l’offre. Choisissez un bâtiment de l’offre.
   *[other] { $card } : cette carte n’est pas dans l’offre. Choisissez un bâtiment de l’offre.
}
obstacle-cannot-pay = { $missing ->
    [none] Vous n’avez pas assez de biens pour le faire autant de fois. Choisissez un nombre plus petit.
   *[other] Vous ne pouvez pas payer { FORM($card, "le") } ; il manque : { $missing }.
}
obstacle-space-taken = Une carte occupe déjà cette case. Choisissez une case vide.
obstacle-wrong-terrain = { $card } : cette carte ne peut pas être placée là. Il lui faut : { $terrain }.
obstacle-not-beside-cloister = { $decision ->
    [neutral-space] { $card } : ce bâtiment du monastère doit être adjacent à un autre bâtiment du monastère. Ce n’est que si aucune case ne convient qu’il peut recouvrir un bâtiment du monastère isolé.
   *[other] { $card } : ce bâtiment du monastère doit être adjacent à un autre bâtiment du monastère.
}
obstacle-no-space = { $decision ->
    [neutral-card] { $card } : il n’y a pas de place pour cette carte sur la terre du joueur neutre. Choisissez un autre bâtiment.
   *[other] Vous n’avez pas de case libre pour { FORM($card, "le") }. Il faut : { $terrain }. Un bâtiment du monastère doit aussi être adjacent à un autre. Vous pouvez acheter un terrain.
}
obstacle-nothing-to-build = Vous ne pouvez construire aucun bâtiment de l’offre : pour chacun, il manque les biens ou la place.
obstacle-already-bought = Vous ne pouvez pas acheter d’autre terrain maintenant : un seul par tour et, dans une phase Agglomération, un seul avant de construire votre agglomération.
obstacle-pile-empty = Il ne reste plus de terrain de ce genre.
obstacle-not-adjacent-land = Le terrain ne peut pas être placé là. Un district va directement au-dessus ou au-dessous de votre terre ; au moins une case Côte ou Versant d’un lopin doit toucher la terre ou un lopin de ce côté.
obstacle-not-in-hand = { $card ->
    [none] Cette agglomération n’est pas dans votre main.
   *[other] { $card } : cette carte n’est pas dans votre main ; elle est déjà construite ou pas encore distribuée.
}
obstacle-nothing-to-settle = Vous ne pouvez construire aucune agglomération : pour chacune de votre main, il manque la nourriture, l’énergie ou la place.
obstacle-already-settled = Vous avez construit votre agglomération de cette phase. Terminez le tour.
obstacle-indicator-not-in-play = Ce marqueur n’est pas sur la roue. Utilisez le joker ou un autre bien.
obstacle-nothing-produced = Ce marqueur est à 0, le bâtiment ne produirait donc rien. Choisissez un autre marqueur.
obstacle-over-limit = { $card ->
    [none] C’est plus de fois que permis. Choisissez un nombre plus petit.
   *[other] { $card } : ce bâtiment ne le permet pas autant de fois. Choisissez un nombre plus petit.
}
obstacle-no-wonder-left = Les huit merveilles sont toutes prises.
obstacle-too-few-kinds = Vous n’avez pas assez de biens différents pour continuer après celui-là. Choisissez un bien situé plus tôt dans la liste.
obstacle-not-owned = Vous n’avez pas cela. Choisissez un bien que vous possédez.
obstacle-out-of-order = Quand il y a plusieurs choses à choisir, l’ordre est fixe. Choisissez-en une qui vient plus loin dans la liste et qui en laisse assez pour la suite.
obstacle-not-minimal = Ce paiement n’est pas valable : il contient des biens que vous n’avez pas, il ne suffit pas, ou une tuile est de trop. Donnez juste ce qu’il faut.
obstacle-already-used = Vous avez déjà utilisé { FORM($building, "le") } dans cette action : les bâtiments qui donnent accès à d’autres ne s’utilisent qu’une fois par action.
obstacle-no-prior-there = Aucun prieur ne se trouve sur { FORM($building, "le") } ({ $player }). Choisissez un bâtiment sur lequel se trouve un prieur.
obstacle-not-occupied = Personne ne se trouve sur { FORM($building, "le") } ({ $player }). Choisissez un bâtiment occupé.
obstacle-not-a-neighbour = { $building } ({ $player }) : ce bâtiment n’est pas à côté { FORM($card, "du") }. Choisissez un bâtiment adjacent.
obstacle-no-use = { $building ->
    [none] Cela n’aurait aucun effet maintenant.
   *[other] Utiliser { FORM($building, "le") } n’aurait aucun effet maintenant. Choisissez un bâtiment qui vous serve.
}
obstacle-must-choose = On ne peut pas y renoncer ici. Choisissez l’une des options proposées.
obstacle-same-good = Vous avez déjà choisi ce bien. Choisissez un autre bien de base.
obstacle-not-maximal = Vous avez droit à davantage. Faites un choix auquel on ne peut plus rien ajouter.
obstacle-overbuilds-other-kind = Un bâtiment du monastère ne peut recouvrir qu’un bâtiment du monastère, un bâtiment ordinaire qu’un bâtiment ordinaire. Choisissez une case vide ou un bâtiment de même sorte.
obstacle-not-placed-now = Le prieur neutre ne va que sur un bâtiment qui vient d’être placé.
obstacle-leaves-without-place = { $decision ->
    [neutral-card] Pas encore : où que vous placiez { FORM($card, "le") }, il n’y aurait plus de place pour { FORM($left, "le") } sur la terre du joueur neutre. Placez un bâtiment qui laisse de la place à tous.
   *[other] Avec { FORM($card, "le") } à cet endroit, il n’y aurait plus de place pour { FORM($left, "le") } sur la terre du joueur neutre. Choisissez une case qui laisse de la place à tous.
}
obstacle-own-indicator-in-play = Le marqueur de ce bien est sur la roue. Prenez les biens avec lui ou avec le joker ; on ne peut y renoncer que si ce marqueur a quitté le jeu.
