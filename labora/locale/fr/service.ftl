# What the service says: problems, and names that it makes up.

service-table-name = Chez { $name }
service-broken = les règles ont changé depuis, et le coup { $move } n’est plus possible. { $why }
service-record-name = Partie enregistrée : { $name }

problem-who-are-you = Dites-nous d’abord votre nom : la requête ne contient pas de jeton valable.
problem-no-such-address = Page introuvable.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-such-language = Cette langue n’existe pas ici.
problem-no-such-number = La table n’en est pas encore là.
problem-no-such-recovery = Ce lien n’est pas valable : il a déjà servi, il a expiré, ou un lien plus récent l’a remplacé.
problem-no-such-message = Ce message n’existe pas à cette table.
problem-no-such-person = Cette place n’est occupée par personne.
problem-no-such-page = Cette page n’existe pas, ou elle est privée.
problem-not-your-name = Ce n’est pas votre nom : rien n’a été effacé.
problem-no-such-device = Cet appareil n’existe pas.
problem-no-such-game = Cette partie n’existe pas.
problem-no-such-lesson = Cette leçon n’existe pas.
problem-no-such-bot = Il n’y a pas de bot nommé { $bot }. Bots : { $bots }.
problem-no-such-answer = Ce n’est pas une réponse possible à cette question.
problem-wrong-method = Cette adresse ne s’utilise pas de cette façon.
problem-malformed = La requête n’a pas pu être comprise.
problem-too-large = La requête est trop grande.
# $where is the path of a field, $what an id.
problem-invalid = { $what ->
    [missing] Il manque à la requête : { $where }.
    [unknown] La requête contient un champ inconnu : { $where }.
    [too-short] { $where } : c’est trop court.
    [too-long] { $where } : c’est trop long.
    [too-small] { $where } : c’est trop petit.
    [too-large] { $where } : c’est trop grand.
    [unprintable] { $where } : seuls les caractères imprimables sont permis.
    [not-a-choice] { $where } : ce n’est aucune des valeurs possibles.
    [wrong-type] { $where } : ce n’est pas le bon type ; il faut un texte, un nombre, une liste ou autre chose de ce genre.
   *[other] { $where } : cette valeur n’est pas possible.
}
problem-wrong-origin = La requête vient d’une page d’un autre site.
problem-wrong-host = Ce serveur n’est pas prévu pour le nom { $host }. L’administrateur peut l’ajouter à LABORA_HOSTS.
problem-too-often = { $seconds ->
    [one] Trop de demandes à la suite. Réessayez dans une seconde.
   *[other] Trop de demandes à la suite. Réessayez dans { $seconds } secondes.
}
problem-too-many-connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez quelques pages et réessayez.
problem-storage = La partie n’a pas pu être enregistrée, rien n’a donc changé. Veuillez réessayer.
problem-unexpected = Une erreur s’est produite de notre côté. Rien n’a changé.
problem-rules = Les règles ne le permettent pas.

problem-too-many-waiting = Vous avez déjà { $limit } tables en attente de joueurs. Fermez d’abord l’une d’elles.
problem-too-many-with-bots = Des bots jouent déjà à { $limit } de vos tables. Terminez ou fermez d’abord l’une d’elles.
problem-wrong-seats = { $players ->
    [one] Cette partie a une seule place, et non { $seats }.
   *[other] Cette partie a { $players } places, et non { $seats }.
}
problem-me-twice = Vous ne pouvez prendre qu’une place en votre nom ; les autres places de cet appareil se jouent « Cet écran ».
problem-unratable = { $why ->
    [device] Une partie classée ne se joue pas sur un seul appareil : chacun est sur le sien.
    [model] Aucun modèle de langage ne prend place à une table classée.
   *[people] Une partie classée demande au moins deux personnes, chacune à sa propre place.
}
problem-already-seated = Vous êtes déjà à cette table.
problem-no-free-seat = Il n’y a pas de place libre ici.
problem-seat-taken = Cette place est prise.
problem-not-seated = Vous n’êtes pas à cette table.
problem-not-your-seat = Ce n’est pas votre place.
problem-no-hints = Cette table se joue sans conseils.
problem-no-hint-now = Aucun conseil n’est disponible pour l’instant. Réessayez.
problem-creator-only = Seule la personne qui a ouvert la table peut le faire.
problem-not-absent = Ce joueur est là : seul un joueur absent peut être remplacé par un bot.
problem-not-absent-long-enough = { $minutes ->
    [one] Ce joueur peut encore revenir. Un bot pourra prendre la place dans une minute.
   *[other] Ce joueur peut encore revenir. Un bot pourra prendre la place dans { $minutes } minutes.
}
problem-nobody-to-ask = Les personnes qui devraient accepter ont quitté la partie.
problem-already-started = La partie a commencé. Vous pouvez plutôt abandonner.
problem-not-playing = La partie n’est pas en cours.
problem-not-started = La partie n’a pas commencé : il y a des places libres.
problem-over = La partie est terminée.
problem-not-over = La partie n’est pas encore terminée.
problem-closed = Cette table est fermée.
problem-read-only = Les règles ont changé depuis que cette partie a été jouée : on peut seulement la regarder, jusqu’à son dernier coup permis. Pour continuer, annulez ce qui suit ce coup.
problem-newer-version = Une version plus récente du serveur a continué cette table. On peut la regarder ici, mais pas la modifier.
problem-unreadable = À partir d’ici, les données enregistrées de cette table sont illisibles.
problem-too-long = Cette partie est devenue trop longue pour continuer ici.

problem-conflict = Il s’est passé autre chose à la table entre-temps. Regardez-la de nouveau avant de décider.
problem-not-your-turn = Ce n’est pas à vous de décider maintenant.
problem-not-possible = Ce n’est pas possible maintenant.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-nobody-asked = Personne n’a demandé d’annuler quoi que ce soit.
problem-asked-yourself = La demande vient de vous : c’est aux autres d’accepter.
problem-seats-of-record = Les places d’une partie enregistrée sont jouées par vous, sur cet appareil, ou par des bots.
problem-record-too-long = L’enregistrement dépasse la limite de { $limit } décisions.
problem-no-replay-now = L’enregistrement ne peut pas être lu maintenant. Veuillez réessayer.
