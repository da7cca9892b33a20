# The command `labora`.

cli-version = { $form ->
    [compiled] labora { $version }, kompilierte Engine
   *[plain] labora { $version }, einfache Engine
}
cli-yes = ja
cli-no = nein

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

# $least and $most come as texts.
cli-no-number = { $option } nimmt eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.

cli-play-address = Die Tische sind unter { $address }. Strg-C beendet.
cli-play-no-client = Das Browserprogramm ist noch nicht gebaut. Mit ./play starten oder im Terminal spielen: labora play --terminal.
cli-play-port-taken = Port { $port } ist von einem anderen Programm belegt. Mit --port einen anderen wählen.
cli-play-no-terminal = Der Tisch braucht ein Terminal, um Fragen zu stellen. In Skripten hilft „labora simulate“.
cli-play-which-mode = Welches Spiel?
cli-play-which-variant = Welche Variante?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Nummer oder Name [{ $default }]:{" "}

cli-rules-more = „labora rules KAPITEL“ zeigt ein Kapitel; --mode und --variant wählen das Spiel.
cli-no-chapter = Das Kapitel „{ $value }“ gibt es nicht. { $nearest ->
    [none] Kapitel: { $known }.
   *[other] Gemeint: „{ $nearest }“?
}

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
