# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Ausprobieren
web-try-name = Name der Zugfolge
web-lines = Zugfolgen
web-lines-about = Zugfolgen, die du ausprobierst. Niemand sonst sieht sie.
web-lines-none = An diesem Tisch probierst du noch nichts aus.
web-lines-game = Die Partie selbst
web-lines-round = Runde { $round }
web-lines-remove = { $name } entfernen
web-trial = Du probierst „{ $name }“ aus. Niemand sonst sieht es.
web-trial-back = Zurück zur Partie
web-origin = Diese Partie setzt eine andere fort.
web-origin-look = Diesen Moment ansehen
web-origin-record = Diese Partie stammt aus einer Aufzeichnung.
web-record-problem = Bis hierher ließ sich die Aufzeichnung verfolgen. { $problem }
web-no-aids = Ohne Hilfen
web-no-aids-about = Ohne Hilfen: Vor dem Ende wird nichts ausprobiert und nichts analysiert, und es gibt keine Tipps.
web-no-aids-choice = Ohne Hilfen: kein Ausprobieren, keine Tipps, keine Analyse vor dem Ende
web-open-record = Aufzeichnung öffnen
web-open-record-drop = Eine Aufzeichnung hier ablegen, um ihre Partie anzusehen.
web-record-large = Die Datei ist zu groß für die Aufzeichnung einer Partie: höchstens { $limit } kB.
