# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Try a variation
web-try-name = Name of the variation
web-lines = Variations
web-lines-about = Your private variations. Only you can see them.
web-lines-none = You have no variations at this table yet.
web-lines-game = The game itself
web-lines-round = round { $round }
web-lines-remove = Remove { $name }
web-trial = You are playing the variation “{ $name }”. Only you can see it.
web-trial-back = Back to the game
web-origin = This game continues another one.
web-origin-look = Show that moment
web-origin-record = This game was opened from a record.
web-record-problem = The record is valid up to here. { $problem }
web-no-aids = No assistance
web-no-aids-about = No assistance: no hints, variations or analysis until the game is over.
web-no-aids-choice = No assistance: no hints, variations or analysis until the end
web-open-record = Open a record
web-open-record-drop = Drop a record here to open it.
web-record-large = The file is too large to be a game record (limit: { $limit } kB).
