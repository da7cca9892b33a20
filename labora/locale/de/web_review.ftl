### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Rückblick
web-review-page = { $name }: Rückblick
web-review-about = Rückblick: Niemand sonst sieht ihn.
web-review-to-table = Zum Tisch
web-review-course = Der Verlauf der Partie
web-review-panels = Neben der Landschaft
web-review-steps = Schritte
web-review-start = Zum Anfang
web-review-round-back = Eine Runde zurück
web-review-back = Eine Entscheidung zurück
web-review-play = { $on ->
    [true] Anhalten
   *[other] Abspielen
}
web-review-on = Eine Entscheidung weiter
web-review-round-on = Eine Runde weiter
web-review-end = Zum Ende
web-review-speed = Tempo
web-review-step = Entscheidung { $step } von { $count }
web-review-key = { $unit ->
    [decision] Entscheidung
    [turn] Zug
    [round] Runde
   *[play] Abspielen
}
web-review-where = Runde { $round }, Zug { $turn } von { $turns }: { $name }
web-review-beginning = Der Anfang
web-review-happened = Was geschah
web-review-turn = { $name }, Zug { $turn }
web-review-phase = Siedlungsphase { $phase }
web-review-decided = { $name }: { $words }
web-review-pin = { $pinned ->
    [true] Wieder dem Spieler am Zug folgen
   *[other] Diese Landschaft im Blick behalten
}
web-review-from-here = Von hier aus
web-review-record = Aufzeichnung

# Going on from a moment, and trying something out.
web-fork-device = An einem Gerät weiterspielen
web-fork-device-about = alle Plätze an diesem Bildschirm
web-fork-solo = Allein weiterspielen
web-fork-solo-about = an einem neuen Tisch
web-fork-bots = Gegen Bots weiterspielen
web-fork-bots-about = du bist { $name }
web-fork-bot = Welcher Bot
web-try-about = eine eigene Kopie, niemand sonst sieht sie
