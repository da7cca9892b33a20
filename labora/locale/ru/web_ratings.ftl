# Ratings of people.

web-ratings = Рейтинг
web-ratings-about = Число и его точность: с вероятностью 95 % сила игры лежит в этих пределах. Все начинают с 1500; пока сыграно меньше десяти игр, рейтинг предварительный.
web-ratings-none = Игр на рейтинг пока не было. Стол рейтинговый, если так выбрано при его открытии.
web-ratings-two = вдвоем
web-ratings-long = втроем и вчетвером, длинная
web-ratings-short = втроем и вчетвером, короткая
web-ratings-kind = { $variant }: { $modes }
web-rating-spread = ± { $spread }
web-rating-games = { $count ->
    [one] { $count } игра на рейтинг
    [few] { $count } игры на рейтинг
    [many] { $count } игр на рейтинг
   *[other] { $count } игры на рейтинг
}
web-rating-provisional = предварительный
web-rating-course = Рейтинг: { $game }
web-rating-sure = точность
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = Мой рейтинг
web-shown-ratings-about = В списках по рейтингу, рядом с моим именем за открытыми рейтинговыми столами и на моей странице, если ее видят другие.

web-boards-kind = Что сравнивается
web-boards-rated-about = Те, кто играл здесь на рейтинг и хочет здесь стоять.
