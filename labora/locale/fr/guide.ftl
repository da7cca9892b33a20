lesson-fetch-name = prendre
lesson-fetch-title = Prendre des biens sur la roue
lesson-fetch-what = Les céréales ont attendu sur la roue et valent { $grain }. Envoyez [un frère](lay-brother) les chercher à votre Ferme : cliquez sur la Ferme.
lesson-fetch-why = À chaque manche, chaque bien de la roue grandit jusqu’à ce que quelqu’un le prenne ; il repart alors de 0. Un ecclésiastique travaille une fois, qu’il rapporte { $clay } argile ou { $grain } céréales : d’abord ce qui est mûr.
lesson-fetch-done = Céréales : { $grain } pour vous. Leur disque repart de 0, et votre frère reste à la Ferme jusqu’à ce que tous vos ecclésiastiques aient travaillé.
lesson-fetch-other = Vous pouvez garder cela. Mais les céréales sont à { $grain }, plus haut que tout autre bien de la roue : d’abord ce qui est mûr.
lesson-fetch-not-yet = Choisissez les céréales et confirmez.

lesson-build-name = bâtir
lesson-build-title = Construire, et voir ce que cela coûte
lesson-build-what = Vous pouvez payer chaque carte au bord doré. Cliquez dans [l’offre](display) sur le Marchand de pierres, il coûte un bois ; puis choisissez une place sur votre terrain.
lesson-build-why = Le prix est au milieu de la carte, les terrains permis sont à son pied. Un bâtiment reste toute la partie, et le nombre dans [son écu](economic) compte à la fin.
lesson-build-done = Construit et payé : { $points } points de plus. Désormais vos ecclésiastiques peuvent y travailler.
lesson-build-other = Vous pouvez garder cela. Mais vous avez de quoi construire, et chaque bâtiment vaut des points et une nouvelle place pour travailler.
lesson-build-not-yet = Choisissez-lui une place sur votre terrain.

lesson-home-name = retour
lesson-home-title = Quand tous sont placés, tous reviennent
lesson-home-what = Un seul de vos ecclésiastiques est à la maison. Envoyez-le au Bureau du monastère pour { $coin } pièces, puis terminez votre tour.
lesson-home-why = Qui a placé tous ses ecclésiastiques les reprend tous au début de la manche suivante. Tant qu’un seul reste à la maison, aucun ne revient.
lesson-home-done = Une nouvelle manche, et tous vos ecclésiastiques sont de retour. Ne laissez donc pas longtemps le dernier sans travail.
lesson-home-other = Vous pouvez garder cela. Mais deux ecclésiastiques attendent dehors et ne reviennent que quand le troisième aura travaillé aussi.
lesson-home-not-yet = Placez-le, puis terminez votre tour et regardez commencer la nouvelle manche.

lesson-prior-name = prieur
lesson-prior-title = Le prieur travaille aussitôt dans un bâtiment neuf
lesson-prior-what = Construisez le Fourneau à tourbe ; il coûte une argile. On vous demande alors si [le prieur](prior-man) entre : laissez-le entrer.
lesson-prior-why = Seul le prieur peut utiliser un bâtiment au tour où il est construit : deux pas en un tour. C’est pourquoi on le garde souvent à la maison.
lesson-prior-done = Construit et utilisé en un tour. Le prieur y reste jusqu’au retour de tous vos ecclésiastiques.
lesson-prior-other = Vous pouvez garder cela. Mais votre prieur est à la maison : un bâtiment construit maintenant travaillerait pour vous dans le même tour.
lesson-prior-not-yet = Le bâtiment est là. Maintenant, laissez entrer le prieur.

lesson-settle-name = peupler
lesson-settle-title = Nourrir un village
lesson-settle-what = Une phase Agglomération : vous pouvez fonder [une agglomération](settlement). Choisissez le Village de paysans, posez-le entre la Ferme et le Bureau du monastère, et payez [nourriture](food) et [énergie](energy).
lesson-settle-why = À la fin, une agglomération compte sa propre maison et celles de ses voisins, en haut, en bas, à gauche et à droite. Trois bâtiments entourent cette case, presque rien n’entoure l’autre.
lesson-settle-done = { $points } points de plus : des biens sont devenus un village, et ses voisins comptent avec lui.
lesson-settle-other = Vous pouvez garder cela. Mais une agglomération compte les maisons de ses voisins, et nulle part elles ne sont aussi proches qu’à côté de votre Ferme.
lesson-settle-not-yet = Choisissez sa place, et payez.

