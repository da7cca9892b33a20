# Ratings of people.

web-ratings = Ranking
web-ratings-about = Liczba i jej pewność: z prawdopodobieństwem 95% siła gry leży w tym przedziale. Każdy zaczyna od 1500; przy mniej niż dziesięciu grach ranking jest tymczasowy.
web-ratings-none = Nie było jeszcze gier rankingowych. Aby w taką zagrać, zaznacz „Gra rankingowa”, gdy otwierasz stół.
web-ratings-two = dwie osoby
web-ratings-long = trzy lub cztery osoby, gra długa
web-ratings-short = trzy lub cztery osoby, gra krótka
web-ratings-kind = { $variant }: { $modes }
web-rating-spread = ± { $spread }
web-rating-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
web-rating-provisional = tymczasowy
web-rating-course = Ranking: { $game }
web-rating-sure = pewność
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = Mój ranking
web-shown-ratings-about = Na listach rankingowych, obok mojego imienia przy otwartych stołach rankingowych i na mojej stronie, jeśli inni ją widzą.

web-boards-kind = Co się porównuje
web-boards-rated-about = Osoby, które rozegrały tu gry rankingowe i zgodziły się być na liście.
