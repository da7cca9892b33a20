### What the server says about forks, variations and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = { $name } (continued)
# The name of a line that is tried out.
service-line-name = Variation { $number }
problem-no-aids = This table does not allow assistance: no hints, variations or analysis until the game is over.
problem-not-a-line = This is not a variation.
problem-too-many-lines = { $limit ->
    [one] You already have { $limit } variation at this table. Remove it first.
   *[other] You already have { $limit } variations at this table. Remove one of them first.
}
problem-no-pictures = This server cannot create pictures.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: round { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
