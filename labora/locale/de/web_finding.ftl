# Ein Spiel finden: was man spielen möchte, wer gerade kommt, Leute, die man kennt.

web-wish-mode = Spielerzahl und Länge
web-wish-any-mode = beliebige Spielerzahl
web-wish-variant = Variante
web-wish-any-variant = beliebige Variante
web-wish-speed = Tempo
web-wish-any-speed = jedes Tempo
web-wish-speed-of = { $speed ->
    [live] am Stück
    [days] über mehrere Tage
   *[none] ohne Uhr
}
web-wish-rated = Gewertet
web-wish-any-rated = gewertet oder nicht
web-wish-unrated = nicht gewertet
web-wish-only-rated = gewertet
web-wish-within = gewertet, Abstand höchstens { $points }
web-seek = Mitspieler suchen
web-seeking = { $others ->
    [0] Mitspieler werden gesucht. Bleib auf dieser Seite.
    [one] Mitspieler werden gesucht. Eine weitere Person wartet. Bleib auf dieser Seite.
   *[other] Mitspieler werden gesucht. { $others } andere warten. Bleib auf dieser Seite.
}
web-seek-stop = Suche beenden
web-seek-ended = Hier wird nicht mehr gesucht: Die Suche läuft in einem anderen Fenster weiter, oder du hast zu oft gesucht.

web-invitations = Einladungen
web-invites-you = { $name } lädt dich ein
web-invited-since = vor { FORM($time, "dative") }
web-invitation-go = Ansehen
web-invitation-block = Blockieren
web-invitation-block-sure = { $name } blockieren

web-invite = Leute einladen
web-invite-about = Leute, mit denen du gespielt hast. Die Einladung steht bei ihren Tischen; wer möchte, bekommt auch eine Nachricht.
web-invite-nobody = Du hast noch mit niemandem gespielt. Verschicke den Link.
web-invite-games = { $count ->
    [one] eine gemeinsame Partie
   *[other] { $count } gemeinsame Partien
}
web-invite-do = Einladen
web-invite-state = { $state ->
    [declined] abgelehnt
   *[invited] eingeladen
}

web-rated = Gewertet
web-rated-about = Gewertet: Die Partie zählt für die Spielstärke aller, die hier Platz nehmen, und wer aufgibt, wird Letzter. Tipps, Ausprobieren und Analyse gibt es während der Partie nicht.
web-rated-choice = Gewertet: zählt für die Spielstärke, ohne Hilfen
web-rated-people = Zu einer gewerteten Partie gehören mindestens zwei Personen, jede an ihrem eigenen Gerät.
web-rating-beside = { $name }: { $rating } ± { $spread }
