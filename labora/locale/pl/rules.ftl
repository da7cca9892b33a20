# Zasady naszymi słowami. [słowa](cel) prowadzi do części zasad albo otwiera pojęcie.

rules-title = Zasady
rules-chapter-aim = O co chodzi
rules-line-aim = Zamieniaj dobra w budynki, a najlepszymi z nich otaczaj osady.
rules-text-aim = Kierujesz klasztorem i ziemią wokół niego. Zdobywasz dobra, przetwarzasz je na lepsze, wznosisz budynki i osady. Na końcu gry dobra, budynki i osady dają punkty. Wygrywa osoba, która ma ich najwięcej; w przypadku remisu jest kilku zwycięzców.
rules-text-aim-solo = W pojedynkę kierujesz klasztorem i ziemią wokół niego. Zdobywasz dobra, przetwarzasz je na lepsze, wznosisz budynki i osady. Gracz neutralny ma budynki, z których możesz odpłatnie korzystać. Na końcu gry dobra, budynki i osady dają punkty: celem jest { $goal }.
rules-text-aim-way = Przebieg jest zawsze taki sam. Na [kole produkcji](wheel) przybywa dóbr. [Mnich](clergymen) idzie do budynku, a budynek daje dobra albo je przetwarza. Dobrami płaci się za [nowe budynki](building), a żywnością i energią za [osady](settlements). Każda osada daje punkty za to, co stoi wokół niej.
rules-text-aim-open = Nic nie jest ukryte. Dobra, wyłożone karty i karty, które dopiero przyjdą, każdy może obejrzeć w każdej chwili. Poza losowaniem gracza rozpoczynającego nic nie zależy od przypadku.
rules-text-aim-open-solo = Nic nie jest ukryte. Dobra, wyłożone karty i karty, które dopiero przyjdą, możesz obejrzeć w każdej chwili. Nic nie zależy od przypadku.
rules-head-start = Początek
rules-text-start-land = Zaczynasz z [prowincją](heartland), która ma dziesięć pól w dwóch rzędach. Stoją na niej trzy [budynki podstawowe](functions): { card-clay-mound }, { card-farmyard } i { card-cloister-office }. Na innych polach leżą { $forests ->
    [one] { $forests } las
    [few] { $forests } lasy
    [many] { $forests } lasów
   *[other] { $forests } lasu
} i { $moors ->
    [one] { $moors } torfowisko
    [few] { $moors } torfowiska
    [many] { $moors } torfowisk
   *[other] { $moors } torfowiska
}; pozostałe pola to puste równiny.
rules-text-start-people = Masz [przeora](prior-man), a oprócz niego { $brothers ->
    [one] { $brothers } [brata zakonnego](lay-brother)
    [few] { $brothers } [braci zakonnych](lay-brother)
    [many] { $brothers } [braci zakonnych](lay-brother)
   *[other] { $brothers } [brata zakonnego](lay-brother)
}. Na początku każdy z nich jest dostępny, czyli gotowy do pracy.
rules-text-start-goods = Masz po jednej sztuce każdego [dobra podstawowego](basic-goods): { $goods }.
rules-text-start-goods-solo = Nie masz żadnych dóbr.
rules-text-start-hand = Masz na ręce cztery osady: { $cards }.
rules-text-start-display = W [ofercie](display) { $start ->
    [one] leży na początku { $start } odkryty budynek
    [few] leżą na początku { $start } odkryte budynki
    [many] leży na początku { $start } odkrytych budynków
   *[other] leży na początku { $start } odkrytego budynku
}. Kolejne dochodzą po fazach osad; w całej grze jest ich { $buildings }.
rules-text-start-display-solo = W [ofercie](display) { $start ->
    [one] leży na początku { $start } odkryty budynek
    [few] leżą na początku { $start } odkryte budynki
    [many] leży na początku { $start } odkrytych budynków
   *[other] leży na początku { $start } odkrytego budynku
}. Kolejne dochodzą po fazach osad; w całej grze jest ich { $buildings }, a jeden z nich, { card-G13 }, leży na planszy [gracza neutralnego](solo).
rules-text-start-quarry = Jeśli wszyscy się zgodzą, { card-F29.accusative } ze stosu C można usunąć z gry.
rules-text-start-first = Wszyscy zaczynają z taką samą ziemią, tymi samymi dobrami i kartami. Gracza rozpoczynającego wybiera los.

rules-chapter-round = Runda
rules-line-round = Mnisi wracają, kierat się obraca, a potem czas na pracę.
rules-text-round = Każda runda ma te same kroki, w tej kolejności:
rules-text-round-last = Każda runda oprócz [ostatniej](end) ma te same kroki, w tej kolejności:
rules-text-step-home = Kto ma wszystkich mnichów w budynkach, [zabiera ich z powrotem](home). Jest to obowiązkowe.
rules-text-step-wheel = [Kierat](wheel) obraca się o jedno pole.
rules-text-step-gifts = Każdy bierze [dobra rundy](gifts).
rules-text-step-neutral = W rundzie z fazą osad gracz neutralny dostaje [wszystkie budynki pozostałe w ofercie](solo-phase).
rules-text-step-again = W takiej rundzie mnisi mogą potem wrócić jeszcze raz: twoi, jeśli wszyscy stoją w budynkach, i tak samo mnisi gracza neutralnego.
rules-text-step-phase = Jeśli przypada [faza osad](timeline), odbywa się teraz.
rules-text-step-actions = Począwszy od [gracza rozpoczynającego](start-player), zgodnie z ruchem wskazówek zegara, każdy wykonuje [jedną akcję podstawową](turn). Potem gracz rozpoczynający wykonuje jeszcze jedną.
rules-text-step-actions-two = Jedno z was wykonuje [dwie akcje podstawowe](turn). Następna runda należy do drugiej osoby.
rules-text-step-actions-two-long = [Gracz rozpoczynający](start-player) wykonuje [dwie akcje podstawowe](turn), potem drugi gracz jedną.
rules-text-step-actions-solo = Wykonujesz [dwie akcje podstawowe](turn).
rules-text-step-marker = Graczem rozpoczynającym zostaje następny gracz zgodnie z ruchem wskazówek zegara.
rules-head-timeline = Co się kiedy dzieje
rules-text-timeline = Fazy osad przypadają zawsze w tych samych rundach. Po każdej z nich budynki z jej stosu trafiają do oferty.
rules-text-timeline-last = Faza E odbywa się na samym końcu, po ostatnich akcjach. Nowych kart już po niej nie ma.
rules-text-timeline-two = Fazy E nie ma. [Koniec gry](end) zależy od liczby budynków pozostałych w ofercie.

