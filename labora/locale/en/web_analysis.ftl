# A game judged by a bot: marks, turning points, accuracy. Also said by the command line.

web-mark-brilliant = Brilliant
web-mark-good = Good
web-mark-inaccurate = Inaccuracy
web-mark-mistake = Mistake
web-mark-missed-settlement = Missed settlement
web-mark-forced = Forced
web-analysis-start = Analyze the game
web-analysis-about = The monk compares every turn with the one it would have played, and estimates the difference in final points.
web-analysis-working = Analyzing turn { $done } of { $total } …
web-analysis-failed = The analysis did not finish. Try again.
web-analysis-accuracy = Accuracy
web-analysis-points = Turning points
web-analysis-even = No turn decided the game.
web-analysis-course = Expected result
web-analysis-turns = Turns
web-analysis-all = Show all turns
web-analysis-better = Better:
# $turn and $round are numbers, $points comes as text: 4.5.
web-analysis-turn = Turn { $turn }, round { $round }
web-analysis-turning-lead = Turn { $turn }: { $name } takes the lead.
web-analysis-turning-loss = Turn { $turn }: { $name } loses points (−{ $points }).

problem-no-analysis-now = Too many games are waiting to be analyzed. Please try again in a few minutes.
