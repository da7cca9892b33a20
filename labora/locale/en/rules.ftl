# The rules in our own words: chapters, headings, paragraphs. One source for the page and for `labora rules`.
# [words](target) leads to a section of the rules or opens a term (labora/tutorial/rulebook.py lists both).
# Numbers come from the engine: $wheel is a row of numbers, $goods and $cards are lists.

rules-title = The rules
rules-chapter-aim = Overview
rules-line-aim = Turn goods into buildings, and surround your villages with good ones.
rules-text-aim = You run a monastery and the land around it. You collect goods, refine them, and build buildings and settlements. At the end, goods, buildings and settlements score points. The player with the most points wins; tied players share the win.
rules-text-aim-solo = You run a monastery and the land around it, on your own. You collect goods, refine them, and build buildings and settlements. A neutral player owns buildings that you can use for a fee. At the end, goods, buildings and settlements score points. The goal is { $goal } points.
rules-text-aim-way = The basic pattern is always the same. Goods build up on [a wheel](wheel). You send a [clergyman](clergymen) to a building to collect or refine goods. Goods pay for [new buildings](building). Food and energy pay for [settlements](settlements), and each settlement scores the cards around it.
rules-text-aim-open = There is no hidden information. All players may look at all goods, all cards in play and all cards still to come at any time. Apart from the choice of the starting player, there is no luck.
rules-text-aim-open-solo = There is no hidden information. You may look at all goods, all cards in play and all cards still to come at any time. There is no luck.
rules-head-start = Setup
rules-text-start-land = You start with a [heartland](heartland): ten spaces in two rows. It has three [basic buildings](functions) ({ card-clay-mound }, { card-farmyard } and { card-cloister-office }), { $forests } forests and { $moors ->
    [one] { $moors } moor
   *[other] { $moors } moors
}; the other spaces are empty plains.
rules-text-start-people = Everyone has a [prior](prior-man) and { $brothers ->
    [one] { $brothers } [lay brother](lay-brother)
   *[other] { $brothers } [lay brothers](lay-brother)
}, all available.
rules-text-start-goods = Everyone starts with one of each [basic good](basic-goods): { $goods }.
rules-text-start-goods-solo = You start without any goods.
rules-text-start-hand = You have four settlements in hand: { $cards }.
rules-text-start-display = { $start ->
    [one] { $start } building is
   *[other] { $start } buildings are
} face up in the [display](display). More come with the settlement phases: this game has { $buildings } in all.
rules-text-start-display-solo = { $start ->
    [one] { $start } building is
   *[other] { $start } buildings are
} face up in the [display](display). More come with the settlement phases: this game has { $buildings } in all, including the { card-G13 } on the [neutral player’s board](solo).
rules-text-start-quarry = If all players agree, the { card-F29 } of deck C is removed from the game.
rules-text-start-first = All players start with the same land, goods and cards. The starting player is drawn at random.

rules-chapter-round = A round
rules-line-round = Clergymen return, the wheel turns, then players take actions.
rules-text-round = Every round has the same steps, in this order:
rules-text-round-last = Every round except [the last](end) has the same steps, in this order:
rules-text-step-home = If all your clergymen are on buildings, you [take them all back](home). This is mandatory.
rules-text-step-wheel = [The wheel](wheel) turns by one space.
rules-text-step-gifts = Everyone takes the [goods of the round](gifts).
rules-text-step-neutral = In a round with a settlement phase, the neutral player gets [all remaining buildings in the display](solo-phase).
rules-text-step-again = Then clergymen return once more in such a round: yours if all of yours are placed, the neutral player’s if all of his are.
rules-text-step-phase = If a [settlement phase](timeline) is due, it comes now.
rules-text-step-actions = Each player takes [one main action](turn), clockwise from the [starting player](start-player). Then the starting player takes one more.
rules-text-step-actions-two = One player takes [two main actions](turn). The next round is the other player’s.
rules-text-step-actions-two-long = The [starting player](start-player) takes [two main actions](turn), then the other player takes one.
rules-text-step-actions-solo = You take [two main actions](turn).
rules-text-step-marker = The next player clockwise becomes the starting player.
rules-head-timeline = When things happen
rules-text-timeline = The rounds of the settlement phases are fixed. After each phase its deck joins the display.
rules-text-timeline-last = Phase E comes at the very end, after the last actions. It brings no new cards.
rules-text-timeline-two = There is no phase E. [The end](end) depends on the number of buildings left.

