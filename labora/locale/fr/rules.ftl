# Les règles avec nos propres mots. [mots](cible) mène à une section ou ouvre un terme.

rules-title = Les règles
rules-chapter-aim = Le but du jeu
rules-line-aim = Les biens font les bâtiments, et les bâtiments font les villages où il fait bon vivre.
rules-text-aim = Vous dirigez un monastère et les terres alentour. Vous récoltez des biens, vous les améliorez, vous élevez des bâtiments et vous fondez des agglomérations. À la fin, biens, bâtiments et agglomérations rapportent des points. Le joueur qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.
rules-text-aim-solo = Vous dirigez, en solo, un monastère et les terres alentour. Vous récoltez des biens, vous les améliorez, vous élevez des bâtiments et vous fondez des agglomérations. Un joueur neutre possède des bâtiments que vous pouvez utiliser contre paiement. À la fin, biens, bâtiments et agglomérations rapportent des points : le but est d’en atteindre { $goal }.
rules-text-aim-way = Le principe est toujours le même. Les biens s’accumulent sur [une roue](wheel). Un [ecclésiastique](clergymen) va dans un bâtiment, qui fournit des biens ou les transforme. Les biens servent à payer de [nouveaux bâtiments](building). La nourriture et l’énergie servent à payer des [agglomérations](settlements), et chacune rapporte des points selon ce qui l’entoure.
rules-text-aim-open = Rien n’est caché. Chacun peut regarder à tout moment les biens, les cartes posées et les cartes à venir. À part le tirage au sort du premier joueur, rien n’est laissé au hasard.
rules-text-aim-open-solo = Rien n’est caché. Vous pouvez regarder à tout moment les biens, les cartes posées et les cartes à venir. Le hasard n’intervient pas.
rules-head-start = La mise en place
rules-text-start-land = Vous commencez avec une [terre](heartland) de dix cases sur deux rangées. Trois [bâtiments de base](functions) s’y trouvent : { card-clay-mound.le }, { card-farmyard.le } et { card-cloister-office.le }. Il y a { $forests } forêts et { $moors ->
    [one] { $moors } tourbière
   *[other] { $moors } tourbières
} ; les autres cases sont des plaines vides.
rules-text-start-people = Chacun a un [prieur](prior-man) et { $brothers ->
    [one] { $brothers } [frère convers](lay-brother)
   *[other] { $brothers } [frères convers](lay-brother)
}, tous disponibles.
rules-text-start-goods = Chacun a un exemplaire de chaque [bien de base](basic-goods) : { $goods }.
rules-text-start-goods-solo = Vous n’avez aucun bien.
rules-text-start-hand = Vous avez quatre agglomérations en main : { $cards }.
rules-text-start-display = { $start ->
    [one] { $start } bâtiment est visible
   *[other] { $start } bâtiments sont visibles
} dans l’[offre](display). D’autres arrivent avec les phases Agglomération : cette partie en compte { $buildings } en tout.
rules-text-start-display-solo = { $start ->
    [one] { $start } bâtiment est visible
   *[other] { $start } bâtiments sont visibles
} dans l’[offre](display). D’autres arrivent avec les phases Agglomération : cette partie en compte { $buildings } en tout, y compris { card-G13.le } sur la terre du [joueur neutre](solo).
rules-text-start-quarry = Si tous sont d’accord, { card-F29.le } de la pile C est retirée de cette partie.
rules-text-start-first = Tous commencent avec la même terre, les mêmes biens et les mêmes cartes. Le premier joueur est tiré au sort.

rules-chapter-round = Une manche
rules-line-round = Les ecclésiastiques reviennent, la roue tourne, puis on travaille.
rules-text-round = Chaque manche comporte les mêmes étapes, dans cet ordre :
rules-text-round-last = Chaque manche, sauf [la dernière](end), comporte les mêmes étapes, dans cet ordre :
rules-text-step-home = Chaque joueur qui a placé tous ses ecclésiastiques [les reprend](home). C’est obligatoire.
rules-text-step-wheel = [La roue](wheel) tourne d’un espace.
rules-text-step-gifts = Chacun prend les [biens de la manche](gifts).
rules-text-step-neutral = Dans une manche avec phase Agglomération, le joueur neutre reçoit [tous les bâtiments encore dans l’offre](solo-phase).
rules-text-step-again = Dans une telle manche, vous reprenez alors vos ecclésiastiques une seconde fois s’ils sont tous placés, et le joueur neutre reprend les siens s’ils le sont tous.
rules-text-step-phase = Si une [phase Agglomération](timeline) est prévue, elle a lieu maintenant.
rules-text-step-actions = Chacun fait [une action principale](turn), dans le sens horaire à partir du [premier joueur](start-player). Puis le premier joueur en fait encore une.
rules-text-step-actions-two = L’un de vous fait [deux actions principales](turn). La manche suivante revient à l’autre joueur.
rules-text-step-actions-two-long = Le [premier joueur](start-player) fait [deux actions principales](turn), puis l’autre joueur en fait une.
rules-text-step-actions-solo = Vous faites [deux actions principales](turn).
rules-text-step-marker = Le joueur suivant dans le sens horaire devient premier joueur.
rules-head-timeline = Le calendrier de la partie
rules-text-timeline = Les manches où a lieu une phase Agglomération sont fixées d’avance. Après chaque phase, sa pile rejoint l’offre.
rules-text-timeline-last = La phase E vient tout à la fin, après les dernières actions. Elle n’apporte pas de nouvelles cartes.
rules-text-timeline-two = Il n’y a pas de phase E. [La fin](end) dépend du nombre de bâtiments qui restent dans l’offre.

