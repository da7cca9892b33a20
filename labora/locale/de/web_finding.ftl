# Ein Spiel finden: was man spielen möchte, wer gerade kommt, Leute, die man kennt.

web-wish-mode = Spielerzahl und Länge
web-wish-any-mode = beliebig viele Spieler
web-wish-variant = Variante
web-wish-any-variant = beide Varianten
web-wish-speed = Tempo
web-wish-any-speed = jedes Tempo
web-wish-speed-of = { $speed ->
    [live] in einem Zug durch
    [days] über Tage
   *[none] ohne Uhr
}
web-wish-rated = Wertung
web-wish-any-rated = gewertet oder nicht (sofort: nicht)
web-wish-unrated = nicht gewertet
web-wish-only-rated = gewertet
web-wish-within = gewertet, höchstens { $points } Abstand
web-seek = Jetzt mit jemandem spielen
web-seeking = { $others ->
    [0] Mitspieler werden gesucht. Bleib auf dieser Seite.
    [one] Mitspieler werden gesucht. Eine weitere Person wartet. Bleib auf dieser Seite.
   *[other] Mitspieler werden gesucht. { $others } andere warten. Bleib auf dieser Seite.
}
web-seek-stop = Suche beenden
web-seek-ended = Hier wird nicht mehr gesucht: Ein anderes Fenster sucht weiter, oder es war zu oft.

web-invitations = Einladungen
web-invites-you = { $name } lädt dich ein
web-invited-since = vor { $time }
web-invitation-go = Ansehen
web-invitation-block = Blockieren
web-invitation-block-sure = { $name } für immer blockieren

web-invite = Leute einladen
web-invite-about = Leute, mit denen du gespielt hast: Bei ihren Tischen steht die Einladung, und wer es möchte, bekommt eine Nachricht.
web-invite-nobody = Du hast noch mit niemandem gespielt. Verschick den Link.
web-invite-games = { $count ->
    [one] ein gemeinsames Spiel
   *[other] { $count } gemeinsame Spiele
}
web-invite-do = Einladen
web-invite-state = { $state ->
    [declined] abgelehnt
   *[invited] eingeladen
}

web-rated = Gewertet
web-rated-about = Gewertet: Die Partie zählt für die Spielstärke aller, die hier Platz nehmen, und wer aufgibt, wird Letzter. Es gibt keine Hilfen.
web-rated-choice = Gewertet: zählt für die Spielstärke, ohne Hilfen
web-rated-people = Zu einer gewerteten Partie gehören mindestens zwei Personen, jede an ihrem eigenen Gerät.
web-rating-beside = { $name }: { $rating } ± { $spread }
