# labora bench

bench-help = Mesurer la vitesse du moteur sur cette machine, par rapport à des programmes connus mesurés en même temps.
bench-compare = Comparer avec la mesure enregistrée dans { $file }.
bench-save = Enregistrer cette mesure dans { $file }.
bench-plain = Mesurer le moteur non compilé, même si le moteur compilé est installé.
bench-thorough = Mesurer plus longtemps, et parcourir les positions de dix mille parties.
bench-failed = La mesure a échoué : { $reason }
bench-no-baseline = { $form ->
    [compiled] Il n’y a pas de mesure du moteur compilé dans { $file }. Enregistrez-en une avec : labora bench --save
   *[plain] Il n’y a pas de mesure du moteur non compilé dans { $file }. Enregistrez-en une avec : labora bench --save
}

# $form is "compiled" or "plain"; $bound and the figures come as texts.
bench-title = { $form ->
    [compiled] Les quatorze parties, moteur compilé
   *[plain] Les quatorze parties, moteur non compilé
}
bench-column-game = Partie
bench-column-games = Parties/s
bench-column-decisions = Décisions/s
bench-column-opening = Ouverture, ms au plus
bench-column-membership = Légalité, µs au plus
bench-column-turns = Tours, ms (combien)
bench-column-baseline = Par rapport à la mesure enregistrée
bench-mean = moyenne géométrique

bench-ratios-title = Rapports et valeurs isolées
bench-column-figure = Mesure
bench-column-value = Valeur
bench-column-target = Cible
bench-at-least = au moins { $bound }
bench-at-most = au plus { $bound }
bench-decisions-to-chess-nodes = Décisions/s par rapport aux nœuds perft/s de python-chess
bench-replay-to-chess-nodes = Décisions rejouées/s par rapport aux nœuds perft/s de python-chess
bench-copy-to-chess-copy = Copie d’une position avancée de 4-long par rapport à chess.Board.copy(stack=False)
bench-games-to-catanatron-games = Parties 4-long/s par rapport aux parties aléatoires/s de Catanatron à 4 joueurs
bench-copy-us = Copie d’une position avancée de 4-long, µs
bench-replay-decisions-per-second = Décisions rejouées/s
bench-replay-linear = Vitesse pour rejouer 1 000 décisions par rapport à 500
bench-record-kilobytes = Partie de 1 000 décisions en mémoire, ko
bench-chess-perft-nodes-per-second = Nœuds perft/s de python-chess
bench-chess-copy-us = chess.Board.copy(stack=False), µs
bench-catanatron-games-per-second = Parties aléatoires/s de Catanatron à 4 joueurs
