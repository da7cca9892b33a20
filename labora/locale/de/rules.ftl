# Die Regeln in unseren eigenen Worten. [Worte](ziel) führt zu einem Abschnitt oder öffnet einen Begriff.

rules-title = Die Regeln
rules-chapter-aim = Worum es geht
rules-line-aim = Aus Waren werden Gebäude, und neben Gebäuden wohnt es sich gut.
rules-text-aim = Du leitest ein Kloster und das Land ringsum. Du holst Waren, machst bessere daraus, errichtest Gebäude und gründest Siedlungen. Am Ende bringen Waren, Gebäude und Siedlungen Punkte. Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Sieg.
rules-text-aim-solo = Du leitest allein ein Kloster und das Land ringsum. Du holst Waren, machst bessere daraus, errichtest Gebäude und gründest Siedlungen. Ein neutraler Nachbar besitzt Gebäude, die du mieten kannst. Am Ende bringen Waren, Gebäude und Siedlungen Punkte: Das Ziel sind { $goal }.
rules-text-aim-way = Der Weg ist immer derselbe. Waren wachsen auf [einem Rad](wheel). Ein [Geistlicher](clergymen) geht in ein Gebäude, und das Gebäude bringt Waren oder verwandelt sie. Mit Waren bezahlst du [neue Gebäude](building). Mit Nahrung und Energie bezahlst du [Siedlungen](settlements), und jede Siedlung zählt, was um sie herum steht.
rules-text-aim-open = Nichts ist geheim. Waren, ausliegende und kommende Karten darf jeder jederzeit ansehen. Sobald ausgelost ist, wer beginnt, hängt nichts mehr vom Zufall ab.
rules-head-start = Wie es anfängt
rules-text-start-land = Alle beginnen mit dem gleichen [Kernland](heartland): zehn Felder in zwei Reihen. Drei [Basisgebäude](functions) stehen dort: { card-clay-mound }, { card-farmyard } und { card-cloister-office }. Dazu kommen { $forests } Wälder und { $moors ->
    [one] { $moors } Moor
   *[other] { $moors } Moore
}; die übrigen Felder sind leere Ebene.
rules-text-start-people = Jeder hat einen [Prior](prior-man) und { $brothers ->
    [one] { $brothers } [Laienbruder](lay-brother)
   *[other] { $brothers } [Laienbrüder](lay-brother)
}, alle daheim.
rules-text-start-goods = Jeder hat eine von jeder [Basisware](basic-goods): { $goods }.
rules-text-start-goods-solo = Du hast gar keine Waren.
rules-text-start-hand = Jeder hat vier Siedlungen auf der Hand: { $cards }.
rules-text-start-display = { $start ->
    [one] { $start } Gebäude liegt
   *[other] { $start } Gebäude liegen
} offen in der [Auslage](display). Mit den Siedlungsphasen kommen weitere: In diesem Spiel sind es zusammen { $buildings }.
rules-text-start-quarry = Sind alle einverstanden, bleibt in diesem Spiel { card-F29.the } aus Stapel C in der Schachtel.
rules-text-start-first = Wer beginnt, wird ausgelost.

rules-chapter-round = Eine Runde
rules-line-round = Die Geistlichen kommen heim, das Rad dreht sich, dann wird gearbeitet.
rules-text-round = Jede Runde hat die gleichen Schritte, in dieser Reihenfolge:
rules-text-step-home = Wer alle eigenen Geistlichen auf Gebäuden hat, [nimmt sie alle zurück](home). Das ist Pflicht.
rules-text-step-wheel = [Das Ertragsrad](wheel) dreht sich um ein Feld weiter.
rules-text-step-gifts = Jeder nimmt die [Waren der Runde](gifts).
rules-text-step-neutral = In einer Runde mit Siedlungsphase bekommt der neutrale Spieler [alle Gebäude, die noch ausliegen](solo-phase).
rules-text-step-phase = Ist eine [Siedlungsphase](timeline) fällig, kommt sie jetzt.
rules-text-step-actions = Jeder führt [eine Aktion](turn) aus, im Uhrzeigersinn ab dem [Startspieler](start-player). Danach ist der Startspieler noch einmal dran.
rules-text-step-actions-two = Einer von euch führt [zwei Aktionen](turn) aus. Die nächste Runde gehört dem anderen.
rules-text-step-actions-two-long = Der [Startspieler](start-player) führt [zwei Aktionen](turn) aus, danach der andere Spieler eine.
rules-text-step-actions-solo = Du führst [zwei Aktionen](turn) aus.
rules-text-step-marker = Startspieler wird, wer im Uhrzeigersinn folgt.
rules-head-timeline = Wann was geschieht
rules-text-timeline = Die Runden der Siedlungsphasen stehen fest. Nach jeder Phase kommt ihr Stapel in die Auslage.
rules-text-timeline-last = Phase E kommt ganz am Ende, nach den letzten Aktionen. Neue Karten bringt sie nicht.
rules-text-timeline-two = Eine Phase E gibt es nicht. [Das Ende](end) hängt davon ab, wie viele Gebäude noch ausliegen.