rules-chapter-wheel = Koło produkcji
rules-line-wheel = Dobra czekają na kole, a im dłużej czekają, tym jest ich więcej.
rules-text-wheel = Każde dobro na kole produkcji ma swój [znacznik](indicator). Pokazuje on, ile można wziąć. Na początku każdej rundy obraca się kierat, czyli ruchoma część koła, i każdy znacznik wskazuje więcej niż przedtem albo tyle samo. To, co tam czeka, nie należy do nikogo.
rules-text-wheel-values = Znaczniki zaczynają na polu 0. Po kolejnych obrotach wskazują: { $wheel }.
rules-text-wheel-last = Znacznik, który dotarł na ostatnie pole, stoi tam, dopóki ktoś go nie użyje.
rules-text-wheel-last-solo = Znacznik na ostatnim polu zostaje na zawsze usunięty z gry, gdy kierat miałby go przesunąć dalej. Użyj go wcześniej.
rules-text-wheel-take = Wytworzyć dobro to znaczy wziąć go z zasobów ogólnych tyle, ile pokazuje znacznik, i odstawić znacznik na 0. Nie ma znaczenia, kto użył go poprzednio.
rules-head-joker = Joker
rules-text-joker = [Joker](joker-piece) zastępuje znacznik dowolnego dobra. Jeśli go użyjesz, na 0 wraca joker, a znacznik dobra zostaje na miejscu. Dzięki temu to samo dobro można wziąć dwa razy z rzędu.
rules-text-joker-only = Gdy znacznika dobra nie ma na kole, można je wziąć tylko za pomocą jokera. W niektórych działaniach wolno użyć wyłącznie jokera: mięso, chleb, wino, piwo i whisky nie mają znacznika.
rules-head-indicators = Co jest na kole
rules-text-wheel-start = Od początku: glina, monety, zboże, owce, drewno, torf i joker. Zaczynają na polu 0, a przed pierwszą akcją kierat się obraca.
rules-text-wheel-grapes = Znacznik winogron wchodzi do gry w rundzie { $grapes }, na pole 0.
rules-text-wheel-stone = Znacznik kamieni wchodzi do gry w rundzie { $stone }, na pole 0.
rules-text-wheel-never = Znacznik kamieni nie wchodzi do gry: kamienie daje tylko joker.
rules-text-wheel-never-france = Znaczniki winogron i kamieni nie wchodzą do gry. Kamienie wytwarza { card-G22 } za pomocą jokera. Winogron żaden budynek w tej grze nie wytwarza za pomocą koła.
rules-head-nothing = Kiedy koło nie daje nic
rules-text-wheel-zero = Wykarczować las albo wykopać torf wolno także wtedy, gdy znacznik stoi na 0: karta znika, a ty nie dostajesz nic. Działanie, które wytworzyłoby 0 dóbr, jest pomijane i nie płaci się jego kosztu. Opłatę za kontrakt i tak się płaci.
rules-text-wheel-gone = Jeśli znacznika dobra nie ma już w grze, zastępuje go joker. Jeśli nie ma też jokera, produkcja tego dobra wynosi 0. Karczowanie i kopanie nigdy nie zmuszają do użycia jokera: możesz zwolnić pole, nie biorąc nic, i zostawić jokera na miejscu.
rules-text-wheel-all = Gdy ktoś wytworzy za pomocą koła co najmniej jedno dobro, wszyscy (także ta osoba) biorą z zasobów ogólnych jeszcze jedno takie dobro.

rules-chapter-turn = Tura
rules-line-turn = Jedna akcja obowiązkowa i kilka dowolnych.
rules-text-turn = W swojej turze wykonujesz dokładnie jedną [akcję podstawową](main-action). Nie można spasować, ale jakaś akcja jest zawsze możliwa. Akcje podstawowe to:
rules-text-turn-two = W swojej turze wykonujesz dwie [akcje podstawowe](main-action), jedną po drugiej; mogą być takie same. Nie można spasować, ale jakaś akcja jest zawsze możliwa. Akcje podstawowe to:
rules-text-turn-two-long = W swojej turze wykonujesz dwie [akcje podstawowe](main-action) jako gracz rozpoczynający, w przeciwnym razie jedną. Nie można spasować, ale jakaś akcja jest zawsze możliwa. Akcje podstawowe to:
rules-text-turn-place = Wprowadź [mnicha](clergymen) do swojego budynku i skorzystaj z jego działania.
rules-text-turn-contract = Użyj cudzego budynku w ramach [kontraktu](contracts).
rules-text-turn-fell = [Wykarczuj las](fell): las zamienia się w drewno.
rules-text-turn-cut = [Wykop torf](fell): torfowisko zamienia się w torf.
rules-text-turn-build = [Zbuduj](building) budynek z oferty.
rules-text-turn-bonus = W [rundzie specjalnej](end) na końcu gry wykonuje się inne akcje.
rules-head-fell = Karczowanie lasu i kopanie torfu
rules-text-fell = Usuń jeden ze swoich lasów i za pomocą [koła](wheel) wytwórz drewno albo usuń jedno ze swoich torfowisk i wytwórz torf. Mnich nie jest potrzebny. Karta wychodzi z gry, a po niej zostaje puste pole równiny.
rules-text-fell-none = Tę akcję wolno wybrać także wtedy, gdy nie masz już lasu ani torfowiska. Wtedy nic się nie dzieje, a koło zostaje bez zmian.
rules-head-extra = Oprócz akcji podstawowej
rules-text-extra-land = Możesz [kupić planszę terenu](land): przed akcją podstawową albo po niej, nigdy w jej trakcie.
rules-text-extra-often = Raz na turę. Gracz rozpoczynający ma w rundzie dwie tury i może kupić w obu.
rules-text-extra-often-two = Każdy gracz może kupić jedną planszę na rundę, niezależnie od liczby akcji.
rules-text-extra-exchange = Zboże, monety i napoje można [wymieniać](exchange) w każdej chwili, nie tracąc akcji.
rules-head-turn-end = Kiedy tura się kończy
rules-text-turn-end = O końcu swojej tury decydujesz ty. Do tej chwili możesz cofnąć wszystko oprócz tego, na co odpowiedział już inny gracz.

