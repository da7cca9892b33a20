# The commands that run the service and look after it.

serve-help = Lancer le serveur de jeu : pour cet ordinateur, un club ou tout internet.
serve-host = L’adresse à écouter ; 0.0.0.0 pour toutes.
serve-port = Le port à écouter.
serve-database = Où tout est gardé : sqlite:///labora.db ou postgresql://user@host/name.
serve-web = Le dossier d’un client web construit, à la place de celui du paquet.
serve-bot-workers = Nombre de processus où les bots réfléchissent ; 0 laisse cela aux serveurs lancés avec --bots-only.
serve-bots-only = Se limiter à faire réfléchir les bots, pour tous les serveurs de la même base PostgreSQL.
serve-origins = D’autres adresses d’où les pages peuvent venir, séparées par des virgules.
serve-log-level = Niveau du journal : debug, info, warning ou error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [database] { $variable } ne peut pas être « { $value } » : il faut une adresse comme sqlite:///labora.db ou postgresql://nom:motdepasse@machine/base.
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

# $where is a file, or a host with port and name; $reason is what the system or the database says.
database-unusable = { $problem ->
    [newer] Une version plus récente de Labora a converti la base de données { $where }. Lancez cette version.
    [away] La base de données { $where } ne répond pas : { $reason }. Démarrez-la ou corrigez le réglage « database ».
    [folder] Le dossier de la base de données { $where } n’existe pas. Créez-le ou corrigez le réglage « database ».
    [access] La base de données { $where } ne peut pas être ouverte. Vérifiez les droits d’accès au fichier et à son dossier.
    [full] Il n’y a plus de place sur le disque pour la base de données { $where }.
    [damaged] Le fichier { $where } est endommagé ou n’est pas une base de données. Déplacez-le et restaurez une sauvegarde.
   *[other] La base de données { $where } ne peut pas être utilisée : { $reason }.
}

admin-help = Entretenir la base de données du serveur : tables, messages, personnes, cotes, sauvegardes.
admin-close-table = Fermer une table : on ne peut plus y jouer.
admin-remove-message = Retirer un message d’une table, par le numéro de son événement.
admin-block-token = Bloquer un jeton, donné tel quel ou par son empreinte.
admin-block-person = Bloquer une personne sur tous ses appareils, quels que soient les liens et les codes.
admin-unblock-person = Laisser revenir une personne bloquée.
admin-reports = Lister les signalements ouverts : numéro, date, personne, table, numéro du message et texte.
admin-reports-all = Aussi ceux qui sont clos.
admin-close-report = Clore un signalement : il est traité.
admin-no-report = Ce signalement n’existe pas.
admin-find-person = Lister les personnes par nom : identifiant, depuis quand, combien de tables.
admin-delete-person = Supprimer le nom, les appareils, les liens et les messages d’une personne, y compris sur un serveur en marche. Un bot joue la suite.
admin-ratings = Recalculer les cotes de toutes les personnes d’après leurs parties, et dire lesquelles changent.
admin-ratings-done = { $changed ->
    [0] Cotes recalculées : { $count }. Aucune n’a changé.
   *[other] Cotes recalculées : { $count }. Changées : { $changed }.
}
admin-backup = Tout sauvegarder dans un fichier. Le serveur peut continuer à tourner.
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
