### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Revoir la partie
web-review-open = Revoir
web-review-page = { $name } : revoir la partie
web-review-about = Vous revoyez la partie : personne ne le voit.
web-review-to-table = À la table
web-review-course = Le cours de la partie
web-review-panels = À côté de la terre
web-review-steps = Pas
web-review-start = Au début
web-review-round-back = Une manche en arrière
web-review-back = Une décision en arrière
web-review-play = { $on ->
    [true] Pause
   *[other] Lecture
}
web-review-on = Une décision en avant
web-review-round-on = Une manche en avant
web-review-end = À la fin
web-review-speed = Vitesse
web-review-step = décision { $step } sur { $count }
web-review-key = { $unit ->
    [decision] décision
    [turn] tour
    [round] manche
   *[play] lecture
}
web-review-where = Manche { $round }, tour { $turn } sur { $turns } : { $name }
web-review-beginning = Le début
web-review-happened = Ce qui s’est passé
web-review-turn = { $name }, tour { $turn }
web-review-phase = Phase Agglomération { $phase }
web-review-decided = { $name } : { $words }
web-review-pin = { $pinned ->
    [true] Montrer de nouveau la terre de qui joue
   *[other] Garder cette terre en vue
}
web-review-from-here = À partir d’ici
web-review-record = Enregistrement

# Going on from a moment, and trying something out.
web-fork-device = Continuer sur un appareil
web-fork-device-about = toutes les places à cet écran
web-fork-solo = Continuer en solo
web-fork-solo-about = à une nouvelle table
web-fork-bots = Continuer contre des bots
web-fork-bots-about = vous êtes { $name }
web-fork-bot = Quel bot
web-try = Essayer
web-try-about = une copie privée, personne d’autre ne la voit
web-try-name = Nom de la variante
web-lines = Variantes
web-lines-about = Les variantes que vous essayez. Personne d’autre ne les voit.
web-lines-none = Vous n’essayez encore rien à cette table.
web-lines-game = La partie elle-même
web-lines-round = manche { $round }
web-lines-remove = Retirer { $name }
web-trial = Vous essayez « { $name } » : personne d’autre ne le voit.
web-trial-back = Retour à la partie
web-origin = Cette partie en continue une autre.
web-origin-look = Voir ce moment
web-origin-record = Cette partie vient d’un enregistrement.
web-record-problem = L’enregistrement a pu être suivi jusqu’ici. { $problem }
web-no-aids = Sans aides
web-no-aids-about = Sans aides : avant la fin, rien ne s’essaie, rien n’est analysé et il n’y a pas de conseils.
web-no-aids-choice = Sans aides : ni essais, ni conseils, ni analyse avant la fin
web-open-record = Ouvrir un enregistrement
web-open-record-drop = Déposez un enregistrement ici pour voir sa partie.
web-record-large = Le fichier est trop grand pour un enregistrement de partie : au plus { $limit } ko.
