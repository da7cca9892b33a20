# The commands that run the service and look after it.

serve-help = Lancer le service : des tables où jouer dans le navigateur, pour cet ordinateur ou pour le monde entier.
serve-host = L’adresse à écouter ; 0.0.0.0 pour toutes.
serve-port = Le port à écouter.
serve-database = Où tout est gardé : sqlite+aiosqlite:///labora.db ou postgresql+asyncpg://user@host/name.
serve-web = Le dossier d’un client web construit, à la place de celui du paquet.
serve-bot-workers = Dans combien de processus les bots réfléchissent ; 0 laisse cela aux services lancés avec --bots-only.
serve-bots-only = Ne faire que réfléchir les bots, pour tous les services de la même base PostgreSQL.
serve-origins = D’autres adresses d’où les pages peuvent venir, séparées par des virgules.
serve-log-level = debug, info, warning ou error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [port] { $variable } ne peut pas être « { $value } » : il faut un nombre entier de 0 à 65535.
    [bot_workers] { $variable } ne peut pas être « { $value } » : il faut un nombre entier de 1 à 64, ou 0 avec PostgreSQL, où d’autres font réfléchir les bots.
    [bots_only] { $variable } ne peut pas être « { $value } » : il faut yes ou no, et yes seulement avec PostgreSQL.
    [bot_seconds] { $variable } ne peut pas être « { $value } » : il faut un nombre supérieur à 0, jusqu’à 3600.
    [tables_in_memory] { $variable } ne peut pas être « { $value } » : il faut un nombre entier à partir de 1.
    [rate_limits] { $variable } ne peut pas être « { $value } » : il faut yes ou no.
    [mcp] { $variable } ne peut pas être « { $value } » : il faut yes ou no.
    [smtp] { $variable } ne peut pas être « { $value } » : il faut une adresse comme smtp://nom:motdepasse@mail.example.org:587.
    [mail_from] { $variable } ne peut pas être « { $value } » : il faut un expéditeur comme Labora <labora@example.org>.
    [notice_seconds] { $variable } ne peut pas être « { $value } » : il faut un nombre de 0 à 3600.
    [notice_pause] { $variable } ne peut pas être « { $value } » : il faut un nombre de 0 à 86400.
    [log_level] { $variable } ne peut pas être « { $value } » : il faut debug, info, warning ou error.
   *[other] { $variable } ne peut pas être « { $value } ».
}

admin-help = Entretenir la base de données du service : tables, messages, personnes, sauvegardes.
admin-close-table = Fermer une table : plus personne ne peut y décider.
admin-remove-message = Retirer un message d’une table, par le numéro de son événement.
admin-block-token = Bloquer un jeton, donné tel quel ou par son empreinte.
admin-block-person = Bloquer une personne sur tous ses appareils, quels que soient les liens et les codes.
admin-unblock-person = Laisser revenir une personne bloquée.
admin-reports = Lister les signalements : signalement, quand, personne, table, numéro du message ; puis le texte.
admin-reports-all = Aussi ceux qui sont clos.
admin-close-report = Clore un signalement : il est traité.
admin-no-report = Ce signalement n’existe pas.
admin-find-person = Lister les personnes par nom : id, depuis quand, combien de tables.
admin-delete-person = Supprimer le nom, les appareils, les liens et les messages d’une personne, y compris dans le service en marche. Un bot joue la suite.
admin-ratings = Recalculer les cotes de toutes les personnes d’après leurs parties, et dire lesquelles changent.
admin-ratings-done = { $changed ->
    [0] Cotes recalculées : { $count }. Aucune n’a changé.
   *[other] Cotes recalculées : { $count }. Changées : { $changed }.
}
admin-backup = Tout écrire dans un fichier, pendant que le service tourne.
admin-restore = Remplir une base de données vide à partir d’un tel fichier.
admin-done = C’est fait.
admin-rows = { $rows ->
    [0] { $file } : aucune ligne.
    [one] { $file } : une ligne.
   *[other] { $file } : { $rows } lignes.
}
admin-no-message = Il n’y a pas de message avec ce numéro à la table.
admin-no-token = Ce jeton n’existe pas.
admin-no-person = Cette personne n’existe pas.
admin-not-empty = La base de données n’est pas vide : la restauration n’en remplit qu’une nouvelle.
admin-no-backup = Ce fichier n’est pas une sauvegarde.
admin-file = Le fichier ne peut pas être utilisé : { $reason }.
