# The commands that run the service and look after it.

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
