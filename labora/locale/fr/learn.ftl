# Les pages pour apprendre : règles, cartes, biens, et ce que les icônes disent d’elles-mêmes.

learn-title = { $title } – Labora

# Rules
learn-contents = Chapitres
learn-other-ways = Autres façons de jouer
learn-game = La partie
learn-players = Joueurs et durée
learn-variant = Version
learn-search = Chercher dans les règles
learn-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } résultat
   *[other] { $count } résultats
}
learn-one-page = Tout sur une page
learn-by-chapter = Chapitre par chapitre
learn-print = Imprimer
learn-previous = Précédent : { $title }
learn-next = Suivant : { $title }
learn-link = Lien vers « { $title } »
learn-my-table = À ma table
learn-show = Montrer à ma table
learn-close = Fermer les règles

# Drawings, for those who do not see them
learn-drawn-chain = Des céréales aux points : un champ, un moulin, du pain, une agglomération.
learn-drawn-heartland = La terre de départ
learn-drawn-round = Les étapes d’une manche en cercle
learn-drawn-wheel = La roue : un marqueur qui a attendu sept manches vaut { $value } ; quand on l’utilise, il revient à 0.
learn-drawn-turn = Les cinq actions principales en images
learn-drawn-home = Tous les ecclésiastiques sont placés : au début de la manche suivante, tous reviennent.
learn-drawn-card = Les parties d’une carte
learn-drawn-adjacency = Une case et ses quatre voisines ; les coins ne comptent pas.
learn-drawn-paying = Un paiement en nourriture et en énergie
learn-drawn-settlement = { $card } rapporte { $points } : sa valeur résidentielle et celles des cartes adjacentes.
learn-wheel-waits = vaut { $value }
learn-wheel-takes = prendre { $value }
learn-wheel-back = retour à 0
learn-card-name = nom ; doré : bâtiment du monastère
learn-card-cost = ce qu’elle coûte
learn-card-function = ce qu’elle fait
learn-card-terrain = où on peut la construire
learn-itself = l’agglomération elle-même
learn-out = placés
learn-at-home = disponibles
learn-new-round = nouvelle manche
