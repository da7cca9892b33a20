# Les règles avec nos propres mots. [mots](cible) mène à une section ou ouvre un terme.

rules-title = Les règles
rules-chapter-aim = Le but du jeu
rules-line-aim = Les biens deviennent des bâtiments, et les bâtiments de bons voisins.
rules-text-aim = Vous dirigez un monastère et les terres alentour. Vous récoltez des biens, vous les améliorez, vous élevez des bâtiments et vous fondez des agglomérations. À la fin, biens, bâtiments et agglomérations rapportent des points. Le plus de points l’emporte ; à égalité, la victoire est partagée.
rules-text-aim-solo = Vous dirigez, en solo, un monastère et les terres alentour. Vous récoltez des biens, vous les améliorez, vous élevez des bâtiments et vous fondez des agglomérations. Un voisin neutre possède des bâtiments que vous pouvez louer. À la fin, biens, bâtiments et agglomérations rapportent des points : le but est { $goal }.
rules-text-aim-way = Le chemin est toujours le même. Les biens poussent sur [une roue](wheel). Un [ecclésiastique](clergymen) va dans un bâtiment, et le bâtiment apporte des biens ou les transforme. Les biens paient de [nouveaux bâtiments](building). La nourriture et l’énergie paient des [agglomérations](settlements), et chacune compte ce qui l’entoure.
rules-text-aim-open = Rien n’est caché. Les biens, les cartes posées et les cartes à venir peuvent être regardés par tous à tout moment. Une fois le premier joueur tiré au sort, rien n’est laissé au hasard.
rules-head-start = Le début
rules-text-start-land = Chacun commence avec la même [terre](heartland) : dix cases sur deux rangées. Trois [bâtiments de base](functions) s’y trouvent : { card-clay-mound }, { card-farmyard } et { card-cloister-office }. Il y a { $forests } forêts et { $moors ->
    [one] { $moors } tourbière
   *[other] { $moors } tourbières
} ; les autres cases sont des plaines vides.
rules-text-start-people = Chacun a un [prieur](prior-man) et { $brothers ->
    [one] { $brothers } [frère convers](lay-brother)
   *[other] { $brothers } [frères convers](lay-brother)
}, tous à la maison.
rules-text-start-goods = Chacun a un exemplaire de chaque [bien de base](basic-goods) : { $goods }.
rules-text-start-goods-solo = Vous n’avez aucun bien.
rules-text-start-hand = Chacun a quatre agglomérations en main : { $cards }.
rules-text-start-display = { $start ->
    [one] { $start } bâtiment est visible
   *[other] { $start } bâtiments sont visibles
} dans l’[offre](display). D’autres arrivent avec les phases Agglomération : cette partie en compte { $buildings } en tout.
rules-text-start-quarry = Si tous sont d’accord, { card-F29.le } de la pile C est retirée de cette partie.
rules-text-start-first = Le premier joueur est tiré au sort.

rules-chapter-round = Une manche
rules-line-round = Les ecclésiastiques rentrent, la roue tourne, puis on travaille.
rules-text-round = Chaque manche a les mêmes étapes, dans cet ordre :
rules-text-step-home = Qui a tous ses ecclésiastiques sur des bâtiments [les reprend tous](home). C’est obligatoire.
rules-text-step-wheel = [La roue](wheel) tourne d’une case.
rules-text-step-gifts = Chacun prend les [biens de la manche](gifts).
rules-text-step-neutral = Dans une manche avec phase Agglomération, le joueur neutre reçoit [tous les bâtiments encore dans l’offre](solo-phase).
rules-text-step-phase = Si une [phase Agglomération](timeline) est prévue, elle a lieu maintenant.
rules-text-step-actions = Chacun fait [une action principale](turn), dans le sens horaire à partir du [premier joueur](start-player). Puis le premier joueur en fait encore une.
rules-text-step-actions-two = L’un de vous fait [deux actions principales](turn). La manche suivante est à l’autre.
rules-text-step-actions-two-long = Le [premier joueur](start-player) fait [deux actions principales](turn), puis l’autre joueur en fait une.
rules-text-step-actions-solo = Vous faites [deux actions principales](turn).
rules-text-step-marker = Le joueur suivant dans le sens horaire devient premier joueur.
rules-head-timeline = Quand les choses arrivent
rules-text-timeline = Les manches des phases Agglomération sont fixes. Après chaque phase, sa pile rejoint l’offre.
rules-text-timeline-last = La phase E vient tout à la fin, après les dernières actions. Elle n’apporte pas de nouvelles cartes.
rules-text-timeline-two = Il n’y a pas de phase E. [La fin](end) dépend du nombre de bâtiments qui restent.

