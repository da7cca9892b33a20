# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Try out
web-try-name = Name of the line
web-lines = Lines
web-lines-about = Lines that you try out. Nobody else sees them.
web-lines-none = You try nothing out at this table yet.
web-lines-game = The game itself
web-lines-round = round { $round }
web-lines-remove = Remove { $name }
web-trial = You are trying out “{ $name }”: nobody else sees it.
web-trial-back = Back to the game
web-origin = This game goes on from another one.
web-origin-look = Look at that moment
web-origin-record = This game was opened from a record.
web-record-problem = The record could be followed up to here. { $problem }
web-no-aids = No aids
web-no-aids-about = Without aids: nothing is tried out, there are no hints, and nothing is analysed before the end.
web-no-aids-choice = No aids: no trying out, no hints, no analysis before the end
web-open-record = Open a record
web-open-record-drop = Drop a record here to look at its game.
web-record-large = The file is too large to be a record of a game: at most { $limit } kB.
