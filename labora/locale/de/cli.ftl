# The command `labora`.

cli-help = Ora et Labora im Browser oder im Terminal spielen, Bots und Simulationen laufen lassen oder einen Server betreiben.
cli-version = { $form ->
    [compiled] labora { $version }, kompilierte Engine
   *[plain] labora { $version }, einfache Engine
}
cli-yes = ja
cli-no = nein

cli-option-version = Die Version zeigen und ob die Engine kompiliert oder einfach ist.
cli-option-mode = Wie viele Spieler und welches Spiel: { $modes }.
cli-option-variant = Welche Karten: { $variants }.
cli-option-jobs = Wie viele Prozesse zugleich arbeiten. Ohne Angabe einer, oder so viele, wie der Cluster Prozessoren hat.
cli-option-on = Wo gearbeitet wird: { $places }. „ray“ ist der Ray-Cluster unter RAY_ADDRESS, sonst der dieses Rechners.
cli-option-seconds = Wie lange ein Bot über einen Zug nachdenken darf, in Sekunden.
cli-option-json = JSON ausgeben, für Programme.
cli-option-language = Welche Sprache: { $languages }. Ohne Angabe die von LABORA_LANGUAGE oder die des Systems.
cli-option-help = Diese Hilfe zeigen und beenden.

cli-no-mode = Den Modus „{ $value }“ gibt es nicht. { $nearest ->
    [none] Modi: { $known }.
   *[other] Ist { $nearest } gemeint? Modi: { $known }.
}
cli-no-variant = Die Variante „{ $value }“ gibt es nicht. { $nearest ->
    [none] Varianten: { $known }.
   *[other] Ist { $nearest } gemeint? Varianten: { $known }.
}
cli-no-bot = Den Bot „{ $value }“ gibt es nicht. { $nearest ->
    [none] Bots: { $known }.
   *[other] Ist { $nearest } gemeint? Bots: { $known }.
}
cli-no-card = Eine Karte „{ $value }“ gibt es hier nicht. { $nearest ->
    [none] „labora cards“ nennt alle Ids und Namen.
   *[other] Ist { $nearest } gemeint? „labora cards“ nennt alle Ids und Namen.
}
cli-no-place = „{ $value }“ ist kein gültiger Wert für --on. { $nearest ->
    [none] Orte: { $known }.
   *[other] Ist { $nearest } gemeint? Orte: { $known }.
}

missing-extra = Dafür fehlt ein Paket ({ $module }). Dieser Befehl im Quellverzeichnis von Labora installiert es: { $command }
cli-no-language = Die Sprache „{ $value }“ gibt es nicht. { $nearest ->
    [none] Sprachen: { $known }.
   *[other] Ist { $nearest } gemeint? Sprachen: { $known }.
}

# Headings of the help, and what stands there for something that is to be filled in.
cli-heading-usage = Aufruf:
cli-heading-arguments = Argumente:
cli-heading-options = Optionen:
cli-heading-commands = Befehle:
cli-default = Vorgabe: { $value }
cli-required = nötig
cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL [ARGUMENTE]…
cli-metavar-mode = MODUS
cli-metavar-variant = VARIANTE
cli-metavar-language = SPRACHE
cli-metavar-n = N
cli-metavar-moment = N[.M]
cli-metavar-seconds = T
cli-metavar-bot = BOT
cli-metavar-bots = BOT BOT …
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-address = ADRESSE
cli-metavar-place = ORT
cli-metavar-record = AUFZEICHNUNG
cli-metavar-records = AUFZEICHNUNG…
cli-metavar-record-or-position = AUFZEICHNUNG|STELLUNG
cli-metavar-line = ZEILE
cli-metavar-id = ID
cli-metavar-chapter = KAPITEL
cli-metavar-table = TISCH
cli-metavar-names = NAMEN
cli-metavar-name = NAME
cli-metavar-text = TEXT

