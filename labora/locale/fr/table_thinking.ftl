# Les bots qui prennent leur temps à la table du terminal, et ce qu’ils feraient

table-seconds = Combien de secondes un bot qui prend son temps peut réfléchir à un tour ou à un conseil.
table-thinking = { $score ->
    [0] { $name } réfléchit. Pour l’instant : { $line }
    [one] { $name } réfléchit. Pour l’instant, une partie à { $score } point : { $line }
   *[other] { $name } réfléchit. Pour l’instant, une partie à { $score } points : { $line }
}
table-thinking-enter = Entrée : jouer maintenant
table-hint-end = Terminer le tour.
table-hint-leads = attendu à la fin : { $scores }. { $reasons }
table-hint-whom = On ne peut pas demander à « { $bot } ». On peut demander à : { $bots }.
