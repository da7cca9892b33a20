# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Glänzend
web-mark-good = Gut
web-mark-inaccurate = Ungenau
web-mark-mistake = Fehler
web-mark-missed-settlement = Siedlung verpasst
web-mark-forced = Keine Wahl
web-analysis-start = Partie analysieren
web-analysis-about = Der Mönch vergleicht jeden Zug mit dem, den er selbst für den besten hält: Um wie viele Punkte ändert sich dadurch das Ende, das er erwartet?
web-analysis-working = Der Mönch sieht sich Zug { $done } von { $total } an.
web-analysis-failed = Die Analyse ist nicht zu Ende gekommen. Bitte noch einmal versuchen.
web-analysis-accuracy = Genauigkeit
web-analysis-points = Wendepunkte
web-analysis-even = Kein Zug hat die Partie entschieden.
web-analysis-course = Erwartetes Ergebnis
web-analysis-turns = Züge
web-analysis-all = Alle Züge zeigen
web-analysis-better = Besser:
web-analysis-turn = Zug { $turn }, Runde { $round }
web-analysis-turning-lead = Zug { $turn }: Von hier an liegt { $name } vorn.
web-analysis-turning-loss = Zug { $turn }: { $name } verschenkt Punkte (−{ $points }).

problem-no-analysis-now = Zu viele Partien warten auf ihre Analyse. Bitte in ein paar Minuten noch einmal versuchen.
