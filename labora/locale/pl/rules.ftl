# Zasady naszymi słowami. [słowa](cel) prowadzi do części zasad albo otwiera pojęcie.

rules-title = Zasady
rules-chapter-aim = O co chodzi
rules-line-aim = Z dóbr powstają budynki, a przy budynkach dobrze się mieszka.
rules-text-aim = Kierujesz klasztorem i ziemią wokół niego. Zdobywasz dobra, przetwarzasz je na lepsze, stawiasz budynki i zakładasz osady. Na końcu dobra, budynki i osady dają punkty. Wygrywa najwięcej punktów; kto ma ich tyle samo, dzieli zwycięstwo.
rules-text-aim-solo = Kierujesz klasztorem i ziemią wokół niego, w pojedynkę. Zdobywasz dobra, przetwarzasz je na lepsze, stawiasz budynki i zakładasz osady. Neutralny sąsiad ma budynki, które możesz wynajmować. Na końcu dobra, budynki i osady dają punkty: celem jest { $goal }.
rules-text-aim-way = Droga jest zawsze ta sama. Dobra rosną na [kole](wheel). [Mnich](clergymen) idzie do budynku, a budynek przynosi dobra albo je przetwarza. Dobrami płaci się za [nowe budynki](building). Żywnością i energią płaci się za [osady](settlements), a każda osada liczy to, co stoi wokół niej.
rules-text-aim-open = Nic nie jest ukryte. Dobra, wyłożone karty i karty, które dopiero przyjdą, każdy może obejrzeć w każdej chwili. Po wylosowaniu pierwszego gracza nic nie zależy od przypadku.
rules-head-start = Początek
rules-text-start-land = Wszyscy zaczynają z taką samą [prowincją](heartland): dziesięć pól w dwóch rzędach. Stoją tam trzy [budynki podstawowe](functions): { card-clay-mound }, { card-farmyard } i { card-cloister-office }. Lasy: { $forests }, torfowiska: { $moors }; pozostałe pola to puste równiny.
rules-text-start-people = Każdy ma [przeora](prior-man), a oprócz niego { $brothers ->
    [one] { $brothers } [brata zakonnego](lay-brother)
    [few] { $brothers } [braci zakonnych](lay-brother)
    [many] { $brothers } [braci zakonnych](lay-brother)
   *[other] { $brothers } [brata zakonnego](lay-brother)
}; wszyscy są w domu.
rules-text-start-goods = Każdy ma po jednym z [dóbr podstawowych](basic-goods): { $goods }.
rules-text-start-goods-solo = Nie masz żadnych dóbr.
rules-text-start-hand = Każdy ma na ręce cztery osady: { $cards }.
rules-text-start-display = Budynki odkryte w [ofercie](display) na początku: { $start }. Kolejne przychodzą z fazami osad; w tej grze jest ich razem { $buildings }.
rules-text-start-quarry = Jeśli wszyscy się zgadzają, { card-F29 } ze stosu C nie bierze udziału w tej grze.
rules-text-start-first = Losuje się, kto zaczyna.

rules-chapter-round = Runda
rules-line-round = Mnisi wracają, koło się obraca, potem jest praca.
rules-text-round = Każda runda ma te same kroki, w tej kolejności:
rules-text-step-home = Kto ma wszystkich swoich mnichów w budynkach, [zabiera wszystkich](home). To obowiązek.
rules-text-step-wheel = [Koło](wheel) obraca się o jedno pole.
rules-text-step-gifts = Każdy bierze [dobra rundy](gifts).
rules-text-step-neutral = W rundzie z fazą osad gracz neutralny dostaje [wszystkie budynki pozostałe w ofercie](solo-phase).
rules-text-step-phase = Jeśli przypada [faza osad](timeline), odbywa się teraz.
rules-text-step-actions = Każdy wykonuje [jedną akcję główną](turn), zgodnie z ruchem wskazówek zegara, od [gracza rozpoczynającego](start-player). Potem gracz rozpoczynający wykonuje jeszcze jedną.
rules-text-step-actions-two = Jedno z was wykonuje [dwie akcje główne](turn). Następna runda należy do drugiej osoby.
rules-text-step-actions-two-long = [Gracz rozpoczynający](start-player) wykonuje [dwie akcje główne](turn), potem drugi gracz jedną.
rules-text-step-actions-solo = Wykonujesz [dwie akcje główne](turn).
rules-text-step-marker = Graczem rozpoczynającym zostaje następny gracz zgodnie z ruchem wskazówek zegara.
rules-head-timeline = Co kiedy się dzieje
rules-text-timeline = Rundy faz osad są stałe. Po każdej fazie jej stos dołącza do oferty.
rules-text-timeline-last = Faza E jest na samym końcu, po ostatnich akcjach. Nie przynosi nowych kart.
rules-text-timeline-two = Fazy E nie ma. [Koniec](end) zależy od liczby pozostałych budynków.

