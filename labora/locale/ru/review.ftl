### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = { $name } (продолжение)
# The name of a line that is tried out.
service-line-name = Проба { $number }
problem-no-aids = За этим столом играют без помощи: до конца партии нет проб, подсказок и разбора.
problem-not-a-line = Это не проба.
problem-too-many-lines = { $limit ->
    [one] За этим столом у вас уже { $limit } проба. Сначала удалите ее.
    [few] За этим столом у вас уже { $limit } пробы. Сначала удалите одну из них.
    [many] За этим столом у вас уже { $limit } проб. Сначала удалите одну из них.
   *[other] За этим столом у вас уже { $limit } пробы. Сначала удалите одну из них.
}
problem-no-pictures = Этот сервер не умеет создавать картинки.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: раунд { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
