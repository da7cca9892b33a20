# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Langue
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Chargement…
web-close = Fermer
web-tools = Outils
web-theme = Thème clair ou sombre
web-help = Aide et raccourcis
web-settings = Réglages
web-menu = Menu
web-you = Vous
web-you-small = vous
web-guest = Visiteur
web-guest-number = Visiteur { $number }
web-colour = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[white] Blanc
}
web-unreachable = Le serveur ne répond pas. Ce que vous voyez est peut-être ancien ; un nouvel essai est en cours.
web-time-moment = un instant
web-time-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
web-time-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
web-time-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

# The lobby

web-motto =
    Bâtir un monastère,
    nourrir un village,
    surveiller la roue.
web-lead = Dirigez un monastère et ses terres : récoltez des biens, améliorez-les, construisez, et fondez des villages là où ils rapportent le plus. De un à quatre joueurs, versions France et Irlande. Gratuit et sans compte.
web-you-sit-as = Vous jouez sous le nom de
web-name-title = Quel est votre nom ?
web-name-label = Votre nom
web-name-save = C’est moi
web-recovery-link = Ouvrez ce lien sur l’autre appareil ; ne le donnez à personne
web-recover-title = Continuer ici
web-recover-about = Avec ce lien, ce navigateur reprend l’identité de la personne qui l’a créé, avec toutes ses places et ses tables.
web-recover-do = C’est moi, continuer
web-to-lobby = Vers les tables

web-my-tables = Vos tables
web-waiting-for-you = { $count ->
    [0] {""}
    [one] une vous attend
   *[other] { $count } vous attendent
}
web-waiting-others = Aux autres de jouer
web-play-next = Continuer : { $name }
web-no-tables = Rien encore. Ouvrez une table, ou prenez place à une table existante.
web-your-turn = À vous
web-play = Jouer
web-their-turn = { $name }, { $time }
web-won = { $name } a gagné
web-table-about = { $phase ->
    [waiting] { $variant }, { $mode } · pas commencée
    [over] { $variant }, { $mode } · terminée
   *[other] { $rounds ->
        [0] { $variant }, { $mode } · manche { $round }
       *[other] { $variant }, { $mode } · manche { $round } sur { $rounds }
    }
}
web-seats-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
web-free-seat = place libre
# A seat of a rematch, for who played in it. $time: how long others have to wait, as in "23 hours".
web-reserved = Réservée à { $name } : encore { $time }
web-public-tables = Tables publiques
web-have-free-seat = { $count ->
    [0] {""}
    [one] une avec une place libre
   *[other] { $count } avec une place libre
}
web-no-public-tables = Aucune place libre en ce moment. Ouvrez une table et rendez-la publique : les autres la verront ici.
web-sit-down = Prendre place
web-waits = depuis { $time }
web-watch = Regarder
web-best-solo = Meilleurs scores solo
web-goal = objectif { $points }
web-no-solo = Vos meilleures parties en solo seront affichées ici.

