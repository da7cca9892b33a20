# Die Regeln in unseren eigenen Worten. [Worte](ziel) führt zu einem Abschnitt oder öffnet einen Begriff.

rules-title = Die Regeln
rules-chapter-aim = Worum es geht
rules-line-aim = Aus Waren werden Gebäude, und neben den richtigen wohnt es sich gut.
rules-text-aim = Du leitest ein Kloster und das Land ringsum. Du holst Waren, machst bessere daraus und baust Gebäude und Siedlungen. Am Ende bringen Waren, Gebäude und Siedlungen Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gibt es mehrere Sieger.
rules-text-aim-solo = Du leitest allein ein Kloster und das Land ringsum. Du holst Waren, machst bessere daraus und baust Gebäude und Siedlungen. Ein neutraler Spieler ist dein Nachbar; seine Gebäude darfst du gegen eine Gebühr nutzen. Am Ende bringen Waren, Gebäude und Siedlungen Punkte. Dein Ziel: { $goal } Punkte.
rules-text-aim-way = Im Kern tust du immer dasselbe. Auf [einem Rad](wheel) sammeln sich Waren an. Ein [Geistlicher](clergymen) geht in ein Gebäude, und das Gebäude bringt Waren oder verwandelt sie. Mit Waren bezahlst du [neue Gebäude](building), mit Nahrung und Energie [Siedlungen](settlements). Jede Siedlung bringt Punkte für das, was um sie herum steht.
rules-text-aim-open = Es gibt keine geheimen Informationen: Waren, ausliegende und kommende Karten darf jeder jederzeit ansehen. Ausgelost wird nur der Startspieler; sonst gibt es keinen Zufall.
rules-text-aim-open-solo = Es gibt keine geheimen Informationen: Waren, ausliegende und kommende Karten darfst du jederzeit ansehen. Zufall gibt es nicht.
rules-head-start = Der Anfang
rules-text-start-land = Du beginnst mit einem [Kernland](heartland): zehn Felder in zwei Reihen. Darauf liegen drei [Basisgebäude](functions): { card-clay-mound }, { card-farmyard } und { card-cloister-office }. Dazu kommen { $forests } Wälder und { $moors ->
    [one] { $moors } Moor
   *[other] { $moors } Moore
}; die übrigen Felder sind leere Ebene.
rules-text-start-people = Jeder hat einen [Prior](prior-man) und { $brothers ->
    [one] { $brothers } [Laienbruder](lay-brother)
   *[other] { $brothers } [Laienbrüder](lay-brother)
}, alle noch frei.
rules-text-start-goods = Jeder hat von jeder [Basisware](basic-goods) eine Marke: { $goods }.
rules-text-start-goods-solo = Du hast noch keine Waren.
rules-text-start-hand = In deinem Vorrat hast du vier Siedlungen: { $cards }.
rules-text-start-display = { $start ->
    [one] { $start } Gebäude liegt
   *[other] { $start } Gebäude liegen
} offen in der [Auslage](display). Mit den Siedlungsphasen kommen weitere dazu; insgesamt sind { $buildings } im Spiel.
rules-text-start-display-solo = { $start ->
    [one] { $start } Gebäude liegt
   *[other] { $start } Gebäude liegen
} offen in der [Auslage](display). Mit den Siedlungsphasen kommen weitere dazu. Insgesamt sind { $buildings } im Spiel; eines davon, { card-G13.the }, liegt auf dem Kernland des [neutralen Spielers](solo).
rules-text-start-quarry = Wenn alle einverstanden sind, bleibt { card-F29.the } aus Stapel C in der Schachtel.
rules-text-start-first = Alle beginnen mit gleichem Land, gleichen Waren und gleichen Siedlungen. Der Startspieler wird ausgelost.

rules-chapter-round = Eine Runde
rules-line-round = Die Geistlichen kehren zurück, das Rad dreht sich, dann wird gearbeitet.
rules-text-round = Jede Runde läuft so ab:
rules-text-round-last = Jede Runde außer [der letzten](end) läuft so ab:
rules-text-step-home = Wer alle seine Geistlichen eingesetzt hat, [nimmt sie alle zurück](home). Das ist Pflicht.
rules-text-step-wheel = [Das Ertragsrad](wheel) dreht sich ein Feld weiter.
rules-text-step-gifts = Jeder nimmt die [Waren der Runde](gifts).
rules-text-step-neutral = In einer Runde mit Siedlungsphase bekommt der neutrale Spieler [alle Gebäude, die noch ausliegen](solo-phase).
rules-text-step-again = Danach kehren noch einmal Geistliche zurück: deine, wenn alle drei eingesetzt sind, und die des neutralen Spielers, wenn seine drei eingesetzt sind.
rules-text-step-phase = Ist eine [Siedlungsphase](timeline) fällig, kommt sie jetzt.
rules-text-step-actions = Jeder führt [eine Aktion](turn) aus, im Uhrzeigersinn ab dem [Startspieler](start-player). Zum Schluss ist der Startspieler noch einmal an der Reihe.
rules-text-step-actions-two = Einer von euch führt [zwei Aktionen](turn) aus. Die nächste Runde gehört dem anderen.
rules-text-step-actions-two-long = Der [Startspieler](start-player) führt [zwei Aktionen](turn) aus, danach der andere Spieler eine.
rules-text-step-actions-solo = Du führst [zwei Aktionen](turn) aus.
rules-text-step-marker = Startspieler wird der Nächste im Uhrzeigersinn.
rules-head-timeline = Wann was geschieht
rules-text-timeline = Es steht fest, in welchen Runden Siedlungsphasen sind. Nach jeder Phase kommt ihr Stapel in die Auslage.
rules-text-timeline-last = Phase E kommt ganz am Ende, nach den letzten Aktionen. Sie bringt keine neuen Karten.
rules-text-timeline-two = Eine Phase E gibt es nicht. [Wann das Spiel endet](end), hängt davon ab, wie viele Gebäude noch ausliegen.

