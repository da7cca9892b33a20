# Trouver une partie : ce qu’on jouerait, qui se présente, des gens qu’on connaît.

web-wish-mode = Joueurs et durée
web-wish-any-mode = n’importe quel nombre de joueurs
web-wish-variant = Version
web-wish-any-variant = les deux versions
web-wish-speed = Rythme
web-wish-any-speed = n’importe quel rythme
web-wish-speed-of = { $speed ->
    [live] en une séance
    [days] sur plusieurs jours
   *[none] sans limite de temps
}
web-wish-rated = Partie classée
web-wish-any-rated = classée ou non
web-wish-unrated = non classée
web-wish-only-rated = classée
web-wish-within = classée, écart de { $points } au plus
web-seek = Jouer tout de suite
web-seeking = { $others ->
    [0] Recherche en cours. Restez sur cette page.
    [one] Recherche en cours. { $others } autre personne attend. Restez sur cette page.
   *[other] Recherche en cours. { $others } autres personnes attendent. Restez sur cette page.
}
web-seek-stop = Arrêter la recherche
web-seek-ended = La recherche est finie ici : elle continue dans une autre fenêtre, ou vous l’avez lancée trop souvent.

web-invitations = Invitations
web-invites-you = { $name } vous invite
web-invited-since = il y a { $time }
web-invitation-go = Aller voir
web-invitation-block = Bloquer
web-invitation-block-sure = Bloquer { $name } pour de bon

web-invite = Inviter des joueurs
web-invite-about = Des personnes avec qui vous avez joué. Elles voient l’invitation parmi leurs tables, et sont prévenues là où elles le souhaitent.
web-invite-nobody = Vous n’avez encore joué avec personne. Envoyez le lien.
web-invite-games = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
web-invite-do = Inviter
web-invite-state = { $state ->
    [declined] refus
   *[invited] invitation envoyée
}

web-rated = Classée
web-rated-about = Partie classée : elle compte pour la cote de toutes les personnes qui prennent place ici, et un abandon vaut la dernière place. Pendant la partie, ni essais, ni conseils, ni analyse.
web-rated-choice = Classée : elle compte pour la cote, et il n’y a pas d’aides
web-rated-people = Une partie classée demande au moins deux personnes, chacune sur son propre appareil.
web-rating-beside = { $name } : { $rating } ± { $spread }