rules-chapter-wheel = La roue
rules-line-wheel = Les biens attendent sur une roue, et l’attente les multiplie.
rules-text-wheel = Chaque bien de la roue a un [marqueur](indicator). Il montre combien on peut en prendre. Au début de chaque manche, la roue tourne, et chaque marqueur vaut plus qu’avant ou autant. Ce qui attend là n’est à personne.
rules-text-wheel-values = Un marqueur neuf est à 0. De tour en tour, il vaut : { $wheel }.
rules-text-wheel-last = Sur la dernière case, un marqueur reste jusqu’à ce que quelqu’un s’en serve.
rules-text-wheel-last-solo = Un marqueur sur la dernière case quitte le jeu pour toujours quand la roue devrait l’emporter plus loin. Utilisez-le avant.
rules-text-wheel-take = Produire un bien veut dire : en prendre dans la réserve autant que son marqueur l’indique, et remettre le marqueur à 0. Peu importe qui s’en est servi en dernier.
rules-head-joker = Le joker
rules-text-joker = Le [joker](joker-piece) est un marqueur pour tous les biens. Utilisez-le à la place du marqueur du bien : le joker retourne à 0, et l’autre reste où il est. Ainsi le même bien peut être pris deux fois de suite.
rules-text-joker-only = Quand un bien n’a pas de marqueur sur la roue, seul le joker permet de le prendre. Certaines fonctions n’acceptent que le joker : viande, pain, vin, bière et whiskey n’ont pas de marqueur.
rules-head-indicators = Ce qu’il y a sur la roue
rules-text-wheel-start = Dès le début : argile, pièces, céréales, bétail, bois, tourbe et le joker. Ils commencent à 0, et la roue tourne avant la première action.
rules-text-wheel-grapes = Les raisins entrent à la manche { $grapes }, à 0.
rules-text-wheel-stone = La pierre entre à la manche { $stone }, à 0.
rules-text-wheel-never = Les raisins et la pierre n’entrent jamais : le joker les fournit.
rules-head-nothing = Quand la roue ne donne rien
rules-text-wheel-zero = On peut abattre ou couper à 0 : la forêt ou la tourbière part, et vous ne recevez rien. Un bâtiment qui produirait 0 ne fait rien, et vous ne payez rien pour lui.
rules-text-wheel-gone = Si le marqueur d’un bien a quitté le jeu, le joker le remplace. Si le joker est parti aussi, le bien vaut 0. Abattre et couper n’imposent jamais le joker : vous pouvez libérer la case pour rien et laisser le joker où il est.
rules-text-wheel-all = Chaque fois que quelqu’un produit au moins un bien avec la roue, tous les joueurs, lui compris, prennent encore un de ces biens dans la réserve.

rules-chapter-turn = Un tour
rules-line-turn = Une chose à faire, et quelques autres si l’on veut.
rules-text-turn = À votre tour, vous faites exactement une [action principale](main-action). On ne peut pas passer, et il y en a toujours une de possible. Les actions sont :
rules-text-turn-two = À votre tour, vous faites deux [actions principales](main-action), l’une après l’autre ; ce peut être deux fois la même. On ne peut pas passer, et il y en a toujours une de possible. Les actions sont :
rules-text-turn-two-long = À votre tour, vous faites deux [actions principales](main-action) si vous êtes premier joueur, sinon une. On ne peut pas passer, et il y en a toujours une de possible. Les actions sont :
rules-text-turn-place = Placer un [ecclésiastique](clergymen) sur un de vos bâtiments et l’utiliser.
rules-text-turn-contract = Utiliser le bâtiment d’un autre par un [contrat de travail](contracts).
rules-text-turn-fell = [Abattre des arbres](fell) : une forêt devient du bois.
rules-text-turn-cut = [Couper de la tourbe](fell) : une tourbière devient de la tourbe.
rules-text-turn-build = [Construire](building) un bâtiment de l’offre.
rules-text-turn-bonus = La [manche bonus](end), à la fin, a ses propres actions.
rules-head-fell = Abattre des arbres, couper de la tourbe
rules-text-fell = Retirez une de vos forêts et produisez du bois avec [la roue](wheel), ou une de vos tourbières et produisez de la tourbe. Il n’y faut pas d’ecclésiastique. La carte quitte le jeu et laisse une plaine vide.
rules-text-fell-none = Sans forêt ou sans tourbière, vous pouvez tout de même choisir l’action. Rien ne se passe alors, et la roue reste comme elle est.
rules-head-extra = En plus de l’action
rules-text-extra-land = Vous pouvez [acheter un terrain](land) : avant une action principale ou après, jamais au milieu.
rules-text-extra-often = Une fois par tour. Le premier joueur a deux tours dans une manche et peut acheter dans chacun.
rules-text-extra-often-two = Une fois par manche et par joueur, quel que soit le nombre de vos actions.
rules-text-extra-exchange = Les [échanges](exchange) de céréales, de pièces et de boissons sont libres à tout moment.
rules-head-turn-end = Quand un tour finit
rules-text-turn-end = Votre tour finit quand vous le dites. Jusque-là, vous pouvez revenir sur ce que vous avez fait, mais pas sur ce à quoi un autre a répondu.

