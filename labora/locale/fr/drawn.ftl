# The drawn table: what pictures say to those who do not see them, and the few words on cards.

icon-peat = tourbe
icon-peat-coal = charbon de tourbe
icon-livestock = bétail
icon-meat = viande
icon-grain = céréales
icon-straw = paille
icon-wood = bois
icon-whiskey = whiskey
icon-clay = argile
icon-ceramic = céramique
icon-coin = pièces
icon-book = livre
icon-reliquary = reliquaire
icon-stone = pierre
icon-ornament = ornement
icon-grapes = raisins
icon-wine = vin
icon-flour = farine
icon-bread = pain
icon-malt = malt
icon-beer = bière
icon-wonder = merveille
icon-five-coins = tuile 5 pièces
icon-joker = joker
icon-food = nourriture
icon-energy = énergie
icon-points = points
icon-dwelling = valeur résidentielle
icon-settlement = une agglomération de votre main
icon-cloister = bâtiment du monastère
icon-forest = forêt
icon-moor = tourbière
icon-water = eau
icon-wheel = avec la roue de production
icon-different = biens différents
icon-basic = un bien de base
icon-occupied = un bâtiment occupé
icon-prior-any = un bâtiment où se trouve un prieur
icon-prior-home = votre prieur revient
icon-all-clergy = tous vos ecclésiastiques reviennent
icon-neighbour = un bâtiment adjacent
icon-display = un bâtiment de l’offre
icon-build = construire
icon-fell = abattre des arbres
icon-cut = couper de la tourbe
icon-district = district
icon-plot = lopin

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-white = Blanc

# Words between the pictures of a function.
fn-or = ou
fn-then = puis
fn-use = à utiliser
fn-alike = identiques
fn-another = d’un autre
fn-for-each = par
fn-any = à volonté
fn-each = pour chaque
fn-times = { $times ->
    [one] une fois
   *[other] jusqu’à { $times } fois
}
fn-neighbours = de chaque voisin
fn-settlement = Rapporte sa propre valeur résidentielle et celles des cartes adjacentes ; une case Eau adjacente sans carte compte 3.
fn-settlement-brief = rapporte avec ses voisins

drawn-economic = valeur économique { $value }
drawn-dwelling = valeur résidentielle { $value }
drawn-heartland = dès le départ
drawn-costs = coûte
drawn-kind-building = bâtiment
drawn-kind-heartland = bâtiment de base
drawn-kind-settlement = agglo­mération
drawn-kind-cloister = monastère
drawn-kind-wilderness = nature
drawn-number = N° { $number }
drawn-deck = { $deck ->
    [start] départ
   *[other] pile { $deck }
}
drawn-state-rest = {""}
drawn-state-can = possible
drawn-state-chosen = choix fait
drawn-state-not = pas maintenant
drawn-state-changed = vient de changer
drawn-state-placed = en place
# $terrain, $colour, $good and $goods take forms.
drawn-empty = case libre : { $terrain }
drawn-space-at = { $name }, rangée { $row }, case { $column }
drawn-man-prior = prieur ({ $colour })
drawn-man-lay-brother = frère convers ({ $colour })
drawn-clergy = ecclésiastiques disponibles : { $home } sur { $all }
drawn-plot-coast = Lopin côtier
drawn-plot-mountain = Lopin montagneux
drawn-plot-hills = Versants
drawn-plot-plains = Plaines
drawn-zoom-in = Agrandir
drawn-zoom-out = Réduire
drawn-zoom-fit = Tout voir

drawn-wheel = La roue de production dans la manche { $round } ; la liste ci-dessous dit ce qu’elle produit
drawn-yields = Ce que la roue produit maintenant et à la manche suivante
drawn-yield = { $good } : { $now } maintenant, { $next } à la manche suivante
drawn-not-yet = { $good } : pas sur la roue
drawn-enters = { $good } : arrive sur la roue
drawn-round = manche
drawn-round-number = manche { $round }
drawn-bonus = bonus
drawn-bonus-round = manche bonus
drawn-phase = phase Agglomération { $phase }
drawn-gift = chacun reçoit : { $goods }
drawn-calendar = Calendrier de la partie

