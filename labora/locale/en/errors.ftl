# What the engine refuses.

error-game-over = The game is over: there is nothing left to decide.
error-nothing-to-undo = There is nothing to undo: the turn has just begun, or another player has decided since.
error-no-mode = There is no mode “{ $value }”. Modes: { $known }.
error-no-variant = There is no variant “{ $value }”. Variants: { $known }.
error-no-quarry = The Quarry of deck C can be left out only in the short game for four in France.
# $text is what was given, $decision the id of the open decision.
error-no-option = “{ $text }” is not a possible answer here.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] This text is too long to be a position.
    [fields] This is not a valid position: fields are missing, unknown or duplicated.
    [number] A number is out of range: “{ $text }”.
    [setup] There is no such mode or variant.
    [name] Unknown or misplaced name: “{ $text }”.
    [cards] Impossible position: a card is duplicated, not part of this game, or not in play yet.
    [goods] Impossible position: a player has goods that are not possible.
    [land] Impossible position: the landscapes do not fit together.
    [clergymen] Impossible position: the clergymen are in impossible places.
    [wheel] Impossible position: the wheel cannot be in this state.
    [round] Impossible position: this round has no such step or turn.
    [decision] Impossible position: this decision cannot be open here, or has no options.
   *[other] Impossible position.
}
error-bot-no-file = There is no file { $file }.
error-bot-no-class = { $file } has no class { $class } that is a labora.bots.Bot.
error-bot-broken = { $file } cannot be loaded: { $reason }.
error-bot-failed = { $bot } failed and the contest stopped: { $reason }.
error-bot-no-program = There is no program “{ $command }”. Name your own program like this: exec:./mybot.
error-cluster-no-answer = { $address ->
    [auto] There is no Ray cluster on this machine. Start one with “ray start --head”, or set RAY_ADDRESS.
   *[other] No Ray cluster answers at { $address }. Start one there with “ray start --head”, or correct RAY_ADDRESS.
}
error-cluster-unfit = The Ray cluster at { $address } cannot be used: { $reason }
error-cluster-differs = Node { $node } has Labora { $there }, but this machine has { $here }. Install the same version on every node to get the same results.
error-cluster-lacks = Node { $node } is missing the Python package { $module }. Install the same packages there as here.
error-cluster-work = Node { $node } failed: { $reason }
error-cluster-lost = The cluster lost work that cannot be recovered: { $reason }
error-other = That is not possible.
