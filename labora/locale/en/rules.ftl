# The rules in our own words: chapters, headings, paragraphs. One source for the page and for `labora rules`.
# [words](target) leads to a section of the rules or opens a term (labora/learn/book.py lists both).
# Numbers come from the engine: $wheel is a row of numbers, $goods and $cards are lists.

rules-title = The rules
rules-chapter-aim = What it is about
rules-line-aim = Goods become buildings, and buildings make villages worth living in.
rules-text-aim = You lead a monastery and the land around it. You fetch goods, make better ones of them, put up buildings and found settlements. At the end goods, buildings and settlements are worth points. Most points win; whoever has equally many shares the win.
rules-text-aim-solo = You lead a monastery and the land around it, alone. You fetch goods, make better ones of them, put up buildings and found settlements. A neutral neighbour owns buildings that you can hire. At the end goods, buildings and settlements are worth points: { $goal } is the goal.
rules-text-aim-way = The way is always the same. Goods grow on [a wheel](wheel). A [clergyman](clergymen) goes to a building, and the building fetches goods or changes them. Goods pay for [new buildings](building). Food and energy pay for [settlements](settlements), and each settlement scores what stands around it.
rules-text-aim-open = Nothing is hidden. Goods, cards on the table and cards to come may be looked at by everybody at any time. After the first player has been drawn, nothing is left to chance.
rules-head-start = How it begins
rules-text-start-land = Everybody begins with the same [heartland](heartland): ten spaces in two rows. Three [basic buildings](functions) stand there: { card-clay-mound }, { card-farmyard } and { card-cloister-office }. There are { $forests } forests and { $moors ->
    [one] { $moors } moor
   *[other] { $moors } moors
}; the other spaces are empty plains.
rules-text-start-people = Everybody has a [prior](prior-man) and { $brothers ->
    [one] { $brothers } [lay brother](lay-brother)
   *[other] { $brothers } [lay brothers](lay-brother)
}, all at home.
rules-text-start-goods = Everybody has one of each [basic good](basic-goods): { $goods }.
rules-text-start-goods-solo = You have no goods at all.
rules-text-start-hand = Everybody holds four settlements: { $cards }.
rules-text-start-display = { $start ->
    [one] { $start } building lies
   *[other] { $start } buildings lie
} face up in the [display](display). More come with the settlement phases: this game has { $buildings } in all.
rules-text-start-quarry = If all agree, the { card-F29 } of deck C is taken out of this game.
rules-text-start-first = Who begins is drawn.

rules-chapter-round = A round
rules-line-round = Clergymen come home, the wheel turns, then there is work.
rules-text-round = Every round has the same steps, in this order:
rules-text-step-home = Whoever has all own clergymen on buildings [takes all of them back](home). This is a must.
rules-text-step-wheel = [The wheel](wheel) turns by one space.
rules-text-step-gifts = Everybody takes the [goods of the round](gifts).
rules-text-step-neutral = In a round with a settlement phase, the neutral player gets [all buildings left in the display](solo-phase).
rules-text-step-phase = If a [settlement phase](timeline) is due, it comes now.
rules-text-step-actions = Everybody takes [one main action](turn), clockwise from the [starting player](start-player). Then the starting player takes one more.
rules-text-step-actions-two = One of you takes [two main actions](turn). The next round belongs to the other.
rules-text-step-actions-two-long = The [starting player](start-player) takes [two main actions](turn), then the other player takes one.
rules-text-step-actions-solo = You take [two main actions](turn).
rules-text-step-marker = The next player clockwise becomes the starting player.
rules-head-timeline = When things happen
rules-text-timeline = The rounds of the settlement phases are fixed. After each phase its deck joins the display.
rules-text-timeline-last = Phase E comes at the very end, after the last actions. It brings no new cards.
rules-text-timeline-two = There is no phase E. [The end](end) comes by the number of buildings left.