rules-chapter-wheel = La roue
rules-line-wheel = Les biens attendent sur une roue, et l’attente les multiplie.
rules-text-wheel = Chaque bien de la roue a un [marqueur](indicator). Il indique combien on peut en prendre. Au début de chaque manche, la roue tourne, et la valeur de chaque marqueur augmente ou reste la même. Ce qui s’accumule sur la roue n’appartient à personne.
rules-text-wheel-values = Un marqueur part de 0. À chaque rotation de la roue, il passe à la valeur suivante : { $wheel }.
rules-text-wheel-last = Arrivé sur le dernier espace, un marqueur y reste jusqu’à ce que quelqu’un s’en serve.
rules-text-wheel-last-solo = Un marqueur qui se trouve sur le dernier espace quitte définitivement le jeu à la rotation suivante. Utilisez-le avant.
rules-text-wheel-take = Produire un bien, c’est en prendre dans la réserve autant que son marqueur l’indique, puis remettre le marqueur à 0. Peu importe qui s’en est servi en dernier.
rules-head-joker = Le joker
rules-text-joker = Le [joker](joker-piece) remplace le marqueur de n’importe quel bien. Il retourne alors à 0, et le marqueur du bien reste où il est. On peut ainsi prendre le même bien deux fois de suite.
rules-text-joker-only = Quand un bien n’a pas de marqueur sur la roue, seul le joker permet de le prendre. Certaines fonctions n’acceptent que le joker, car viande, pain, vin, bière et whiskey n’ont pas de marqueur.
rules-head-indicators = Ce qu’il y a sur la roue
rules-text-wheel-start = Dès le début : argile, pièces, céréales, bétail, bois, tourbe et le joker. Les marqueurs partent de 0, et la roue tourne avant la première action.
rules-text-wheel-grapes = Le marqueur Raisins entre en jeu à la manche { $grapes }, à 0.
rules-text-wheel-stone = Le marqueur Pierre entre en jeu à la manche { $stone }, à 0.
rules-text-wheel-never = Le marqueur Pierre n’entre jamais en jeu : seul le joker permet de produire de la pierre.
rules-text-wheel-never-france = Les marqueurs Raisins et Pierre n’entrent jamais en jeu. Avec le joker, { card-G22.le } produit de la pierre. Aucun bâtiment de cette partie ne produit de raisins avec la roue.
rules-head-nothing = Quand la roue ne donne rien
rules-text-wheel-zero = On peut abattre ou couper à 0 : la forêt ou la tourbière est retirée, et vous ne recevez rien. Un bâtiment qui produirait 0 ne fait rien, et sa fonction ne coûte rien. Le prix d’un contrat de travail reste dû.
rules-text-wheel-gone = Si le marqueur d’un bien a quitté le jeu, le joker le remplace. Si le joker a quitté le jeu lui aussi, la roue ne donne plus ce bien. Pour abattre ou couper, le joker n’est jamais obligatoire : vous pouvez libérer la case sans rien recevoir et laisser le joker où il est.
rules-text-wheel-all = Chaque fois que quelqu’un produit au moins un bien avec la roue, chaque joueur, lui compris, prend en plus un exemplaire de ce bien dans la réserve.

rules-chapter-turn = Un tour
rules-line-turn = Une chose à faire, et quelques autres si l’on veut.
rules-text-turn = À votre tour, vous faites exactement une [action principale](main-action). On ne peut pas passer, et il y en a toujours une de possible. Les actions sont :
rules-text-turn-two = À votre tour, vous faites deux [actions principales](main-action), l’une après l’autre ; ce peut être deux fois la même. On ne peut pas passer, et il y en a toujours une de possible. Les actions sont :
rules-text-turn-two-long = À votre tour, vous faites deux [actions principales](main-action) si vous êtes premier joueur, sinon une. On ne peut pas passer, et il y en a toujours une de possible. Les actions sont :
rules-text-turn-place = Placer un [ecclésiastique](clergymen) sur un de vos bâtiments et l’utiliser.
rules-text-turn-contract = Utiliser le bâtiment d’un autre joueur grâce à un [contrat de travail](contracts).
rules-text-turn-fell = [Abattre des arbres](fell) : une forêt devient du bois.
rules-text-turn-cut = [Couper de la tourbe](fell) : une tourbière devient de la tourbe.
rules-text-turn-build = [Construire](building) un bâtiment de l’offre.
rules-text-turn-bonus = La [manche bonus](end), à la fin, a ses propres actions.
rules-head-fell = Abattre des arbres, couper de la tourbe
rules-text-fell = Retirez une de vos forêts et produisez du bois avec [la roue](wheel), ou retirez une de vos tourbières et produisez de la tourbe. Aucun ecclésiastique n’est nécessaire. La carte quitte le jeu et laisse une plaine vide.
rules-text-fell-none = Même si vous n’avez plus de forêt ou plus de tourbière, vous pouvez choisir l’action. Il ne se passe alors rien, et la roue reste comme elle est.
rules-head-extra = Actions supplémentaires
rules-text-extra-land = Vous pouvez [acheter un terrain](land) : avant une action principale ou après, jamais au milieu.
rules-text-extra-often = Une fois par tour. Le premier joueur joue deux tours par manche et peut acheter à chacun d’eux.
rules-text-extra-often-two = Chaque joueur peut acheter une fois par manche, quel que soit le nombre de ses actions.
rules-text-extra-exchange = Les [échanges](exchange) de céréales, de pièces et de boissons sont possibles à tout moment.
rules-head-turn-end = La fin d’un tour
rules-text-turn-end = Votre tour se termine quand vous le dites. Jusque-là, vous pouvez annuler ce que vous avez fait, sauf si un autre joueur y a déjà répondu.

