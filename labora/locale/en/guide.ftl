### The guided first game: lessons, questions after them, and what the brother says beside a first real game. The
### service says all of it. [words](target) opens the explanation of a term; targets stay as they are.

# Lessons: a word for the row of lessons, a heading, what to do, why, and three answers to what was done.
# $grain, $clay, $coin … is what the wheel yields, $points what has been gained since the lesson began.
lesson-fetch-name = fetch
lesson-fetch-title = Fetch goods from the wheel
lesson-fetch-what = Grain has waited on the wheel and ripened to { $grain }. Send [a brother](lay-brother) to your Farmyard to fetch it: click the Farmyard.
lesson-fetch-why = With every round each good on the wheel grows, until somebody takes it; then it starts at 0 again. A clergyman works once, whether he brings { $clay } clay or { $grain } grain: ripe goods first.
lesson-fetch-done = Grain: { $grain } for you. Its disc starts at 0 again, and your brother stays in the Farmyard until all your clergymen have worked.
lesson-fetch-other = You may keep that. But grain stands at { $grain }, higher than any other good on the wheel: ripe goods first.
lesson-fetch-not-yet = Choose grain, and confirm.

lesson-build-name = build
lesson-build-title = Build, and see what it costs
lesson-build-what = You can pay for every card with a gold edge. Click the Stone Merchant in [the display](display), it costs one wood; then choose a place on your land.
lesson-build-why = The price stands in the middle of the card, the grounds that it may stand on at its foot. A building stays for the whole game, and the number in [its shield](economic) counts at the end.
lesson-build-done = Built and paid for: { $points } points more. From now on your clergymen can work there.
lesson-build-other = You may keep that. But you have the goods for a building, and every building is worth points and a new place to work.
lesson-build-not-yet = Choose a place on your land for it.

lesson-home-name = home
lesson-home-title = When all are placed, all come home
lesson-home-what = Only one of your clergymen is at home. Send him to the Cloister Office for { $coin } coins, then end your turn.
lesson-home-why = Whoever has placed all clergymen gets all of them back when the next round begins. As long as one stays at home, none returns.
lesson-home-done = A new round, and all of your clergymen are at home again. So do not leave the last one idle for long.
lesson-home-other = You may keep that. But two clergymen wait out there, and come home only when the third has worked, too.
lesson-home-not-yet = Place him, then end your turn and watch the new round begin.

lesson-prior-name = prior
lesson-prior-title = The prior works in a new building at once
lesson-prior-what = Build the Peat Coal Kiln; it costs one clay. Then you are asked whether [the prior](prior-man) enters: let him.
lesson-prior-why = Only the prior may use a building in the turn in which it is built: two steps in one turn. That is why he is often kept at home.
lesson-prior-done = Built and used in one turn. The prior stays there until all of your clergymen come home.
lesson-prior-other = You may keep that. But your prior is at home: a building that you put up now would work for you in the same turn.
lesson-prior-not-yet = The building stands. Now let the prior enter.

lesson-settle-name = settle
lesson-settle-title = Feed a village
lesson-settle-what = A settlement phase: you may found [a settlement](settlement). Choose the Farming Village, put it between Farmyard and Cloister Office, and pay its [food](food) and [energy](energy).
lesson-settle-why = At the end a settlement scores its own house and the houses of its neighbours, above, below, left and right. Three buildings lie around that space, hardly anything around the other.
lesson-settle-done = { $points } points more: goods have become a village, and its neighbours count with it.
lesson-settle-other = You may keep that. But a settlement counts the houses of its neighbours, and nowhere do they stand as close as beside your Farmyard.
lesson-settle-not-yet = Choose where it is to stand, and pay.

lesson-contract-name = contract
lesson-contract-title = Work in somebody else’s building
lesson-contract-what = The blue player owns a Windmill, and you have grain. Click that Windmill, pay a coin for the work contract, and mill your grain.
lesson-contract-why = The coin goes to the owner, who sends a clergyman; yours stay where they are. What the building brings is yours.
lesson-contract-done = Your grain has become flour and straw, and none of your clergymen had to go.
lesson-contract-other = You may keep that. But a coin opens any free building on the table, and a mill makes flour and straw of each grain.
lesson-contract-not-yet = Pay, and choose how much you mill.

lesson-chain-name = chain
lesson-chain-title = Grain becomes flour, flour becomes bread
lesson-chain-what = The mill has made flour of your grain. Now click your Bakery: bake all of it, pay the energy, and sell what you do not need.
lesson-chain-why = With each step goods are worth more: flour feeds { $flour }, a loaf feeds { $bread }. Baking takes [energy](energy): wood, peat and peat coal burn.
lesson-chain-done = Bread for your villages, and coins besides. So goods grow on their way from the wheel to the table.
lesson-chain-other = You may keep that. But flour feeds only { $flour }, and baked it feeds { $bread }.
lesson-chain-not-yet = Bake at least one loaf.

