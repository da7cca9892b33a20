# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Brillant
web-mark-good = Bon
web-mark-inaccurate = Imprécis
web-mark-mistake = Erreur
web-mark-missed-settlement = Agglomération manquée
web-mark-forced = Coup forcé
web-analysis-start = Analyser la partie
web-analysis-about = Le moine compare chaque tour au meilleur qu’il aurait joué : combien de points les séparent à la fin de la partie, telle qu’il la prévoit.
web-analysis-working = Analyse du tour { $done } sur { $total }…
web-analysis-failed = L’analyse a été interrompue. Réessayez.
web-analysis-accuracy = Précision
web-analysis-points = Tournants
web-analysis-even = Aucun tour n’a décidé de la partie.
web-analysis-course = Résultat attendu
web-analysis-turns = Tours
web-analysis-all = Montrer tous les tours
web-analysis-better = Mieux :
web-analysis-turn = Tour { $turn }, manche { $round }
web-analysis-turning-lead = Tour { $turn } : à partir d’ici, { $name } est en tête.
web-analysis-turning-loss = Tour { $turn } : { $name } perd des points (−{ $points }).

problem-no-analysis-now = Trop de parties attendent leur analyse. Réessayez dans quelques minutes.
