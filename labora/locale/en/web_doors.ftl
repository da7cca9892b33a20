# What leads into rooms whose own words come with them: said before they are open.

learn-tables = Tables
learn-rules = Rules
learn-cards = Cards
learn-goods = Goods
learn-places = Where to read
learn-all-rules = All rules on a page of their own
learn-shown = Here: { $title }

learn-learn = Learn
guide-beside-setting = Brother Odo
guide-beside-switch = He comments on my first rounds

web-me = My page
web-sheet = Report
web-boards-link = Best games of all
web-hints-boards = Only games without hints stand on the boards.

web-puzzles = Puzzles

web-review-open = Look back

web-analysis = Analysis

problem-no-such-table = There is no such table, or it is private and you have not been invited.
problem-wrong-record = This is not a record of a game.