lesson-land-name = land
lesson-land-title = Fell, cut, buy land
lesson-land-what = Your land is nearly full. Fell the trees of a forest: that brings wood and makes room. Then buy a district as well; that takes coins and no action.
lesson-land-why = Felling trees and cutting peat need no clergyman. Land becomes dearer with every piece that is sold: whoever is early pays less.
lesson-land-done = Wood in store, and room for buildings and villages.
lesson-land-other = You may keep that. But without room nothing can be built: felling clears a space, and a district brings a whole row.
lesson-land-not-yet = One of the two is missing: trees for your action, and a district for coins.

lesson-points-name = points
lesson-points-title = How points come about
lesson-points-what = Build the Market right below your village. [Its shield](economic) counts for itself, [its house](dwelling-value) for the village beside it.
lesson-points-why = A building scores the number in its shield. A settlement scores its own house and those of its neighbours, so that a good house beside two villages counts for both. Some goods score, too.
lesson-points-done = { $points } points in one turn: for the shield, and for the house that the village counts, too.
lesson-points-other = You may keep that. But right below your village the Market would count twice: with its shield, and with its house.
lesson-points-not-yet = Choose the space right below your village.

lesson-aim-name = aim
lesson-aim-title = What to aim for
lesson-aim-what = It is late in the game. Find a turn that brings { $least } points or more. A hint: the green player’s Cloister Workshop makes ceramics and ornaments of clay and stone.
lesson-aim-why = Points come from settlements among good houses, from shields, and from goods that carry points. First build up a chain, then feed villages, and at last turn into points whatever you have.
lesson-aim-done = { $points } points in one turn. Now you know the way: ripe goods, a chain, and fed villages among good houses.
lesson-aim-other = You may keep that; it has changed your score by { $points }. But clay and stone count nothing at the end, ceramics and ornaments do.
lesson-aim-not-yet = Go on with this turn.

# Five questions, and why. $count is the right answer.
quiz-wheel = A brother enters your Farmyard and takes grain. How much does he bring?
quiz-wheel-why = The disc of grain lies at { $count }: so much he brings, and the disc starts at 0 again.
quiz-home = The last of your clergymen goes to the Cloister Office, and the round ends. How many are at home when the next one begins?
quiz-home-why = { $count }: all were placed, so all come home.
quiz-pay = These are your goods. Do they pay for a Market Town?
quiz-pay-why = { $count ->
    [0] No, food is missing: wood and peat warm, but they feed nobody.
   *[other] Yes, there is enough food and energy.
}
quiz-settlement = How many points does the settlement in the middle score?
quiz-settlement-why = { $count }: its own house and those of the neighbours beside it. Corners do not count.
quiz-market = You build the Market right beside one of your villages. How many points does it bring?
quiz-market-why = { $count }: its shield, and its house, which the village counts.
quiz-yes = Yes
quiz-no = No

# Beside a first real game. $player is a name, $card a card, $goods and $missing amounts.
beside-begin = { $men } clergymen wait at home. A good first turn fetches something from the wheel, or builds something small.
beside-phase-ready = { $rounds ->
    [0] A settlement phase comes with this round. You could pay for: { $card }.
    [1] A settlement phase comes with the next round. You could pay for: { $card }.
   *[other] A settlement phase comes in { $rounds } rounds. You could pay for: { $card }.
}
beside-phase-missing = { $rounds ->
    [0] A settlement phase comes with this round. For the { $card } you still need { $missing }.
    [1] A settlement phase comes with the next round. For the { $card } you still need { $missing }.
   *[other] A settlement phase comes in { $rounds } rounds. For the { $card } you still need { $missing }.
}
beside-did-settle = { $player } has settled: { $card }. It scores its own house and those of its neighbours.
beside-did-build = { $player } has built: { $card }. Its shield scores, and for a coin you can work there as well.
beside-did-contract = { $player } has a work contract: { $card }. That costs a coin and no clergyman.
beside-did-hire = { $player } has hired your { $card }: the coin is yours, and your clergyman is out until all come home.
beside-did-land = { $player } has bought land. The next piece costs more.
beside-did-place = { $player } has sent a clergyman: { $card }. Until he comes home nobody else can work there.
beside-did-fell = { $player } has felled trees: wood and room, without a clergyman.
beside-did-cut = { $player } has cut peat: fuel and room, without a clergyman.
beside-nobody-home = None of your clergymen is at home: fell trees, cut peat or build. They come home when the next round begins.
beside-last-man = Only one of your clergymen is at home. When he has worked, too, all come home with the next round.
beside-prior-home = Your prior is at home: he may work at once in what you build now.
beside-ripe = The ripest good on the wheel: { $goods }.
