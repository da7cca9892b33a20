### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = Ciąg dalszy: { $name }
# The name of a line that is tried out.
service-line-name = Wariant { $number }
problem-no-aids = Przy tym stole gra się bez pomocy: przed końcem gry niczego się nie wypróbowuje ani nie analizuje i nie ma podpowiedzi.
problem-not-a-line = To nie jest wypróbowywany wariant.
problem-too-many-lines = { $limit ->
    [one] Przy tym stole wypróbowujesz już { $limit } wariant. Najpierw go usuń.
    [few] Przy tym stole wypróbowujesz już { $limit } warianty. Najpierw usuń jeden z nich.
    [many] Przy tym stole wypróbowujesz już { $limit } wariantów. Najpierw usuń jeden z nich.
   *[other] Przy tym stole wypróbowujesz już { $limit } wariantu. Najpierw usuń jeden z nich.
}
problem-no-pictures = Ta usługa nie rysuje obrazów.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: runda { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