rules-chapter-wheel = Das Ertragsrad
rules-line-wheel = Waren warten auf einem Rad, und beim Warten werden sie mehr.
rules-text-wheel = Jede Ware des Rads hat einen [Warenanzeiger](indicator). Er zeigt, wie viel zu holen ist. Zu Beginn jeder Runde dreht sich das Rad, und jeder Anzeiger ist dann mehr wert als vorher oder gleich viel. Was dort wartet, gehört niemandem.
rules-text-wheel-values = Frische Anzeiger stehen auf 0. Drehung für Drehung zeigen sie: { $wheel }.
rules-text-wheel-last = Auf dem letzten Feld bleibt ein Anzeiger stehen, bis ihn jemand nutzt.
rules-text-wheel-last-solo = Ein Anzeiger auf dem letzten Feld scheidet für immer aus, wenn das Rad ihn weiterdrehen würde. Nutze ihn vorher.
rules-text-wheel-take = Eine Ware über das Rad nehmen heißt: so viel davon aus dem Vorrat nehmen, wie ihr Anzeiger zeigt, und den Anzeiger auf 0 zurückstellen. Wer ihn zuletzt genutzt hat, spielt keine Rolle.
rules-head-joker = Der Joker
rules-text-joker = Der [Joker](joker-piece) ist ein Anzeiger für jede Ware. Nimm ihn anstelle des eigenen Anzeigers der Ware: Der Joker geht auf 0 zurück, der eigene bleibt, wo er ist. So lässt sich dieselbe Ware zweimal nacheinander holen.
rules-text-joker-only = Wo eine Ware keinen eigenen Anzeiger auf dem Rad hat, kommt sie nur mit dem Joker. Manche Funktionen nehmen nur den Joker: Fleisch, Brot, Wein, Bier und Whiskey haben keinen Anzeiger.
rules-head-indicators = Was auf dem Rad steht
rules-text-wheel-start = Von Anfang an: Lehm, Münzen, Getreide, Vieh, Holz, Torf und der Joker. Alle beginnen auf 0, und vor der ersten Aktion dreht sich das Rad.
rules-text-wheel-grapes = Trauben kommen in Runde { $grapes } dazu, auf 0.
rules-text-wheel-stone = Stein kommt in Runde { $stone } dazu, auf 0.
rules-text-wheel-never = Trauben und Stein kommen nie dazu: Der Joker holt sie.
rules-head-nothing = Wenn das Rad nichts gibt
rules-text-wheel-zero = Holz fällen und Torf stechen darfst du auch bei 0: Wald oder Moor verschwindet, und du bekommst nichts. Ein Gebäude, das 0 bringen würde, tut nichts, und du zahlst auch nichts dafür.
rules-text-wheel-gone = Ist der eigene Anzeiger einer Ware ausgeschieden, hilft der Joker. Ist auch der Joker fort, ist die Ware 0 wert. Fällen und Stechen erzwingen nie den Joker: Du darfst das Feld umsonst räumen und den Joker stehen lassen.
rules-text-wheel-all = Immer wenn jemand über das Rad mindestens eine Ware nimmt, nehmen alle, auch er selbst, noch eine dieser Waren aus dem Vorrat.

rules-chapter-turn = Ein Spielzug
rules-line-turn = Eines muss getan werden, manches darf.
rules-text-turn = In deinem Spielzug führst du genau eine [Aktion](main-action) aus. Passen gibt es nicht, und eine ist immer möglich. Die Aktionen sind:
rules-text-turn-two = In deinem Spielzug führst du zwei [Aktionen](main-action) nacheinander aus; es darf zweimal dieselbe sein. Passen gibt es nicht, und eine ist immer möglich. Die Aktionen sind:
rules-text-turn-two-long = In deinem Spielzug führst du als Startspieler zwei [Aktionen](main-action) aus, sonst eine. Passen gibt es nicht, und eine ist immer möglich. Die Aktionen sind:
rules-text-turn-place = Einen [Geistlichen](clergymen) auf ein eigenes Gebäude setzen und es nutzen.
rules-text-turn-contract = Ein fremdes Gebäude durch einen [Arbeitsauftrag](contracts) nutzen.
rules-text-turn-fell = [Holz fällen](fell): Ein Wald wird zu Holz.
rules-text-turn-cut = [Torf stechen](fell): Ein Moor wird zu Torf.
rules-text-turn-build = Ein Gebäude der Auslage [bauen](building).
rules-text-turn-bonus = Die [Bonusrunde](end) am Ende hat eigene Aktionen.
rules-head-fell = Holz fällen und Torf stechen
rules-text-fell = Entferne einen deiner Wälder und nimm Holz über [das Rad](wheel), oder eines deiner Moore und nimm Torf. Dafür braucht es keinen Geistlichen. Die Karte ist aus dem Spiel, zurück bleibt ein leeres Feld Ebene.
rules-text-fell-none = Auch ohne Wald oder Moor darfst du die Aktion wählen. Dann geschieht nichts, und das Rad bleibt, wie es ist.
rules-head-extra = Neben der Aktion
rules-text-extra-land = Du darfst [eine Landschaft erwerben](land): vor einer Aktion oder danach, nie mittendrin.
rules-text-extra-often = Einmal in jedem Spielzug. Der Startspieler hat zwei Spielzüge in einer Runde und darf in beiden kaufen.
rules-text-extra-often-two = Einmal je Runde und Spieler, gleich wie viele Aktionen du hast.
rules-text-extra-exchange = [Tauschen](exchange) von Getreide, Münzen und Getränken ist jederzeit frei.
rules-head-turn-end = Wann ein Spielzug endet
rules-text-turn-end = Dein Spielzug endet, wenn du es sagst. Bis dahin kannst du alles zurücknehmen, aber nichts, worauf ein anderer geantwortet hat.