rules-chapter-clergymen = Mnisi
rules-line-clergymen = To oni pracują, a wracają tylko wszyscy razem.
rules-text-clergymen = { $men ->
    [one] Masz { $men } mnicha
    [few] Masz { $men } mnichów
    [many] Masz { $men } mnichów
   *[other] Masz { $men } mnicha
}: jeden to przeor, pozostali to bracia zakonni. Wykonują tę samą pracę; tylko [przeor](prior) może więcej.
rules-text-clergymen-place = Aby użyć swojego budynku, wprowadź do niego dostępnego mnicha. Którego, wybierasz ty. Budynek musi być [niezajęty](free-building). Mnicha możesz wprowadzić także tam, gdzie działanie nic ci nie daje; nie musisz też z działania korzystać.
rules-text-clergymen-occupied = Budynek jest zajęty, dopóki stoi w nim mnich, obojętnie czyj. Do zajętego budynku nie można wprowadzić następnego.
rules-head-home = Kiedy wracają
rules-text-home = Na początku rundy zabierasz z powrotem wszystkich mnichów, ale tylko jeśli wszyscy stoją w budynkach. Dopóki choć jeden jest dostępny, pozostali stoją tam, gdzie są, nawet przez wiele rund.
rules-text-home-rest = Gdy wszyscy twoi mnisi stoją w budynkach, do twoich budynków nikogo nie można wprowadzić, także w ramach kontraktu. Nadal można ich użyć dzięki działaniom, które [pozwalają użyć innych budynków](reaching).
rules-text-home-early = { card-F23 } sprowadza wcześniej wszystkich twoich mnichów.
rules-text-home-early-ireland = { card-I23 } sprowadza wcześniej twojego przeora.
rules-head-prior = Co może przeor
rules-text-prior = Jeśli po zbudowaniu budynku twój przeor jest dostępny, możesz go od razu tam wprowadzić i użyć budynku. Nie kosztuje to akcji. Możesz go też wprowadzić bez korzystania z działania.
rules-text-prior-keep = Dlatego warto zatrzymać przeora do następnej budowy.
rules-text-prior-priory = { card-G01 } pozwala użyć tylko budynku, w którym stoi przeor.

rules-chapter-contracts = Kontrakty
rules-line-contracts = Za opłatą skorzystasz z cudzego budynku.
rules-text-contracts = W ramach akcji podstawowej możesz użyć niezajętego budynku innego gracza. Wygląda to tak:
rules-text-contract-pay = Uiszczasz [opłatę](fee).
rules-text-contract-send = Właściciel wprowadza do budynku jednego ze swoich dostępnych mnichów.
rules-text-contract-use = Korzystasz z działania budynku, płacąc własnymi dobrami, albo z niego rezygnujesz. To, co powstanie, jest twoje.
rules-text-contract-owner = Właściciel wybiera między przeorem a bratem zakonnym, jeśli obaj są dostępni. Nie może odmówić. Jeśli jednak nie ma dostępnego mnicha, kontraktu zawrzeć nie można.
rules-text-contract-solo = Właścicielem jest gracz neutralny. Ty wybierasz, który z jego mnichów idzie. Któryś musi być dostępny.
rules-head-fee = Opłata
rules-text-fee = { $fee ->
    [one] { $fee } moneta
    [few] { $fee } monety
    [many] { $fee } monet
   *[other] { $fee } monety
} dla właściciela.
rules-text-fee-solo = { $fee ->
    [one] { $fee } moneta
    [few] { $fee } monety
    [many] { $fee } monet
   *[other] { $fee } monety
} do zasobów ogólnych.
rules-text-fee-raised = Gdy tylko ktokolwiek w jakikolwiek sposób zbuduje { FORM($raiser, "accusative") }, kontrakty kosztują do końca gry { $raised } monety. Użycie tej karty z oferty nie liczy się jako budowa.
rules-text-fee-gift = Zamiast monet zawsze możesz oddać do zasobów ogólnych { FORM($gift, "accusative") }, niezależnie od wysokości opłaty. Właściciel nie dostaje wtedy nic.
rules-text-fee-never = Nie płaci się za własne budynki ani za budynki, z których korzysta się [dzięki innemu budynkowi](reaching).
rules-text-fee-bonus = W rundzie specjalnej nie ma opłat.
rules-head-whose = Co znaczy „twój”
rules-text-whose = Gdy używasz cudzego budynku, „twoje” lasy, mnisi, ziemia, owce albo osady na karcie to zawsze twoje, a nie te, które ma właściciel budynku.
rules-text-contract-away = Z graczem, którego wszyscy mnisi stoją w budynkach, nie można zawrzeć kontraktu.

