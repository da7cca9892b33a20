lesson-fetch-name = prendre
lesson-fetch-title = Prendre des biens sur la roue
lesson-fetch-what = Les céréales ont attendu sur la roue : elles en sont à { $grain }. Envoyez [un frère](lay-brother) les chercher à votre Ferme : cliquez sur la Ferme.
lesson-fetch-why = À chaque manche, la roue tourne : la quantité de chaque bien augmente ou reste la même, jusqu’à ce que quelqu’un le prenne ; elle repart alors de 0. Un ecclésiastique ne travaille qu’une fois, qu’il rapporte { $clay ->
    [one] { $clay } argile
   *[other] { $clay } argiles
} ou { $grain } céréales : prenez donc ce qui a le plus augmenté.
lesson-fetch-done = { $grain } céréales pour vous. Leur marqueur repart de 0, et votre frère reste à la Ferme jusqu’à ce que tous vos ecclésiastiques aient travaillé.
lesson-fetch-other = Vous pouvez garder ce coup. Mais les céréales sont à { $grain }, plus que tout autre bien de la roue.
lesson-fetch-not-yet = Choisissez les céréales et confirmez.

lesson-build-name = bâtir
lesson-build-title = Construire, et voir ce que cela coûte
lesson-build-what = Les cartes au bord doré sont celles que vous pouvez payer. Dans [l’offre](display), cliquez sur le Marchand de pierres, qui coûte un bois ; puis choisissez une case de votre terre.
lesson-build-why = Le prix est au milieu de la carte, les terrains permis sont en bas. Un bâtiment reste toute la partie, et le nombre dans [son écusson](economic) compte à la fin.
lesson-build-done = Construit et payé : { $points } points de plus. Désormais vos ecclésiastiques peuvent y travailler.
lesson-build-other = Vous pouvez garder ce coup. Mais vous avez de quoi construire, et chaque bâtiment rapporte des points et offre un nouveau lieu de travail.
lesson-build-not-yet = Choisissez-lui une case de votre terre et confirmez.

lesson-home-name = retour
lesson-home-title = Quand tous sont placés, tous reviennent
lesson-home-what = Il ne vous reste qu’un ecclésiastique disponible. Envoyez-le au Bureau du monastère pour { $coin } pièces, puis terminez votre tour.
lesson-home-why = Le joueur qui a placé tous ses ecclésiastiques les reprend tous au début de la manche suivante. Tant qu’il en reste un seul à placer, aucun ne revient.
lesson-home-done = Une nouvelle manche, et tous vos ecclésiastiques sont de retour. Ne laissez donc pas longtemps le dernier sans travail.
lesson-home-other = Vous pouvez garder ce coup. Mais deux ecclésiastiques sont déjà placés et ne reviendront que quand le troisième aura travaillé aussi.
lesson-home-not-yet = { $begun ->
    [true] Prenez les pièces et confirmez.
   *[false] Il est placé. Terminez maintenant votre tour et regardez commencer la nouvelle manche.
}

lesson-prior-name = prieur
lesson-prior-title = Le prieur travaille aussitôt dans un nouveau bâtiment
lesson-prior-what = Construisez le Fourneau à tourbe ; il coûte une argile. On vous demande alors si [le prieur](prior-man) y va : acceptez.
lesson-prior-why = Seul le prieur peut entrer aussitôt dans un nouveau bâtiment, sans autre action. C’est pourquoi on le garde souvent disponible.
lesson-prior-done = Construit et utilisé en un tour. Le prieur y reste jusqu’au retour de tous vos ecclésiastiques.
lesson-prior-other = Vous pouvez garder ce coup. Mais votre prieur est disponible : un bâtiment construit maintenant travaillerait pour vous dans le même tour.
lesson-prior-not-yet = Choisissez une case, envoyez-y le prieur et confirmez.

lesson-settle-name = fonder
lesson-settle-title = Nourrir un village
lesson-settle-what = C’est une phase Agglomération : vous pouvez fonder [une agglomération](settlement). Choisissez le Village de paysans, posez-le entre la Ferme et le Bureau du monastère, et payez-le en [nourriture](food) et en [énergie](energy).
lesson-settle-why = À la fin, une agglomération rapporte la valeur de sa propre maison et de celles de ses voisins, en haut, en bas, à gauche et à droite. Trois bâtiments entourent cette case, presque rien n’entoure l’autre.
lesson-settle-done = { $points } points de plus : des biens sont devenus un village, et ses voisins comptent pour lui.
lesson-settle-other = Vous pouvez garder ce coup. Mais une agglomération additionne les maisons de ses voisins, et nulle part elles ne sont aussi nombreuses qu’à côté de votre Ferme.
lesson-settle-not-yet = Choisissez sa case, payez et confirmez.

