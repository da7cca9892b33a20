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
mcp-no-card-near = Il n’y a pas de carte « { $card } » ({ $variant }). Vouliez-vous dire { $nearest } ?
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

mcp-prompt-play-text = Joue une partie d’Ora et Labora avec moi. Ouvre une table ({ $mode }) avec « open_table » et une place pour « person », et donne-moi le lien. Lis d’abord « rules » si tu ne connais pas le jeu. À ton tour, regarde la table, décide, et dis-moi en une phrase ce que tu as fait et pourquoi. Après chacun de tes tours, attends-moi avec « look » et « wait ». Joue pour gagner, en adversaire aimable.
mcp-no-address = « { $value } » n’est pas l’adresse d’un serveur. Elle ressemble à { $example }.
mcp-no-service = Impossible de démarrer : un autre programme occupe le port, ou la base de données ne s’ouvre pas.
