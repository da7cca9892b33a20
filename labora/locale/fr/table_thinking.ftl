# Les bots qui prennent leur temps à la table du terminal, et ce qu’ils feraient

table-thinking = { $score ->
    [0] { $name } réfléchit. Pour l’instant : { $line }
    [one] { $name } réfléchit. Meilleur plan ({ $score } point) : { $line }
   *[other] { $name } réfléchit. Meilleur plan ({ $score } points) : { $line }
}
table-thinking-enter = Entrée : jouer maintenant
table-hint-end = Terminer le tour.
table-hint-leads = attendu à la fin : { $scores }. { $reasons }
table-hint-whom = On ne peut pas demander à « { $bot } ». On peut demander à : { $bots }.