lesson-contract-name = contrat
lesson-contract-title = Travailler chez un autre
lesson-contract-what = Bleu a un Moulin, et vous avez des céréales. Cliquez sur ce Moulin, payez une pièce pour le contrat de travail, et moulez vos céréales.
lesson-contract-why = La pièce va au propriétaire, qui envoie un ecclésiastique ; les vôtres restent où ils sont. Ce que rapporte le bâtiment est à vous.
lesson-contract-done = Vos céréales sont devenues farine et paille, et aucun de vos ecclésiastiques n’a dû partir.
lesson-contract-other = Vous pouvez garder cela. Mais une pièce ouvre tout bâtiment libre de la table, et un moulin tire farine et paille de chaque céréale.
lesson-contract-not-yet = Payez, et choisissez combien vous moulez.

lesson-chain-name = chaîne
lesson-chain-title = Les céréales deviennent farine, la farine devient pain
lesson-chain-what = Le moulin a fait de la farine de vos céréales. Cliquez maintenant sur votre Boulangerie : cuisez tout, payez l’énergie, et vendez ce dont vous n’avez pas besoin.
lesson-chain-why = À chaque pas, les biens valent plus : la farine nourrit { $flour }, un pain nourrit { $bread }. Cuire demande de [l’énergie](energy) : bois, tourbe et charbon de tourbe brûlent.
lesson-chain-done = Du pain pour vos villages, et des pièces en plus. Ainsi les biens grandissent de la roue à la table.
lesson-chain-other = Vous pouvez garder cela. Mais la farine ne nourrit que { $flour }, et cuite elle nourrit { $bread }.
lesson-chain-not-yet = Cuisez au moins un pain.

lesson-land-name = terrain
lesson-land-title = Abattre, extraire, acheter du terrain
lesson-land-what = Votre terrain est presque plein. Abattez les arbres d’une forêt : cela donne du bois et de la place. Achetez ensuite un district ; cela coûte des pièces et aucune action.
lesson-land-why = Abattre des arbres et extraire de la tourbe se font sans ecclésiastique. Le terrain devient plus cher à chaque pièce vendue : qui vient tôt paie moins.
lesson-land-done = Du bois en réserve, et de la place pour bâtiments et villages.
lesson-land-other = Vous pouvez garder cela. Mais sans place on ne construit rien : abattre libère une case, et un district apporte toute une rangée.
lesson-land-not-yet = Il manque l’un des deux : des arbres pour votre action, un district contre des pièces.

lesson-points-name = points
lesson-points-title = D’où viennent les points
lesson-points-what = Construisez le Marché juste sous votre village. [Son écu](economic) compte pour lui-même, [sa maison](dwelling-value) pour le village d’à côté.
lesson-points-why = Un bâtiment compte le nombre de son écu. Une agglomération compte sa propre maison et celles de ses voisins ; une bonne maison entre deux villages compte donc pour les deux. Certains biens comptent aussi.
lesson-points-done = { $points } points en un tour : pour l’écu, et pour la maison que le village compte aussi.
lesson-points-other = Vous pouvez garder cela. Mais juste sous votre village, le Marché compterait deux fois : par son écu et par sa maison.
lesson-points-not-yet = Choisissez la case juste sous votre village.