rules-chapter-wheel = The wheel
rules-line-wheel = Goods wait on a wheel, and waiting makes them more.
rules-text-wheel = Each good of the wheel has an [indicator](indicator). It shows how much there is to fetch. At the start of each round the wheel turns, and every indicator is worth more than before or as much. What waits there belongs to nobody.
rules-text-wheel-values = Fresh indicators stand at 0. Turn by turn they are worth: { $wheel }.
rules-text-wheel-last = On the last space an indicator stays until somebody uses it.
rules-text-wheel-last-solo = An indicator on the last space leaves the game for good when the wheel would turn it on. Use it before.
rules-text-wheel-take = To produce a good means: take as much of it from the supply as its indicator shows, and put the indicator back to 0. It does not matter who used it last.
rules-head-joker = The joker
rules-text-joker = The [joker](joker-piece) is an indicator for any good. Use it instead of the good’s own: the joker goes back to 0, and the own indicator stays where it is. So the same good can be fetched twice in a row.
rules-text-joker-only = Where a good’s own indicator is not on the wheel, only the joker can fetch it. Some functions take the joker and nothing else: meat, bread, wine, beer and whiskey have no indicator.
rules-head-indicators = What is on the wheel
rules-text-wheel-start = From the start: clay, coins, grain, livestock, wood, peat and the joker. They begin at 0, and the wheel turns before the first action.
rules-text-wheel-grapes = Grapes enter in round { $grapes }, at 0.
rules-text-wheel-stone = Stone enters in round { $stone }, at 0.
rules-text-wheel-never = Grapes and stone never enter: the joker fetches them.
rules-head-nothing = When the wheel gives nothing
rules-text-wheel-zero = You may fell or cut at 0: the forest or moor goes, and you get nothing. A building that would produce 0 does nothing, and you pay nothing for it.
rules-text-wheel-gone = If a good’s own indicator has left the game, the joker serves. If the joker has left too, the good is worth 0. Felling and cutting never force the joker: you may clear the space for nothing and leave the joker where it is.
rules-text-wheel-all = Whenever somebody produces at least one good from the wheel, everybody, the producer too, takes one more of that good from the supply.

rules-chapter-turn = A turn
rules-line-turn = One deed that must be done, and a few that may.
rules-text-turn = In your turn you take exactly one [main action](main-action). You cannot pass, and there is always one that you can take. The actions are:
rules-text-turn-two = In your turn you take two [main actions](main-action), one after the other; both may be the same. You cannot pass, and there is always one that you can take. The actions are:
rules-text-turn-two-long = In your turn you take two [main actions](main-action) as the starting player, otherwise one. You cannot pass, and there is always one that you can take. The actions are:
rules-text-turn-place = Place a [clergyman](clergymen) on a building of your own and use it.
rules-text-turn-contract = Use a building of somebody else by a [work contract](contracts).
rules-text-turn-fell = [Fell trees](fell): a forest becomes wood.
rules-text-turn-cut = [Cut peat](fell): a moor becomes peat.
rules-text-turn-build = [Build](building) a building of the display.
rules-text-turn-bonus = The [bonus round](end) at the end has actions of its own.
rules-head-fell = Felling trees and cutting peat
rules-text-fell = Remove one of your forests and produce wood with [the wheel](wheel), or one of your moors and produce peat. No clergyman is needed. The card leaves the game, and an empty plains space is left.
rules-text-fell-none = Without a forest or a moor you may still choose the action. Then nothing happens, and the wheel stays as it is.
rules-head-extra = Besides the main action
rules-text-extra-land = You may [buy a landscape](land): before a main action or after it, never in the middle of one.
rules-text-extra-often = Once in each turn. The starting player has two turns in a round and may buy in both.
rules-text-extra-often-two = Once in each round and player, however many actions you have.
rules-text-extra-exchange = [Exchanges](exchange) of grain, coins and drinks are free at any time.
rules-head-turn-end = When a turn ends
rules-text-turn-end = Your turn ends when you say so. Until then you may take back what you did, but nothing that somebody else has answered.

