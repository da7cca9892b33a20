lesson-fetch-name = dobra
lesson-fetch-title = Weź dobra z koła
lesson-fetch-what = Zboże czekało na kole i jest go już { $grain }. Wyślij po nie [brata zakonnego](lay-brother) do swojego Obejścia: kliknij Obejście.
lesson-fetch-why = Co rundę kierat się obraca i dóbr na kole przybywa albo zostaje tyle samo, dopóki ktoś ich nie weźmie; potem zaczynają znów od 0. Mnich pracuje raz, obojętnie, czy przynosi { $clay } gliny, czy { $grain } zboża, więc bierz to, czego jest najwięcej.
lesson-fetch-done = Zboże dla ciebie: { $grain }. Jego znacznik wraca na 0, a twój brat zakonny zostaje w Obejściu, dopóki nie popracują wszyscy twoi mnisi.
lesson-fetch-other = Możesz zostawić ten ruch. Ale zboża jest na kole { $grain }, więcej niż któregokolwiek innego dobra.
lesson-fetch-not-yet = Wybierz zboże i potwierdź.

lesson-build-name = budowa
lesson-build-title = Zbuduj pierwszy budynek
lesson-build-what = Stać cię na każdą kartę ze złotym brzegiem. Kliknij w [ofercie](display) Skład kamieni (kosztuje jedno drewno), a potem wybierz dla niego miejsce na swojej ziemi.
lesson-build-why = Koszt jest pośrodku karty, a u dołu są tereny, na których może stać. Budynek zostaje na całą grę, a liczba w [jego tarczy](economic) liczy się na końcu.
lesson-build-done = Zbudowane i opłacone: masz o { $points } pkt więcej. Odtąd mogą tam pracować twoi mnisi.
lesson-build-other = Możesz zostawić ten ruch. Ale masz dobra na budynek, a każdy budynek to punkty i nowe miejsce pracy.
lesson-build-not-yet = Wybierz dla niego miejsce na swojej ziemi i potwierdź.

lesson-home-name = powrót
lesson-home-title = Gdy pracują wszyscy, wracają wszyscy
lesson-home-what = Masz już tylko jednego dostępnego mnicha. Wyślij go do Kancelarii klasztornej po { $coin ->
    [one] { $coin } monetę
    [few] { $coin } monety
    [many] { $coin } monet
   *[other] { $coin } monety
}, a potem zakończ turę.
lesson-home-why = Kto ma wszystkich mnichów w budynkach, zabiera ich z powrotem na początku następnej rundy. Dopóki choć jeden czeka bez pracy, nie wraca żaden.
lesson-home-done = Nowa runda: wszyscy twoi mnisi są znów dostępni. Nie zostawiaj więc ostatniego długo bez pracy.
lesson-home-other = Możesz zostawić ten ruch. Ale dwóch twoich mnichów stoi w budynkach i wróci dopiero wtedy, gdy popracuje też trzeci.
lesson-home-not-yet = { $begun ->
    [true] Weź monety i potwierdź.
   *[false] Mnich już pracuje. Teraz zakończ turę i zobacz, jak zaczyna się nowa runda.
}

lesson-prior-name = przeor
lesson-prior-title = Przeor pracuje od razu w nowym budynku
lesson-prior-what = Zbuduj Mielerz; kosztuje jedną glinę. Gdy padnie pytanie o [przeora](prior-man), wprowadź go tam.
lesson-prior-why = Tylko przeor może wejść do nowego budynku od razu, bez kolejnej akcji. Dlatego często trzyma się go w odwodzie.
lesson-prior-done = Zbudowane i użyte w jednej turze. Przeor zostaje tam, dopóki nie wrócą wszyscy twoi mnisi.
lesson-prior-other = Możesz zostawić ten ruch. Ale twój przeor jest dostępny: budynek postawiony teraz pracowałby dla ciebie jeszcze w tej turze.
lesson-prior-not-yet = Wybierz miejsce, wprowadź przeora i potwierdź.

lesson-settle-name = osada
lesson-settle-title = Wyżyw osadę
lesson-settle-what = Trwa faza osad: możesz zbudować [osadę](settlement). Wybierz Osadę rolniczą, połóż ją między Obejściem a Kancelarią klasztorną i zapłać [żywność](food) oraz [energię](energy).
lesson-settle-why = Na końcu gry osada daje punkty za własny domek i za domki sąsiadów: z góry, z dołu, z lewej i z prawej. Wokół tego pola leżą trzy budynki, wokół drugiego prawie nic.
lesson-settle-done = Masz o { $points } pkt więcej: z dóbr powstała osada, a sąsiednie karty dodają jej punktów.
lesson-settle-other = Możesz zostawić ten ruch. Ale osada daje punkty za domki sąsiadów, a nigdzie nie ma ich tylu co obok twojego Obejścia.
lesson-settle-not-yet = Wybierz, gdzie ma leżeć, zapłać i potwierdź.

