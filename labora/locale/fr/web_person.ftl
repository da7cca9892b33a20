# A person's page.

web-title-me = Ma page · Labora
web-me-nobody = On ne vous connaît pas encore ici. Prenez place à une table ; vos parties seront gardées sur cette page.
web-me-saved = Le nom est enregistré.

web-person-since = ici depuis le { $day }
web-person-games = { $count ->
    [one] partie
   *[other] parties
}
web-person-wins = { $count ->
    [one] victoire
   *[other] victoires
}
web-person-won = gagnées
web-person-not-won = non gagnées
web-person-streak = { $now ->
    [0] plus longue série de victoires
   *[other] plus longue série de victoires, { $now } en cours
}
web-person-best-solo = meilleur solo
web-person-played = Parties jouées
web-person-click = cliquez sur une ligne pour voir ses parties
web-person-game = Jeu
web-person-column-games = parties
web-person-mean = moyenne
web-person-best = record
web-person-course = Points : { $game }
web-person-ended = { $place ->
    [won] victoire
    [alone] solo
    [abandoned] abandon
   *[other] { $number } sur { $players }
}
web-person-none = Aucune partie n’est encore terminée.
web-person-no-running = Aucune partie n’est en cours.
web-person-look = Voir
web-barred = { $why ->
    [hints] Hors palmarès : les conseils étaient permis.
    [taken-back] Hors palmarès : un tour a été annulé.
    [quarry] Hors palmarès : partie jouée sans la Carrière.
    [bot] Hors palmarès : un bot a joué aussi.
   *[model] Hors palmarès : un modèle de langage a joué.
}

web-shown = Ce que voient les autres
web-shown-page = Ma page
web-shown-page-about = Résultats, courbes et meilleures parties, pour les personnes qui ont l’adresse. Les tables privées restent privées.
web-shown-boards = Mes meilleurs scores solo
web-shown-boards-about = Ils figurent au palmarès sous mon nom, chacun avec sa partie à revoir.
web-shown-look = Ma page vue par les autres

web-data = Mes données
web-data-about = Tout ce qui est gardé sur vous tient dans un fichier, avec les enregistrements de vos parties.
web-data-export = Tout enregistrer
web-data-delete = Effacer mes données
web-data-delete-goes = Votre nom, vos appareils, votre clé, vos messages, vos cotes et vos réglages sont supprimés définitivement. Personne ne peut les rétablir.
web-data-delete-stays = Les parties terminées restent, sans votre nom, pour celles et ceux qui les ont jouées avec vous. Dans les parties en cours, un bot joue à votre place.
web-data-delete-name = Pour continuer, écrivez votre nom : { $name }
web-data-delete-do = Supprimer définitivement

web-sheet-back = Retour à la table
web-sheet-title = { $name } : la partie sur une feuille
web-sheet-copy = Copier le lien
web-sheet-copied = Copié
web-sheet-png = Image
web-sheet-print = Imprimer ou PDF

web-boards = Palmarès
web-boards-solo = Meilleurs solos
web-boards-about = Tout le monde commence dans les mêmes conditions : les scores sont comparables. Parties jouées ici, sans conseils ni tours annulés, par les personnes qui veulent y figurer.
web-boards-variant = Version
web-boards-since = Période
web-boards-all = depuis toujours
web-boards-month = ce mois-ci
web-boards-bot = { $name }, un bot
web-boards-measured = référence

web-avoided = Personnes bloquées
web-avoided-about = Ces personnes ne peuvent pas vous inviter, et la recherche de partie ne vous réunit pas.
web-avoided-bear = Débloquer
