# Uhren, Geräte, Schlüssel, Meldungen: was man neben dem Spiel tun kann.

web-clock = Bedenkzeit
web-clock-none = ohne Uhr
web-clock-live = live: fünf Minuten je Zug
web-clock-budget = live: eine Stunde je Partie, je Zug eine halbe Minute dazu
web-clock-day = ein Tag je Zug
web-clock-end = { $end ->
    [seat] Ist die Zeit um, übernimmt ein Bot den Platz, bis der Spieler zurückkommt.
   *[turn] Ist die Zeit um, spielt ein Bot den Zug.
}
web-clock-left = { $late ->
    [true] die Zeit ist um
   *[false] noch { $time }
}

web-go-on-here = Von hier aus weiterspielen
# While the player looks back or tries out a line. $time: what is left on the clock, as in "4:12"; "none" without a clock.
web-turn-in-game = { $time ->
    [none] Du bist in der Partie am Zug.
   *[other] Du bist in der Partie am Zug (noch { $time }).
}
web-late = Deine Zeit war um: Ein Bot hat für dich gespielt.
web-kept = Ein Bot spielt für dich. Dein Platz gehört weiterhin dir.
web-kept-take = Platz zurücknehmen
web-players = Die anderen
web-replace = Einen Bot für { $name } spielen lassen
web-replace-about = Ist jemand zehn Minuten fort oder so lange, wie ein Zug dauern darf, kann ein Bot für ihn spielen, bis er zurückkommt.
web-report = Melden
web-report-player = { $name } melden
web-report-about = Sag denen, die diesen Server betreiben, was nicht in Ordnung ist.
web-report-text = Was ist nicht in Ordnung?
web-report-send = Meldung abschicken
web-report-sent = Danke. Wer diesen Server betreibt, wird es sehen.

web-devices = Deine Geräte
web-devices-about = Auf diesen Geräten bist du angemeldet.
web-device = { $name ->
    [none] ein Programm
   *[other] { $name }
}
web-device-this = dieses hier
web-device-seen = zuletzt benutzt vor { FORM($time, "dative") }
web-device-out = Abmelden
web-devices-out = Alle anderen abmelden
web-device-code = Link für ein anderes Gerät
web-device-code-about = Er gilt einmal und einen Tag lang.
web-key-title = Wiederherstellungslink
web-key-about = Mit diesem Link kommst du wieder an deine Plätze, wenn ein Gerät verloren geht. Bewahre ihn so auf, dass nur du ihn findest; ein neuer ersetzt ihn.
web-recovery-new = { $has ->
    [true] Neuen Link erstellen
   *[false] Link erstellen
}
web-recovery-revoke = Widerrufen
web-leave-browser = Hier abmelden
web-leave-browser-sure = Wirklich? Ohne Link sind deine Plätze nicht wiederzufinden.