rules-chapter-clergymen = Clergymen
rules-line-clergymen = They do the work, and they come home only together.
rules-text-clergymen = You have { $men ->
    [one] { $men } clergyman
   *[other] { $men } clergymen
}: one prior, the rest lay brothers. They do the same work; only the [prior](prior) can do more.
rules-text-clergymen-place = To use a building of yours, put a clergyman from home on it. Which one is your choice. The building must be [free](free-building). You may place him even where the function is of no use to you, and you need not use it.
rules-text-clergymen-occupied = A building is occupied while any clergyman stands on it, whoever’s he is. Occupied buildings cannot be used by placing.
rules-head-home = When they come home
rules-text-home = At the start of a round you take all your clergymen back, but only if all of them are out. As long as one is at home, the others stay where they are, for many rounds if need be.
rules-text-home-rest = While all your clergymen are out, nobody can use your buildings by placing or by contract. Functions that [reach other buildings](reaching) still can.
rules-text-home-early = One card brings clergymen home earlier: the { card-F23 } in France, the { card-I23 } in Ireland.
rules-head-prior = What the prior may do
rules-text-prior = When you have built a building and your prior is at home, you may put him on it at once and use it. This costs no action. You may also put him there without using it.
rules-text-prior-keep = So it pays to keep the prior at home before you build. Some cards ask for a building with a prior on it.

rules-chapter-contracts = Work contracts
rules-line-contracts = Others work for you, for a coin.
rules-text-contracts = As a main action you may use a free building of another player. It goes like this:
rules-text-contract-pay = You pay [the fee](fee).
rules-text-contract-send = The owner puts a clergyman from home on the building.
rules-text-contract-use = You use the function with your own goods, or leave it. What comes of it is yours.
rules-text-contract-owner = The owner chooses between prior and lay brother, if both are at home. The owner cannot refuse, but must have a clergyman at home: otherwise there is no contract.
rules-text-contract-solo = The owner is the neutral player. You choose which of his clergymen goes. He must have one at home.
rules-head-fee = The fee
rules-text-fee = { $fee ->
    [one] { $fee } coin
   *[other] { $fee } coins
} for the owner.
rules-text-fee-solo = { $fee ->
    [one] { $fee } coin
   *[other] { $fee } coins
} for the supply.
rules-text-fee-raised = Once the { $raiser } has been built, by anybody and in any way, contracts cost { $raised } coins until the game ends. Using it from the display does not count as building it.
rules-text-fee-gift = Instead of coins you may always give { $gift } to the supply, however high the fee is. The owner then gets nothing.
rules-text-fee-never = There is no fee for your own buildings, for buildings that you [reach](reaching) through another one, or in the bonus round.
rules-head-whose = Whose is what
rules-text-whose = You are the one who uses the function. Wherever a card says your forests, your clergymen, your land, your livestock or your settlements, it means yours, not those of the owner of the building.
rules-text-contract-away = A player whose clergymen are all out cannot take contracts.

