# Entscheiden: was die Seite sagt, bevor etwas zählt.

web-ending = { $coming ->
    [0] Gebäude übrig: { $left }. Bei höchstens { $limit } endet die Partie.
   *[other] Gebäude übrig: { $left }, noch in den Stapeln: { $coming }. Nach Phase { $phase } endet die Partie bei höchstens { $limit }.
}
web-ending-then = { $last ->
    [true] Dann wird der Spielzug zu Ende geführt, und der andere hat noch eine letzte Aktion.
   *[false] Dann wird die Runde zu Ende gespielt und gewertet.
}

web-invited = Du bist eingeladen. Sag deinen Namen und setz dich.
web-takes-sitting = Das dauert am Stück etwa { $minutes } Minuten.
web-takes-days = Gespielt wird über mehrere Tage. Zeit für jeden Spielzug: { $time }.

idle-missing = es fehlt: { $missing }
idle-wheel = das Rad gibt nichts
idle-no-prior = nirgends steht ein Prior
idle-no-forest = kein Wald
idle-no-wonder = kein Wunder mehr da
idle-too-few-kinds = zu wenige Warensorten
idle-nothing-to-build = kein Gebäude möglich
idle-nothing-to-settle = keine Siedlung möglich
idle-other = jetzt ohne Wirkung
web-idle = Das bringt nichts: { $why }.
web-confirm-idle = { $act ->
    [fell] Ohne Ertrag fällen
    [cut] Ohne Ertrag stechen
    [contract] Zahlen, ohne zu nutzen
   *[other] Einsetzen, ohne zu nutzen
}

web-on-table = Wähle direkt auf dem Tisch.
web-plot-key = { $key ->
    [place] Stelle
    [side] Seite
   *[buy] kaufen
}

web-several = { $kind ->
    [forest] { $count ->
        [one] Einen Wald entfernen
       *[other] { $count } Wälder entfernen
    }
   *[other] { $count ->
        [one] Eine Ware geben
       *[other] { $count } verschiedene Waren geben
    }
}
web-several-more = { $count ->
    [one] Noch eins wählen.
   *[other] Noch { $count } wählen.
}

web-act-hint = Tipp
web-setting-tune = Klang
web-tune = { $tune ->
    [knock] ein Klopfen
    [strings] Saiten
   *[bell] eine Glocke
}
web-tune-try = Anhören
web-notes = Meine Notizen
web-notes-about = Nur du siehst sie, nur in diesem Browser.