web-new-table = Nouvelle table
web-three-clicks = trois clics ; le reste est déjà bien choisi
web-with-whom = Avec qui ?
web-company-solo = Solo
web-company-about-solo = un joueur neutre ; 500 points à atteindre
web-company-bots = Contre des bots
web-company-about-bots = un à trois bots ; ils ne traînent jamais
web-company-device = Même écran
web-company-about-device = un seul écran qui fait le tour de la table
web-company-friends = Entre amis
web-company-about-friends = envoyez un lien ; en direct ou sur plusieurs jours
web-which-game = Quelle partie ?
web-variant-and-length = version et durée
web-length = { $long ->
    [true] Longue
   *[false] Courte
}
web-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-takes = environ { $count } minutes
web-takes-why = { $count } actions par joueur, comptées une minute chacune
web-goal-usual = Le but est de 500 points. Le moine, un bot de force moyenne, atteint d’ordinaire entre { $low } et { $high } points.
web-rounds-open = fin selon l’offre
web-who-sits = Joueurs
web-seat-kind = Joueur à la place { $number }
web-seat-bot = Bot à la place { $number }
web-seat-name = Nom à la place { $number }
web-seat-remove = Retirer la place { $number }
web-chair-bot = Bot
web-chair-link = Par lien
web-chair-device = Cet écran
web-seat-link-about = qui voudra
web-bot = { $bot ->
    [random] hasard
    [novice] novice
    [monk] moine
    [cellarer] cellérier
    [abbot] abbé
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Choisit au hasard.
level-novice = Facile. Prend ce qui paraît bon, quitte à perdre quelques points.
level-monk = Moyen. Prévoit quatre de ses actions à l’avance. Joue aussitôt.
level-cellarer = Fort. Prévoit aussi les tours des autres. Réfléchit environ une seconde.
level-abbot = Le plus fort. Confronte ses tours à vos réponses probables ; en solo, planifie tout. Prend son temps.
web-bot-name = { $seat ->
    [1] Anselme
    [2] Benoît
    [3] Denis
   *[4] Martin
}
web-add-seat = Ajouter une place
web-up-to-four = jusqu’à quatre
web-more-choices = Autres choix
web-table-name = Nom de la table
web-public = Tout le monde peut prendre place et regarder
web-random-order = Tirer au sort qui commence
web-without-quarry = Sans la Carrière
web-summary = { $variant }, { $mode }.
web-open-table = Ouvrir la table

# Waiting for players

web-waiting-about = La partie commence dès que toutes les places sont prises. Envoyez ce lien à celles et ceux qui joueront avec vous.
web-share-link = Lien vers cette table
web-copy = { $done ->
    [true] Copié
   *[false] Copier le lien
}
web-seat-to-bot = Laisser jouer un bot
web-here = en ligne
web-away = hors ligne
# A language model plays here.
web-model = modèle de langage
web-model-named = { $name } (modèle de langage)
web-leave = { $creator ->
    [true] Fermer la table
   *[false] Quitter la table
}
web-closed = Cette table est fermée.
web-no-table-title = Table introuvable
web-unreadable-title = Table illisible

# Around the game

web-setup = { $variant } · { $mode }
web-round = Manche { $round }
web-next-event = { $phase ->
    [none] La manche { $round } est la dernière.
   *[other] { $bonus ->
        [true] La manche bonus, puis la phase Agglomération { $phase }, terminent la partie.
       *[false] La phase Agglomération { $phase } a lieu à la manche { $round }.
    }
}
web-phase-now = Phase Agglomération { $phase }
web-round-line = { $what ->
    [bonus] Manche bonus
    [settling] Manche { $round } · phase { $phase }
    [phase] Manche { $round } · phase { $phase } : manche { $at }
    [before-bonus] Manche { $round } sur { $before } · bonus
    [display] Manche { $round } · bâtiments : { $count }
   *[last] Manche { $round } sur { $at }
}
web-actions-until = { $mine ->
    [true] { $count ->
        [0] D’ici là, vous n’avez plus d’action.
        [one] D’ici là, vous avez une action.
       *[other] D’ici là, vous avez { $count } actions.
    }
   *[false] { $count ->
        [0] Plus d’action d’ici là.
        [one] Une action d’ici là.
       *[other] { $count } actions d’ici là.
    }
}
web-to-move = joue
web-clock-gap = {" · "}
web-waits-for = On attend { $name }.
web-lost = Connexion perdue. Reconnexion…
web-try-now = Réessayer
web-broken = Cette partie est en lecture seule : { $reason }
web-land-of = Terre : { $name }
web-goods-of = Biens : { $name }
web-turn-state = { $step ->
    [settlement-phase] phase Agglomération
    [bonus-actions] manche bonus
   *[other] { $actions ->
        [0] votre action est faite
        [one] à vous, une action
       *[other] à vous, { $actions } actions
    }
}
web-points = points
web-wheel = Roue de production
web-wheel-open = Montrer ou cacher la roue
web-now = maintenant
web-next-round = manche suivante
web-hand = Agglomérations en main
web-chronicle = Journal
web-display = Offre de bâtiments
web-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-fit = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-lectern = Détails de la carte
web-score = Points
web-goal-title = Objectif : { $goal } points
web-neutral-about = joueur neutre que vous dirigez

# Acting

web-actions = Actions
web-act-place = Placer
web-act-contract = Contrat
web-act-fell = Abattre
web-act-cut = Tourbe
web-act-build = Construire
web-act-settle = Fonder
web-act-district = District
web-act-plot = Lopin
web-act-fee = payer { $fee }
web-act-count = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}
web-act-none = impossible
web-sold-out = épuisé
web-undo = Défaire
web-redo = Refaire
web-end-turn = Fin du tour
web-end-sure = Vraiment ?
web-mark-act = { $act ->
    [fell] l’abattre
    [cut] y couper de la tourbe
    [place] placer un ecclésiastique pour l’utiliser
    [contract] l’utiliser par un contrat de travail
    [build] construire ce bâtiment
    [settle] construire cette agglomération
   *[other] faire ce choix
}
web-pick = { $act ->
    [place] Utiliser : { $card }
    [contract] Contrat de travail : { $card }
    [fell] Abattre des arbres
    [cut] Couper de la tourbe
   *[other] { $card }
}
web-picked = Que voulez-vous faire ?
web-tray = Décision
web-cancel = Annuler
web-how-often = Combien de fois ?
web-you-give = Vous donnez
web-you-get = Résultat
web-pay-legend = choisi · cliquez sur un autre bien pour changer
web-no-change = biens inchangés
web-confirm = { $more ->
    [true] Continuer
   *[false] { $kind ->
        [settlement-payment] Fonder
        [prior] Construire
        [reward] Prendre
       *[other] Confirmer
    }
}

# The owner's choice