rules-chapter-building = Buildings
rules-line-building = Pay, put down, and it works for you to the end.
rules-text-building = Take a building of the [display](display), pay what it costs, and put it on an empty space of your land.
rules-text-building-terrain = The space must be of a terrain that the card shows. On a mountain only { card-G22 } and { card-G28 } may stand; on water only the Irish { card-I11 }.
rules-text-building-cloister = A [cloister building](cloister) must lie [beside](beside) another cloister building. Your first one is the { card-cloister-office }.
rules-text-building-prior = After building, [the prior](prior) may go there at once.
rules-text-building-stays = A building is every card with a function: the basic buildings, vines and quarries too. Settlements, forests and moors are none.
rules-head-functions = Reading a function
rules-text-functions = A function has one or more parts. Do them in the order of the card; each part may be left out, and a later one may use what an earlier one brought.
rules-text-functions-arrow = Left of the arrow is what you give, right of it what you get. You get it only for all that stands on the left, and you get all of it.
rules-text-functions-nothing = A use that does nothing is no use: then you have only placed the clergyman.
rules-text-functions-times = If a part can be done several times, first say how often, then pay for all of it at once: three stones from the { card-G12 } cost { $food } food and { $energy } energy together. Energy that two parts of one card need is paid together, too.
rules-text-functions-whose = “Your” always means the player who [uses the function](whose).
rules-head-reaching = Functions that reach other buildings
rules-text-reaching = Some cards let you use another building. No clergyman goes there, there is no fee, and the goods are yours.
rules-text-reach-prior = { card-G01 }: any building on which a prior stands, whoever’s.
rules-text-reach-occupied = { $reacher }: for { $gift }, any building on which somebody stands. What you use there may be only a part of its function; what you gave stays given.
rules-text-reach-beside = { $garden }: first take a good, then use a free building beside this card, on the board where it lies. Used from the display it only gives the good: nothing is beside it.
rules-text-reach-display = { $guest }: a building of the display.
rules-text-reach-once = Each of these cards works once in an action. Every other function may be used again in the same action if it is reached again.
rules-head-cards = Single cards
rules-text-cards = What the words on these cards leave open:
rules-text-card-carpentry = { card-F10 }: you build as usual, and the prior may go there. The cleared space may be used but need not be, and the building may be left out. The forest gives no wood. Used from the display, it may build itself.
rules-text-card-forests = { card-F38 }: forests removed give no wood, and the wheel stays as it is.
rules-text-card-forests-ireland = { card-I29 }: the forest gives no wood from the wheel, which stays as it is.
rules-text-card-calefactory = { card-F32 }: felling and cutting use the wheel as always, in either order. Each needs a card to remove.
rules-text-card-bathhouse = { card-F23 }: all your clergymen come home, wherever they stand, also the one placed for it. One that an owner placed for your contract stays.
rules-text-card-locutory = { card-I23 }: if your prior is out, he comes home. Either way you may then build as usual, and he may go there. Used from the display, it may build itself.
rules-text-card-castle = { card-G28 }: one settlement from your hand, at its usual cost, [at any time](castle). No landscape can be bought with it.
rules-text-card-bulwark = { card-I37 }: one district and one plot from the piles, for nothing, in either order; the second may lie beside the first. You may leave out one. It is not your purchase of the turn. If a pile is empty, take from the other.
rules-text-card-tower = { card-I35 }: the { $tower } points may come from any goods with points, also whiskey and 5-coin tiles, but no Wonders. They come on top of the coins and the whiskey.
rules-text-card-wonder = There are { $wonders } Wonders. When they are gone, no function yields one.
rules-text-card-inn = { card-F20 }: you get one coin for each food, { $inn } at most. Coins and wine are not taken as food, and a good that would bring no coin is not taken either.
rules-text-card-ships = { $ship }: if the joker is at 0, it does nothing and costs nothing.
rules-text-card-estate = { card-G39 }: done twice, you may pay one time with food and the other with energy. It is all paid at once.
rules-text-card-pilgrimage = { card-F36 }: improving once is allowed, and so is improving the same good twice.
rules-text-card-brotherhood = { card-G41 }: for each cloister building on your own board { $each ->
    [one] { $each } point
   *[other] { $each } points
}. The sum, rounded down, is the most that the goods may be worth together; take as much as fits. The card itself counts if it stands on your board.
rules-text-card-festival = { card-I38 }: one point for each forest and moor on your own board. The sum is the most that the goods may be worth together; take as much as fits.

rules-chapter-land = Land
rules-line-land = Who needs room buys it, before the piles get dear.
rules-text-land = Your land is the [heartland](heartland) and whatever you buy: districts above and below, plots at the sides. A tile has two sides; choose one as you put it down, at once.
rules-text-land-beside = Two spaces are [beside](beside) each other if they share an edge, also across tiles. Corners do not count. A mountain lies beside its own two hillsides and nothing else.
rules-head-district = Districts
rules-text-district = A district is a row of five spaces. It goes straight above or below the rows that you have, never shifted.
rules-text-district-hills = One side: moor, forest, forest, hillside, hillside.
rules-text-district-plains = The other: forest, three plains, hillside.
rules-head-plot = Plots
rules-text-plot = A plot is two rows high.
rules-text-plot-coast = Coast, left of your land: two coast spaces next to the land, two water spaces outside.
rules-text-plot-mountain = Mountain, right of your land: two hillsides next to the land, one mountain outside, beside both.
rules-text-plot-where = At least one of its inner spaces must lie beside your heartland, a district, or an inner space of another plot on that side. It may stick out above or below.
rules-head-prices = What land costs
rules-text-prices = There are nine tiles in each pile. The cheapest is always sold first.
rules-text-prices-solo = There are nine tiles in each pile. Alone, the dearest is sold first.
rules-head-stays = Nothing moves
rules-text-stays = What has been put down stays for good: land, buildings, settlements. Only forests and moors are ever removed.

