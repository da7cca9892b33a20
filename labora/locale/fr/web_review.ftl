### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Revoir la partie
web-review-page = { $name } : revoir la partie
web-review-about = Vous revoyez la partie : personne ne le voit.
web-review-to-table = À la table
web-review-course = Le cours de la partie
web-review-panels = Panneaux
web-review-steps = Étapes
web-review-start = Au début
web-review-round-back = Manche précédente
web-review-back = Décision précédente
web-review-play = { $on ->
    [true] Pause
   *[other] Lecture
}
web-review-on = Décision suivante
web-review-round-on = Manche suivante
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
    [true] Montrer de nouveau la terre du joueur actif
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
web-try-about = une copie privée, personne d’autre ne la voit
