# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Take back
web-take-back-menu = Take turns back …
web-take-back-title = Take back to before …
web-take-back-none = There is nothing to take back yet.
web-take-back-which = Which turn shall not have been?
web-take-back-alone = { $count ->
    [one] This one turn is taken back.
   *[other] These { $count } turns are taken back.
}
# $names are the names of $people persons: "Anna and Bert".
web-take-back-ask = { $count ->
    [one] { $people ->
        [one] This one turn is taken back if { $names } agrees.
       *[other] This one turn is taken back if { $names } agree.
    }
   *[other] { $people ->
        [one] These { $count } turns are taken back if { $names } agrees.
       *[other] These { $count } turns are taken back if { $names } agree.
    }
}
web-take-back-do = { $asks ->
    [true] Ask the others
   *[false] Take it back
}
# $turn is one of the two below.
web-undo-asked = { $name } would like to take back everything from here on: { $turn }.
web-undo-you-asked = You have asked to take back everything from here on: { $turn }.
web-undo-to-turn = round { $round }, { $words }
web-undo-to-begin = the beginning
web-undo-agreed = Agreed: { $names }.
web-undo-waits = Waiting for { $names }.
web-undo-yes = Agree
web-undo-no = Refuse
web-undo-withdraw = Withdraw
web-key-back = take back whole turns

# Standing answers

web-standing-hired = When somebody hires a building of yours
web-standing-settling = Settlement phase { $phase }
web-standing-pass = Pass
web-standing-about-pass = your turn in this settlement phase ends by itself
web-pass-phase = Pass this phase

# Why not

web-why-turn = It is { $name }’s turn.
web-why-watching = You are watching this table.
web-why-over = The game is over.
web-why-question = First answer this: { $question }
web-why-settlement = Settlements are not used. They count at the end.
web-why-nothing-fits = Nothing that you can pay for fits here.
web-why-coming = This building joins the display in round { $round }.
web-why-not-now = That is not possible now.

# Hints

web-hint = What would the brother do?
web-hint-thinking = The brother strokes his chin …
web-hint-none = The brother knows nothing better than to end the turn.
web-hint-problem = The brother gives no answer: { $reason }
web-hint-again = Ask again
web-hint-turn = { $rank ->
    [1] His first choice
    [2] His second
   *[other] His third
}
web-hint-scores = What he expects at the end
web-hint-sure = { $sure ->
    [high] He is sure.
    [middle] He is fairly sure.
   *[low] It is a close call.
}
web-hint-play = Play it
web-hint-play-about = It lies on the table then; the turn is not ended, and undo takes it back.
web-hint-end = End the turn
web-hints-allowed = Players may ask what the brother would do
web-hints-setting = Hints
web-key-hint = what would the brother do?

# After the end

web-rematch-join = { $name } has opened a rematch: sit down

# What a screen reader hears

web-others = The other players
web-heard-your-turn = It is your turn. { $question }
web-heard-turn = { $name } is on turn.
