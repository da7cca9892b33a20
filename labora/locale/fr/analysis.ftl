# Judging games and making puzzles, at the command line.

analyze-nothing = { $file } n’a aucun tour à juger.
analyze-title = La partie vue par { $bot }
analyze-column-turn = Tour
analyze-column-round = Manche
analyze-column-mark = Avis
analyze-column-loss = Perte
analyze-column-played = Joué
analyze-better = mieux : { $line }
analyze-accuracy = { $name } : précision { $accuracy } %

puzzles-one-of-two = D’où viennent les parties ? Donnez soit --from, soit --games.
puzzles-done = { $count ->
    [one] { $count } problème est dans { $file } (facile { $easy }, moyen { $middling }, difficile { $hard }).
   *[other] { $count } problèmes sont dans { $file } (faciles { $easy }, moyens { $middling }, difficiles { $hard }).
}

error-bot-no-reasons = { $bot } n’explique pas ce qu’il fait. Ces bots le font : { $bots }.