rules-chapter-clergymen = Les ecclésiastiques
rules-line-clergymen = Ils font le travail, et ne reviennent que tous ensemble.
rules-text-clergymen = Vous avez { $men ->
    [one] { $men } ecclésiastique
   *[other] { $men } ecclésiastiques
}, dont un prieur. Frères convers et prieur font le même travail ; seul le [prieur](prior) a un pouvoir de plus.
rules-text-clergymen-place = Pour utiliser un de vos bâtiments, placez-y un de vos ecclésiastiques disponibles, celui que vous voulez. Le bâtiment doit être [inoccupé](free-building). Vous pouvez placer un ecclésiastique même là où la fonction ne vous sert à rien, et rien ne vous oblige à l’utiliser.
rules-text-clergymen-occupied = Un bâtiment est occupé tant qu’un ecclésiastique s’y trouve, peu importe à qui il appartient. On ne peut pas placer d’ecclésiastique sur un bâtiment occupé.
rules-head-home = Quand ils reviennent
rules-text-home = Au début d’une manche, vous reprenez tous vos ecclésiastiques, mais seulement s’ils sont tous placés. Tant qu’il vous en reste un de disponible, les autres restent où ils sont, plusieurs manches s’il le faut.
rules-text-home-rest = Quand tous vos ecclésiastiques sont placés, personne ne peut plus utiliser vos bâtiments, ni vous ni les autres par contrat. Les fonctions qui [donnent accès à d’autres bâtiments](reaching) le permettent encore.
rules-text-home-early = Avec { card-F23.le }, vous reprenez plus tôt tous vos ecclésiastiques.
rules-text-home-early-ireland = Avec { card-I23.le }, vous reprenez plus tôt votre prieur.
rules-head-prior = Le prieur et la construction
rules-text-prior = Quand vous avez construit un bâtiment et que votre prieur est disponible, vous pouvez l’y placer aussitôt et utiliser le bâtiment. Cela ne coûte pas d’action. Vous pouvez aussi l’y placer sans utiliser le bâtiment.
rules-text-prior-keep = Mieux vaut donc garder le prieur disponible avant de construire.
rules-text-prior-priory = Pour utiliser { card-G01.le }, il faut un bâtiment où se trouve un prieur.

rules-chapter-contracts = Contrats de travail
rules-line-contracts = Contre le prix d’un contrat, utilisez le bâtiment d’un autre.
rules-text-contracts = Comme action principale, vous pouvez utiliser un bâtiment inoccupé d’un autre joueur. Voici comment :
rules-text-contract-pay = Vous payez [le prix du contrat](fee).
rules-text-contract-send = Le propriétaire place sur le bâtiment l’un de ses ecclésiastiques disponibles.
rules-text-contract-use = Vous utilisez la fonction avec vos propres biens, ou vous y renoncez. Ce qu’elle rapporte est à vous.
rules-text-contract-owner = Le propriétaire choisit entre le prieur et un frère convers, si les deux sont disponibles. Il ne peut pas refuser, mais il doit avoir un ecclésiastique disponible : sinon, pas de contrat.
rules-text-contract-solo = Le propriétaire est le joueur neutre. Vous choisissez lequel de ses ecclésiastiques y va. Il faut qu’il en ait un de disponible.
rules-head-fee = Le prix du contrat
rules-text-fee = { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} pour le propriétaire.
rules-text-fee-solo = { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} pour la réserve.
rules-text-fee-raised = Dès que { FORM($raiser, "le") } est construite, peu importe par qui et comment, les contrats coûtent { $raised } pièces jusqu’à la fin de la partie. L’utiliser depuis l’offre ne compte pas comme construction.
rules-text-fee-gift = Au lieu de pièces, vous pouvez toujours donner { $gift } à la réserve, quel que soit le prix. Le propriétaire ne reçoit alors rien.
rules-text-fee-never = Il n’y a rien à payer pour vos propres bâtiments, ni pour ceux que vous utilisez [grâce à un autre](reaching).
rules-text-fee-bonus = Dans la manche bonus, aucun prix de contrat n’est à payer.
rules-head-whose = Que veut dire « votre » ?
rules-text-whose = C’est vous qui utilisez la fonction. Quand une carte dit « vos forêts », « vos ecclésiastiques », « votre terre », « votre bétail » ou « vos agglomérations », il s’agit de ce qui est à vous, pas de ce qui est au propriétaire du bâtiment.
rules-text-contract-away = Un joueur dont tous les ecclésiastiques sont placés ne peut pas recevoir de contrat.

