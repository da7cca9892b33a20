# The steps of a round, as headings of the log and of the timeline.

step-clergymen-return = Geistliche kehren zurück
step-wheel-turns = Das Ertragsrad dreht sich
step-round-goods = Waren der Runde
step-neutral-builds = Gebäude für den neutralen Spieler
step-neutral-prior = Der Prior des neutralen Spielers
step-settlement-phase = Siedlungsphase
step-priors-return = Prioren kehren zurück
step-bonus-actions = Bonusrunde
step-actions = Aktionen
step-last-action = Der letzte Zug
step-round-ends = Die Runde endet
step-game-ends = Das Spiel endet