rules-chapter-building = Budynki
rules-line-building = Zapłać, połóż na swojej ziemi i korzystaj do końca gry.
rules-text-building = Weź budynek z [oferty](display), zapłać jego koszt i połóż go na pustym polu swojej ziemi.
rules-text-building-terrain = Pole musi mieć typ terenu pokazany na karcie. W górach mogą stać tylko { card-G22 } i { card-G28 }, na morzu tylko irlandzka { card-I11 }.
rules-text-building-cloister = [Budynek klasztorny](cloister) musi [sąsiadować](beside) z innym budynkiem klasztornym. Twój pierwszy to { card-cloister-office }.
rules-text-building-prior = Zaraz po budowie możesz wprowadzić tam [przeora](prior).
rules-text-building-stays = Budynek to każda karta z działaniem: także budynki podstawowe, winorośle i kamieniołomy. Osady, lasy i torfowiska nie są budynkami.
rules-head-functions = Jak czytać działanie
rules-text-functions = Działanie ma jedną lub kilka części. Wykonuje się je w kolejności z karty; każdą można pominąć, a późniejsza może użyć tego, co dała wcześniejsza.
rules-text-functions-arrow = Na lewo od strzałki jest to, co oddajesz, na prawo to, co dostajesz. Trzeba oddać wszystko, co stoi po lewej; wtedy dostaje się wszystko, co stoi po prawej.
rules-text-functions-nothing = Użycie, które nic by nie zmieniło, nie liczy się jako użycie: mnich po prostu tam stoi.
rules-text-functions-times = Jeśli część można wykonać kilka razy, najpierw powiedz ile, a potem zapłać za wszystko naraz: trzy kamienie ze { card-G12.genitive } kosztują łącznie { $food } żywności i { $energy } energii. Energię dla dwóch części jednej karty też płaci się razem.
rules-text-functions-whose = „Twój” to zawsze gracz, który [korzysta z działania](whose).
rules-head-reaching = Działania, które pozwalają użyć innych budynków
rules-text-reaching = Niektóre karty pozwalają użyć innego budynku. Mnicha się tam nie wprowadza, opłaty nie ma, a dobra są twoje.
rules-text-reach-prior = { card-G01 }: dowolny budynek, w którym stoi przeor, obojętnie czyj.
rules-text-reach-occupied = { $reacher }: za { FORM($gift, "accusative") } dowolny budynek, w którym stoi mnich. Możesz skorzystać tylko z części jego działania; oddany napój nie wraca.
rules-text-reach-beside = { $garden }: najpierw weź dobro, a potem użyj niezajętego budynku, który sąsiaduje z tą kartą na tej samej ziemi. Użyta z oferty karta daje tylko dobro, bo nic z nią nie sąsiaduje.
rules-text-reach-display = { $guest }: budynek z oferty.
rules-text-reach-once = Każda z tych kart działa raz w jednej akcji. Z każdego innego działania można w tej samej akcji skorzystać ponownie, jeśli znów się do niego trafi.
rules-head-cards = Uwagi do kart
rules-text-cards = Czego nie wyjaśnia tekst tych kart:
rules-text-card-carpentry = { card-F10 }: budujesz jak zwykle i możesz wprowadzić tam przeora. Zwolnionego pola możesz użyć, ale nie musisz, a budowę możesz pominąć. Usunięty las nie daje drewna. Jeśli używasz tej karty z oferty, możesz zbudować właśnie ją.
rules-text-card-forests = { card-F38 }: usunięte lasy nie dają drewna, a koło zostaje bez zmian.
rules-text-card-forests-ireland = { card-I29 }: las nie daje drewna z koła, a koło zostaje bez zmian.
rules-text-card-calefactory = { card-F32 }: karczowanie i kopanie korzystają z koła jak zawsze, w dowolnej kolejności. Do każdego z nich potrzebna jest karta, którą się usuwa.
rules-text-card-bathhouse = { card-F23 }: wszyscy twoi mnisi wracają, gdziekolwiek stoją, także ten właśnie tu wprowadzony. Mnich wprowadzony przez właściciela w ramach twojego kontraktu zostaje.
rules-text-card-locutory = { card-I23 }: jeśli twój przeor stoi w budynku, wraca. Tak czy inaczej możesz potem budować jak zwykle i wprowadzić tam przeora. Jeśli używasz tej karty z oferty, możesz zbudować właśnie ją.
rules-text-card-castle = { card-G28 }: jedna osada z ręki za zwykły koszt, [także poza fazą osad](castle). Nie można przy tym kupić planszy terenu.
rules-text-card-bulwark = { card-I37 }: jeden zagon i jeden areał ze stosów, za darmo, w dowolnej kolejności; drugą planszę można dołożyć do pierwszej. Jedną można pominąć. Nie liczy się to jako zakup terenu w tej turze. Jeśli jeden stos jest pusty, weź tylko z drugiego.
rules-text-card-tower = { card-I35 }: { $tower } punktów mogą dać dowolne dobra, które są warte punkty, także whisky i żetony 5 monet, ale nie cuda. Oddaje się je oprócz monet i whisky.
rules-text-card-wonder = Cudów jest { $wonders }. Gdy się skończą, żadne działanie już ich nie daje.
rules-text-card-inn = { card-F20 }: dostajesz jedną monetę za każdą jednostkę żywności, najwyżej { $inn }. Monety i wino nie liczą się tu jako żywność, a żetonu, który nie dałby już żadnej monety, się nie przyjmuje.
rules-text-card-ships = { $ship }: jeśli joker stoi na 0, karta nic nie robi i nic nie kosztuje.
rules-text-card-ships-solo = { $ship }: jeśli joker stoi na 0 albo nie ma go już w grze, karta nic nie robi i nic nie kosztuje.
rules-text-card-estate = { card-G39 }: przy dwóch użyciach można zapłacić raz żywnością, a raz energią. Za wszystko płaci się naraz.
rules-text-card-pilgrimage = { card-F36 }: można ulepszyć tylko raz, a można też dwa razy ten sam żeton.
rules-text-card-brotherhood = { card-G41 }: za każdy budynek klasztorny na twojej ziemi { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
    [many] { $each } punktów
   *[other] { $each } punktu
}. Suma, zaokrąglona w dół, to górna granica łącznej wartości dóbr; weź tyle, ile się w niej mieści. Sama karta też się liczy, jeśli leży na twojej ziemi.
rules-text-card-festival = { card-I38 }: jeden punkt za każdy las i każde torfowisko na twojej ziemi. Suma to górna granica łącznej wartości dóbr; weź tyle, ile się w niej mieści.

