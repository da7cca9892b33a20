# The commands that run and administer the server.

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