rules-chapter-wheel = Das Ertragsrad
rules-line-wheel = Waren warten auf einem Rad, und je länger sie warten, desto mehr werden es.
rules-text-wheel = Jede Ware auf dem Rad hat einen [Warenanzeiger](indicator). Er zeigt, wie viel es davon gerade gibt. Zu Beginn jeder Runde dreht sich das Rad; danach zeigt jeder Anzeiger mehr als vorher, manchmal auch gleich viel. Was dort liegt, gehört niemandem.
rules-text-wheel-values = Neue und gerade benutzte Anzeiger stehen auf 0. Von Drehung zu Drehung zeigen sie: { $wheel }.
rules-text-wheel-last = Auf dem letzten Feld bleibt ein Anzeiger stehen, bis ihn jemand nutzt.
rules-text-wheel-last-solo = Steht ein Anzeiger auf dem letzten Feld, wenn sich das Rad dreht, scheidet er für immer aus. Nutze ihn vorher.
rules-text-wheel-take = Eine Ware über das Rad nehmen heißt: so viel davon aus dem allgemeinen Vorrat nehmen, wie ihr Anzeiger zeigt, und den Anzeiger auf 0 zurückstellen. Wer ihn zuletzt genutzt hat, spielt keine Rolle.
rules-head-joker = Der Joker
rules-text-joker = Der [Joker](joker-piece) ist ein Anzeiger für jede Ware. Du darfst ihn anstelle des eigenen Anzeigers einer Ware nehmen: Dann geht der Joker auf 0 zurück, und der eigene bleibt, wo er ist. So kannst du dieselbe Ware zweimal hintereinander holen.
rules-text-joker-only = Hat eine Ware keinen eigenen Anzeiger auf dem Rad, bekommst du sie nur mit dem Joker. Fleisch, Brot, Wein, Bier und Whiskey haben nie einen: Die Funktionen, die sie über das Rad bringen, nutzen immer den Joker.
rules-head-indicators = Welche Waren auf dem Rad sind
rules-text-wheel-start = Von Anfang an: Lehm, Münzen, Getreide, Vieh, Holz, Torf und der Joker. Alle beginnen auf 0, und vor der ersten Aktion dreht sich das Rad.
rules-text-wheel-grapes = Trauben kommen in Runde { $grapes } dazu, auf 0.
rules-text-wheel-stone = Stein kommt in Runde { $stone } dazu, auf 0.
rules-text-wheel-never = Der Warenanzeiger für Stein kommt nie ins Spiel: Stein bringt nur der Joker.
rules-text-wheel-never-france = Die Warenanzeiger für Trauben und Stein kommen nie ins Spiel. Stein bringt { card-G22.the } mit dem Joker. Trauben bringt in diesem Spiel kein Gebäude über das Rad.
rules-head-nothing = Wenn das Rad nichts bringt
rules-text-wheel-zero = Holz fällen und Torf stechen darfst du auch bei 0: Du entfernst den Wald oder das Moor und bekommst nichts. Ein Gebäude, das 0 bringen würde, bewirkt nichts, und seine Funktion kostet nichts. Die Gebühr für einen Arbeitsauftrag musst du trotzdem zahlen.
rules-text-wheel-gone = Ist der eigene Anzeiger einer Ware ausgeschieden, hilft der Joker. Ist auch der Joker ausgeschieden, bringt die Ware 0. Beim Fällen und Stechen musst du den Joker nie nehmen: Du darfst die Karte auch ohne Ertrag entfernen und ihn stehen lassen.
rules-text-wheel-all = Immer wenn jemand über das Rad mindestens eine Ware nimmt, nehmen alle, auch er selbst, noch 1 Marke dieser Ware aus dem allgemeinen Vorrat.

rules-chapter-turn = Ein Spielzug
rules-line-turn = Eine Aktion musst du ausführen, manches darfst du zusätzlich.
rules-text-turn = In deinem Spielzug führst du genau eine [Aktion](main-action) aus. Passen darfst du nicht, aber eine Aktion ist immer möglich. Die Aktionen sind:
rules-text-turn-two = In deinem Spielzug führst du zwei [Aktionen](main-action) nacheinander aus; es darf zweimal dieselbe sein. Passen darfst du nicht, aber eine Aktion ist immer möglich. Die Aktionen sind:
rules-text-turn-two-long = In deinem Spielzug führst du als Startspieler zwei [Aktionen](main-action) aus, sonst eine. Passen darfst du nicht, aber eine Aktion ist immer möglich. Die Aktionen sind:
rules-text-turn-place = Einen [Geistlichen](clergymen) auf ein eigenes Gebäude setzen und es nutzen.
rules-text-turn-contract = Das Gebäude eines anderen durch einen [Arbeitsauftrag](contracts) nutzen.
rules-text-turn-fell = [Holz fällen](fell): Du entfernst einen Wald und nimmst Holz.
rules-text-turn-cut = [Torf stechen](fell): Du entfernst ein Moor und nimmst Torf.
rules-text-turn-build = Ein Gebäude der Auslage [bauen](building).
rules-text-turn-bonus = In der [Bonusrunde](end) am Ende gibt es andere Aktionen.
rules-head-fell = Holz fällen und Torf stechen
rules-text-fell = Entferne einen deiner Wälder und nimm Holz über [das Rad](wheel), oder entferne eines deiner Moore und nimm Torf. Dafür brauchst du keinen Geistlichen. Die Karte ist aus dem Spiel; darunter liegt ein leeres Ebenenfeld.
rules-text-fell-none = Auch ohne Wald oder Moor darfst du die Aktion wählen. Dann geschieht nichts, und das Rad bleibt, wie es ist.
rules-head-extra = Zusatzaktionen
rules-text-extra-land = Du darfst [eine Landschaft erwerben](land): vor einer Aktion oder danach, nie mittendrin.
rules-text-extra-often = Einmal in jedem Spielzug. Der Startspieler hat zwei Spielzüge in einer Runde und darf in beiden kaufen.
rules-text-extra-often-two = Einmal je Runde und Spieler, egal wie viele Aktionen du hast.
rules-text-extra-exchange = Getreide, Münzen und Getränke darfst du jederzeit [tauschen](exchange).
rules-head-turn-end = Wann ein Spielzug endet
rules-text-turn-end = Dein Spielzug endet, wenn du ihn beendest. Bis dahin kannst du deine Entscheidungen zurücknehmen, aber nicht über die Entscheidung eines anderen Spielers hinweg.

