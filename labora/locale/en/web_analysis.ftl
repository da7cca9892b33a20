# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Brilliant
web-mark-good = Good
web-mark-inaccurate = Inaccurate
web-mark-mistake = Mistake
web-mark-missed-settlement = Missed settlement
web-mark-forced = No choice
web-analysis-start = Analyse the game
web-analysis-about = The brother judges every turn by his own best one: how many points lie between them at the end of the game, as he expects it.
web-analysis-working = The brother is looking at turn { $done } of { $total }.
web-analysis-failed = The analysis did not come to its end. Try again.
web-analysis-accuracy = Accuracy
web-analysis-points = Turning points
web-analysis-even = No turn decided the game.
web-analysis-course = Expected result
web-analysis-turns = Turns
web-analysis-all = Show all turns
web-analysis-better = Better:
# $turn and $round are numbers, $points comes as text: 4.5.
web-analysis-turn = Turn { $turn }, round { $round }
web-analysis-turning-lead = Turn { $turn }: from here on { $name } is ahead.
web-analysis-turning-loss = Turn { $turn }: { $name } gives away points (−{ $points }).

problem-no-analysis-now = Too many games wait to be analysed. Please try again in a few minutes.
