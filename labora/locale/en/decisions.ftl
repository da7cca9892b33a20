# What is to be decided, in one line for the player who decides. All of them may use:
# $card (the building in use), $held (the card to be placed), $owner and $active (players), $step (an id), $phase (A to E),
# $gone (the good to be felled or cut, where only the joker is left for it), $round, $actions (main actions left),
# $purchases, $fee and $gift (amounts), $cost (what is to be paid), $left, $limit, $pile ("district" or "plot"),
# $neutral ("yes" or "no"), $trade ("2 wood → 1 ornament").

decision-over = The game is over.
decision-turn = { $step ->
    [settlement-phase] { $actions ->
        [0] Settlement phase { $phase }: nothing left to do. End your turn.
       *[other] Settlement phase { $phase }: you may buy one landscape and then build one settlement. End your turn when you are done.
    }
    [bonus-actions] { $actions ->
        [0] Bonus round: your action is done. { $purchases ->
            [0] End your turn.
           *[other] Buy a landscape or end your turn.
        }
       *[other] Bonus round: you have one last action. Build a building, or place your prior on any player’s building and use it.
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
       *[other] Choose a main action. You have { $actions } this turn.
    }
}
decision-place = { $step ->
    [bonus-actions] Choose a building to use. Your prior may go to any player’s building, occupied or not, for free.
   *[other] Choose one of your unoccupied buildings to place a clergyman on and use.
}
decision-clergyman = Send a lay brother or the prior to the { $card }? A prior you hold back can use a building as soon as you build it.
decision-contract = Choose another player’s building. You pay { $fee }, the owner places a clergyman, and you get the goods.
decision-fee = How do you want to pay to use the { $card } ({ $owner })?
decision-owners-clergyman = { $neutral ->
    [yes] Which of the neutral player’s clergymen goes to the { $card }?
   *[no] { $active } is using your { $card }. Which of your clergymen do you send?
}
decision-fell = Choose a forest to fell. The production wheel shows how much wood you get.
decision-cut = Choose a moor to cut. The production wheel shows how much peat you get.
decision-indicator = { $gone ->
    [none] Choose a good and an indicator on the production wheel. The indicator you use goes back to 0.
   *[other] The { $gone } indicator has left the wheel. Use the joker (it goes back to 0) or take nothing?
}
decision-card = Choose a building from the display.
decision-space = Choose a space for the { $held }.
decision-prior = Your prior is available. Place him on the new { $held } and use it right away?
decision-amount = { $limit ->
    [1] { $card }: do this? { $trade }
   *[other] { $card }: how many times? { $trade }
}
decision-payment = { $card }: choose goods to pay { $cost }. No change is given.
decision-give = { $card }: choose different goods one at a time, in the order listed ({ $left } to go).
decision-good = { $card }: choose what to take.
decision-forest = { $card }: choose a forest to remove. It gives no wood from the wheel.
decision-target = { $card }: choose a building to use.
decision-tile = { $pile ->
    [district] Choose a side of the new district and where to place it.
   *[plot] Choose a side of the new plot and where to place it.
}
decision-settlement = Choose a settlement to build.
decision-site = Choose a space for the { $held }. It scores its own dwelling value plus those of adjacent cards.
decision-settlement-payment = Choose goods to pay for the { $held } ({ $cost }). No change is given.
decision-reward = { $card }: choose point goods. { $limit ->
    [one] They may be worth { $limit } point in total.
   *[other] They may be worth up to { $limit } points in total.
}
decision-improvement = { $card }: choose a tile to upgrade.
decision-land = { $card }: choose a landscape to take.
decision-clearing = { $card }: what do you want to do?
decision-neutral-card = Choose the next building for the neutral player. All of them must be placed, so leave room for both cloister buildings and other buildings while you can.
decision-neutral-space = Choose a space on the neutral player’s board for the { $held }. It may cover an unoccupied building of the same kind; a cloister building must also be adjacent to another one, if there is such a space.
decision-neutral-prior = Place the neutral prior on one of the buildings just placed, pay { $fee } or { $gift }, and use it?