lesson-contract-name = contrat
lesson-contract-title = Travailler chez un autre joueur
lesson-contract-what = Le joueur bleu a un Moulin, et vous avez des céréales. Cliquez sur ce Moulin, payez une pièce pour le contrat de travail, et faites moudre vos céréales.
lesson-contract-why = La pièce va au propriétaire, qui envoie un ecclésiastique ; les vôtres restent où ils sont. Ce que rapporte le bâtiment est à vous.
lesson-contract-done = Vos céréales sont devenues farine et paille, et aucun de vos ecclésiastiques n’a eu à se déplacer.
lesson-contract-other = Vous pouvez garder ce coup. Mais pour le prix d’un contrat, vous pouvez utiliser n’importe quel bâtiment inoccupé dont le propriétaire a un ecclésiastique disponible, et un moulin change chaque céréale en farine et en paille.
lesson-contract-not-yet = Payez, choisissez la quantité à moudre et confirmez.

lesson-chain-name = chaîne
lesson-chain-title = Les céréales deviennent farine, la farine devient pain
lesson-chain-what = Le Moulin a changé vos céréales en farine, et depuis, vous avez construit une Boulangerie. Cliquez dessus : cuisez du pain avec toute la farine, payez l’énergie, et vendez ce dont vous n’avez pas besoin.
lesson-chain-why = À chaque étape, les biens valent plus : la farine vaut { $flour } nourriture, un pain { $bread }. Cuire demande de [l’énergie](energy) : bois, tourbe et charbon de tourbe en fournissent.
lesson-chain-done = Du pain pour vos villages, et des pièces en plus. Ainsi, de la roue à la table, les biens prennent de la valeur.
lesson-chain-other = Vous pouvez garder ce coup. Mais la farine ne vaut que { $flour } nourriture ; cuite, elle en vaut { $bread }.
lesson-chain-not-yet = Choisissez combien cuire et combien vendre, et confirmez.

lesson-land-name = terrain
lesson-land-title = Abattre, couper, acheter du terrain
lesson-land-what = Votre terre est presque pleine. Abattez les arbres d’une forêt : cela donne du bois et de la place. Achetez ensuite un district ; cela coûte des pièces, mais pas d’action.
lesson-land-why = Abattre des arbres et couper de la tourbe se font sans ecclésiastique. Les terrains ne deviennent jamais moins chers : les moins chers partent d’abord, mieux vaut donc acheter tôt.
lesson-land-done = Du bois d’avance, et de la place pour vos bâtiments et vos villages.
lesson-land-other = Vous pouvez garder ce coup. Mais sans place on ne construit rien : abattre libère une case, et un district apporte toute une rangée.
lesson-land-not-yet = { $begun ->
    [true] Confirmez, et c’est fait.
   *[false] Il manque l’un des deux : abattre des arbres avec votre action, ou acheter un district avec des pièces.
}

lesson-points-name = points
lesson-points-title = D’où viennent les points
lesson-points-what = Votre Marchand de pierres vous a vendu de la pierre. Construisez le Marché juste sous votre village. [Son écusson](economic) vous rapporte des points, et [sa maison](dwelling-value) en rapporte au village d’à côté.
lesson-points-why = Un bâtiment rapporte le nombre de son écusson. Une agglomération rapporte la valeur de sa propre maison et de celles de ses voisins ; une bonne maison à côté de deux villages compte donc pour les deux. Certains biens rapportent aussi des points.
lesson-points-done = { $points } points en un tour : pour l’écusson, et pour la maison, qui compte aussi pour le village.
lesson-points-other = Vous pouvez garder ce coup. Mais juste sous votre village, le Marché compterait deux fois : par son écusson et par sa maison.
lesson-points-not-yet = Choisissez la case juste sous votre village et confirmez.

lesson-aim-name = but
lesson-aim-title = Ce qu’il faut viser
lesson-aim-what = La partie est avancée. Trouvez un tour qui rapporte { $least } points ou plus. Un indice : l’Atelier du monastère du joueur vert fait des céramiques avec l’argile et des ornements avec la pierre.
lesson-aim-why = Les points viennent des agglomérations entourées de bonnes maisons, des écussons, et des biens qui valent des points. Mettez d’abord en place une chaîne de production, nourrissez ensuite des villages, et à la fin changez tout en points.
lesson-aim-done = { $points } points en un tour. Vous savez l’essentiel : prendre les biens quand il y en a beaucoup, les améliorer, et fonder des villages entourés de bonnes maisons.
lesson-aim-other = Vous pouvez garder ce coup ; votre score a varié de { $points }. Mais l’argile et la pierre ne comptent pas à la fin, les céramiques et les ornements si.
lesson-aim-not-yet = Terminez ce tour.

