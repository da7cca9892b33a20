# Files with records.

file-missing = Le fichier { $file } n’existe pas.
file-folder = { $file } est un dossier. Indiquez un fichier avec un enregistrement.
file-long = { $file } est trop volumineux pour être un enregistrement.
file-binary = { $file } n’est pas un texte. Les enregistrements sont du JSON en UTF-8.
file-unreadable = { $file } ne peut pas être lu : { $reason }.
file-unwritable = { $file } ne peut pas être écrit : { $reason }.
file-problem = { $file } : { $sentence }
# $reason of a file that cannot be read or written.
file-reason-denied = ce n’est pas permis
file-reason-full = il n’y a plus de place
file-reason-read-only = on ne peut rien y écrire
file-reason-no-folder = ce dossier n’existe pas
file-reason-no-file = ce fichier n’existe pas
file-reason-folder = c’est un dossier
file-reason-name = ce nom n’est pas possible
file-reason-other = le système dit { $code }

# labora check

check-game = { $file } : { $game }
check-over = { $turns ->
    [one] { $mode } { $variant }, { $turns } tour, terminée après la manche { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } tours, terminée après la manche { $round }. { $scores }
}
check-open = { $turns ->
    [one] { $mode } { $variant }, { $turns } tour, maintenant à la manche { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } tours, maintenant à la manche { $round }. { $scores }
}
check-score = { $player } { $points }

# labora show

show-no-moment = --at demande un nombre de tours (12), ou de tours et de décisions (12.3), et non « { $value } ».
show-late-moment = { $turns ->
    [one] L’enregistrement n’a que { $turns } tour : --at demande au plus { $turns }.
   *[other] L’enregistrement n’a que { $turns } tours : --at demande au plus { $turns }.
}
show-no-position = « { $value } » n’est ni un fichier ni la ligne d’une position. { $reason }
show-moment = { $turns ->
    [one] { $moves ->
        [one] Après { $turns } tour, et { $moves } décision du suivant.
       *[other] Après { $turns } tour, et { $moves } décisions du suivant.
    }
   *[other] { $moves ->
        [one] Après { $turns } tours, et { $moves } décision du suivant.
       *[other] Après { $turns } tours, et { $moves } décisions du suivant.
    }
}
show-problem = Montré jusqu’au dernier coup permis. { $sentence }

# The drawings