rules-chapter-wheel = Koło produkcji
rules-line-wheel = Dobra czekają na kole, a im dłużej czekają, tym jest ich więcej.
rules-text-wheel = Każde dobro koła ma [znacznik](indicator). Pokazuje on, ile można wziąć. Na początku każdej rundy koło się obraca i każdy znacznik jest wart więcej niż przedtem albo tyle samo. To, co tam czeka, nie należy do nikogo.
rules-text-wheel-values = Świeże znaczniki stoją na 0. Z każdym obrotem są warte kolejno: { $wheel }.
rules-text-wheel-last = Na ostatnim polu znacznik stoi, aż ktoś go użyje.
rules-text-wheel-last-solo = Znacznik z ostatniego pola odpada z gry na zawsze, gdy koło miałoby go przesunąć dalej. Użyj go wcześniej.
rules-text-wheel-take = Wytworzyć dobro to znaczy: wziąć go z zasobów tyle, ile pokazuje znacznik, i odstawić znacznik na 0. Nie ma znaczenia, kto użył go poprzednio.
rules-head-joker = Joker
rules-text-joker = [Joker](joker-piece) to znacznik każdego dobra. Użyj go zamiast własnego znacznika dobra: joker wraca na 0, a własny znacznik zostaje na miejscu. Tak można wziąć to samo dobro dwa razy z rzędu.
rules-text-joker-only = Gdy własnego znacznika dobra nie ma na kole, można je wziąć tylko jokerem. Niektóre działania biorą tylko jokera: mięso, chleb, wino, piwo i whisky nie mają znacznika.
rules-head-indicators = Co jest na kole
rules-text-wheel-start = Od początku: glina, monety, zboże, owce, drewno, torf i joker. Zaczynają na 0, a przed pierwszą akcją koło się obraca.
rules-text-wheel-grapes = Winogrona wchodzą w rundzie { $grapes }, na 0.
rules-text-wheel-stone = Kamień wchodzi w rundzie { $stone }, na 0.
rules-text-wheel-never = Winogrona i kamień nie wchodzą nigdy: daje je joker.
rules-head-nothing = Kiedy koło nie daje nic
rules-text-wheel-zero = Wykarczować las albo wykopać torf wolno także przy 0: karta znika, a ty nie dostajesz nic. Budynek, który wytworzyłby 0, nie działa i nic się za niego nie płaci.
rules-text-wheel-gone = Jeśli własny znacznik dobra odpadł, zastępuje go joker. Jeśli odpadł też joker, dobro jest warte 0. Karczowanie i kopanie nigdy nie zmusza do użycia jokera: możesz oczyścić pole za nic i zostawić jokera na miejscu.
rules-text-wheel-all = Gdy ktoś wytworzy na kole co najmniej jedno dobro, wszyscy, ta osoba też, biorą jeszcze jedno takie dobro z zasobów.

rules-chapter-turn = Tura
rules-line-turn = Jedno trzeba zrobić, kilka rzeczy można.
rules-text-turn = W swojej turze wykonujesz dokładnie jedną [akcję główną](main-action). Nie można spasować, a jakaś akcja jest zawsze możliwa. Akcje to:
rules-text-turn-two = W swojej turze wykonujesz dwie [akcje główne](main-action), jedną po drugiej; mogą być takie same. Nie można spasować, a jakaś akcja jest zawsze możliwa. Akcje to:
rules-text-turn-two-long = W swojej turze wykonujesz dwie [akcje główne](main-action) jako gracz rozpoczynający, w innym razie jedną. Nie można spasować, a jakaś akcja jest zawsze możliwa. Akcje to:
rules-text-turn-place = Wprowadź [mnicha](clergymen) do swojego budynku i użyj go.
rules-text-turn-contract = Użyj cudzego budynku przez [kontrakt](contracts).
rules-text-turn-fell = [Wykarczuj las](fell): las zamienia się w drewno.
rules-text-turn-cut = [Wykop torf](fell): torfowisko zamienia się w torf.
rules-text-turn-build = [Zbuduj](building) budynek z oferty.
rules-text-turn-bonus = [Runda specjalna](end) na końcu ma własne akcje.
rules-head-fell = Karczowanie lasu i kopanie torfu
rules-text-fell = Usuń jeden ze swoich lasów i wytwórz drewno na [kole](wheel) albo usuń jedno ze swoich torfowisk i wytwórz torf. Mnich nie jest potrzebny. Karta odpada z gry, a pole zostaje pustą równiną.
rules-text-fell-none = Bez lasu albo torfowiska też wolno wybrać tę akcję. Wtedy nic się nie dzieje, a koło zostaje bez zmian.
rules-head-extra = Oprócz akcji głównej
rules-text-extra-land = Możesz [kupić planszę terenu](land): przed akcją główną albo po niej, nigdy w jej trakcie.
rules-text-extra-often = Raz w każdej turze. Gracz rozpoczynający ma w rundzie dwie tury i może kupić w obu.
rules-text-extra-often-two = Raz na rundę dla każdego gracza, niezależnie od liczby akcji.
rules-text-extra-exchange = [Wymiany](exchange) zboża, monet i napojów są wolne w każdej chwili.
rules-head-turn-end = Kiedy tura się kończy
rules-text-turn-end = Twoja tura kończy się, gdy to powiesz. Do tej chwili możesz wszystko cofnąć, ale nie to, na co odpowiedział ktoś inny.