rules-chapter-clergymen = Les ecclésiastiques
rules-line-clergymen = Ils font le travail, et ne rentrent que tous ensemble.
rules-text-clergymen = Vous avez { $men ->
    [one] { $men } ecclésiastique
   *[other] { $men } ecclésiastiques
} : un prieur, les autres sont des frères convers. Ils font le même travail ; seul le [prieur](prior) peut davantage.
rules-text-clergymen-place = Pour utiliser un de vos bâtiments, placez-y un ecclésiastique resté à la maison, celui que vous voulez. Le bâtiment doit être [libre](free-building). Vous pouvez le placer même là où la fonction ne vous sert à rien, et vous n’êtes pas obligé de l’utiliser.
rules-text-clergymen-occupied = Un bâtiment est occupé tant qu’un ecclésiastique s’y trouve, à qui que ce soit. On ne peut pas placer sur un bâtiment occupé.
rules-head-home = Quand ils rentrent
rules-text-home = Au début d’une manche, vous reprenez tous vos ecclésiastiques, mais seulement si tous sont dehors. Tant qu’un seul est à la maison, les autres restent où ils sont, plusieurs manches s’il le faut.
rules-text-home-rest = Quand tous vos ecclésiastiques sont dehors, personne ne peut utiliser vos bâtiments par placement ou par contrat. Les fonctions qui [atteignent d’autres bâtiments](reaching) le peuvent encore.
rules-text-home-early = Une carte fait rentrer des ecclésiastiques plus tôt : { card-F23.le } en France, { card-I23.le } en Irlande.
rules-head-prior = Ce que peut le prieur
rules-text-prior = Quand vous avez construit un bâtiment et que votre prieur est à la maison, vous pouvez l’y placer aussitôt et utiliser le bâtiment. Cela ne coûte pas d’action. Vous pouvez aussi l’y placer sans utiliser le bâtiment.
rules-text-prior-keep = Il est donc bon de garder le prieur à la maison avant de construire. Certaines cartes demandent un bâtiment où se trouve un prieur.

rules-chapter-contracts = Contrats de travail
rules-line-contracts = D’autres travaillent pour vous, pour une pièce.
rules-text-contracts = Comme action principale, vous pouvez utiliser un bâtiment libre d’un autre joueur. Voici comment :
rules-text-contract-pay = Vous payez [le prix](fee).
rules-text-contract-send = Le propriétaire place sur le bâtiment un ecclésiastique resté à la maison.
rules-text-contract-use = Vous utilisez la fonction avec vos propres biens, ou non. Ce qui en sort est à vous.
rules-text-contract-owner = Le propriétaire choisit entre prieur et frère convers, si les deux sont à la maison. Il ne peut pas refuser, mais il doit avoir un ecclésiastique à la maison : sinon, pas de contrat.
rules-text-contract-solo = Le propriétaire est le joueur neutre. Vous choisissez lequel de ses ecclésiastiques y va. Il doit en avoir un à la maison.
rules-head-fee = Le prix
rules-text-fee = { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} pour le propriétaire.
rules-text-fee-solo = { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} pour la réserve.
rules-text-fee-raised = Dès que { FORM($raiser, "le") } est en place, construite par qui que ce soit et de quelque façon que ce soit, les contrats coûtent { $raised } pièces jusqu’à la fin de la partie. L’utiliser depuis l’offre n’est pas la construire.
rules-text-fee-gift = Au lieu de pièces, vous pouvez toujours donner { $gift } à la réserve, quel que soit le prix. Le propriétaire ne reçoit alors rien.
rules-text-fee-never = Il n’y a rien à payer pour vos propres bâtiments, pour ceux que vous [atteignez](reaching) par un autre, ni dans la manche bonus.
rules-head-whose = Ce qui est à qui
rules-text-whose = C’est vous qui utilisez la fonction. Quand une carte dit vos forêts, vos ecclésiastiques, votre terre, votre bétail ou vos agglomérations, ce sont les vôtres, pas ceux du propriétaire du bâtiment.
rules-text-contract-away = Un joueur dont tous les ecclésiastiques sont dehors ne peut pas recevoir de contrat.