rules-chapter-clergymen = Die Geistlichen
rules-line-clergymen = Die Arbeit tun sie, und heim kommen sie nur alle zusammen.
rules-text-clergymen = Du hast { $men ->
    [one] { $men } Geistlichen
   *[other] { $men } Geistliche
}: einen Prior, die anderen sind Laienbrüder. Sie tun die gleiche Arbeit; nur der [Prior](prior) kann mehr.
rules-text-clergymen-place = Um ein eigenes Gebäude zu nutzen, setze einen Geistlichen von daheim darauf. Welchen, entscheidest du. Das Gebäude muss [frei](free-building) sein. Du darfst ihn auch einsetzen, wo dir die Funktion nichts bringt, und du musst sie nicht nutzen.
rules-text-clergymen-occupied = Ein Gebäude ist besetzt, solange irgendein Geistlicher darauf steht, egal wessen. Auf besetzte Gebäude kann niemand gesetzt werden.
rules-head-home = Wann sie heimkehren
rules-text-home = Zu Beginn einer Runde nimmst du alle deine Geistlichen zurück, aber nur, wenn alle unterwegs sind. Solange einer daheim ist, bleiben die anderen, wo sie sind, notfalls viele Runden lang.
rules-text-home-rest = Sind alle deine Geistlichen unterwegs, kann niemand deine Gebäude durch Einsetzen oder Arbeitsauftrag nutzen. Funktionen, die [andere Gebäude erreichen](reaching), können es weiterhin.
rules-text-home-early = Eine Karte holt Geistliche früher heim: in Frankreich { card-F23.the }, in Irland { card-I23.the }.
rules-head-prior = Was der Prior darf
rules-text-prior = Hast du ein Gebäude gebaut und ist dein Prior daheim, darfst du ihn sofort daraufsetzen und es nutzen. Das kostet keine Aktion. Du darfst ihn auch daraufsetzen, ohne es zu nutzen.
rules-text-prior-keep = Es lohnt sich also, den Prior vor dem Bauen daheim zu behalten. Manche Karten verlangen ein Gebäude, auf dem ein Prior steht.

rules-chapter-contracts = Arbeitsaufträge
rules-line-contracts = Andere arbeiten für dich, für eine Münze.
rules-text-contracts = Als Aktion darfst du ein freies Gebäude eines anderen Spielers nutzen. Das geht so:
rules-text-contract-pay = Du zahlst [die Gebühr](fee).
rules-text-contract-send = Der Eigentümer setzt einen Geistlichen von daheim auf das Gebäude.
rules-text-contract-use = Du nutzt die Funktion mit deinen Waren oder lässt es. Was dabei herauskommt, gehört dir.
rules-text-contract-owner = Der Eigentümer wählt zwischen Prior und Laienbruder, wenn beide daheim sind. Ablehnen kann er nicht, aber er muss einen Geistlichen daheim haben: Sonst ist kein Auftrag möglich.
rules-text-contract-solo = Eigentümer ist der neutrale Spieler. Du wählst, welcher seiner Geistlichen geht. Er muss einen daheim haben.
rules-head-fee = Die Gebühr
rules-text-fee = { $fee ->
    [one] { $fee } Münze
   *[other] { $fee } Münzen
} für den Eigentümer.
rules-text-fee-solo = { $fee ->
    [one] { $fee } Münze
   *[other] { $fee } Münzen
} für den Vorrat.
rules-text-fee-raised = Sobald { FORM($raiser, "the") } gebaut ist, von wem und wie auch immer, kosten Arbeitsaufträge bis zum Ende des Spiels { $raised } Münzen. Nutzen aus der Auslage zählt nicht als Bauen.
rules-text-fee-gift = Statt der Münzen darfst du immer { $gift } in den Vorrat geben, wie hoch die Gebühr auch ist. Der Eigentümer bekommt dann nichts.
rules-text-fee-never = Keine Gebühr kosten eigene Gebäude, Gebäude, die du über ein anderes [erreichst](reaching), und die Bonusrunde.
rules-head-whose = Wem was gehört
rules-text-whose = Du bist es, der die Funktion nutzt. Wo eine Karte von deinen Wäldern, deinen Geistlichen, deinem Land, deinem Vieh oder deinen Siedlungen spricht, sind es deine, nicht die des Eigentümers.
rules-text-contract-away = Wer alle Geistlichen unterwegs hat, kann keinen Auftrag annehmen.

