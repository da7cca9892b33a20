# Wie jemand erfahren möchte, was an den eigenen Tischen geschieht, während man weg ist.

web-notices = Benachrichtigungen
web-notices-about = Ausgeschaltet, bis du etwas einschaltest. Du erfährst, was an deinen Tischen geschieht, während du nicht hinsiehst; mehrere Tische werden zusammengefasst.
web-notices-here = In diesem Browser
web-notices-not-here = Dieser Browser erlaubt es nicht oder kann es nicht.
web-notices-by = Oder per
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
web-notices-on = Eingeschaltet
web-notices-occasion = { $occasion ->
    [turn] wenn ich am Zug bin
    [invited] wenn mich jemand einlädt
    [undo] wenn jemand etwas zurücknehmen möchte
   *[over] wenn eine Partie endet
}
web-notices-unconfirmed = Öffne den Link in der E-Mail an diese Adresse. Vorher wird nichts anderes dorthin gesendet.
web-notices-tried = { $on ->
    [true] Es wird weiter versucht.
   *[false] Nach mehreren Versuchen wurde es abgeschaltet.
}
web-notices-test = { $again ->
    [true] Bestätigungsmail noch einmal senden
   *[false] Ausprobieren
}
web-notices-remove = Entfernen
web-notices-confirm = Darf Labora dir schreiben?
web-notices-confirm-about = Bestätige, dass diese E-Mail-Adresse deine ist und dass du dort erfahren möchtest, was an deinen Tischen geschieht.
web-notices-confirm-do = Ja, gern
web-notices-confirm-done = Benachrichtigungen per E-Mail sind eingeschaltet.
web-notices-unsubscribe = Keine Nachrichten mehr
web-notices-unsubscribe-about = Auf dem Weg, auf dem du diesen Link bekommen hast, kommen dann keine Nachrichten mehr. Auf deiner Seite lassen sie sich wieder einschalten.
web-notices-unsubscribe-do = Abschalten
web-notices-unsubscribe-done = Abgeschaltet.