rules-chapter-land = Ziemia
rules-line-land = Komu brak miejsca, ten je kupuje, póki jest tanie.
rules-text-land = Twoja ziemia to [prowincja](heartland) i to, co dokupisz: zagony powyżej i poniżej, areały po bokach. Plansza terenu ma dwie strony; wybierz jedną z nich i od razu dołóż planszę.
rules-text-land-beside = Dwa pola [sąsiadują](beside) ze sobą, jeśli mają wspólny bok, także na różnych planszach. Narożniki się nie liczą. Góry sąsiadują tylko ze swoimi dwoma polami pogórza.
rules-head-district = Zagony
rules-text-district = Zagon to rząd pięciu pól. Kładzie się go dokładnie nad swoimi rzędami albo pod nimi, nigdy z przesunięciem.
rules-text-district-hills = Jedna strona: torfowisko, las, las, pogórze, pogórze.
rules-text-district-plains = Druga: las, trzy równiny, pogórze.
rules-head-plot = Areały
rules-text-plot = Areał ma wysokość dwóch rzędów.
rules-text-plot-coast = Nadbrzeżny, na lewo od ziemi: dwa pola wybrzeża przy ziemi, dwa pola morza na zewnątrz.
rules-text-plot-mountain = Górski, na prawo od ziemi: dwa pola pogórza przy ziemi, na zewnątrz jedno pole gór, które sąsiaduje z obydwoma.
rules-text-plot-where = Co najmniej jedno z jego wewnętrznych pól musi sąsiadować z prowincją, z zagonem albo z wewnętrznym polem innego areału po tej stronie. Areał może wystawać w górę albo w dół.
rules-head-prices = Ile kosztuje ziemia
rules-text-prices = W każdym stosie jest dziewięć plansz. Najpierw sprzedaje się zawsze najtańszą. Ceny w monetach:
rules-text-prices-solo = W każdym stosie jest dziewięć plansz. W grze jednoosobowej najpierw sprzedaje się najdroższą. Ceny w monetach:
rules-head-stays = Nic się nie przesuwa
rules-text-stays = Ziemia, budynki i osady zostają tam, gdzie leżą. Usunąć można tylko lasy i torfowiska.
rules-text-stays-solo = Ziemia, budynki i osady zostają tam, gdzie leżą. Usunąć można tylko lasy i torfowiska, a budynki na planszy gracza neutralnego można [zakryć](solo-phase).

rules-chapter-goods = Dobra i płatności
rules-line-goods = Dobro to żywność, energia, pieniądze, materiał budowlany albo punkty, a często kilka z tych rzeczy naraz.
rules-text-goods = Z tabeli odczytasz, ile jest warte każde dobro. Dwie strony żetonu to różne dobra.
rules-text-goods-supply = [Zasoby ogólne](supply) nigdy się nie kończą; ograniczona jest tylko liczba cudów (jest ich { $wonders }). Księgi, ceramika, ornamenty i relikwie to [dobra punktowane](point-goods).
rules-head-exchange = Dozwolone w każdej chwili
rules-text-exchange = To możesz robić ze swoimi dobrami, kiedy chcesz, także w trakcie płacenia:
rules-text-exchange-straw = Zamień zboże na słomę, nigdy odwrotnie.
rules-text-exchange-coins = Wymień pięć żetonów 1 monety na jeden żeton 5 monet i odwrotnie.
rules-text-exchange-wine = Zamień wino na { $worth ->
    [one] { $worth } monetę
    [few] { $worth } monety
    [many] { $worth } monet
   *[other] { $worth } monety
}.
rules-text-exchange-whiskey = Zamień whisky na { $worth ->
    [one] { $worth } monetę
    [few] { $worth } monety
    [many] { $worth } monet
   *[other] { $worth } monety
}.
rules-text-exchange-when = Nie trzeba robić tego z wyprzedzeniem: wymienia się dopiero przy płaceniu. Słomę płaci się najpierw słomą, potem zbożem; monety najpierw monetami, potem napojami, a resztę się wydaje.
rules-head-paying = Płacenie żywnością i energią
rules-text-paying = Koszt w [żywności](food) i [energii](energy) pokrywasz dowolnymi dobrami, które je dają. Reszty się nie wydaje: nadwyżka przepada. Nie wolno jednak oddać żetonu, bez którego zapłata też by wystarczyła.
rules-text-paying-grain = W jednej zapłacie część zboża może być żywnością, a inna część, jako słoma, energią.
rules-text-paying-drink = Wino i whisky są żywnością tylko jako monety, na które można je wymienić. Gdy płaci się monetami, [resztę się wydaje](exchange), nawet jeśli służą za żywność.
rules-head-different = Różne dobra
rules-text-different = Niektóre karty wymagają kilku różnych dóbr. Żeton 1 monety i żeton 5 monet to wtedy dwa różne dobra, podobnie zboże i słoma; kto daje oba, potrzebuje żetonu na każde. Wino i whisky mogą zastąpić monety, na które można je wymienić. Cudów się nie przyjmuje.

