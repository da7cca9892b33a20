lesson-fetch-name = holen
lesson-fetch-title = Waren vom Rad holen
lesson-fetch-what = Das Getreide hat auf dem Rad gewartet und ist auf { $grain } gereift. Schick [einen Laienbruder](lay-brother) auf deinen Bauernhof, um es zu holen: Klick auf den Bauernhof.
lesson-fetch-why = Jede Runde dreht sich das Rad, und die Waren darauf werden mehr oder bleiben gleich viele, bis jemand sie nimmt; dann beginnen sie wieder bei 0. Ein Geistlicher arbeitet nur einmal, egal ob er { $clay } Lehm bringt oder { $grain } Getreide. Hol also zuerst, was reif ist.
lesson-fetch-done = Getreide: { $grain } für dich. Der Anzeiger beginnt wieder bei 0, und dein Laienbruder bleibt auf dem Bauernhof, bis alle deine Geistlichen gearbeitet haben.
lesson-fetch-other = Das kannst du so lassen. Aber das Getreide steht auf { $grain }, höher als jede andere Ware auf dem Rad: Hol zuerst, was reif ist.
lesson-fetch-not-yet = Wähle Getreide und bestätige.

lesson-build-name = bauen
lesson-build-title = Bauen und sehen, was es kostet
lesson-build-what = Jede Karte mit goldenem Rand kannst du bezahlen. Klick in [der Auslage](display) auf die Steinhandlung, sie kostet 1 Holz. Wähl dann einen Platz auf deinem Land.
lesson-build-why = Der Preis steht in der Mitte der Karte; unten steht, auf welchem Gelände sie liegen darf. Ein Gebäude bleibt das ganze Spiel, und die Zahl in [seinem Schild](economic) zählt am Ende.
lesson-build-done = Gebaut und bezahlt: { $points } Punkte mehr. Von nun an können deine Geistlichen dort arbeiten.
lesson-build-other = Das kannst du so lassen. Aber du hast die Waren für ein Gebäude, und jedes Gebäude bringt Punkte und einen neuen Platz zum Arbeiten.
lesson-build-not-yet = Wähl einen Platz auf deinem Land und bestätige.

lesson-home-name = Rück­kehr
lesson-home-title = Sind alle eingesetzt, kehren alle zurück
lesson-home-what = Nur noch einer deiner Geistlichen ist frei. Schick ihn ins Klosterstammhaus, um { $coin } Münzen zu holen, und beende dann deinen Zug.
lesson-home-why = Wer alle Geistlichen eingesetzt hat, bekommt zu Beginn der nächsten Runde alle zurück. Solange noch einer frei ist, kehrt keiner zurück.
lesson-home-done = Eine neue Runde, und alle deine Geistlichen sind wieder frei. Lass den letzten also nicht lange untätig.
lesson-home-other = Das kannst du so lassen. Aber zwei deiner Geistlichen sind eingesetzt und kehren erst zurück, wenn auch der dritte gearbeitet hat.
lesson-home-not-yet = { $begun ->
    [true] Nimm die Münzen und bestätige.
   *[false] Er ist eingesetzt. Beende jetzt deinen Zug und schau, wie die neue Runde beginnt.
}

lesson-prior-name = Prior
lesson-prior-title = Der Prior arbeitet sofort im neuen Gebäude
lesson-prior-what = Bau die Torfköhlerei; sie kostet 1 Lehm. Dann wirst du gefragt, ob [der Prior](prior-man) hineingehen soll: Sag Ja.
lesson-prior-why = Nur der Prior darf in ein neues Gebäude sofort hinein, ohne weitere Aktion. Darum wird er oft zurückgehalten.
lesson-prior-done = In einem Zug gebaut und genutzt. Der Prior bleibt dort, bis alle deine Geistlichen zurückkehren.
lesson-prior-other = Das kannst du so lassen. Aber dein Prior ist frei: Ein Gebäude, das du jetzt baust, kann noch im selben Zug für dich arbeiten.
lesson-prior-not-yet = Wähl einen Platz, lass den Prior hinein und bestätige.

lesson-settle-name = siedeln
lesson-settle-title = Ein Dorf ernähren
lesson-settle-what = Eine Siedlungsphase: Du darfst [eine Siedlung](settlement) bauen. Wähl das Bauerndorf, leg es zwischen Bauernhof und Klosterstammhaus und bezahl die [Nahrung](food) und [Energie](energy), die es kostet.
lesson-settle-why = Am Ende bringt eine Siedlung ihren Wohnwert und die Wohnwerte der Nachbarn: oben, unten, links und rechts. Das sind die Zahlen in den blauen Häusern. An dieses Feld grenzen drei Gebäude, an das andere fast nichts.
lesson-settle-done = { $points } Punkte mehr: Aus Waren ist ein Dorf geworden, und seine Nachbarn zählen mit.
lesson-settle-other = Das kannst du so lassen. Aber eine Siedlung lebt von den Häusern ihrer Nachbarn, und nirgends stehen sie so dicht wie neben deinem Bauernhof.
lesson-settle-not-yet = Wähl, wo das Dorf liegen soll, bezahl und bestätige.

