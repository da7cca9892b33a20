# Ratings of people.

web-ratings = Cotes
web-ratings-about = Un nombre et sa marge d’erreur : la force réelle se trouve dans cet intervalle avec une probabilité de 95 %. Tout le monde commence à 1500 ; avec moins de dix parties, la cote est provisoire.
web-ratings-none = Aucune partie classée pour l’instant. Une table est classée si on le choisit en l’ouvrant.
web-ratings-two = à deux
web-ratings-long = à trois et quatre, longue
web-ratings-short = à trois et quatre, courte
web-ratings-kind = { $variant } : { $modes }
web-rating-spread = ± { $spread }
web-rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
web-rating-provisional = provisoire
web-rating-course = Cote : { $game }
web-rating-sure = marge d’erreur
web-rating-step = { $day } : { $rating } ± { $spread }

web-shown-ratings = Mes cotes
web-shown-ratings-about = Au palmarès, à côté de mon nom aux tables classées ouvertes, et sur ma page si les autres la voient.

web-boards-kind = Catégorie
web-boards-rated-about = De celles et ceux qui ont joué ici des parties classées et veulent y figurer.