quiz-wheel = Un frère entre dans votre Ferme et prend des céréales. Combien en rapporte-t-il ?
quiz-wheel-why = Le marqueur des céréales est à { $count } : il en rapporte autant, et le marqueur repart de 0.
quiz-home = Le dernier de vos ecclésiastiques va au Bureau du monastère, et la manche se termine. Combien sont disponibles quand la suivante commence ?
quiz-home-why = { $count } : tous étaient placés, donc tous reviennent.
quiz-pay = Voici vos biens. Suffisent-ils pour un Bourg marchand ?
quiz-pay-why = { $count ->
    [0] Non, il manque de la nourriture : bois et tourbe chauffent, mais ne nourrissent personne.
   *[other] Oui, nourriture et énergie suffisent.
}
quiz-settlement = Combien de points rapporte l’agglomération du milieu ?
quiz-settlement-why = { $count } : la valeur de sa propre maison et de celles des cartes d’à côté. Les coins ne comptent pas.
quiz-market = Vous construisez le Marché juste à côté d’un de vos villages. Combien de points rapporte-t-il ?
quiz-market-why = { $count } : son écusson, et sa maison, qui compte pour le village.
quiz-yes = Oui
quiz-no = Non

beside-begin = Vous avez { $men } ecclésiastiques. Pour bien commencer, prenez quelque chose sur la roue, ou construisez un petit bâtiment.
beside-phase-ready = { $rounds ->
    [0] Une phase Agglomération a lieu à cette manche. Vous avez de quoi fonder { FORM($card, "le") }.
    [1] Une phase Agglomération a lieu à la prochaine manche. Vous avez de quoi fonder { FORM($card, "le") }.
   *[other] Une phase Agglomération a lieu dans { $rounds } manches. Vous avez de quoi fonder { FORM($card, "le") }.
}
beside-phase-missing = { $rounds ->
    [0] Une phase Agglomération a lieu à cette manche. Pour fonder { FORM($card, "le") }, il vous manque { $missing }.
    [1] Une phase Agglomération a lieu à la prochaine manche. Pour fonder { FORM($card, "le") }, il vous manque { $missing }.
   *[other] Une phase Agglomération a lieu dans { $rounds } manches. Pour fonder { FORM($card, "le") }, il vous manque { $missing }.
}
beside-did-settle = { $player } fonde { FORM($card, "le") }. Cette agglomération rapporte la valeur de sa maison et de celles de ses voisins.
beside-did-build = { $player } construit { FORM($card, "le") }. L’écusson rapporte des points, et tant que le bâtiment est inoccupé, vous pouvez l’utiliser au prix d’un contrat de travail.
beside-did-contract = { $player } utilise { FORM($card, "le") } par un contrat de travail. Cela coûte le prix du contrat, mais aucun ecclésiastique.
beside-did-hire = { $paid ->
    [gift] { $player } utilise chez vous { FORM($card, "le") } par un contrat de travail et donne une boisson à la réserve au lieu du prix. Votre ecclésiastique y reste jusqu’au retour de tous les vôtres.
   *[coins] { $player } utilise chez vous { FORM($card, "le") } par un contrat de travail. Le prix est pour vous, et votre ecclésiastique y reste jusqu’au retour de tous les vôtres.
}
beside-did-land = { $player } achète un terrain. Le suivant coûtera autant ou plus.
beside-did-place = { $player } place un ecclésiastique { FORM($card, "au") }. Jusqu’à son retour, le bâtiment est occupé : personne ne peut y en placer un autre.
beside-did-fell = { $player } abat des arbres. Du bois et de la place, sans ecclésiastique.
beside-did-cut = { $player } coupe de la tourbe. Du combustible et de la place, sans ecclésiastique.
beside-nobody-home = Tous vos ecclésiastiques sont placés. Vous pouvez encore abattre des arbres, couper de la tourbe, construire ou utiliser un bâtiment par un contrat de travail. Ils reviennent au début de la prochaine manche.
beside-last-man = Il ne vous reste qu’un ecclésiastique disponible. Quand lui aussi aura travaillé, tous reviendront au début de la prochaine manche.
beside-prior-home = Votre prieur est disponible : il peut travailler aussitôt dans ce que vous construisez.
beside-ripe = Le plus abondant sur la roue : { $goods }.
