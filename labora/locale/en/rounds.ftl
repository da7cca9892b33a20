# The steps of a round, as headings of the log and of the timeline.

step-clergymen-return = Clergymen return
step-wheel-turns = The wheel turns
step-round-goods = Round goods
step-neutral-builds = Buildings for the neutral player
step-neutral-prior = The neutral prior
step-settlement-phase = Settlement phase
step-priors-return = Priors return
step-bonus-actions = Bonus round
step-actions = Actions
step-last-action = The last turn
step-round-ends = The round ends
step-game-ends = The game ends