rules-chapter-building = Gebäude
rules-line-building = Bezahlt, hingelegt, und es arbeitet bis zum Ende.
rules-text-building = Nimm ein Gebäude der [Auslage](display), bezahle, was es kostet, und lege es auf ein leeres Feld deines Landes.
rules-text-building-terrain = Das Feld muss ein Gelände haben, das die Karte zeigt. Auf einem Berg dürfen nur { card-G22 } und { card-G28 } stehen, auf Wasser nur das irische { card-I11 }.
rules-text-building-cloister = Ein [Klostergebäude](cloister) muss an ein anderes Klostergebäude [grenzen](beside). Dein erstes ist { card-cloister-office.the }.
rules-text-building-prior = Nach dem Bauen darf [der Prior](prior) sofort hinein.
rules-text-building-stays = Ein Gebäude ist jede Karte mit einer Funktion: auch Basisgebäude, Weinstöcke und Steinbrüche. Siedlungen, Wälder und Moore sind keine.
rules-head-functions = Eine Funktion lesen
rules-text-functions = Eine Funktion hat einen oder mehrere Teile. Diese werden in der Reihenfolge der Karte ausgeführt; jeder darf entfallen, und ein späterer darf verwenden, was ein früherer gebracht hat.
rules-text-functions-arrow = Links vom Pfeil steht, was du gibst, rechts, was du bekommst. Du bekommst es nur für alles, was links steht, und du bekommst alles.
rules-text-functions-nothing = Ein Nutzen, das nichts bewirkt, ist keines: Dann ist der Geistliche nur eingesetzt.
rules-text-functions-times = Geht ein Teil mehrmals, sage zuerst, wie oft, und bezahle dann alles auf einmal: Drei Steine aus { card-G12.the-dative } kosten zusammen { $food } Nahrung und { $energy } Energie. Auch Energie für zwei Teile einer Karte wird zusammen bezahlt.
rules-text-functions-whose = „Dein“ meint immer den, der [die Funktion nutzt](whose).
rules-head-reaching = Funktionen, die andere Gebäude erreichen
rules-text-reaching = Manche Karten lassen dich ein weiteres Gebäude nutzen. Kein Geistlicher geht dorthin, es kostet keine Gebühr, und die Waren gehören dir.
rules-text-reach-prior = { card-G01 }: ein beliebiges Gebäude, auf dem ein Prior steht, egal wessen.
rules-text-reach-occupied = { $reacher }: für { $gift } ein beliebiges Gebäude, auf dem jemand steht. Du darfst dort auch nur einen Teil der Funktion nutzen; was du gegeben hast, bleibt gegeben.
rules-text-reach-beside = { $garden }: zuerst eine Ware nehmen, dann ein freies Gebäude nutzen, das an diese Karte grenzt, auf dem Land, auf dem sie liegt. Aus der Auslage genutzt, bringt sie nur die Ware: Neben ihr liegt nichts.
rules-text-reach-display = { $guest }: ein Gebäude der Auslage.
rules-text-reach-once = Jede dieser Karten wirkt einmal in einer Aktion. Jede andere Funktion darf in derselben Aktion noch einmal genutzt werden, wenn sie noch einmal erreicht wird.
rules-head-cards = Einzelne Karten
rules-text-cards = Was die Worte auf diesen Karten offenlassen:
rules-text-card-carpentry = { card-F10 }: Gebaut wird wie sonst, und der Prior darf hinein. Das geräumte Feld darf, muss aber nicht benutzt werden, und das Bauen darf entfallen. Der Wald bringt kein Holz. Aus der Auslage genutzt, darf die Karte sich selbst bauen.
rules-text-card-forests = { card-F38 }: Entfernte Wälder bringen kein Holz, und das Rad bleibt, wie es ist.
rules-text-card-forests-ireland = { card-I29 }: Der Wald bringt kein Holz vom Rad; das Rad bleibt, wie es ist.
rules-text-card-calefactory = { card-F32 }: Fällen und Stechen gehen wie immer über das Rad, in beliebiger Reihenfolge. Zu beidem muss eine Karte da sein.
rules-text-card-bathhouse = { card-F23 }: Alle deine Geistlichen kommen heim, wo sie auch stehen, auch der eben dafür eingesetzte. Einer, den ein Eigentümer für deinen Auftrag eingesetzt hat, bleibt.
rules-text-card-locutory = { card-I23 }: Ist dein Prior unterwegs, kommt er heim. In jedem Fall darfst du danach wie sonst bauen, und er darf hinein. Aus der Auslage genutzt, darf die Karte sich selbst bauen.
rules-text-card-castle = { card-G28 }: eine Siedlung von deiner Hand zu ihren üblichen Kosten, [jederzeit](castle). Eine Landschaft lässt sich damit nicht erwerben.
rules-text-card-bulwark = { card-I37 }: ein Landstrich und ein Areal von den Stapeln, umsonst, in beliebiger Reihenfolge; das zweite darf am ersten liegen. Eines darf entfallen. Es zählt nicht als dein Kauf in diesem Zug. Ist ein Stapel leer, nimm vom anderen.
rules-text-card-tower = { card-I35 }: Die { $tower } Punkte dürfen von allen Waren mit Punkten kommen, auch Whiskey und 5-Münzen-Marken, aber nicht von Wundern. Diese Waren kommen zu den Münzen und dem Whiskey hinzu.
rules-text-card-wonder = Es gibt { $wonders } Wunder. Sind sie vergeben, bringt keine Funktion mehr eines.
rules-text-card-inn = { card-F20 }: Für jede Nahrung gibt es eine Münze, höchstens { $inn }. Münzen und Wein gelten hier nicht als Nahrung, und eine Ware, die keine Münze mehr bringt, wird nicht genommen.
rules-text-card-ships = { $ship }: Steht der Joker auf 0, bewirkt die Karte nichts und kostet nichts.
rules-text-card-estate = { card-G39 }: Zweimal genutzt, darfst du einmal mit Nahrung und einmal mit Energie zahlen. Alles wird auf einmal bezahlt.
rules-text-card-pilgrimage = { card-F36 }: Einmal verbessern ist erlaubt, dieselbe Ware zweimal verbessern auch.
rules-text-card-brotherhood = { card-G41 }: für jedes Klostergebäude auf deinem eigenen Land { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
}. Die abgerundete Summe ist das Höchste, was die Waren zusammen wert sein dürfen; nimm, so viel hineinpasst. Die Karte selbst zählt mit, wenn sie auf deinem Land liegt.
rules-text-card-festival = { card-I38 }: ein Punkt für jeden Wald und jedes Moor auf deinem eigenen Land. Die Summe ist das Höchste, was die Waren zusammen wert sein dürfen; nimm, so viel hineinpasst.

