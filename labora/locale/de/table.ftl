# Files with records.

file-missing = Die Datei { $file } gibt es nicht.
file-folder = { $file } ist ein Ordner. Gesucht ist eine Datei mit einer Aufzeichnung.
file-long = { $file } ist zu groß für eine Aufzeichnung.
file-binary = { $file } ist kein Text. Aufzeichnungen sind JSON in UTF-8.
file-unreadable = { $file } kann nicht gelesen werden: { $reason }.
file-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
file-problem = { $file }: { $sentence }
# $reason of a file that cannot be read or written.
file-reason-denied = Der Zugriff ist nicht erlaubt
file-reason-full = Der Datenträger ist voll
file-reason-read-only = Dort kann nichts geschrieben werden
file-reason-no-folder = Diesen Ordner gibt es nicht
file-reason-no-file = Diese Datei gibt es nicht
file-reason-folder = Es ist ein Ordner
file-reason-name = Der Name ist ungültig
file-reason-other = Das System meldet { $code }

# labora check

check-game = { $file }: { $game }
check-over = { $turns ->
    [one] { $mode }, { $variant }, { $turns } Zug, zu Ende nach Runde { $round }. { $scores }
   *[other] { $mode }, { $variant }, { $turns } Züge, zu Ende nach Runde { $round }. { $scores }
}
check-open = { $turns ->
    [one] { $mode }, { $variant }, { $turns } Zug, jetzt in Runde { $round }. { $scores }
   *[other] { $mode }, { $variant }, { $turns } Züge, jetzt in Runde { $round }. { $scores }
}
check-score = { $player } { $points }

# labora show

show-no-moment = --at nimmt eine Anzahl von Zügen (12) oder von Zügen und Entscheidungen (12.3), nicht „{ $value }“.
show-late-moment = { $turns ->
    [one] Die Aufzeichnung hat nur { $turns } Zug: --at nimmt höchstens { $turns }.
   *[other] Die Aufzeichnung hat nur { $turns } Züge: --at nimmt höchstens { $turns }.
}
show-no-position = „{ $value }“ ist weder eine Datei noch eine Stellung. { $reason }
show-moment = { $turns ->
    [one] Nach { $turns } Zug und { $moves ->
        [one] { $moves } Entscheidung des nächsten.
       *[other] { $moves } Entscheidungen des nächsten.
    }
   *[other] Nach { $turns } Zügen und { $moves ->
        [one] { $moves } Entscheidung des nächsten.
       *[other] { $moves } Entscheidungen des nächsten.
    }
}
show-problem = Gezeigt bis zum letzten erlaubten Zug. { $sentence }

# The drawings

draw-title = { $mode }, { $variant }
draw-round = { $last ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $last }
}
draw-turn = { $player } ist am Zug
draw-decides = { $player } entscheidet
draw-actions = { $actions ->
    [0] keine Aktion mehr
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
}
draw-over = Das Spiel ist zu Ende
draw-fee = Arbeitsaufträge kosten { $fee }
draw-land = Landschaften: Landstrich { $district }, Areal { $plot }
draw-sold-out = vergriffen

draw-wheel = Rad
draw-now = jetzt
draw-next = nächste Runde
draw-joker = Joker
draw-coming = Es folgt: { $events }
draw-coming-event = { $round }: { $what }
draw-phase = Siedlungen und Gebäude { $phase }
draw-solo-last-phase = letzte Siedlungen (E), Ende
draw-bonus-round = Bonusrunde, Siedlungen E, Ende
draw-enters = { $good } auf dem Rad
draw-end-display = { $count ->
    [one] Das Spiel endet, wenn alle Stapel im Spiel sind und höchstens noch { $count } Gebäude ausliegt.
   *[other] Das Spiel endet, wenn alle Stapel im Spiel sind und höchstens noch { $count } Gebäude ausliegen.
}

draw-display = Auslage: { $deck }
draw-display-empty = Die Auslage ist leer.
draw-display-legend = * kann { $player } jetzt bauen
draw-price = { $card }: { $price }
draw-price-separator = {"; "}
draw-free = keine

draw-board = { $player }, { $points }
draw-board-neutral = { $player }
draw-goods = Waren
draw-goods-worth = { $goods } (Nahrung { $food }, Energie { $energy })
draw-clergymen = Geistliche
draw-clergymen-free = frei: { $free }
draw-nobody-free = keiner frei, alle stehen auf Gebäuden
draw-brothers = { $count ->
    [one] { $count } Laienbruder
   *[other] { $count } Laienbrüder
}
draw-hand = Siedlungen
draw-hand-empty = alle gebaut
draw-mark-prior = P{ $player }
draw-mark-brother = L{ $player }
draw-mark-neutral = n
draw-legend = P: Prior, L: Laienbruder, mit der Nummer des Spielers. Felder sind (Spalte, Reihe).
draw-log = Chronik
draw-forest = Wald
draw-moor = Moor
draw-terrain-plains = Ebene
draw-terrain-hillside = Hang
draw-terrain-coast = Küste
draw-terrain-water = Wasser
draw-terrain-mountain = Berg
draw-same-mountain = ″
draw-scores = Wertung
draw-score-goal = Das Ziel des Solospiels sind 500 Punkte.

# labora table

