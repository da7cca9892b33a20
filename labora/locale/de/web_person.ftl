# A person's page.

web-title-me = Meine Seite · Labora
web-me-nobody = Hier steht noch nichts. Nimm an einem Tisch Platz, dann stehen deine Partien auf dieser Seite.
web-me-saved = Der Name ist gespeichert.

web-person-since = dabei seit { $day }
web-person-games = { $count ->
    [one] Partie
   *[other] Partien
}
web-person-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
web-person-won = gewonnen
web-person-not-won = nicht gewonnen
web-person-streak = { $now ->
    [0] längste Siegesserie
   *[other] längste Siegesserie, jetzt { $now }
}
web-person-best-solo = bestes Solo
web-person-played = Bisher gespielt
web-person-click = Zeile anklicken, um ihre Partien zu sehen
web-person-game = Spiel
web-person-column-games = Partien
web-person-mean = Schnitt
web-person-best = beste
web-person-course = Punkte: { $game }
web-person-ended = { $place ->
    [won] gewonnen
    [alone] allein
    [abandoned] aufgegeben
   *[other] { $number }. von { $players }
}
web-person-none = Noch keine Partie zu Ende gespielt.
web-person-no-running = Gerade läuft keine Partie.
web-person-look = Ansehen
web-barred = { $why ->
    [hints] Nicht für die Bestenlisten: Tipps waren erlaubt.
    [taken-back] Nicht für die Bestenlisten: Ein Zug wurde zurückgenommen.
    [quarry] Nicht für die Bestenlisten: Der Steinbruch fehlte.
    [bot] Nicht für die Bestenlisten: Ein Bot hat mitgespielt.
   *[model] Nicht für die Bestenlisten: Ein Sprachmodell hat gespielt.
}

web-shown = Was andere sehen
web-shown-page = Meine Seite
web-shown-page-about = Ergebnisse, Kurven und beste Partien, für alle, die die Adresse kennen. Private Tische bleiben privat.
web-shown-boards = Meine besten Solospiele
web-shown-boards-about = Sie stehen unter meinem Namen in den Bestenlisten, jede mit einem Link zur Partie.
web-shown-look = Meine Seite, wie andere sie sehen

web-data = Meine Daten
web-data-about = Alles, was über dich gespeichert ist, bekommst du in einer Datei, zusammen mit den Aufzeichnungen deiner Partien.
web-data-export = Alles speichern
web-data-delete = Mich löschen
web-data-delete-goes = Name, Geräte, Schlüssel, Nachrichten, Spielstärke und Einstellungen werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.
web-data-delete-stays = Beendete Partien bleiben für alle, die mitgespielt haben, ohne deinen Namen. In laufenden Partien spielt ein Bot für dich weiter.
web-data-delete-name = Schreibe deinen Namen, um fortzufahren: { $name }
web-data-delete-do = Endgültig löschen

web-sheet-back = Zurück zum Tisch
web-sheet-title = { $name }: die Partie auf einem Blatt
web-sheet-copy = Link kopieren
web-sheet-copied = Kopiert
web-sheet-png = Bild
web-sheet-print = Drucken oder PDF

web-boards = Bestenlisten
web-boards-solo = Beste Solospiele
web-boards-about = Jede Solopartie beginnt gleich, also lassen sich die Punkte vergleichen. Gezählt werden Partien, die hier ohne Tipps und ohne zurückgenommene Züge gespielt wurden, von allen, die in der Liste stehen möchten.
web-boards-variant = Variante
web-boards-since = Zeitraum
web-boards-all = insgesamt
web-boards-month = dieser Monat
web-boards-bot = { $name }, ein Bot
web-boards-measured = gemessen

web-avoided = Blockiert
web-avoided-about = Diese Leute können dich nicht einladen, und die Mitspielersuche bringt euch nicht zusammen.
web-avoided-bear = Nicht mehr blockieren
