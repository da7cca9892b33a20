# Analyzing games and making puzzles, at the command line.

analyse-help =
    Analyze a game: for each turn, what was played, what the bot would have played, and the difference in points.

    Every turn gets the same search budget, so a bot’s own games show almost no loss.
analyse-record = The game record.
analyse-bot = The bot that does the analysis: { $judges }.
analyse-nothing = { $file } has no turns to analyze.
analyse-title = Game analysis by { $bot }
analyse-column-turn = Turn
analyse-column-round = Round
analyse-column-player = Player
analyse-column-mark = Mark
analyse-column-loss = Loss
analyse-column-played = Played
analyse-better = better: { $line }
# $accuracy comes as text: 87.5.
analyse-accuracy = { $name }: accuracy { $accuracy }%

puzzles-help =
    Find puzzles: positions from bot games or records in which one turn is clearly best.

    The strongest bot verifies each puzzle with ten times the budget. Results are saved as they are found; run the same command again to resume.
puzzles-from = Search this record, or all records in this folder. Can be repeated.
puzzles-games = Number of bot games to play and search, per mode and variant.
puzzles-mode = Only games of this mode.
puzzles-variant = Only games of this variant.
puzzles-each = Maximum number of puzzles to keep, per mode and variant.
puzzles-out = Write the puzzles to this file, one per line.
puzzles-one-of-two = Use either --from or --games to say where the games come from.
puzzles-done = { $count ->
    [one] Wrote one puzzle to { $file } (easy: { $easy }, medium: { $middling }, hard: { $hard }).
   *[other] Wrote { $count } puzzles to { $file } (easy: { $easy }, medium: { $middling }, hard: { $hard }).
}

error-bot-no-reasons = { $bot } cannot analyze games. Bots that can: { $bots }.