rules-chapter-building = Bâtiments
rules-line-building = Payé, posé, et il travaille jusqu’à la fin.
rules-text-building = Prenez un bâtiment de l’[offre](display), payez son coût et posez-le sur une case vide de votre terre.
rules-text-building-terrain = La case doit être d’un type de terrain que la carte montre. Sur une montagne, seuls { card-G22.le } et { card-G28.le } peuvent se trouver ; sur l’eau, seulement { card-I11.le }, en Irlande.
rules-text-building-cloister = Un [bâtiment du monastère](cloister) doit être [adjacent](beside) à un autre. Votre premier est { card-cloister-office.le }.
rules-text-building-prior = Après la construction, [le prieur](prior) peut y aller aussitôt.
rules-text-building-stays = Un bâtiment est toute carte qui a une fonction : les bâtiments de base, les vignobles et les carrières aussi. Les agglomérations, les forêts et les tourbières n’en sont pas.
rules-head-functions = Lire une fonction
rules-text-functions = Une fonction a une ou plusieurs parties. Faites-les dans l’ordre de la carte ; chacune peut être laissée, et une partie peut se servir de ce qu’une précédente a donné.
rules-text-functions-arrow = À gauche de la flèche, ce que vous donnez ; à droite, ce que vous recevez. Vous le recevez seulement contre tout ce qui est à gauche, et vous recevez tout.
rules-text-functions-nothing = Une utilisation sans effet n’en est pas une : l’ecclésiastique est simplement placé.
rules-text-functions-times = Si une partie peut se faire plusieurs fois, dites d’abord combien, puis payez le tout en une fois : trois pierres { card-G12.du } coûtent ensemble { $food } nourriture et { $energy } énergie. L’énergie de deux parties d’une même carte se paie aussi ensemble.
rules-text-functions-whose = « Votre » désigne toujours le joueur qui [utilise la fonction](whose).
rules-head-reaching = Fonctions qui atteignent d’autres bâtiments
rules-text-reaching = Certaines cartes vous laissent utiliser un autre bâtiment. Aucun ecclésiastique n’y va, il n’y a rien à payer, et les biens sont à vous.
rules-text-reach-prior = { card-G01 } : un bâtiment où se trouve un prieur, à qui que ce soit.
rules-text-reach-occupied = { $reacher } : contre { $gift }, un bâtiment où se trouve quelqu’un. Vous pouvez n’y utiliser qu’une partie de la fonction ; ce qui est donné reste donné.
rules-text-reach-beside = { $garden } : d’abord prendre un bien, puis utiliser un bâtiment libre adjacent à cette carte, sur la terre où elle se trouve. Depuis l’offre, elle ne donne que le bien : rien n’est à côté d’elle.
rules-text-reach-display = { $guest } : un bâtiment de l’offre.
rules-text-reach-once = Chacune de ces cartes marche une fois par action. Toute autre fonction peut resservir dans la même action si elle est atteinte à nouveau.
rules-head-cards = Quelques cartes
rules-text-cards = Ce que les mots de ces cartes ne disent pas :
rules-text-card-carpentry = { card-F10 } : on construit comme d’habitude, et le prieur peut y aller. La case libérée peut servir sans y être obligée, et l’on peut ne pas construire. La forêt ne donne pas de bois. Depuis l’offre, la carte peut se construire elle-même.
rules-text-card-forests = { card-F38 } : les forêts retirées ne donnent pas de bois, et la roue reste comme elle est.
rules-text-card-forests-ireland = { card-I29 } : la forêt ne donne pas le bois de la roue, qui reste comme elle est.
rules-text-card-calefactory = { card-F32 } : abattre et couper passent par la roue comme toujours, dans l’ordre que vous voulez. Pour chacun, il faut une carte à retirer.
rules-text-card-bathhouse = { card-F23 } : tous vos ecclésiastiques rentrent, où qu’ils soient, celui qu’on vient de placer aussi. Celui qu’un propriétaire a placé pour votre contrat reste.
rules-text-card-locutory = { card-I23 } : si votre prieur est dehors, il rentre. Dans tous les cas, vous pouvez ensuite construire comme d’habitude, et il peut y aller. Depuis l’offre, la carte peut se construire elle-même.
rules-text-card-castle = { card-G28 } : une agglomération de votre main, à son coût habituel, [à tout moment](castle). On ne peut pas acheter de terrain avec.
rules-text-card-bulwark = { card-I37 } : un district et un lopin des piles, gratuitement, dans l’ordre que vous voulez ; le second peut toucher le premier. Vous pouvez en laisser un. Ce n’est pas votre achat du tour. Si une pile est vide, prenez dans l’autre.
rules-text-card-tower = { card-I35 } : les { $tower } points peuvent venir de tous les biens à points, même le whiskey et les tuiles 5 pièces, mais pas des merveilles. Ils s’ajoutent aux pièces et au whiskey.
rules-text-card-wonder = Il y a { $wonders } merveilles. Quand elles sont prises, plus aucune fonction n’en donne.
rules-text-card-inn = { card-F20 } : vous recevez une pièce par nourriture, { $inn } au plus. Les pièces et le vin ne comptent pas ici comme nourriture, et un bien qui ne rapporterait plus rien n’est pas pris.
rules-text-card-ships = { $ship } : si le joker est à 0, la carte ne fait rien et ne coûte rien.
rules-text-card-estate = { card-G39 } : si vous le faites deux fois, l’une peut se payer en nourriture et l’autre en énergie. Tout se paie en une fois.
rules-text-card-pilgrimage = { card-F36 } : on peut améliorer une seule fois, et aussi deux fois le même bien.
rules-text-card-brotherhood = { card-G41 } : pour chaque bâtiment du monastère sur votre propre terre, { $each ->
    [one] { $each } point
   *[other] { $each } points
}. La somme, arrondie vers le bas, est le maximum que les biens peuvent valoir ensemble ; prenez tout ce qui y tient. La carte compte elle-même si elle est sur votre terre.
rules-text-card-festival = { card-I38 } : un point pour chaque forêt et chaque tourbière sur votre propre terre. La somme est le maximum que les biens peuvent valoir ensemble ; prenez tout ce qui y tient.