rules-chapter-land = Das Land
rules-line-land = Wer Platz braucht, kauft ihn, bevor er teuer wird.
rules-text-land = Dein Land ist das [Kernland](heartland) und was du dazukaufst: Landstriche darüber und darunter, Areale an den Seiten. Jede Tafel hat zwei Seiten; wähle eine und lege sie gleich an.
rules-text-land-beside = Zwei Felder [grenzen](beside) aneinander, wenn sie eine Kante teilen, auch über Tafeln hinweg. Ecken zählen nicht. Ein Berg grenzt an seine beiden Hänge und an sonst nichts.
rules-head-district = Landstriche
rules-text-district = Ein Landstrich ist eine Reihe von fünf Feldern. Er kommt genau über oder unter die Reihen, die du hast, nie versetzt.
rules-text-district-hills = Die eine Seite: Moor, Wald, Wald, Hang, Hang.
rules-text-district-plains = Die andere: Wald, dreimal Ebene, Hang.
rules-head-plot = Areale
rules-text-plot = Ein Areal ist zwei Reihen hoch.
rules-text-plot-coast = Küste, links vom Land: zwei Küstenfelder am Land, zwei Wasserfelder außen.
rules-text-plot-mountain = Berg, rechts vom Land: zwei Hänge am Land, außen ein Berg, der an beide grenzt.
rules-text-plot-where = Mindestens eines seiner inneren Felder muss an dein Kernland, einen Landstrich oder ein inneres Feld eines anderen Areals derselben Seite grenzen. Es darf oben oder unten überstehen.
rules-head-prices = Was Land kostet
rules-text-prices = In jedem Stapel liegen neun Tafeln. Die billigste wird immer zuerst verkauft.
rules-text-prices-solo = In jedem Stapel liegen neun Tafeln. Im Solospiel wird die teuerste zuerst verkauft.
rules-head-stays = Nichts wird verrückt
rules-text-stays = Was liegt, bleibt für immer: Land, Gebäude, Siedlungen. Nur Wälder und Moore werden je entfernt.

rules-chapter-goods = Waren und Bezahlen
rules-line-goods = Eine Ware ist Nahrung, Brennstoff, Geld, Baustoff oder Schatz, oft zweierlei.
rules-text-goods = Die Tabelle sagt, was jede Ware wert ist. Die beiden Seiten einer Marke sind verschiedene Waren.
rules-text-goods-supply = Der [Vorrat](supply) geht nie aus, nur die { $wonders } Wunder. Bücher, Keramik, Ornamente und Reliquien heißen [Punktewaren](point-goods).
rules-head-exchange = Jederzeit frei
rules-text-exchange = Das darfst du mit deinen Waren jederzeit tun, auch beim Bezahlen:
rules-text-exchange-straw = Getreide in Stroh umwandeln, nie zurück.
rules-text-exchange-coins = Fünf 1-Münzen-Marken in eine 5-Münzen-Marke wechseln, und zurück.
rules-text-exchange-wine = Wein in { $worth ->
    [one] { $worth } Münze
   *[other] { $worth } Münzen
} umwandeln.
rules-text-exchange-whiskey = Whiskey in { $worth ->
    [one] { $worth } Münze
   *[other] { $worth } Münzen
} umwandeln.
rules-text-exchange-when = Es muss nicht im Voraus sein: Es geschieht beim Bezahlen. Stroh wird zuerst mit Stroh bezahlt, dann mit Getreide; Münzen zuerst mit Münzen, dann mit Getränken, und Wechselgeld gibt es zurück.
rules-head-paying = Mit Nahrung und Energie bezahlen
rules-text-paying = [Nahrung](food) und [Energie](energy) bezahlst du, womit du willst. Wechselgeld gibt es nicht: Was zu viel ist, verfällt. Aber du gibst nie eine Marke, ohne die es auch gereicht hätte.
rules-text-paying-grain = In einer Zahlung darf ein Teil des Getreides Nahrung sein und ein anderer, als Stroh, Energie.
rules-text-paying-drink = Wein und Whiskey nähren nur als die Münzen, die sie wert sind.
rules-head-different = Verschiedene Waren
rules-text-different = Manche Karten verlangen mehrere verschiedene Waren. Dafür sind 1-Münzen-Marke und 5-Münzen-Marke zweierlei, Getreide und Stroh ebenso; wer beides gibt, braucht für jedes eine Marke. Wein und Whiskey dürfen für die Münzen stehen, die sie wert sind. Wunder werden nicht genommen.

