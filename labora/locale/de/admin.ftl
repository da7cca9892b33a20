# The commands that run the service and look after it.

# $where is a file, or a host with port and name; $reason is what the system or the database says.
database-unusable = { $problem ->
    [newer] Eine neuere Version von Labora hat die Datenbank { $where } umgestellt. Starte diese Version.
    [away] Unter { $where } antwortet keine Datenbank: { $reason }. Starte sie, oder berichtige die Einstellung „database“.
    [folder] Für die Datenbank { $where } gibt es keinen Ordner. Lege ihn an, oder berichtige die Einstellung „database“.
    [access] Die Datenbank { $where } lässt sich hier nicht öffnen. Prüfe, wer die Datei und ihren Ordner lesen und schreiben darf.
    [full] Auf dem Datenträger ist kein Platz mehr für die Datenbank { $where }.
    [damaged] Die Datei { $where } ist beschädigt oder keine Datenbank. Verschiebe sie und spiele eine Sicherung ein.
   *[other] Die Datenbank { $where } kann nicht verwendet werden: { $reason }.
}