rules-chapter-clergymen = Die Geistlichen
rules-line-clergymen = Sie tun die Arbeit, und zurück kommen sie nur gemeinsam.
rules-text-clergymen = Du hast { $men ->
    [2] { $men } Geistliche: einen Prior und einen Laienbruder
   *[other] { $men } Geistliche: einen Prior, die anderen sind Laienbrüder
}. Sie tun die gleiche Arbeit; nur der [Prior](prior) kann mehr.
rules-text-clergymen-place = Um ein eigenes Gebäude zu nutzen, setzt du einen freien Geistlichen darauf. Welchen, entscheidest du. Das Gebäude muss [unbesetzt](free-building) sein. Du darfst ihn auch einsetzen, wo dir die Funktion nichts bringt, und du musst sie nicht nutzen.
rules-text-clergymen-occupied = Ein Gebäude ist besetzt, solange ein Geistlicher darauf steht, egal wessen. Auf ein besetztes Gebäude darfst du keinen weiteren setzen.
rules-head-home = Wann sie zurückkehren
rules-text-home = Zu Beginn einer Runde nimmst du alle deine Geistlichen zurück, aber nur, wenn alle eingesetzt sind. Solange noch einer frei ist, bleiben die anderen, wo sie sind, notfalls viele Runden lang.
rules-text-home-rest = Sind alle deine Geistlichen eingesetzt, kann niemand deine Gebäude durch Einsetzen oder Arbeitsauftrag nutzen. Über [Funktionen, die andere Gebäude nutzen](reaching), geht es aber weiterhin.
rules-text-home-early = Mit { card-F23.the-dative } nimmst du alle deine Geistlichen früher zurück.
rules-text-home-early-ireland = Mit { card-I23.the-dative } nimmst du deinen Prior früher zurück.
rules-head-prior = Was der Prior darf
rules-text-prior = Hast du ein Gebäude gebaut und ist dein Prior frei, darfst du ihn sofort daraufsetzen und es nutzen. Das kostet keine Aktion. Du darfst ihn auch daraufsetzen, ohne es zu nutzen.
rules-text-prior-keep = Es lohnt sich also, den Prior vor dem Bauen frei zu halten.
rules-text-prior-priory = Wer { card-G01.the-accusative } nutzt, braucht ein Gebäude, auf dem ein Prior steht.

rules-chapter-contracts = Arbeitsaufträge
rules-line-contracts = Andere arbeiten für dich, gegen eine Gebühr.
rules-text-contracts = Als Aktion darfst du ein unbesetztes Gebäude eines anderen Spielers nutzen. Das geht so:
rules-text-contract-pay = Du zahlst [die Gebühr](fee).
rules-text-contract-send = Der Eigentümer setzt einen freien Geistlichen auf das Gebäude.
rules-text-contract-use = Du nutzt die Funktion mit deinen Waren oder verzichtest darauf. Was sie bringt, gehört dir.
rules-text-contract-owner = Hat der Eigentümer noch Prior und Laienbruder frei, entscheidet er, wer geht. Ablehnen kann er nicht. Hat er aber keinen freien Geistlichen, ist kein Auftrag möglich.
rules-text-contract-solo = Eigentümer ist der neutrale Spieler. Du wählst, welcher seiner Geistlichen geht. Mindestens einer muss frei sein.
rules-head-fee = Die Gebühr
rules-text-fee = { $fee ->
    [one] { $fee } Münze
   *[other] { $fee } Münzen
} für den Eigentümer.
rules-text-fee-solo = { $fee ->
    [one] { $fee } Münze
   *[other] { $fee } Münzen
} in den allgemeinen Vorrat.
rules-text-fee-raised = Sobald { FORM($raiser, "the") } gebaut ist, egal von wem und wie, kosten Arbeitsaufträge bis zum Ende des Spiels { $raised } Münzen. Wer das Gebäude nur aus der Auslage nutzt, hat es nicht gebaut.
rules-text-fee-gift = Statt der Münzen darfst du immer { $gift } als Gastgeschenk in den allgemeinen Vorrat geben, egal wie hoch die Gebühr ist. Der Eigentümer bekommt dann nichts.
rules-text-fee-never = Keine Gebühr fällt an für eigene Gebäude und für Gebäude, die du [über ein anderes](reaching) nutzt.
rules-text-fee-bonus = In der Bonusrunde gibt es keine Gebühren.
rules-head-whose = Wessen Waren, wessen Land
rules-text-whose = Du nutzt die Funktion, nicht der Eigentümer des Gebäudes. Wo eine Karte von deinen Wäldern, deinen Geistlichen, deinem Land, deinem Vieh oder deinen Siedlungen spricht, sind deine gemeint und nicht seine.
rules-text-contract-away = Einem Spieler, der alle Geistlichen eingesetzt hat, kannst du keinen Auftrag erteilen.

