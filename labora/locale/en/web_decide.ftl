# The browser client: deciding, and what it tells before anything counts.

# Two players: the display tells when the game ends. $left in the display, $coming in decks to come.
web-ending = { $coming ->
    [0] Buildings left: { $left }. With { $limit } or fewer the game ends.
   *[other] Buildings left: { $left }, to come: { $coming }. After phase { $phase }, { $limit } or fewer end the game.
}
web-ending-then = { $last ->
    [true] Then the turn is finished, and the other player has one last action.
   *[false] Then the round is finished, and the points are counted.
}

# Invited: who plays stands below.
web-invited = You are invited. Say your name and sit down.
web-takes-sitting = It takes about { $minutes } minutes in one sitting.
web-takes-days = It is played over days: each turn may take { $time }.

# Possible, but pointless. A word or two on the thing itself; $missing is a list of amounts.
idle-missing = missing: { $missing }
idle-wheel = the wheel gives nothing
idle-no-prior = no prior stands anywhere
idle-no-forest = no forest
idle-no-wonder = no Wonder left
idle-too-few-kinds = too few different goods
idle-nothing-to-build = nothing can be built
idle-nothing-to-settle = no settlement can be built
idle-other = it would do nothing now
web-idle = This brings nothing: { $why }.
web-confirm-idle = { $act ->
    [fell] Fell for nothing
    [cut] Cut for nothing
    [contract] Pay without using
   *[other] Place without using
}

web-on-table = Choose it where it lies.
# What keys do where new land is looked for.
web-plot-key = { $key ->
    [place] place
    [side] side
   *[buy] buy
}

# So many different things, picked in any order.
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
web-setting-tune = Sound
web-tune = { $tune ->
    [knock] a knock
    [strings] strings
   *[bell] a bell
}
web-tune-try = Try it
web-notes = My notes
web-notes-about = Only you see them, in this browser only.
