### What the service says of forks, lines that are tried out, and links to moments.

# The name of a table that goes on from a moment of another.
service-fork-name = Продолжение: { $name }
# The name of a line that is tried out.
service-line-name = Вариант { $number }
problem-no-aids = За этим столом играют без помощи: до конца игры ничего не пробуют и не разбирают, и подсказок нет.
problem-not-a-line = Это не вариант, который пробуют.
problem-too-many-lines = { $limit ->
    [one] За этим столом вы уже пробуете { $limit } вариант. Сначала удалите его.
    [few] За этим столом вы уже пробуете { $limit } варианта. Сначала удалите один из них.
    [many] За этим столом вы уже пробуете { $limit } вариантов. Сначала удалите один из них.
   *[other] За этим столом вы уже пробуете { $limit } варианта. Сначала удалите один из них.
}
problem-no-pictures = Этот сервис не рисует картинок.

# Where a link is pasted: title, description, and in it each player’s points.
share-title = { $table }: раунд { $round }
share-about = { $game }. { $scores }
share-score = { $name } { $points }
