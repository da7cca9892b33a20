# The commands that run the service and look after it.

serve-help = Run the service: tables to play at in the browser, for this machine or for the world.
serve-host = The address to listen on; 0.0.0.0 for all.
serve-port = The port to listen on.
serve-database = Where everything is kept: sqlite+aiosqlite:///labora.db or postgresql+asyncpg://user@host/name.
serve-web = The folder of a built browser client, instead of the one that comes with the package.
serve-bot-workers = How many processes bots think in; 0 leaves it to services started with --bots-only.
serve-bots-only = Only let bots think, for all services on the same PostgreSQL.
serve-origins = Other addresses that pages may come from, separated by commas.
serve-log-level = debug, info, warning or error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [port] { $variable } cannot be “{ $value }”: it takes a whole number from 0 to 65535.
    [bot_workers] { $variable } cannot be “{ $value }”: it takes a whole number from 1 to 64, or 0 with PostgreSQL, where others let bots think.
    [bots_only] { $variable } cannot be “{ $value }”: it takes yes or no, and yes only with PostgreSQL.
    [bot_seconds] { $variable } cannot be “{ $value }”: it takes a number above 0, up to 3600.
    [tables_in_memory] { $variable } cannot be “{ $value }”: it takes a whole number from 1.
    [rate_limits] { $variable } cannot be “{ $value }”: it takes yes or no.
    [mcp] { $variable } cannot be “{ $value }”: it takes yes or no.
    [smtp] { $variable } cannot be “{ $value }”: it takes an address like smtp://user:password@mail.example.org:587.
    [mail_from] { $variable } cannot be “{ $value }”: it takes a sender like Labora <labora@example.org>.
    [notice_seconds] { $variable } cannot be “{ $value }”: it takes a number from 0 to 3600.
    [notice_pause] { $variable } cannot be “{ $value }”: it takes a number from 0 to 86400.
    [log_level] { $variable } cannot be “{ $value }”: it takes debug, info, warning or error.
   *[other] { $variable } cannot be “{ $value }”.
}

admin-help = Look after the service’s database: tables, messages, persons, backups.
admin-close-table = Close a table: nobody can decide there any more.
admin-remove-message = Remove a message from a table, by the number of its event.
admin-block-token = Block a token, given as it is or as its hash.
admin-block-person = Block a person on all devices, whatever links and codes there are.
admin-unblock-person = Let a blocked person in again.
admin-reports = List what was reported: report, when, person, table, number of the message; then the text.
admin-reports-all = Also those that are closed.
admin-close-report = Close a report: it is dealt with.
admin-no-report = There is no such report.
admin-find-person = List persons by name: id, since when, how many tables.
admin-delete-person = Delete a person’s name, devices, links and messages, also in the running service. A bot plays on.
admin-ratings = Compute the ratings of all people anew from their games, and say which are different.
admin-ratings-done = { $changed ->
    [0] Ratings computed anew: { $count }. None is different.
   *[other] Ratings computed anew: { $count }. Different now: { $changed }.
}
admin-backup = Write everything to a file, while the service runs.
admin-restore = Fill an empty database from such a file.
admin-done = Done.
admin-rows = { $rows ->
    [one] { $file }: one row.
   *[other] { $file }: { $rows } rows.
}
admin-no-message = There is no message with this number at the table.
admin-no-token = There is no such token.
admin-no-person = There is no such person.
admin-not-empty = The database is not empty: restore fills a new one only.
admin-no-backup = This file is not a backup.
admin-file = The file cannot be used: { $reason }.
