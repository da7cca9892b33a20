### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = { $name } spielt weiter
# The name of a line that is tried out.
service-line-name = Zugfolge { $number }
problem-no-aids = An diesem Tisch wird ohne Hilfen gespielt: Vor dem Ende der Partie wird nichts ausprobiert oder analysiert, und es gibt keine Tipps.
problem-not-a-line = Das ist keine Zugfolge zum Ausprobieren.
problem-too-many-lines = { $limit ->
    [one] An diesem Tisch probierst du schon { $limit } Zugfolge aus. Entferne sie zuerst.
   *[other] An diesem Tisch probierst du schon { $limit } Zugfolgen aus. Entferne zuerst eine davon.
}
problem-no-pictures = Dieser Dienst zeichnet keine Bilder.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: Runde { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