lesson-contract-name = Auftrag
lesson-contract-title = In einem fremden Gebäude arbeiten
lesson-contract-what = Blau hat eine Windmühle, und du hast Getreide. Klick auf diese Windmühle, zahl eine Münze für den Arbeitsauftrag und mahl dein Getreide.
lesson-contract-why = Die Münze bekommt der Eigentümer, und er setzt einen seiner Geistlichen ein; deine bleiben, wo sie sind. Was das Gebäude bringt, gehört dir.
lesson-contract-done = Aus deinem Getreide sind Mehl und Stroh geworden, und du hast dafür keinen Geistlichen gebraucht.
lesson-contract-other = Das kannst du so lassen. Aber gegen die Gebühr kannst du jedes unbesetzte Gebäude nutzen, dessen Eigentümer einen freien Geistlichen hat, und eine Mühle macht aus jedem Getreide Mehl und Stroh.
lesson-contract-not-yet = Bezahl, wähl, wie viel Getreide du mahlst, und bestätige.

lesson-chain-name = Kette
lesson-chain-title = Aus Getreide wird Mehl, aus Mehl wird Brot
lesson-chain-what = Die Mühle hat aus deinem Getreide Mehl gemacht, und inzwischen hast du eine Bäckerei gebaut. Klick auf sie: Back das ganze Mehl, bezahl die Energie und verkauf, was du nicht brauchst.
lesson-chain-why = Mit jedem Schritt sind Waren mehr wert: Mehl gibt { $flour } Nahrung, Brot gibt { $bread }. Zum Backen brauchst du [Energie](energy): Holz, Torf und Torfkohle brennen.
lesson-chain-done = Brot für deine Dörfer und Münzen dazu. So werden Waren auf dem Weg vom Rad zum Tisch immer wertvoller.
lesson-chain-other = Das kannst du so lassen. Aber Mehl gibt nur { $flour } Nahrung, gebacken gibt es { $bread }.
lesson-chain-not-yet = Wähl, wie viel du backst und verkaufst, und bestätige.

lesson-land-name = Land
lesson-land-title = Fällen, stechen, Land kaufen
lesson-land-what = Dein Land ist fast voll. Fäll Holz in einem Wald: Das bringt Holz und macht Platz. Kauf danach auch noch einen Landstrich; das kostet Münzen, aber keine Aktion.
lesson-land-why = Zum Holzfällen und Torfstechen brauchst du keinen Geistlichen. Land wird nie billiger: Das billigste wird zuerst verkauft. Früh kaufen lohnt sich also.
lesson-land-done = Holz im Vorrat und Platz für Gebäude und Dörfer.
lesson-land-other = Das kannst du so lassen. Aber ohne Platz kannst du nichts bauen: Fällen macht ein Feld frei, und ein Landstrich bringt eine ganze Reihe.
lesson-land-not-yet = { $begun ->
    [true] Bestätige noch, dann ist es geschafft.
   *[false] Eines von beiden fehlt noch: Holz fällen (das ist deine Aktion) oder einen Landstrich kaufen (das kostet Münzen).
}

lesson-points-name = Punkte
lesson-points-title = Woher Punkte kommen
lesson-points-what = Deine Steinhandlung hat dir Stein gebracht. Bau den Markt direkt unter dein Dorf. [Sein Schild](economic) zählt für sich, [sein Haus](dwelling-value) für das Dorf daneben.
lesson-points-why = Ein Gebäude bringt die Zahl in seinem Schild. Eine Siedlung bringt ihr eigenes Haus und die Häuser der Nachbarn; ein gutes Haus zwischen zwei Dörfern zählt also für beide. Auch manche Waren bringen Punkte.
lesson-points-done = { $points } Punkte in einem Zug: für den Schild und für das Haus, das auch für das Dorf zählt.
lesson-points-other = Das kannst du so lassen. Aber direkt unter deinem Dorf zählt der Markt doppelt: mit seinem Schild und mit seinem Haus.
lesson-points-not-yet = Wähl das Feld direkt unter deinem Dorf und bestätige.

lesson-aim-name = Ziel
lesson-aim-title = Worauf es ankommt
lesson-aim-what = Es ist spät im Spiel. Finde einen Zug, der { $least } Punkte oder mehr bringt. Ein Tipp: Die Klosterwerkstatt von Grün macht aus Lehm und Stein Keramik und Ornamente.
lesson-aim-why = Punkte kommen von Siedlungen zwischen guten Häusern, von Schilden und von wertvollen Waren. Bau erst eine Kette auf, ernähr dann Dörfer und mach zuletzt aus allem, was du hast, Punkte.
lesson-aim-done = { $points } Punkte in einem Zug. Nun weißt du, wie es geht: reife Waren, eine Kette und satte Dörfer zwischen guten Häusern.
lesson-aim-other = Das kannst du so lassen; es hat deinen Punktestand um { $points } verändert. Aber Lehm und Stein zählen am Ende nichts, Keramik und Ornamente schon.
lesson-aim-not-yet = Mach mit diesem Zug weiter.

