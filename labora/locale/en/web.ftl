# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Language
web-tagline = a table for Ora et Labora
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = The table is being laid …
web-close = Close
web-tools = Tools
web-theme = Parchment or candlelight
web-help = Help and hotkeys
web-settings = Settings
web-menu = Menu
web-you = You
web-you-small = you
web-guest = Guest
web-guest-number = Guest { $number }
web-colour = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[white] White
}
web-unreachable = The service does not answer. What you see may be old; it is tried again.
web-time-moment = a moment
web-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}

# The lobby

web-motto =
    Build a cloister,
    feed a village,
    mind the wheel.
web-lead = Lead a monastery’s estate: fetch goods, refine them, build, and found villages among good neighbours. For one to four, France and Ireland, free: sit down and play.
web-you-sit-as = You sit down as
web-no-account = no account needed
web-name-title = What are you called?
web-name-label = Your name
web-name-save = That is me
web-recovery-link = Open this link on the other device; tell nobody
web-recover-title = Go on here
web-recover-about = This link makes this browser the person who made it, with all seats and tables.
web-recover-do = That is me, go on
web-to-lobby = To the tables

web-my-tables = Your tables
web-waiting-for-you = { $count ->
    [0] {""}
    [one] one waits for you
   *[other] { $count } wait for you
}
web-no-tables = Nothing yet. Open a table, or sit down at one.
web-your-turn = Your turn
web-play = Play
web-their-turn = { $name }, { $time }
web-won = { $name } won
web-table-about = { $phase ->
    [waiting] { $variant }, { $mode } · not begun
    [over] { $variant }, { $mode } · finished
   *[other] { $rounds ->
        [0] { $variant }, { $mode } · round { $round }
       *[other] { $variant }, { $mode } · round { $round } of { $rounds }
    }
}
web-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-free-seat = free seat
web-public-tables = Public tables
web-have-free-seat = { $count ->
    [0] {""}
    [one] one has a free seat
   *[other] { $count } have a free seat
}
web-no-public-tables = Nobody has a free seat just now. Open a table and make it public: others will see it here.
web-sit-down = Sit down
web-waits = for { $time }
web-watch = Watch
web-best-solo = Best solo scores
web-goal = goal { $points }
web-no-solo = Play alone beside a neutral neighbour; your best games are kept here.