rules-chapter-building = Bâtiments
rules-line-building = Payé, posé, et il travaille jusqu’à la fin.
rules-text-building = Prenez un bâtiment de l’[offre](display), payez son coût et posez-le sur une case vide de votre terre.
rules-text-building-terrain = La case doit être d’un type de terrain indiqué sur la carte. Sur une montagne, on ne peut construire que { card-G22.le } et { card-G28.le } ; sur l’eau, seulement { card-I11.le }, en Irlande.
rules-text-building-cloister = Un [bâtiment du monastère](cloister) doit être [adjacent](beside) à un autre bâtiment du monastère. Vous commencez avec { card-cloister-office.le }.
rules-text-building-prior = Après la construction, [le prieur](prior) peut y aller aussitôt.
rules-text-building-stays = Toute carte qui a une fonction est un bâtiment : les bâtiments de base, les vignobles et les carrières aussi. Les agglomérations, les forêts et les tourbières n’en sont pas.
rules-head-functions = Lire une fonction
rules-text-functions = Une fonction a une ou plusieurs parties. Faites-les dans l’ordre de la carte ; chacune est facultative, et une partie peut se servir de ce qu’une précédente a donné.
rules-text-functions-arrow = À gauche de la flèche, ce que vous donnez ; à droite, ce que vous recevez. Il faut donner tout ce qui est à gauche, et vous recevez alors tout ce qui est à droite.
rules-text-functions-nothing = Une utilisation sans effet n’en est pas une : l’ecclésiastique est simplement placé.
rules-text-functions-times = Si une partie peut se faire plusieurs fois, dites d’abord combien de fois, puis payez le tout en une fois : trois pierres { card-G12.du } coûtent ensemble { $food } nourriture et { $energy } énergie. L’énergie de deux parties d’une même carte se paie aussi ensemble.
rules-text-functions-whose = « Votre » désigne toujours le joueur qui [utilise la fonction](whose).
rules-head-reaching = Fonctions qui donnent accès à d’autres bâtiments
rules-text-reaching = Certaines cartes vous permettent d’utiliser un autre bâtiment. Aucun ecclésiastique n’y va, il n’y a rien à payer, et les biens sont à vous.
rules-text-reach-prior = { card-G01 } : un bâtiment où se trouve un prieur, quel qu’en soit le propriétaire.
rules-text-reach-occupied = { $reacher } : contre { $gift }, n’importe quel bâtiment occupé. Vous pouvez n’y utiliser qu’une partie de la fonction ; ce qui est donné reste donné.
rules-text-reach-beside = { $garden } : prenez d’abord un bien, puis utilisez un bâtiment inoccupé adjacent à cette carte, sur la terre où elle se trouve. Utilisée depuis l’offre, elle ne donne que le bien : rien ne lui est adjacent.
rules-text-reach-display = { $guest } : un bâtiment de l’offre.
rules-text-reach-once = Chacune de ces cartes ne s’utilise qu’une fois par action. Toute autre fonction peut resservir dans la même action si l’on y accède de nouveau.
rules-head-cards = Précisions sur quelques cartes
rules-text-cards = Ce que le texte de ces cartes ne précise pas :
rules-text-card-carpentry = { card-F10 } : on construit comme d’habitude, et le prieur peut aller sur le nouveau bâtiment. On peut construire sur la case libérée ou ailleurs, ou ne pas construire. La forêt ne donne pas de bois. Utilisée depuis l’offre, la carte peut elle-même être construite.
rules-text-card-forests = { card-F38 } : les forêts retirées ne donnent pas de bois, et la roue reste comme elle est.
rules-text-card-forests-ireland = { card-I29 } : la forêt ne donne pas le bois de la roue, qui reste comme elle est.
rules-text-card-calefactory = { card-F32 } : pour abattre et couper, on utilise la roue comme toujours, dans l’ordre que vous voulez. Il faut chaque fois une carte à retirer.
rules-text-card-bathhouse = { card-F23 } : tous vos ecclésiastiques reviennent, où qu’ils soient, y compris celui que vous venez de placer. Celui qu’un propriétaire a placé pour votre contrat reste.
rules-text-card-locutory = { card-I23 } : si votre prieur est placé, il revient. Dans tous les cas, vous pouvez ensuite construire comme d’habitude, et il peut aller sur le nouveau bâtiment. Utilisée depuis l’offre, la carte peut elle-même être construite.
rules-text-card-castle = { card-G28 } : une agglomération de votre main, à son coût habituel, [à tout moment](castle). Cela ne permet pas d’acheter un terrain.
rules-text-card-bulwark = { card-I37 } : le district et le lopin du dessus de leur pile, gratuitement, dans l’ordre que vous voulez ; le second peut être adjacent au premier. Vous pouvez renoncer à l’un des deux. Cela ne compte pas comme votre achat du tour. Si une pile est vide, prenez dans l’autre.
rules-text-card-tower = { card-I35 } : les { $tower } points peuvent venir de n’importe quels biens qui valent des points, même le whiskey et les tuiles 5 pièces, mais pas des merveilles. Ils s’ajoutent aux pièces et au whiskey payés.
rules-text-card-wonder = Il y a { $wonders } merveilles. Quand elles sont prises, plus aucune fonction n’en donne.
rules-text-card-inn = { card-F20 } : vous recevez une pièce par nourriture, { $inn } au plus. Les pièces et le vin ne comptent pas ici comme nourriture, et un bien qui ne rapporterait plus rien n’est pas pris.
rules-text-card-ships = { $ship } : si le joker est à 0, la carte ne fait rien et ne coûte rien.
rules-text-card-ships-solo = { $ship } : si le joker est à 0 ou a quitté le jeu, la carte ne fait rien et ne coûte rien.
rules-text-card-estate = { card-G39 } : si vous faites l’échange deux fois, l’un peut se payer en nourriture et l’autre en énergie. Tout se paie en une fois.
rules-text-card-pilgrimage = { card-F36 } : on peut n’améliorer qu’une fois, ou améliorer deux fois le même bien.
rules-text-card-brotherhood = { card-G41 } : pour chaque bâtiment du monastère sur votre propre terre, { $each ->
    [one] { $each } point
   *[other] { $each } points
}. La somme, arrondie à l’unité inférieure, est le maximum que les biens peuvent valoir ensemble ; prenez-en autant que possible. La carte elle-même compte si elle est sur votre terre.
rules-text-card-festival = { card-I38 } : un point pour chaque forêt et chaque tourbière sur votre propre terre. La somme est le maximum que les biens peuvent valoir ensemble ; prenez-en autant que possible.

