# The commands that run the service and look after it.

serve-help = Den Spielserver starten, für diesen Rechner, einen Verein oder das ganze Internet.
serve-host = Die Adresse, an der der Dienst lauscht; 0.0.0.0 für alle.
serve-port = Der Port, an dem der Dienst lauscht.
serve-database = Wo alles aufbewahrt wird: sqlite:///labora.db oder postgresql://user@host/name.
serve-web = Der Ordner eines gebauten Browserprogramms, statt dessen, das dem Paket beiliegt.
serve-bot-workers = In wie vielen Prozessen die Bots denken; 0 überlässt es Diensten, die mit --bots-only gestartet sind.
serve-bots-only = Nur Bots denken lassen, für alle Dienste an derselben PostgreSQL-Datenbank.
serve-origins = Andere Adressen, von denen Seiten kommen dürfen, durch Kommas getrennt.
serve-log-level = debug, info, warning oder error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [database] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine Adresse wie sqlite:///labora.db oder postgresql://name:passwort@rechner/datenbank.
    [port] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine ganze Zahl von 0 bis 65535.
    [bot_workers] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine ganze Zahl von 1 bis 64, oder 0 mit PostgreSQL, wo andere die Bots denken lassen.
    [bots_only] { $variable } kann nicht „{ $value }“ sein: Möglich ist yes oder no, und yes nur mit PostgreSQL.
    [bot_seconds] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine Zahl über 0 bis 3600.
    [tables_in_memory] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine ganze Zahl ab 1.
    [rate_limits] { $variable } kann nicht „{ $value }“ sein: Möglich ist yes oder no.
    [mcp] { $variable } kann nicht „{ $value }“ sein: Möglich ist yes oder no.
    [smtp] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine Adresse wie smtp://name:passwort@mail.example.org:587.
    [mail_from] { $variable } kann nicht „{ $value }“ sein: Möglich ist ein Absender wie Labora <labora@example.org>.
    [notice_seconds] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine Zahl von 0 bis 3600.
    [notice_pause] { $variable } kann nicht „{ $value }“ sein: Möglich ist eine Zahl von 0 bis 86400.
    [log_level] { $variable } kann nicht „{ $value }“ sein: Möglich ist debug, info, warning oder error.
   *[other] { $variable } kann nicht „{ $value }“ sein.
}

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

admin-help = Die Datenbank des Dienstes pflegen: Tische, Nachrichten, Personen, Spielstärken, Sicherungen.
admin-close-table = Einen Tisch schließen: Dort kann niemand mehr etwas entscheiden.
admin-remove-message = Eine Nachricht von einem Tisch entfernen, nach der Nummer ihres Ereignisses.
admin-block-token = Ein Token sperren, angegeben, wie es ist, oder als Hash.
admin-find-person = Personen nach Namen auflisten: Id, seit wann, wie viele Tische.
admin-delete-person = Namen, Geräte, Links und Nachrichten einer Person löschen, auch im laufenden Dienst. Ein Bot spielt weiter.
admin-ratings = Die Spielstärke aller Personen aus ihren Partien neu berechnen und sagen, wo sie sich ändert.
admin-ratings-done = { $changed ->
    [0] Neu berechnet: { $count }. Nichts hat sich geändert.
   *[other] Neu berechnet: { $count }. Jetzt anders: { $changed }.
}
admin-backup = Alles in eine Datei schreiben, während der Dienst läuft.
admin-restore = Eine leere Datenbank aus einer solchen Datei füllen.
admin-done = Fertig.
admin-rows = { $rows ->
    [one] { $file }: eine Zeile.
   *[other] { $file }: { $rows } Zeilen.
}
admin-no-message = Eine Nachricht mit dieser Nummer gibt es an dem Tisch nicht.
admin-no-token = Dieses Token gibt es nicht.
admin-no-person = Diese Person gibt es nicht.
admin-not-empty = Die Datenbank ist nicht leer: Wiederherstellen füllt nur eine neue.
admin-no-backup = Diese Datei ist keine Sicherung.
admin-file = Die Datei kann nicht verwendet werden: { $reason }.
admin-block-person = Eine Person auf allen Geräten sperren, welche Links und Codes es auch gibt.
admin-unblock-person = Eine gesperrte Person wieder einlassen.
admin-reports = Meldungen auflisten: Meldung, wann, Person, Tisch, Nummer der Nachricht; dann der Text.
admin-reports-all = Auch die erledigten.
admin-close-report = Eine Meldung als erledigt schließen.
admin-no-report = Diese Meldung gibt es nicht.
