# Judging games and making puzzles, at the command line.

analyse-help =
    Let a bot judge every turn of a game: what was played, what it would have played, and how many points lie between.

    Each turn gets the same budget, so that a game of the bot itself loses next to nothing.
analyse-record = The record of a game.
analyse-bot = Who judges: { $judges }.
analyse-nothing = { $file } has no turns to judge.
analyse-title = The game as { $bot } sees it
analyse-column-turn = Turn
analyse-column-round = Round
analyse-column-player = Player
analyse-column-mark = Mark
analyse-column-loss = Points
analyse-column-played = Played
analyse-better = better: { $line }
# $accuracy comes as text: 87.5.
analyse-accuracy = { $name }: accuracy { $accuracy } %

puzzles-help =
    Find positions in which one turn is clearly better than all others, in games of bots or in records.

    The strongest bot confirms each of them with ten times the budget. What is found is on disk at once: the same command goes on where it was broken off.
puzzles-from = Look through this record, or all records of this folder. May be given several times.
puzzles-games = Let bots play so many games of each mode and variant, and look through them.
puzzles-mode = Only games of this mode.
puzzles-variant = Only games of this variant.
puzzles-each = How many puzzles of each mode and variant are kept at most.
puzzles-out = Write the puzzles into this file, a line each.
puzzles-one-of-two = Say where the games come from: either --from or --games.
puzzles-done = { $count ->
    [one] One puzzle is in { $file } (easy { $easy }, middling { $middling }, hard { $hard }).
   *[other] { $count } puzzles are in { $file } (easy { $easy }, middling { $middling }, hard { $hard }).
}

error-bot-no-reasons = { $bot } has no reasons for what it does. These bots have: { $bots }.