rules-chapter-settlements = Osady
rules-line-settlements = Osady potrzebują żywności, energii i dobrego sąsiedztwa.
rules-text-settlements = W fazie osad każdy gracz może najpierw kupić jedną planszę terenu, a potem zbudować jedną osadę z ręki. Ten zakup nie zużywa zakupu dozwolonego w turze.
rules-text-settle-order = Kolejność jest taka jak w rundzie, od gracza rozpoczynającego.
rules-text-settle-order-two = Zaczyna ten, do kogo należy ta runda.
rules-text-settle-cost = Zapłać za osadę żywnością i energią ([reszty się nie wydaje](paying)) i połóż ją na pustym polu o typie terenu pokazanym na karcie.
rules-text-settle-where = Osady nigdy nie stoją na morzu ani w górach. Nie są budynkami: nikt ich nie używa.
rules-head-hand = Osady po kolei
rules-text-hand = Pierwsze cztery masz od początku. Po każdej fazie od A do D dostajesz jeszcze jedną.
rules-text-hand-new = Gdy wszyscy mieli już okazję budować, każdy bierze osadę tej fazy, a budynki z jej stosu trafiają do oferty. Starsze zostają.
rules-text-hand-new-solo = Potem bierzesz osadę tej fazy, a budynki z jej stosu trafiają do oferty, która jest wtedy [pusta](solo-phase).
rules-head-castle = Warownia
rules-text-castle = Kto używa karty { card-G28 }, może zbudować osadę poza fazami osad.
rules-text-castle-bonus = Można to zrobić nawet w rundzie specjalnej.
rules-text-castle-last = Można to zrobić nawet po ostatniej fazie osad.

rules-chapter-scoring = Punkty
rules-line-scoring = Osada jest warta tyle, ile dają jej sąsiedzi.
rules-text-scoring = Są trzy rodzaje punktów:
rules-text-score-goods = Dobra: relikwia { $reliquary }, ornament { $ornament }, ceramika { $ceramic }, księga { $book }, cud { $wonder }, wino i whisky po { $sip }; za każde pięć monet { $five }.
rules-text-score-economic = [Punkty wartości](economic), czyli złote tarcze wszystkich budynków i osad na twojej ziemi. Karty na ręce się nie liczą.
rules-text-score-settlements = [Punkty dodatkowe](dwelling-value), czyli niebieskie domki: każda osada daje punkty za swój domek i za domki wokół niej.
rules-head-dwelling = Ile punktów daje osada
rules-text-dwelling = Dodaj punkty dodatkowe osady i wszystkich kart, które z nią [sąsiadują](beside), czyli budynków i osad. Karta sąsiadująca z dwiema osadami liczy się dla obu, a dwie sąsiednie osady liczą się dla siebie nawzajem.
rules-text-dwelling-water = Każde sąsiednie pole morza, na którym nie ma karty, dodaje { $water }.
rules-text-dwelling-houseboat = Jeśli na morzu leży { card-I11 }, zamiast tego liczy się jej domek.
rules-text-dwelling-bad = Niektóre wartości są ujemne. Odejmują punkty, ale tylko sąsiednim osadom. Lasy, torfowiska i puste pola lądu są warte 0.
rules-head-winning = Wynik
rules-text-score-drink = Przed liczeniem punktów wino i whisky zamienia się na monety, jeśli tak wychodzi więcej.
rules-text-winning = Wygrywa osoba z największą liczbą punktów. W przypadku remisu jest kilku zwycięzców.
rules-text-winning-solo = Celem jest { $goal } punktów.

rules-chapter-end = Koniec gry
rules-line-end = Kiedy gra się kończy i co dzieje się na końcu.
rules-text-end = Runda { $last } to runda specjalna. Zaczyna się jak każda inna: kto ma wszystkich mnichów w budynkach, zabiera ich z powrotem, a kierat się obraca. Potem:
rules-text-bonus-priors = Każdy przeor, który stoi jeszcze w budynku, wraca.
rules-text-bonus-action = Każdy, od gracza rozpoczynającego, ma jedną akcję: zbudować budynek (z przywilejem przeora) albo wprowadzić przeora do dowolnego budynku dowolnego gracza, zajętego lub nie, i użyć tego budynku. Plansze terenu można kupować jak zawsze.
rules-text-bonus-phase = W tej samej kolejności odbywa się faza osad E. Potem liczy się punkty.
rules-text-bonus-not = W tej rundzie nie wolno karczować lasu, kopać torfu, zawierać kontraktów ani wprowadzać braci zakonnych. Za wprowadzenie przeora nic się nie płaci.
rules-text-end-two = Od fazy D patrz na ofertę: gdy { $left ->
    [0] nie ma w niej już budynków
    [one] został w niej najwyżej { $left } budynek
    [few] zostały w niej najwyżej { $left } budynki
    [many] zostało w niej najwyżej { $left } budynków
   *[other] zostało w niej najwyżej { $left } budynku
}, bieżącą turę rozgrywa się do końca. Potem gracz, który ma wszystkich mnichów w budynkach, zabiera ich z powrotem, kierat się obraca, a druga osoba ma ostatnią turę z jedną akcją. Na koniec liczy się punkty.
rules-text-end-two-long = Od fazy D patrz na ofertę na końcu każdej rundy: gdy { $left ->
    [0] nie ma w niej już budynków
    [one] został w niej najwyżej { $left } budynek
    [few] zostały w niej najwyżej { $left } budynki
    [many] zostało w niej najwyżej { $left } budynków
   *[other] zostało w niej najwyżej { $left } budynku
}, gra się kończy i liczy się punkty.
rules-text-end-open = Nie ma fazy E, rundy specjalnej ani ustalonej ostatniej rundy: im mniej gracze budują, tym dłużej trwa gra.
rules-text-end-solo = Gra kończy się rundą { $last }. Po twoich dwóch akcjach następują budowa gracza neutralnego, ruch jego przeora i faza E, jak w każdej [fazie osad](solo-phase). Potem liczy się punkty.