rules-chapter-land = La terre
rules-line-land = Qui manque de place en achète avant que ce soit cher.
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
rules-head-prices = Ce que coûte la terre
rules-text-prices = Il y a neuf tuiles dans chaque pile. La moins chère est toujours vendue d’abord.
rules-text-prices-solo = Il y a neuf tuiles dans chaque pile. En solo, la plus chère est vendue d’abord.
rules-head-stays = Rien ne bouge
rules-text-stays = Ce qui est posé reste pour toujours : terre, bâtiments, agglomérations. Seules les forêts et les tourbières sont parfois retirées.

rules-chapter-goods = Biens et paiements
rules-line-goods = Un bien est nourriture, combustible, argent, matériau ou trésor, souvent deux à la fois.
rules-text-goods = Le tableau dit ce que vaut chaque bien. Les deux faces d’une tuile sont des biens différents.
rules-text-goods-supply = La [réserve](supply) ne s’épuise jamais, sauf les { $wonders } merveilles. Livres, céramiques, ornements et reliquaires sont les [biens à points](point-goods).
rules-head-exchange = Libre à tout moment
rules-text-exchange = Vous pouvez faire cela avec vos biens quand vous voulez, même en payant :
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
rules-text-exchange-when = Inutile de le faire d’avance : cela se fait en payant. La paille se paie d’abord en paille, puis en céréales ; les pièces d’abord en pièces, puis en boissons, et la monnaie est rendue.
rules-head-paying = Payer en nourriture et en énergie
rules-text-paying = Vous payez la [nourriture](food) et l’[énergie](energy) avec ce que vous voulez. On ne rend pas la monnaie : le surplus est perdu. Mais vous ne donnez jamais une tuile dont le paiement pourrait se passer.
rules-text-paying-grain = Dans un même paiement, une partie des céréales peut servir de nourriture et une autre, en paille, d’énergie.
rules-text-paying-drink = Le vin et le whiskey ne nourrissent que comme les pièces qu’ils valent.
rules-head-different = Biens différents
rules-text-different = Certaines cartes demandent plusieurs biens différents. Pour elles, la tuile 1 pièce et la tuile 5 pièces sont deux biens, et de même les céréales et la paille ; pour donner les deux, il faut une tuile de chaque. Le vin et le whiskey peuvent remplacer les pièces qu’ils valent. Les merveilles ne sont pas acceptées.

rules-chapter-settlements = Agglomérations
rules-line-settlements = Les villages veulent nourriture et chaleur, et de bons voisins.
rules-text-settlements = Dans une phase Agglomération, chaque joueur peut d’abord acheter un terrain, puis construire une agglomération de sa main. Cet achat ne compte pour aucun tour.
rules-text-settle-order = L’ordre est celui de la manche, à partir du premier joueur.
rules-text-settle-order-two = Celui à qui est la manche commence.
rules-text-settle-cost = Payez sa nourriture et son énergie ([sans monnaie](paying)) et posez-la sur une case vide d’un type de terrain que la carte montre.
rules-text-settle-where = Une agglomération n’est jamais sur l’eau ni sur une montagne. Ce n’est pas un bâtiment : personne ne l’utilise.
rules-head-hand = Les agglomérations
rules-text-hand = Vous avez les quatre premières dès le début. Chaque phase de A à D en ajoute une.
rules-text-hand-new = Quand tous ont eu leur chance, chacun prend l’agglomération de la phase, et les bâtiments de sa pile arrivent dans l’offre. Les anciens restent.
rules-head-castle = Le Château
rules-text-castle = Qui utilise { card-G28.le } peut construire une agglomération en dehors des phases, même après la dernière et dans la manche bonus.