web-hired = { $name } vous confie un contrat de travail : { $card }. Qui y va ?
web-send-prior = Votre prieur
web-send-lay-brother = Un frère convers
web-send-about-prior = Il ne pourra pas aller sur votre prochain bâtiment, et un Prieuré permettra à d’autres d’utiliser celui où il se trouve.
web-send-about-lay-brother = Votre prieur reste disponible pour ce que vous construirez.
web-send-do-prior = Envoyer le prieur
web-send-do-lay-brother = Envoyer le frère convers
web-at-home = { $count ->
    [0] aucun disponible
    [one] un disponible
   *[other] { $count } disponibles
}
web-has-waited = { $name } attend depuis { $time }.
web-standing = Et désormais, à cette table
web-standing-ask = Me demander chaque fois
web-standing-about-ask = les autres vous attendent
web-standing-lay-brother = Frère convers d’abord
web-standing-about-lay-brother = le prieur seulement s’il ne reste aucun frère
web-standing-prior = Prieur d’abord
web-standing-about-prior = un frère seulement si le prieur est déjà placé

# Handing over

web-hand-over = À { $name } de jouer
web-hand-over-about = Passez l’écran à { $name }.
web-hand-over-do = Je suis { $name }

# Sheets

web-messages = Discussion
web-messages-unread = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
web-no-messages = Pas encore de message.
web-message-write = Écrire un message
web-message-send = Envoyer
web-message-removed = (supprimé)
web-record = Enregistrer
web-resign = Abandonner
web-resign-sure = Vraiment ? Un bot jouera la suite.
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-setting-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-setting-motion = Animations
web-motion-full = complètes
web-motion-quick = rapides
web-motion-none = aucune
web-setting-more = Pendant la partie
web-setting-confirmEnd = demander avant la fin d’un tour
web-setting-handOver = annoncer quand l’écran passe au joueur suivant
web-setting-sound = un son quand c’est à moi
web-setting-notify = une notification quand c’est à moi
web-help-title = Aide et raccourcis
web-help-short = Aide
web-help-touch = Touchez ce qui est entouré d’or : un bâtiment pour l’utiliser, une forêt pour l’abattre, une case vide pour voir ce qui peut y aller, une carte pour voir où elle peut aller. Appuyez longuement sur une carte pour la lire ; tirez la bande des biens vers le bas pour voir la roue. Faites glisser la terre pour la déplacer, pincez-la pour zoomer.
web-help-about = Cliquez sur ce qui est entouré d’or : un bâtiment pour l’utiliser, une forêt pour l’abattre, une case vide pour voir ce qui peut y aller, une carte pour voir où elle peut aller. Les flèches parcourent la terre, Tab passe d’une zone à l’autre.
web-key-place = placer un ecclésiastique
web-key-contract = contrat de travail
web-key-fell = abattre des arbres
web-key-cut = couper de la tourbe
web-key-build = construire
web-key-settle = construire une agglomération
web-key-land = acheter un district
web-key-plot = acheter un lopin
web-key-option = choisir une possibilité
web-key-end = terminer le tour
web-key-undo = défaire
web-key-redo = refaire
web-key-confirm = confirmer ce qui est proposé
web-key-cancel = annuler
web-key-chat = discussion
web-key-theme = thème clair ou sombre
web-key-help = cette aide

# The end

web-finished = Terminée après la manche { $round }.
web-score-sheet = Feuille de décompte
web-wins = { $winners ->
    [one] { $name } gagne
   *[other] { $name } gagnent
}
web-wins-by = { $points ->
    [one] { $ahead ->
        [one] avec { $points } point, un de plus que { $name }.
       *[other] avec { $points } point, { $ahead } de plus que { $name }.
    }
   *[other] { $ahead ->
        [one] avec { $points } points, un de plus que { $name }.
       *[other] avec { $points } points, { $ahead } de plus que { $name }.
    }
}
web-wins-level = { $points ->
    [one] avec { $points } point chacun.
   *[other] avec { $points } points chacun.
}
web-solo-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-solo-goal = { $reached ->
    [true] L’objectif de { $goal } est atteint.
   *[false] L’objectif est de { $goal }. Une autre partie ?
}
web-points-by-round = Points, manche par manche
web-whose-land = Choisir la terre à voir
web-remembered = Temps forts
web-remembered-settlement = Meilleure agglomération
web-remembered-settlement-about = { $besides ->
    [0] { $count ->
        [one] { $card } : { $count } point
       *[other] { $card } : { $count } points
    }
   *[other] { $count ->
        [one] { $card } (voisins : { $cards }) : { $count } point
       *[other] { $card } (voisins : { $cards }) : { $count } points
    }
}
web-remembered-wonder = { $count ->
    [one] La seule merveille
   *[other] La première merveille
}
web-remembered-wonder-about = { $card }, manche { $round }
web-remembered-harvest = Plus riche récolte
web-remembered-harvest-about = { $amount } d’un coup, manche { $round }
web-remembered-sought = Le plus demandé
web-remembered-sought-about = { $count ->
    [one] { $card }, un contrat de travail
   *[other] { $card }, { $count } contrats de travail
}
web-remembered-chain = Plus longue chaîne
web-remembered-chain-about = { $cards }, en une action
web-remembered-round = Meilleure manche
web-remembered-round-about = { $count ->
    [one] { $count } point, manche { $round }
   *[other] { $count } points, manche { $round }
}
web-remembered-land = Plus vaste terre
web-remembered-land-about = { $count ->
    [0] aucun terrain acheté
    [one] un terrain acheté
   *[other] { $count } terrains achetés
}
web-rematch = Revanche
