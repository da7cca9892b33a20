# Ratings of people.

web-ratings = Spielstärke
web-ratings-about = Die Spielstärke mit ihrem Vertrauensbereich: Mit 95 % Wahrscheinlichkeit liegt sie darin. Alle beginnen mit 1500; mit weniger als zehn Partien ist der Wert vorläufig.
web-ratings-none = Hier wurde noch keine gewertete Partie gespielt. Wähle „Gewertet“, wenn du einen Tisch eröffnest.
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
web-rating-sure = 95-%-Bereich
web-rating-step = { $day }: { $rating } ± { $spread }

web-shown-ratings = Meine Spielstärke
web-shown-ratings-about = In den Ranglisten, neben meinem Namen an offenen gewerteten Tischen und auf meiner Seite, wenn andere sie sehen.

web-boards-kind = Was verglichen wird
web-boards-rated-about = Aufgeführt sind alle, die hier gewertete Partien gespielt haben und in der Liste stehen möchten.
