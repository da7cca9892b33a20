# The browser client: deciding, and what it shows before anything counts.

# Two players: the display tells when the game ends. $left in the display, $coming in decks to come.
web-ending = { $coming ->
    [0] Buildings left: { $left }. With { $limit } or fewer the game ends.
   *[other] Buildings left: { $left }, to come: { $coming }. After phase { $phase } the game ends when { $limit } or fewer are left.
}
web-ending-then = { $last ->
    [true] Then the current turn is finished and the other player gets one last action.
   *[false] Then the current round is finished and the game is scored.
}

# Invited: the players are listed below.
web-invited = You are invited. Enter your name and join.
web-takes-sitting = Takes about { $minutes } minutes.
web-takes-days = Played over days: up to { $time } per turn.

# Possible, but pointless. A word or two on the thing itself; $missing is a list of amounts.
idle-missing = missing: { $missing }
idle-wheel = the wheel gives nothing
idle-no-prior = no prior is on a building
idle-no-forest = no forest
idle-no-wonder = no Wonder left
idle-too-few-kinds = too few different goods
idle-nothing-to-build = nothing can be built
idle-nothing-to-settle = no settlement can be built
idle-other = no effect now
web-idle = This has no effect: { $why }.
web-confirm-idle = { $act ->
    [fell] Fell anyway
    [cut] Cut anyway
    [contract] Pay anyway
   *[other] Place anyway
}

web-on-table = Choose on the board.
# What keys do where new land is looked for.
web-plot-key = { $key ->
    [place] place
    [side] side
   *[buy] buy
}

# Several different things, picked in any order.
web-several = { $kind ->
    [forest] { $count ->
        [one] Remove a forest
       *[other] Remove { $count } forests
    }
   *[other] { $count ->
        [one] Give a good
       *[other] Give { $count } different goods
    }
}
web-several-more = { $count ->
    [one] Pick one more.
   *[other] Pick { $count } more.
}

web-act-hint = Hint
web-setting-tune = Turn sound
web-tune = { $tune ->
    [knock] a knock
    [strings] strings
   *[bell] a bell
}
web-tune-try = Try it
web-notes = My notes
web-notes-about = Only you can see these notes. They are stored in this browser.