rules-chapter-wheel = The wheel
rules-line-wheel = Goods build up on a wheel: the longer they wait, the more you get.
rules-text-wheel = Each good on the wheel has an [indicator](indicator) that shows how much of it you can take. At the start of each round the wheel turns, and the value of every indicator goes up or stays the same. The goods on the wheel do not belong to any player.
rules-text-wheel-values = New indicators start at 0. With each turn of the wheel their value goes up: { $wheel }.
rules-text-wheel-last = An indicator on the last space stays there until someone uses it.
rules-text-wheel-last-solo = An indicator on the last space leaves the game permanently the next time the wheel turns. Use it before that.
rules-text-wheel-take = To produce a good, take as much of it from the supply as its indicator shows, and put the indicator back to 0. It does not matter who used it last.
rules-head-joker = The joker
rules-text-joker = The [joker](joker-piece) is an indicator for any good. If you use it instead of a good’s own indicator, the joker goes back to 0 and the good’s own indicator stays where it is. So the same good can be taken twice in a row.
rules-text-joker-only = If a good’s own indicator is not on the wheel, only the joker can produce it. Some functions always use the joker, because meat, bread, wine, beer and whiskey have no indicator.
rules-head-indicators = What is on the wheel
rules-text-wheel-start = From the start: clay, coins, grain, livestock, wood, peat and the joker. They begin at 0, and the wheel turns before the first action.
rules-text-wheel-grapes = Grapes enter in round { $grapes }, at 0.
rules-text-wheel-stone = Stone enters in round { $stone }, at 0.
rules-text-wheel-never = Stone never enters the wheel: only the joker produces it.
rules-text-wheel-never-france = Grapes and stone never enter the wheel. The { card-G22 } produces stone with the joker. No building in this game produces grapes from the wheel.
rules-head-nothing = When the wheel gives nothing
rules-text-wheel-zero = You may fell trees or cut peat at 0: the forest or moor is removed and you get nothing. A building that would produce 0 does nothing, and its function costs nothing. The fee of a work contract is still paid.
rules-text-wheel-gone = If a good’s own indicator has left the game, you can use the joker. If the joker has left too, the value is 0. When felling or cutting you never have to use the joker: you may clear the space, take nothing, and leave the joker where it is.
rules-text-wheel-all = Whenever a player produces at least one good from the wheel, every player, including that player, takes one more of that good from the supply.

rules-chapter-turn = A turn
rules-line-turn = One mandatory action, and a few optional ones.
rules-text-turn = On your turn you take exactly one [main action](main-action). You cannot pass, and there is always at least one you can take. The actions are:
rules-text-turn-two = On your turn you take two [main actions](main-action), one after the other; both may be the same. You cannot pass, and there is always at least one you can take. The actions are:
rules-text-turn-two-long = On your turn you take two [main actions](main-action) as the starting player, otherwise one. You cannot pass, and there is always at least one you can take. The actions are:
rules-text-turn-place = Place a [clergyman](clergymen) on a building of your own and use it.
rules-text-turn-contract = Use another player’s building with a [work contract](contracts).
rules-text-turn-fell = [Fell trees](fell): a forest becomes wood.
rules-text-turn-cut = [Cut peat](fell): a moor becomes peat.
rules-text-turn-build = [Build](building) a building from the display.
rules-text-turn-bonus = The [bonus round](end) at the end has actions of its own.
rules-head-fell = Felling trees and cutting peat
rules-text-fell = Remove one of your forests and produce wood with [the wheel](wheel), or one of your moors and produce peat. No clergyman is needed. The card is removed from the game and leaves an empty plains space.
rules-text-fell-none = You may choose the action even if you have no forest or moor. Then nothing happens, and the wheel does not change.
rules-head-extra = Additional actions
rules-text-extra-land = You may [buy a landscape](land) before or after a main action, but not during one.
rules-text-extra-often = Once per turn. The starting player has two turns in a round and may buy in both.
rules-text-extra-often-two = Once per player and round, no matter how many actions you have.
rules-text-extra-exchange = [Exchanges](exchange) of grain, coins and drinks are free at any time.
rules-head-turn-end = When a turn ends
rules-text-turn-end = Your turn ends when you end it. Until then you may undo your decisions, but not past a decision made by another player.

