# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Essayer
web-try-name = Nom de la variante
web-lines = Variantes
web-lines-about = Les variantes que vous essayez. Personne d’autre ne les voit.
web-lines-none = Vous n’essayez encore rien à cette table.
web-lines-game = La partie elle-même
web-lines-round = manche { $round }
web-lines-remove = Retirer { $name }
web-trial = Vous essayez « { $name } » : personne d’autre ne le voit.
web-trial-back = Retour à la partie
web-origin = Cette partie en continue une autre.
web-origin-look = Voir ce moment
web-origin-record = Cette partie vient d’un enregistrement.
web-record-problem = L’enregistrement a pu être suivi jusqu’ici. { $problem }
web-no-aids = Sans aides
web-no-aids-about = Sans aides : avant la fin, ni essais, ni conseils, ni analyse.
web-no-aids-choice = Sans aides : ni essais, ni conseils, ni analyse avant la fin
web-open-record = Ouvrir un enregistrement
web-open-record-drop = Déposez un enregistrement ici pour voir sa partie.
web-record-large = Le fichier est trop grand pour un enregistrement de partie : au plus { $limit } ko.
