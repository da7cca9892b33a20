# Bots: the arena, the solo game, suggestions and explanations.

# Ce qu’un programme qui joue a fait de travers.
bot-lost-slow = { $bot } n’a pas répondu à temps : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-unstarted = { $bot } n’a pas pu démarrer : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-exited = { $bot } s’est arrêté avec le code de sortie { $text } : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-killed = { $bot } a été arrêté par le signal { $text } : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-closed = { $bot } a fermé sa sortie : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-wrong = { $bot } a répondu « { $text } », ce qui n’est pas possible ici : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-no-answer = { $bot } a écrit « { $text } », mais une ligne doit commencer par choose, info, name ou ready : un coup au hasard est joué à sa place (tours perdus : { $count }).
bot-lost-given-up = { $bot } n’a pas pu démarrer, trois fois de suite, et n’est plus relancé : des coups au hasard sont joués à sa place (tours perdus : { $count }).

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