rules-chapter-building = Gebäude
rules-line-building = Einmal gebaut, arbeitet es bis zum Ende für dich.
rules-text-building = Nimm ein Gebäude der [Auslage](display), bezahle seine Kosten und lege es auf ein leeres Feld deines Landes.
rules-text-building-terrain = Die Karte zeigt, auf welchem Gelände sie liegen darf. Auf einem Berg dürfen nur { card-G22 } und { card-G28 } liegen, auf Wasser nur das irische { card-I11 }.
rules-text-building-cloister = Ein [Klostergebäude](cloister) muss an ein anderes Klostergebäude [grenzen](beside). Dein erstes ist { card-cloister-office.the }.
rules-text-building-prior = Nach dem Bauen darf [der Prior](prior) sofort hinein.
rules-text-building-stays = Gebäude sind alle Karten mit einer Funktion, auch Basisgebäude, Weinstöcke und Steinbrüche. Siedlungen, Wälder und Moore sind keine Gebäude.
rules-head-functions = Wie man eine Funktion liest
rules-text-functions = Eine Funktion hat einen oder mehrere Teile, die in der Reihenfolge der Karte ausgeführt werden. Jeden Teil darfst du auslassen, und ein späterer darf verwenden, was ein früherer gebracht hat.
rules-text-functions-arrow = Links vom Pfeil steht, was du gibst, rechts, was du bekommst. Du musst alles geben, was links steht; dann bekommst du alles, was rechts steht.
rules-text-functions-nothing = Bewirkt die Funktion nichts, gilt das Gebäude als nicht genutzt: Der Geistliche ist dann nur eingesetzt.
rules-text-functions-times = Lässt sich ein Teil mehrmals ausführen, sage zuerst, wie oft, und bezahle dann alles auf einmal: Drei Steine aus { card-G12.the-dative } kosten zusammen { $food } Nahrung und { $energy } Energie. Auch Energie für zwei Teile einer Karte wird auf einmal bezahlt.
rules-text-functions-whose = „Dein“ meint immer den, der [die Funktion nutzt](whose).
rules-head-reaching = Funktionen, die andere Gebäude nutzen
rules-text-reaching = Mit manchen Karten nutzt du noch ein anderes Gebäude. Dorthin geht kein Geistlicher, es kostet keine Gebühr, und die Waren gehören dir.
rules-text-reach-prior = { card-G01 }: ein beliebiges Gebäude, auf dem ein Prior steht, egal wessen.
rules-text-reach-occupied = { $reacher }: für { $gift } ein beliebiges Gebäude, auf dem ein Geistlicher steht. Du darfst dort auch nur einen Teil der Funktion nutzen; was du abgegeben hast, bekommst du nicht zurück.
rules-text-reach-beside = { $garden }: zuerst eine Ware nehmen, dann ein unbesetztes Gebäude nutzen, das an diese Karte grenzt (auf dem Land, auf dem sie liegt). Nutzt du sie aus der Auslage, bringt sie nur die Ware, denn dort grenzt nichts an sie.
rules-text-reach-display = { $guest }: ein Gebäude der Auslage.
rules-text-reach-once = Jede dieser Karten wirkt nur einmal pro Aktion. Alle anderen Funktionen darfst du in derselben Aktion noch einmal nutzen, wenn du noch einmal zu ihnen gelangst.
rules-head-cards = Einzelne Karten
rules-text-cards = Was der Text dieser Karten offenlässt:
rules-text-card-carpentry = { card-F10 }: Gebaut wird wie sonst, und der Prior darf hinein. Das gerodete Feld darfst du benutzen, musst es aber nicht, und auf das Bauen darfst du verzichten. Der Wald bringt kein Holz. Wird die Karte aus der Auslage genutzt, kann auch sie selbst gebaut werden.
rules-text-card-forests = { card-F38 }: Entfernte Wälder bringen kein Holz, und das Rad bleibt, wie es ist.
rules-text-card-forests-ireland = { card-I29 }: Der Wald bringt kein Holz vom Rad; das Rad bleibt, wie es ist.
rules-text-card-calefactory = { card-F32 }: Fällen und Stechen gehen wie immer über das Rad, in beliebiger Reihenfolge. Für jedes brauchst du eine Karte, die du entfernst.
rules-text-card-bathhouse = { card-F23 }: Alle deine Geistlichen kehren zurück, egal wo sie stehen, auch der eben dafür eingesetzte. Hat ein anderer für deinen Arbeitsauftrag seinen Geistlichen eingesetzt, bleibt dieser.
rules-text-card-locutory = { card-I23 }: Ist dein Prior eingesetzt, kehrt er zurück. In jedem Fall darfst du danach wie sonst bauen, und er darf hinein. Wird die Karte aus der Auslage genutzt, kann auch sie selbst gebaut werden.
rules-text-card-castle = { card-G28 }: eine Siedlung aus deinem Vorrat zu ihren üblichen Kosten, [jederzeit](castle). Eine Landschaft lässt sich damit nicht erwerben.
rules-text-card-bulwark = { card-I37 }: ein Landstrich und ein Areal von den Stapeln, kostenlos, in beliebiger Reihenfolge; die zweite Landschaft darf an die erste angelegt werden. Auf eine darfst du verzichten. Das zählt nicht als dein Kauf in diesem Spielzug. Ist ein Stapel leer, nimm vom anderen.
rules-text-card-tower = { card-I35 }: Die { $tower } Punkte dürfen von allen Waren mit Punkten kommen, auch von Whiskey und 5-Münzen-Marken, aber nicht von Wundern. Diese Waren gibst du zusätzlich zu den Münzen und dem Whiskey ab.
rules-text-card-wonder = Es gibt { $wonders } Wunder. Sind sie vergeben, bringt keine Funktion mehr eines.
rules-text-card-inn = { card-F20 }: Für jede Nahrung gibt es eine Münze, höchstens { $inn }. Münzen und Wein gelten hier nicht als Nahrung, und eine Ware, die keine Münze mehr brächte, darfst du nicht abgeben.
rules-text-card-ships = { $ship }: Steht der Joker auf 0, bewirkt die Karte nichts und kostet nichts.
rules-text-card-ships-solo = { $ship }: Steht der Joker auf 0 oder ist er nicht mehr im Spiel, bewirkt die Karte nichts und kostet nichts.
rules-text-card-estate = { card-G39 }: Nutzt du die Funktion zweimal, darfst du einmal mit Nahrung und einmal mit Energie zahlen. Alles wird auf einmal bezahlt.
rules-text-card-pilgrimage = { card-F36 }: Du darfst auch nur einmal aufwerten, oder dieselbe Marke zweimal.
rules-text-card-brotherhood = { card-G41 }: für jedes Klostergebäude auf deinem eigenen Land { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
}. Mehr als die abgerundete Summe dürfen die Waren zusammen nicht wert sein; nimm so viel, wie hineinpasst. Die Karte selbst zählt mit, wenn sie auf deinem Land liegt.
rules-text-card-festival = { card-I38 }: ein Punkt für jeden Wald und jedes Moor auf deinem eigenen Land. Mehr als diese Summe dürfen die Waren zusammen nicht wert sein; nimm so viel, wie hineinpasst.

