# Bots: the arena, the solo game, suggestions and explanations.

cli-arena-help =
    Faire jouer des bots les uns contre les autres, et dire lequel est le meilleur et avec quelle certitude.

    Les bots se rencontrent dans tous les ordres de places avec les mêmes graines. Les parties terminées sont gardées : la même commande reprend là où elle a été interrompue.
cli-arena-bots = Au moins deux parmi { $bots }, ou le vôtre sous la forme path.py:ClassName ou exec:./mybot.
cli-arena-games-option = Combien de parties.
cli-arena-until-sure = Arrêter dès qu’il est clair, pour chaque paire, lequel est le meilleur.
cli-arena-store = Garder les parties terminées dans ce fichier plutôt qu’à l’endroit habituel.
cli-arena-csv = Écrire une ligne pour chaque place de chaque partie.
cli-arena-plot = Dessiner les scores et les parts dans ce fichier (.png, .svg, .pdf).
cli-arena-two-bots = Une arène demande au moins deux bots différents.
cli-arena-plain = Le moteur n’est pas compilé ici : les bots réfléchissent plus lentement. ./play et pip install le compilent s’il y a un compilateur C.
cli-arena-no-file = { $file } ne peut pas être écrit : { $reason }.
cli-arena-stopped = { $count ->
    [0] Arrêté. Aucune partie terminée n’est gardée dans { $file }.
    [one] Arrêté. Une partie terminée est gardée dans { $file }.
   *[other] Arrêté. { $count } parties terminées sont gardées dans { $file }.
}
cli-arena-scores = Scores
cli-arena-ahead = Part des parties où le premier finit devant le second
cli-arena-column-bot = Bot
cli-arena-column-rating = Cote
cli-arena-column-interval = 95 %
cli-arena-column-score = Score moyen
cli-arena-column-turn = ms par tour
cli-arena-column-slowest = le plus lent
cli-arena-column-lost = tours perdus
cli-arena-not-rated = { $bot } n’a pas de cote : il a perdu plus de la moitié de ses tours ({ $lost } sur { $turns }).
# $share, $low and $high come as texts: 52.5.
cli-arena-pair = { $games ->
    [one] { $a } finit devant { $b } dans { $share } % des cas, sur une partie (95 % : de { $low } à { $high })
   *[other] { $a } finit devant { $b } dans { $share } % de { $games } parties (95 % : de { $low } à { $high })
}

# Ce qu’un programme qui joue a fait de travers.
bot-lost-slow = { $bot } n’a pas répondu à temps : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-unstarted = { $bot } n’a pas pu démarrer : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-exited = { $bot } s’est arrêté avec le code de sortie { $text } : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-killed = { $bot } a été arrêté par le signal { $text } : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-closed = { $bot } a fermé sa sortie : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-wrong = { $bot } a répondu « { $text } », ce qui n’est pas possible ici : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-no-answer = { $bot } a écrit « { $text } », mais une ligne doit commencer par choose, info, name ou ready : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-given-up = { $bot } n’a pas pu démarrer, trois fois de suite, et n’est plus relancé : des coups au hasard sont joués à sa place (tours perdus : { $count }).

cli-solo-help = Faire jouer la partie solo par un bot, et montrer de quoi son score est fait.
cli-solo-bot = Qui joue : { $bots }, ou le vôtre sous la forme path.py:ClassName ou exec:./mybot.
cli-solo-seconds = Combien de temps le bot peut réfléchir à toute la partie, en secondes de processeur.
cli-solo-watch = Dessiner le plan à mesure qu’il grandit.
cli-solo-record = Écrire l’enregistrement de la partie dans ce fichier.
cli-solo-plan = Le plan jusqu’ici : { $score } points
cli-solo-tries = { $count ->
    [0] Aucun essai, { $score } points
    [one] Un essai, { $score } points
   *[other] { $count } essais, { $score } points
}
cli-solo-column-rounds = Manches
cli-solo-column-score = Score
cli-solo-column-built = Construit
cli-solo-title = Solo, { $variant }

cli-explain-help = Montrer ce que l’évaluation voit dans une position d’un enregistrement : chaque terme, son poids et ses points.
cli-explain-record = L’enregistrement d’une partie.
cli-explain-at = Après tant de tours ; sans indication, la dernière position.
cli-explain-which = Le bot dont les poids sont utilisés.
cli-explain-title = { $turns ->
    [0] { $bot } au début, manche { $round }
    [one] { $bot } après un tour, manche { $round }
   *[other] { $bot } après { $turns } tours, manche { $round }
}
cli-explain-term = Terme

# Terms of the evaluation.
term-score = Score actuel
term-money = Pièces au-delà des groupes de cinq
term-settlements = Agglomérations à venir, selon les cases, la nourriture et l’énergie
term-clergymen = Ecclésiastiques disponibles ou près de revenir
term-land = Cases libres, forêts et tourbières
term-wheel = Ce qu’offre la roue
term-stock = Nourriture, énergie et variété des biens
term-goods = Biens selon ce qu’ils peuvent encore devenir
term-buildings = Utilité restante des bâtiments
term-ending = Moment de la fin de partie
term-total = Total

# Why a turn is suggested: what it gains most.
reason-score = Cela rapporte des points tout de suite.
reason-money = Cela rapporte de l’argent.
reason-settlements = Cela prépare une agglomération qui rapportera bien.
reason-clergymen = Cela garde des ecclésiastiques disponibles, ou les fait revenir.
reason-land = Cela fait de la place, ou garde des forêts et des tourbières.
reason-wheel = Cela laisse une bonne production sur la roue.
reason-stock = Cela procure de la nourriture, de l’énergie ou des biens variés.
reason-goods = Cela procure des biens qui vaudront davantage.
reason-buildings = Cela procure un bâtiment qui sera utile.
reason-ending = Cela amène la fin de la partie quand elle est bienvenue, ou la retarde.
reason-later = C’est le meilleur départ pour les tours suivants.