rules-chapter-clergymen = Clergymen
rules-line-clergymen = They do the work, and they all return together.
rules-text-clergymen = You have { $men ->
    [one] { $men } clergyman
   *[other] { $men } clergymen
}: one prior, the rest lay brothers. They all do the same work, but the [prior](prior) has a special ability.
rules-text-clergymen-place = To use one of your buildings, place an available clergyman of your choice on it. The building must be [unoccupied](free-building). You may place a clergyman without using the function.
rules-text-clergymen-occupied = A building is occupied while any player’s clergyman is on it. You cannot place a clergyman on an occupied building.
rules-head-home = When they return
rules-text-home = At the start of a round you take back all your clergymen, but only if all of them are on buildings. As long as one is not placed, the others stay where they are, for several rounds if necessary.
rules-text-home-rest = While all your clergymen are on buildings, no player can use your buildings by placing a clergyman or with a contract. Functions that [use other buildings](reaching) still work.
rules-text-home-early = The { card-F23 } returns all your clergymen early.
rules-text-home-early-ireland = The { card-I23 } returns your prior early.
rules-head-prior = What the prior may do
rules-text-prior = Right after you build a building, you may place your prior on it and use it, if he is available. This does not cost an action. You may also place him there without using it.
rules-text-prior-keep = So it pays to keep the prior back until you build.
rules-text-prior-priory = The { card-G01 } needs a building with a prior on it.

rules-chapter-contracts = Work contracts
rules-line-contracts = Pay a fee to use another player’s building.
rules-text-contracts = As a main action you may use another player’s unoccupied building:
rules-text-contract-pay = You pay [the fee](fee).
rules-text-contract-send = The owner places an available clergyman on the building.
rules-text-contract-use = You may use the function with your own goods. You get what it produces.
rules-text-contract-owner = The owner chooses between the prior and a lay brother if both are available. The owner cannot refuse. If the owner has no clergyman available, you cannot issue the contract.
rules-text-contract-solo = The owner is the neutral player. You choose which of his clergymen to place. He must have one available.
rules-head-fee = The fee
rules-text-fee = { $fee ->
    [one] { $fee } coin
   *[other] { $fee } coins
} for the owner.
rules-text-fee-solo = { $fee ->
    [one] { $fee } coin
   *[other] { $fee } coins
} for the supply.
rules-text-fee-raised = Once any player has built the { $raiser }, contracts cost { $raised } coins for the rest of the game. Using it from the display does not count as building it.
rules-text-fee-gift = Instead of coins you may always give { $gift } to the supply, however high the fee is. The owner then gets nothing.
rules-text-fee-never = There is no fee for your own buildings or for buildings that you use [through another one](reaching).
rules-text-fee-bonus = There are no fees in the bonus round.
rules-head-whose = What “your” means
rules-text-whose = When you use another player’s building, “your forests”, “your clergymen”, “your land” and so on always mean yours, not the owner’s.
rules-text-contract-away = You cannot issue a contract to a player whose clergymen are all on buildings.