rules-chapter-land = Das Land
rules-line-land = Wer Platz braucht, kauft ihn, bevor er teuer wird.
rules-text-land = Dein Land besteht aus dem [Kernland](heartland) und allem, was du dazukaufst: Landstrichen darüber und darunter, Arealen an den Seiten. Jede Landschaft hat zwei Seiten; wähle eine und lege sie gleich an.
rules-text-land-beside = Zwei Felder [grenzen](beside) aneinander, wenn sie eine Kante teilen, auch von einer Landschaft zur nächsten. Ecken zählen nicht. Ein Berg grenzt an seine beiden Hänge und an sonst nichts.
rules-head-district = Landstriche
rules-text-district = Ein Landstrich ist eine Reihe von fünf Feldern. Du legst ihn genau über oder unter deine Reihen, nie versetzt.
rules-text-district-hills = Die eine Seite: Moor, Wald, Wald, Hang, Hang.
rules-text-district-plains = Die andere: Wald, dreimal Ebene, Hang.
rules-head-plot = Areale
rules-text-plot = Ein Areal ist zwei Reihen hoch.
rules-text-plot-coast = Küste, links vom Land: zwei Küstenfelder am Land, zwei Wasserfelder außen.
rules-text-plot-mountain = Berg, rechts vom Land: zwei Hänge am Land, außen ein Berg, der an beide grenzt.
rules-text-plot-where = Mindestens eines seiner inneren Felder muss an dein Kernland, einen Landstrich oder ein inneres Feld eines anderen Areals derselben Seite grenzen. Es darf oben oder unten überstehen.
rules-head-prices = Was Land kostet
rules-text-prices = In jedem Stapel liegen neun Landschaften. Die billigste wird immer zuerst verkauft. Die Tabelle nennt die Preise in Münzen.
rules-text-prices-solo = In jedem Stapel liegen neun Landschaften. Im Solospiel wird die teuerste zuerst verkauft. Die Tabelle nennt die Preise in Münzen.
rules-head-stays = Nichts wird versetzt
rules-text-stays = Land, Gebäude und Siedlungen bleiben, wo sie liegen. Entfernt werden nur Wälder und Moore.
rules-text-stays-solo = Land, Gebäude und Siedlungen bleiben, wo sie liegen. Entfernt werden nur Wälder und Moore, und die Gebäude des neutralen Spielers können [überbaut](solo-phase) werden.

rules-chapter-goods = Waren und Bezahlen
rules-line-goods = Eine Ware ist Nahrung, Brennstoff, Geld, Baumaterial oder bringt Punkte, oft mehreres davon.
rules-text-goods = Die Tabelle zeigt, was jede Ware wert ist. Die beiden Seiten einer Marke sind verschiedene Waren.
rules-text-goods-supply = Der [allgemeine Vorrat](supply) geht nie aus; nur von den Wundern gibt es nicht mehr als { $wonders }. Bücher, Keramik, Ornamente und Reliquien heißen [Punktewaren](point-goods).
rules-head-exchange = Jederzeit erlaubt
rules-text-exchange = Das darfst du mit deinen Waren jederzeit tun, auch beim Bezahlen:
rules-text-exchange-straw = Getreide in Stroh umwandeln, aber nie zurück.
rules-text-exchange-coins = Fünf 1-Münzen-Marken in eine 5-Münzen-Marke wechseln und umgekehrt.
rules-text-exchange-wine = Wein in { $worth ->
    [one] { $worth } Münze
   *[other] { $worth } Münzen
} umwandeln.
rules-text-exchange-whiskey = Whiskey in { $worth ->
    [one] { $worth } Münze
   *[other] { $worth } Münzen
} umwandeln.
rules-text-exchange-when = Du musst es nicht im Voraus tun: Es geschieht beim Bezahlen. Stroh wird zuerst mit Stroh bezahlt, dann mit Getreide; Münzen zuerst mit Münzen, dann mit Getränken. Bei Münzen gibt es Wechselgeld.
rules-head-paying = Mit Nahrung und Energie bezahlen
rules-text-paying = [Nahrung](food) und [Energie](energy) bezahlst du mit beliebigen passenden Waren. Wechselgeld gibt es nicht: Was zu viel ist, verfällt. Aber du gibst nie eine Marke ab, ohne die es auch gereicht hätte.
rules-text-paying-grain = In einer Zahlung darf ein Teil des Getreides Nahrung sein und ein anderer Teil als Stroh Energie.
rules-text-paying-drink = Als Nahrung zählen Wein und Whiskey nur so viel wie die Münzen, die sie wert sind. Für Münzen gibt es [Wechselgeld](exchange), auch wenn du sie als Nahrung abgibst.
rules-head-different = Verschiedene Waren
rules-text-different = Manche Karten verlangen mehrere verschiedene Waren. Dafür sind 1-Münzen-Marke und 5-Münzen-Marke zwei verschiedene Waren, Getreide und Stroh ebenso; wer beides abgibt, braucht für jedes eine Marke. Wein und Whiskey darfst du statt der Münzen abgeben, die sie wert sind. Wunder zählen hier nicht.