rules-chapter-settlements = Siedlungen
rules-line-settlements = Dörfer wollen Nahrung und Wärme, und gute Nachbarn.
rules-text-settlements = In einer Siedlungsphase darf jeder zuerst eine Landschaft erwerben und dann eine Siedlung von der Hand bauen. Dieser Kauf zählt zu keinem Spielzug.
rules-text-settle-order = Es geht in der Reihenfolge der Runde, ab dem Startspieler.
rules-text-settle-order-two = Es beginnt, wem diese Runde gehört.
rules-text-settle-cost = Bezahle ihre Nahrung und Energie ([kein Wechselgeld](paying)) und lege sie auf ein leeres Feld mit einem Gelände, das die Karte zeigt.
rules-text-settle-where = Siedlungen stehen nie auf Wasser oder auf einem Berg. Gebäude sind sie nicht: Niemand nutzt sie.
rules-head-hand = Die Siedlungen
rules-text-hand = Die ersten vier hast du von Anfang an. Jede Phase von A bis D bringt eine dazu.
rules-text-hand-new = Wenn alle an der Reihe waren, nimmt jeder die Siedlung der Phase, und die Gebäude ihres Stapels kommen in die Auslage. Ältere bleiben liegen.
rules-head-castle = Die Burg
rules-text-castle = Wer { card-G28.the-accusative } nutzt, darf auch außerhalb der Phasen eine Siedlung bauen, selbst nach der letzten und in der Bonusrunde.

rules-chapter-scoring = Punkte
rules-line-scoring = Ein Dorf ist so viel wert, wie seine Nachbarn daraus machen.
rules-text-scoring = Es gibt drei Arten von Punkten:
rules-text-score-goods = Waren: Reliquie { $reliquary }, Ornament { $ornament }, Keramik { $ceramic }, Buch { $book }, Wunder { $wonder }, Wein und Whiskey je { $sip }; { $five } für je fünf Münzen.
rules-text-score-economic = [Wirtschaftliche Werte](economic), die goldenen Schilde: von allen Gebäuden und Siedlungen auf deinem Land. Karten auf der Hand zählen nichts.
rules-text-score-settlements = [Wohnwerte](dwelling-value), die blauen Häuser: Jede Siedlung zählt ihren eigenen und die ringsum.
rules-head-dwelling = Was eine Siedlung zählt
rules-text-dwelling = Zähle den Wohnwert der Siedlung und den jeder [angrenzenden](beside) Karte zusammen, Gebäude wie Siedlungen. Eine Karte neben zwei Siedlungen zählt für beide, und zwei Siedlungen nebeneinander zählen sich gegenseitig.
rules-text-dwelling-water = Jedes angrenzende Wasserfeld ohne Karte zählt { $water } dazu.
rules-text-dwelling-houseboat = Liegt { card-I11.the } auf dem Wasser, zählt stattdessen sein eigener Wohnwert.
rules-text-dwelling-bad = Manche Werte sind kleiner als null. Solche kosten Punkte, aber nur bei Siedlungen daneben. Wälder, Moore und leere Felder zählen 0.
rules-head-winning = Das Ergebnis
rules-text-score-drink = Vor dem Zählen werden Wein und Whiskey in Münzen umgewandelt, wo das mehr bringt.
rules-text-winning = Die meisten Punkte gewinnen. Bei Gleichstand wird geteilt.
rules-text-winning-solo = Das Ziel sind { $goal } Punkte.

rules-chapter-end = Das Spielende
rules-line-end = Für alle noch eine Gelegenheit, dann wird gezählt.
rules-text-end = Runde { $last } ist die Bonusrunde. Der Anfang ist wie bei jeder anderen: Wer alle Geistlichen unterwegs hat, nimmt sie zurück, das Rad dreht sich. Dann:
rules-text-bonus-priors = Jeder Prior, der noch unterwegs ist, kommt heim.
rules-text-bonus-action = Jeder hat, ab dem Startspieler, eine Aktion: bauen, mit dem Recht des Priors, oder den Prior auf ein beliebiges Gebäude setzen, egal wessen, besetzt oder nicht, und es nutzen. Landschaften können erworben werden wie sonst.
rules-text-bonus-phase = In derselben Reihenfolge folgt die Siedlungsphase E. Dann wird gezählt.
rules-text-bonus-not = Fällen, Stechen, Arbeitsaufträge und Laienbrüder gibt es in dieser Runde nicht, und der Besuch des Priors ist umsonst.
rules-text-end-two = Ab Phase D zählt die Auslage: Liegt dort { $left ->
    [0] kein Gebäude mehr
    [one] nur noch { $left } Gebäude oder keines
   *[other] höchstens noch { $left } Gebäude
}, wird der laufende Spielzug beendet. Die Geistlichen kehren heim, das Rad dreht sich, und der andere hat einen letzten Zug mit einer Aktion. Dann wird gezählt.
rules-text-end-two-long = Ab Phase D zählt die Auslage am Ende einer Runde: Liegt dort { $left ->
    [0] kein Gebäude mehr
    [one] nur noch { $left } Gebäude oder keines
   *[other] höchstens noch { $left } Gebäude
}, endet das Spiel hier. Dann wird gezählt.
rules-text-end-open = Es gibt keine Phase E, keine Bonusrunde und keine letzte Runde: Wer nicht baut, macht das Spiel länger.
rules-text-end-solo = Das Spiel endet mit Runde { $last }. Nach deinen beiden Aktionen kommen die Gebäude des neutralen Spielers, sein Prior und Phase E, wie in jeder [Siedlungsphase](solo-phase). Dann wird gezählt.