rules-chapter-scoring = Les points
rules-line-scoring = Un village vaut ce que ses voisins en font.
rules-text-scoring = Il y a trois sortes de points :
rules-text-score-goods = Biens : reliquaire { $reliquary }, ornement { $ornament }, céramique { $ceramic }, livre { $book }, merveille { $wonder }, vin et whiskey { $sip } chacun ; { $five } par lot de cinq pièces.
rules-text-score-economic = [Valeurs économiques](economic), les écus d’or : de tous les bâtiments et agglomérations sur votre terre. Les cartes en main ne comptent pas.
rules-text-score-settlements = [Valeurs résidentielles](dwelling-value), les maisons bleues : chaque agglomération compte la sienne et celles autour d’elle.
rules-head-dwelling = Ce que compte une agglomération
rules-text-dwelling = Additionnez la valeur résidentielle de l’agglomération et celle de chaque carte [adjacente](beside), bâtiment ou agglomération. Une carte entre deux agglomérations compte pour les deux, et deux agglomérations voisines se comptent l’une l’autre.
rules-text-dwelling-water = Chaque case d’eau adjacente sans carte ajoute { $water }.
rules-text-dwelling-houseboat = Sur l’eau, { card-I11.le } compte avec sa propre maison à la place.
rules-text-dwelling-bad = Certaines valeurs sont négatives. Elles ôtent des points, mais seulement aux agglomérations voisines. Forêts, tourbières et cases vides comptent 0.
rules-head-winning = Le résultat
rules-text-score-drink = Avant de compter, le vin et le whiskey sont changés en pièces là où cela rapporte plus.
rules-text-winning = Le plus de points l’emporte. Les égalités se partagent.
rules-text-winning-solo = Le but est de { $goal } points.

rules-chapter-end = La fin de la partie
rules-line-end = Une dernière chance pour tous, puis le compte.
rules-text-end = La manche { $last } est la manche bonus. Elle commence comme les autres : les ecclésiastiques tous dehors rentrent, la roue tourne. Ensuite :
rules-text-bonus-priors = Chaque prieur encore dehors rentre.
rules-text-bonus-action = Chacun, à partir du premier joueur, a une action : construire, avec le droit du prieur, ou placer le prieur sur n’importe quel bâtiment de n’importe qui, occupé ou non, et l’utiliser. On peut acheter des terrains comme toujours.
rules-text-bonus-phase = La phase Agglomération E suit dans le même ordre. Puis on compte les points.
rules-text-bonus-not = Dans cette manche, on n’abat pas, on ne coupe pas, il n’y a ni contrats ni frères convers, et la visite du prieur est gratuite.
rules-text-end-two = À partir de la phase D, regardez l’offre : quand { $left ->
    [0] il ne reste aucun bâtiment
    [one] il reste { $left } bâtiment ou aucun
   *[other] il reste au plus { $left } bâtiments
}, le tour en cours se termine. Les ecclésiastiques rentrent, la roue tourne, et l’autre a un dernier tour d’une action. Puis on compte les points.
rules-text-end-two-long = À partir de la phase D, regardez l’offre à la fin de chaque manche : quand { $left ->
    [0] il ne reste aucun bâtiment
    [one] il reste { $left } bâtiment ou aucun
   *[other] il reste au plus { $left } bâtiments
}, la partie est finie et l’on compte les points.
rules-text-end-open = Il n’y a ni phase E, ni manche bonus, ni dernière manche : qui ne construit pas allonge la partie.
rules-text-end-solo = La partie finit avec la manche { $last }. Après vos deux actions viennent les bâtiments du joueur neutre, son prieur et la phase E, comme dans chaque [phase Agglomération](solo-phase). Puis on compte les points.

rules-chapter-two = À deux
rules-line-two = Des manches entières à tour de rôle, et une fin qui dépend de vous.
rules-text-two = La partie habituelle à deux :
rules-text-two-turn = Une manche est à un joueur, qui fait deux actions principales ; la suivante est à l’autre. Au début de chacune, les ecclésiastiques des deux rentrent et la roue tourne.
rules-text-two-wheel = La roue est plus lente : { $back }.
rules-text-two-cards = Seules les cartes pour tout nombre de joueurs sont en jeu.
rules-text-two-end = Après la phase D, avec au plus { $shortend } bâtiment dans l’offre, le tour se termine et l’autre joueur a encore une action.
rules-head-two-long = La partie longue à deux
rules-text-two-long = Les manches sont comme à plusieurs, mais :
rules-text-two-long-turn = Le premier joueur fait deux actions principales, puis l’autre une ; ensuite on échange.
rules-text-two-long-home = Les ecclésiastiques rentrent et la roue tourne seulement au début d’une manche. C’est la roue des parties à plusieurs.
rules-text-two-long-cards = Presque toutes les cartes sont en jeu ; en France, il manque { card-F10.le }, { card-F31.le } et { card-F29.le } de la pile C.
rules-text-two-long-end = Après la phase D, avec au plus { $longend } bâtiments à la fin d’une manche, la partie est finie.
rules-text-two-open = Aucune des deux n’a de dernière manche. Les programmes qui jouent contre eux-mêmes s’arrêtent après { $limit } manches ; les gens n’y sont jamais obligés.

