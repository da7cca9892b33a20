### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = Ciąg dalszy: { $name }
# The name of a line that is tried out.
service-line-name = Próba { $number }
problem-no-aids = Przy tym stole gra się bez pomocy: przed końcem gry niczego się nie wypróbowuje ani nie analizuje i nie ma podpowiedzi.
problem-not-a-line = To nie jest żadna z prób.
problem-too-many-lines = { $limit ->
    [one] Przy tym stole masz już { $limit } próbę. Najpierw ją usuń.
    [few] Przy tym stole masz już { $limit } próby. Najpierw usuń jedną z nich.
    [many] Przy tym stole masz już { $limit } prób. Najpierw usuń jedną z nich.
   *[other] Przy tym stole masz już { $limit } próby. Najpierw usuń jedną z nich.
}
problem-no-pictures = Ten serwer nie tworzy obrazów.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: runda { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
