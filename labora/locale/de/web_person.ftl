# A person's page.

web-title-me = Meine Seite · Labora
web-me-nobody = Hier ist noch niemand bekannt. Nimm an einem Tisch Platz, dann stehen deine Partien auf dieser Seite.
web-me-saved = Der Name ist gespeichert.

web-person-since = dabei seit { $day }
web-person-games = { $count ->
    [one] Partie
   *[other] Partien
}
web-person-won = gewonnen
web-person-not-won = nicht gewonnen
web-person-streak = { $now ->
    [0] Siege in Folge
   *[other] Siege in Folge, jetzt { $now }
}
web-person-best-solo = bestes Solo
web-person-played = Bisher gespielt
web-person-click = eine Zeile zeigt ihre Partien
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
web-person-none = Noch keine Partie ist zu Ende gespielt.
web-person-no-running = Keine Partie läuft.
web-person-look = Ansehen
web-barred = { $why ->
    [hints] Nicht für die Bestenlisten: Hinweise waren erlaubt.
    [taken-back] Nicht für die Bestenlisten: Ein Zug wurde zurückgenommen.
    [quarry] Nicht für die Bestenlisten: Der Steinbruch fehlte.
    [bot] Nicht für die Bestenlisten: Ein Bot hat mitgespielt.
   *[model] Nicht für die Bestenlisten: Ein Sprachmodell hat gespielt.
}

web-shown = Was andere sehen
web-shown-page = Meine Seite
web-shown-page-about = Ergebnisse, Kurven und beste Partien, für alle mit der Adresse. Private Tische bleiben privat.
web-shown-boards = Meine besten Solospiele
web-shown-boards-about = Unter meinem Namen in den Bestenlisten, jede Partie zum Ansehen.
web-shown-look = Meine Seite, wie andere sie sehen

web-data = Meine Daten
web-data-about = Alles, was über dich gespeichert ist, passt in eine Datei, mit den Aufzeichnungen deiner Partien.
web-data-export = Alles speichern
web-data-delete = Mich löschen
web-data-delete-goes = Name, Geräte, Schlüssel, Nachrichten, Spielstärke und Einstellungen werden endgültig gelöscht. Niemand kann sie zurückholen.
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
web-boards-about = Alle beginnen gleich, also lassen sich Punkte vergleichen. Von Partien, die hier gespielt wurden, ohne Hinweise und ohne zurückgenommene Züge, von allen, die hier stehen möchten.
web-boards-variant = Variante
web-boards-since = Wann
web-boards-all = immer
web-boards-month = dieser Monat
web-boards-bot = { $name }, ein Bot
web-boards-measured = gemessen

web-avoided = Blockiert
web-avoided-about = Diese Leute können dich nicht einladen, und du triffst sie nicht zufällig.
web-avoided-bear = Freigeben