# What is wrong with a command line. $option, $command and $text are as they were typed.
cli-usage-no-option = { $nearest ->
    [none] Die Option { $option } gibt es hier nicht. „labora --help“ zeigt, was es gibt.
   *[other] Die Option { $option } gibt es hier nicht. Ist { $nearest } gemeint?
}
cli-usage-no-command = { $nearest ->
    [none] Den Befehl „{ $command }“ gibt es nicht. „labora --help“ nennt alle.
   *[other] Den Befehl „{ $command }“ gibt es nicht. Ist { $nearest } gemeint?
}
cli-usage-missing = { $what } fehlt. „labora --help“ zeigt, wie der Befehl verwendet wird.
cli-usage-no-value = Die Option { $option } braucht einen Wert dahinter.
cli-usage-unwanted-value = Die Option { $option } nimmt keinen Wert.
cli-usage-bad-value = Der Wert von { $what } ist nicht möglich.
cli-usage-too-many = Unerwartetes Argument: { $text }.
cli-usage-wrong = Der Befehl ist so nicht gültig. „labora --help“ zeigt, wie er verwendet wird.

# $least and $most come as texts.
cli-no-number = { $option } nimmt eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.

cli-play-help =
    Im Browser spielen.

    Mit --terminal oder mit einem Modus oder einer Variante wird stattdessen im Terminal gespielt; was fehlt, wird gefragt.
cli-play-mode = Im Terminal: wie viele Spieler und welches Spiel: { $modes }.
cli-play-variant = Im Terminal: welche Karten: { $variants }.
cli-play-terminal = Im Terminal spielen.
cli-play-port = Wo der Tisch auf diesem Rechner ist; ein beliebiger freier Port, wenn 8000 belegt ist.
cli-play-browser = Die Seite im Standardbrowser öffnen.
cli-play-address = Die Tische sind unter { $address }. Strg-C beendet.
cli-play-no-client = Das Browserprogramm ist noch nicht gebaut. Mit ./play starten oder im Terminal spielen: labora play --terminal.
cli-play-port-taken = Port { $port } ist von einem anderen Programm belegt. Mit --port einen anderen wählen.
cli-play-no-terminal = Der Tisch braucht ein Terminal, um Fragen zu stellen. In Skripten hilft „labora simulate“.
cli-play-which-mode = Welches Spiel?
cli-play-which-variant = Welche Variante?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Nummer oder Name [{ $default }]:{" "}

cli-simulate-help =
    Bots ganze Partien spielen lassen und Ergebnisse und Tempo ausgeben.

    Derselbe Startwert gibt immer dieselben Partien, unabhängig von --jobs. Der Rückgabewert ist 1, wenn eine Partie stecken blieb oder eine Prüfung fehlschlug.
cli-simulate-games-option = Wie viele Partien.
cli-simulate-bot = Wer auf allen Plätzen spielt: { $bots } oder ein eigener als path.py:ClassName oder exec:./mybot.
cli-simulate-seed = Der Startwert, aus dem aller Zufall in den Partien kommt.
cli-simulate-limit = Partien, die nach dieser Runde noch laufen, werden nach ihrem Stand gewertet (nur Zweipersonenspiele haben kein festes Ende).
cli-simulate-check = Nach jeder Entscheidung prüfen, dass nichts Unmögliches auf dem Tisch liegt.
cli-simulate-out = Auch jede Entscheidung der Partien in diese Datei schreiben: { $formats }.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Partien
cli-simulate-finished = Beendet und gewertet
cli-simulate-stuck = Stecken geblieben, ohne erlaubten Zug
cli-simulate-limited = Durch die Rundengrenze beendet
cli-simulate-seconds = Sekunden
cli-simulate-games-per-second = Partien pro Sekunde
cli-simulate-decisions-per-second = Entscheidungen pro Sekunde
cli-simulate-mean-scores = Mittlere Punktzahl je Platz
cli-simulate-mean-winner = Mittlere Punktzahl der Sieger
cli-simulate-winner-error = Standardfehler davon
cli-simulate-failed-checks = { $count ->
    [one] Eine Partie ging schief: { $first }
   *[other] { $count } Partien gingen schief. Die erste: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] Eine Partie blieb stecken: Vor dem Ende hatte niemand mehr einen erlaubten Zug.
   *[other] { $count } Partien blieben stecken: Vor dem Ende hatte niemand mehr einen erlaubten Zug.
}

