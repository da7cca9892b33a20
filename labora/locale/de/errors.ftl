# What the engine refuses.

error-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-nothing-to-undo = Nichts kann zurückgenommen werden: Der Zug hat gerade erst begonnen, oder seitdem hat jemand anderes entschieden.
error-no-mode = Einen Modus „{ $value }“ gibt es nicht. Modi: { $known }.
error-no-variant = Eine Variante „{ $value }“ gibt es nicht. Varianten: { $known }.
error-no-quarry = Der C-Steinbruch kann nur im kurzen Spiel zu viert in Frankreich weggelassen werden.
# $text is what was given, $decision the id of the open decision.
error-no-option = „{ $text }“ ist hier keine mögliche Antwort.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] So lang ist die Zeile einer Stellung nicht.
    [fields] Das ist nicht die Zeile einer Stellung: Felder fehlen, sind unbekannt oder stehen doppelt da.
    [number] Eine Zahl in der Zeile ist zu klein oder zu groß: „{ $text }“.
    [setup] Ein solches Spiel gibt es nicht.
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
error-bot-no-file = Eine Datei { $file } gibt es nicht.
error-bot-no-class = { $file } hat keine Klasse { $class }, die ein labora.bots.Bot ist.
error-bot-broken = { $file } kann nicht geladen werden: { $reason }.
error-bot-no-program = Ein Programm „{ $command }“ gibt es nicht. Ein eigenes Programm wird so genannt: exec:./mybot.
error-other = Das ist nicht möglich.
