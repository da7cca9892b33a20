# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Sprache
web-tagline = ein Tisch für Ora et Labora
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Der Tisch wird gedeckt …
web-close = Schließen
web-tools = Werkzeuge
web-theme = Pergament oder Kerzenlicht
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
web-unreachable = Der Dienst antwortet nicht. Was du siehst, ist vielleicht veraltet; es wird wieder versucht.
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

# The lobby

web-motto =
    Baue ein Kloster,
    speise ein Dorf,
    achte aufs Rad.
web-lead = Leite ein Klostergut: Waren holen, veredeln, bauen und Dörfer zwischen guten Nachbarn gründen. Für eine bis vier Personen, Frankreich und Irland, kostenlos: Setz dich und spiel.
web-you-sit-as = Du nimmst Platz als
web-no-account = ohne Anmeldung
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
web-no-tables = Noch nichts. Eröffne einen Tisch, oder nimm an einem Platz.
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
web-no-solo = Spiele allein neben einem neutralen Nachbarn; deine besten Partien stehen dann hier.

web-new-table = Neuer Tisch
web-three-clicks = drei Klicks; der Rest ist schon gut gewählt
web-with-whom = Mit wem?
web-company-solo = Solo
web-company-about-solo = ein neutraler Nachbar; erreiche 500 Punkte
web-company-bots = Gegen Bots
web-company-about-bots = einer bis drei; sie trödeln nie
web-company-device = Ein Gerät
web-company-about-device = ein Bildschirm, der reihum geht
web-company-friends = Mit Freunden
web-company-about-friends = per Link; sofort oder über Tage
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
web-takes-why = { $count } Aktionen je Spieler, jede mit einer Minute gerechnet
web-goal-usual = Das Ziel sind 500 Punkte. Der Bruder, ein starker Bot, erreicht meist { $low } bis { $high }.
web-rounds-open = die Auslage entscheidet
web-who-sits = Wer sitzt wo?
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-bot = Welcher Bot auf Platz { $number } sitzt
web-seat-name = Name auf Platz { $number }
web-seat-remove = Platz { $number } entfernen
web-chair-bot = Bot
web-chair-link = Per Link
web-chair-device = Dieses Gerät
web-seat-link-about = wer immer kommt
web-bot = { $bot ->
    [random] Zufall
    [novice] Novize
    [brother] Bruder
    [prior] Prior
    [abbot] Abt
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Nimmt irgendeine Möglichkeit.
level-novice = Nimmt, was im Augenblick gut aussieht, und nimmt es mit ein paar Punkten nicht genau.
level-brother = Schaut vier Aktionen voraus und weiß, was Zeit wert ist. Spielt sofort.
level-prior = Wie der Bruder, und rechnet damit, dass du tust, was für dich das Beste ist. Überlegt etwa eine Sekunde.
level-abbot = Wägt seine Züge gegen viele deiner Antworten ab; allein plant er das ganze Spiel. Lässt sich Zeit.
web-bot-name = { $seat ->
    [1] Anselm
    [2] Benedikt
    [3] Ekkehard
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
web-no-table-title = Kein solcher Tisch

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
    [phase] Runde { $round } · Phase { $phase } in { $at }
    [before-bonus] Runde { $round } von { $before } · Bonusrunde
    [display] Runde { $round } · Gebäude { $count }
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
web-waits-for = { $name } überlegt.
web-lost = Die Verbindung ist unterbrochen. Das heilt von selbst; dann geht es weiter.
web-try-now = Jetzt versuchen
web-broken = Diese Partie kann nur angesehen werden: { $reason }
web-land-of = Landschaft: { $name }
web-goods-of = Waren: { $name }
web-turn-state = { $step ->
    [settlement-phase] Siedlungsphase
    [bonus-actions] Bonusrunde
   *[other] { $actions ->
        [0] Aktion ist getan
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
web-lectern = Die Karte, auf die du zeigst
web-score = Wertung
web-goal-title = Ziel: { $goal } Punkte
web-neutral-about = ein Nachbar, den du führst

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
web-picked = Was soll es sein?
web-tray = Entscheidung
web-cancel = Abbrechen
web-how-often = Wie oft?
web-you-give = Du gibst
web-you-get = Was es bringt
web-pay-legend = abgegeben · oder lieber diese: zum Tauschen anklicken
web-no-change = keine Waren
web-confirm = { $more ->
    [true] Weiter
   *[false] { $kind ->
        [settlement-payment] Siedeln
        [prior] Bauen
        [reward] Nehmen
       *[other] Ausführen
    }
}

# The owner's choice

web-hired = { $name } erteilt dir einen Arbeitsauftrag: { $card }. Wer geht hin?
web-send-prior = Dein Prior
web-send-lay-brother = Ein Laienbruder
web-send-about-prior = Er kann dann nicht nutzen, was du als Nächstes baust, und wer eine Priorei nutzt, darf ihm folgen.
web-send-about-lay-brother = Dein Prior bleibt frei für das, was du baust.
web-send-do-prior = Prior einsetzen
web-send-do-lay-brother = Laienbruder einsetzen
web-at-home = { $count ->
    [one] einer daheim
   *[other] { $count } daheim
}
web-has-waited = { $name } wartet schon { $time }.
web-standing = Und von jetzt an, an diesem Tisch
web-standing-ask = Jedes Mal fragen
web-standing-about-ask = die anderen warten auf dich
web-standing-lay-brother = Erst die Laienbrüder
web-standing-about-lay-brother = der Prior nur, wenn kein Laienbruder mehr da ist
web-standing-prior = Erst der Prior
web-standing-about-prior = ein Laienbruder nur, wenn der Prior unterwegs ist

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
web-resign = Diesen Platz aufgeben
web-resign-sure = Wirklich? Ein Bot spielt weiter.
web-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
}
web-setting-theme = Licht
web-theme-system = wie im System
web-theme-light = Pergament
web-theme-dark = Kerzenlicht
web-setting-motion = Bewegung
web-motion-full = voll
web-motion-quick = schnell
web-motion-none = keine
web-setting-more = Beim Spielen
web-setting-confirmEnd = vor dem Ende eines Zuges fragen
web-setting-handOver = ansagen, wenn der Bildschirm weitergeht
web-setting-sound = eine Glocke, wenn ich am Zug bin
web-setting-notify = eine Benachrichtigung, wenn ich am Zug bin
web-help-title = Hilfe und Tasten
web-help-short = Hilfe
web-help-touch = Gold heißt: Das geht. Tippe auf ein Gebäude, um es zu nutzen, auf einen Wald, um ihn zu fällen, auf ein leeres Feld, um zu sehen, was hinpasst, auf eine Karte, um zu sehen, wohin sie passt. Halte eine Karte gedrückt, um sie zu lesen; zieh die Leiste der Waren herunter, um das Rad zu sehen. Das Land lässt sich schieben und zusammenziehen.
web-help-about = Gold heißt: möglich. Klicke auf ein Gebäude, um es zu nutzen, auf einen Wald, um Holz zu fällen, auf ein leeres Feld, um zu sehen, was passt, auf eine Karte, um zu sehen, wohin sie passt. Die Pfeiltasten gehen über das Land, Tab geht von Teil zu Teil.
web-key-place = einen Geistlichen einsetzen
web-key-contract = Arbeitsauftrag
web-key-fell = Holz fällen
web-key-cut = Torf stechen
web-key-build = bauen
web-key-settle = eine Siedlung bauen
web-key-land = einen Landstrich erwerben
web-key-plot = ein Areal kaufen
web-key-option = eine Möglichkeit wählen
web-key-end = den Zug beenden
web-key-undo = rückgängig machen
web-key-redo = wiederherstellen
web-key-confirm = bestätigen, was vorgeschlagen ist
web-key-cancel = abbrechen
web-key-chat = Tischgespräch
web-key-theme = Pergament oder Kerzenlicht
web-key-help = dieses Blatt

# The end

web-finished = Beendet nach Runde { $round }.
web-score-sheet = Wertungsblatt
web-wins = { $winners ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
}
web-wins-by = { $points ->
    [one] { $ahead ->
        [0] mit { $points } Punkt, gleichauf mit { $name }.
        [one] mit { $points } Punkt, einem mehr als { $name }.
       *[other] mit { $points } Punkt, { $ahead } mehr als { $name }.
    }
   *[other] { $ahead ->
        [0] mit { $points } Punkten, gleichauf mit { $name }.
        [one] mit { $points } Punkten, einem mehr als { $name }.
       *[other] mit { $points } Punkten, { $ahead } mehr als { $name }.
    }
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
web-remembered = Davon wird man reden
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
web-remembered-land = Weitestes Land
web-remembered-land-about = { $count ->
    [one] eine Landschaft erworben
   *[other] { $count } Landschaften erworben
}
web-rematch = Revanche