rules-chapter-goods = Goods and payments
rules-line-goods = A good is food, fuel, money, material or treasure, and often two of them.
rules-text-goods = The table says what each good is worth. The two sides of a tile are different goods.
rules-text-goods-supply = The [supply](supply) never runs out, only the { $wonders } Wonders do. Books, ceramics, ornaments and reliquaries are called [point goods](point-goods).
rules-head-exchange = Free at any time
rules-text-exchange = You may do this with your own goods whenever you like, also while you pay:
rules-text-exchange-straw = Turn grain into straw, never back.
rules-text-exchange-coins = Change five 1-coin tiles into one 5-coin tile, and back.
rules-text-exchange-wine = Turn wine into { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
}.
rules-text-exchange-whiskey = Turn whiskey into { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
}.
rules-text-exchange-when = There is no need to do it early: it happens within a payment. Straw is paid with straw first, then with grain; coins with coins first, then with drinks, and change is given.
rules-head-paying = Paying with food and energy
rules-text-paying = [Food](food) and [energy](energy) you pay with whatever you like. There is no change: what is too much is lost. But you never give a tile without which the payment would do.
rules-text-paying-grain = In one payment some grain may be food and other grain, as straw, energy.
rules-text-paying-drink = Wine and whiskey feed only as the coins that they are worth.
rules-head-different = Different goods
rules-text-different = Some cards ask for several different goods. For them a 1-coin tile and a 5-coin tile are two goods, and so are grain and straw; giving both takes a tile for each. Wine and whiskey may stand for the coins that they are worth. Wonders are not taken.

rules-chapter-settlements = Settlements
rules-line-settlements = Villages want food and warmth, and good neighbours.
rules-text-settlements = In a settlement phase each player may first buy one landscape and then build one settlement from the hand. The purchase does not count for any turn.
rules-text-settle-order = The order is that of the round, from the starting player.
rules-text-settle-order-two = Whoever acts in this round begins.
rules-text-settle-cost = Pay its food and energy ([no change](paying)) and put it on an empty space of a terrain that the card shows.
rules-text-settle-where = Settlements never stand on water or on a mountain. They are no buildings: nobody uses them.
rules-head-hand = The settlements
rules-text-hand = You hold the first four from the start. Each phase from A to D adds one.
rules-text-hand-new = After everybody has had their chance, everybody takes the settlement of the phase, and the buildings of its deck come into the display. Older ones stay.
rules-head-castle = The Castle
rules-text-castle = Whoever uses the { card-G28 } may build a settlement outside the phases, also after the last one and in the bonus round.

rules-chapter-scoring = Points
rules-line-scoring = A village is worth what its neighbours make of it.
rules-text-scoring = There are three kinds of points:
rules-text-score-goods = Goods: reliquary { $reliquary }, ornament { $ornament }, ceramic { $ceramic }, book { $book }, Wonder { $wonder }, wine and whiskey { $sip } each; { $five } for every five coins.
rules-text-score-economic = [Economic values](economic), the golden shields: of all buildings and settlements on your land. Cards in hand count nothing.
rules-text-score-settlements = [Dwelling values](dwelling-value), the blue houses: each settlement scores its own and those around it.
rules-head-dwelling = What a settlement scores
rules-text-dwelling = Add the dwelling value of the settlement and of every card [beside](beside) it, buildings and settlements. A card beside two settlements counts for both, and two settlements beside each other count each other.
rules-text-dwelling-water = Each water space beside it without a card on it adds { $water }.
rules-text-dwelling-houseboat = A { card-I11 } on the water counts with its own house instead.
rules-text-dwelling-bad = Some values are below zero. They take points away, but only from settlements beside them. Forests, moors and empty spaces count 0.
rules-head-winning = The result
rules-text-score-drink = Before counting, wine and whiskey are changed into coins where that brings more.
rules-text-winning = Most points win. Ties are shared.
rules-text-winning-solo = { $goal } points are the goal.