rules-chapter-clergymen = Mnisi
rules-line-clergymen = To oni pracują, a do domu wracają tylko razem.
rules-text-clergymen = { $men ->
    [one] Masz { $men } mnicha
    [few] Masz { $men } mnichów
    [many] Masz { $men } mnichów
   *[other] Masz { $men } mnicha
}: jeden to przeor, pozostali to bracia zakonni. Wykonują tę samą pracę; tylko [przeor](prior) może więcej.
rules-text-clergymen-place = Aby użyć swojego budynku, postaw na nim mnicha, który jest w domu. Którego, wybierasz ty. Budynek musi być [wolny](free-building). Możesz go postawić także tam, gdzie działanie nic ci nie daje, i nie musisz go użyć.
rules-text-clergymen-occupied = Budynek jest zajęty, dopóki stoi na nim jakikolwiek mnich, czyjkolwiek. Do zajętego budynku nie można nikogo wprowadzić.
rules-head-home = Kiedy wracają
rules-text-home = Na początku rundy zabierasz wszystkich swoich mnichów, ale tylko jeśli wszyscy są poza domem. Dopóki choć jeden jest w domu, pozostali stoją tam, gdzie są, w razie potrzeby przez wiele rund.
rules-text-home-rest = Gdy wszyscy twoi mnisi są poza domem, nikt nie może użyć twoich budynków przez wprowadzenie mnicha ani przez kontrakt. Działania, które [sięgają do innych budynków](reaching), nadal mogą.
rules-text-home-early = Jedna karta sprowadza mnichów wcześniej: we Francji { card-F23 }, w Irlandii { card-I23 }.
rules-head-prior = Co może przeor
rules-text-prior = Gdy zbudujesz budynek, a twój przeor jest w domu, możesz od razu go tam postawić i użyć budynku. Nie kosztuje to akcji. Możesz też go tam postawić, nie używając budynku.
rules-text-prior-keep = Opłaca się więc trzymać przeora w domu przed budową. Niektóre karty wymagają budynku, w którym stoi przeor.

rules-chapter-contracts = Kontrakty
rules-line-contracts = Inni pracują dla ciebie za monetę.
rules-text-contracts = Jako akcję główną możesz wybrać użycie wolnego budynku innego gracza. Przebieg:
rules-text-contract-pay = Płacisz [opłatę](fee).
rules-text-contract-send = Właściciel stawia w budynku mnicha, który jest w domu.
rules-text-contract-use = Używasz działania swoimi dobrami albo nie. To, co powstanie, jest twoje.
rules-text-contract-owner = Właściciel wybiera między przeorem a bratem zakonnym, jeśli obaj są w domu. Nie może odmówić, ale musi mieć mnicha w domu: inaczej kontraktu nie ma.
rules-text-contract-solo = Właścicielem jest gracz neutralny. Ty wybierasz, który z jego mnichów idzie. Któryś musi być w domu.
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
} do zasobów.
rules-text-fee-raised = Gdy { $raiser } stanie u kogokolwiek i w jakikolwiek sposób, kontrakty kosztują do końca gry { $raised } monety. Użycie z oferty nie liczy się jako budowa.
rules-text-fee-gift = Zamiast monet zawsze możesz oddać do zasobów { FORM($gift, "accusative") }, niezależnie od wysokości opłaty. Właściciel nie dostaje wtedy nic.
rules-text-fee-never = Nie płaci się za własne budynki, za budynki, do których [sięga się](reaching) przez inny, ani w rundzie specjalnej.
rules-head-whose = Co jest czyje
rules-text-whose = To ty używasz działania. Gdy karta mówi o twoich lasach, mnichach, ziemi, owcach albo osadach, chodzi o twoje, a nie właściciela budynku.
rules-text-contract-away = Gracz, którego wszyscy mnisi są poza domem, nie może przyjąć kontraktu.

