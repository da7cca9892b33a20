# The command `labora`.

cli-help = Jouer à Ora et Labora dans le navigateur ou le terminal, lancer des bots et des simulations, ou héberger un serveur.
cli-version = { $form ->
    [compiled] labora { $version }, moteur compilé
   *[plain] labora { $version }, moteur non compilé
}
cli-yes = oui
cli-no = non

cli-option-version = Montrer la version et si le moteur est compilé ou non.
cli-option-mode = Combien de joueurs, et quelle partie : { $modes }.
cli-option-variant = Quelles cartes : { $variants }.
cli-option-jobs = Combien de processus travaillent à la fois. Par défaut un seul, ou autant que la grappe a de processeurs.
cli-option-on = Où se fait le travail : { $places }. « ray » est la grappe Ray de RAY_ADDRESS, sinon celle de cet ordinateur.
cli-option-seconds = Combien de temps un bot peut réfléchir à un tour, en secondes.
cli-option-json = Sortie en JSON, pour les programmes.
cli-option-language = Quelle langue : { $languages }. Par défaut, celle de LABORA_LANGUAGE ou du système.
cli-option-help = Montrer ce message et quitter.

cli-no-mode = Il n’y a pas de mode « { $value } ». { $nearest ->
    [none] Modes : { $known }.
   *[other] Vouliez-vous dire { $nearest } ? Modes : { $known }.
}
cli-no-variant = Il n’y a pas de version « { $value } ». { $nearest ->
    [none] Versions : { $known }.
   *[other] Vouliez-vous dire { $nearest } ? Versions : { $known }.
}
cli-no-bot = Il n’y a pas de bot « { $value } ». { $nearest ->
    [none] Bots : { $known }.
   *[other] Vouliez-vous dire { $nearest } ? Bots : { $known }.
}
cli-no-card = Il n’y a pas de carte « { $value } » ici. { $nearest ->
    [none] « labora cards » donne tous les identifiants et tous les noms.
   *[other] Vouliez-vous dire { $nearest } ? « labora cards » donne tous les identifiants et tous les noms.
}
cli-no-place = « { $value } » n’est pas une valeur possible de --on. { $nearest ->
    [none] Lieux : { $known }.
   *[other] Vouliez-vous dire { $nearest } ? Lieux : { $known }.
}

missing-extra = Il faut pour cela un paquet qui n’est pas installé ({ $module }). Dans le dossier des sources de Labora, lancez : { $command }
cli-no-language = Il n’y a pas de langue « { $value } ». { $nearest ->
    [none] Langues : { $known }.
   *[other] Vouliez-vous dire { $nearest } ? Langues : { $known }.
}

# Headings of the help, and what stands there for something that is to be filled in.
cli-heading-usage = Utilisation :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE [ARGS]…
cli-metavar-mode = MODE
cli-metavar-variant = VERSION
cli-metavar-language = LANGUE
cli-metavar-n = N
cli-metavar-moment = N[.M]
cli-metavar-seconds = T
cli-metavar-bot = BOT
cli-metavar-bots = BOT BOT …
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-address = ADRESSE
cli-metavar-place = LIEU
cli-metavar-record = PARTIE
cli-metavar-records = PARTIE…
cli-metavar-record-or-position = PARTIE|POSITION
cli-metavar-line = LIGNE
cli-metavar-id = ID
cli-metavar-chapter = CHAPITRE
cli-metavar-table = TABLE
cli-metavar-names = NOMS
cli-metavar-name = NOM
cli-metavar-text = TEXTE

# What is wrong with a command line. $option, $command and $text are as they were typed.
cli-usage-no-option = { $nearest ->
    [none] Il n’y a pas d’option { $option } ici. « labora --help » montre ce qu’il y a.
   *[other] Il n’y a pas d’option { $option } ici. Vouliez-vous dire { $nearest } ?
}
cli-usage-no-command = { $nearest ->
    [none] Il n’y a pas de commande « { $command } ». « labora --help » les donne toutes.
   *[other] Il n’y a pas de commande « { $command } ». Vouliez-vous dire { $nearest } ?
}
cli-usage-missing = Il manque { $what }. « labora --help » montre comment utiliser la commande.
cli-usage-no-value = L’option { $option } doit être suivie d’une valeur.
cli-usage-unwanted-value = L’option { $option } ne prend pas de valeur.
cli-usage-bad-value = La valeur donnée n’est pas possible : { $what }.
cli-usage-too-many = C’est plus que ce que la commande accepte : { $text }.
cli-usage-wrong = La commande s’utilise autrement. « labora --help » montre comment.

# $least and $most come as texts.
cli-no-number = { $option } demande un nombre entier de { $least } à { $most }, et non « { $value } ».

cli-play-help =
    Ouvrir une table dans le navigateur.

    Avec --terminal, ou avec un mode ou une version, la table est dans le terminal, et ce qui n’a pas été dit est demandé.
