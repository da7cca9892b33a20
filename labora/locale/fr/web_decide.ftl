# Décider : ce que la page dit avant que rien ne compte.

web-ending = { $coming ->
    [0] Bâtiments restants : { $left }. À { $limit } ou moins, la partie prend fin.
   *[other] Bâtiments restants : { $left }, à venir : { $coming }. Après la phase { $phase }, la partie prend fin à { $limit } ou moins.
}
web-ending-then = { $last ->
    [true] Le tour est alors terminé, et l’autre joueur a une dernière action.
   *[false] La manche est alors terminée, et l’on compte les points.
}

web-invited = Une invitation à jouer. Dites votre nom et prenez place.
web-takes = D’une traite, cela dure environ { $minutes } minutes.
web-takes-days = La partie se joue sur plusieurs jours. Temps par tour : { $time }.

idle-missing = il manque : { $missing }
idle-wheel = la roue ne donne rien
idle-no-prior = aucun prieur n’est placé
idle-no-forest = aucune forêt
idle-no-wonder = plus de merveille
idle-too-few-kinds = trop peu de biens différents
idle-nothing-to-build = rien ne peut être construit
idle-nothing-to-settle = aucune agglomération n’est possible
idle-other = sans effet pour l’instant
web-idle = Cela n’apporte rien : { $why }.
web-confirm-idle = { $act ->
    [fell] Abattre pour rien
    [cut] Extraire pour rien
    [contract] Payer sans utiliser
   *[other] Placer sans utiliser
}
