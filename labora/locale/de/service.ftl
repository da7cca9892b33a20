# What the service says: problems, and names that it makes up.

service-table-name = Tisch von { $name }
service-record-name = Aufzeichnung von { $name }

problem-who-are-you = Sag uns zuerst deinen Namen: Die Anfrage enthält kein gültiges Token.
problem-no-such-address = Unter dieser Adresse gibt es nichts.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-such-language = Diese Sprache gibt es hier nicht.
problem-no-such-number = So weit ist der Tisch noch nicht gekommen.
problem-no-such-recovery = Dieser Link gilt nicht: Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-lesson = Diese Lektion gibt es nicht.
problem-no-such-bot = Den Bot { $bot } gibt es nicht. Bots: { $bots }.
problem-no-such-answer = Das kann nicht die Antwort auf diese Frage sein.
problem-wrong-method = Diese Adresse kann so nicht verwendet werden.
problem-malformed = Die Anfrage war nicht zu verstehen.
problem-too-large = Die Anfrage ist zu groß.
# $where is the path of a field, $what an id.
problem-invalid = { $what ->
    [missing] In der Anfrage fehlt { $where }.
    [unknown] Die Anfrage hat ein unbekanntes Feld: { $where }.
    [too-short] { $where } ist zu kurz.
    [too-long] { $where } ist zu lang.
    [too-small] { $where } ist zu klein.
    [too-large] { $where } ist zu groß.
    [unprintable] { $where } darf nur druckbare Zeichen enthalten.
    [not-a-choice] { $where } ist keiner der möglichen Werte.
    [wrong-type] { $where } ist von der falschen Art: Nötig ist ein Text, eine Zahl, eine Liste oder Ähnliches.
   *[other] Der Wert von { $where } ist nicht möglich.
}
problem-wrong-origin = Die Anfrage kommt von einer fremden Seite.
problem-too-often = { $seconds ->
    [one] Das war zu oft. Versuche es in einer Sekunde wieder.
   *[other] Das war zu oft. Versuche es in { $seconds } Sekunden wieder.
}
problem-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige Seiten und versuche es noch einmal.
problem-storage = Die Partie konnte nicht gespeichert werden, darum hat sich nichts geändert. Bitte versuche es noch einmal.
problem-unexpected = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert.
problem-rules = Die Regeln erlauben das nicht.

problem-wrong-seats = { $players ->
    [one] Dieses Spiel hat einen Platz, nicht { $seats }.
   *[other] Dieses Spiel hat { $players } Plätze, nicht { $seats }.
}
problem-me-twice = Du selbst kannst nur auf einem Platz sitzen; weitere Plätze hier spielst du als „Dieses Gerät“.
problem-unratable = { $why ->
    [device] Eine gewertete Partie wird nicht an einem einzigen Gerät gespielt: Alle sitzen an ihrem eigenen.
    [model] An einem gewerteten Tisch nimmt kein Sprachmodell Platz.
   *[people] Zu einer gewerteten Partie gehören mindestens zwei Personen, jede auf ihrem eigenen Platz.
}
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-no-free-seat = Hier ist kein Platz frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-not-your-seat = Das ist nicht dein Platz.
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
problem-no-hint-now = Gerade gibt es keinen Tipp. Bitte versuche es noch einmal.
problem-creator-only = Das kann nur, wer den Tisch eröffnet hat.
problem-not-absent = Dieser Spieler ist da: Nur wer nicht da ist, kann durch einen Bot ersetzt werden.
problem-already-started = Das Spiel hat begonnen. Du kannst stattdessen aufgeben.
problem-not-playing = Das Spiel läuft gerade nicht.
problem-not-started = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
problem-over = Das Spiel ist zu Ende.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-closed = Dieser Tisch ist geschlossen.
problem-read-only = Seit dieser Partie haben sich die Regeln geändert: Man kann die Partie nur noch ansehen, bis zum letzten erlaubten Spielzug. Nimm bis dorthin zurück, um weiterzuspielen.

problem-conflict = Inzwischen ist am Tisch etwas anderes geschehen. Sieh noch einmal hin, bevor du dich entscheidest.
problem-not-your-turn = Du hast gerade nichts zu entscheiden.
problem-not-possible = Das ist jetzt nicht möglich.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-nobody-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
problem-asked-yourself = Du hast gefragt: Zustimmen müssen die anderen.
problem-seats-of-record = In einer Partie aus einer Aufzeichnung spielst nur du selbst an diesem Gerät, oder es spielen Bots.

service-broken = seither haben sich die Regeln geändert, und der Zug { $move } ist nicht mehr möglich. { $why }
problem-newer-version = Eine neuere Version des Dienstes hat diesen Tisch fortgesetzt. Hier kann er angesehen, aber nicht verändert werden.
problem-unreadable = Die gespeicherten Daten dieses Tisches sind ab hier nicht lesbar.
problem-too-long = Diese Partie ist zu lang geworden, um hier fortgesetzt zu werden.
problem-record-too-long = Die Aufzeichnung hat mehr als { $limit } Entscheidungen. Mehr sind nicht erlaubt.
problem-no-replay-now = Die Aufzeichnung kann gerade nicht gelesen werden. Bitte versuche es noch einmal.
problem-no-such-device = Dieses Gerät gibt es nicht.
problem-no-such-message = Diese Nachricht gibt es an diesem Tisch nicht.
problem-no-such-person = Auf diesem Platz sitzt kein Mensch.
problem-no-such-page = Diese Seite gibt es nicht, oder sie ist privat.
problem-not-your-name = Das ist nicht dein Name: Es wurde nichts gelöscht.
problem-too-many-waiting = { $limit } deiner Tische warten schon auf Mitspieler. Schließe zuerst einen davon.
problem-too-many-with-bots = An { $limit } deiner Tische spielen schon Bots. Beende oder schließe zuerst einen davon.
problem-wrong-host = Unter dem Namen { $host } ist dieser Dienst nicht eingetragen. Wer ihn betreibt, trägt den Namen in LABORA_HOSTS ein.
problem-nobody-to-ask = Wer zustimmen müsste, hat die Partie verlassen.
problem-not-absent-long-enough = { $minutes ->
    [one] Dieser Spieler kommt vielleicht zurück. In einer Minute kann ein Bot den Platz nehmen.
   *[other] Dieser Spieler kommt vielleicht zurück. In { $minutes } Minuten kann ein Bot den Platz nehmen.
}
