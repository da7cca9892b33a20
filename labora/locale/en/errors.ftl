# What the engine refuses.

error-game-over = The game is over: there is nothing left to decide.
error-nothing-to-undo = Nothing can be taken back: the turn has just begun, or another player has decided since.
error-no-mode = There is no mode “{ $value }”. Modes: { $known }.
error-no-variant = There is no variant “{ $value }”. Variants: { $known }.
error-no-quarry = The Quarry of deck C can be left out only in the short game for four in France.
# $text is what was given, $decision the id of the open decision.
error-no-option = “{ $text }” is not a possible answer here.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] The line of a position is not that long.
    [fields] That is not the line of a position: fields are missing, unknown, or there twice.
    [number] A number in the line is too small or too large: “{ $text }”.
    [setup] There is no such game.
    [name] The line names something that there is not, or not in this place: “{ $text }”.
    [cards] That position cannot come up: a card is there twice, or is not in the game, or not in it yet.
    [goods] That position cannot come up: there are goods that cannot be there.
    [land] That position cannot come up: the landscapes do not fit together.
    [clergymen] That position cannot come up: the clergymen cannot stand like that.
    [wheel] That position cannot come up: the wheel cannot stand like that.
    [round] That position cannot come up: this round has no such step or turn.
    [decision] That position cannot come up: this decision is not open there, or there is nothing to choose.
   *[other] That position cannot come up in a game.
}
error-bot-no-file = There is no file { $file }.
error-bot-no-class = { $file } has no class { $class } that is a labora.bots.Bot.
error-bot-broken = { $file } cannot be loaded: { $reason }.
error-bot-no-program = There is no program “{ $command }”. A program of your own is named like this: exec:./mybot.
error-cluster-no-answer = { $address ->
    [auto] There is no Ray cluster on this machine. Start one with “ray start --head”, or say in RAY_ADDRESS where it is.
   *[other] No Ray cluster answers at { $address }. Start it there with “ray start --head”, or say in RAY_ADDRESS where it is.
}
error-cluster-unfit = The Ray cluster at { $address } cannot be used: { $reason }
error-cluster-differs = The node { $node } has Labora { $there }, but here it is { $here }. Install the same on every node: otherwise the results would not be the same.
error-cluster-lacks = The node { $node } lacks the Python package { $module }. Install there what is installed here.
error-cluster-work = The node { $node } could not do its work: { $reason }
error-cluster-lost = The cluster has lost work for good: { $reason }
error-other = That is not possible.
