# Ratings of people.

web-ratings = Рейтинг
web-ratings-about = Число и его погрешность: с вероятностью 95 % сила игрока лежит в этих пределах. Все начинают с 1500; пока сыграно меньше десяти партий, рейтинг предварительный.
web-ratings-none = Рейтинговых партий пока не было. Чтобы сыграть такую, откройте стол и выберите «На рейтинг».
web-ratings-two = вдвоем
web-ratings-long = втроем и вчетвером, долгая
web-ratings-short = втроем и вчетвером, короткая
web-ratings-kind = { $variant }: { $modes }
web-rating-spread = ± { $spread }
web-rating-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}
web-rating-provisional = предварительный
web-rating-course = Рейтинг: { $game }
web-rating-sure = погрешность
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = Мой рейтинг
web-shown-ratings-about = В таблице лидеров по рейтингу, рядом с моим именем за открытыми рейтинговыми столами и на моей странице, если ее видят другие.

web-boards-kind = Что сравнивается
web-boards-rated-about = Те, кто играл здесь на рейтинг и согласен быть в списке.