rules-chapter-land = La terre
rules-line-land = Si la place vous manque, achetez-en avant qu’elle ne coûte cher.
rules-text-land = Votre terre, c’est la [terre de départ](heartland) et ce que vous achetez : des districts en haut et en bas, des lopins sur les côtés. Une tuile a deux faces ; choisissez-en une et posez-la tout de suite.
rules-text-land-beside = Deux cases sont [adjacentes](beside) si elles ont un bord commun, même d’une tuile à l’autre. Les coins ne comptent pas. Une montagne est adjacente à ses deux versants et à rien d’autre.
rules-head-district = Districts
rules-text-district = Un district est une rangée de cinq cases. Il se pose juste au-dessus ou au-dessous de vos rangées, jamais décalé.
rules-text-district-hills = Une face : tourbière, forêt, forêt, versant, versant.
rules-text-district-plains = L’autre : forêt, trois plaines, versant.
rules-head-plot = Lopins
rules-text-plot = Un lopin a deux rangées de haut.
rules-text-plot-coast = Côte, à gauche de la terre : deux cases de côte contre la terre, deux cases d’eau à l’extérieur.
rules-text-plot-mountain = Montagne, à droite de la terre : deux versants contre la terre, une montagne à l’extérieur, adjacente aux deux.
rules-text-plot-where = Au moins une de ses cases intérieures doit toucher votre terre de départ, un district, ou une case intérieure d’un autre lopin du même côté. Il peut dépasser en haut ou en bas.
rules-head-prices = Le prix des terrains
rules-text-prices = Il y a neuf tuiles dans chaque pile, et leur prix est en pièces. La moins chère est toujours vendue d’abord.
rules-text-prices-solo = Il y a neuf tuiles dans chaque pile, et leur prix est en pièces. En solo, la plus chère est vendue d’abord.
rules-head-stays = Rien ne bouge
rules-text-stays = Les terrains, les bâtiments et les agglomérations restent là où ils ont été posés. On ne retire que des forêts et des tourbières.
rules-text-stays-solo = Les terrains, les bâtiments et les agglomérations restent là où ils ont été posés. On ne retire que des forêts et des tourbières, et les bâtiments du joueur neutre peuvent être [recouverts](solo-phase).

rules-chapter-goods = Biens et paiements
rules-line-goods = Un bien, c’est de la nourriture, du combustible, de l’argent, un matériau ou des points, et souvent plusieurs à la fois.
rules-text-goods = Le tableau dit ce que vaut chaque bien. Les deux faces d’une tuile sont des biens différents.
rules-text-goods-supply = La [réserve](supply) est inépuisable ; seules les { $wonders } merveilles sont en nombre limité. Livres, céramiques, ornements et reliquaires sont les [biens à points](point-goods).
rules-head-exchange = Échanges possibles à tout moment
rules-text-exchange = Vous pouvez faire ces échanges avec vos biens quand vous voulez, même pendant un paiement :
rules-text-exchange-straw = Changer des céréales en paille, jamais l’inverse.
rules-text-exchange-coins = Changer cinq tuiles 1 pièce en une tuile 5 pièces, et l’inverse.
rules-text-exchange-wine = Changer du vin en { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}.
rules-text-exchange-whiskey = Changer du whiskey en { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}.
rules-text-exchange-when = Inutile de le faire d’avance : l’échange se fait au moment du paiement. La paille se paie d’abord en paille, puis en céréales ; les pièces d’abord en pièces, puis en boissons, et la monnaie est rendue.
rules-head-paying = Payer en nourriture et en énergie
rules-text-paying = Vous payez la [nourriture](food) et l’[énergie](energy) avec ce que vous voulez. On ne rend pas la monnaie : le surplus est perdu. Mais aucune tuile ne doit être de trop : si le paiement suffit sans elle, vous la gardez.
rules-text-paying-grain = Dans un même paiement, une partie des céréales peut servir de nourriture et une autre, en paille, d’énergie.
rules-text-paying-drink = Comme nourriture, le vin et le whiskey ne comptent que pour les pièces qu’ils valent. Sur les pièces, on [rend la monnaie](exchange), même quand elles servent de nourriture.
rules-head-different = Biens différents
rules-text-different = Certaines cartes demandent plusieurs biens différents. Pour elles, la tuile 1 pièce et la tuile 5 pièces sont deux biens, et de même les céréales et la paille ; pour donner les deux, il faut une tuile de chaque. Le vin et le whiskey peuvent remplacer les pièces qu’ils valent. Les merveilles ne sont pas acceptées.

