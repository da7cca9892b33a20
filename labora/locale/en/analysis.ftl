# Analyzing games and making puzzles, at the command line.

analyze-nothing = { $file } has no turns to analyze.
analyze-title = Game analysis by { $bot }
analyze-column-turn = Turn
analyze-column-round = Round
analyze-column-mark = Mark
analyze-column-loss = Loss
analyze-column-played = Played
analyze-better = better: { $line }
# $accuracy comes as text: 87.5.
analyze-accuracy = { $name }: accuracy { $accuracy }%

puzzles-one-of-two = Use either --from or --games to say where the games come from.
puzzles-done = { $count ->
    [one] Wrote one puzzle to { $file } (easy: { $easy }, medium: { $middling }, hard: { $hard }).
   *[other] Wrote { $count } puzzles to { $file } (easy: { $easy }, medium: { $middling }, hard: { $hard }).
}

error-bot-no-reasons = { $bot } cannot analyze games. Bots that can: { $bots }.
