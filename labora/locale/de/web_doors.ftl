# What leads into rooms whose own words come with them: said before they are open.

web-pages = Seiten
learn-rules = Regeln
learn-cards = Karten
learn-goods = Waren
learn-to-table = Zurück zum Tisch
learn-all-rules = Alle Regeln auf einer eigenen Seite
learn-shown = Hier: { $title }

learn-learn = Lernen
guide-beside-setting = Bruder Odo
guide-beside-switch = Er kommentiert meine ersten Runden

web-me = Meine Seite
web-sheet = Bericht
web-boards-link = Bestenlisten
web-hints-boards = In den Bestenlisten stehen nur Partien ohne Tipps.

web-puzzles = Aufgaben

web-review-open = Rückblick

web-analysis = Analyse

problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du bist nicht eingeladen.
problem-cannot-be-shown = Dieser Tisch kann nicht angezeigt werden, weil seine gespeicherten Daten nicht lesbar sind. Bitte melde das dem Betreiber dieses Servers.
problem-wrong-record = Das ist keine Aufzeichnung einer Partie.