rules-chapter-settlements = Agglomérations
rules-line-settlements = Il faut aux villages de quoi manger, de quoi se chauffer, et de bons voisins.
rules-text-settlements = Dans une phase Agglomération, chaque joueur peut d’abord acheter un terrain, puis construire une agglomération de sa main. Cet achat ne compte pas comme celui d’un tour.
rules-text-settle-order = L’ordre est celui de la manche, à partir du premier joueur.
rules-text-settle-order-two = Le joueur dont c’est la manche commence.
rules-text-settle-cost = Payez le coût de l’agglomération en nourriture et en énergie ([on ne rend pas la monnaie](paying)) et posez-la sur une case vide d’un type de terrain indiqué sur la carte.
rules-text-settle-where = Une agglomération ne se construit ni sur l’eau ni sur une montagne. Ce n’est pas un bâtiment : on ne peut pas l’utiliser.
rules-head-hand = Les agglomérations
rules-text-hand = Vous avez les quatre premières dès le début. Chaque phase de A à D en ajoute une.
rules-text-hand-new = Quand chacun a eu l’occasion de construire, tous prennent l’agglomération de la phase, et les bâtiments de sa pile rejoignent l’offre. Les anciens y restent.
rules-text-hand-new-solo = Ensuite, vous prenez l’agglomération de la phase, et les bâtiments de sa pile rejoignent l’offre, [vide](solo-phase) à ce moment-là.
rules-head-castle = Le Château
rules-text-castle = Un joueur qui utilise { card-G28.le } peut construire une agglomération en dehors des phases Agglomération.
rules-text-castle-bonus = Cela vaut même dans la manche bonus.
rules-text-castle-last = Cela vaut même après la dernière phase Agglomération.

rules-chapter-scoring = Les points
rules-line-scoring = Un village vaut ce que ses voisins en font.
rules-text-scoring = Il y a trois sortes de points :
rules-text-score-goods = Biens : reliquaire { $reliquary }, ornement { $ornament }, céramique { $ceramic }, livre { $book }, merveille { $wonder }, vin et whiskey { $sip } chacun ; { $five } par lot de cinq pièces.
rules-text-score-economic = Les [valeurs économiques](economic), dans les écussons dorés, de tous les bâtiments et agglomérations de votre terre. Les cartes en main ne comptent pas.
rules-text-score-settlements = Les [valeurs résidentielles](dwelling-value), dans les maisons bleues : chaque agglomération rapporte la sienne et celles des cartes adjacentes.
rules-head-dwelling = Ce que rapporte une agglomération
rules-text-dwelling = Additionnez la valeur résidentielle de l’agglomération et celle de chaque carte [adjacente](beside), bâtiment ou agglomération. Une carte adjacente à deux agglomérations compte pour les deux, et deux agglomérations voisines comptent l’une pour l’autre.
rules-text-dwelling-water = Chaque case d’eau adjacente sans carte ajoute { $water }.
rules-text-dwelling-houseboat = Sur l’eau, { card-I11.le } compte à la place, pour sa propre valeur résidentielle.
rules-text-dwelling-bad = Certaines valeurs sont négatives. Elles ôtent des points, mais seulement aux agglomérations adjacentes. Les forêts, les tourbières et les cases vides autres que l’eau comptent pour 0.
rules-head-winning = Le résultat
rules-text-score-drink = Avant le décompte, le vin et le whiskey sont changés en pièces si cela rapporte plus.
rules-text-winning = Le joueur qui a le plus de points l’emporte. En cas d’égalité, la victoire est partagée.
rules-text-winning-solo = Le but est d’atteindre { $goal } points.

rules-chapter-end = La fin de la partie
rules-line-end = Quand la partie s’arrête, et ce qui se joue en dernier.
rules-text-end = La manche { $last } est la manche bonus. Elle commence comme les autres : les joueurs dont tous les ecclésiastiques sont placés les reprennent, puis la roue tourne. Ensuite :
rules-text-bonus-priors = Chaque joueur dont le prieur est encore placé le reprend.
rules-text-bonus-action = Chacun, à partir du premier joueur, a une seule action : construire (et le prieur peut aller aussitôt sur le nouveau bâtiment), ou placer le prieur sur n’importe quel bâtiment, même celui d’un autre joueur, occupé ou non, et l’utiliser. On peut acheter des terrains comme toujours.
rules-text-bonus-phase = La phase Agglomération E suit dans le même ordre. Puis on compte les points.
rules-text-bonus-not = Dans cette manche, on n’abat pas d’arbres et on ne coupe pas de tourbe, il n’y a ni contrats ni frères convers, et le prieur utilise un bâtiment sans rien payer au propriétaire.
rules-text-end-two = À partir de la phase D, regardez l’offre : quand { $left ->
    [0] il n’y reste aucun bâtiment
    [one] il y reste au plus { $left } bâtiment
   *[other] il y reste au plus { $left } bâtiments
}, le tour en cours va jusqu’à son terme. Un joueur qui a placé tous ses ecclésiastiques les reprend, la roue tourne, et l’autre joueur a un dernier tour d’une seule action. Puis on compte les points.
rules-text-end-two-long = À partir de la phase D, regardez l’offre à la fin de chaque manche : quand { $left ->
    [0] il n’y reste aucun bâtiment
    [one] il y reste au plus { $left } bâtiment
   *[other] il y reste au plus { $left } bâtiments
}, la partie est finie et l’on compte les points.
rules-text-end-open = Il n’y a ni phase E, ni manche bonus, ni dernière manche fixée : un joueur qui ne construit pas allonge la partie.
rules-text-end-solo = La partie se termine avec la manche { $last }. Après vos deux actions viennent les bâtiments du joueur neutre, son prieur et la phase E, comme dans chaque [phase Agglomération](solo-phase). Puis on compte les points.