lesson-contract-name = kontrakt
lesson-contract-title = Skorzystaj z cudzego budynku
lesson-contract-what = Niebieski gracz ma Wiatrak, a ty masz zboże. Kliknij ten Wiatrak, zapłać monetę za kontrakt i zmiel swoje zboże.
lesson-contract-why = Moneta trafia do właściciela, który wprowadza swojego mnicha; twoi zostają tam, gdzie są. To, co daje budynek, jest twoje.
lesson-contract-done = Z twojego zboża powstały mąka i słoma, a żaden z twoich mnichów nie był potrzebny.
lesson-contract-other = Możesz zostawić ten ruch. Ale za opłatą możesz użyć każdego niezajętego budynku, którego właściciel ma dostępnego mnicha, a wiatrak z każdego zboża robi mąkę i słomę.
lesson-contract-not-yet = Zapłać, wybierz, ile mielesz, i potwierdź.

lesson-chain-name = łańcuch
lesson-chain-title = Ze zboża mąka, z mąki chleb
lesson-chain-what = Wiatrak zrobił z twojego zboża mąkę, a ty masz już zbudowaną Piekarnię. Kliknij ją: upiecz chleb z całej mąki, zapłać energię i sprzedaj to, czego nie potrzebujesz.
lesson-chain-why = Z każdym krokiem dobra są warte więcej: jako żywność mąka jest warta { $flour }, a chleb { $bread }. Pieczenie wymaga [energii](energy): palą się drewno, torf i opał.
lesson-chain-done = Masz chleb dla osad, a do tego monety. Tak dobra zyskują wartość po drodze z koła.
lesson-chain-other = Możesz zostawić ten ruch. Ale mąka jest warta jako żywność tylko { $flour }, a upieczony z niej chleb { $bread }.
lesson-chain-not-yet = Wybierz, ile pieczesz i sprzedajesz, i potwierdź.

lesson-land-name = ziemia
lesson-land-title = Karczowanie, torf i nowa ziemia
lesson-land-what = Twoja ziemia jest prawie pełna. Wykarczuj las: to daje drewno i robi miejsce. Potem kup też zagon; to kosztuje monety, ale nie akcję.
lesson-land-why = Do karczowania lasu i kopania torfu nie trzeba mnicha. Ziemia nigdy nie tanieje: najtańsze plansze sprzedaje się najpierw, więc warto kupować wcześnie.
lesson-land-done = Masz drewno i miejsce na budynki oraz osady.
lesson-land-other = Możesz zostawić ten ruch. Ale bez miejsca nie da się budować: karczowanie zwalnia pole, a zagon daje cały rząd.
lesson-land-not-yet = { $begun ->
    [true] Potwierdź i gotowe.
   *[false] Brakuje jeszcze jednego z dwojga: wykarczuj las w ramach akcji albo kup zagon za monety.
}

lesson-points-name = punkty
lesson-points-title = Skąd się biorą punkty
lesson-points-what = Skład kamieni sprzedał ci kamień. Zbuduj Targ tuż pod swoją osadą. [Jego tarcza](economic) daje punkty sama, a [jego domek](dwelling-value) dzięki sąsiedniej osadzie.
lesson-points-why = Budynek daje tyle punktów, ile wskazuje jego tarcza. Osada daje punkty za własny domek i za domki sąsiadów, więc dobry domek obok dwóch osad liczy się dla obu. Punktują też niektóre dobra.
lesson-points-done = Punkty w jednej turze: { $points }. Dały je tarcza i domek, który liczy się dla osady.
lesson-points-other = Możesz zostawić ten ruch. Ale tuż pod twoją osadą Targ liczyłby się dwa razy: tarczą i domkiem.
lesson-points-not-yet = Wybierz pole tuż pod swoją osadą i potwierdź.