rules-chapter-building = Buildings
rules-line-building = Pay for it, place it, and use it for the rest of the game.
rules-text-building = Choose a building from the [display](display), pay its cost, and place it on an empty space of your land.
rules-text-building-terrain = The space must have a terrain shown on the card. Only the { card-G22 } and the { card-G28 } can be built on a mountain, and only the Irish { card-I11 } on water.
rules-text-building-cloister = A [cloister building](cloister) must be [adjacent](beside) to another cloister building. Your first one is the { card-cloister-office }.
rules-text-building-prior = After building, you may place [the prior](prior) there right away.
rules-text-building-stays = Every card with a function is a building, including the basic buildings, grapevines and quarries. Settlements, forests and moors are not buildings.
rules-head-functions = Reading a function
rules-text-functions = A function has one or more parts. Do them in the order on the card. You may skip any part, and a later part may use what an earlier one produced.
rules-text-functions-arrow = Left of the arrow is what you give, right of it what you get. You must give everything on the left, and you get everything on the right.
rules-text-functions-nothing = If using a function would have no effect, it does not count as a use: you have only placed the clergyman.
rules-text-functions-times = If a part can be done several times, first choose how many times, then pay for all of it at once: three stones from the { card-G12 } cost { $food } food and { $energy } energy together. If two parts of one card need energy, you also pay it all at once.
rules-text-functions-whose = “Your” always means the player who [uses the function](whose).
rules-head-reaching = Functions that use other buildings
rules-text-reaching = Some cards let you use another building. You place no clergyman there and pay no fee, and you get the goods.
rules-text-reach-prior = { card-G01 }: any player’s building with a prior on it.
rules-text-reach-occupied = { $reacher }: for { $gift }, any occupied building. You may use only part of its function, but you do not get { $gift } back.
rules-text-reach-beside = { $garden }: first take a good, then use an unoccupied building adjacent to this card. If you use it from the display, you get only the good, because nothing is adjacent to it.
rules-text-reach-display = { $guest }: a building from the display.
rules-text-reach-once = Each of these cards works once per action. Any other building may be used again in the same action.
rules-head-cards = Individual cards
rules-text-cards = Clarifications for these cards:
rules-text-card-carpentry = { card-F10 }: you build as usual, and you may place the prior there. You may build on the cleared space or elsewhere, or not build at all. The forest gives no wood. Used from the display, it may build itself.
rules-text-card-forests = { card-F38 }: forests removed give no wood, and the wheel stays as it is.
rules-text-card-forests-ireland = { card-I29 }: the forest gives no wood from the wheel, which stays as it is.
rules-text-card-calefactory = { card-F32 }: you fell trees and cut peat with the wheel as usual, in either order. For each you need a forest or a moor to remove.
rules-text-card-bathhouse = { card-F23 }: all your clergymen return from all buildings, including the one placed to use this card. A clergyman that another owner placed for your contract stays.
rules-text-card-locutory = { card-I23 }: if your prior is on a building, he returns. Either way you may then build as usual, and you may place him there. Used from the display, it may build itself.
rules-text-card-castle = { card-G28 }: one settlement from your hand, at its usual cost, [at any time](castle). You cannot buy a landscape with it.
rules-text-card-bulwark = { card-I37 }: one district and one plot from the piles, for free, in either order; the second may be adjacent to the first. You may skip one. This does not count as your purchase for the turn. If one pile is empty, take only from the other.
rules-text-card-tower = { card-I35 }: the { $tower } points may come from any goods that score, including whiskey and 5-coin tiles but not Wonders. You pay them in addition to the coins and the whiskey.
rules-text-card-wonder = There are { $wonders } Wonders. When they are gone, no function produces one.
rules-text-card-inn = { card-F20 }: you get one coin for each food, up to { $inn }. Coins and wine do not count as food here, and you cannot give a good that would bring no coin.
rules-text-card-ships = { $ship }: if the joker is at 0, it does nothing and costs nothing.
rules-text-card-ships-solo = { $ship }: if the joker is at 0 or has left the game, it does nothing and costs nothing.
rules-text-card-estate = { card-G39 }: if you do it twice, you may pay once with food and once with energy. You pay everything at once.
rules-text-card-pilgrimage = { card-F36 }: you may upgrade only once, and you may upgrade the same good twice.
rules-text-card-brotherhood = { card-G41 }: for each cloister building on your own board { $each ->
    [one] { $each } point
   *[other] { $each } points
}. The total, rounded down, is the maximum combined value of the goods you take; take as much as fits. The card itself counts if it is on your board.
rules-text-card-festival = { card-I38 }: one point for each forest and moor on your own board. The total is the maximum combined value of the goods you take; take as much as fits.