quiz-wheel = Ein Laienbruder geht auf deinen Bauernhof und nimmt Getreide. Wie viel bringt er?
quiz-wheel-why = Der Anzeiger für Getreide steht auf { $count }: So viel bringt er, und der Anzeiger beginnt wieder bei 0.
quiz-home = Der letzte deiner Geistlichen geht ins Klosterstammhaus, und die Runde endet. Wie viele sind frei, wenn die nächste beginnt?
quiz-home-why = { $count }: Alle waren eingesetzt, also kehren alle zurück.
quiz-pay = Das sind deine Waren. Kannst du damit einen Marktflecken bezahlen?
quiz-pay-why = { $count ->
    [0] Nein, es fehlt Nahrung: Holz und Torf wärmen, machen aber niemanden satt.
   *[other] Ja, Nahrung und Energie reichen.
}
quiz-settlement = Wie viele Punkte bringt die Siedlung in der Mitte?
quiz-settlement-why = { $count }: ihr eigenes Haus und die Häuser der Nachbarn. Ecken zählen nicht.
quiz-market = Du baust den Markt direkt neben eines deiner Dörfer. Wie viele Punkte bringt das?
quiz-market-why = { $count }: sein Schild und sein Haus, das für das Dorf zählt.
quiz-yes = Ja
quiz-no = Nein

beside-begin = Du hast { $men } freie Geistliche. Ein guter erster Zug holt etwas vom Rad oder baut etwas Kleines.
beside-phase-ready = { $rounds ->
    [0] In dieser Runde kommt eine Siedlungsphase. Bezahlen könntest du: { $card }.
    [1] Mit der nächsten Runde kommt eine Siedlungsphase. Bezahlen könntest du: { $card }.
   *[other] In { $rounds } Runden kommt eine Siedlungsphase. Bezahlen könntest du: { $card }.
}
beside-phase-missing = { $rounds ->
    [0] In dieser Runde kommt eine Siedlungsphase. Für { FORM($card, "the-accusative") } fehlt dir noch: { $missing }.
    [1] Mit der nächsten Runde kommt eine Siedlungsphase. Für { FORM($card, "the-accusative") } fehlt dir noch: { $missing }.
   *[other] In { $rounds } Runden kommt eine Siedlungsphase. Für { FORM($card, "the-accusative") } fehlt dir noch: { $missing }.
}
beside-did-settle = { $player } hat eine Siedlung gebaut: { $card }. Sie bringt ihr eigenes Haus und die Häuser der Nachbarn.
beside-did-build = { $player } hat gebaut: { $card }. Der Schild zählt für den Eigentümer, und solange das Gebäude unbesetzt ist, kannst du es gegen die Gebühr für einen Arbeitsauftrag nutzen.
beside-did-contract = { $player } hat einen Arbeitsauftrag erteilt: { $card }. Das kostet die Gebühr, aber keinen Geistlichen.
beside-did-hire = { $paid ->
    [gift] { $player } hat mit einem Arbeitsauftrag dein Gebäude genutzt: { $card }. Statt der Gebühr ging ein Getränk in den allgemeinen Vorrat. Dein Geistlicher bleibt dort, bis alle deine zurückkehren.
   *[coins] { $player } hat mit einem Arbeitsauftrag dein Gebäude genutzt: { $card }. Die Gebühr gehört dir, und dein Geistlicher bleibt dort, bis alle deine zurückkehren.
}
beside-did-land = { $player } hat Land gekauft. Die nächste Landschaft kostet gleich viel oder mehr.
beside-did-place = { $player } hat einen Geistlichen eingesetzt: { $card }. Bis er zurückkehrt, ist das Gebäude besetzt: Niemand kann dort einen anderen einsetzen.
beside-did-fell = { $player } hat Holz gefällt: Das bringt Holz und Platz und braucht keinen Geistlichen.
beside-did-cut = { $player } hat Torf gestochen: Das bringt Brennstoff und Platz und braucht keinen Geistlichen.
beside-nobody-home = Alle deine Geistlichen sind eingesetzt. Du kannst noch Holz fällen, Torf stechen, bauen oder einen Arbeitsauftrag erteilen. Mit der nächsten Runde kehren sie zurück.
beside-last-man = Nur noch einer deiner Geistlichen ist frei. Hat auch er gearbeitet, kehren mit der nächsten Runde alle zurück.
beside-prior-home = Dein Prior ist frei: Wenn du jetzt baust, darf er dort sofort arbeiten.
beside-ripe = Am reifsten auf dem Rad: { $goods }.