rules-chapter-two = Zu zweit
rules-line-two = Ganze Runden im Wechsel, und das Ende bestimmt ihr.
rules-text-two = Das gewöhnliche Spiel zu zweit:
rules-text-two-turn = Eine Runde gehört einem Spieler, der zwei Aktionen ausführt; die nächste gehört dem anderen. Zu Beginn jeder Runde kehren die Geistlichen beider heim, und das Rad dreht sich.
rules-text-two-wheel = Das Rad ist langsamer: { $back }.
rules-text-two-cards = Nur Karten für jede Spielerzahl sind im Spiel.
rules-text-two-end = Nach Phase D, wenn höchstens { $shortend } Gebäude ausliegt, wird der Zug zu Ende gespielt, und der andere hat noch eine Aktion.
rules-head-two-long = Das lange Spiel zu zweit
rules-text-two-long = Die Runden gehen wie mit mehr Spielern, aber:
rules-text-two-long-turn = Der Startspieler führt zwei Aktionen aus, der andere eine; dann wechselt es.
rules-text-two-long-home = Nur zu Beginn einer Runde kehren die Geistlichen heim und dreht sich das Rad. Es ist das Rad der größeren Spiele.
rules-text-two-long-cards = Fast alle Karten sind im Spiel; in Frankreich fehlen { card-F10 }, { card-F31 } und { card-F29 } aus Stapel C.
rules-text-two-long-end = Nach Phase D, wenn am Ende einer Runde höchstens { $longend } Gebäude ausliegen, ist das Spiel zu Ende.
rules-text-two-open = Keines der beiden hat eine letzte Runde. Programme, die gegen sich selbst spielen, hören nach { $limit } Runden auf; Menschen müssen das nie.

rules-chapter-short = Das kurze Spiel
rules-line-short = Für drei oder vier: halb so viele Runden, und Geschenke.
rules-text-short = Was anders ist als im langen Spiel zu dritt oder viert:
rules-text-short-rounds = { $rounds } Runden; die letzte ist die Bonusrunde.
rules-text-short-people = Jeder hat einen Prior und einen Laienbruder.
rules-text-short-land = Moor und Wald links oben im Kernland fehlen: zwei leere Felder Ebene mehr.
rules-text-short-gifts = Jede Runde bringt jedem [zwei Waren](gifts), die letzte keine.
rules-text-short-wheel = Wenn jemand über das Rad Waren nimmt, nehmen alle [noch eine davon](nothing). Auch { card-F33 } und { card-I33 } zählen.
rules-text-short-cards = Zu dritt sind nur die Karten für jede Spielerzahl im Spiel, zu viert auch die ab drei Spielern.
rules-head-gifts = Waren der Runde
rules-text-gifts = Gleich nach der Drehung des Rads nimmt jeder diese Waren aus dem Vorrat:

rules-chapter-solo = Allein
rules-line-solo = Ein Nachbar, der nie am Zug ist, und Gebäude, die an ihn gehen.
rules-text-solo = Du hast { $solorounds } Runden mit je zwei Aktionen. Fast alle Karten sind im Spiel; in Frankreich fehlen beide Karten „{ card-F14 }“, { card-F10 } und { card-F29.the } aus Stapel C.
rules-text-solo-start = Du beginnst ohne Waren. Land wird ab der teuersten Tafel verkauft.
rules-text-solo-neutral = Der neutrale Spieler hat ein Kernland ohne Wälder und Moore, die drei Basisgebäude, { card-G13.the-accusative }, einen Prior und zwei Laienbrüder. Er hat keine Waren und keine Siedlungen und zählt keine Punkte. Karten, die besetzte Gebäude erreichen, erreichen auch seine.
rules-text-solo-wheel = Ein Anzeiger, den das Rad vom letzten Feld weiterdrehen würde, ist für immer fort. Von da an holt nur der Joker diese Ware, und wenn auch er fort ist, nichts mehr.
rules-head-solo-contract = Arbeitsaufträge beim Nachbarn
rules-text-solo-contract = Gebühr oder Geschenk gehen in den Vorrat, und du wählst, welcher seiner Geistlichen arbeitet. Seine Geistlichen kehren heim wie deine: wenn alle drei unterwegs sind.
rules-text-solo-fee = Liegt { FORM($raiser, "the") } auf seinem Land, ist die Gebühr für immer erhöht, auch wenn die Karte später überbaut wird.
rules-head-solo-phase = Wenn eine Phase fällig ist
rules-text-solo-phase = Nach der Drehung des Rads und vor der Siedlungsphase:
rules-text-solo-all = Alle Gebäude, die noch ausliegen, kommen auf sein Kernland. Du wählst Reihenfolge und Felder: leere, oder über Gebäude, auf denen niemand steht, auch über Basisgebäude und mehrmals auf ein Feld. Was überbaut wird, ist aus dem Spiel. Das Gelände ist egal.
rules-text-solo-over = Klostergebäude kommen nur über Klostergebäude, andere nur über andere.
rules-text-solo-cloister = Ein Klostergebäude muss an ein anderes grenzen. Nur wenn es keinen solchen Platz gibt, darf es über ein freies Klostergebäude, das allein steht.
rules-text-solo-prior = Ist sein Prior daheim, darfst du ihn auf eines der eben gelegten Gebäude setzen, Gebühr oder Geschenk zahlen und es nutzen oder nicht.
rules-text-solo-home = Sind alle drei seiner Geistlichen unterwegs oder alle drei von dir, kommen sie jetzt heim.
rules-text-solo-room = Wähle so, dass alle Gebäude einen Platz finden. Gebäude, für die es gar keinen gibt, sind aus dem Spiel.
rules-head-solo-end = Die letzte Runde
rules-text-solo-end = In Runde { $solorounds } kommen zuerst deine zwei Aktionen, dann die Gebäude des neutralen Spielers, sein Prior und Phase E. Zwischen deinen Aktionen und seinen Gebäuden kehrt niemand heim.
rules-text-solo-goal = { $goal } Punkte sind ein sehr gutes Ergebnis.