rules-chapter-land = Land
rules-line-land = Need more space? Buy it before it gets expensive.
rules-text-land = Your land is the [heartland](heartland) and the tiles you buy: districts above and below, plots at the sides. A tile has two sides. When you buy one, choose a side and place it immediately.
rules-text-land-beside = Two spaces are [adjacent](beside) if they share an edge, even across tiles. Diagonals do not count. A mountain is adjacent to its own two hillsides and nothing else.
rules-head-district = Districts
rules-text-district = A district is a row of five spaces. Place it directly above or below your existing rows, not shifted.
rules-text-district-hills = One side: moor, forest, forest, hillside, hillside.
rules-text-district-plains = The other: forest, three plains, hillside.
rules-head-plot = Plots
rules-text-plot = A plot is two rows high.
rules-text-plot-coast = Coast, left of your land: two coast spaces next to the land, two water spaces outside.
rules-text-plot-mountain = Mountain, right of your land: two hillsides next to the land, one mountain outside, adjacent to both.
rules-text-plot-where = At least one of its inner spaces must be adjacent to your heartland, a district, or an inner space of another plot on that side. It may extend above or below.
rules-head-prices = What land costs
rules-text-prices = There are nine tiles in each pile. The cheapest is always sold first. The table shows prices in coins.
rules-text-prices-solo = There are nine tiles in each pile. In the solo game, the most expensive is sold first. The table shows prices in coins.
rules-head-stays = Nothing moves
rules-text-stays = Land, buildings and settlements stay where they were placed. Only forests and moors can be removed.
rules-text-stays-solo = Land, buildings and settlements stay where they were placed. Only forests and moors can be removed, and buildings on the neutral player’s board can be [covered](solo-phase).

rules-chapter-goods = Goods and payments
rules-line-goods = Goods can be food, fuel, money, building material or points, and often more than one of these.
rules-text-goods = The table says what each good is worth. The two sides of a tile are different goods.
rules-text-goods-supply = The [supply](supply) is unlimited, except for the { $wonders } Wonders. Books, ceramics, ornaments and reliquaries are called [point goods](point-goods).
rules-head-exchange = Free at any time
rules-text-exchange = You may do this with your own goods whenever you like, also while you pay:
rules-text-exchange-straw = Turn grain into straw, but not straw into grain.
rules-text-exchange-coins = Change five 1-coin tiles into one 5-coin tile, and back.
rules-text-exchange-wine = Turn wine into { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
}.
rules-text-exchange-whiskey = Turn whiskey into { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
}.
rules-text-exchange-when = You do not have to do this in advance; it happens as part of a payment. Straw is paid with straw first, then with grain; coins with coins first, then with drinks, and change is given.
rules-head-paying = Paying with food and energy
rules-text-paying = You can pay [food](food) and [energy](energy) with any suitable goods. No change is given: any excess is lost. But you may not include a tile that is not needed.
rules-text-paying-grain = In one payment some grain may be food and other grain, as straw, energy.
rules-text-paying-drink = Wine and whiskey count as food only when exchanged for coins. [Coins give change](exchange), even when you give them as food.
rules-head-different = Different goods
rules-text-different = Some cards ask for several different goods. A 1-coin tile and a 5-coin tile count as two different goods, and so do grain and straw; to give both you need a tile for each. You may give wine and whiskey as the coins they are worth. You cannot give Wonders.