rules-chapter-two = Gra dwuosobowa
rules-line-two = Gracze rozgrywają rundy na zmianę, a gra kończy się, gdy zostaje mało budynków.
rules-text-two = Zwykła gra dwuosobowa:
rules-text-two-turn = Runda należy do jednego gracza, który wykonuje dwie akcje podstawowe; następna należy do drugiego. Na początku każdej rundy gracz, który ma wszystkich mnichów w budynkach, zabiera ich z powrotem, a kierat się obraca.
rules-text-two-wheel = Wartości na kole rosną wolniej: { $back }.
rules-text-two-cards = W grze są tylko karty dla dowolnej liczby graczy.
rules-text-two-end = Gdy po fazie D w ofercie { $shortend ->
    [one] został najwyżej { $shortend } budynek
    [few] zostały najwyżej { $shortend } budynki
    [many] zostało najwyżej { $shortend } budynków
   *[other] zostało najwyżej { $shortend } budynku
}, turę rozgrywa się do końca, a drugi gracz ma jeszcze jedną akcję.
rules-head-two-long = Długa gra dwuosobowa
rules-text-two-long = Rundy przebiegają tak jak przy większej liczbie graczy, ale:
rules-text-two-long-turn = Gracz rozpoczynający wykonuje dwie akcje podstawowe, potem drugi jedną; potem się zamieniają.
rules-text-two-long-home = Tylko na początku rundy obraca się kierat, a gracz, który ma wszystkich mnichów w budynkach, zabiera ich z powrotem. Wartości na kole są takie jak przy trzech i czterech graczach.
rules-text-two-long-cards = W grze są prawie wszystkie karty; w wariancie francuskim nie ma { card-F10.genitive }, { card-F31.genitive } ani { card-F29.genitive } ze stosu C.
rules-text-two-long-end = Gdy po fazie D na końcu rundy w ofercie { $longend ->
    [one] został najwyżej { $longend } budynek
    [few] zostały najwyżej { $longend } budynki
    [many] zostało najwyżej { $longend } budynków
   *[other] zostało najwyżej { $longend } budynku
}, gra się kończy.
rules-text-two-open = Żadna z tych gier nie ma ustalonej ostatniej rundy. Gry samych botów kończą się po { $limit } rundach; gry z udziałem ludzi nie mają takiej granicy.

rules-chapter-short = Krótka gra
rules-line-short = Dla trzech lub czterech osób: połowa rund i dodatkowe dobra.
rules-text-short = Czym różni się od pełnej gry dla trzech lub czterech osób:
rules-text-short-rounds = Gra trwa { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}; ostatnia to runda specjalna.
rules-text-short-people = Każdy ma przeora i jednego brata zakonnego.
rules-text-short-land = W lewym górnym rogu prowincji zamiast torfowiska i lasu są dwie puste równiny.
rules-text-short-gifts = W każdej rundzie wszyscy dostają [dwa dobra](gifts), w ostatniej żadnego.
rules-text-short-wheel = Gdy ktoś wytworzy za pomocą koła co najmniej jedno dobro, wszyscy [biorą jeszcze jedno](nothing) takie dobro. Dotyczy to także kart { card-F33 } i { card-I33 }.
rules-text-short-cards = W trzy osoby gra się tylko kartami dla dowolnej liczby graczy, w cztery także kartami dla co najmniej trzech graczy.
rules-head-gifts = Dobra rundy
rules-text-gifts = Zaraz po obrocie kieratu każdy bierze z zasobów ogólnych te dobra:

rules-chapter-solo = Gra jednoosobowa
rules-line-solo = Ty i gracz neutralny, do którego trafiają budynki pozostawione przez ciebie.
rules-text-solo = Gra trwa { $solorounds ->
    [one] { $solorounds } rundę
    [few] { $solorounds } rundy
    [many] { $solorounds } rund
   *[other] { $solorounds } rundy
}, w każdej masz dwie akcje. W grze są prawie wszystkie karty; w wariancie francuskim nie ma żadnej z dwóch kart { card-F14 }, nie ma też { card-F10.genitive } ani { card-F29.genitive } ze stosu C.
rules-text-solo-start = Zaczynasz bez dóbr. Ziemię sprzedaje się od najdroższej.
rules-text-solo-neutral = Gracz neutralny ma prowincję bez lasów i torfowisk, trzy budynki podstawowe, { card-G13.accusative }, przeora i dwóch braci zakonnych. Nie ma dóbr ani osad i nie zdobywa punktów. Karty, które pozwalają użyć zajętych budynków, działają także na jego budynki.
rules-text-solo-wheel = Znacznik, który kierat miałby przesunąć z ostatniego pola dalej, zostaje na zawsze usunięty z gry. Odtąd to dobro daje tylko joker, a gdy i jego zabraknie, nic.
rules-head-solo-contract = Kontrakty z graczem neutralnym
rules-text-solo-contract = Opłata albo prezent trafia do zasobów ogólnych, a ty wybierasz, który z jego mnichów pracuje. Jego mnisi wracają tak jak twoi: gdy wszyscy trzej stoją w budynkach.
rules-text-solo-fee = { $raiser } na jego ziemi podnosi opłatę do końca gry, nawet jeśli zostanie później zakryta.
rules-head-solo-phase = Gdy przypada faza osad
rules-text-solo-phase = Po obrocie kieratu, a przed fazą osad:
rules-text-solo-all = Wszystkie budynki pozostałe w ofercie trafiają do jego prowincji. Ty wybierasz kolejność i pola: puste albo zajęte przez budynek, w którym nikt nie stoi (także podstawowy). Na jednym polu można nadbudowywać kilka razy. Zakryte karty wychodzą z gry. Typ terenu nie ma znaczenia.
rules-text-solo-over = Budynek klasztorny może zakryć tylko budynek klasztorny, a inny budynek tylko taki, który nie jest klasztorny.
rules-text-solo-cloister = Budynek klasztorny musi sąsiadować z innym. Tylko gdy nie ma takiego miejsca, można go położyć na niezajętym budynku klasztornym, który stoi osobno.
rules-text-solo-prior = Jeśli jego przeor jest dostępny, możesz go wprowadzić do jednego z właśnie położonych budynków, uiścić opłatę albo dać prezent i użyć budynku lub nie.
rules-text-solo-home = Jeśli wszyscy trzej jego mnisi albo wszyscy trzej twoi stoją w budynkach, wracają teraz.
rules-text-solo-room = Wybieraj tak, żeby wszystkie budynki znalazły miejsce. Te, dla których nie ma żadnego, wychodzą z gry.
rules-head-solo-end = Ostatnia runda
rules-text-solo-end = W rundzie { $solorounds } najpierw są twoje dwie akcje, potem budowa gracza neutralnego, jego przeor i faza E. Między twoimi akcjami a jego budową nikt nie wraca.
rules-text-solo-goal = { $goal } punktów to bardzo dobry wynik.

