# What the engine refuses.

error-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-nothing-to-undo = Nichts kann zurückgenommen werden: Der Zug hat gerade erst begonnen, oder seitdem hat jemand anderes entschieden.
error-no-mode = Den Modus „{ $value }“ gibt es nicht. Modi: { $known }.
error-no-variant = Die Variante „{ $value }“ gibt es nicht. Varianten: { $known }.
error-no-quarry = Der C-Steinbruch kann nur im kurzen Spiel zu viert in Frankreich weggelassen werden.
# $text is what was given, $decision the id of the open decision.
error-no-option = „{ $text }“ ist hier keine mögliche Antwort.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] So lang ist die Zeile einer Stellung nicht.
    [fields] Das ist nicht die Zeile einer Stellung: Felder fehlen, sind unbekannt oder stehen doppelt da.
    [number] Eine Zahl in der Zeile ist zu klein oder zu groß: „{ $text }“.
    [setup] Diesen Modus oder diese Variante gibt es nicht.
    [name] Die Zeile nennt etwas, das es nicht oder nicht an dieser Stelle gibt: „{ $text }“.
    [cards] Diese Stellung kann nicht vorkommen: Eine Karte ist doppelt da, nicht im Spiel oder noch nicht im Spiel.
    [goods] Diese Stellung kann nicht vorkommen: Es gibt Waren, die dort nicht sein können.
    [land] Diese Stellung kann nicht vorkommen: Die Landschaften passen nicht zusammen.
    [clergymen] Diese Stellung kann nicht vorkommen: Die Geistlichen können nicht so stehen.
    [wheel] Diese Stellung kann nicht vorkommen: Das Ertragsrad kann nicht so stehen.
    [round] Diese Stellung kann nicht vorkommen: Diese Runde hat keinen solchen Schritt oder Spielzug.
    [decision] Diese Stellung kann nicht vorkommen: Diese Entscheidung steht dort nicht an, oder es gibt nichts zu wählen.
   *[other] Diese Stellung kann in keiner Partie vorkommen.
}
error-bot-no-file = Die Datei { $file } gibt es nicht.
error-bot-no-class = { $file } hat keine Klasse { $class }, die ein labora.bots.Bot ist.
error-bot-broken = { $file } kann nicht geladen werden: { $reason }.
error-bot-failed = Die Arena wurde abgebrochen, weil { $bot } einen Fehler ausgelöst hat: { $reason }.
error-bot-no-program = Das Programm „{ $command }“ gibt es nicht. Ein eigenes Programm gibst du so an: exec:./mybot.
error-cluster-no-answer = { $address ->
    [auto] Auf diesem Rechner gibt es keinen Ray-Cluster. „ray start --head“ startet einen; oder RAY_ADDRESS sagt, wo er ist.
   *[other] Unter { $address } antwortet kein Ray-Cluster. „ray start --head“ startet dort einen; oder RAY_ADDRESS sagt, wo er ist.
}
error-cluster-unfit = Der Ray-Cluster unter { $address } ist nicht brauchbar: { $reason }
error-cluster-differs = Der Knoten { $node } hat Labora { $there }, hier ist es { $here }. Auf jedem Knoten dasselbe installieren: Sonst wären die Ergebnisse nicht dieselben.
error-cluster-lacks = Dem Knoten { $node } fehlt das Python-Paket { $module }. Dort installieren, was hier installiert ist.
error-cluster-work = Der Knoten { $node } konnte seine Arbeit nicht tun: { $reason }
error-cluster-lost = Der Cluster hat Arbeit endgültig verloren: { $reason }
error-other = Das ist nicht möglich.
