# Ratings of people.

web-ratings = Spielstärke
web-ratings-about = Eine Zahl, und wie sicher sie ist: Mit 95 % liegt die Stärke in diesem Bereich. Alle beginnen mit 1500; mit weniger als zehn Partien ist sie vorläufig.
web-ratings-none = Noch keine gewertete Partie. Ein Tisch wird gewertet, wenn das beim Eröffnen gewählt wird.
web-ratings-two = zu zweit
web-ratings-long = zu dritt und viert, lang
web-ratings-short = zu dritt und viert, kurz
web-ratings-kind = { $variant }: { $modes }
web-rating-spread = ± { $spread }
web-rating-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
web-rating-provisional = vorläufig
web-rating-course = Spielstärke: { $game }
web-rating-sure = wie sicher sie ist
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = Meine Spielstärke
web-shown-ratings-about = In den Ranglisten, neben meinem Namen an offenen gewerteten Tischen und auf meiner Seite, wenn andere sie sehen.

web-boards-kind = Was verglichen wird
web-boards-rated-about = Von allen, die hier gewertete Partien gespielt haben und hier stehen möchten.