rules-chapter-two = À deux
rules-line-two = Une manche chacun, et la fin quand il reste peu de bâtiments.
rules-text-two = La partie habituelle à deux :
rules-text-two-turn = Une manche appartient à un seul joueur, qui fait deux actions principales ; la suivante revient à l’autre. Au début de chacune, un joueur qui a placé tous ses ecclésiastiques les reprend, et la roue tourne.
rules-text-two-wheel = La roue est plus lente : { $back }.
rules-text-two-cards = Seules les cartes prévues pour tous les nombres de joueurs sont en jeu.
rules-text-two-end = Après la phase D, dès qu’il reste au plus { $shortend } bâtiment dans l’offre, le tour en cours va jusqu’à son terme, et l’autre joueur a encore une action.
rules-head-two-long = La partie longue à deux
rules-text-two-long = Les manches se déroulent comme à trois ou quatre, mais :
rules-text-two-long-turn = Le premier joueur fait deux actions principales, puis l’autre une seule ; à la manche suivante, les rôles s’inversent.
rules-text-two-long-home = La roue ne tourne qu’au début d’une manche, et c’est aussi le seul moment où un joueur reprend ses ecclésiastiques, s’ils sont tous placés. La roue est celle des parties à trois ou quatre.
rules-text-two-long-cards = Presque toutes les cartes sont en jeu ; en France, il manque { card-F10.le }, ainsi que { card-F31.le } et { card-F29.le } de la pile C.
rules-text-two-long-end = Après la phase D, s’il reste au plus { $longend } bâtiments dans l’offre à la fin d’une manche, la partie est finie.
rules-text-two-open = Aucune de ces deux parties n’a de dernière manche fixée. Les parties entre bots sont arrêtées après { $limit } manches ; celles où jouent des personnes ne le sont pas.

rules-chapter-short = La partie courte
rules-line-short = À trois ou quatre : deux fois moins de manches, des biens offerts.
rules-text-short = Ce qui change par rapport à la partie complète à trois ou quatre :
rules-text-short-rounds = { $rounds } manches ; la dernière est la manche bonus.
rules-text-short-people = Chacun a un prieur et un frère convers.
rules-text-short-land = La tourbière et la forêt en haut à gauche de la terre manquent : deux plaines vides de plus.
rules-text-short-gifts = À chaque manche, sauf la dernière, chacun reçoit [deux biens](gifts).
rules-text-short-wheel = Quand un joueur produit au moins un bien avec la roue, chacun [prend un exemplaire de plus](nothing) de ce bien. Cela vaut aussi pour { card-F33.le } et { card-I33.le }.
rules-text-short-cards = À trois, seules les cartes prévues pour tous les nombres de joueurs sont en jeu ; à quatre s’y ajoutent celles à partir de trois joueurs.
rules-head-gifts = Biens de la manche
rules-text-gifts = Juste après la rotation de la roue, chacun prend ces biens dans la réserve :

rules-chapter-solo = En solo
rules-line-solo = Vous, et un joueur neutre qui reçoit les bâtiments restants.
rules-text-solo = Vous avez { $solorounds } manches de deux actions. Presque toutes les cartes sont en jeu ; en France, il manque les deux cartes « { card-F14 } », { card-F10.le } et { card-F29.le } de la pile C.
rules-text-solo-start = Vous commencez sans biens. Les terrains se vendent en commençant par les plus chers.
rules-text-solo-neutral = Le joueur neutre a une terre sans forêts ni tourbières, les trois bâtiments de base, { card-G13.le }, un prieur et deux frères convers. Il n’a ni biens ni agglomérations et ne marque pas de points. Les cartes qui donnent accès à des bâtiments occupés donnent aussi accès aux siens.
rules-text-solo-wheel = Un marqueur qui se trouve sur le dernier espace quand la roue tourne quitte définitivement le jeu. Dès lors, seul le joker permet de prendre ce bien ; quand le joker a quitté le jeu lui aussi, la roue n’en donne plus.
rules-head-solo-contract = Chez le joueur neutre
rules-text-solo-contract = Le prix ou le cadeau va à la réserve, et vous choisissez lequel de ses ecclésiastiques travaille. Ses ecclésiastiques reviennent comme les vôtres : quand tous les trois sont placés.
rules-text-solo-fee = Si { FORM($raiser, "le") } arrive sur sa terre, le prix augmente définitivement, même si elle est recouverte plus tard.
rules-head-solo-phase = Quand une phase est prévue
rules-text-solo-phase = Après la rotation de la roue et avant la phase Agglomération :
rules-text-solo-all = Tous les bâtiments qui restent dans l’offre vont sur sa terre. Vous choisissez l’ordre et les cases : une case vide, ou un bâtiment inoccupé que le nouveau recouvre, même un bâtiment de base, et plusieurs fois sur la même case. Ce qui est recouvert quitte le jeu. Le type de terrain est sans importance.
rules-text-solo-over = Un bâtiment du monastère ne peut recouvrir que des bâtiments du monastère, un bâtiment ordinaire que des bâtiments ordinaires.
rules-text-solo-cloister = Un bâtiment du monastère doit être adjacent à un autre bâtiment du monastère. Ce n’est que si aucune case ne convient qu’il peut recouvrir un bâtiment du monastère inoccupé et isolé.
rules-text-solo-prior = Si son prieur est disponible, vous pouvez le placer sur l’un des bâtiments qui viennent d’être posés, payer le prix ou donner le cadeau, et utiliser le bâtiment ou non.
rules-text-solo-home = Si ses trois ecclésiastiques sont placés, ou si les vôtres le sont tous les trois, ils reviennent maintenant.
rules-text-solo-room = Choisissez les cases de façon que tous les bâtiments trouvent une place. Ceux qui n’ont aucune place possible quittent le jeu.
rules-head-solo-end = La dernière manche
rules-text-solo-end = À la manche { $solorounds }, vos deux actions viennent d’abord, puis les bâtiments du joueur neutre, son prieur et la phase E. Aucun ecclésiastique ne revient entre vos actions et ses bâtiments.
rules-text-solo-goal = { $goal } points sont un très bon résultat.

