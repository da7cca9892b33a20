lesson-fetch-name = holen
lesson-fetch-title = Waren vom Rad holen
lesson-fetch-what = Das Getreide hat auf dem Rad gewartet und ist auf { $grain } gereift. Schick [einen Bruder](lay-brother) auf deinen Bauernhof, um es zu holen: Klick den Bauernhof an.
lesson-fetch-why = Mit jeder Runde wächst jede Ware auf dem Rad, bis jemand sie nimmt; dann beginnt sie wieder bei 0. Ein Geistlicher arbeitet einmal, ob er { $clay } Lehm bringt oder { $grain } Getreide: Reifes zuerst.
lesson-fetch-done = Getreide: { $grain } für dich. Seine Scheibe beginnt wieder bei 0, und dein Bruder bleibt auf dem Bauernhof, bis alle deine Geistlichen gearbeitet haben.
lesson-fetch-other = Das darfst du behalten. Aber das Getreide steht auf { $grain }, höher als jede andere Ware auf dem Rad: Reifes zuerst.
lesson-fetch-not-yet = Wähle Getreide und bestätige.

lesson-build-name = bauen
lesson-build-title = Bauen und sehen, was es kostet
lesson-build-what = Jede Karte mit goldenem Rand kannst du bezahlen. Klick in [der Auslage](display) die Steinhandlung an, sie kostet ein Holz; dann wähle einen Platz auf deinem Land.
lesson-build-why = Der Preis steht in der Mitte der Karte, am Fuß stehen die Landschaften, die sie erlaubt. Ein Gebäude bleibt das ganze Spiel, und die Zahl in [seinem Schild](economic) zählt am Ende.
lesson-build-done = Gebaut und bezahlt: { $points } Punkte mehr. Von nun an können deine Geistlichen dort arbeiten.
lesson-build-other = Das darfst du behalten. Aber du hast die Waren für ein Gebäude, und jedes Gebäude ist Punkte wert und ein neuer Platz zum Arbeiten.
lesson-build-not-yet = Wähle dafür einen Platz auf deinem Land.

lesson-home-name = Heim­kehr
lesson-home-title = Sind alle eingesetzt, kommen alle heim
lesson-home-what = Nur einer deiner Geistlichen ist daheim. Schick ihn ins Klosterstammhaus, um { $coin } Münzen zu holen, und beende dann deinen Zug.
lesson-home-why = Wer alle Geistlichen eingesetzt hat, bekommt alle zurück, wenn die nächste Runde beginnt. Solange einer daheim ist, kehrt keiner zurück.
lesson-home-done = Eine neue Runde, und alle deine Geistlichen sind wieder daheim. Lass also den letzten nicht lange müßig.
lesson-home-other = Das darfst du behalten. Aber zwei Geistliche warten draußen und kommen erst heim, wenn auch der dritte gearbeitet hat.
lesson-home-not-yet = Setz ihn ein, beende dann deinen Zug und sieh, wie die neue Runde beginnt.

lesson-prior-name = Prior
lesson-prior-title = Der Prior arbeitet sofort im neuen Gebäude
lesson-prior-what = Bau die Torfköhlerei; sie kostet einen Lehm. Dann wirst du gefragt, ob [der Prior](prior-man) eintritt: Lass ihn.
lesson-prior-why = Nur der Prior darf ein Gebäude in dem Zug nutzen, in dem es gebaut wird: zwei Schritte in einem Zug. Darum bleibt er oft daheim.
lesson-prior-done = In einem Zug gebaut und genutzt. Der Prior bleibt dort, bis alle deine Geistlichen heimkommen.
lesson-prior-other = Das darfst du behalten. Aber dein Prior ist daheim: Ein Gebäude, das du jetzt baust, würde noch im selben Zug für dich arbeiten.
lesson-prior-not-yet = Das Gebäude steht. Jetzt lass den Prior eintreten.