rules-chapter-settlements = Settlements
rules-line-settlements = Villages need food, energy and good surroundings.
rules-text-settlements = In a settlement phase each player may first buy one landscape and then build one settlement from their hand. This purchase does not count as the purchase for any turn.
rules-text-settle-order = Players act in the order of the round, beginning with the starting player.
rules-text-settle-order-two = The player whose round it is goes first.
rules-text-settle-cost = Pay its cost in food and energy ([no change](paying)) and place it on an empty space with a terrain shown on the card.
rules-text-settle-where = Settlements cannot be built on water or on a mountain. They are not buildings and cannot be used.
rules-head-hand = The settlements
rules-text-hand = You have four from the start. Each phase from A to D adds one.
rules-text-hand-new = After everyone has had the chance to build, each player takes the settlement of this phase, and the buildings of its deck are added to the display. Older buildings stay.
rules-text-hand-new-solo = Then you take the settlement of this phase, and the buildings of its deck are added to the display, which is [empty](solo-phase) at that point.
rules-head-castle = The Castle
rules-text-castle = A player who uses the { card-G28 } may build a settlement outside the settlement phases.
rules-text-castle-bonus = This works even in the bonus round.
rules-text-castle-last = This works even after the last settlement phase.

rules-chapter-scoring = Points
rules-line-scoring = A village is worth as much as its surroundings.
rules-text-scoring = There are three kinds of points:
rules-text-score-goods = Goods: reliquary { $reliquary }, ornament { $ornament }, ceramic { $ceramic }, book { $book }, Wonder { $wonder }, wine and whiskey { $sip } each; { $five } for every five coins.
rules-text-score-economic = [Economic values](economic), the golden shields: for all buildings and settlements on your land. Cards in hand do not count.
rules-text-score-settlements = [Dwelling values](dwelling-value), the blue houses: each settlement scores its own and those around it.
rules-head-dwelling = What a settlement scores
rules-text-dwelling = Add the dwelling value of the settlement to those of all [adjacent](beside) buildings and settlements. A card adjacent to two settlements counts for both, and two adjacent settlements count for each other.
rules-text-dwelling-water = Each adjacent water space without a card on it adds { $water }.
rules-text-dwelling-houseboat = A { card-I11 } on the water adds its own dwelling value instead.
rules-text-dwelling-bad = Some values are negative. They cost points, but only for adjacent settlements. Forests, moors and empty land spaces count 0.
rules-head-winning = The result
rules-text-score-drink = Before counting, wine and whiskey are exchanged for coins where that scores more.
rules-text-winning = The player with the most points wins. Tied players share the win.
rules-text-winning-solo = The goal is { $goal } points.

rules-chapter-end = The end of the game
rules-line-end = When the game ends, and what comes last.
rules-text-end = Round { $last } is the bonus round. It begins like any other round: players whose clergymen are all on buildings take them back, and the wheel turns. Then:
rules-text-bonus-priors = Every prior still on a building returns.
rules-text-bonus-action = Beginning with the starting player, each player takes one action: either build (and use the prior as usual), or place the prior on any player’s building, occupied or not, and use it. You may buy landscapes as usual.
rules-text-bonus-phase = Settlement phase E follows in the same order. Then the game is scored.
rules-text-bonus-not = In this round you cannot fell trees, cut peat, issue contracts or place lay brothers, and placing the prior costs no fee.
rules-text-end-two = From phase D on, look at the display: when { $left ->
    [0] no building is left
    [one] only { $left } building or none is left
   *[other] at most { $left } buildings are left
}, the active player finishes the turn. Each player who has placed all clergymen takes them back, the wheel turns, and the other player has one last turn of one action. Then the game is scored.
rules-text-end-two-long = From phase D on, look at the display when a round is over: if { $left ->
    [0] no building is left
    [one] only { $left } building or none is left
   *[other] at most { $left } buildings are left
}, the game ends and is scored.
rules-text-end-open = There is no phase E, no bonus round and no fixed last round: the less the players build, the longer the game lasts.
rules-text-end-solo = The game ends with round { $last }. After your two actions come the neutral player’s buildings, his prior and phase E, as in every [settlement phase](solo-phase). Then the game is scored.

