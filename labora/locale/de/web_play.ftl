# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Zurücknehmen
web-take-back-menu = Züge zurücknehmen …
web-take-back-title = Zurücknehmen bis vor …
web-take-back-none = Es gibt noch nichts zurückzunehmen.
web-take-back-which = Ab welchem Zug soll zurückgenommen werden?
web-take-back-alone = { $count ->
    [one] Dieser eine Zug wird zurückgenommen.
   *[other] Diese { $count } Züge werden zurückgenommen.
}
# $names are the names of $people persons: "Anna und Bert".
web-take-back-ask = { $count ->
    [one] { $people ->
        [one] Dieser eine Zug wird zurückgenommen, wenn { $names } zustimmt.
       *[other] Dieser eine Zug wird zurückgenommen, wenn { $names } zustimmen.
    }
   *[other] { $people ->
        [one] Diese { $count } Züge werden zurückgenommen, wenn { $names } zustimmt.
       *[other] Diese { $count } Züge werden zurückgenommen, wenn { $names } zustimmen.
    }
}
web-take-back-do = { $asks ->
    [true] Die anderen fragen
   *[false] Zurücknehmen
}
# $turn is one of the two below.
web-undo-asked = { $name } möchte alles ab hier zurücknehmen: { $turn }.
web-undo-you-asked = Du möchtest alles ab hier zurücknehmen: { $turn }.
web-undo-to-turn = Runde { $round }, { $words }
web-undo-to-begin = der Anfang
web-undo-agreed = Zugestimmt: { $names }.
web-undo-waits = Es fehlt noch: { $names }.
web-undo-yes = Zustimmen
web-undo-no = Ablehnen
web-undo-withdraw = Zurückziehen
web-undo-refused = { $name } hat die Rücknahme abgelehnt.
web-key-back = ganze Züge zurücknehmen

# Standing answers

web-standing-hired = Wenn jemand dir einen Arbeitsauftrag erteilt
web-standing-settling = Siedlungsphase { $phase }
web-standing-pass = Verzichten
web-standing-about-pass = dein Zug in dieser Siedlungsphase endet von selbst
web-pass-phase = Auf diese Phase verzichten

# Why not

web-why-turn = { $name } ist am Zug.
web-why-watching = Du schaust an diesem Tisch nur zu.
web-why-over = Das Spiel ist zu Ende.
web-why-question = Beantworte zuerst diese Frage: { $question }
web-why-settlement = Siedlungen werden nicht genutzt, sondern zählen am Ende.
web-why-nothing-fits = Nichts, was du bezahlen kannst, passt hierher.
web-why-coming = Dieses Gebäude kommt in Runde { $round } in die Auslage.
web-why-not-now = Das ist jetzt nicht möglich.

# Hints

web-hint = Was würde der Mönch tun?
web-hint-thinking = Der Mönch überlegt …
web-hint-none = Der Mönch würde den Zug beenden.
web-hint-problem = Kein Tipp: { $reason }
web-hint-again = Noch einmal fragen
web-hint-turn = { $rank ->
    [1] Seine erste Wahl
    [2] Seine zweite
   *[other] Seine dritte
}
web-hint-scores = Was er am Ende erwartet
web-hint-sure = { $sure ->
    [high] Er ist sich sicher.
    [middle] Er ist sich ziemlich sicher.
   *[low] Es ist knapp.
}
web-hint-play = So spielen
web-hint-play-about = Der Zug liegt dann auf dem Tisch; er ist nicht beendet, und „Rückgängig“ nimmt ihn zurück.
web-hint-end = Zug beenden
web-hints-allowed = Alle dürfen um Tipps bitten
web-hints-setting = Tipps
web-key-hint = Tipp

# After the end

web-rematch-join = { $name } bittet zur Revanche: Platz nehmen

# What a screen reader hears

web-others = Die Mitspieler
web-heard-your-turn = Du bist am Zug. { $question }
web-heard-turn = { $name } ist am Zug.
