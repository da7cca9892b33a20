# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Undo turns
web-take-back-menu = Undo turns …
web-take-back-title = Undo back to …
web-take-back-none = There is nothing to undo yet.
web-take-back-which = Undo from which turn on?
web-take-back-alone = { $count ->
    [one] This turn will be undone.
   *[other] These { $count } turns will be undone.
}
# $names are the names of $people persons: "Anna and Bert".
web-take-back-ask = { $count ->
    [one] { $people ->
        [one] This turn will be undone if { $names } agrees.
       *[other] This turn will be undone if { $names } agree.
    }
   *[other] { $people ->
        [one] These { $count } turns will be undone if { $names } agrees.
       *[other] These { $count } turns will be undone if { $names } agree.
    }
}
web-take-back-do = { $asks ->
    [true] Ask the others
   *[false] Undo
}
# $turn is one of the two below.
web-undo-asked = { $name } would like to undo everything from here on: { $turn }.
web-undo-you-asked = You asked to undo everything from here on: { $turn }.
web-undo-to-turn = round { $round }, { $words }
web-undo-to-begin = the beginning
web-undo-agreed = Agreed: { $names }.
web-undo-waits = Waiting for { $names }.
web-undo-yes = Agree
web-undo-no = Decline
web-undo-withdraw = Withdraw
web-undo-refused = { $name } declined to undo that.
web-key-back = undo whole turns

# Standing answers

web-standing-hired = When someone uses one of your buildings
web-standing-settling = Settlement phase { $phase }
web-standing-pass = Pass
web-standing-about-pass = your turn in this settlement phase ends automatically
web-pass-phase = Pass this phase

# Why not

web-why-turn = It is { $name }’s turn.
web-why-watching = You are watching this table.
web-why-over = The game is over.
web-why-question = First answer this: { $question }
web-why-settlement = Settlements cannot be used. They score at the end.
web-why-nothing-fits = Nothing you can afford fits here.
web-why-coming = This building joins the display in round { $round }.
web-why-not-now = That is not possible now.

# Hints

web-hint = Hint from the monk
web-hint-thinking = The monk is thinking …
web-hint-none = The monk would end the turn.
web-hint-problem = No hint: { $reason }
web-hint-again = Ask again
web-hint-turn = { $rank ->
    [1] First choice
    [2] Second choice
   *[other] Third choice
}
web-hint-scores = Expected final scores
web-hint-sure = { $sure ->
    [high] High confidence.
    [middle] Medium confidence.
   *[low] It is a close call.
}
web-hint-play = Play it
web-hint-play-about = Plays these moves but does not end your turn. You can undo it.
web-hint-end = End the turn
web-hints-allowed = Players may ask for hints
web-hints-setting = Hints
web-key-hint = hint

# After the end

web-rematch-join = { $name } wants a rematch. Join

# What a screen reader hears

web-others = The other players
web-heard-your-turn = It is your turn. { $question }
web-heard-turn = It is { $name }’s turn.