rules-chapter-building = Budynki
rules-line-building = Zapłać, połóż, a będzie pracował do końca.
rules-text-building = Weź budynek z [oferty](display), zapłać jego koszt i połóż go na pustym polu swojej ziemi.
rules-text-building-terrain = Pole musi mieć typ terenu pokazany na karcie. W górach mogą stać tylko { card-G22 } i { card-G28 }, na morzu tylko irlandzka { card-I11 }.
rules-text-building-cloister = [Budynek klasztorny](cloister) musi leżeć [obok](beside) innego budynku klasztornego. Twój pierwszy to { card-cloister-office }.
rules-text-building-prior = Po budowie [przeor](prior) może od razu tam pójść.
rules-text-building-stays = Budynek to każda karta z działaniem: także budynki podstawowe, winorośle i kamieniołomy. Osady, lasy i torfowiska nimi nie są.
rules-head-functions = Jak czytać działanie
rules-text-functions = Działanie ma jedną lub kilka części. Wykonuje się je w kolejności z karty; każdą można pominąć, a późniejsza może użyć tego, co dała wcześniejsza.
rules-text-functions-arrow = Na lewo od strzałki jest to, co dajesz, na prawo to, co dostajesz. Dostajesz to tylko za wszystko, co stoi po lewej, i dostajesz całość.
rules-text-functions-nothing = Użycie, które nic nie robi, nie jest użyciem: mnich po prostu tam stoi.
rules-text-functions-times = Jeśli część można wykonać kilka razy, najpierw powiedz ile, a potem zapłać za wszystko naraz: trzy kamienie z karty { card-G12 } kosztują razem: żywność { $food }, energia { $energy }. Energię dla dwóch części jednej karty też płaci się razem.
rules-text-functions-whose = „Twój” to zawsze gracz, który [używa działania](whose).
rules-head-reaching = Działania sięgające do innych budynków
rules-text-reaching = Niektóre karty pozwalają użyć innego budynku. Żaden mnich tam nie idzie, opłaty nie ma, a dobra są twoje.
rules-text-reach-prior = { card-G01 }: dowolny budynek, w którym stoi przeor, czyjkolwiek.
rules-text-reach-occupied = { $reacher }: za { FORM($gift, "accusative") } dowolny budynek, w którym ktoś stoi. Możesz użyć tam tylko części działania; to, co oddane, pozostaje oddane.
rules-text-reach-beside = { $garden }: najpierw weź dobro, potem użyj wolnego budynku obok tej karty, na ziemi, na której ona leży. Z oferty karta daje tylko dobro: nic nie leży obok niej.
rules-text-reach-display = { $guest }: budynek z oferty.
rules-text-reach-once = Każda z tych kart działa raz w jednej akcji. Każdego innego działania można w tej samej akcji użyć ponownie, jeśli znów się do niego sięgnie.
rules-head-cards = Pojedyncze karty
rules-text-cards = Czego nie mówią słowa na tych kartach:
rules-text-card-carpentry = { card-F10 }: buduje się jak zwykle, a przeor może tam pójść. Zwolnionego pola można użyć, ale nie trzeba, a budowę można pominąć. Las nie daje drewna. Użyta z oferty, karta może zbudować samą siebie.
rules-text-card-forests = { card-F38 }: usunięte lasy nie dają drewna, a koło zostaje bez zmian.
rules-text-card-forests-ireland = { card-I29 }: las nie daje drewna z koła, a koło zostaje bez zmian.
rules-text-card-calefactory = { card-F32 }: karczowanie i kopanie korzystają z koła jak zawsze, w dowolnej kolejności. Do każdego potrzebna jest karta do usunięcia.
rules-text-card-bathhouse = { card-F23 }: wszyscy twoi mnisi wracają, gdziekolwiek stoją, także ten właśnie tu postawiony. Mnich postawiony przez właściciela dla twojego kontraktu zostaje.
rules-text-card-locutory = { card-I23 }: jeśli twój przeor jest poza domem, wraca. Tak czy inaczej możesz potem budować jak zwykle, a przeor może tam pójść. Użyta z oferty, karta może zbudować samą siebie.
rules-text-card-castle = { card-G28 }: jedna osada z ręki za zwykły koszt, [w każdej chwili](castle). Nie można przy tym kupić planszy terenu.
rules-text-card-bulwark = { card-I37 }: jeden zagon i jeden areał ze stosów, za darmo, w dowolnej kolejności; drugi może leżeć przy pierwszym. Jeden można pominąć. Nie jest to zakup tej tury. Jeśli stos jest pusty, weź z drugiego.
rules-text-card-tower = { card-I35 }: punkty (potrzeba ich { $tower }) mogą dać dowolne dobra z punktami, także whisky i żetony 5 monet, ale nie cuda. To dodatek do monet i whisky.
rules-text-card-wonder = Cudów jest { $wonders }. Gdy się skończą, żadne działanie ich nie daje.
rules-text-card-inn = { card-F20 }: dostajesz jedną monetę za każdą żywność, najwyżej { $inn }. Monety i wino nie liczą się tu jako żywność, a dobra, które nie dałoby już monety, się nie bierze.
rules-text-card-ships = { $ship }: jeśli joker stoi na 0, karta nic nie robi i nic nie kosztuje.
rules-text-card-estate = { card-G39 }: za dwa razy można zapłacić raz żywnością, a raz energią. Wszystko płaci się naraz.
rules-text-card-pilgrimage = { card-F36 }: można ulepszyć tylko raz, a można też dwa razy to samo dobro.
rules-text-card-brotherhood = { card-G41 }: punkty za każdy budynek klasztorny na twojej ziemi: { $each }. Suma, zaokrąglona w dół, to najwięcej, ile dobra mogą być razem warte; weź tyle, ile się mieści. Sama karta też się liczy, jeśli leży na twojej ziemi.
rules-text-card-festival = { card-I38 }: jeden punkt za każdy las i każde torfowisko na twojej ziemi. Suma to najwięcej, ile dobra mogą być razem warte; weź tyle, ile się mieści.

