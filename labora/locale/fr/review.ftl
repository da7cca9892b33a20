### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = Suite de partie : { $name }
# The name of a line that is tried out.
service-line-name = Variante { $number }
problem-no-aids = Cette table se joue sans aides : avant la fin de la partie, on ne peut ni essayer de variantes ni analyser, et il n’y a pas de conseils.
problem-not-a-line = Ce n’est pas une variante à l’essai.
problem-too-many-lines = { $limit ->
    [one] Vous essayez déjà { $limit } variante à cette table. Retirez-la d’abord.
   *[other] Vous essayez déjà { $limit } variantes à cette table. Retirez-en une d’abord.
}
problem-no-pictures = Ce serveur ne peut pas créer d’images.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table } : manche { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