rules-chapter-variants = Francja i Irlandia
rules-line-variants = Te same zasady, inne karty.
rules-text-variants = { $shared } z { $all } budynków jest takich samych w obu wariantach, każdy z pozostałych należy tylko do jednego. Osady i ziemia są takie same.
rules-text-variant-france = Francja piecze: ze zboża powstają mąka i chleb, z winogron wino, a z chleba i wina relikwia. Prezentem dla gospodarza jest wino.
rules-text-variant-ireland = Irlandia warzy: ze zboża powstają słód i piwo, ze słodu, drewna i torfu whisky, a z piwa i whisky relikwia. Prezentem dla gospodarza jest whisky. Na kole nie ma winogron.

rules-table-phase = faza osad
rules-table-round = runda
rules-table-good = dobro
rules-table-back = druga strona
rules-table-tile = plansza
rules-table-settlement = osada
rules-table-from = od
rules-table-cost = koszt
rules-table-bonus = runda specjalna
rules-table-end = ostatnia runda, potem faza E
rules-table-grapes = wchodzą winogrona
rules-table-stone = wchodzą kamienie
rules-table-district = zagon
rules-table-plot = areał
rules-table-food = żywność
rules-table-energy = energia
rules-table-coins = monety
rules-table-points = punkty
rules-table-terrain = teren

term-prior-man = Przeor
    .about = Twój wyjątkowy mnich. Pracuje jak inni, a oprócz tego może wejść do budynku zaraz po jego zbudowaniu.
term-lay-brother = Brat zakonny
    .about = Mnich bez szczególnych praw. Zostaje w budynku, dopóki nie znajdą się tam wszyscy twoi mnisi i nie zacznie się nowa runda.
term-joker-piece = Joker
    .about = Znacznik na kole, który zastępuje znacznik dowolnego dobra. Znacznik tego dobra zostaje wtedy na miejscu.
term-indicator = Znacznik
    .about = Pokazuje na kole, ile dobra można teraz wziąć. Kto bierze, odstawia go na 0.
term-economic = Punkty wartości
    .about = Złota tarcza na karcie. Daje punkty raz, na końcu gry, za każdą kartę na twojej ziemi.
term-dwelling-value = Punkty dodatkowe
    .about = Niebieski domek na karcie: mówi, jak dobrze mieszka się w sąsiedztwie. Liczy się tylko dla osad: ich własny domek i domki wokół nich.
term-food = Żywność
    .about = Potrzebują jej osady i niektóre działania. Wiele dóbr jest żywnością, każde ma swoją wartość. Reszty się nie wydaje.
term-energy = Energia
    .about = Potrzebują jej osady i niektóre działania. Dają ją drewno, torf, opał i słoma. Reszty się nie wydaje.
term-display = Oferta
    .about = Odkryte budynki, które każdy może zbudować.
term-cloister = Budynek klasztorny
    .about = Budynek o złotej nazwie. Musi sąsiadować z innym budynkiem klasztornym.
term-heartland = Prowincja
    .about = Dziesięć pól, z którymi zaczynasz.
term-settlement = Osada
    .about = Karta z ręki, która kosztuje żywność i energię. Daje swoje punkty dodatkowe i punkty dodatkowe sąsiednich kart.
term-basic-goods = Dobra podstawowe
    .about = Glina, drewno, torf, owce, zboże i monety.
term-point-goods = Dobra punktowane
    .about = Księgi, ceramika, ornamenty i relikwie: liczą się na końcu.
term-supply = Zasoby ogólne
    .about = Stąd bierze się dobra i tu się je oddaje. Nie należą do nikogo.
term-beside = Sąsiedztwo
    .about = Sąsiadują pola i karty ze wspólnym bokiem: powyżej, poniżej, z lewej albo z prawej. Narożniki się nie liczą.
term-free-building = Niezajęty budynek
    .about = Budynek, w którym nie stoi żaden mnich.
term-main-action = Akcja podstawowa
    .about = Wprowadzenie mnicha, kontrakt, karczowanie lasu, kopanie torfu albo budowa.
term-start-player = Gracz rozpoczynający
    .about = Osoba, która zaczyna rundę, a przy trzech lub czterech graczach ma jeszcze jedną akcję na jej końcu.
term-points = Punkty
    .about = Liczą się na końcu gry. Oznacza je liczba w złotej tarczy.
term-plains = Równina
    .about = Najczęstszy teren. Pod lasami i torfowiskami też jest równina.
term-hillside = Pogórze
    .about = Teren zagonów i areałów górskich; jedno takie pole ma też prowincja. Winorośle i kilka innych budynków można budować tylko tutaj.
term-coast = Wybrzeże
    .about = Teren areałów nadbrzeżnych, przy morzu. Budynki portowe i Osadę rybacką można budować tylko tutaj.
term-water = Morze
    .about = Teren areałów nadbrzeżnych. Można na nim zbudować tylko Barkę mieszkalną; otwarte morze to dobry sąsiad osad.
term-mountain = Góry
    .about = Teren areałów górskich, obok dwóch pól pogórza. Można tu zbudować tylko Kamieniołom i Warownię.
term-forest = Las
    .about = Karta na równinie. Po wykarczowaniu znika i daje drewno, a pole jest puste.
term-moor = Torfowisko
    .about = Karta na równinie. Po wykopaniu torfu znika, a pole jest puste.