cli-rules-help = Die Regeln zeigen: die Übersicht oder ein Kapitel, für den gewählten Modus und die gewählte Variante.
cli-rules-which = Die Id eines Kapitels (wheel) oder sein Titel (Das Ertragsrad); ohne Angabe die Übersicht.
cli-rules-more = „labora rules KAPITEL“ zeigt ein Kapitel; --mode und --variant wählen das Spiel.
cli-no-chapter = Das Kapitel „{ $value }“ gibt es nicht. { $nearest ->
    [none] Kapitel: { $known }.
   *[other] Gemeint: „{ $nearest }“?
}

records-help = Einen Ordner mit Aufzeichnungen als Datensatz ausgeben: eine Zeile je Entscheidung, mit Stellung, Möglichkeiten und Ergebnis.
records-folder = Der Ordner; auch die Ordner darin werden durchsucht.
records-out = Die Datei, die geschrieben wird: { $formats }.
records-done = { $games ->
    [one] Eine Partie, { $decisions } Entscheidungen: { $file }
   *[other] { $games } Partien, { $decisions } Entscheidungen: { $file }
}
records-no-folder = { $folder } ist kein Ordner.
records-none = In { $folder } ist keine Aufzeichnung.
data-wrong-name = { $file }: Der Name muss auf { $formats } enden.

cli-cards-help = Die Karten mit ihren Zahlen und Funktionen zeigen: alle in einer Tabelle oder eine ausführlich.
cli-cards-which = Die Id einer Karte (F05, village) oder ihr Name (Bäckerei).
cli-cards-of-variant = Nur die Karten einer Variante: { $variants }.
cli-cards-both = Frankreich und Irland
cli-cards-id = Id
# Headings over two lines: what is above, what is below.
cli-cards-column-function =
    Name
    Funktion
cli-cards-column-cost =
    Kosten
    Gelände
cli-cards-column-deck =
    Stapel
    Spieler
cli-cards-column-values =
    Wirtschaft
    Wohnwert
cli-cards-variant = Variante
cli-cards-deck = Stapel
cli-cards-players = Spieler
cli-cards-for = { $players ->
    [all] alle
   *[other] { $players }
}
cli-cards-never = Nie in
cli-cards-cost = Kosten
cli-cards-terrain = Gelände
cli-cards-cloister = Kloster
cli-cards-is-cloister = Klostergebäude
cli-cards-economic = Wirtschaftlicher Wert
cli-cards-dwelling = Wohnwert
cli-cards-function = Funktion

cli-engine-help = Fragen zu den Regeln beantworten, eine Zeile für jede Zeile der Standardeingabe: für Programme in jeder Sprache.

cli-perft-help = Alle Folgen von Entscheidungen bis zu einer bestimmten Länge zählen (Perft), insgesamt und je erster Möglichkeit.
cli-perft-depth = Wie viele Entscheidungen tief. Jede weitere vervielfacht die Zeit.
cli-perft-position = Von dieser Stellung aus zählen, einer Textzeile, statt vom Anfang einer Partie.
cli-perft-column-depth = Entscheidungen
cli-perft-column-positions = Folgen
cli-perft-column-option = Möglichkeit
cli-perft-column-meaning = Bedeutung
cli-perft-split = { $depth ->
    [one] Nach { $depth } Entscheidung, nach der ersten Möglichkeit geordnet
   *[other] Nach { $depth } Entscheidungen, nach der ersten Möglichkeit geordnet
}
cli-perft-more = und { $count } weitere