lesson-aim-name = cel
lesson-aim-title = Do czego dążyć
lesson-aim-what = Zbliża się koniec gry. Znajdź turę, która da co najmniej tyle punktów: { $least }. Podpowiedź: w Warsztacie klasztornym zielonego gracza z gliny i kamienia powstają ceramika i ornamenty.
lesson-aim-why = Punkty dają osady wśród dobrych domków, tarcze i dobra, które są warte punkty. Najpierw zbuduj łańcuch produkcji, potem wyżyw osady, a na końcu zamień w punkty wszystko, co ci zostało.
lesson-aim-done = Punkty w jednej turze: { $points }. Teraz znasz plan: bierz dobra, gdy jest ich dużo, przetwarzaj je i buduj osady wśród dobrych domków.
lesson-aim-other = Możesz zostawić ten ruch; twój wynik zmienił się o { $points }. Ale glina i kamień nie dają na końcu punktów, a ceramika i ornamenty tak.
lesson-aim-not-yet = Dokończ tę turę.

quiz-wheel = Brat zakonny wchodzi do twojego Obejścia po zboże. Ile przynosi?
quiz-wheel-why = Znacznik zboża stoi na { $count }: tyle przynosi brat zakonny, a znacznik wraca na 0.
quiz-home = Ostatni z twoich mnichów idzie do Kancelarii klasztornej i runda się kończy. Ilu masz dostępnych, gdy zaczyna się następna?
quiz-home-why = { $count }: wszyscy byli w budynkach, więc wracają wszyscy.
quiz-pay = To są twoje dobra. Czy wystarczą na Osadę targową?
quiz-pay-why = { $count ->
    [0] Nie, brakuje żywności: drewno i torf grzeją, ale nikogo nie żywią.
   *[other] Tak, wystarczy żywności i energii.
}
quiz-settlement = Ile punktów daje osada pośrodku?
quiz-settlement-why = { $count }: jej własny domek i domki sąsiednich kart. Narożniki się nie liczą.
quiz-market = Budujesz Targ tuż obok jednej ze swoich osad. Ile zyskujesz punktów?
quiz-market-why = { $count }: jego tarcza i jego domek, który liczy się dla osady.
quiz-yes = Tak
quiz-no = Nie

beside-begin = Dostępni mnisi: { $men }. W pierwszej turze warto wziąć coś z koła albo zbudować coś małego.
beside-phase-ready = { $rounds ->
    [0] W tej rundzie jest faza osad. Możesz opłacić: { $card }.
    [one] W następnej rundzie jest faza osad. Możesz opłacić: { $card }.
    [few] Faza osad za { $rounds } rundy. Możesz opłacić: { $card }.
    [many] Faza osad za { $rounds } rund. Możesz opłacić: { $card }.
   *[other] Faza osad za { $rounds } rundy. Możesz opłacić: { $card }.
}
beside-phase-missing = { $rounds ->
    [0] W tej rundzie jest faza osad. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
    [one] W następnej rundzie jest faza osad. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
    [few] Faza osad za { $rounds } rundy. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
    [many] Faza osad za { $rounds } rund. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
   *[other] Faza osad za { $rounds } rundy. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
}
beside-did-settle = { $player } buduje osadę: { $card }. Da ona punkty za własny domek i za domki sąsiednich kart.
beside-did-build = { $player } buduje: { $card }. Tarcza daje punkty właścicielowi, a dopóki budynek jest niezajęty, możesz go użyć, płacąc za kontrakt.
beside-did-contract = { $player } zawiera kontrakt: { $card }. To wymaga opłaty, ale nie mnicha.
beside-did-hire = { $paid ->
    [gift] { $player } zawiera z tobą kontrakt: { $card }. Zamiast opłaty oddaje napój do zasobów ogólnych. Twój mnich wróci razem ze wszystkimi.
   *[coins] { $player } zawiera z tobą kontrakt: { $card }. Opłata jest twoja, a twój mnich wróci razem ze wszystkimi.
}
beside-did-land = { $player } kupuje ziemię. Następna plansza będzie kosztować tyle samo albo więcej.
beside-did-place = { $player } wysyła mnicha: { $card }. Dopóki on nie wróci, budynek jest zajęty: nikt nie może wprowadzić tam innego.
beside-did-fell = { $player } karczuje las i zyskuje drewno oraz puste pole, bez udziału mnicha.
beside-did-cut = { $player } kopie torf i zyskuje go wraz z pustym polem, bez udziału mnicha.
beside-nobody-home = Wszyscy twoi mnisi są w budynkach. Możesz jeszcze karczować las, kopać torf, budować albo zawrzeć kontrakt. Wrócą na początku następnej rundy.
beside-last-man = Masz już tylko jednego dostępnego mnicha. Gdy popracuje i on, na początku następnej rundy wrócą wszyscy.
beside-prior-home = Twój przeor jest dostępny: może od razu pracować w tym, co teraz zbudujesz.
beside-ripe = Najwięcej jest teraz na kole: { $goods }.
