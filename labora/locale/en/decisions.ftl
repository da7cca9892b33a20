# What is to be decided, in one line for whoever decides. All of them may use:
# $card (the building in use), $held (the card to be placed), $owner and $active (players), $step (an id), $phase (A to E),
# $gone (the good to be felled or cut, where only the joker is left for it), $round, $actions (main actions left),
# $purchases, $fee and $gift (amounts), $cost (what is to be paid), $left, $limit, $pile ("district" or "plot"),
# $neutral ("yes" or "no"), $trade ("2 wood → 1 ornament").

decision-over = The game is over.
decision-turn = { $step ->
    [settlement-phase] { $actions ->
        [0] Settlement phase { $phase }: you are done, end your turn.
       *[other] Settlement phase { $phase }: you may buy one landscape and then build one settlement. End your turn when you are done.
    }
    [bonus-actions] { $actions ->
        [0] Bonus round: your action is done. { $purchases ->
            [0] End your turn.
           *[other] Buy a landscape or end your turn.
        }
       *[other] Bonus round: you have one last action. Build, or put your prior on any building of anybody and use it.
    }
   *[other] { $actions ->
        [0] Your main action is done. { $purchases ->
            [0] End your turn.
           *[other] Buy a landscape or end your turn.
        }
        [1] { $step ->
            [last-action] This is the last turn of the game. Choose your main action.
           *[other] Choose your main action.
        }
       *[other] Choose a main action; you have { $actions } in this turn.
    }
}
decision-place = { $step ->
    [bonus-actions] Which building do you use? Your prior may go to any building of anybody, occupied or not, for free.
   *[other] On which of your unoccupied buildings do you place a clergyman to use it?
}
decision-clergyman = Who goes to the { $card }: a lay brother or the prior? A prior kept back can use a building as soon as you build it.
decision-contract = Whose building do you use? You pay the fee of { $fee }, the owner places a clergyman, and the goods are yours.
decision-fee = How do you pay for the { $card } ({ $owner })?
decision-owners-clergyman = { $neutral ->
    [yes] Which clergyman of the neutral player goes to the { $card }?
   *[no] Your { $card } is used by { $active }: which of your clergymen do you place there?
}
decision-fell = Which of your forests do you fell? The wood comes from the production wheel.
decision-cut = Which of your moors do you cut? The peat comes from the production wheel.
decision-indicator = { $gone ->
    [none] What do you take from the production wheel, and with which indicator? The indicator used goes back to 0.
   *[other] The indicator for { $gone } has left the wheel. Do you use the joker, which goes back to 0, or take nothing?
}
decision-card = Which building of the display do you build?
decision-space = On which space do you put the { $held }?
decision-prior = Your prior is free. Do you put it on the new { $held } and use the building at once?
decision-amount = { $limit ->
    [1] { $card }: do you do this? { $trade }
   *[other] { $card }: how often do you do this? { $trade }
}
decision-payment = { $card }: which goods do you give? Needed: { $cost }. No change is given for food and energy.
decision-give = { $card }: give different goods, one after the other (still to give: { $left }). Which is next? They are given in a fixed order.
decision-good = { $card }: what do you take?
decision-forest = { $card }: which of your forests do you remove? It gives no wood from the wheel.
decision-target = { $card }: which building do you use with it?
decision-tile = { $pile ->
    [district] Which side of the new district do you want, and where does it go?
   *[plot] Which side of the new plot do you want, and where does it go?
}
decision-settlement = Which settlement do you build?
decision-site = On which space do you put the { $held }? It scores its own dwelling value and those of its neighbours.
decision-settlement-payment = What do you give for the { $held } ({ $cost })? No change is given.
decision-reward = { $card }: which point goods do you take? { $limit ->
    [one] They may be worth { $limit } point together.
   *[other] They may be worth { $limit } points together.
}
decision-improvement = { $card }: which tile do you improve?
decision-land = { $card }: which landscape do you take now?
decision-clearing = { $card }: what do you do now?
decision-neutral-card = Which building of the display goes to the neutral player next? All of them must be placed, so each kind, cloister buildings and others, keeps a place while that can be.
decision-neutral-space = Where on the neutral player’s board do you put the { $held }? It may cover an unoccupied building of its kind; a cloister building also needs another one beside it.
decision-neutral-prior = Do you put the neutral prior on one of the buildings just placed, pay { $fee } or { $gift }, and use it?