rules-chapter-variants = France et Irlande
rules-line-variants = Les mêmes règles, d’autres cartes.
rules-text-variants = { $shared } des { $all } bâtiments sont les mêmes dans les deux versions, les autres sont propres à l’une d’elles. Les agglomérations et les terrains sont les mêmes.
rules-text-variant-france = La France cuit du pain : les céréales deviennent farine et pain, les raisins deviennent vin, et le pain avec le vin devient un reliquaire. Le cadeau pour l’hôte est le vin.
rules-text-variant-ireland = L’Irlande brasse : les céréales deviennent malt et bière, le malt avec bois et tourbe devient whiskey, et la bière avec le whiskey devient un reliquaire. Le cadeau pour l’hôte est le whiskey. Il n’y a pas de raisins sur la roue.

rules-table-phase = phase Agglomération
rules-table-round = manche
rules-table-good = bien
rules-table-back = autre face
rules-table-tile = tuile
rules-table-settlement = agglomération
rules-table-from = pile
rules-table-cost = coût
rules-table-bonus = manche bonus
rules-table-end = dernière manche, puis phase E
rules-table-grapes = entrée des raisins
rules-table-stone = entrée de la pierre
rules-table-district = district
rules-table-plot = lopin
rules-table-food = nourriture
rules-table-energy = énergie
rules-table-coins = pièces
rules-table-points = points
rules-table-terrain = terrain

term-prior-man = Le prieur
    .about = Il travaille comme les autres ecclésiastiques, et peut en plus aller aussitôt sur un bâtiment que vous venez de construire.
term-lay-brother = Frère convers
    .about = Un ecclésiastique sans droit particulier. Il reste dans un bâtiment jusqu’à ce que tous vos ecclésiastiques soient placés et qu’une nouvelle manche commence.
term-joker-piece = Le joker
    .about = Un marqueur de la roue qui sert pour tous les biens. Le marqueur du bien reste alors où il est.
term-indicator = Marqueur
    .about = Il indique sur la roue combien on peut prendre d’un bien. Quand on en prend, il revient à 0.
term-economic = Valeur économique
    .about = Le nombre dans l’écusson doré d’une carte. Il compte une fois, à la fin, pour chaque carte de votre terre.
term-dwelling-value = Valeur résidentielle
    .about = La maison bleue d’une carte : elle dit s’il fait bon vivre à côté. Elle ne compte que pour les agglomérations : la leur et celles des cartes adjacentes.
term-food = Nourriture
    .about = Ce que coûtent les agglomérations et certaines fonctions. Beaucoup de biens nourrissent, chacun selon sa valeur. On ne rend pas la monnaie.
term-energy = Énergie
    .about = Ce que coûtent les agglomérations et certaines fonctions : bois, tourbe, charbon de tourbe, paille. On ne rend pas la monnaie.
term-display = L’offre
    .about = Les bâtiments visibles que tous peuvent construire.
term-cloister = Bâtiment du monastère
    .about = Un bâtiment au nom doré. Il doit être adjacent à un autre bâtiment du monastère.
term-heartland = Terre de départ
    .about = Les dix cases avec lesquelles vous commencez.
term-settlement = Agglomération
    .about = Une carte de votre main qui coûte de la nourriture et de l’énergie. Elle rapporte sa valeur résidentielle et celles des cartes adjacentes.
term-basic-goods = Biens de base
    .about = Argile, bois, tourbe, bétail, céréales et pièces.
term-point-goods = Biens à points
    .about = Livres, céramiques, ornements et reliquaires : ils comptent à la fin.
term-supply = La réserve
    .about = Les biens en viennent et y retournent. Elle n’appartient à personne.
term-beside = Adjacent
    .about = Avec un bord commun : en haut, en bas, à gauche ou à droite. Les coins ne comptent pas.
term-free-building = Inoccupé
    .about = Un bâtiment où ne se trouve aucun ecclésiastique.
term-main-action = Action principale
    .about = Placer un ecclésiastique, contrat de travail, abattre des arbres, couper de la tourbe, ou construire.
term-start-player = Premier joueur
    .about = Celui qui joue en premier dans la manche et, à trois ou quatre, encore une fois à la fin.
term-points = Points
    .about = Ce qui décide de la partie. Un nombre dans un écusson doré.
term-plains = Plaine
    .about = Le terrain le plus courant. Sous les forêts et les tourbières, c’est aussi la plaine.
term-hillside = Versant
    .about = Terrain des districts et des lopins montagneux ; la terre de départ en a aussi une case. Les vignobles et quelques autres bâtiments ne se construisent que là.
term-coast = Côte
    .about = Terrain des lopins côtiers, au bord de l’eau. Les bâtiments portuaires et le Village de pêcheurs ne se construisent que là.
term-water = Eau
    .about = Terrain des lopins côtiers. Seule la Maison-bateau s’y construit ; l’eau libre profite aux agglomérations adjacentes.
term-mountain = Montagne
    .about = Terrain des lopins montagneux, adjacent à deux versants. Seuls la Carrière et le Château s’y construisent.
term-forest = Forêt
    .about = Une carte sur une plaine. Quand on en abat les arbres, elle donne du bois et libère la case.
term-moor = Tourbière
    .about = Une carte sur une plaine. Quand on y coupe la tourbe, elle en donne et libère la case.