cli-play-mode = Dans le terminal, combien de joueurs, et quelle partie : { $modes }.
cli-play-variant = Dans le terminal, quelles cartes : { $variants }.
cli-play-terminal = Jouer dans le terminal.
cli-play-port = Le port de la table sur cette machine ; un port libre quelconque si 8000 est pris.
cli-play-browser = Ouvrir une page dans le navigateur.
cli-play-address = Les tables sont à l’adresse { $address }. Ctrl-C pour finir.
cli-play-no-client = Le client web n’a pas été construit. Lancez ./play, ou jouez dans le terminal : labora play --terminal.
cli-play-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --port.
cli-play-no-terminal = La table a besoin d’un terminal pour vous poser des questions. Dans les scripts, utilisez « labora simulate ».
cli-play-which-mode = Quelle partie ?
cli-play-which-variant = Quelle version ?
cli-play-choice = { $number }  { $name } : { $title } ({ $about })
cli-play-prompt = Numéro ou nom [{ $default }] :{" "}

cli-simulate-help =
    Jouer des parties entières avec des bots, les compter et les chronométrer.

    La même graine donne les mêmes parties, quel que soit le nombre de processus. Le code de sortie est 1 si une partie s’est bloquée ou si une vérification a échoué.
cli-simulate-games-option = Combien de parties.
cli-simulate-bot = Qui joue toutes les places : { $bots }, ou le vôtre sous la forme path.py:ClassName ou exec:./mybot.
cli-simulate-seed = Le nombre dont vient tout le hasard des parties.
cli-simulate-limit = Après cette manche, les parties encore en cours sont arrêtées et leurs points comptés (seules les parties à deux n’ont pas de fin fixée).
cli-simulate-check = Vérifier après chaque décision que rien d’impossible n’est sur la table.
cli-simulate-out = Écrire aussi chaque décision des parties dans ce fichier : { $formats }.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Parties
cli-simulate-finished = Terminées et comptées
cli-simulate-stuck = Bloquées sans coup permis
cli-simulate-limited = Arrêtées par la limite de manches
cli-simulate-seconds = Secondes
cli-simulate-games-per-second = Parties par seconde
cli-simulate-decisions-per-second = Décisions par seconde
cli-simulate-mean-scores = Scores moyens par place
cli-simulate-mean-winner = Score moyen des vainqueurs
cli-simulate-winner-error = Erreur type de cette moyenne
cli-simulate-failed-checks = { $count ->
    [one] Une partie s’est mal passée : { $first }
   *[other] { $count } parties se sont mal passées. La première : { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] Une partie s’est bloquée : personne n’avait de coup permis avant la fin.
   *[other] { $count } parties se sont bloquées : personne n’avait de coup permis avant la fin.
}

cli-rules-help = Les règles avec nos propres mots : le sommaire, ou un chapitre, avec les nombres d’une partie.
cli-rules-which = L’identifiant d’un chapitre (wheel) ou son titre (La roue) ; par défaut, le sommaire.
cli-rules-more = « labora rules CHAPITRE » montre un chapitre ; --mode et --variant choisissent la partie.
cli-no-chapter = Il n’y a pas de chapitre « { $value } ». { $nearest ->
    [none] Chapitres : { $known }.
   *[other] Vouliez-vous dire « { $nearest } » ?
}

records-help = Convertir un dossier d’enregistrements en données d’apprentissage : chaque décision avec sa position, ses possibilités et son résultat.
records-folder = Le dossier ; ceux qu’il contient sont parcourus aussi.
records-out = Le fichier à écrire : { $formats }.
records-done = { $games ->
    [one] { $games } partie, { $decisions } décisions : { $file }
   *[other] { $games } parties, { $decisions } décisions : { $file }
}
records-no-folder = { $folder } n’est pas un dossier.
records-none = Il n’y a pas d’enregistrement dans { $folder }.
data-wrong-name = { $file } : le nom doit finir par { $formats }.

cli-cards-help = Montrer les cartes avec leurs nombres et ce qu’elles font : toutes dans un tableau, ou une en entier.
cli-cards-which = L’identifiant d’une carte (F05, village) ou son nom (Boulangerie).
cli-cards-of-variant = Seulement les cartes d’une version : { $variants }.
cli-cards-both = France et Irlande
cli-cards-id = Id
# Headings over two lines: what is above, what is below.
cli-cards-column-function =
    Nom
    Fonction
cli-cards-column-cost =
    Coût
    Terrain
cli-cards-column-deck =
    Pile
    Joueurs
cli-cards-column-values =
    Économique
    Résidentielle
cli-cards-variant = Version
cli-cards-deck = Pile
cli-cards-players = Joueurs
cli-cards-for = { $players ->
    [all] tous
   *[other] { $players }
}
cli-cards-never = Jamais en
cli-cards-cost = Coût
cli-cards-terrain = Terrain
cli-cards-cloister = Monastère
cli-cards-is-cloister = bâtiment du monastère
cli-cards-economic = Économique
cli-cards-dwelling = Résidentielle
cli-cards-function = Fonction

cli-engine-help = Répondre aux questions sur les règles, une ligne pour chaque ligne de l’entrée standard, pour des programmes dans n’importe quel langage.

cli-perft-help = Compter les suites de décisions jusqu’à une longueur donnée (perft), au total et pour chaque première option.
cli-perft-depth = La profondeur en décisions. Chacune de plus multiplie la durée.
cli-perft-position = Compter à partir de cette position, une ligne de texte, plutôt que du début d’une partie.
cli-perft-column-depth = Décisions
cli-perft-column-positions = Suites
cli-perft-column-option = Option
cli-perft-column-meaning = Sens
cli-perft-split = { $depth ->
    [one] Après { $depth } décision, selon la première option
   *[other] Après { $depth } décisions, selon la première option
}
cli-perft-more = et { $count } de plus