table-wrong-players = { $players ->
    [one] { $mode } ist für { $players } Person, aber --players nennt { $given }.
   *[other] { $mode } ist für { $players } Personen, aber --players nennt { $given }.
}
table-no-name = „{ $name }“ kann kein Name sein: Namen sind verschieden, nicht leer und höchstens 40 Zeichen lang.
table-person = Spieler { $number }
table-bot = { $bot ->
    [random] Zufall { $number }
    [novice] Novize { $number }
    [monk] Mönch { $number }
    [cellarer] Cellerar { $number }
    [abbot] Abt { $number }
   *[other] Bot { $bot } { $number }
}
table-other-bot = Den Bot „{ $bot }“ gibt es hier nicht: Für { $name } spielt der Bot „random“.

table-welcome = { $mode }, { $variant }. Die Partie wird gespeichert in { $file }
table-hint = Gib die Nummer einer Möglichkeit ein. ? warum nicht etwas anderes · u zurück · i NAME eine Karte · p der Tisch · h Hilfe · q beenden
table-resume = Es gibt eine angefangene Partie: { $game }. Weitermachen? [J/n]{" "}
table-resume-game = { $mode }, { $variant }, Runde { $round }, { $players } ({ $file })
table-overwrite = { $file } gibt es schon. Überschreiben? [j/N]{" "}
table-continue = Vom letzten erlaubten Zug an weitermachen? Die alte Aufzeichnung bleibt, wie sie ist. [j/N]{" "}
table-yes = j
table-kept = Die Datei bleibt, wie sie ist.

table-owner-asked = Jetzt entscheidet { $player }.
table-goods = Waren: { $goods }
# Behind a building that could be chosen but would do nothing now.
table-no-use = (bringt dir jetzt nichts)
table-only-choice = (die einzige Möglichkeit) { $option }
table-enter-end = {"["}Enter] beendet den Zug.
table-enter-payment = {"["}Enter] nimmt den ersten Vorschlag. Oder gib ein, was du abgibst, zum Beispiel: { $example }
table-prompt = { $player }>{" "}
table-more = … und { $count } weitere: m zeigt alle.
table-group-deck = Stapel { $deck }
table-group-row = Reihe { $row }

table-empty = Gib eine Nummer aus der Liste ein oder h für Hilfe.
table-no-number = Die Nummer { $number } gibt es nicht. Wähle eine von 1 bis { $most }.
table-not-understood = „{ $text }“ passt zu keiner Möglichkeit. Gib eine Nummer aus der Liste ein oder h für Hilfe.
table-several = „{ $text }“ passt zu mehreren Möglichkeiten. Gib mehr davon ein oder die Nummer.
table-no-goods = „{ $text }“ ist keine Liste von Waren. Gib zum Beispiel ein: 2 Getreide 1 Torf
table-no-card = Keine Karte dieses Spiels heißt „{ $text }“, oder zu viele heißen so. Gib i und einen Namen ein: i Bäckerei
table-no-good = „{ $text }“ ist keine Warensorte oder passt zu mehreren.
table-payment-gives = Was du eingegeben hast, ist { $food } und { $energy } wert. Nichts davon darf überflüssig sein.
table-why-payment = Du darfst beliebige Waren abgeben, die ausreichen, solange keine davon überflüssig ist. Gib sie ein: 2 Getreide 1 Torf
table-why-not = { $options }: { $reason }
table-why-nothing = Alles, worum es bei dieser Frage geht, steht schon auf der Liste.
table-undone = Zurückgenommen: { $option }
table-saved = Die Partie ist gespeichert in { $file }
table-loaded = Geladen: { $file }
table-load-which = Welche Partie? l DATEI oder eine deiner angefangenen Partien:
table-load-none = Du hast keine anderen angefangenen Partien. l DATEI lädt eine Aufzeichnung.
table-bye =
    Die Partie ist gespeichert in { $file }
    Weiter geht es mit: labora table --load { $file }
table-nothing-played = Nichts wurde gespielt, nichts wird gespeichert.
table-input-ended = Die Eingabe ist zu Ende.
table-finished = Das Spiel ist zu Ende. Die Aufzeichnung ist { $file }
# The letters that are typed for commands are the same in every language.
table-help-text =
    Gib die Nummer einer Möglichkeit ein, einen Teil ihres Textes („Bäckerei“) oder ein Feld („3,0“).
    Mehrere Antworten passen in eine Zeile: Torf stechen; 0,0; 1
    Zahlungen: die Nummer eines Vorschlags, Enter für den ersten oder die Waren selbst: 2 Getreide 1 Torf
    ? [WORTE]   warum anderes jetzt nicht möglich ist
    u           deine letzte Entscheidung in diesem Zug zurücknehmen; uu den ganzen bisherigen Zug
    i NAME      was eine Karte kostet, wert ist und tut: i Bäckerei
    w [BOT]     Was würde der Abt tun? w monk fragt den Mönch
    p           noch einmal der ganze Tisch
    log         was bisher geschehen ist
    m           alle Möglichkeiten einer langen Liste
    s [DATEI]   die Partie speichern (das geschieht ohnehin nach jeder Entscheidung)
    l [DATEI]   eine andere Partie laden
    q           beenden; die Partie bleibt und kann später weitergehen