drawn-sum-food = { $count ->
   *[other] nourriture
}
drawn-sum-energy = { $count ->
   *[other] énergie
}
drawn-sum-coin = { $count ->
    [one] pièce
   *[other] pièces
}
drawn-goods-of = Biens : { $name }
drawn-land-of = Terre : { $name }
drawn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-needs = il faut
# Of a card, for those who do not see it.
drawn-values = valeur économique { $economic }, valeur résidentielle { $dwelling }
drawn-no-place = aucune place
drawn-no-free = manque : { $terrain }
drawn-coming-deck = { $count ->
    [one] Voir la pile { $deck } : { $count } carte, manche { $round }
   *[other] Voir la pile { $deck } : { $count } cartes, manche { $round }
}
drawn-cards-round = { $count ->
    [one] { $count } carte, manche { $round }
   *[other] { $count } cartes, manche { $round }
}
drawn-score = Décompte
drawn-goods = biens
drawn-economy = économie
drawn-settlements = agglo­mérations
drawn-total = total
drawn-sheet-goods = Biens
drawn-sheet-economy = Économie
drawn-sheet-settlements = Agglo­mérations
drawn-sheet-total = Total
drawn-sheet = Feuille de décompte
drawn-goods-scored = Biens qui rapportent
drawn-need = { $have } sur { $need }
drawn-fewer = moins
drawn-more = plus
drawn-give = Donner : { $good }, { $count } sur { $have }
drawn-chart = Points après chaque manche
drawn-end = fin
# $goal is 500.
drawn-goal = { $points } points sur { $goal }
drawn-frontispiece = Un paysage : la mer, la côte, une tourbière, une forêt, des champs, un monastère devant la roue, un moulin, des montagnes

# Names that fit on a card of the land; a cloister's banner stands before them.
short-G01 = Prieuré
short-G02 = Cour
short-G06 = Combus­tible
short-G07 = Fourneau
short-G12 = Pierres
short-G13 = Bâtisseurs
short-G16 = Chapitre
short-G18 = Atelier
short-G19 = Abattoir
short-G22 = Carrière
short-G26 = Chantier
short-G28 = Château
short-G34 = Sacristie
short-G39 = Domaine
short-G41 = Confrérie
short-F03 = Grange
short-F04 = Moulin
short-F05 = Boulan­gerie
short-F08 = Marché
short-F09 = Jardin
short-F10 = Charpen­terie
short-F11 = Promenade
short-F14 = Vignoble
short-F15 = Dom. financé
short-F17 = Biblio­thèque
short-F20 = Auberge
short-F21 = Cave
short-F23 = Bains
short-F24 = Église
short-F25 = Merveilles
short-F27 = Palais
short-F29 = Carrière
short-F30 = Hôtel
short-F31 = Vignoble
short-F32 = Chauffoir
short-F33 = Compagnie
short-F35 = Faussaire
short-F36 = Pèlerinage
short-F37 = Dortoir
short-F38 = Imprimerie
short-F40 = Hospice
short-I03 = Grenier
short-I04 = Malterie
short-I05 = Brasserie
short-I08 = Faux phare
short-I09 = Filature
short-I10 = Chaumière
short-I11 = Bateau
short-I14 = Lieu sacré
short-I15 = Druide
short-I17 = Scripto­rium
short-I20 = Taverne
short-I21 = Distil­lerie
short-I23 = Parloir
short-I24 = Chapelle
short-I25 = Portique
short-I27 = Manoir
short-I29 = Cabane
short-I30 = Réfectoire
short-I31 = Port
short-I32 = Égl. filiale
short-I33 = Tonnel­lerie
short-I35 = Tour ronde
short-I36 = Chambrerie
short-I37 = Rempart
short-I38 = Foire
short-I40 = Hôtellerie
short-clay-mound = Colline
short-farmyard = Ferme
short-cloister-office = Bureau
short-shanty-town = Quartier
short-farming-village = Paysans
short-market-town = Bourg
short-fishing-village = Pêcheurs
short-artists-colony = Artistes
short-hamlet = Hameau
short-village = Village
short-hillside-village = V. à flanc
short-forest = Forêt
short-moor = Tourbière
