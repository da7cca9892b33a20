# The command `labora`.

cli-version = { $form ->
    [compiled] labora { $version }, moteur compilé
   *[plain] labora { $version }, moteur non compilé
}
cli-yes = oui
cli-no = non

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

# $least and $most come as texts.
cli-no-number = { $option } demande un nombre entier de { $least } à { $most }, et non « { $value } ».

cli-play-address = Les tables sont à l’adresse { $address }. Ctrl-C pour finir.
cli-play-no-client = Le client web n’a pas été construit. Lancez ./play, ou jouez dans le terminal : labora play --terminal.
cli-play-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --port.
cli-play-no-terminal = La table a besoin d’un terminal pour vous poser des questions. Dans les scripts, utilisez « labora simulate ».
cli-play-which-mode = Quelle partie ?
cli-play-which-variant = Quelle version ?
cli-play-choice = { $number }  { $name } : { $title } ({ $about })
cli-play-prompt = Numéro ou nom [{ $default }] :{" "}

cli-rules-more = « labora rules CHAPITRE » montre un chapitre ; --mode et --variant choisissent la partie.
cli-no-chapter = Il n’y a pas de chapitre « { $value } ». { $nearest ->
    [none] Chapitres : { $known }.
   *[other] Vouliez-vous dire « { $nearest } » ?
}

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
