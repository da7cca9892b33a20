### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = { $name } plays on
# The name of a line that is tried out.
service-line-name = Line { $number }
problem-no-aids = This table is played without aids: before the game is over nothing is tried out or analysed, and there are no hints.
problem-not-a-line = This is not a line that is tried out.
problem-too-many-lines = { $limit ->
    [one] You already try out { $limit } line at this table. Remove it first.
   *[other] You already try out { $limit } lines at this table. Remove one of them first.
}
problem-no-pictures = This service draws no pictures.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: round { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