rules-chapter-settlements = Siedlungen
rules-line-settlements = Dörfer wollen Nahrung, Wärme und gute Nachbarn.
rules-text-settlements = In einer Siedlungsphase darf jeder zuerst eine Landschaft erwerben und dann eine Siedlung aus seinem Vorrat bauen. Dieser Kauf zählt nicht als Kauf eines Spielzugs.
rules-text-settle-order = Es geht in der Reihenfolge der Runde, ab dem Startspieler.
rules-text-settle-order-two = Es beginnt, wer in dieser Runde am Zug ist.
rules-text-settle-cost = Bezahle die angegebene Nahrung und Energie ([kein Wechselgeld](paying)) und lege die Siedlung auf ein leeres Feld mit einem Gelände, das die Karte zeigt.
rules-text-settle-where = Auf Wasser und auf Bergen können keine Siedlungen liegen. Siedlungen sind keine Gebäude: Man kann sie nicht nutzen.
rules-head-hand = Die Siedlungen
rules-text-hand = Die ersten vier hast du von Anfang an. In den Phasen A bis D kommt jeweils eine dazu.
rules-text-hand-new = Wenn alle bauen konnten, nimmt jeder die Siedlung der Phase, und die Gebäude ihres Stapels kommen in die Auslage. Die älteren Gebäude bleiben liegen.
rules-text-hand-new-solo = Danach nimmst du die Siedlung der Phase, und die Gebäude ihres Stapels kommen in die Auslage, die dann [leer](solo-phase) ist.
rules-head-castle = Die Burg
rules-text-castle = Wer { card-G28.the-accusative } nutzt, darf auch außerhalb der Siedlungsphasen eine Siedlung bauen.
rules-text-castle-bonus = Das gilt auch in der Bonusrunde.
rules-text-castle-last = Das gilt auch nach der letzten Siedlungsphase.

rules-chapter-scoring = Punkte
rules-line-scoring = Ein Dorf ist so viel wert, wie seine Nachbarn daraus machen.
rules-text-scoring = Es gibt drei Arten von Punkten:
rules-text-score-goods = Waren: Reliquie { $reliquary }, Ornament { $ornament }, Keramik { $ceramic }, Buch { $book }, Wunder { $wonder }, Wein und Whiskey je { $sip }, dazu { $five } für je fünf Münzen.
rules-text-score-economic = [Wirtschaftliche Werte](economic), die goldenen Schilde: von allen Gebäuden und Siedlungen auf deinem Land. Karten im Vorrat zählen nicht.
rules-text-score-settlements = [Wohnwerte](dwelling-value), die blauen Häuser: Jede Siedlung bringt ihren eigenen Wohnwert und die Wohnwerte der Karten ringsum.
rules-head-dwelling = Was eine Siedlung bringt
rules-text-dwelling = Zähle den Wohnwert der Siedlung und die Wohnwerte aller [angrenzenden](beside) Gebäude und Siedlungen zusammen. Eine Karte neben zwei Siedlungen zählt für beide, und liegen zwei Siedlungen nebeneinander, zählt jede auch für die andere.
rules-text-dwelling-water = Für jedes angrenzende Wasserfeld ohne Karte kommen { $water } dazu.
rules-text-dwelling-houseboat = Liegt { card-I11.the } auf dem Wasser, zählt stattdessen sein Wohnwert.
rules-text-dwelling-bad = Manche Wohnwerte sind negativ. Sie kosten Punkte, aber nur bei angrenzenden Siedlungen. Wälder, Moore und leere Landfelder zählen 0.
rules-head-winning = Das Ergebnis
rules-text-score-drink = Vor der Wertung werden Wein und Whiskey in Münzen umgewandelt, wo das mehr bringt.
rules-text-winning = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gibt es mehrere Sieger.
rules-text-winning-solo = Das Ziel sind { $goal } Punkte.

rules-chapter-end = Das Spielende
rules-line-end = Wann Schluss ist und was zuletzt noch kommt.
rules-text-end = Runde { $last } ist die Bonusrunde. Sie beginnt wie jede Runde: Wer alle Geistlichen eingesetzt hat, nimmt sie zurück, und das Rad dreht sich. Dann:
rules-text-bonus-priors = Jeder Prior, der noch eingesetzt ist, kehrt zurück.
rules-text-bonus-action = Jeder hat, ab dem Startspieler, eine Aktion: entweder bauen (der Prior darf wie sonst sofort hinein) oder den Prior auf ein beliebiges Gebäude setzen, egal wessen, besetzt oder nicht, und es nutzen. Landschaften darf man wie sonst erwerben.
rules-text-bonus-phase = Dann folgt in derselben Reihenfolge die Siedlungsphase E, danach die Wertung.
rules-text-bonus-not = Fällen, Stechen, Arbeitsaufträge und Laienbrüder gibt es in dieser Runde nicht, und für den Prior zahlst du keine Gebühr.
rules-text-end-two = Ab Phase D zählt die Auslage: Liegt dort { $left ->
    [0] kein Gebäude mehr
    [one] nur noch { $left } Gebäude oder keines
   *[other] höchstens noch { $left } Gebäude
}, wird der laufende Spielzug zu Ende geführt. Wer alle Geistlichen eingesetzt hat, nimmt sie zurück, das Rad dreht sich, und der andere hat einen letzten Spielzug mit einer Aktion. Dann folgt die Wertung.
rules-text-end-two-long = Ab Phase D zählt die Auslage am Ende einer Runde: Liegt dort { $left ->
    [0] kein Gebäude mehr
    [one] nur noch { $left } Gebäude oder keines
   *[other] höchstens noch { $left } Gebäude
}, endet das Spiel hier. Dann folgt die Wertung.
rules-text-end-open = Es gibt keine Phase E, keine Bonusrunde und keine festgelegte letzte Runde: Wer nicht baut, zieht das Spiel in die Länge.
rules-text-end-solo = Das Spiel endet mit Runde { $last }. Nach deinen beiden Aktionen kommen die Gebäude des neutralen Spielers, sein Prior und Phase E, wie in jeder [Siedlungsphase](solo-phase). Dann folgt die Wertung.

