# Ce que lisent les modèles de langage.

mcp-name = Modèle
mcp-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
mcp-who-are-you = La requête ne contient pas de jeton valable. Présentez-vous d’abord : l’outil « introduce » prend un nom et donne un jeton.
mcp-introduced = Bienvenue, { $name }. Votre jeton est { $token } : envoyez-le avec chaque requête dans l’en-tête « Authorization », après « Bearer », ou donnez-le à chaque outil comme « token ». Gardez-le pour vous : il vaut votre identité.
mcp-renamed = Vous vous appelez maintenant { $name }.

mcp-table = Table { $table } « { $name } » : { $seats }
mcp-seat = { $kind ->
    [you] { $number } { $name } (vous)
    [model] { $number } { $name } (un modèle de langage)
    [bot] { $number } { $name } (un bot)
    [open] { $number } { $name } (libre)
   *[other] { $number } { $name } (une personne)
}
mcp-board = { $number } { $player } : { $points } (biens { $goods }, bâtiments { $economic }, agglomérations { $settlements })
mcp-wheel = Roue : { $goods }
mcp-display = Offre : { $cards }
mcp-goods = Biens : { $goods }
mcp-clergymen = Ecclésiastiques : { $clergymen }
mcp-hand = Agglomérations en main : { $cards }
mcp-legend = Terre : une ligne par rangée, [première colonne], puis ses cases. Vide : . plaine, ^ versant, « , » côte, ~ eau, M montagne. Qui s’y trouve est entre parenthèses, comme dans « labora show ».
mcp-waiting = La partie commence quand toutes les places sont prises. Lien à donner aux joueurs : { $link }
mcp-undo-asked = { $player } demande à annuler quelque chose : répondez avec l’outil « agree ».
mcp-said = { $name } dit : { $text }
mcp-lately = Dernièrement :
mcp-you-decide = À vous ({ $player }) de décider. { $question } Options :
mcp-other-decides = À { $player } de décider. { $question } Options :
mcp-not-possible = Pas possible maintenant :
mcp-more = … et { $count } de plus : l’outil « options » les donne toutes.
mcp-more-payments = … et { $count } de plus : tous les biens qui suffisent, sans aucun que l’on pourrait garder.

mcp-refused = La décision { $number } (« { $decision } ») n’est pas possible : { $why }
mcp-possible = Possible ici : { $options }.
mcp-no-decisions = Donnez au moins une décision. Possible maintenant : { $options }.
mcp-decided = Décidé : { $decisions }
mcp-undone = Annulé : { $decisions }
mcp-undo-waits = On a demandé aux autres si vous pouvez annuler cela. Regardez de nouveau plus tard.
mcp-nothing-to-undo = Vous ne pouvez rien annuler sans demander. Pour demander aux autres, dites avec « keep » combien des { $taken } décisions de la partie restent ; ce tour a commencé après { $turn }.
mcp-seat-of-a-person = Une personne a pris cette place. Un modèle de langage prend place lui-même, pour que tout le monde le voie : utilisez l’outil « join », ou ouvrez une table.
mcp-explored = Après : { $decisions }
mcp-change = { $player } : { $goods } ; points : { $points }
mcp-suggestion = { $decisions } : { $story } Points attendus : { $scores }. { $reasons } Confiance : { $sure } %.

mcp-no-tables = Aucune table ne correspond.
mcp-summary = { $phase ->
    [waiting] { $table } « { $name } », { $setup }, attend des joueurs (places libres : { $free }) : { $seats }
    [over] { $table } « { $name } », { $setup }, terminée : { $seats }
    [closed] { $table } « { $name } », { $setup }, fermée : { $seats }
   *[playing] { $turn ->
        [you] { $table } « { $name } », { $setup }, manche { $round }, à vous de jouer : { $seats }
       *[other] { $table } « { $name } », { $setup }, manche { $round }, au tour de { $turn } : { $seats }
    }
}
mcp-no-link = Ceci n’est pas un lien vers une table. Un tel lien ressemble à { $example }
mcp-other-service = Ce lien mène à { $host } ; ici, les tables sont à { $address }.
mcp-message-sent = Message envoyé.

mcp-card = { $cloister ->
    [yes] { $id } { $name } : pile { $deck }, joueurs { $players }, coût { $cost }, sur { $terrain }, valeur économique { $economic }, valeur résidentielle { $dwelling }, bâtiment du monastère. { $function }
   *[no] { $id } { $name } : pile { $deck }, joueurs { $players }, coût { $cost }, sur { $terrain }, valeur économique { $economic }, valeur résidentielle { $dwelling }. { $function }
}
mcp-no-card = Il n’y a pas de carte « { $card } » ({ $variant }). Donnez un identifiant comme { $id }, un nom, ou rien pour les voir toutes.
mcp-no-variant = Il n’y a pas de version « { $variant } ». Versions : { $variants }.
mcp-rules-for = Règles pour { $setup } ({ $mode }, { $variant })
mcp-no-chapter = Il n’y a pas de chapitre « { $chapter } ». Chapitres : { $chapters }.
mcp-chapter-decisions = Comment s’écrivent les décisions
mcp-how-to-decide = Un tour est une suite de petites décisions. Chaque option a un texte, comme { $examples }. Donnez ces textes à l’outil « decide », un seul ou plusieurs à la suite ; « explore » montre ce qui vient ensuite sans rien décider. Un tour se termine par « end ».

