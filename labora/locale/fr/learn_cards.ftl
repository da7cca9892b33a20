# What the pages of cards and goods say.

# Cards
learn-cards-line = Toutes les cartes des deux versions, ce qu’elles font et avec quoi elles se combinent.
learn-cards-search = Nom ou mot de la carte
learn-count = { $count ->
    [one] { $count } carte sur { $all }
   *[other] { $count } cartes sur { $all }
}
learn-filters = Choisir des cartes
learn-kind = Type
learn-kind-building = bâtiments
learn-kind-heartland = bâtiments de base
learn-kind-settlement = agglomérations
learn-kind-wilderness = forêt et tourbière
learn-deck = Pile
learn-for-players = Partie à
learn-terrain = Se pose sur
learn-cost = Coûte
learn-makes = Donne
learn-needs = Demande
learn-clear = Tout montrer
learn-none = Aucune carte ne correspond.
learn-drop = Sans « { $choice } », il y en a { $count }
learn-example = Par exemple
learn-example-note = selon les règles de ce programme
learn-goes-with = Va bien avec
learn-with-gives = donne { $goods }
learn-with-takes = demande { $goods }
learn-with-beside = ajoute { $value } à côté d’une agglomération
learn-bots = Comment la jouent les meilleurs bots
learn-bots-built = Construite dans { $percent } % des parties, en moyenne à la manche { $round }.
learn-bots-used = Utilisée { $times } fois par partie quand elle est construite.
learn-bots-never = Jamais construite dans ces parties.
learn-bots-source = { $games } parties du bot « { $bot } », { $mode } : { $command }
learn-in-games = Parties
learn-not-in = absente en : { $modes }
learn-any-players = toutes les parties
learn-back-to-cards = Toutes les cartes
learn-card-next = Carte suivante
learn-card-previous = Carte précédente

# Goods
learn-goods-line-france = Le pain et le vin deviennent des trésors.
learn-goods-line-ireland = La bière et le whiskey deviennent des trésors.
learn-goods-about = Suivez une ligne depuis la roue, à gauche : chaque bâtiment change des biens en de meilleurs.
learn-web = Le réseau des biens : { $variant }
learn-feeds = nourrit
learn-heats = chauffe
learn-scores = rapporte des points
learn-only-use = sert seulement à construire ou à être transformé
learn-from = Vient de
learn-into = Devient
learn-builds = Construit
learn-from-wheel = de la roue
learn-back-side = au dos : { $good }
learn-more = En savoir plus dans les règles
