### The guided first game: lessons, questions after them, and comments of the brother on a first real game. The
### server sends all of it. [words](target) opens the explanation of a term; targets stay as they are.

# Lessons: a word for the row of lessons, a heading, what to do, why, and three answers to what was done.
# $grain, $clay, $coin … is what the wheel yields, $points what has been gained since the lesson began.
lesson-fetch-name = collect
lesson-fetch-title = Collect goods from the wheel
lesson-fetch-what = Grain has grown to { $grain } on the wheel. Click your Farmyard to send [a lay brother](lay-brother) to collect it.
lesson-fetch-why = Each round the wheel turns, and the goods on it grow or stay the same until someone takes them; then they start again at 0. A clergyman can only work once, whether he collects { $clay } clay or { $grain } grain, so take what has grown most.
lesson-fetch-done = You collected { $grain } grain. Its marker is back at 0, and your lay brother stays on the Farmyard until all your clergymen have been placed.
lesson-fetch-other = You can keep that move. But grain is at { $grain }, more than any other good on the wheel.
lesson-fetch-not-yet = Choose grain and confirm.

lesson-build-name = build
lesson-build-title = Build your first building
lesson-build-what = You can afford every card with a gold border. Click the Stone Merchant in [the display](display); it costs 1 wood. Then choose a space on your land.
lesson-build-why = The cost is in the middle of the card, the terrain it can be built on at the bottom. A building stays for the whole game, and the number in [its shield](economic) scores at the end.
lesson-build-done = Built! That is { $points } more points, and your clergymen can now work there.
lesson-build-other = You can keep that move. But you can afford a building, and every building gives you points and a new place to work.
lesson-build-not-yet = Choose a space on your land for it, and confirm.

lesson-home-name = return
lesson-home-title = Place them all, and they all return
lesson-home-what = You have one clergyman left. Send him to the Cloister Office for { $coin } coins, then end your turn.
lesson-home-why = If all your clergymen are placed, you get them all back when the next round begins. As long as you keep one back, none of them return.
lesson-home-done = A new round: all your clergymen are back. So do not leave the last one idle for long.
lesson-home-other = You can keep that move. But two of your clergymen are already placed, and they return only after you place the third.
lesson-home-not-yet = { $begun ->
    [true] Take the coins and confirm.
   *[false] He is placed. Now end your turn and watch the new round begin.
}

lesson-prior-name = prior
lesson-prior-title = The prior can use a new building right away
lesson-prior-what = Build the Peat Coal Kiln; it costs 1 clay. When you are asked whether to place [the prior](prior-man) there, say yes.
lesson-prior-why = Only the prior may use a new building right away, without another action. That is why players often hold him back.
lesson-prior-done = Built and used in one turn. The prior stays there until all your clergymen return.
lesson-prior-other = You can keep that move. But your prior is available, so you could build something and use it in the same turn.
lesson-prior-not-yet = Choose a space for it, place the prior there, and confirm.

lesson-settle-name = settle
lesson-settle-title = Feed a village
lesson-settle-what = This is a settlement phase: you may build [a settlement](settlement). Choose the Farming Village, place it between the Farmyard and the Cloister Office, and pay its [food](food) and [energy](energy).
lesson-settle-why = At the end of the game a settlement scores its own house plus the houses of the cards above, below, left and right of it. That space has three buildings around it; the other space has hardly any.
lesson-settle-done = { $points } more points: you turned goods into a village, and it scores the cards around it.
lesson-settle-other = You can keep that move. But a settlement scores the houses around it, and the space next to your Farmyard has the most.
lesson-settle-not-yet = Choose a space for it, pay, and confirm.

lesson-contract-name = contract
lesson-contract-title = Use another player’s building
lesson-contract-what = The blue player owns a Windmill, and you have grain. Click that Windmill, pay 1 coin for a work contract, and mill your grain.
lesson-contract-why = The coin goes to the owner, who places one of their clergymen. You keep yours, and you get what the building produces.
lesson-contract-done = Your grain is now flour and straw, and you did not need a clergyman.
lesson-contract-other = You can keep that move. But for the fee you can use any unoccupied building whose owner has a clergyman available, and a mill turns each grain into flour and straw.
lesson-contract-not-yet = Pay, choose how much grain to mill, and confirm.

lesson-chain-name = chain
lesson-chain-title = Grain becomes flour, flour becomes bread
lesson-chain-what = The mill turned your grain into flour, and you have since built a Bakery. Click it: bake all of the flour, pay the energy, and sell what you do not need.
lesson-chain-why = Goods gain value with each step: flour is worth { $flour } food, bread { $bread }. Baking takes [energy](energy), such as wood, peat or peat coal.
lesson-chain-done = Bread for your villages, and some coins as well. This is how goods gain value on their way from the wheel.
lesson-chain-other = You can keep that move. But flour is worth only { $flour } food, and bread is worth { $bread }.
lesson-chain-not-yet = Choose how much to bake and sell, and confirm.

