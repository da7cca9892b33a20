# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Świetnie
web-mark-good = Dobrze
web-mark-inaccurate = Niedokładnie
web-mark-mistake = Błąd
web-mark-missed-settlement = Przegapiona osada
web-mark-forced = Bez wyboru
web-analysis-start = Analizuj grę
web-analysis-about = Zakonnik porównuje każdą turę ze swoją najlepszą: ile punktów dzieli je w wyniku końcowym, którego się spodziewa.
web-analysis-working = Analiza tury { $done } z { $total }…
web-analysis-failed = Analiza nie dobiegła końca. Spróbuj jeszcze raz.
web-analysis-accuracy = Dokładność
web-analysis-points = Punkty zwrotne
web-analysis-even = Żadna tura nie rozstrzygnęła gry.
web-analysis-course = Spodziewany wynik
web-analysis-turns = Tury
web-analysis-all = Pokaż wszystkie tury
web-analysis-better = Lepiej:
web-analysis-turn = Tura { $turn }, runda { $round }
web-analysis-turning-lead = Tura { $turn }: odtąd prowadzi { $name }.
web-analysis-turning-loss = Tura { $turn }: { $name } traci punkty (−{ $points }).

problem-no-analysis-now = Zbyt wiele gier czeka na analizę. Spróbuj jeszcze raz za kilka minut.