rules-chapter-land = Ziemia
rules-line-land = Komu brak miejsca, ten je kupuje, póki jest tanie.
rules-text-land = Twoja ziemia to [prowincja](heartland) i to, co dokupisz: zagony powyżej i poniżej, areały po bokach. Plansza ma dwie strony; wybierz jedną i od razu ją dołóż.
rules-text-land-beside = Dwa pola leżą [obok](beside) siebie, jeśli mają wspólny bok, także na różnych planszach. Narożniki się nie liczą. Góry leżą tylko obok swoich dwóch pól pogórza.
rules-head-district = Zagony
rules-text-district = Zagon to rząd pięciu pól. Kładzie się go dokładnie nad rzędami albo pod rzędami, które masz, nigdy z przesunięciem.
rules-text-district-hills = Jedna strona: torfowisko, las, las, pogórze, pogórze.
rules-text-district-plains = Druga: las, trzy równiny, pogórze.
rules-head-plot = Areały
rules-text-plot = Areał ma wysokość dwóch rzędów.
rules-text-plot-coast = Nadbrzeżny, na lewo od ziemi: dwa pola wybrzeża przy ziemi, dwa pola morza na zewnątrz.
rules-text-plot-mountain = Górski, na prawo od ziemi: dwa pola pogórza przy ziemi, na zewnątrz jedno pole gór, obok obu.
rules-text-plot-where = Co najmniej jedno z jego wewnętrznych pól musi leżeć obok prowincji, zagonu albo wewnętrznego pola innego areału po tej stronie. Może wystawać w górę albo w dół.
rules-head-prices = Ile kosztuje ziemia
rules-text-prices = W każdym stosie jest dziewięć plansz. Najpierw sprzedaje się zawsze najtańszą.
rules-text-prices-solo = W każdym stosie jest dziewięć plansz. W grze solo najpierw sprzedaje się najdroższą.
rules-head-stays = Nic się nie przesuwa
rules-text-stays = Co leży, zostaje na zawsze: ziemia, budynki, osady. Usuwa się tylko lasy i torfowiska.

rules-chapter-goods = Dobra i płacenie
rules-line-goods = Dobro to żywność, opał, pieniądz, materiał albo skarb, a często dwie z tych rzeczy.
rules-text-goods = Tabela mówi, ile jest warte każde dobro. Dwie strony żetonu to różne dobra.
rules-text-goods-supply = [Zasoby](supply) nigdy się nie kończą, kończą się tylko cuda (jest ich { $wonders }). Księgi, ceramika, ornamenty i relikwie to [dobra punktowane](point-goods).
rules-head-exchange = Wolno w każdej chwili
rules-text-exchange = To możesz robić ze swoimi dobrami, kiedy chcesz, także przy płaceniu:
rules-text-exchange-straw = Zamień zboże na słomę, nigdy odwrotnie.
rules-text-exchange-coins = Wymień pięć żetonów 1 monety na jeden żeton 5 monet i odwrotnie.
rules-text-exchange-wine = Zamień wino na monety: { $worth }.
rules-text-exchange-whiskey = Zamień whisky na monety: { $worth }.
rules-text-exchange-when = Nie trzeba robić tego wcześniej: dzieje się to przy płaceniu. Słomę płaci się najpierw słomą, potem zbożem; monety najpierw monetami, potem napojami, a reszta jest wydawana.
rules-head-paying = Płacenie żywnością i energią
rules-text-paying = [Żywność](food) i [energię](energy) płacisz, czym chcesz. Reszty się nie wydaje: nadwyżka przepada. Nigdy jednak nie oddajesz żetonu, bez którego zapłata też by wystarczyła.
rules-text-paying-grain = W jednej zapłacie część zboża może być żywnością, a inna część, jako słoma, energią.
rules-text-paying-drink = Wino i whisky są żywnością tylko jako monety, których są warte.
rules-head-different = Różne dobra
rules-text-different = Niektóre karty wymagają kilku różnych dóbr. Dla nich żeton 1 monety i żeton 5 monet to dwa dobra, podobnie zboże i słoma; kto daje oba, potrzebuje żetonu na każde. Wino i whisky mogą zastąpić monety, których są warte. Cudów się nie przyjmuje.