lesson-settle-name = siedeln
lesson-settle-title = Ein Dorf ernähren
lesson-settle-what = Eine Siedlungsphase: Du darfst [eine Siedlung](settlement) gründen. Wähle das Bauerndorf, leg es zwischen Bauernhof und Klosterstammhaus und bezahle [Nahrung](food) und [Energie](energy).
lesson-settle-why = Am Ende zählt eine Siedlung ihr eigenes Haus und die Häuser der Nachbarn, oben, unten, links und rechts. Um dieses Feld liegen drei Gebäude, um das andere fast nichts.
lesson-settle-done = { $points } Punkte mehr: Aus Waren ist ein Dorf geworden, und seine Nachbarn zählen mit.
lesson-settle-other = Das darfst du behalten. Aber eine Siedlung zählt die Häuser ihrer Nachbarn, und nirgends stehen sie so dicht wie neben deinem Bauernhof.
lesson-settle-not-yet = Wähle, wo sie liegen soll, und bezahle.

lesson-contract-name = Auftrag
lesson-contract-title = In einem fremden Gebäude arbeiten
lesson-contract-what = Blau besitzt eine Windmühle, und du hast Getreide. Klick diese Windmühle an, zahl eine Münze für den Arbeitsauftrag und mahle dein Getreide.
lesson-contract-why = Die Münze bekommt der Besitzer, und er schickt einen Geistlichen; deine bleiben, wo sie sind. Was das Gebäude bringt, gehört dir.
lesson-contract-done = Aus deinem Getreide sind Mehl und Stroh geworden, und keiner deiner Geistlichen musste gehen.
lesson-contract-other = Das darfst du behalten. Aber eine Münze öffnet jedes freie Gebäude am Tisch, und eine Mühle macht aus jedem Getreide Mehl und Stroh.
lesson-contract-not-yet = Bezahle und wähle, wie viel du mahlst.

lesson-chain-name = Kette
lesson-chain-title = Aus Getreide wird Mehl, aus Mehl wird Brot
lesson-chain-what = Die Mühle hat aus deinem Getreide Mehl gemacht. Klick nun deine Bäckerei an: Back alles, bezahle die Energie und verkauf, was du nicht brauchst.
lesson-chain-why = Mit jedem Schritt sind Waren mehr wert: Mehl gibt { $flour } Nahrung, ein Brot gibt { $bread }. Backen braucht [Energie](energy): Holz, Torf und Torfkohle brennen.
lesson-chain-done = Brot für deine Dörfer und Münzen dazu. So wachsen Waren auf dem Weg vom Rad zum Tisch.
lesson-chain-other = Das darfst du behalten. Aber Mehl gibt nur { $flour } Nahrung, gebacken gibt es { $bread }.
lesson-chain-not-yet = Back mindestens ein Brot.

lesson-land-name = Land
lesson-land-title = Fällen, stechen, Land kaufen
lesson-land-what = Dein Land ist fast voll. Fäll einen Wald: Das bringt Holz und macht Platz. Kauf dann auch einen Landstrich; das kostet Münzen und keine Aktion.
lesson-land-why = Bäume fällen und Torf stechen brauchen keinen Geistlichen. Land wird mit jedem verkauften Stück teurer: Wer früh kommt, zahlt weniger.
lesson-land-done = Holz im Lager und Platz für Gebäude und Dörfer.
lesson-land-other = Das darfst du behalten. Aber ohne Platz kann nichts gebaut werden: Fällen macht ein Feld frei, ein Landstrich bringt eine ganze Reihe.
lesson-land-not-yet = Eines von beiden fehlt: Bäume für deine Aktion, ein Landstrich für Münzen.

lesson-points-name = Punkte
lesson-points-title = Woher Punkte kommen
lesson-points-what = Bau den Markt direkt unter dein Dorf. [Sein Schild](economic) zählt für sich, [sein Haus](dwelling-value) für das Dorf daneben.
lesson-points-why = Ein Gebäude zählt die Zahl in seinem Schild. Eine Siedlung zählt ihr eigenes Haus und die der Nachbarn; ein gutes Haus neben zwei Dörfern zählt also für beide. Auch manche Waren zählen.
lesson-points-done = { $points } Punkte in einem Zug: für das Schild und für das Haus, das auch das Dorf zählt.
lesson-points-other = Das darfst du behalten. Aber direkt unter deinem Dorf zählt der Markt doppelt: mit seinem Schild und mit seinem Haus.
lesson-points-not-yet = Wähle das Feld direkt unter deinem Dorf.

