# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Sprache
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Der Tisch wird geladen …
web-close = Schließen
web-tools = Werkzeuge
web-theme = Helle oder dunkle Seite
web-help = Hilfe und Tasten
web-settings = Einstellungen
web-menu = Menü
web-you = Du
web-you-small = du
web-guest = Gast
web-guest-number = Gast { $number }
web-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[white] Weiß
}
web-unreachable = Der Dienst antwortet nicht. Was du siehst, ist vielleicht veraltet; es wird weiter versucht, ihn zu erreichen.
web-time-moment = ein paar Sekunden
web-time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
web-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
    .dative = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}

# The lobby

web-motto =
    Bau ein Kloster,
    speise ein Dorf,
    achte aufs Rad.
web-lead = Leite ein Kloster und sein Land: Hol Waren, veredle sie, bau, und setz Dörfer dorthin, wo sie viel zählen. Für 1 bis 4 Personen, mit Frankreich und Irland. Kostenlos und ohne Konto.
web-you-sit-as = Du nimmst Platz als
web-name-title = Wie heißt du?
web-name-label = Dein Name
web-name-save = Das bin ich
web-recovery-link = Diesen Link auf dem anderen Gerät öffnen und niemandem verraten
web-recover-title = Hier weitermachen
web-recover-about = Mit diesem Link wird dieser Browser zu der Person, die ihn erstellt hat, mit allen Plätzen und Tischen.
web-recover-do = Das bin ich, weiter
web-to-lobby = Zu den Tischen

