# Ce qui est annoncé aux absents : par leur navigateur, par courriel, par d’autres services.

notice-turn = C’est à vous de jouer : « { $table } ».
notice-invited = { $name } vous invite : « { $table } ».
notice-undo = { $name } voudrait annuler quelque chose : « { $table } ».
notice-over = La partie « { $table } » est finie. Victoire : { $winners }.
notice-test = Désormais, Labora vous dit ici ce qui se passe à vos tables.
notice-several = { $count ->
    [one] Du nouveau à une de vos tables
   *[other] Du nouveau à { $count } de vos tables
}
notice-stop = Arrêter ces messages
notice-confirm-title = Labora peut-il vous écrire ?
notice-confirm-text = Quelqu’un a donné cette adresse pour savoir ce qui se passe à ses tables d’Ora et Labora. Si c’était vous, ouvrez ce lien et confirmez. Sinon, ne faites rien : aucun autre courriel ne viendra.
# Pourquoi le dernier message n’est pas arrivé.
notice-problem = { $problem ->
    [own-network] L’adresse est dans le réseau du serveur lui-même, ce qui n’est pas permis.
    [unreachable] Le destinataire n’a pas répondu.
    [refused] Le destinataire n’a pas accepté le message.
    [redirected] Le destinataire renvoie à une autre adresse. Entrez l’adresse définitive.
   *[mail] Le serveur ne peut pas envoyer de courriel en ce moment.
}

problem-no-such-channel = Ce lien n’est plus valable, ou l’adresse a été retirée.
problem-no-such-way = Ce serveur ne peut pas envoyer de messages de cette façon.
problem-too-many-channels = Les messages vont à { $limit } adresses au plus. Retirez-en une d’abord.
problem-no-topic = Ce n’est pas l’adresse d’un sujet : elle ressemble à https://ntfy.sh/mon-sujet.
problem-no-mail-address = Ce n’est pas une adresse de courriel.
problem-asked-already = Plusieurs courriels de confirmation ont déjà été envoyés à cette adresse. Cherchez-les dans la boîte de réception, ou réessayez demain.
problem-no-web-address = On ne peut pas écrire à cette adresse : elle commence par https:// et ne contient ni nom ni mot de passe.
problem-own-network = Cette adresse est dans le réseau du serveur lui-même. L’administrateur peut la permettre avec LABORA_NOTICE_HOSTS.
problem-no-such-host = Il n’y a pas de destinataire à cette adresse.
problem-no-such-invitation = Cette invitation n’existe plus.
problem-too-many-invited = On peut inviter { $limit } personnes au plus à une table.