web-new-table = New table
web-three-clicks = three clicks; the rest is already a good choice
web-with-whom = With whom?
web-company-solo = Solo
web-company-about-solo = a neutral neighbour; reach 500 points
web-company-bots = Against bots
web-company-about-bots = one to three of them; they never dawdle
web-company-device = Hot-seat
web-company-about-device = one screen, handed round the table
web-company-friends = With friends
web-company-about-friends = send a link; live, or over days
web-which-game = Which game?
web-variant-and-length = variant and length
web-length = { $long ->
    [true] Long
   *[false] Short
}
web-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-takes = about { $count } minutes
web-takes-why = { $count } actions for each player, reckoned at a minute each
web-goal-usual = The goal is 500 points. The brother, a strong bot, usually reaches { $low } to { $high }.
web-rounds-open = the display decides
web-who-sits = Who sits where?
web-seat-kind = Who sits on seat { $number }
web-seat-bot = Which bot sits on seat { $number }
web-seat-name = Name of who sits on seat { $number }
web-seat-remove = Take seat { $number } away
web-chair-bot = Bot
web-chair-link = By link
web-chair-device = This screen
web-seat-link-about = whoever comes
web-bot = { $bot ->
    [random] chance
    [novice] novice
    [brother] brother
    [prior] prior
    [abbot] abbot
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Takes any option.
level-novice = Takes what looks good at the moment, and does not mind a few points.
level-brother = Looks four actions ahead and knows what time is worth. Plays at once.
level-prior = As the brother, and expects you to do what is best for you. Thinks for about a second.
level-abbot = Weighs its turns against many of your replies; alone, plans the whole game. Takes its time.
web-bot-name = { $seat ->
    [1] Aidan
    [2] Anselm
    [3] Benedict
   *[4] Cuthbert
}
web-add-seat = Add a seat
web-up-to-four = up to four
web-more-choices = More choices
web-table-name = Name of the table
web-public = Anybody may sit down and watch
web-random-order = Draw who begins
web-without-quarry = Without the Quarry
web-summary = { $variant }, { $mode }.
web-open-table = Open the table

# Waiting for players

web-waiting-about = The game begins as soon as all seats are taken. Send this link to those who shall play with you.
web-share-link = Link to this table
web-copy = { $done ->
    [true] Copied
   *[false] Copy the link
}
web-seat-to-bot = Let a bot play
web-here = here
web-away = away
# A language model plays here.
web-model = language model
web-model-named = { $name } (language model)
web-leave = { $creator ->
    [true] Close the table
   *[false] Get up
}
web-closed = This table is closed.
web-no-table-title = No such table

# Around the game

web-setup = { $variant } · { $mode }
web-round = Round { $round }
web-next-event = { $phase ->
    [none] Round { $round } is the last.
   *[other] { $bonus ->
        [true] The bonus round, then settlement phase { $phase }, ends the game.
       *[false] Settlement phase { $phase } comes in round { $round }.
    }
}
web-phase-now = Settlement phase { $phase }
# Which round it is and what comes next, on screens without the calendar.
web-round-line = { $what ->
    [bonus] Bonus round
    [settling] Round { $round } · settlement phase { $phase }
    [phase] Round { $round } · phase { $phase } in { $at }
    [before-bonus] Round { $round } of { $before } · bonus round
    [display] Round { $round } · buildings { $count }
   *[last] Round { $round } of { $at }
}
web-actions-until = { $mine ->
    [true] { $count ->
        [one] Until then you have one action.
       *[other] Until then you have { $count } actions.
    }
   *[false] { $count ->
        [one] One action until then.
       *[other] { $count } actions until then.
    }
}
web-to-move = to move
web-clock-gap = {" · "}
web-waits-for = { $name } is thinking.
web-lost = The connection is lost. It heals by itself; you can go on then.
web-try-now = Try now
web-broken = This game can only be looked at: { $reason }
web-land-of = Landscape of { $name }
web-goods-of = Goods of { $name }
web-turn-state = { $step ->
    [settlement-phase] settlement phase
    [bonus-actions] bonus round
   *[other] { $actions ->
        [0] your action is done
        [one] your turn, one action
       *[other] your turn, { $actions } actions
    }
}
web-points = points
web-wheel = Production wheel
web-wheel-open = Show or hide the wheel
web-now = now
web-next-round = next round
web-hand = Settlements in hand
web-chronicle = Chronicle
web-display = Building display
web-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
web-fit = { $count ->
    [one] 1 fits
   *[other] { $count } fit
}
web-lectern = The card you point at
web-score = Score
web-goal-title = Goal: { $goal } points
web-neutral-about = a neighbour, moved by you

# Acting

web-actions = Actions
web-act-place = Place
web-act-contract = Contract
web-act-fell = Fell trees
web-act-cut = Cut peat
web-act-build = Build
web-act-settle = Settle
web-act-district = District
web-act-plot = Plot
web-act-fee = pay { $fee }
web-act-count = { $count } possible
web-act-none = not now
web-sold-out = none left
web-undo = Undo
web-redo = Redo
web-end-turn = End turn
web-end-sure = Really end?
web-mark-act = { $act ->
    [fell] fell it
    [cut] cut it
    [place] place a clergyman and use it
    [contract] use it by a work contract
    [build] build it
    [settle] build this settlement
   *[other] choose it
}
web-pick = { $act ->
    [place] Use it: { $card }
    [contract] Work contract: { $card }
    [fell] Fell trees
    [cut] Cut peat
   *[other] { $card }
}
web-picked = What shall it be?
web-tray = Decision
web-cancel = Cancel
web-how-often = How often?
web-you-give = You give
web-you-get = What it brings
web-pay-legend = given · or rather these: click to swap
web-no-change = no goods
web-confirm = { $more ->
    [true] Go on
   *[false] { $kind ->
        [settlement-payment] Settle
        [prior] Build
        [reward] Take
       *[other] Work
    }
}

# The owner's choice

web-hired = { $name } hires your { $card }. Who goes there?
web-send-prior = Your prior
web-send-lay-brother = A lay brother
web-send-about-prior = He cannot go to what you build next, and whoever uses a Priory may follow him.
web-send-about-lay-brother = Your prior stays free for what you build.
web-send-do-prior = Send the prior
web-send-do-lay-brother = Send the lay brother
web-at-home = { $count ->
    [one] one at home
   *[other] { $count } at home
}
web-has-waited = { $name } has waited for { $time }.
web-standing = And from now on, at this table
web-standing-ask = Ask me each time
web-standing-about-ask = the others wait for you
web-standing-lay-brother = Lay brother first
web-standing-about-lay-brother = the prior only if no brother is left
web-standing-prior = Prior first
web-standing-about-prior = a brother only if the prior is out

# Handing over

web-hand-over = It is { $name }’s turn
web-hand-over-about = Hand the screen to { $name }.
web-hand-over-do = I am { $name }

# Sheets

web-messages = Table messages
web-messages-unread = { $count ->
    [0] Table messages
   *[other] Table messages, { $count } new
}
web-no-messages = Nobody has said anything yet.
web-message-write = Say something to the table
web-message-send = Send
web-message-removed = (removed)
web-record = Record of the game
web-resign = Give up this seat
web-resign-sure = Really? A bot plays on.
web-watching = { $count ->
    [0] Nobody watches.
    [one] One watches.
   *[other] { $count } watch.
}
web-setting-theme = Light
web-theme-system = as the system has it
web-theme-light = parchment
web-theme-dark = candlelight
web-setting-motion = Movement
web-motion-full = full
web-motion-quick = quick
web-motion-none = none
web-setting-more = While playing
web-setting-confirmEnd = ask before a turn ends
web-setting-handOver = say when the screen goes to the next player
web-setting-sound = a bell when it is my turn
web-setting-notify = a notification when it is my turn
web-help-title = Help and hotkeys
web-help-short = Help
web-help-touch = Gold means you can: tap a building to use it, a forest to fell it, an empty space to see what fits, a card to see where it fits. Hold a card to read it; pull the strip of goods down to see the wheel. Drag the land, or pinch it.
web-help-about = Gold means you can: click a building to use it, a forest to fell it, an empty space to see what fits, a card to see where it fits. Arrow keys walk over the land, Tab goes from part to part.
web-key-place = place a clergyman
web-key-contract = work contract
web-key-fell = fell trees
web-key-cut = cut peat
web-key-build = build
web-key-settle = build a settlement
web-key-land = buy a district
web-key-plot = buy a plot
web-key-option = choose an option of the tray
web-key-end = end the turn
web-key-undo = undo
web-key-redo = redo
web-key-confirm = confirm what the tray proposes
web-key-cancel = cancel
web-key-chat = table messages
web-key-theme = parchment or candlelight
web-key-help = this sheet

# The end

web-finished = Finished after round { $round }.
web-score-sheet = Score sheet
web-wins = { $winners ->
    [one] { $name } wins
   *[other] { $name } win
}
web-wins-by = { $points ->
    [one] { $ahead ->
        [0] with { $points } point, level with { $name }.
        [one] with { $points } point, one ahead of { $name }.
       *[other] with { $points } point, { $ahead } ahead of { $name }.
    }
   *[other] { $ahead ->
        [0] with { $points } points, level with { $name }.
        [one] with { $points } points, one ahead of { $name }.
       *[other] with { $points } points, { $ahead } ahead of { $name }.
    }
}
web-solo-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-solo-goal = { $reached ->
    [true] The goal of { $goal } is reached.
   *[false] The goal is { $goal }. Another game?
}
web-points-by-round = Points, round by round
web-whose-land = Whose land
web-remembered = Remembered for
web-remembered-settlement = Best settlement
web-remembered-settlement-about = { $besides ->
    [0] { $count ->
        [one] { $card }: { $count } point
       *[other] { $card }: { $count } points
    }
   *[other] { $count ->
        [one] { $card }, beside { $cards }: { $count } point
       *[other] { $card }, beside { $cards }: { $count } points
    }
}
web-remembered-wonder = { $count ->
    [one] The only Wonder
   *[other] The first Wonder
}
web-remembered-wonder-about = from the { $card } in round { $round }
web-remembered-harvest = Richest harvest
web-remembered-harvest-about = { $amount } at once in round { $round }
web-remembered-sought = Most sought after
web-remembered-sought-about = { $count ->
    [one] the { $card }, hired once by others
   *[other] the { $card }, hired { $count } times by others
}
web-remembered-chain = Longest chain
web-remembered-chain-about = { $cards }, in one action
web-remembered-round = Best round
web-remembered-round-about = { $count ->
    [one] { $count } point in round { $round }
   *[other] { $count } points in round { $round }
}
web-remembered-land = Widest land
web-remembered-land-about = { $count ->
    [one] one landscape bought
   *[other] { $count } landscapes bought
}
web-rematch = Rematch
