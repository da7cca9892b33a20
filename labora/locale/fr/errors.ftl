# What the engine refuses.

error-game-over = La partie est terminée : il n’y a plus rien à décider.
error-nothing-to-undo = Il n’y a rien à défaire : le tour vient de commencer, ou un autre joueur a décidé depuis.
error-no-mode = Il n’y a pas de mode « { $value } ». Modes : { $known }.
error-no-variant = Il n’y a pas de version « { $value } ». Versions : { $known }.
error-no-quarry = La Carrière de la pile C ne peut être retirée que dans la partie courte à quatre en version France.
# $text is what was given, $decision the id of the open decision.
error-no-option = « { $text } » n’est pas une réponse possible ici.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] Cette ligne est trop longue pour une position.
    [fields] Ce n’est pas la ligne d’une position : des champs manquent, sont inconnus ou s’y trouvent deux fois.
    [number] Un nombre de la ligne est trop petit ou trop grand : « { $text } ».
    [setup] Ce mode ou cette version n’existe pas.
    [name] La ligne nomme quelque chose qui n’existe pas, ou pas à cet endroit : « { $text } ».
    [cards] Cette position ne peut pas se présenter : une carte s’y trouve deux fois, ou n’est pas dans la partie, ou pas encore.
    [goods] Cette position ne peut pas se présenter : il y a des biens qui ne peuvent pas y être.
    [land] Cette position ne peut pas se présenter : les terrains ne s’accordent pas.
    [clergymen] Cette position ne peut pas se présenter : les ecclésiastiques ne peuvent pas être placés ainsi.
    [wheel] Cette position ne peut pas se présenter : la roue ne peut pas être ainsi.
    [round] Cette position ne peut pas se présenter : cette étape ou ce tour n’existe pas dans cette manche.
    [decision] Cette position ne peut pas se présenter : cette décision n’y est pas ouverte, ou il n’y a rien à choisir.
   *[other] Cette position ne peut pas se présenter dans une partie.
}
error-bot-no-file = Le fichier { $file } n’existe pas.
error-bot-no-class = { $file } n’a pas de classe { $class } qui soit un labora.bots.Bot.
error-bot-broken = { $file } ne peut pas être chargé : { $reason }.
error-bot-failed = L’arène s’est arrêtée, car { $bot } a produit une erreur : { $reason }.
error-bot-no-program = Il n’y a pas de programme « { $command } ». Un programme à vous se nomme ainsi : exec:./mybot.
error-cluster-no-answer = { $address ->
    [auto] Il n’y a pas de grappe Ray sur cet ordinateur. Lancez-en une avec « ray start --head », ou dites dans RAY_ADDRESS où elle est.
   *[other] Aucune grappe Ray ne répond à { $address }. Lancez-y une avec « ray start --head », ou dites dans RAY_ADDRESS où elle est.
}
error-cluster-unfit = La grappe Ray à { $address } est inutilisable : { $reason }
error-cluster-differs = Le nœud { $node } a Labora { $there }, ici c’est { $here }. Installez la même chose sur chaque nœud : sinon les résultats ne seraient pas les mêmes.
error-cluster-lacks = Il manque au nœud { $node } le paquet Python { $module }. Installez-y ce qui est installé ici.
error-cluster-work = Le nœud { $node } n’a pas pu faire son travail : { $reason }
error-cluster-lost = La grappe a perdu du travail pour de bon : { $reason }
error-other = Ce n’est pas possible.
