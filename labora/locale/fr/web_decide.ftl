# Décider : ce que la page dit avant que rien ne compte.

web-ending = { $coming ->
    [0] Bâtiments restants : { $left }. À { $limit } ou moins, la partie prend fin.
   *[other] Bâtiments restants : { $left }, à venir : { $coming }. Après la phase { $phase }, la partie prend fin à { $limit } ou moins.
}
web-ending-then = { $last ->
    [true] Le tour va alors jusqu’à son terme, et l’autre joueur a une dernière action.
   *[false] La manche va alors jusqu’à son terme, et l’on compte les points.
}

web-invited = On vous invite à jouer. Indiquez votre nom et prenez place.
web-takes-sitting = D’une traite, cela dure environ { $minutes } minutes.
web-takes-days = La partie se joue sur plusieurs jours. Temps par tour : { $time }.

idle-missing = il manque { $missing }
idle-wheel = la roue ne donne rien
idle-no-prior = aucun prieur n’est placé
idle-no-forest = aucune forêt
idle-no-wonder = plus de merveille
idle-too-few-kinds = trop peu de biens différents
idle-nothing-to-build = rien ne peut être construit
idle-nothing-to-settle = fondation impossible
idle-other = sans effet pour l’instant
web-idle = Cela n’apporte rien : { $why }.
web-confirm-idle = { $act ->
    [fell] Abattre pour rien
    [cut] Couper pour rien
    [contract] Payer sans utiliser
   *[other] Placer sans utiliser
}

web-on-table = Choisissez directement sur la table.
web-plot-key = { $key ->
    [place] place
    [side] côté
   *[buy] acheter
}

web-several = { $kind ->
    [forest] { $count ->
        [one] Retirer une forêt
       *[other] Retirer { $count } forêts
    }
   *[other] { $count ->
        [one] Donner un bien
       *[other] Donner { $count } biens différents
    }
}
web-several-more = { $count ->
    [one] Choisissez-en encore un.
   *[other] Choisissez-en encore { $count }.
}

web-act-hint = Conseil
web-setting-tune = Son
web-tune = { $tune ->
    [knock] des coups frappés
    [strings] des cordes
   *[bell] une cloche
}
web-tune-try = Écouter
web-notes = Mes notes
web-notes-about = Elles ne sont visibles que pour vous, dans ce navigateur.
