# Wie jemand erfahren möchte, was an den eigenen Tischen geschieht, während man weg ist.

web-notices = Nachrichten
web-notices-about = Aus, bis du etwas einschaltest. Du erfährst, was an deinen Tischen geschieht, während du sie nicht ansiehst, mehrere Tische zusammen.
web-notices-here = In diesem Browser
web-notices-not-here = Dieser Browser erlaubt es nicht oder kann es nicht.
web-notices-by = Oder durch
web-notices-kind = { $kind ->
    [push] Ein Browser
    [email] E-Mail
    [ntfy] ntfy
    [discord] Discord
    [slack] Slack
   *[json] Webhook (JSON)
}
web-notices-address = { $kind ->
    [email] E-Mail-Adresse
    [ntfy] Adresse des Themas
   *[other] Adresse des Webhooks
}
web-notices-example = { $kind ->
    [email] ich@example.org
    [ntfy] https://ntfy.sh/mein-thema
    [discord] https://discord.com/api/webhooks/…
    [slack] https://hooks.slack.com/services/…
   *[json] https://example.org/hook
}
web-notices-add = Hinzufügen
web-notices-on = Hier Bescheid sagen
web-notices-occasion = { $occasion ->
    [turn] wenn ich am Zug bin
    [invited] wenn mich jemand einlädt
    [undo] wenn jemand etwas zurücknehmen möchte
   *[over] wenn ein Spiel endet
}
web-notices-unconfirmed = Öffne den Link in der E-Mail an diese Adresse. Vorher wird nichts anderes dorthin gesendet.
web-notices-tried = { $on ->
    [true] Es wird wieder versucht.
   *[false] Nach mehreren Versuchen wurde es abgeschaltet.
}
web-notices-test = { $again ->
    [true] Noch einmal fragen
   *[false] Ausprobieren
}
web-notices-remove = Entfernen
web-notices-confirm = Darf Labora dir schreiben?
web-notices-confirm-about = Bestätige, dass diese E-Mail-Adresse deine ist und dass du dort erfahren möchtest, was an deinen Tischen geschieht.
web-notices-confirm-do = Ja, schreibt mir
web-notices-confirm-done = Von jetzt an erfährst du es per E-Mail.
web-notices-unsubscribe = Keine Nachrichten mehr
web-notices-unsubscribe-about = Nachrichten dorthin, wo dieser Link stand, werden abgeschaltet. Auf deiner Seite lassen sie sich wieder einschalten.
web-notices-unsubscribe-do = Abschalten
web-notices-unsubscribe-done = Abgeschaltet.
