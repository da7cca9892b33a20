# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Language
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Loading the table …
web-close = Close
web-tools = Tools
web-theme = Light or dark theme
web-help = Help and keyboard shortcuts
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
web-unreachable = The server is not responding. What you see may be out of date. Retrying …
web-time-moment = less than a minute
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
web-lead = Run a monastery and its land: collect goods, refine them, build, and place villages where they score most. For 1 to 4 players, with the France and Ireland variants. Free, no account needed.
web-you-sit-as = Playing as
web-name-title = Choose a name
web-name-label = Your name
web-name-save = Save
web-recovery-link = Open this link on your other device. Do not share it.
web-recover-title = Sign in on this device
web-recover-about = This link signs this browser in as the person who created it, with all their seats and tables.
web-recover-do = Sign in
web-to-lobby = Back to the lobby

web-my-tables = Your tables
web-waiting-for-you = { $count ->
    [0] {""}
    [one] your turn at one
   *[other] your turn at { $count }
}
web-waiting-others = Waiting for others
web-play-next = Play next: { $name }
web-no-tables = No tables yet. Create one or join one.
web-your-turn = Your turn
web-play = Play
web-their-turn = { $name } to move, { $time }
web-won = { $name } won
web-table-about = { $phase ->
    [waiting] { $variant }, { $mode } · not started
    [over] { $variant }, { $mode } · finished
   *[other] { $rounds ->
        [0] { $variant }, { $mode } · round { $round }
       *[other] { $variant }, { $mode } · round { $round } of { $rounds }
    }
}
web-seats-free = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
web-free-seat = open seat
# A seat of a rematch, for who played in it. $time: how long others have to wait, as in "23 hours".
web-reserved = Reserved for { $name }: { $time } left
web-public-tables = Public tables
web-have-free-seat = { $count ->
    [0] {""}
    [one] one has an open seat
   *[other] { $count } have open seats
}
web-no-public-tables = There are no open seats right now. Create a public table and others will see it here.
web-sit-down = Join
web-waits = for { $time }
web-watch = Watch
web-best-solo = Best solo scores
web-goal = goal { $points }
web-no-solo = Your best solo games will be listed here.