lesson-aim-name = but
lesson-aim-title = Ce qu’il faut viser
lesson-aim-what = La partie est avancée. Trouvez un tour qui rapporte { $least } points ou plus. Un indice : l’Atelier du monastère de Vert tire céramiques et ornements de l’argile et de la pierre.
lesson-aim-why = Les points viennent des agglomérations entre de bonnes maisons, des écus, et des biens qui portent des points. Montez d’abord une chaîne, nourrissez ensuite des villages, et à la fin changez tout en points.
lesson-aim-done = { $points } points en un tour. Vous connaissez le chemin : des biens mûrs, une chaîne, et des villages nourris entre de bonnes maisons.
lesson-aim-other = Vous pouvez garder cela ; votre total a changé de { $points }. Mais argile et pierre ne comptent pas à la fin, céramiques et ornements si.
lesson-aim-not-yet = Continuez ce tour.

quiz-wheel = Un frère entre dans votre Ferme et prend des céréales. Combien en rapporte-t-il ?
quiz-wheel-why = Le disque des céréales est à { $count } : il en rapporte autant, et le disque repart de 0.
quiz-home = Le dernier de vos ecclésiastiques va au Bureau du monastère, et la manche se termine. Combien sont à la maison quand la suivante commence ?
quiz-home-why = { $count } : tous étaient placés, donc tous reviennent.
quiz-pay = Voici vos biens. Suffisent-ils pour un Bourg marchand ?
quiz-pay-why = { $count ->
    [0] Non, il manque de la nourriture : bois et tourbe chauffent, mais ne nourrissent personne.
   *[other] Oui, nourriture et énergie suffisent.
}
quiz-settlement = Combien de points rapporte l’agglomération du milieu ?
quiz-settlement-why = { $count } : sa propre maison et celles des voisins d’à côté. Les coins ne comptent pas.
quiz-market = Vous construisez le Marché juste à côté d’un de vos villages. Combien de points rapporte-t-il ?
quiz-market-why = { $count } : son écu, et sa maison, que le village compte.
quiz-yes = Oui
quiz-no = Non

beside-begin = { $men } ecclésiastiques attendent à la maison. Un bon premier tour prend quelque chose sur la roue, ou construit quelque chose de petit.
beside-phase-ready = { $rounds ->
    [0] Cette manche apporte une phase Agglomération. Vous pourriez payer : { $card }.
    [1] La prochaine manche apporte une phase Agglomération. Vous pourriez payer : { $card }.
   *[other] Dans { $rounds } manches vient une phase Agglomération. Vous pourriez payer : { $card }.
}
beside-phase-missing = { $rounds ->
    [0] Cette manche apporte une phase Agglomération. Pour { FORM($card, "le") }, il vous manque : { $missing }.
    [1] La prochaine manche apporte une phase Agglomération. Pour { FORM($card, "le") }, il vous manque : { $missing }.
   *[other] Dans { $rounds } manches vient une phase Agglomération. Pour { FORM($card, "le") }, il vous manque : { $missing }.
}
beside-did-settle = { $player } : nouvelle agglomération, { $card }. Elle compte sa propre maison et celles de ses voisins.
beside-did-build = { $player } : construction, { $card }. L’écu compte, et pour une pièce vous pouvez y travailler aussi.
beside-did-contract = { $player } : contrat de travail, { $card }. Cela coûte une pièce et aucun ecclésiastique.
beside-did-hire = { $player } : contrat de travail chez vous, { $card }. La pièce est à vous, et votre ecclésiastique est dehors jusqu’au retour de tous.
beside-did-land = { $player } : achat de terrain. Le prochain coûte plus cher.
beside-did-place = { $player } : un ecclésiastique placé, { $card }. Jusqu’à son retour, personne d’autre ne peut y travailler.
beside-did-fell = { $player } : abattage d’arbres. Du bois et de la place, sans ecclésiastique.
beside-did-cut = { $player } : extraction de tourbe. Du combustible et de la place, sans ecclésiastique.
beside-nobody-home = Aucun de vos ecclésiastiques n’est à la maison : abattez, extrayez ou construisez. Ils reviennent au début de la prochaine manche.
beside-last-man = Un seul de vos ecclésiastiques est à la maison. Quand lui aussi aura travaillé, tous reviennent avec la prochaine manche.
beside-prior-home = Votre prieur est à la maison : il peut travailler aussitôt dans ce que vous construisez.
beside-ripe = Le plus mûr sur la roue : { $goods }.