rules-chapter-variants = Frankreich und Irland
rules-line-variants = Gleiche Regeln, andere Karten.
rules-text-variants = { $shared } der { $all } Gebäude sind in beiden gleich, die übrigen gehören zu einer Variante. Siedlungen und Land sind gleich.
rules-text-variant-france = Frankreich backt: Aus Getreide werden Mehl und Brot, aus Trauben Wein, und aus Brot mit Wein eine Reliquie. Gastgeschenk bei Aufträgen ist Wein.
rules-text-variant-ireland = Irland braut: Aus Getreide werden Malz und Bier, aus Malz mit Holz und Torf Whiskey, und aus Bier mit Whiskey eine Reliquie. Gastgeschenk bei Aufträgen ist Whiskey. Trauben gibt es auf dem Rad nicht.

rules-table-phase = Siedlungsphase
rules-table-round = Runde
rules-table-good = Ware
rules-table-back = Rückseite
rules-table-tile = Tafel
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
    .about = Dein besonderer Geistlicher. Er arbeitet wie die anderen und darf außerdem in ein Gebäude, das du gerade gebaut hast.
term-lay-brother = Laienbruder
    .about = Ein Geistlicher ohne besondere Rechte. Er bleibt in einem Gebäude, bis alle deine Geistlichen unterwegs sind.
term-joker-piece = Der Joker
    .about = Ein Anzeiger auf dem Rad, der für jede Ware gilt. Der eigene Anzeiger bleibt dann, wo er ist.
term-indicator = Warenanzeiger
    .about = Er zeigt auf dem Rad, wie viel von einer Ware jetzt zu holen ist. Wer holt, stellt ihn auf 0 zurück.
term-economic = Wirtschaftlicher Wert
    .about = Der goldene Schild auf einer Karte. Er zählt einmal, am Ende, für jede Karte auf deinem Land.
term-dwelling-value = Wohnwert
    .about = Das blaue Haus auf einer Karte: wie gern man daneben wohnt. Es zählt nur für Siedlungen: ihr eigenes und die ringsum.
term-food = Nahrung
    .about = Was Siedlungen und manche Tauschgeschäfte verzehren. Viele Waren nähren, jede so viel wie angegeben. Wechselgeld gibt es nicht.
term-energy = Energie
    .about = Was Siedlungen wärmt und Werkstätten treibt: Holz, Torf, Torfkohle, Stroh. Wechselgeld gibt es nicht.
term-display = Die Auslage
    .about = Die Gebäude, die offen liegen und von allen gebaut werden können.
term-cloister = Klostergebäude
    .about = Ein Gebäude mit goldenem Namen. Es muss an ein anderes Klostergebäude grenzen.
term-heartland = Kernland
    .about = Die zehn Felder, mit denen du beginnst.
term-settlement = Siedlung
    .about = Eine Karte deiner Hand, die Nahrung und Energie kostet. Am Ende zählt sie ihren Wohnwert und die angrenzenden.
term-basic-goods = Basiswaren
    .about = Lehm, Holz, Torf, Vieh, Getreide und Münzen.
term-point-goods = Punktewaren
    .about = Bücher, Keramik, Ornamente und Reliquien: Am Ende zählen sie Punkte.
term-supply = Der Vorrat
    .about = Woher Waren kommen und wohin sie gehen. Er gehört niemandem.
term-beside = Angrenzend
    .about = Mit einer gemeinsamen Kante: oben, unten, links oder rechts. Ecken zählen nicht.
term-free-building = Freies Gebäude
    .about = Ein Gebäude, auf dem kein Geistlicher steht.
term-main-action = Aktion
    .about = Geistlichen einsetzen, Arbeitsauftrag, Holz fällen, Torf stechen oder bauen.
term-start-player = Startspieler
    .about = Wer in der Runde zuerst an der Reihe ist und, zu dritt oder viert, an ihrem Ende noch einmal.
term-points = Punkte
    .about = Was am Ende zählt. Eine Zahl in einem goldenen Schild.
term-plains = Ebene
    .about = Das häufigste Gelände. Auch unter Wäldern und Mooren liegt Ebene.
term-hillside = Hang
    .about = Gelände von Landstrichen und Bergarealen. Weinstöcke und manche vornehmen Häuser stehen nur hier.
term-coast = Küste
    .about = Gelände von Küstenarealen, am Wasser. Häfen und das Fischerdorf stehen nur hier.
term-water = Wasser
    .about = Gelände von Küstenarealen. Nur das Hausboot liegt darauf; offenes Wasser ist Siedlungen ein guter Nachbar.
term-mountain = Berg
    .about = Gelände von Bergarealen, an zwei Hängen. Nur Steinbruch und Burg stehen darauf.
term-forest = Wald
    .about = Eine Karte auf Ebene. Gefällt wird sie zu Holz, und das Feld ist frei.
term-moor = Moor
    .about = Eine Karte auf Ebene. Abgestochen wird sie zu Torf, und das Feld ist frei.
