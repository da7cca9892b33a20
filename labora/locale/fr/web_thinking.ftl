# Les bots qui prennent leur temps, et ce qu’ils pensent entre-temps

web-abbot-seconds = L’abbé réfléchit à un tour
web-abbot-seconds-choice = { $count ->
    [one] au plus { $count } seconde
   *[other] au plus { $count } secondes
}
web-abbot-seconds-about = Vous voyez ce qu’il pense et pouvez lui dire de jouer.
web-level-points = { $points ->
    [one] En solo, il atteint environ { $points } point.
   *[other] En solo, il atteint environ { $points } points.
}
web-thinking-share = Avancement de la réflexion
web-thinking-best = Pour l’instant : { $line }
web-thinking-planned = { $score ->
    [one] Meilleur plan ({ $score } point) : { $line }
   *[other] Meilleur plan ({ $score } points) : { $line }
}
web-play-now = Jouer maintenant
web-resign-last-sure = Vraiment ? Les bots finiront la partie aussitôt.

# Les conseils de l’abbé

web-hint-whom = À qui demander
web-hint-now = Répondre maintenant
web-hint-abbot = Que ferait l’abbé ?
web-hint-thinking-abbot = L’abbé pèse les tours et les réponses…
web-hint-none-abbot = L’abbé ne voit rien de mieux que de terminer le tour.
web-hint-problem-abbot = L’abbé ne donne pas de réponse : { $reason }