rules-chapter-settlements = Osady
rules-line-settlements = Wsie chcą żywności i ciepła, i dobrych sąsiadów.
rules-text-settlements = W fazie osad każdy gracz może najpierw kupić jedną planszę terenu, a potem zbudować jedną osadę z ręki. Zakup ten nie liczy się do żadnej tury.
rules-text-settle-order = Kolejność jest taka jak w rundzie, od gracza rozpoczynającego.
rules-text-settle-order-two = Zaczyna ten, do kogo należy ta runda.
rules-text-settle-cost = Zapłać jej żywność i energię ([bez reszty](paying)) i połóż ją na pustym polu o typie terenu pokazanym na karcie.
rules-text-settle-where = Osady nigdy nie stoją na morzu ani w górach. Nie są budynkami: nikt ich nie używa.
rules-head-hand = Osady po kolei
rules-text-hand = Pierwsze cztery masz od początku. Każda faza od A do D dodaje jedną.
rules-text-hand-new = Gdy wszyscy mieli swoją szansę, każdy bierze osadę tej fazy, a budynki jej stosu trafiają do oferty. Starsze zostają.
rules-head-castle = Warownia
rules-text-castle = Kto używa karty { card-G28 }, może zbudować osadę poza fazami, także po ostatniej i w rundzie specjalnej.

rules-chapter-scoring = Punkty
rules-line-scoring = Wieś jest warta tyle, ile dają jej sąsiedzi.
rules-text-scoring = Są trzy rodzaje punktów:
rules-text-score-goods = Dobra: relikwia { $reliquary }, ornament { $ornament }, ceramika { $ceramic }, księga { $book }, cud { $wonder }, wino i whisky po { $sip }; za każde pięć monet { $five }.
rules-text-score-economic = [Punkty wartości](economic), złote tarcze: wszystkich budynków i osad na twojej ziemi. Karty na ręce się nie liczą.
rules-text-score-settlements = [Punkty dodatkowe](dwelling-value), niebieskie domki: każda osada liczy swoje i te wokół niej.
rules-head-dwelling = Ile liczy osada
rules-text-dwelling = Dodaj punkty dodatkowe osady i każdej karty [obok](beside) niej, budynków i osad. Karta obok dwóch osad liczy się dla obu, a dwie sąsiednie osady liczą się nawzajem.
rules-text-dwelling-water = Każde pole morza obok, na którym nie ma karty, dodaje { $water }.
rules-text-dwelling-houseboat = { card-I11 } na morzu liczy się zamiast tego własnym domkiem.
rules-text-dwelling-bad = Niektóre wartości są ujemne. Odejmują punkty, ale tylko osadom obok. Lasy, torfowiska i puste pola liczą 0.
rules-head-winning = Wynik
rules-text-score-drink = Przed liczeniem wino i whisky zamienia się na monety tam, gdzie daje to więcej.
rules-text-winning = Wygrywa najwięcej punktów. Przy remisie zwycięstwo się dzieli.
rules-text-winning-solo = Celem jest { $goal } punktów.

rules-chapter-end = Koniec gry
rules-line-end = Jeszcze jedna szansa dla każdego, potem liczenie.
rules-text-end = Runda { $last } to runda specjalna. Zaczyna się jak każda inna: wracają mnisi, którzy wszyscy są poza domem, koło się obraca. Potem:
rules-text-bonus-priors = Każdy przeor, który jest jeszcze poza domem, wraca.
rules-text-bonus-action = Każdy, od gracza rozpoczynającego, ma jedną akcję: zbudować, z prawem przeora, albo postawić przeora w dowolnym budynku dowolnego gracza, zajętym czy nie, i go użyć. Plansze terenu można kupować jak zawsze.
rules-text-bonus-phase = W tej samej kolejności odbywa się faza osad E. Potem liczy się punkty.
rules-text-bonus-not = W tej rundzie nie ma karczowania, kopania, kontraktów ani braci zakonnych, a wizyta przeora jest darmowa.
rules-text-end-two = Od fazy D patrz na ofertę: gdy liczba budynków w niej to najwyżej { $left }, kończy się bieżąca tura. Mnisi wracają, koło się obraca, a druga osoba ma ostatnią turę z jedną akcją. Potem liczy się punkty.
rules-text-end-two-long = Od fazy D patrz na ofertę na końcu rundy: gdy liczba budynków w niej to najwyżej { $left }, gra się kończy i liczy się punkty.
rules-text-end-open = Nie ma fazy E, rundy specjalnej ani ostatniej rundy: kto nie buduje, przedłuża grę.
rules-text-end-solo = Gra kończy się z rundą { $last }. Po twoich dwóch akcjach przychodzą budynki gracza neutralnego, jego przeor i faza E, jak w każdej [fazie osad](solo-phase). Potem liczy się punkty.

