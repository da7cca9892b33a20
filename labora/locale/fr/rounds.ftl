# The steps of a round, as headings of the log and of the timeline.

step-clergymen-return = Retour des ecclésiastiques
step-wheel-turns = La roue tourne
step-round-goods = Biens de la manche
step-neutral-builds = Bâtiments pour le joueur neutre
step-neutral-prior = Le prieur neutre
step-settlement-phase = Phase Agglomération
step-priors-return = Retour des prieurs
step-bonus-actions = Manche bonus
step-actions = Actions
step-last-action = Le dernier tour
step-round-ends = La manche se termine
step-game-ends = La partie se termine
