# What can be wrong with a record. $turn and $move count from 1, $text is the move as the record has it.

record-too-long = C’est plus long que n’importe quelle partie : plus de { $limit } caractères.
record-no-json = Ce n’est pas un enregistrement de Labora : ce n’est pas du JSON (ligne { $line }, colonne { $column }). Les enregistrements sont écrits par « labora table ».
record-no-record = Ce n’est pas un enregistrement de Labora : un enregistrement est un objet JSON avec « format » : « labora-record ».
record-newer-notation = Cet enregistrement a été écrit par un Labora plus récent (notation { $version } ; celui-ci lit jusqu’à { $known }). Mettez Labora à jour pour l’ouvrir.
record-unknown-field = Un enregistrement n’a pas de champ « { $field } ».
record-field-twice = Le champ « { $field } » s’y trouve deux fois.
record-missing-field = Il manque à l’enregistrement le champ « { $field } ».
record-wrong-field = Le champ « { $field } » de l’enregistrement ne peut pas être { $value }.
record-wrong-setup = Une telle partie n’existe pas. { $sentence }
record-wrong-seats = { $seats ->
    [one] L’enregistrement a { $seats } place, mais ce mode se joue à { $players }.
   *[other] L’enregistrement a { $seats } places, mais ce mode se joue à { $players }.
}

record-no-line = Le tour { $turn } n’est pas une ligne de coups séparés par une seule espace : « { $text } ».
record-no-move = Tour { $turn }, coup { $move } : « { $text } » n’est pas un coup jouable ici.
record-illegal-move = Tour { $turn }, coup { $move } : « { $text } » n’est pas permis. { $why }
record-after-end = Tour { $turn }, coup { $move } : « { $text } » vient après la fin de la partie.
record-turn-ended = Tour { $turn }, coup { $move } : « { $text } » vient après la fin du tour. Chaque tour a sa propre ligne.
record-turn-open = Le tour { $turn } n’est pas terminé après « { $text } », mais un autre tour suit.
# Behind the sentence, where the rules of the record are not those of this program.
record-age = { $age ->
    [old] L’enregistrement a été fait avec des règles plus anciennes (version { $rules }, maintenant { $current }), corrigées depuis.
   *[new] L’enregistrement a été fait avec des règles plus récentes (version { $rules }, ici { $current }). Mettez Labora à jour pour l’ouvrir.
}
