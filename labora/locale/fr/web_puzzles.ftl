# Puzzles: one turn is clearly better than all others.

web-puzzle = Problème
web-puzzles-about = Un tour est nettement meilleur que tous les autres. Trouvez-le et jouez-le.
web-puzzles-day = Problème du jour
web-puzzles-run = Dix à la suite
web-puzzles-run-about = Dix problèmes du plus facile au plus difficile, les nouveaux d’abord.
web-puzzles-all = Tous les problèmes
web-puzzles-play = Jouer
web-puzzles-solved = Résolus : { $count } sur { $total }
web-puzzle-is-solved = Résolu
web-puzzle-grade = { $grade ->
    [easy] Facile
    [middling] Moyen
   *[hard] Difficile
}
web-puzzle-task = Quel tour est le meilleur ? Jouez-le jusqu’au bout.
web-puzzle-of-run = Problème { $number } sur { $total }
web-puzzle-thinking = Vérification de votre tour…
web-puzzle-found = Trouvé !
web-puzzle-found-about = Votre tour vaut le meilleur.
web-puzzle-missed = Pas le meilleur tour
web-puzzle-missed-about = Il perd des points (−{ $points }).
web-puzzle-best = Le meilleur tour
web-puzzle-yours = Votre tour
web-puzzle-why = Pourquoi
web-puzzle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-puzzle-again = Réessayer
web-puzzle-next = Problème suivant
web-puzzle-end = Aux problèmes
web-puzzle-run-result = Trouvés du premier coup : { $solved } sur { $total }.
problem-no-such-puzzle = Ce problème n’existe pas.
