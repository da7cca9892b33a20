# The commands that run and administer the server.

serve-help = Run the game server, for this machine, a club or the public internet.
serve-host = Address to listen on (0.0.0.0: all interfaces).
serve-port = Port to listen on.
serve-database = Database URL: sqlite:///labora.db or postgresql://user@host/name.
serve-web = Serve the browser client from this folder instead of the bundled one.
serve-bot-workers = Number of bot worker processes; 0 leaves bots to servers started with --bots-only.
serve-bots-only = Run bot workers only, for all servers on the same PostgreSQL database.
serve-origins = Additional allowed origins, separated by commas.
serve-log-level = Log level: debug, info, warning or error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [database] { $variable } cannot be “{ $value }”: it must be a URL like sqlite:///labora.db or postgresql://user:password@host/name.
    [port] { $variable } cannot be “{ $value }”: it must be a whole number from 0 to 65535.
    [bot_workers] { $variable } cannot be “{ $value }”: it must be a whole number from 1 to 64, or 0 if PostgreSQL is used and bots run elsewhere.
    [bots_only] { $variable } cannot be “{ $value }”: it must be yes or no; yes requires PostgreSQL.
    [bot_seconds] { $variable } cannot be “{ $value }”: it must be a number greater than 0, at most 3600.
    [tables_in_memory] { $variable } cannot be “{ $value }”: it must be a whole number of 1 or more.
    [rate_limits] { $variable } cannot be “{ $value }”: it must be yes or no.
    [mcp] { $variable } cannot be “{ $value }”: it must be yes or no.
    [smtp] { $variable } cannot be “{ $value }”: it must be a URL like smtp://user:password@mail.example.org:587.
    [mail_from] { $variable } cannot be “{ $value }”: it must be a sender like Labora <labora@example.org>.
    [notice_seconds] { $variable } cannot be “{ $value }”: it must be a number from 0 to 3600.
    [notice_pause] { $variable } cannot be “{ $value }”: it must be a number from 0 to 86400.
    [log_level] { $variable } cannot be “{ $value }”: it must be debug, info, warning or error.
   *[other] { $variable } cannot be “{ $value }”.
}

# $where is a file, or a host with port and name; $reason is what the system or the database says.
database-unusable = { $problem ->
    [newer] A newer version of Labora has migrated the database { $where }. Start that version.
    [away] The database at { $where } does not respond: { $reason }. Start it, or correct the setting “database”.
    [folder] The folder for the database { $where } does not exist. Create it, or correct the setting “database”.
    [access] The database { $where } cannot be opened. Check the permissions of the file and its folder.
    [full] The disk is full: there is no space left for the database { $where }.
    [damaged] The file { $where } is damaged or is not a database. Move it away and restore a backup.
   *[other] The database { $where } cannot be used: { $reason }.
}

admin-help = Administer the server’s database: tables, messages, users, ratings, backups.
admin-close-table = Close a table. No more moves can be made there.
admin-remove-message = Remove a message from a table, by the number of its event.
admin-block-token = Block an access token, given as plain text or as its hash.
admin-block-person = Block a user on all devices, including any recovery links and codes.
admin-unblock-person = Unblock a user.
admin-reports = List open reports: id, time, user, table, message number and text.
admin-reports-all = Include closed reports.
admin-close-report = Mark a report as resolved.
admin-no-report = There is no such report.
admin-find-person = Find users by name: id, date joined, number of tables.
admin-delete-person = Delete a user’s name, devices, links and messages, also on a running server. Bots take over their seats.
admin-ratings = Recompute all ratings from the game log and list those that changed.
admin-ratings-done = { $changed ->
    [0] Ratings recomputed: { $count }. None changed.
   *[other] Ratings recomputed: { $count }. Changed: { $changed }.
}
admin-backup = Back up everything to a file. The server can keep running.
admin-restore = Restore a backup into an empty database.
admin-done = Done.
admin-rows = { $rows ->
    [one] { $file }: one row.
   *[other] { $file }: { $rows } rows.
}
admin-no-message = There is no message with this number at the table.
admin-no-token = There is no such token.
admin-no-person = There is no such user.
admin-not-empty = The database is not empty. A backup can only be restored into a new database.
admin-no-backup = This file is not a backup.
admin-file = Cannot use the file: { $reason }.
