# What leads into rooms whose own words come with them: said before they are open.

learn-tables = Tische
learn-rules = Regeln
learn-cards = Karten
learn-goods = Waren
learn-places = Wo es etwas zu lesen gibt
learn-all-rules = Alle Regeln auf einer eigenen Seite
learn-shown = Hier: { $title }

learn-learn = Lernen
guide-beside-setting = Bruder Odo
guide-beside-switch = Er kommentiert meine ersten Runden

web-me = Meine Seite
web-sheet = Bericht
web-boards-link = Die besten Partien von allen
web-hints-boards = In den Bestenlisten stehen nur Partien ohne Hinweise.

web-puzzles = Aufgaben

web-review-open = Zurückblicken

web-analysis = Analyse

problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du bist nicht eingeladen.
problem-wrong-record = Das ist keine Aufzeichnung einer Partie.