rules-chapter-two = Zu zweit
rules-line-two = Ihr spielt Runden im Wechsel, und Schluss ist, wenn kaum noch Gebäude ausliegen.
rules-text-two = Das gewöhnliche Spiel zu zweit:
rules-text-two-turn = Jede Runde gehört einem Spieler: Er führt zwei Aktionen aus, und die nächste Runde gehört dem anderen. Zu Beginn jeder Runde nimmt jeder seine Geistlichen zurück, der alle eingesetzt hat, und das Rad dreht sich.
rules-text-two-wheel = Die Zahlen auf dem Rad steigen langsamer: { $back }.
rules-text-two-cards = Im Spiel sind nur die Karten, die bei jeder Spielerzahl dabei sind.
rules-text-two-end = Sind die Gebäude der Phase D im Spiel und liegt höchstens noch { $shortend } Gebäude aus, wird der Spielzug zu Ende geführt, und der andere hat noch eine Aktion.
rules-head-two-long = Das lange Spiel zu zweit
rules-text-two-long = Die Runden laufen ab wie mit mehr Spielern, aber:
rules-text-two-long-turn = Der Startspieler führt zwei Aktionen aus, der andere eine; dann wechselt der Startspieler.
rules-text-two-long-home = Das Rad dreht sich nur zu Beginn einer Runde, und nur dann nimmt jeder seine Geistlichen zurück, der alle eingesetzt hat. Es ist das Rad des Spiels zu dritt und zu viert.
rules-text-two-long-cards = Fast alle Karten sind im Spiel; in Frankreich fehlen { card-F10.the } sowie { card-F31.the } und { card-F29.the } aus Stapel C.
rules-text-two-long-end = Sind die Gebäude der Phase D im Spiel und liegen am Ende einer Runde höchstens noch { $longend } Gebäude aus, ist das Spiel zu Ende.
rules-text-two-open = Keines der beiden Spiele hat ein festes Ende. Spielen nur Bots, wird die Partie nach { $limit } Runden abgebrochen; mit Menschen am Tisch nicht.

rules-chapter-short = Das kurze Spiel
rules-line-short = Für drei oder vier: nur halb so viele Runden, dafür geschenkte Waren.
rules-text-short = Was anders ist als im langen Spiel zu dritt oder viert:
rules-text-short-rounds = { $rounds } Runden; die letzte ist die Bonusrunde.
rules-text-short-people = Jeder hat einen Prior und einen Laienbruder.
rules-text-short-land = Moor und Wald links oben im Kernland fehlen: zwei leere Ebenenfelder mehr.
rules-text-short-gifts = In jeder Runde bekommt jeder [zwei Waren](gifts), nur in der letzten nicht.
rules-text-short-wheel = Wenn jemand über das Rad mindestens eine Ware nimmt, nehmen alle [noch eine davon](nothing). Das gilt auch bei { card-F33.the-dative } und { card-I33.the-dative }.
rules-text-short-cards = Zu dritt sind nur die Karten im Spiel, die bei jeder Spielerzahl dabei sind, zu viert auch die ab drei Spielern.
rules-head-gifts = Waren der Runde
rules-text-gifts = Gleich nach der Drehung des Rads nimmt jeder diese Waren aus dem allgemeinen Vorrat:

rules-chapter-solo = Allein
rules-line-solo = Du und ein neutraler Spieler, der die übrigen Gebäude bekommt.
rules-text-solo = Du hast { $solorounds } Runden mit je zwei Aktionen. Fast alle Karten sind im Spiel; in Frankreich fehlen { card-F10.the }, { card-F29.the } aus Stapel C und beide Karten „{ card-F14 }“.
rules-text-solo-start = Du beginnst ohne Waren. Von den Landschaften wird immer die teuerste zuerst verkauft.
rules-text-solo-neutral = Der neutrale Spieler hat ein Kernland ohne Wälder und Moore, die drei Basisgebäude, { card-G13.the-accusative }, einen Prior und zwei Laienbrüder. Er hat keine Waren und keine Siedlungen und bekommt keine Punkte. Mit Karten, die besetzte Gebäude nutzen, kannst du auch seine nutzen.
rules-text-solo-wheel = Steht ein Anzeiger auf dem letzten Feld, wenn sich das Rad dreht, ist er für immer ausgeschieden. Von da an bekommst du diese Ware nur noch mit dem Joker, und ist auch er ausgeschieden, gar nicht mehr.
rules-head-solo-contract = Arbeitsaufträge an den neutralen Spieler
rules-text-solo-contract = Gebühr oder Gastgeschenk gehen in den allgemeinen Vorrat, und du wählst, welcher seiner Geistlichen arbeitet. Seine Geistlichen kehren zurück wie deine: wenn alle drei eingesetzt sind.
rules-text-solo-fee = Liegt { FORM($raiser, "the") } auf seinem Land, bleibt die Gebühr bis zum Spielende erhöht, auch wenn die Karte später überbaut wird.
rules-head-solo-phase = Wenn eine Phase fällig ist
rules-text-solo-phase = Nach der Drehung des Rads und vor der Siedlungsphase:
rules-text-solo-all = Alle Gebäude, die noch ausliegen, kommen auf sein Kernland. Du wählst Reihenfolge und Felder: leere, oder Felder mit Gebäuden, auf denen niemand steht. Auch Basisgebäude darfst du überbauen, und ein Feld mehrmals. Was überbaut wird, ist aus dem Spiel. Das Gelände ist egal.
rules-text-solo-over = Klostergebäude dürfen nur Klostergebäude überbauen, Nicht-Klostergebäude nur Nicht-Klostergebäude.
rules-text-solo-cloister = Ein Klostergebäude muss an ein anderes grenzen. Nur wenn es keinen solchen Platz gibt, darf es ein unbesetztes Klostergebäude überbauen, das allein steht.
rules-text-solo-prior = Ist sein Prior frei, darfst du ihn auf eines der eben gelegten Gebäude setzen. Dafür zahlst du die Gebühr oder gibst ein Gastgeschenk; nutzen musst du das Gebäude nicht.
rules-text-solo-home = Hast du jetzt alle drei Geistlichen eingesetzt, nimmst du sie zurück. Dasselbe gilt für den neutralen Spieler.
rules-text-solo-room = Wähle die Plätze so, dass alle Gebäude unterkommen. Gebäude, für die es gar keinen Platz gibt, sind aus dem Spiel.
rules-head-solo-end = Die letzte Runde
rules-text-solo-end = In Runde { $solorounds } kommen zuerst deine zwei Aktionen, dann die Gebäude des neutralen Spielers, sein Prior und Phase E. Zwischen deinen Aktionen und seinen Gebäuden kehrt niemand zurück.
rules-text-solo-goal = { $goal } Punkte sind ein sehr gutes Ergebnis.