web-new-table = New table
web-three-clicks = three clicks; the defaults are fine for everything else
web-with-whom = Who do you want to play with?
web-company-solo = Solo
web-company-about-solo = with a neutral player; aim for 500 points
web-company-bots = Against bots
web-company-about-bots = one to three opponents, no waiting
web-company-device = Hot-seat
web-company-about-device = several players share this screen
web-company-friends = With friends
web-company-about-friends = invite by link; play live or over days
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
web-takes-why = { $count } actions per player, at about one minute each
web-goal-usual = The goal is 500 points. The monk, a medium-strength bot, usually scores { $low } to { $high }.
web-rounds-open = ends when few buildings are left
web-who-sits = Players
web-seat-kind = Player in seat { $number }
web-seat-bot = Bot in seat { $number }
web-seat-name = Name of the player in seat { $number }
web-seat-remove = Remove seat { $number }
web-chair-bot = Bot
web-chair-link = Invite by link
web-chair-device = This screen
web-seat-link-about = anyone with the link
web-bot = { $bot ->
    [random] random
    [novice] novice
    [monk] monk
    [cellarer] cellarer
    [abbot] abbot
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Plays at random.
level-novice = Easy. Takes what looks good right now and gives away a few points.
level-monk = Medium. Looks four of its own actions ahead. Plays instantly.
level-cellarer = Strong. Also predicts the other players’ turns. Thinks for about a second.
level-abbot = Strongest. Plays out its best turns against your likely replies; plans the whole solo game. Takes its time.
web-bot-name = { $seat ->
    [1] Aidan
    [2] Anselm
    [3] Benedict
   *[4] Cuthbert
}
web-add-seat = Add a seat
web-up-to-four = up to four
web-more-choices = More options
web-table-name = Name of the table
web-public = Public: anyone can join or watch
web-random-order = Random starting player
web-without-quarry = Without the Quarry
web-summary = { $variant }, { $mode }.
web-open-table = Create table

# Waiting for players

web-waiting-about = The game starts as soon as all seats are taken. Send this link to the people you want to play with.
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
   *[false] Leave the table
}
web-closed = This table is closed.
web-no-table-title = Table not found
web-unreadable-title = Unreadable table

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
    [phase] Round { $round } · phase { $phase }: round { $at }
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
web-waits-for = Waiting for { $name }.
web-lost = Connection lost. Reconnecting …
web-try-now = Try now
web-broken = This game is read-only: { $reason }
web-land-of = { $name }’s land
web-goods-of = { $name }’s goods
web-turn-state = { $step ->
    [settlement-phase] settlement phase
    [bonus-actions] bonus round
   *[other] { $actions ->
        [0] your turn, no actions left
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
web-chronicle = Game log
web-display = Building display
web-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
web-fit = { $count ->
    [one] 1 card fits
   *[other] { $count } cards fit
}
web-lectern = Card details
web-score = Score
web-goal-title = Goal: { $goal } points
web-neutral-about = neutral player, controlled by you

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
web-act-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
web-act-none = not now
web-sold-out = sold out
web-undo = Undo
web-redo = Redo
web-end-turn = End turn
web-end-sure = End turn?
web-mark-act = { $act ->
    [fell] fell it
    [cut] cut it
    [place] place a clergyman and use it
    [contract] use it with a work contract
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
web-picked = What do you want to do?
web-tray = Decision
web-cancel = Cancel
web-how-often = How many times?
web-you-give = You pay
web-you-get = Result
web-pay-legend = selected · click another good to swap
web-no-change = no change in goods
web-confirm = { $more ->
    [true] Continue
   *[false] { $kind ->
        [settlement-payment] Build
        [prior] Build
        [reward] Take
       *[other] Confirm
    }
}

# The owner's choice

web-hired = { $name } is using your { $card }. Who do you send?
web-send-prior = Your prior
web-send-lay-brother = A lay brother
web-send-about-prior = He will not be available for what you build next, and anyone with a Priory can use a building he is on.
web-send-about-lay-brother = Your prior stays available for what you build.
web-send-do-prior = Send the prior
web-send-do-lay-brother = Send the lay brother
web-at-home = { $count ->
    [one] one available
   *[other] { $count } available
}
web-has-waited = { $name } has been waiting for { $time }.
web-standing = From now on, at this table
web-standing-ask = Ask me each time
web-standing-about-ask = the others have to wait for you
web-standing-lay-brother = Lay brother first
web-standing-about-lay-brother = the prior only if no lay brother is available
web-standing-prior = Prior first
web-standing-about-prior = a lay brother only if the prior is not available

# Handing over

web-hand-over = It is { $name }’s turn
web-hand-over-about = Hand the screen to { $name }.
web-hand-over-do = I am { $name }

# Sheets

web-messages = Chat
web-messages-unread = { $count ->
    [0] Chat
   *[other] Chat, { $count } new
}
web-no-messages = No messages yet.
web-message-write = Write a message
web-message-send = Send
web-message-removed = (removed)
web-record = Save game record
web-resign = Resign
web-resign-sure = Resign? A bot will take your seat.
web-watching = { $count ->
    [0] No spectators.
    [one] One spectator.
   *[other] { $count } spectators.
}
web-setting-theme = Theme
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-setting-motion = Animation
web-motion-full = full
web-motion-quick = quick
web-motion-none = none
web-setting-more = During the game
web-setting-confirmEnd = ask before a turn ends
web-setting-handOver = announce when it is the next player’s turn at this screen
web-setting-sound = play a sound when it is my turn
web-setting-notify = show a notification when it is my turn
web-help-title = Help and keyboard shortcuts
web-help-short = Help
web-help-touch = Tap anything outlined in gold: a building to use it, a forest to fell it, an empty space to see what fits, a card to see where it fits. Hold a card to read it; pull the strip of goods down to see the wheel. Drag the land, or pinch it.
web-help-about = Click anything outlined in gold: a building to use it, a forest to fell it, an empty space to see what fits, a card to see where it fits. Arrow keys move across the land; Tab moves between areas.
web-key-place = place a clergyman
web-key-contract = work contract
web-key-fell = fell trees
web-key-cut = cut peat
web-key-build = build
web-key-settle = build a settlement
web-key-land = buy a district
web-key-plot = buy a plot
web-key-option = choose an option
web-key-end = end the turn
web-key-undo = undo
web-key-redo = redo
web-key-confirm = confirm
web-key-cancel = cancel
web-key-chat = chat
web-key-theme = light or dark theme
web-key-help = this help

# The end

web-finished = Finished after round { $round }.
web-score-sheet = Score sheet
web-wins = { $winners ->
    [one] { $name } wins
   *[other] { $name } win
}
web-wins-by = { $points ->
    [one] { $ahead ->
        [one] with { $points } point, one ahead of { $name }.
       *[other] with { $points } point, { $ahead } ahead of { $name }.
    }
   *[other] { $ahead ->
        [one] with { $points } points, one ahead of { $name }.
       *[other] with { $points } points, { $ahead } ahead of { $name }.
    }
}
web-wins-level = { $points ->
    [one] with { $points } point each.
   *[other] with { $points } points each.
}
web-solo-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-solo-goal = { $reached ->
    [true] You reached the goal of { $goal }.
   *[false] The goal is { $goal }. Another game?
}
web-points-by-round = Points, round by round
web-whose-land = Show land of
web-remembered = Highlights
web-remembered-settlement = Best settlement
web-remembered-settlement-about = { $besides ->
    [0] { $count ->
        [one] { $card }: { $count } point
       *[other] { $card }: { $count } points
    }
   *[other] { $count ->
        [one] { $card }, next to { $cards }: { $count } point
       *[other] { $card }, next to { $cards }: { $count } points
    }
}
web-remembered-wonder = { $count ->
    [one] The only Wonder
   *[other] The first Wonder
}
web-remembered-wonder-about = from the { $card } in round { $round }
web-remembered-harvest = Richest harvest
web-remembered-harvest-about = { $amount } at once in round { $round }
web-remembered-sought = Most popular building
web-remembered-sought-about = { $count ->
    [one] the { $card }, used once by others
   *[other] the { $card }, used { $count } times by others
}
web-remembered-chain = Longest chain
web-remembered-chain-about = { $cards }, in one action
web-remembered-round = Best round
web-remembered-round-about = { $count ->
    [one] { $count } point in round { $round }
   *[other] { $count } points in round { $round }
}
web-remembered-land = Largest land
web-remembered-land-about = { $count ->
    [one] one landscape bought
   *[other] { $count } landscapes bought
}
web-rematch = Rematch