rules-chapter-end = The end of the game
rules-line-end = One last chance for everybody, then the count.
rules-text-end = Round { $last } is the bonus round. It begins like any other: clergymen come home where all are out, the wheel turns. Then:
rules-text-bonus-priors = Every prior who is still out comes home.
rules-text-bonus-action = Everybody, from the starting player, has one action: build, with the prior’s right, or put the prior on any building of anybody, occupied or not, and use it. Landscapes may be bought as always.
rules-text-bonus-phase = Settlement phase E follows in the same order. Then points are counted.
rules-text-bonus-not = Nobody fells, cuts, makes contracts or sends lay brothers in this round, and the prior’s visit is free.
rules-text-end-two = From phase D on, look at the display: when { $left ->
    [0] no building is left
    [one] only { $left } building or none is left
   *[other] at most { $left } buildings are left
}, whoever acts finishes the turn. Clergymen come home, the wheel turns, and the other has a last turn of one action. Then points are counted.
rules-text-end-two-long = From phase D on, look at the display when a round is over: if { $left ->
    [0] no building is left
    [one] only { $left } building or none is left
   *[other] at most { $left } buildings are left
}, the game ends, and points are counted.
rules-text-end-open = There is no phase E, no bonus round and no last round: who does not build makes the game longer.
rules-text-end-solo = The game ends with round { $last }. After your two actions come the neutral player’s buildings, his prior and phase E, as in every [settlement phase](solo-phase). Then points are counted.

rules-chapter-two = Two players
rules-line-two = Whole rounds in turn, and an end that you decide.
rules-text-two = The usual game for two:
rules-text-two-turn = A round belongs to one player, who takes two main actions; the next belongs to the other. Clergymen of both come home and the wheel turns at the start of each.
rules-text-two-wheel = The wheel is slower: { $back }.
rules-text-two-cards = Only cards for any number of players are in the game.
rules-text-two-end = With phase D done and at most { $shortend } building left in the display, the turn is finished, and the other player has one more action.
rules-head-two-long = The long game for two
rules-text-two-long = Rounds are as with more players, but:
rules-text-two-long-turn = The starting player takes two main actions, then the other takes one; then they swap.
rules-text-two-long-home = Clergymen come home and the wheel turns only at the start of a round. It is the wheel of the bigger games.
rules-text-two-long-cards = Nearly all cards are in the game; in France { card-F10 }, { card-F31 } and { card-F29 } of deck C are not.
rules-text-two-long-end = With phase D done and at most { $longend } buildings left at the end of a round, the game is over.
rules-text-two-open = Neither game has a last round. Programs that play against themselves stop after { $limit } rounds; people never have to.

rules-chapter-short = The short game
rules-line-short = For three or four: half the rounds, and presents.
rules-text-short = What differs from the full game for three or four:
rules-text-short-rounds = { $rounds } rounds; the last is the bonus round.
rules-text-short-people = Everybody has a prior and one lay brother.
rules-text-short-land = The moor and the forest in the upper left of the heartland are missing: two more empty plains.
rules-text-short-gifts = Every round brings everybody [two goods](gifts), the last one none.
rules-text-short-wheel = When somebody produces from the wheel, everybody [takes one more](nothing) of that good. { card-F33 } and { card-I33 } count, too.
rules-text-short-cards = With three only the cards for any number are in the game, with four also those for three and more.

rules-head-gifts = Goods of the round
rules-text-gifts = Right after the wheel has turned, everybody takes these goods from the supply:

