# What is to be decided, in one line for whoever decides. All of them may use:
# $card (the building in use), $held (the card to be placed), $owner and $active (players), $step (an id), $phase (A to E),
# $gone (the good to be felled or cut, where only the joker is left for it), $round, $actions (main actions left),
# $purchases, $fee and $gift (amounts), $cost (what is to be paid), $left, $limit, $pile ("district" or "plot"),
# $neutral ("yes" or "no"), $trade ("2 wood → 1 ornament").

decision-over = La partie est terminée.
decision-turn = { $step ->
    [settlement-phase] { $actions ->
        [0] Phase Agglomération { $phase } : vous avez fini, terminez votre tour.
       *[other] Phase Agglomération { $phase } : vous pouvez acheter un terrain, puis construire une agglomération. Terminez votre tour quand vous avez fini.
    }
    [bonus-actions] { $actions ->
        [0] Manche bonus : votre action est faite. { $purchases ->
            [0] Terminez votre tour.
           *[other] Achetez un terrain ou terminez votre tour.
        }
       *[other] Manche bonus : il vous reste une dernière action. Construisez, ou placez votre prieur sur n’importe quel bâtiment, même d’un autre joueur, et utilisez-le.
    }
   *[other] { $actions ->
        [0] Votre action principale est faite. { $purchases ->
            [0] Terminez votre tour.
           *[other] Achetez un terrain ou terminez votre tour.
        }
        [1] { $step ->
            [last-action] C’est le dernier tour de la partie. Choisissez votre action principale.
           *[other] Choisissez votre action principale.
        }
       *[other] Choisissez une action principale ; vous en avez { $actions } dans ce tour.
    }
}
decision-place = { $step ->
    [bonus-actions] Quel bâtiment utilisez-vous ? Votre prieur peut aller gratuitement sur n’importe quel bâtiment, même celui d’un autre joueur, occupé ou non.
   *[other] Sur lequel de vos bâtiments inoccupés placez-vous un ecclésiastique pour l’utiliser ?
}
decision-clergyman = Qui va { FORM($card, "au") } : un frère convers ou le prieur ? Un prieur encore disponible peut utiliser un bâtiment dès que vous le construisez.
decision-contract = Quel bâtiment d’un autre joueur utilisez-vous ? Vous payez le prix du contrat ({ $fee }), le propriétaire place un ecclésiastique, et les biens sont pour vous.
decision-fee = Comment payez-vous l’utilisation { FORM($card, "du") } ({ $owner }) ?
decision-owners-clergyman = { $neutral ->
    [yes] Quel ecclésiastique du joueur neutre va { FORM($card, "au") } ?
   *[no] Contrat de travail : { $active } utilise chez vous { FORM($card, "le") }. Lequel de vos ecclésiastiques y placez-vous ?
}
decision-fell = Laquelle de vos forêts abattez-vous ? Le bois vient de la roue de production.
decision-cut = Dans laquelle de vos tourbières coupez-vous de la tourbe ? La tourbe vient de la roue de production.
decision-indicator = { $gone ->
    [none] Que prenez-vous avec la roue de production, et avec quel marqueur ? Le marqueur utilisé retourne à 0.
   *[other] Le marqueur { $gone } a quitté la roue. Utilisez-vous le joker, qui retourne à 0, ou ne prenez-vous rien ?
}
decision-card = Quel bâtiment de l’offre construisez-vous ?
decision-space = Sur quelle case placez-vous { FORM($held, "le") } ?
decision-prior = Votre prieur est disponible. Le placez-vous sur { FORM($held, "le") } pour utiliser tout de suite ce nouveau bâtiment ?
decision-amount = { $limit ->
    [1] { $card } : { $trade }. Le faites-vous ?
   *[other] { $card } : { $trade }. Combien de fois le faites-vous ?
}
decision-payment = { $card } : quels biens donnez-vous ? Il faut : { $cost }. Ce qui est donné en trop est perdu.
decision-give = { $card } : donnez des biens différents, l’un après l’autre, dans l’ordre de la liste (encore à donner : { $left }). Lequel ensuite ?
decision-good = { $card } : que prenez-vous ?
decision-forest = { $card } : laquelle de vos forêts retirez-vous ? Elle ne donne pas le bois de la roue.
decision-target = { $card } : quel bâtiment utilisez-vous ainsi ?
decision-tile = { $pile ->
    [district] Quelle face du nouveau district voulez-vous, et où le placez-vous ?
   *[plot] Quelle face du nouveau lopin voulez-vous, et où le placez-vous ?
}
decision-settlement = Quelle agglomération construisez-vous ?
decision-site = Sur quelle case placez-vous { FORM($held, "le") } ? Cette agglomération rapporte sa propre valeur résidentielle et celles des cartes voisines.
decision-settlement-payment = Que donnez-vous pour { FORM($held, "le") } ({ $cost }) ? Ce qui est en trop n’est pas rendu.
decision-reward = { $card } : quels biens à points prenez-vous ? { $limit ->
    [one] Ils peuvent valoir ensemble jusqu’à { $limit } point.
   *[other] Ils peuvent valoir ensemble jusqu’à { $limit } points.
}
decision-improvement = { $card } : quelle tuile améliorez-vous ?
decision-land = { $card } : quel terrain prenez-vous maintenant ?
decision-clearing = { $card } : que faites-vous maintenant ?
decision-neutral-card = Quel bâtiment de l’offre revient maintenant au joueur neutre ? Tous doivent être placés ; tant que c’est possible, il faut donc garder une place pour chaque sorte, bâtiments du monastère et autres.
decision-neutral-space = Où placez-vous { FORM($held, "le") } sur la terre du joueur neutre ? La carte peut recouvrir un bâtiment inoccupé de même sorte ; un bâtiment du monastère doit aussi être adjacent à un autre, s’il existe une telle case.
decision-neutral-prior = Placez-vous le prieur neutre sur l’un des bâtiments qui viennent d’être placés, pour l’utiliser en payant { $fee } ou { $gift } ?