rules-chapter-short = La partie courte
rules-line-short = Pour trois ou quatre : deux fois moins de manches, et des cadeaux.
rules-text-short = Ce qui change par rapport à la partie complète à trois ou quatre :
rules-text-short-rounds = { $rounds } manches ; la dernière est la manche bonus.
rules-text-short-people = Chacun a un prieur et un frère convers.
rules-text-short-land = La tourbière et la forêt en haut à gauche de la terre manquent : deux plaines vides de plus.
rules-text-short-gifts = Chaque manche apporte à chacun [deux biens](gifts), sauf la dernière.
rules-text-short-wheel = Quand quelqu’un produit avec la roue, tous [en prennent encore un](nothing). { card-F33 } et { card-I33 } comptent aussi.
rules-text-short-cards = À trois, seules les cartes pour tout nombre de joueurs sont en jeu ; à quatre, aussi celles à partir de trois.
rules-head-gifts = Biens de la manche
rules-text-gifts = Juste après le tour de la roue, chacun prend ces biens dans la réserve :

rules-chapter-solo = En solo
rules-line-solo = Un voisin qui ne joue jamais, et des bâtiments qui vont chez lui.
rules-text-solo = Vous avez { $solorounds } manches de deux actions. Presque toutes les cartes sont en jeu ; en France, il manque les deux cartes « { card-F14 } », { card-F10.le } et { card-F29.le } de la pile C.
rules-text-solo-start = Vous commencez sans biens. La terre se vend à partir de la plus chère.
rules-text-solo-neutral = Le joueur neutre a une terre sans forêts ni tourbières, les trois bâtiments de base, { card-G13.le }, un prieur et deux frères convers. Il n’a ni biens ni agglomérations et ne compte pas de points. Les cartes qui atteignent des bâtiments occupés atteignent aussi les siens.
rules-text-solo-wheel = Un marqueur que la roue devrait emporter au-delà de la dernière case est perdu pour toujours. Dès lors, seul le joker fournit ce bien, et quand le joker est parti aussi, plus rien.
rules-head-solo-contract = Contrats chez le voisin
rules-text-solo-contract = Le prix ou le cadeau va à la réserve, et vous choisissez lequel de ses ecclésiastiques travaille. Ses ecclésiastiques rentrent comme les vôtres : quand tous les trois sont dehors.
rules-text-solo-fee = Sur sa terre, { FORM($raiser, "le") } augmente le prix pour toujours, même recouverte plus tard.
rules-head-solo-phase = Quand une phase est prévue
rules-text-solo-phase = Après le tour de la roue et avant la phase Agglomération :
rules-text-solo-all = Tous les bâtiments qui restent dans l’offre vont sur sa terre. Vous choisissez l’ordre et les cases : vides, ou par-dessus des bâtiments où personne ne se trouve, même de base, et plusieurs fois sur une case. Ce qui est recouvert quitte le jeu. Le type de terrain est sans importance.
rules-text-solo-over = Un bâtiment du monastère ne recouvre qu’un bâtiment du monastère, un autre seulement un autre.
rules-text-solo-cloister = Un bâtiment du monastère doit être adjacent à un autre. Seulement s’il n’y a pas de telle place, il peut recouvrir un bâtiment du monastère libre et isolé.
rules-text-solo-prior = Si son prieur est à la maison, vous pouvez le placer sur un des bâtiments qu’on vient de poser, payer le prix ou le cadeau, et utiliser le bâtiment ou non.
rules-text-solo-home = Si ses trois ecclésiastiques sont dehors, ou les trois vôtres, ils rentrent maintenant.
rules-text-solo-room = Choisissez de façon que tous les bâtiments trouvent une place. Ceux qui n’en ont aucune quittent le jeu.
rules-head-solo-end = La dernière manche
rules-text-solo-end = À la manche { $solorounds }, vos deux actions viennent d’abord, puis les bâtiments du joueur neutre, son prieur et la phase E. Personne ne rentre entre vos actions et ses bâtiments.
rules-text-solo-goal = { $goal } points sont un très bon résultat.