draw-title = { $mode }, { $variant }
draw-round = { $last ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $last }
}
draw-turn = { $player } joue
draw-decides = { $player } décide
draw-actions = { $actions ->
    [0] plus d’action
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
draw-over = La partie est terminée
draw-fee = Un contrat de travail coûte { $fee }
draw-land = Terrains : district { $district }, lopin { $plot }
draw-sold-out = épuisé

draw-wheel = Roue
draw-now = actuel
draw-next = suivant
draw-joker = joker
draw-coming = À venir : { $events }
draw-coming-event = manche { $round }, { $what }
draw-phase = agglomérations et bâtiments { $phase }
draw-solo-last-phase = dernières agglomérations (E), fin
draw-bonus-round = manche bonus, agglomérations E, fin
draw-enters = { $good } sur la roue
draw-end-display = { $count ->
    [one] La partie se termine quand toutes les piles sont en jeu et qu’il reste au plus { $count } bâtiment.
   *[other] La partie se termine quand toutes les piles sont en jeu et qu’il reste au plus { $count } bâtiments.
}

draw-display = Offre : { $deck }
draw-display-empty = L’offre est vide.
draw-display-legend = * constructible maintenant ({ $player })
draw-price = { $card } : { $price }
draw-price-separator = {" ; "}
draw-free = gratuit

draw-board = { $player }, { $points }
draw-board-neutral = { $player }
draw-goods = Biens
draw-goods-worth = { $goods } (nourriture { $food }, énergie { $energy })
draw-clergymen = Ecclésiastiques
draw-clergymen-free = disponibles : { $free }
draw-nobody-free = aucun disponible, tous sont sur des bâtiments
draw-brothers = { $count ->
    [one] { $count } frère convers
   *[other] { $count } frères convers
}
draw-hand = Agglomérations
draw-hand-empty = toutes construites
draw-mark-prior = P{ $player }
draw-mark-brother = F{ $player }
draw-mark-neutral = n
draw-legend = P : prieur, F : frère convers, avec le numéro du joueur. Les cases sont (colonne, rangée).
draw-log = Journal
draw-forest = forêt
draw-moor = tourbière
draw-terrain-plains = plaine
draw-terrain-hillside = versant
draw-terrain-coast = côte
draw-terrain-water = eau
draw-terrain-mountain = montagne
draw-same-mountain = ″
draw-scores = Scores
draw-score-goal = L’objectif de la partie solo est de 500 points.

# labora table

table-wrong-players = { $players ->
    [one] { $mode } se joue à { $players } joueur, mais --players en nomme { $given }.
   *[other] { $mode } se joue à { $players } joueurs, mais --players en nomme { $given }.
}
table-no-name = « { $name } » ne peut pas être un nom : les noms sont différents, non vides et longs de 40 caractères au plus.
table-person = Joueur { $number }
table-bot = { $bot ->
    [random] Hasard { $number }
    [novice] Novice { $number }
    [monk] Moine { $number }
    [cellarer] Cellérier { $number }
    [abbot] Abbé { $number }
   *[other] Bot { $bot } { $number }
}
table-other-bot = Il n’y a pas de bot « { $bot } » ici : { $name } joue au hasard.

table-welcome = { $mode }, { $variant }. La partie est enregistrée dans { $file }
table-hint = Tapez le numéro d’une option. ? pourquoi pas autre chose · u défaire · i NOM une carte · p la table · h aide · q quitter
table-resume = Il y a une partie inachevée : { $game }. La continuer ? [O/n]{" "}
table-resume-game = { $mode } { $variant }, manche { $round }, { $players } ({ $file })
table-overwrite = { $file } existe. Le remplacer ? [o/N]{" "}
table-continue = Continuer à partir du dernier coup permis ? L’ancien enregistrement reste tel quel. [o/N]{" "}
table-yes = o
table-kept = Le fichier reste tel quel.

table-owner-asked = { $player } décide maintenant.
table-goods = Biens : { $goods }
# Behind a building that could be chosen but would do nothing now.
table-no-use = (sans effet pour vous maintenant)
table-only-choice = (le seul choix) { $option }
table-enter-end = [Entrée] termine le tour.
table-enter-payment = [Entrée] paie le premier. Ou tapez ce que vous donnez, par exemple : { $example }
table-prompt = { $player }>{" "}
table-more = … et { $count } de plus : m les montre toutes.
table-group-deck = Pile { $deck }
table-group-row = Rangée { $row }

table-empty = Tapez un numéro de la liste, ou h pour l’aide.
table-no-number = Il n’y a pas d’option { $number } : les numéros vont de 1 à { $most }.
table-not-understood = « { $text } » ne correspond à aucune option. Tapez un numéro de la liste, ou h pour l’aide.
table-several = « { $text } » correspond à plusieurs options. Tapez quelques lettres de plus, ou le numéro.
table-no-goods = « { $text } » n’est pas une liste de biens. Tapez par exemple : 2 céréales 1 tourbe
table-no-card = Aucune carte de cette partie ne s’appelle « { $text } », ou plusieurs noms conviennent. Tapez i et un nom : i boulangerie
table-no-good = « { $text } » ne désigne aucun bien, ou en désigne plusieurs.
table-payment-gives = Ce que vous avez tapé vaut { $food } et { $energy }. Aucune tuile ne doit être de trop.
table-why-payment = Vous pouvez donner tous les biens qui suffisent, pourvu qu’aucun d’eux ne soit de trop. Tapez-les : 2 céréales 1 tourbe
table-why-not = { $options } : { $reason }
table-why-nothing = Il n’y a pas d’autre réponse à cette question : tout ce qui est possible est dans la liste.
table-undone = Défait : { $option }
table-saved = La partie est enregistrée dans { $file }
table-loaded = Chargé : { $file }
table-load-which = Quelle partie ? l FICHIER, ou l’une de vos parties inachevées :
table-load-none = Vous n’avez pas d’autre partie inachevée. l FICHIER charge un enregistrement.
table-bye = Partie enregistrée. Pour continuer : labora table --load { $file }
table-nothing-played = Rien n’a été joué, rien n’est enregistré.
table-input-ended = L’entrée est terminée.
table-finished = La partie est terminée. Son enregistrement est { $file }
# The letters that are typed for commands are the same in every language.
table-help-text =
    Tapez le numéro d’une option, ou une partie de ses mots (« boulangerie »), ou une case (« 3,0 »).
    Plusieurs réponses tiennent sur une ligne : couper ; 0,0 ; 1
    Paiements : le numéro d’une proposition, Entrée pour la première, ou les biens eux-mêmes : 2 céréales 1 tourbe
    ? [MOTS]    pourquoi d’autres choses ne sont pas possibles maintenant
    u           défaire votre dernière décision de ce tour ; uu tout le tour jusqu’ici
    i NOM       ce qu’une carte coûte, vaut et fait : i boulangerie
    w [BOT]     que ferait l’abbé ? w monk interroge le moine
    p           de nouveau toute la table
    log         ce qui s’est passé jusqu’ici
    m           toutes les options d’une longue liste
    s [FICHIER] enregistrer la partie (elle l’est de toute façon après chaque décision)
    l [FICHIER] charger une autre partie
    q           quitter ; la partie est gardée, vous pourrez la continuer plus tard
