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
web-kept = Un bot joue pour vous. Votre place est toujours à vous.
web-kept-take = Reprendre la place
web-players = Les autres
web-replace = Laisser un bot jouer pour { $name }
web-replace-about = Après une absence de dix minutes, ou aussi longue qu’un tour peut l’être, un bot peut jouer à la place d’un joueur jusqu’à son retour.
web-report = Signaler
web-report-player = Signaler { $name }
web-report-about = Dites à la personne qui exploite ce serveur ce qui ne va pas.
web-report-text = Qu’est-ce qui ne va pas ?
web-report-send = Envoyer le signalement
web-report-sent = Merci. La personne qui exploite ce serveur le verra.

web-devices = Vos appareils
web-devices-about = Vos places sont à vous sur chacun des appareils listés ici.
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