rules-chapter-variants = Frankreich und Irland
rules-line-variants = Gleiche Regeln, andere Karten.
rules-text-variants = { $shared } der { $all } Gebäude sind in beiden Varianten gleich, die übrigen gehören nur zu einer. Siedlungen und Land sind gleich.
rules-text-variant-france = In Frankreich wird gebacken: Aus Getreide werden Mehl und Brot, aus Trauben Wein, und aus Brot mit Wein eine Reliquie. Gastgeschenk bei Arbeitsaufträgen ist Wein.
rules-text-variant-ireland = In Irland wird gebraut: Aus Getreide werden Malz und Bier, aus Malz mit Holz und Torf Whiskey, und aus Bier mit Whiskey eine Reliquie. Gastgeschenk bei Arbeitsaufträgen ist Whiskey. Trauben gibt es auf dem Rad nicht.

rules-table-phase = Siedlungsphase
rules-table-round = Runde
rules-table-good = Ware
rules-table-back = Rückseite
rules-table-tile = Landschaft
rules-table-settlement = Siedlung
rules-table-from = ab
rules-table-cost = Kosten
rules-table-bonus = Bonusrunde
rules-table-end = letzte Runde, dann Phase E
rules-table-grapes = Trauben kommen dazu
rules-table-stone = Stein kommt dazu
rules-table-district = Landstrich
rules-table-plot = Areal
rules-table-food = Nahrung
rules-table-energy = Energie
rules-table-coins = Münzen
rules-table-points = Punkte
rules-table-terrain = Gelände

term-prior-man = Der Prior
    .about = Dein besonderer Geistlicher. Er arbeitet wie die anderen und darf außerdem sofort in ein Gebäude, das du gerade gebaut hast.
term-lay-brother = Laienbruder
    .about = Ein Geistlicher ohne besondere Rechte. Er bleibt in einem Gebäude, bis alle deine Geistlichen eingesetzt sind und eine neue Runde beginnt.
term-joker-piece = Der Joker
    .about = Ein Anzeiger auf dem Rad, der für jede Ware gilt. Der eigene Anzeiger der Ware bleibt dann, wo er ist.
term-indicator = Warenanzeiger
    .about = Er zeigt auf dem Rad, wie viel von einer Ware es gerade gibt. Wer sie nimmt, stellt ihn auf 0 zurück.
term-economic = Wirtschaftlicher Wert
    .about = Der goldene Schild auf einer Karte. Er zählt einmal, am Ende, für jede Karte auf deinem Land.
term-dwelling-value = Wohnwert
    .about = Das blaue Haus auf einer Karte: wie gern man neben ihr wohnt. Der Wohnwert zählt nur bei Siedlungen: Jede bringt ihren eigenen und die der Karten ringsum.
term-food = Nahrung
    .about = Die brauchst du für Siedlungen und manche Funktionen. Viele Waren zählen als Nahrung, jede mit ihrem eigenen Wert. Wechselgeld gibt es nicht.
term-energy = Energie
    .about = Die brauchst du für Siedlungen und manche Funktionen: Holz, Torf, Torfkohle und Stroh. Wechselgeld gibt es nicht.
term-display = Die Auslage
    .about = Die Gebäude, die offen liegen. Jeder darf sie bauen.
term-cloister = Klostergebäude
    .about = Ein Gebäude mit goldenem Namen. Es muss an ein anderes Klostergebäude grenzen.
term-heartland = Kernland
    .about = Die zehn Felder, mit denen du beginnst.
term-settlement = Siedlung
    .about = Eine Karte aus deinem Vorrat, die Nahrung und Energie kostet. Am Ende bringt sie ihren Wohnwert und die der Karten ringsum.
term-basic-goods = Basiswaren
    .about = Lehm, Holz, Torf, Vieh, Getreide und Münzen.
term-point-goods = Punktewaren
    .about = Bücher, Keramik, Ornamente und Reliquien: Am Ende bringen sie Punkte.
term-supply = Der allgemeine Vorrat
    .about = Der gemeinsame Bestand an Waren: Daraus nimmst du Waren, und dorthin gibst du sie ab.
term-beside = Angrenzend
    .about = Mit einer gemeinsamen Kante: oben, unten, links oder rechts. Ecken zählen nicht.
term-free-building = Unbesetztes Gebäude
    .about = Ein Gebäude, auf dem kein Geistlicher steht.
term-main-action = Aktion
    .about = Einen Geistlichen einsetzen, einen Arbeitsauftrag erteilen, Holz fällen, Torf stechen oder bauen.
term-start-player = Startspieler
    .about = Wer in der Runde zuerst an der Reihe ist und, zu dritt oder viert, an ihrem Ende noch einmal.
term-points = Punkte
    .about = Was am Ende zählt. Eine Zahl in einem goldenen Schild.
term-plains = Ebene
    .about = Das häufigste Gelände. Auch unter Wäldern und Mooren liegt Ebene.
term-hillside = Hang
    .about = Gelände von Landstrichen und Bergarealen; auch das Kernland hat ein solches Feld. Weinstöcke und ein paar andere Gebäude dürfen nur hier liegen.
term-coast = Küste
    .about = Gelände von Küstenarealen, am Wasser. Hafengebäude und das Fischerdorf dürfen nur hier liegen.
term-water = Wasser
    .about = Gelände von Küstenarealen. Nur das Hausboot darf darauf liegen; freies Wasser ist für Siedlungen ein guter Nachbar.
term-mountain = Berg
    .about = Gelände von Bergarealen, an zwei Hängen. Nur Steinbruch und Burg dürfen darauf liegen.
term-forest = Wald
    .about = Eine Karte auf Ebene. Wer dort Holz fällt, entfernt sie; danach ist das Feld frei.
term-moor = Moor
    .about = Eine Karte auf Ebene. Wer dort Torf sticht, entfernt sie; danach ist das Feld frei.
