# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Annuler des tours
web-take-back-menu = Annuler des tours…
web-take-back-title = Revenir avant…
web-take-back-none = Il n’y a encore rien à annuler.
web-take-back-which = Quel tour faut-il annuler ?
web-take-back-alone = { $count ->
    [one] Ce seul tour est annulé.
   *[other] Ces { $count } tours sont annulés.
}
# $names are the names of $people persons: "Anna and Bert".
web-take-back-ask = { $count ->
    [one] { $people ->
        [one] Ce seul tour est annulé si { $names } accepte.
       *[other] Ce seul tour est annulé si { $names } acceptent.
    }
   *[other] { $people ->
        [one] Ces { $count } tours sont annulés si { $names } accepte.
       *[other] Ces { $count } tours sont annulés si { $names } acceptent.
    }
}
web-take-back-do = { $asks ->
    [true] Demander aux autres
   *[false] Annuler le tour
}
# $turn is one of the two below.
web-undo-asked = { $name } voudrait tout annuler à partir d’ici : { $turn }.
web-undo-you-asked = Vous avez demandé à tout annuler à partir d’ici : { $turn }.
web-undo-to-turn = manche { $round }, { $words }
web-undo-to-begin = le début
web-undo-agreed = D’accord : { $names }.
web-undo-waits = En attente : { $names }.
web-undo-yes = Accepter
web-undo-no = Refuser
web-undo-withdraw = Retirer
web-undo-refused = { $name } a refusé l’annulation.
web-key-back = annuler des tours entiers

# Standing answers

web-standing-hired = Quand quelqu’un utilise un de vos bâtiments
web-standing-settling = Phase Agglomération { $phase }
web-standing-pass = Passer
web-standing-about-pass = votre tour dans cette phase Agglomération se termine de lui-même
web-pass-phase = Passer cette phase

# Why not

web-why-turn = C’est à { $name } de jouer.
web-why-watching = Vous regardez cette table.
web-why-over = La partie est terminée.
web-why-question = Répondez d’abord à ceci : { $question }
web-why-settlement = Les agglomérations ne s’utilisent pas. Elles comptent à la fin.
web-why-nothing-fits = Rien de ce que vous pouvez payer ne peut aller ici.
web-why-coming = Ce bâtiment rejoint l’offre à la manche { $round }.
web-why-not-now = Ce n’est pas possible maintenant.

# Hints

web-hint = Que ferait le moine ?
web-hint-thinking = Le moine se caresse le menton…
web-hint-none = Le moine ne voit rien de mieux que de terminer le tour.
web-hint-problem = Le moine ne donne pas de réponse : { $reason }
web-hint-again = Redemander
web-hint-turn = { $rank ->
    [1] Son premier choix
    [2] Son deuxième
   *[other] Son troisième
}
web-hint-scores = Ce qu’il attend à la fin
web-hint-sure = { $sure ->
    [high] Il en est sûr.
    [middle] Il en est assez sûr.
   *[low] Cela se joue à peu de chose.
}
web-hint-play = Jouer ainsi
web-hint-play-about = Joue ces coups sans terminer votre tour. On peut les défaire.
web-hint-end = Terminer le tour
web-hints-allowed = Les joueurs peuvent demander conseil
web-hints-setting = Conseils
web-key-hint = que ferait le moine ?

# After the end

web-rematch-join = { $name } a ouvert une revanche : prendre place

# What a screen reader hears

web-others = Les autres joueurs
web-heard-your-turn = C’est à vous. { $question }
web-heard-turn = C’est à { $name }.
