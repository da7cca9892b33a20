# Labels that lead to pages whose own messages are loaded with them.

web-pages = Pages
learn-rules = Rules
learn-cards = Cards
learn-goods = Goods
learn-to-table = Back to the table
learn-all-rules = Open the full rules
learn-shown = Here: { $title }

learn-learn = Learn
guide-beside-setting = Brother Odo
guide-beside-switch = Show comments in my first rounds

web-me = My page
web-sheet = Game summary
web-boards-link = Leaderboards
web-hints-boards = Only games without hints count for the leaderboards.

web-puzzles = Puzzles

web-review-open = Replay

web-analysis = Analysis

problem-no-such-table = There is no such table, or it is private and you have not been invited.
problem-cannot-be-shown = This table cannot be shown, because its stored data cannot be read. Please tell the administrator of this server.
problem-wrong-record = This is not a game record.