rules-chapter-two = We dwoje
rules-line-two = Całe rundy na zmianę, a koniec zależy od was.
rules-text-two = Zwykła gra dla dwojga:
rules-text-two-turn = Runda należy do jednego gracza, który wykonuje dwie akcje główne; następna należy do drugiego. Na początku każdej mnisi obojga wracają, a koło się obraca.
rules-text-two-wheel = Koło jest wolniejsze: { $back }.
rules-text-two-cards = W grze są tylko karty dla dowolnej liczby graczy.
rules-text-two-end = Po fazie D, gdy liczba budynków w ofercie to najwyżej { $shortend }, tura się kończy, a drugi gracz ma jeszcze jedną akcję.
rules-head-two-long = Długa gra dla dwojga
rules-text-two-long = Rundy są jak przy większej liczbie graczy, ale:
rules-text-two-long-turn = Gracz rozpoczynający wykonuje dwie akcje główne, potem drugi jedną; potem zamiana.
rules-text-two-long-home = Mnisi wracają i koło się obraca tylko na początku rundy. Koło jest takie jak w większych grach.
rules-text-two-long-cards = W grze są prawie wszystkie karty; we Francji bez { card-F10.genitive }, { card-F31.genitive } i { card-F29.genitive } ze stosu C.
rules-text-two-long-end = Po fazie D, gdy na końcu rundy liczba budynków w ofercie to najwyżej { $longend }, gra jest skończona.
rules-text-two-open = Żadna z tych gier nie ma ostatniej rundy. Programy grające same ze sobą kończą po { $limit } rundach; ludzie nigdy nie muszą.

rules-chapter-short = Krótka gra
rules-line-short = Dla trzech lub czterech: połowa rund i podarunki.
rules-text-short = Czym różni się od pełnej gry dla trzech lub czterech osób:
rules-text-short-rounds = Liczba rund: { $rounds }; ostatnia to runda specjalna.
rules-text-short-people = Każdy ma przeora i jednego brata zakonnego.
rules-text-short-land = Brakuje torfowiska i lasu w lewym górnym rogu prowincji: dwie puste równiny więcej.
rules-text-short-gifts = Każda runda daje każdemu [dwa dobra](gifts), ostatnia żadnego.
rules-text-short-wheel = Gdy ktoś wytwarza na kole, wszyscy [biorą jeszcze jedno](nothing) takie dobro. { card-F33 } i { card-I33 } też się liczą.
rules-text-short-cards = Dla trzech osób w grze są tylko karty dla dowolnej liczby graczy, dla czterech także te od trzech graczy.
rules-head-gifts = Dobra rundy
rules-text-gifts = Zaraz po obrocie koła każdy bierze z zasobów te dobra:

rules-chapter-solo = W pojedynkę
rules-line-solo = Sąsiad, który nigdy nie gra, i budynki, które do niego trafiają.
rules-text-solo = Liczba rund: { $solorounds }, w każdej dwie akcje. W grze są prawie wszystkie karty; we Francji bez obu kart { card-F14 }, bez { card-F10.genitive } i bez { card-F29.genitive } ze stosu C.
rules-text-solo-start = Zaczynasz bez dóbr. Ziemię sprzedaje się od najdroższej.
rules-text-solo-neutral = Gracz neutralny ma prowincję bez lasów i torfowisk, trzy budynki podstawowe, { card-G13.accusative }, przeora i dwóch braci zakonnych. Nie ma dóbr ani osad i nie liczy punktów. Karty sięgające do zajętych budynków sięgają też do jego budynków.
rules-text-solo-wheel = Znacznik, który koło miałoby przesunąć z ostatniego pola dalej, odpada na zawsze. Odtąd to dobro daje tylko joker, a gdy i on odpadnie, nic.
rules-head-solo-contract = Kontrakty u sąsiada
rules-text-solo-contract = Opłata albo prezent trafia do zasobów, a ty wybierasz, który z jego mnichów pracuje. Jego mnisi wracają jak twoi: gdy wszyscy trzej są poza domem.
rules-text-solo-fee = { $raiser } na jego ziemi podnosi opłatę na zawsze, nawet później zakryta.
rules-head-solo-phase = Gdy przypada faza
rules-text-solo-phase = Po obrocie koła, a przed fazą osad:
rules-text-solo-all = Wszystkie budynki pozostałe w ofercie trafiają do jego prowincji. Ty wybierasz kolejność i pola: puste albo na budynkach, w których nikt nie stoi, także podstawowych, i kilka razy na jednym polu. Co zakryte, odpada z gry. Typ terenu nie ma znaczenia.
rules-text-solo-over = Budynki klasztorne kładzie się tylko na klasztornych, inne tylko na innych.
rules-text-solo-cloister = Budynek klasztorny musi leżeć obok innego. Tylko gdy nie ma takiego miejsca, może trafić na wolny budynek klasztorny, który stoi sam.
rules-text-solo-prior = Jeśli jego przeor jest w domu, możesz postawić go w jednym z właśnie położonych budynków, zapłacić opłatę albo dać prezent i użyć budynku lub nie.
rules-text-solo-home = Jeśli wszyscy trzej jego mnisi są poza domem albo wszyscy trzej twoi, wracają teraz.
rules-text-solo-room = Wybieraj tak, żeby wszystkie budynki znalazły miejsce. Te, dla których nie ma żadnego, odpadają z gry.
rules-head-solo-end = Ostatnia runda
rules-text-solo-end = W rundzie { $solorounds } najpierw są twoje dwie akcje, potem budynki gracza neutralnego, jego przeor i faza E. Między twoimi akcjami a jego budynkami nikt nie wraca.
rules-text-solo-goal = { $goal } punktów to bardzo dobry wynik.