rules-chapter-two = Two players
rules-line-two = Players alternate rounds, and the game ends when few buildings are left.
rules-text-two = The usual two-player game:
rules-text-two-turn = In each round one player takes two main actions; the next round is the other player’s. At the start of each round, a player who has placed all clergymen takes them back, and the wheel turns.
rules-text-two-wheel = The wheel is slower: { $back }.
rules-text-two-cards = Only the cards for any number of players are used.
rules-text-two-end = When phase D is over and at most { $shortend } building is left in the display, the current turn is finished and the other player gets one more action.
rules-head-two-long = The long game for two
rules-text-two-long = Rounds work as with more players, except:
rules-text-two-long-turn = The starting player takes two main actions, then the other takes one; then they swap.
rules-text-two-long-home = The wheel turns only at the start of a round, and only then do players who have placed all their clergymen take them back. The wheel is the one for three or four players.
rules-text-two-long-cards = Nearly all cards are in the game; in France { card-F10 }, { card-F31 } and { card-F29 } of deck C are not.
rules-text-two-long-end = The game ends when phase D is over and at most { $longend } buildings are left at the end of a round.
rules-text-two-open = Neither game has a fixed last round. Bot-only games are stopped after { $limit } rounds; games with people are not.

rules-chapter-short = The short game
rules-line-short = For three or four players: half the rounds, and bonus goods.
rules-text-short = What differs from the full game for three or four:
rules-text-short-rounds = { $rounds } rounds; the last is the bonus round.
rules-text-short-people = Everyone has a prior and one lay brother.
rules-text-short-land = The two upper-left spaces of the heartland have no moor and no forest, so there are two more empty plains.
rules-text-short-gifts = Everyone gets [two goods](gifts) every round except the last.
rules-text-short-wheel = When a player produces at least one good from the wheel, every player [takes one more](nothing) of that good. This also applies to { card-F33 } and { card-I33 }.
rules-text-short-cards = With three players, only the cards for any number of players are used; with four, also those for three or more.

rules-head-gifts = Goods of the round
rules-text-gifts = Right after the wheel has turned, everyone takes these goods from the supply:

rules-chapter-solo = The solo game
rules-line-solo = You and a neutral player who gets the buildings you leave.
rules-text-solo = You have { $solorounds } rounds of two actions each. Nearly all cards are in the game; in France both { card-F14 } cards, { card-F10 } and the { card-F29 } of deck C are not.
rules-text-solo-start = You start without goods. The most expensive land is sold first.
rules-text-solo-neutral = The neutral player has a heartland without forests and moors, the three basic buildings, the { card-G13 }, a prior and two lay brothers. He has no goods and no settlements and scores nothing. Cards that let you use occupied buildings work on his as well.
rules-text-solo-wheel = When the wheel turns, an indicator on the last space is removed from the game. From then on only the joker can produce that good, and once the joker is gone too, nothing can.
rules-head-solo-contract = Contracts with the neutral player
rules-text-solo-contract = The fee or gift goes to the supply, and you choose which of his clergymen to place. They return as yours do: when all three are on buildings.
rules-text-solo-fee = A { $raiser } on his board raises the fee permanently, even if it is covered later.
rules-head-solo-phase = When a phase is due
rules-text-solo-phase = After the wheel has turned, and before the settlement phase:
rules-text-solo-all = All buildings left in the display go to his heartland. You choose the order and the spaces: empty spaces, or on top of unoccupied buildings, including basic buildings. You may cover the same space more than once. Covered cards are out of the game. Terrain does not matter.
rules-text-solo-over = A cloister building may cover only cloister buildings. Any other building may cover only buildings that are not cloister buildings.
rules-text-solo-cloister = A cloister building must be adjacent to another one. Only if there is no such space may it cover an unoccupied, isolated cloister building.
rules-text-solo-prior = If his prior is available, you may place him on one of the buildings just placed, pay the fee or the gift, and use the building if you like.
rules-text-solo-home = If all three of his clergymen, or all three of yours, are on buildings, they return now.
rules-text-solo-room = Choose spaces so that all buildings can be placed. A building that cannot be placed at all is removed from the game.
rules-head-solo-end = The last round
rules-text-solo-end = In round { $solorounds } your two actions come first, then the neutral player’s buildings, his prior, and phase E. No clergymen return between your actions and his buildings.
rules-text-solo-goal = { $goal } points are a very good result.