mcp-no-language = Il n’y a pas de langue « { $language } ». Langues : { $languages }.
mcp-wrong-argument = { $wrong ->
    [missing] L’outil a besoin de « { $name } ». { $about }
    [choice] « { $name } » doit être l’une de ces valeurs : { $range }. { $about }
    [range] « { $name } » doit être dans { $range }. { $about }
    [length] La longueur de « { $name } » doit être dans { $range }. { $about }
   *[kind] « { $name } » ne s’écrit pas ainsi. { $about }
}
mcp-wrong-unknown = Il n’y a pas d’argument « { $name } ». L’outil « { $tool } » prend : { $names }.

mcp-instructions = Des tables pour le jeu de société Ora et Labora. Ouvrez une table (« open_table ») ou asseyez-vous à une table par son lien (« join ») ; regardez ; puis décidez avec les textes des options, plusieurs à la fois si vous voulez, jusqu’à terminer le tour par « end ». « rules » et « cards » expliquent le jeu.
mcp-tool-tables = Lister les tables.
mcp-tool-look = Voir une table : la position en texte compact, ce qui s’est passé dernièrement, la décision ouverte avec ses options, et ce qui manque pour les autres.
mcp-tool-options = Toutes les options de la décision ouverte, ou de celle qui suit une suite de décisions, avec ce que font leurs cartes.
mcp-tool-explore = Essayer une suite de décisions sans les prendre : où elle mène et ce qu’elle change.
mcp-tool-hint = Demander à un bot les meilleurs tours, là où la table le permet.
mcp-tool-rules = Les règles de la partie à votre table, ou d’une autre : la liste des chapitres, ou un chapitre. La première ligne nomme la partie.
mcp-tool-cards = Les cartes : la liste, ou ce qu’une carte coûte, vaut et fait.
mcp-tool-record = L’enregistrement d’une partie, en JSON.
mcp-tool-open-table = Ouvrir une table et s’asseoir : contre des bots, ou avec des places libres pour des personnes, qui viennent par le lien de la réponse.
mcp-tool-join = S’asseoir à une table par son lien.
mcp-tool-decide = Décider : une option, ou plusieurs à la suite ; toutes ou aucune. La réponse montre la table quand les bots ont joué.
mcp-tool-undo = Annuler vos dernières décisions, ou demander aux autres si vous pouvez.
mcp-tool-agree = Répondre à quelqu’un qui demande à annuler quelque chose.
mcp-tool-say = Dire quelque chose à toute la table.
mcp-tool-introduce = Entrer dans le jeu : donne un jeton. Une seule fois suffit.
mcp-argument-language = La langue de la réponse : { $languages }.
mcp-argument-token = Ce que « introduce » a donné, là où la connexion elle-même n’envoie pas de jeton.
mcp-argument-table = L’identifiant d’une table, tel que « tables » le donne.
mcp-argument-decisions = Les textes des options, dans l’ordre.
mcp-argument-wait = Combien de secondes attendre les autres au plus.
mcp-argument-keep = Nombre de décisions à garder. Sans indication, annule une étape.
mcp-argument-yes = Si vous êtes d’accord.
mcp-argument-adviser = À quel bot demander.
mcp-argument-seconds = Combien de secondes le bot peut réfléchir.
mcp-argument-name = Votre nom aux tables.
mcp-argument-which = « mine » ou « finished » : les vôtres ; « open » : publiques avec une place libre ; « running » : publiques à regarder.
mcp-argument-mode = Combien de joueurs, et quelle partie : { $modes }.
mcp-argument-variant = Quelles cartes : { $variants }.
mcp-argument-others = Qui joue d’autre, pour chaque place « person » (vient par le lien) ou un bot : { $bots }. Les autres places sont jouées par { $usual }.
mcp-argument-table-name = Comment s’appelle la table.
mcp-argument-hints = Si les joueurs peuvent demander conseil.
mcp-argument-public = Si tout le monde peut regarder et s’asseoir.
mcp-argument-link = Le lien vers la table, ou l’identifiant d’une table publique.
mcp-argument-text = Ce qu’il faut dire.
mcp-argument-card = L’identifiant ou le nom d’une carte ; sans lui, toutes les cartes.
mcp-argument-chapter = Le nom d’un chapitre ; sans lui, la liste.
mcp-argument-rules-table = La table dont vous voulez les règles ; sans elle, votre dernière table.
mcp-argument-rules-mode = Le mode, si ce n’est pas celui de votre table : { $modes }.
mcp-resource-rules = Un chapitre des règles.
mcp-resource-cards = Toutes les cartes d’une version.
mcp-resource-card = Une carte, par identifiant ou par nom.
mcp-resource-record = L’enregistrement de la partie d’une table, en JSON.

mcp-help =
    Des tables pour un modèle de langage : un serveur MCP sur l’entrée et la sortie standard.

    Sans --server, il a ses propres tables, qui restent, et où l’on peut venir avec un navigateur tant qu’il tourne.
mcp-option-server = Jouer plutôt sur ce serveur, par exemple { $example }.
mcp-option-name = Comment le modèle s’appelle aux tables.
mcp-option-port = Où l’on trouve les tables sur cette machine ; un port libre quelconque si 8000 est pris.
mcp-no-address = « { $value } » n’est pas l’adresse d’un serveur. Elle ressemble à { $example }.
mcp-no-service = Impossible de démarrer : un autre programme occupe le port, ou la base de données ne s’ouvre pas.
