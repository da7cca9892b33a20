# `labora serve` and `admin`. In English only.

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
admin-no-report = There is no such report.
admin-ratings-done = { $changed ->
    [0] Ratings recomputed: { $count }. None changed.
   *[other] Ratings recomputed: { $count }. Changed: { $changed }.
}
admin-done = Done.
admin-rows = { $rows ->
    [one] { $file }: one row.
   *[other] { $file }: { $rows } rows.
}
admin-no-message = There is no message with this number at the table.
admin-no-token = There is no such token.
admin-no-person = There is no such user.
admin-not-empty = The database is not empty. A backup can only be restored into a new database.
admin-no-backup = This file is not a backup, or it is damaged.
admin-file = Cannot use the file: { $reason }.
