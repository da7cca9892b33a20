# Judging games and making puzzles, at the command line.

analyse-help =
    Faire juger chaque tour d’une partie par un bot : ce qui a été joué, ce qu’il aurait joué et combien de points les séparent.

    Chaque tour reçoit le même temps de réflexion, si bien que les parties du bot lui-même ne perdent presque rien.
analyse-record = L’enregistrement d’une partie.
analyse-bot = Qui juge : { $judges }.
analyse-nothing = { $file } n’a aucun tour à juger.
analyse-title = La partie vue par { $bot }
analyse-column-turn = Tour
analyse-column-round = Manche
analyse-column-player = Joueur
analyse-column-mark = Avis
analyse-column-loss = Perte
analyse-column-played = Joué
analyse-better = mieux : { $line }
analyse-accuracy = { $name } : précision { $accuracy } %

puzzles-help =
    Trouver des positions où un tour est nettement meilleur que tous les autres, dans des parties de bots ou dans des enregistrements.

    Le bot le plus fort confirme chacune avec dix fois plus de réflexion. Ce qui est trouvé est aussitôt sur le disque : la même commande reprend là où elle a été interrompue.
puzzles-from = Parcourir cet enregistrement, ou tous ceux de ce dossier. Peut être donné plusieurs fois.
puzzles-games = Faire jouer par des bots autant de parties de chaque mode et de chaque version, et les parcourir.
puzzles-mode = Seulement les parties de ce mode.
puzzles-variant = Seulement les parties de cette version.
puzzles-each = Combien de problèmes de chaque mode et de chaque version garder au plus.
puzzles-out = Écrire les problèmes dans ce fichier, un par ligne.
puzzles-one-of-two = D’où viennent les parties ? Donnez soit --from, soit --games.
puzzles-done = { $count ->
    [one] { $count } problème est dans { $file } (facile { $easy }, moyen { $middling }, difficile { $hard }).
   *[other] { $count } problèmes sont dans { $file } (faciles { $easy }, moyens { $middling }, difficiles { $hard }).
}

error-bot-no-reasons = { $bot } n’explique pas ce qu’il fait. Ces bots le font : { $bots }.