rules-chapter-variants = Francja i Irlandia
rules-line-variants = Te same zasady, inne karty.
rules-text-variants = { $shared } z { $all } budynków jest takich samych w obu wariantach, pozostałe należą do jednego. Osady i ziemia są takie same.
rules-text-variant-france = Francja piecze: ze zboża powstaje mąka i chleb, z winogron wino, a z chleba z winem relikwia. Prezentem za kontrakt jest wino.
rules-text-variant-ireland = Irlandia warzy: ze zboża powstaje słód i piwo, ze słodu z drewnem i torfem whisky, a z piwa z whisky relikwia. Prezentem za kontrakt jest whisky. Na kole nie ma winogron.

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
rules-table-stone = wchodzi kamień
rules-table-district = zagon
rules-table-plot = areał
rules-table-food = żywność
rules-table-energy = energia
rules-table-coins = monety
rules-table-points = punkty
rules-table-terrain = teren

term-prior-man = Przeor
    .about = Twój szczególny mnich. Pracuje jak inni, a oprócz tego może wejść do budynku zaraz po jego zbudowaniu.
term-lay-brother = Brat zakonny
    .about = Mnich bez szczególnych praw. Stoi w budynku, aż wszyscy twoi mnisi są poza domem.
term-joker-piece = Joker
    .about = Znacznik na kole, który zastępuje znacznik dowolnego dobra. Własny znacznik dobra zostaje wtedy na miejscu.
term-indicator = Znacznik
    .about = Pokazuje na kole, ile dobra można teraz wziąć. Kto bierze, odstawia go na 0.
term-economic = Punkty wartości
    .about = Złota tarcza na karcie. Liczy się raz, na końcu, za każdą kartę na twojej ziemi.
term-dwelling-value = Punkty dodatkowe
    .about = Niebieski domek na karcie: jak dobrze mieszka się obok. Liczy się tylko dla osad: ich własny i te wokół nich.
term-food = Żywność
    .about = To, co zjadają osady i niektóre wymiany. Wiele dóbr jest żywnością, każde ma swoją wartość. Reszty się nie wydaje.
term-energy = Energia
    .about = To, co ogrzewa osady i napędza warsztaty: drewno, torf, opał, słoma. Reszty się nie wydaje.
term-display = Oferta
    .about = Odkryte budynki, które każdy może zbudować.
term-cloister = Budynek klasztorny
    .about = Budynek o złotej nazwie. Musi stać obok innego budynku klasztornego.
term-heartland = Prowincja
    .about = Dziesięć pól, z którymi zaczynasz.
term-settlement = Osada
    .about = Karta z ręki, która kosztuje żywność i energię. Liczy swoje punkty dodatkowe i te obok.
term-basic-goods = Dobra podstawowe
    .about = Glina, drewno, torf, owce, zboże i monety.
term-point-goods = Dobra punktowane
    .about = Księgi, ceramika, ornamenty i relikwie: liczą się na końcu.
term-supply = Zasoby
    .about = Skąd biorą się dobra i dokąd trafiają. Nie należą do nikogo.
term-beside = Obok
    .about = Ze wspólnym bokiem: powyżej, poniżej, z lewej albo z prawej. Narożniki się nie liczą.
term-free-building = Wolny budynek
    .about = Budynek, w którym nie stoi żaden mnich.
term-main-action = Akcja główna
    .about = Wprowadzenie mnicha, kontrakt, karczowanie lasu, kopanie torfu albo budowa.
term-start-player = Gracz rozpoczynający
    .about = Kto działa w rundzie jako pierwszy, a przy trzech lub czterech osobach jeszcze raz na jej końcu.
term-points = Punkty
    .about = To, co liczy się na końcu. Liczba w złotej tarczy.
term-plains = Równina
    .about = Najczęstszy teren. Pod lasami i torfowiskami też jest równina.
term-hillside = Pogórze
    .about = Teren zagonów i areałów górskich. Winorośle i niektóre okazałe domy stoją tylko tutaj.
term-coast = Wybrzeże
    .about = Teren areałów nadbrzeżnych, przy morzu. Porty i osada rybacka stoją tylko tutaj.
term-water = Morze
    .about = Teren areałów nadbrzeżnych. Stoi na nim tylko barka; otwarte morze to dobry sąsiad osad.
term-mountain = Góry
    .about = Teren areałów górskich, obok dwóch pól pogórza. Stoją tu tylko kamieniołom i warownia.
term-forest = Las
    .about = Karta na równinie. Wykarczowany staje się drewnem, a pole jest wolne.
term-moor = Torfowisko
    .about = Karta na równinie. Wykopane staje się torfem, a pole jest wolne.