web-my-tables = Deine Tische
web-waiting-for-you = { $count ->
    [0] {""}
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
web-waiting-others = Andere sind am Zug
web-play-next = Weiterspielen: { $name }
web-no-tables = Noch keine Tische. Eröffne einen oder setz dich an einen.
web-your-turn = Dein Zug
web-play = Spielen
web-their-turn = { $name }, { $time }
web-won = { $name } hat gewonnen
web-table-about = { $phase ->
    [waiting] { $variant }, { $mode } · noch nicht begonnen
    [over] { $variant }, { $mode } · beendet
   *[other] { $rounds ->
        [0] { $variant }, { $mode } · Runde { $round }
       *[other] { $variant }, { $mode } · Runde { $round } von { $rounds }
    }
}
web-seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-free-seat = freier Platz
# A seat of a rematch, for who played in it. $time: how long others have to wait, as in "23 hours".
web-reserved = Für { $name } freigehalten, noch { $time }
web-public-tables = Öffentliche Tische
web-have-free-seat = { $count ->
    [0] {""}
    [one] einer hat einen freien Platz
   *[other] { $count } haben einen freien Platz
}
web-no-public-tables = Gerade hat niemand einen freien Platz. Eröffne einen öffentlichen Tisch: Andere sehen ihn dann hier.
web-sit-down = Platz nehmen
web-waits = wartet schon { $time }
web-watch = Zuschauen
web-best-solo = Beste Solospiele
web-goal = Ziel { $points }
web-no-solo = Hier stehen dann deine besten Solopartien.

web-new-table = Neuer Tisch
web-three-clicks = drei Klicks; sonst passen die Vorgaben
web-with-whom = Mit wem?
web-company-solo = Solo
web-company-about-solo = ein neutraler Spieler; Ziel: 500 Punkte
web-company-bots = Gegen Bots
web-company-about-bots = einer bis drei; sie trödeln nie
web-company-device = Ein Gerät
web-company-about-device = ein Bildschirm, der reihum geht
web-company-friends = Mit Freunden
web-company-about-friends = per Link; sofort oder über mehrere Tage
web-which-game = Welches Spiel?
web-variant-and-length = Variante und Länge
web-length = { $long ->
    [true] Lang
   *[false] Kurz
}
web-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
web-takes = etwa { $count } Minuten
web-takes-why = { $count } Aktionen je Spieler, eine Minute für jede
web-goal-usual = Das Ziel sind 500 Punkte. Der Mönch, ein mittelstarker Bot, erreicht meist { $low } bis { $high }.
web-rounds-open = die Auslage entscheidet
web-who-sits = Wer sitzt wo?
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-bot = Welcher Bot auf Platz { $number } sitzt
web-seat-name = Name auf Platz { $number }
web-seat-remove = Platz { $number } entfernen
web-chair-bot = Bot
web-chair-link = Per Link
web-chair-device = Dieses Gerät
web-seat-link-about = wer den Link hat
web-bot = { $bot ->
    [random] Zufall
    [novice] Novize
    [monk] Mönch
    [cellarer] Cellerar
    [abbot] Abt
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Spielt zufällig.
level-novice = Leicht. Nimmt, was im Augenblick gut aussieht, und verschenkt dabei ein paar Punkte.
level-monk = Mittel. Schaut vier eigene Aktionen voraus. Spielt sofort.
level-cellarer = Stark. Sieht auch die Züge der anderen voraus. Überlegt etwa eine Sekunde.
level-abbot = Am stärksten. Spielt seine besten Züge gegen deine wahrscheinlichen Antworten durch; im Solospiel plant er die ganze Partie. Lässt sich Zeit.
web-bot-name = { $seat ->
    [1] Anselm
    [2] Bruno
    [3] Gallus
   *[4] Notker
}
web-add-seat = Platz hinzufügen
web-up-to-four = bis zu vier
web-more-choices = Weitere Möglichkeiten
web-table-name = Name des Tisches
web-public = Alle dürfen Platz nehmen und zuschauen
web-random-order = Auslosen, wer beginnt
web-without-quarry = Ohne den C-Steinbruch
web-summary = { $variant }, { $mode }.
web-open-table = Tisch eröffnen

# Waiting for players

web-waiting-about = Das Spiel beginnt, sobald alle Plätze besetzt sind. Schicke diesen Link denen, die mitspielen sollen.
web-share-link = Link zu diesem Tisch
web-copy = { $done ->
    [true] Kopiert
   *[false] Link kopieren
}
web-seat-to-bot = Bot einsetzen
web-here = da
web-away = nicht da
# A language model plays here.
web-model = Sprachmodell
web-model-named = { $name } (Sprachmodell)
web-leave = { $creator ->
    [true] Tisch schließen
   *[false] Aufstehen
}
web-closed = Dieser Tisch ist geschlossen.
web-no-table-title = Diesen Tisch gibt es nicht
web-unreadable-title = Tisch nicht lesbar

# Around the game

web-setup = { $variant } · { $mode }
web-round = Runde { $round }
web-next-event = { $phase ->
    [none] Runde { $round } ist die letzte.
   *[other] { $bonus ->
        [true] Die Bonusrunde und dann Siedlungsphase { $phase } beenden das Spiel.
       *[false] Siedlungsphase { $phase } kommt in Runde { $round }.
    }
}
web-phase-now = Siedlungsphase { $phase }
web-round-line = { $what ->
    [bonus] Bonusrunde
    [settling] Runde { $round } · Siedlungsphase { $phase }
    [phase] Runde { $round } · Phase { $phase }: Runde { $at }
    [before-bonus] Runde { $round } von { $before } + Bonusrunde
    [display] Runde { $round } · noch { $count } Gebäude
   *[last] Runde { $round } von { $at }
}
web-actions-until = { $mine ->
    [true] { $count ->
        [one] Bis dahin hast du eine Aktion.
       *[other] Bis dahin hast du { $count } Aktionen.
    }
   *[false] { $count ->
        [one] Bis dahin eine Aktion.
       *[other] Bis dahin { $count } Aktionen.
    }
}
web-to-move = am Zug
web-clock-gap = {" · "}
web-waits-for = Warten auf { $name }.
web-lost = Die Verbindung ist unterbrochen. Sobald sie wieder steht, geht es weiter.
web-try-now = Jetzt versuchen
web-broken = Diese Partie kann nur angesehen werden: { $reason }
web-land-of = Landschaft: { $name }
web-goods-of = Waren: { $name }
web-turn-state = { $step ->
    [settlement-phase] Siedlungsphase
    [bonus-actions] Bonusrunde
   *[other] { $actions ->
        [0] Aktion erledigt
        [one] am Zug, eine Aktion
       *[other] am Zug, { $actions } Aktionen
    }
}
web-points = Punkte
web-wheel = Ertragsrad
web-wheel-open = Ertragsrad zeigen oder verbergen
web-now = jetzt
web-next-round = nächste Runde
web-hand = Siedlungen im Vorrat
web-chronicle = Chronik
web-display = Auslage
web-places = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
web-fit = { $count ->
    [one] 1 passt
   *[other] { $count } passen
}
web-lectern = Details der Karte
web-score = Wertung
web-goal-title = Ziel: { $goal } Punkte
web-neutral-about = neutral, von dir geführt

# Acting

web-actions = Aktionen
web-act-place = Einsetzen
web-act-contract = Auftrag
web-act-fell = Fällen
web-act-cut = Stechen
web-act-build = Bauen
web-act-settle = Siedeln
web-act-district = Landstrich
web-act-plot = Areal
web-act-fee = Gebühr { $fee }
web-act-count = { $count } möglich
web-act-none = jetzt nicht
web-sold-out = vergriffen
web-undo = Rückgängig
web-redo = Wieder­herstellen
web-end-turn = Zug beenden
web-end-sure = Wirklich?
web-mark-act = { $act ->
    [fell] hier Holz fällen
    [cut] hier Torf stechen
    [place] einen Geistlichen einsetzen und das Gebäude nutzen
    [contract] mit einem Arbeitsauftrag nutzen
    [build] bauen
    [settle] diese Siedlung bauen
   *[other] wählen
}
web-pick = { $act ->
    [place] Nutzen: { $card }
    [contract] Arbeitsauftrag: { $card }
    [fell] Holz fällen
    [cut] Torf stechen
   *[other] { $card }
}
web-picked = Was tust du?
web-tray = Entscheidung
web-cancel = Abbrechen
web-how-often = Wie oft?
web-you-give = Du gibst
web-you-get = Was es bringt
web-pay-legend = gibst du ab · zum Tauschen eine andere Ware anklicken
web-no-change = keine Waren
web-confirm = { $more ->
    [true] Weiter
   *[false] { $kind ->
        [settlement-payment] Bauen
        [prior] Bauen
        [reward] Nehmen
       *[other] Ausführen
    }
}

# The owner's choice

web-hired = { $name } erteilt dir einen Arbeitsauftrag: { $card }. Wer geht hin?
web-send-prior = Dein Prior
web-send-lay-brother = Ein Laienbruder
web-send-about-prior = Er kann dann nicht nutzen, was du als Nächstes baust, und wer eine Priorei nutzt, darf sein Gebäude mitnutzen.
web-send-about-lay-brother = Dein Prior bleibt frei für das, was du baust.
web-send-do-prior = Prior einsetzen
web-send-do-lay-brother = Laienbruder einsetzen
web-at-home = { $count ->
    [one] einer frei
   *[other] { $count } frei
}
web-has-waited = { $name } wartet schon { $time }.
web-standing = Und von jetzt an, an diesem Tisch
web-standing-ask = Jedes Mal fragen
web-standing-about-ask = die anderen warten auf dich
web-standing-lay-brother = Erst die Laienbrüder
web-standing-about-lay-brother = der Prior nur, wenn kein Laienbruder mehr da ist
web-standing-prior = Erst der Prior
web-standing-about-prior = ein Laienbruder nur, wenn der Prior schon eingesetzt ist

# Handing over

web-hand-over = { $name } ist am Zug
web-hand-over-about = Gib den Bildschirm weiter an { $name }.
web-hand-over-do = Ich bin { $name }

# Sheets

web-messages = Tischgespräch
web-messages-unread = { $count ->
    [0] Tischgespräch
   *[other] Tischgespräch, { $count } neu
}
web-no-messages = Noch hat niemand etwas gesagt.
web-message-write = Etwas in die Runde sagen
web-message-send = Senden
web-message-removed = (entfernt)
web-record = Aufzeichnung
web-resign = Aufgeben
web-resign-sure = Wirklich? Ein Bot spielt weiter.
web-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
}
web-setting-theme = Darstellung
web-theme-system = wie im System
web-theme-light = hell
web-theme-dark = dunkel
web-setting-motion = Animationen
web-motion-full = voll
web-motion-quick = schnell
web-motion-none = keine
web-setting-more = Beim Spielen
web-setting-confirmEnd = vor dem Ende eines Zuges fragen
web-setting-handOver = ansagen, wenn der Bildschirm weitergereicht wird
web-setting-sound = ein Ton, wenn ich am Zug bin
web-setting-notify = eine Benachrichtigung, wenn ich am Zug bin
web-help-title = Hilfe und Tasten
web-help-short = Hilfe
web-help-touch = Gold heißt: Das geht. Tippe auf ein Gebäude, um es zu nutzen, auf einen Wald, um Holz zu fällen, auf ein leeres Feld, um zu sehen, was hinpasst, auf eine Karte, um zu sehen, wohin sie passt. Halte eine Karte gedrückt, um sie zu lesen; zieh die Warenleiste herunter, um das Rad zu sehen. Das Land lässt sich verschieben und mit zwei Fingern zoomen.
web-help-about = Gold heißt: Das geht. Klicke auf ein Gebäude, um es zu nutzen, auf einen Wald, um Holz zu fällen, auf ein leeres Feld, um zu sehen, was hinpasst, auf eine Karte, um zu sehen, wohin sie passt. Mit den Pfeiltasten gehst du über das Land, mit Tab von Bereich zu Bereich.
web-key-place = einen Geistlichen einsetzen
web-key-contract = Arbeitsauftrag
web-key-fell = Holz fällen
web-key-cut = Torf stechen
web-key-build = bauen
web-key-settle = eine Siedlung bauen
web-key-land = einen Landstrich erwerben
web-key-plot = ein Areal erwerben
web-key-option = eine Möglichkeit wählen
web-key-end = den Zug beenden
web-key-undo = rückgängig machen
web-key-redo = wiederherstellen
web-key-confirm = bestätigen, was vorgeschlagen ist
web-key-cancel = abbrechen
web-key-chat = Tischgespräch
web-key-theme = helle oder dunkle Seite
web-key-help = diese Hilfe

# The end

web-finished = Beendet nach Runde { $round }.
web-score-sheet = Wertungsblatt
web-wins = { $winners ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
}
web-wins-by = { $points ->
    [one] { $ahead ->
        [one] mit { $points } Punkt, einem mehr als { $name }.
       *[other] mit { $points } Punkt, { $ahead } mehr als { $name }.
    }
   *[other] { $ahead ->
        [one] mit { $points } Punkten, einem mehr als { $name }.
       *[other] mit { $points } Punkten, { $ahead } mehr als { $name }.
    }
}
web-wins-level = { $points ->
    [one] mit je { $points } Punkt.
   *[other] mit je { $points } Punkten.
}
web-solo-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-solo-goal = { $reached ->
    [true] Das Ziel von { $goal } ist erreicht.
   *[false] Das Ziel ist { $goal }. Noch eine Partie?
}
web-points-by-round = Punkte, Runde für Runde
web-whose-land = Wessen Land
web-remembered = Höhepunkte
web-remembered-settlement = Beste Siedlung
web-remembered-settlement-about = { $besides ->
    [0] { $count ->
        [one] { $card }: { $count } Punkt
       *[other] { $card }: { $count } Punkte
    }
   *[other] { $count ->
        [one] { $card }, Nachbarn { $cards }: { $count } Punkt
       *[other] { $card }, Nachbarn { $cards }: { $count } Punkte
    }
}
web-remembered-wonder = { $count ->
    [one] Das einzige Wunder
   *[other] Das erste Wunder
}
web-remembered-wonder-about = { $card }, in Runde { $round }
web-remembered-harvest = Reichste Ernte
web-remembered-harvest-about = { $amount } auf einmal in Runde { $round }
web-remembered-sought = Meistgefragt
web-remembered-sought-about = { $count ->
    [one] { $card }, einmal von anderen genutzt
   *[other] { $card }, { $count }-mal von anderen genutzt
}
web-remembered-chain = Längste Kette
web-remembered-chain-about = { $cards }, in einer Aktion
web-remembered-round = Beste Runde
web-remembered-round-about = { $count ->
    [one] { $count } Punkt in Runde { $round }
   *[other] { $count } Punkte in Runde { $round }
}
web-remembered-land = Größtes Land
web-remembered-land-about = { $count ->
    [one] eine Landschaft erworben
   *[other] { $count } Landschaften erworben
}
web-rematch = Revanche