rules-chapter-solo = Alone
rules-line-solo = A neighbour who never plays, and buildings that go to him.
rules-text-solo = You have { $solorounds } rounds of two actions each. Nearly all cards are in the game; in France both { card-F14 } cards, { card-F10 } and the { card-F29 } of deck C are not.
rules-text-solo-start = You begin without goods. Land is sold from the dearest down.
rules-text-solo-neutral = The neutral player has a heartland without forests and moors, the three basic buildings, the { card-G13 }, a prior and two lay brothers. He has no goods and no settlements and scores nothing. Cards that reach occupied buildings reach his as well.
rules-text-solo-wheel = An indicator that the wheel would turn on from the last space is gone for good. From then on only the joker fetches that good, and when the joker is gone too, nothing does.
rules-head-solo-contract = Contracts with the neighbour
rules-text-solo-contract = Fee or gift go to the supply, and you choose which of his clergymen works. His clergymen come home as yours do: when all three are out.
rules-text-solo-fee = A { $raiser } on his board raises the fee for good, even if it is covered later.
rules-head-solo-phase = When a phase is due
rules-text-solo-phase = After the wheel has turned, and before the settlement phase:
rules-text-solo-all = All buildings left in the display go to his heartland. You choose the order and the spaces: empty ones, or over buildings on which nobody stands, also over basic ones and several times on one space. What is covered is out of the game. Terrain does not matter.
rules-text-solo-over = Cloister buildings go only over cloister buildings, others only over others.
rules-text-solo-cloister = A cloister building must lie beside another one. Only if there is no such place may it go over a free cloister building that stands alone.
rules-text-solo-prior = If his prior is at home, you may put him on one of the buildings just placed, pay the fee or the gift, and use it or not.
rules-text-solo-home = If all three of his clergymen are out, or all three of yours, they come home now.
rules-text-solo-room = Choose places so that all buildings find one. Buildings for which there is no place at all leave the game.
rules-head-solo-end = The last round
rules-text-solo-end = In round { $solorounds } your two actions come first, then the neutral player’s buildings, his prior, and phase E. Nobody comes home between your actions and his buildings.
rules-text-solo-goal = { $goal } points are a very good result.

rules-chapter-variants = France and Ireland
rules-line-variants = The same rules, other cards.
rules-text-variants = { $shared } of the { $all } buildings are the same in both, the rest belong to one. Settlements and land are the same.
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
    .about = Your one special clergyman. He works like the others, and besides he may enter a building right after you have built it.
term-lay-brother = Lay brother
    .about = A clergyman without special rights. He works in a building until all your clergymen are out.
term-joker-piece = The joker
    .about = An indicator on the wheel that serves for any good. The good’s own indicator then stays where it is.
term-indicator = Indicator
    .about = A marker on the wheel that shows how much of a good can be fetched now. Whoever fetches puts it back to 0.
term-economic = Economic value
    .about = The golden shield on a card. It scores once, at the end, for every card on your land.
term-dwelling-value = Dwelling value
    .about = The blue house on a card: how gladly people live beside it. It scores only for settlements: their own house and those around them.
term-food = Food
    .about = What settlements and some trades eat. Many goods feed: each has its worth. No change is given.
term-energy = Energy
    .about = What warms settlements and drives workshops: wood, peat, peat coal, straw. No change is given.
term-display = The display
    .about = The buildings that lie open and can be built by everybody.
term-cloister = Cloister building
    .about = A building with a golden name. It must be built beside another cloister building.
term-heartland = Heartland
    .about = The ten spaces that you begin with.
term-settlement = Settlement
    .about = A card of your hand that costs food and energy. It scores its own dwelling value and those beside it.
term-basic-goods = Basic goods
    .about = Clay, wood, peat, livestock, grain and coins.
term-point-goods = Point goods
    .about = Books, ceramics, ornaments and reliquaries: they score at the end.
term-supply = The supply
    .about = Where goods come from and go to. It belongs to nobody.
term-beside = Beside
    .about = Sharing an edge, above, below, left or right. Corners do not count.
term-free-building = Free building
    .about = A building on which no clergyman stands.
term-main-action = Main action
    .about = Place a clergyman, work contract, fell trees, cut peat, or build.
term-start-player = Starting player
    .about = Whoever acts first in the round and, with three or four players, once more at its end.
term-points = Points
    .about = What counts at the end. A number in a golden shield.
term-plains = Plains
    .about = The most common terrain. Under forests and moors there are plains, too.
term-hillside = Hillside
    .about = Terrain of districts and mountain plots. Vines and some noble houses stand only here.
term-coast = Coast
    .about = Terrain of coastal plots, beside the water. Harbours and the fishing village stand only here.
term-water = Water
    .about = Terrain of coastal plots. Only the houseboat stands on it; open water is a good neighbour of settlements.
term-mountain = Mountain
    .about = Terrain of mountain plots, beside two hillsides. Only quarry and castle stand on it.
term-forest = Forest
    .about = A card on plains. Felled, it becomes wood, and the space is free.
term-moor = Moor
    .about = A card on plains. Cut, it becomes peat, and the space is free.