rules-chapter-variants = France and Ireland
rules-line-variants = Same rules, different cards.
rules-text-variants = { $shared } of the { $all } buildings are the same in both variants; the rest belong to one of them. Settlements and land are the same.
rules-text-variant-france = France bakes: grain becomes flour and bread, grapes become wine, and bread with wine becomes a reliquary. Wine is the gift for contracts.
rules-text-variant-ireland = Ireland brews: grain becomes malt and beer, malt with wood and peat becomes whiskey, and beer with whiskey becomes a reliquary. Whiskey is the gift for contracts. There are no grapes on the wheel.

rules-table-phase = settlement phase
rules-table-round = round
rules-table-good = good
rules-table-back = other side
rules-table-tile = tile
rules-table-settlement = settlement
rules-table-from = from
rules-table-cost = cost
rules-table-bonus = bonus round
rules-table-end = last round, then phase E
rules-table-grapes = grapes enter
rules-table-stone = stone enters
rules-table-district = district
rules-table-plot = plot
rules-table-food = food
rules-table-energy = energy
rules-table-coins = coins
rules-table-points = points
rules-table-terrain = terrain

term-prior-man = The prior
    .about = Your one special clergyman. He works like the others, and he may also use a building right after you build it.
term-lay-brother = Lay brother
    .about = A clergyman without special abilities. Once placed, he stays until all your clergymen are placed and the next round begins.
term-joker-piece = The joker
    .about = An indicator on the wheel that can be used for any good. The good’s own indicator then stays where it is.
term-indicator = Indicator
    .about = A marker on the wheel that shows how much of a good you can take now. When someone takes it, the marker goes back to 0.
term-economic = Economic value
    .about = The golden shield on a card. It scores once, at the end, for every card on your land.
term-dwelling-value = Dwelling value
    .about = The blue house on a card: how attractive it is to live next to. It scores only for settlements: their own house and those around them.
term-food = Food
    .about = Needed for settlements and some functions. Many goods count as food, each with its own value. No change is given.
term-energy = Energy
    .about = Needed for settlements and some functions: wood, peat, peat coal and straw. No change is given.
term-display = The display
    .about = The face-up buildings that any player can build.
term-cloister = Cloister building
    .about = A building with a golden name. It must be built adjacent to another cloister building.
term-heartland = Heartland
    .about = The ten spaces you start with.
term-settlement = Settlement
    .about = A card in your hand that costs food and energy. It scores its own dwelling value plus those of adjacent cards.
term-basic-goods = Basic goods
    .about = Clay, wood, peat, livestock, grain and coins.
term-point-goods = Point goods
    .about = Books, ceramics, ornaments and reliquaries: they score at the end.
term-supply = General supply
    .about = The common stock of goods. You take goods from it and pay goods to it.
term-beside = Adjacent
    .about = Sharing an edge: above, below, left or right. Diagonals do not count.
term-free-building = Unoccupied building
    .about = A building with no clergyman on it.
term-main-action = Main action
    .about = Place a clergyman, work contract, fell trees, cut peat, or build.
term-start-player = Starting player
    .about = The player who acts first in the round and, with three or four players, once more at the end.
term-points = Points
    .about = What decides the game. Shown as a number in a golden shield.
term-plains = Plains
    .about = The most common terrain. The spaces under forests and moors are plains too.
term-hillside = Hillside
    .about = Terrain of districts and mountain plots; the heartland has one such space. Grapevines and a few other buildings can be built only here.
term-coast = Coast
    .about = Terrain of coastal plots, next to the water. Harbor buildings and the Fishing Village can be built only here.
term-water = Water
    .about = Terrain of coastal plots. Only the Houseboat can be built on it; open water is good for adjacent settlements.
term-mountain = Mountain
    .about = Terrain of mountain plots, adjacent to two hillsides. Only the Quarry and the Castle can be built on it.
term-forest = Forest
    .about = A card on plains. Fell it to get wood and an empty space.
term-moor = Moor
    .about = A card on plains. Cut it to get peat and an empty space.
