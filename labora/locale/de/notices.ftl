# Was Leute erfahren, die nicht da sind: durch ihren Browser, per E-Mail, durch andere Dienste.

notice-turn = Du bist am Zug: „{ $table }“.
notice-invited = { $name } lädt dich ein: „{ $table }“.
notice-undo = { $name } möchte etwas zurücknehmen: „{ $table }“.
notice-over = Das Spiel „{ $table }“ ist zu Ende. Gewonnen: { $winners }.
notice-test = Von jetzt an sagt dir Labora hier, was an deinen Tischen geschieht.
notice-several = { $count ->
    [one] Neues an einem deiner Tische
   *[other] Neues an { $count } deiner Tische
}
notice-stop = Diese Nachrichten abschalten
notice-confirm-title = Darf Labora dir schreiben?
notice-confirm-text = Jemand hat diese Adresse eingetragen, um zu erfahren, was an den eigenen Tischen von Ora et Labora geschieht. Wenn du es warst, öffne diesen Link und bestätige es. Wenn nicht, ist nichts zu tun: Es kommt keine weitere E-Mail.
# Warum die letzte Nachricht nicht ankam.
notice-problem = { $problem ->
    [own-network] Die Adresse liegt im eigenen Netz des Dienstes, dorthin schreibt er nicht.
    [unreachable] Der Empfänger hat nicht geantwortet.
    [refused] Der Empfänger hat die Nachricht nicht angenommen.
    [redirected] Der Empfänger verweist auf eine andere Adresse. Bitte die endgültige eintragen.
   *[mail] Der E-Mail-Versand des Dienstes funktioniert im Augenblick nicht.
}

problem-no-such-channel = Dieser Link gilt nicht mehr, oder die Adresse wurde entfernt.
problem-no-such-way = Auf diesem Weg kann dieser Dienst keine Nachrichten senden.
problem-too-many-channels = Nachrichten gehen an höchstens { $limit } Adressen. Entferne zuerst eine davon.
problem-no-topic = Das ist nicht die Adresse eines Themas. Ein Beispiel: https://ntfy.sh/mein-thema.
problem-no-mail-address = Das ist keine E-Mail-Adresse.
problem-asked-already = An diese Adresse ging schon mehrmals eine Anfrage. Sieh in deinem Postfach nach, oder versuch es morgen wieder.
problem-no-web-address = An diese Adresse kann nicht geschrieben werden. Nötig ist eine, die mit https:// beginnt, ohne Namen und Passwort darin.
problem-own-network = Diese Adresse liegt im eigenen Netz des Dienstes. Wer ihn betreibt, kann sie mit LABORA_NOTICE_HOSTS erlauben.
problem-no-such-host = Unter dieser Adresse gibt es keinen Server.
problem-no-such-invitation = Diese Einladung gibt es nicht mehr.
problem-too-many-invited = Zu einem Tisch können höchstens { $limit } Leute eingeladen werden.
