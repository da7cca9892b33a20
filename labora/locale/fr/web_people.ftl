# Clocks, devices, keys, reports: what a person can do beside playing.

web-clock = Temps de jeu
web-clock-none = sans limite de temps
web-clock-live = en direct : cinq minutes par tour
web-clock-budget = en direct : une heure pour la partie, une demi-minute de plus à chaque tour
web-clock-day = un jour par tour
web-clock-end = { $end ->
    [seat] Quand le temps est écoulé, un bot prend la place jusqu’au retour du joueur.
   *[turn] Quand le temps est écoulé, un bot joue ce tour.
}
web-clock-left = { $late ->
    [true] temps écoulé
   *[false] encore { $time }
}

web-go-on-here = Continuer à partir d’ici
# While the player looks back or tries out a line. $time: what is left on the clock, as in "4:12"; "none" without a clock.
web-turn-in-game = { $time ->
    [none] C’est à vous de jouer dans la partie.
   *[other] C’est à vous de jouer dans la partie (encore { $time }).
}
web-late = Temps écoulé : un bot a joué pour vous.
web-kept = Un bot joue pour vous. Votre place est toujours à vous.
web-kept-take = Reprendre la place
web-players = Les autres
web-replace = Laisser un bot jouer pour { $name }
web-replace-about = Quand un joueur est absent depuis dix minutes, ou depuis le temps accordé pour un tour, un bot peut jouer à sa place jusqu’à son retour.
web-report = Signaler
web-report-player = Signaler { $name }
web-report-about = Dites à l’administrateur de ce serveur ce qui ne va pas.
web-report-text = Qu’est-ce qui ne va pas ?
web-report-send = Envoyer le signalement
web-report-sent = Merci. L’administrateur de ce serveur le verra.

web-devices = Vos appareils
web-devices-about = Vos places sont accessibles depuis ces appareils.
web-device = { $name ->
    [none] un programme
   *[other] { $name }
}
web-device-this = celui-ci
web-device-seen = utilisé il y a { $time }
web-device-out = Déconnecter
web-devices-out = Déconnecter tous les autres
web-device-code = Lien pour un autre appareil
web-device-code-about = Il marche une seule fois, pendant un jour.
web-key-title = Lien de récupération
web-key-about = Avec ce lien, vous retrouvez vos places quand un appareil est perdu. Gardez-le là où personne d’autre ne le trouvera ; un nouveau lien le remplace.
web-recovery-new = { $has ->
    [true] Créer un nouveau lien
   *[false] Créer un lien
}
web-recovery-revoke = Révoquer
web-leave-browser = Se déconnecter ici
web-leave-browser-sure = Vraiment ? Sans lien, vos places seront introuvables.