lesson-land-name = land
lesson-land-title = Clear and buy land
lesson-land-what = Your land is nearly full. Fell a forest: you get wood and an empty space. Then buy a district as well; that costs coins but no action.
lesson-land-why = Felling trees and cutting peat need no clergyman. Land never gets cheaper: the cheapest tiles are sold first, so it pays to buy early.
lesson-land-done = You have wood, and room for buildings and villages.
lesson-land-other = You can keep that move. But you need space to build: felling clears one space, and a district adds a whole row.
lesson-land-not-yet = { $begun ->
    [true] Confirm, and it is done.
   *[false] One step is missing: fell a forest as your action, or buy a district.
}

lesson-points-name = points
lesson-points-title = Where points come from
lesson-points-what = You got stone from your Stone Merchant. Build the Market right below your village. [Its shield](economic) scores on its own; [its house](dwelling-value) scores for the adjacent village.
lesson-points-why = A building scores the number in its shield. A settlement scores its own house plus those of adjacent cards, so a good house next to two villages scores twice. Some goods score too.
lesson-points-done = { $points } points in one turn: for the shield, and for the house next to the village.
lesson-points-other = You can keep that move. But right below your village the Market would score twice: its shield and its house.
lesson-points-not-yet = Choose the space right below your village, and confirm.

lesson-aim-name = aim
lesson-aim-title = What to aim for
lesson-aim-what = It is late in the game. Find a turn worth { $least } points or more. Hint: the green player’s Cloister Workshop turns clay and stone into ceramics and ornaments.
lesson-aim-why = Points come from settlements next to good houses, from shields, and from valuable goods. First build a production chain, then feed villages, and finally turn what you have left into points.
lesson-aim-done = { $points } points in one turn. Now you know the plan: collect goods when they are plentiful, refine them, and build villages next to good houses.
lesson-aim-other = You can keep that move; it changed your score by { $points }. But clay and stone are worth nothing at the end, while ceramics and ornaments score.
lesson-aim-not-yet = Finish this turn.

# Five questions, and why. $count is the right answer.
quiz-wheel = You send a lay brother to your Farmyard for grain. How much do you get?
quiz-wheel-why = The grain marker is at { $count }: that is what you get, and the marker goes back to 0.
quiz-home = You place your last clergyman on the Cloister Office, and the round ends. How many clergymen do you have available when the next round begins?
quiz-home-why = { $count }: all of them were placed, so all of them return.
quiz-pay = These are your goods. Can you pay for a Market Town?
quiz-pay-why = { $count ->
    [0] No, you need more food. Wood and peat give energy, not food.
   *[other] Yes, there is enough food and energy.
}
quiz-settlement = How many points does the settlement in the middle score?
quiz-settlement-why = { $count }: its own house plus those of adjacent cards. Diagonals do not count.
quiz-market = You build the Market right next to one of your villages. How many points do you gain?
quiz-market-why = { $count }: its shield, plus its house, which the village scores.
quiz-yes = Yes
quiz-no = No

# During a first real game. $player is a name, $card a card, $goods and $missing amounts.
beside-begin = You have { $men } clergymen. A good first turn collects goods from the wheel or builds something small.
beside-phase-ready = { $rounds ->
    [0] There is a settlement phase this round. You could afford: { $card }.
    [1] There is a settlement phase next round. You could afford: { $card }.
   *[other] There is a settlement phase in { $rounds } rounds. You could afford: { $card }.
}
beside-phase-missing = { $rounds ->
    [0] There is a settlement phase this round. You still need { $missing } for the { $card }.
    [1] There is a settlement phase next round. You still need { $missing } for the { $card }.
   *[other] There is a settlement phase in { $rounds } rounds. You still need { $missing } for the { $card }.
}
beside-did-settle = { $player } built a settlement: { $card }. It scores its own house plus those of adjacent cards.
beside-did-build = { $player } built: { $card }. Its shield scores for its owner, and while it is unoccupied you can use it with a work contract.
beside-did-contract = { $player } used a work contract: { $card }. That costs the fee but no clergyman.
beside-did-hire = { $paid ->
    [gift] { $player } used your { $card } with a work contract and gave a drink to the supply instead of paying you. Your clergyman stays there until all of yours return.
   *[coins] { $player } used your { $card } with a work contract. You get the fee, and your clergyman stays there until all of yours return.
}
beside-did-land = { $player } bought land. The next tile costs the same or more.
beside-did-place = { $player } placed a clergyman: { $card }. Until he returns, the building is occupied, and no other clergyman can be placed there.
beside-did-fell = { $player } felled trees: wood and an empty space, without using a clergyman.
beside-did-cut = { $player } cut peat: fuel and an empty space, without using a clergyman.
beside-nobody-home = All your clergymen are placed. You can still fell trees, cut peat, build, or use a building with a work contract. They return when the next round begins.
beside-last-man = You have one clergyman left. Once you place him, all of them return next round.
beside-prior-home = Your prior is available. If you build now, he can use the new building right away.
beside-ripe = Most plentiful on the wheel: { $goods }.