rules-chapter-variants = France et Irlande
rules-line-variants = Les mêmes règles, d’autres cartes.
rules-text-variants = { $shared } des { $all } bâtiments sont les mêmes dans les deux, les autres appartiennent à une version. Agglomérations et terre sont les mêmes.
rules-text-variant-france = La France cuit du pain : les céréales deviennent farine et pain, les raisins deviennent vin, et le pain avec le vin devient un reliquaire. Le cadeau des contrats est le vin.
rules-text-variant-ireland = L’Irlande brasse : les céréales deviennent malt et bière, le malt avec bois et tourbe devient whiskey, et la bière avec le whiskey devient un reliquaire. Le cadeau des contrats est le whiskey. Il n’y a pas de raisins sur la roue.

rules-table-phase = phase Agglomération
rules-table-round = manche
rules-table-good = bien
rules-table-back = autre face
rules-table-tile = tuile
rules-table-settlement = agglomération
rules-table-from = dès
rules-table-cost = coût
rules-table-bonus = manche bonus
rules-table-end = dernière manche, puis phase E
rules-table-grapes = les raisins entrent
rules-table-stone = la pierre entre
rules-table-district = district
rules-table-plot = lopin
rules-table-food = nourriture
rules-table-energy = énergie
rules-table-coins = pièces
rules-table-points = points
rules-table-terrain = terrain

term-prior-man = Le prieur
    .about = Votre ecclésiastique à part. Il travaille comme les autres, et peut en plus entrer dans un bâtiment que vous venez de construire.
term-lay-brother = Frère convers
    .about = Un ecclésiastique sans droit particulier. Il reste dans un bâtiment jusqu’à ce que tous les vôtres soient dehors.
term-joker-piece = Le joker
    .about = Un marqueur de la roue qui sert pour tous les biens. Le marqueur du bien reste alors où il est.
term-indicator = Marqueur
    .about = Il montre sur la roue combien on peut prendre d’un bien. Qui en prend le remet à 0.
term-economic = Valeur économique
    .about = L’écu d’or d’une carte. Il compte une fois, à la fin, pour chaque carte de votre terre.
term-dwelling-value = Valeur résidentielle
    .about = La maison bleue d’une carte : combien il fait bon vivre à côté. Elle ne compte que pour les agglomérations : la leur et celles autour.
term-food = Nourriture
    .about = Ce que mangent les agglomérations et quelques échanges. Beaucoup de biens nourrissent, chacun selon sa valeur. On ne rend pas la monnaie.
term-energy = Énergie
    .about = Ce qui chauffe les agglomérations et fait marcher les ateliers : bois, tourbe, charbon de tourbe, paille. On ne rend pas la monnaie.
term-display = L’offre
    .about = Les bâtiments visibles que tous peuvent construire.
term-cloister = Bâtiment du monastère
    .about = Un bâtiment au nom doré. Il doit être adjacent à un autre bâtiment du monastère.
term-heartland = Terre de départ
    .about = Les dix cases avec lesquelles vous commencez.
term-settlement = Agglomération
    .about = Une carte de votre main qui coûte nourriture et énergie. Elle compte sa valeur résidentielle et celles d’à côté.
term-basic-goods = Biens de base
    .about = Argile, bois, tourbe, bétail, céréales et pièces.
term-point-goods = Biens à points
    .about = Livres, céramiques, ornements et reliquaires : ils comptent à la fin.
term-supply = La réserve
    .about = D’où viennent les biens et où ils vont. Elle n’est à personne.
term-beside = Adjacent
    .about = Avec un bord commun : en haut, en bas, à gauche ou à droite. Les coins ne comptent pas.
term-free-building = Bâtiment libre
    .about = Un bâtiment où ne se trouve aucun ecclésiastique.
term-main-action = Action principale
    .about = Placer un ecclésiastique, contrat de travail, abattre des arbres, couper de la tourbe, ou construire.
term-start-player = Premier joueur
    .about = Celui qui joue en premier dans la manche et, à trois ou quatre, encore une fois à la fin.
term-points = Points
    .about = Ce qui compte à la fin. Un nombre dans un écu d’or.
term-plains = Plaine
    .about = Le terrain le plus courant. Sous les forêts et les tourbières, c’est aussi la plaine.
term-hillside = Versant
    .about = Terrain des districts et des lopins montagneux. Les vignobles et quelques nobles demeures ne sont qu’ici.
term-coast = Côte
    .about = Terrain des lopins côtiers, près de l’eau. Les ports et le village de pêcheurs ne sont qu’ici.
term-water = Eau
    .about = Terrain des lopins côtiers. Seule la maison-bateau s’y pose ; l’eau libre est une bonne voisine des agglomérations.
term-mountain = Montagne
    .about = Terrain des lopins montagneux, contre deux versants. Seuls la carrière et le château s’y posent.
term-forest = Forêt
    .about = Une carte sur une plaine. Abattue, elle devient du bois, et la case est libre.
term-moor = Tourbière
    .about = Une carte sur une plaine. Coupée, elle devient de la tourbe, et la case est libre.