lesson-aim-name = Ziel
lesson-aim-title = Worauf es ankommt
lesson-aim-what = Es ist spät im Spiel. Finde einen Zug, der { $least } Punkte oder mehr bringt. Ein Tipp: Die Klosterwerkstatt von Grün macht aus Lehm und Stein Keramik und Schmuck.
lesson-aim-why = Punkte kommen von Siedlungen zwischen guten Häusern, von Schilden und von Waren, die Punkte tragen. Bau erst eine Kette auf, ernähre dann Dörfer und mach zuletzt aus allem Punkte.
lesson-aim-done = { $points } Punkte in einem Zug. Nun kennst du den Weg: reife Waren, eine Kette und satte Dörfer zwischen guten Häusern.
lesson-aim-other = Das darfst du behalten; es hat deinen Stand um { $points } verändert. Aber Lehm und Stein zählen am Ende nichts, Keramik und Schmuck schon.
lesson-aim-not-yet = Mach mit diesem Zug weiter.

quiz-wheel = Ein Bruder betritt deinen Bauernhof und nimmt Getreide. Wie viel bringt er?
quiz-wheel-why = Die Scheibe des Getreides liegt bei { $count }: So viel bringt er, und die Scheibe beginnt wieder bei 0.
quiz-home = Der letzte deiner Geistlichen geht ins Klosterstammhaus, und die Runde endet. Wie viele sind daheim, wenn die nächste beginnt?
quiz-home-why = { $count }: Alle waren eingesetzt, also kommen alle heim.
quiz-pay = Das sind deine Waren. Reichen sie für einen Marktflecken?
quiz-pay-why = { $count ->
    [0] Nein, es fehlt Nahrung: Holz und Torf wärmen, aber sie ernähren niemanden.
   *[other] Ja, Nahrung und Energie reichen.
}
quiz-settlement = Wie viele Punkte bringt die Siedlung in der Mitte?
quiz-settlement-why = { $count }: ihr eigenes Haus und die der Nachbarn daneben. Ecken zählen nicht.
quiz-market = Du baust den Markt direkt neben eines deiner Dörfer. Wie viele Punkte bringt das?
quiz-market-why = { $count }: sein Schild und sein Haus, das das Dorf zählt.
quiz-yes = Ja
quiz-no = Nein

beside-begin = { $men } Geistliche warten daheim. Ein guter erster Zug holt etwas vom Rad oder baut etwas Kleines.
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
beside-did-settle = { $player } hat gesiedelt: { $card }. Es zählen das eigene Haus und die der Nachbarn.
beside-did-build = { $player } hat gebaut: { $card }. Das Schild zählt, und für eine Münze kannst auch du dort arbeiten.
beside-did-contract = { $player } hat einen Arbeitsauftrag vergeben: { $card }. Das kostet eine Münze und keinen Geistlichen.
beside-did-hire = { $player } hat dein Gebäude genutzt: { $card }. Die Münze gehört dir, und dein Geistlicher ist fort, bis alle heimkommen.
beside-did-land = { $player } hat Land gekauft. Das nächste Stück kostet mehr.
beside-did-place = { $player } hat einen Geistlichen eingesetzt: { $card }. Bis er heimkommt, kann dort niemand sonst arbeiten.
beside-did-fell = { $player } hat Bäume gefällt: Holz und Platz, ohne Geistlichen.
beside-did-cut = { $player } hat Torf gestochen: Brennstoff und Platz, ohne Geistlichen.
beside-nobody-home = Keiner deiner Geistlichen ist daheim: Fäll Bäume, stich Torf oder bau. Mit der nächsten Runde kommen sie heim.
beside-last-man = Nur einer deiner Geistlichen ist daheim. Hat auch er gearbeitet, kommen mit der nächsten Runde alle heim.
beside-prior-home = Dein Prior ist daheim: In dem, was du jetzt baust, darf er sofort arbeiten.
beside-ripe = Am reifsten auf dem Rad: { $goods }.
