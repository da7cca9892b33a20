lesson-fetch-name = dobra
lesson-fetch-title = Weź dobra z koła
lesson-fetch-what = Zboże czekało na kole i dojrzało do { $grain }. Wyślij po nie [brata](lay-brother) do swojego Obejścia: kliknij Obejście.
lesson-fetch-why = Z każdą rundą każde dobro na kole rośnie, aż ktoś je weźmie; wtedy zaczyna znów od 0. Mnich pracuje raz, czy przyniesie glinę: { $clay }, czy zboże: { $grain }. Najpierw to, co dojrzałe.
lesson-fetch-done = Zboże dla ciebie: { $grain }. Jego krążek zaczyna od 0, a twój brat zostaje w Obejściu, aż popracują wszyscy twoi mnisi.
lesson-fetch-other = Możesz przy tym zostać. Ale zboże stoi na { $grain }, wyżej niż inne dobra na kole: najpierw to, co dojrzałe.
lesson-fetch-not-yet = Wybierz zboże i potwierdź.

lesson-build-name = budowa
lesson-build-title = Zbuduj i zobacz, ile to kosztuje
lesson-build-what = Każdą kartę ze złotym brzegiem możesz opłacić. Kliknij w [ofercie](display) Skład kamieni, kosztuje jedno drewno; potem wybierz miejsce na swojej ziemi.
lesson-build-why = Cena jest pośrodku karty, u dołu są tereny, na których może stać. Budynek zostaje na całą grę, a liczba w [jego tarczy](economic) liczy się na końcu.
lesson-build-done = Zbudowane i opłacone: o { $points } pkt więcej. Odtąd mogą tam pracować twoi mnisi.
lesson-build-other = Możesz przy tym zostać. Ale masz dobra na budynek, a każdy budynek to punkty i nowe miejsce pracy.
lesson-build-not-yet = Wybierz dla niego miejsce na swojej ziemi.

lesson-home-name = powrót
lesson-home-title = Gdy wyjdą wszyscy, wracają wszyscy
lesson-home-what = W domu jest tylko jeden z twoich mnichów. Wyślij go do Kancelarii klasztornej po monety: { $coin }, potem zakończ turę.
lesson-home-why = Kto wprowadził wszystkich mnichów, ten odzyskuje wszystkich na początku następnej rundy. Dopóki jeden zostaje w domu, nie wraca żaden.
lesson-home-done = Nowa runda i wszyscy twoi mnisi są znów w domu. Nie zostawiaj więc ostatniego długo bez pracy.
lesson-home-other = Możesz przy tym zostać. Ale dwóch mnichów czeka na zewnątrz i wróci dopiero, gdy popracuje też trzeci.
lesson-home-not-yet = Wprowadź go do budynku, potem zakończ turę i zobacz, jak zaczyna się nowa runda.

lesson-prior-name = przeor
lesson-prior-title = Przeor pracuje od razu w nowym budynku
lesson-prior-what = Zbuduj Mielerz; kosztuje jedną glinę. Potem pada pytanie, czy wchodzi [przeor](prior-man): niech wejdzie.
lesson-prior-why = Tylko przeor może użyć budynku w tej turze, w której powstał: dwa kroki w jednej turze. Dlatego często czeka w domu.
lesson-prior-done = Zbudowane i użyte w jednej turze. Przeor zostaje tam, aż wrócą wszyscy twoi mnisi.
lesson-prior-other = Możesz przy tym zostać. Ale twój przeor jest w domu: budynek postawiony teraz pracowałby dla ciebie jeszcze w tej turze.
lesson-prior-not-yet = Budynek stoi. Teraz niech wejdzie przeor.

lesson-settle-name = osada
lesson-settle-title = Wyżyw osadę
lesson-settle-what = Faza osad: możesz założyć [osadę](settlement). Wybierz Osadę rolniczą, połóż ją między Obejściem a Kancelarią klasztorną i zapłać [żywność](food) oraz [energię](energy).
lesson-settle-why = Na końcu osada liczy własny dom i domy sąsiadów, z góry, z dołu, z lewej i z prawej. Wokół tego pola leżą trzy budynki, wokół drugiego prawie nic.
lesson-settle-done = O { $points } pkt więcej: z dóbr powstała osada, a jej sąsiedzi liczą się razem z nią.
lesson-settle-other = Możesz przy tym zostać. Ale osada liczy domy sąsiadów, a nigdzie nie stoją tak blisko jak obok twojego Obejścia.
lesson-settle-not-yet = Wybierz, gdzie ma leżeć, i zapłać.

lesson-contract-name = kontrakt
lesson-contract-title = Pracuj w cudzym budynku
lesson-contract-what = Niebieski ma Wiatrak, a ty masz zboże. Kliknij ten Wiatrak, zapłać monetę za kontrakt i zmiel swoje zboże.
lesson-contract-why = Moneta trafia do właściciela, który wysyła mnicha; twoi zostają tam, gdzie są. To, co daje budynek, jest twoje.
lesson-contract-done = Z twojego zboża powstały mąka i słoma, a żaden z twoich mnichów nie musiał iść.
lesson-contract-other = Możesz przy tym zostać. Ale moneta otwiera każdy wolny budynek przy stole, a wiatrak z każdego zboża robi mąkę i słomę.
lesson-contract-not-yet = Zapłać i wybierz, ile mielesz.

lesson-chain-name = łańcuch
lesson-chain-title = Ze zboża mąka, z mąki chleb
lesson-chain-what = Wiatrak zrobił z twojego zboża mąkę. Kliknij teraz swoją Piekarnię: upiecz wszystko, zapłać energię i sprzedaj to, czego nie potrzebujesz.
lesson-chain-why = Z każdym krokiem dobra są warte więcej: mąka daje żywności { $flour }, chleb { $bread }. Pieczenie wymaga [energii](energy): palą się drewno, torf i opał.
lesson-chain-done = Chleb dla twoich osad, a do tego monety. Tak rosną dobra na drodze z koła na stół.
lesson-chain-other = Możesz przy tym zostać. Ale mąka daje żywności tylko { $flour }, a upieczona { $bread }.
lesson-chain-not-yet = Upiecz co najmniej jeden chleb.

lesson-land-name = ziemia
lesson-land-title = Wyrąb, torf i nowa ziemia
lesson-land-what = Twoja ziemia jest prawie pełna. Wyrąb las: to daje drewno i robi miejsce. Potem kup też zagon; to kosztuje monety, a nie akcję.
lesson-land-why = Do wyrębu i do wydobycia torfu nie trzeba mnicha. Ziemia drożeje z każdym sprzedanym kawałkiem: kto pierwszy, ten płaci mniej.
lesson-land-done = Drewno w zapasie i miejsce na budynki oraz osady.
lesson-land-other = Możesz przy tym zostać. Ale bez miejsca nie da się budować: wyrąb zwalnia pole, a zagon daje cały rząd.
lesson-land-not-yet = Brakuje jednego z dwóch: drzew w twojej akcji albo zagonu za monety.

lesson-points-name = punkty
lesson-points-title = Skąd się biorą punkty
lesson-points-what = Zbuduj Targ tuż pod swoją osadą. [Jego tarcza](economic) liczy się sama, [jego dom](dwelling-value) dla osady obok.
lesson-points-why = Budynek liczy liczbę ze swojej tarczy. Osada liczy własny dom i domy sąsiadów, więc dobry dom obok dwóch osad liczy się dla obu. Punktują też niektóre dobra.
lesson-points-done = Punkty w jednej turze: { $points }. Za tarczę i za dom, który liczy także osada.
lesson-points-other = Możesz przy tym zostać. Ale tuż pod twoją osadą Targ liczyłby się dwa razy: tarczą i domem.
lesson-points-not-yet = Wybierz pole tuż pod swoją osadą.

lesson-aim-name = cel
lesson-aim-title = Do czego dążyć
lesson-aim-what = Gra jest już późna. Znajdź turę, która daje co najmniej tyle punktów: { $least }. Podpowiedź: Warsztat klasztorny zielonego robi z gliny i kamienia ceramikę i ozdoby.
lesson-aim-why = Punkty dają osady między dobrymi domami, tarcze i dobra, które je mają. Najpierw zbuduj łańcuch, potem wyżyw osady, a na końcu zamień w punkty wszystko, co masz.
lesson-aim-done = Punkty w jednej turze: { $points }. Teraz znasz drogę: dojrzałe dobra, łańcuch i syte osady między dobrymi domami.
lesson-aim-other = Możesz przy tym zostać; twój wynik zmienił się o { $points }. Ale glina i kamień na końcu nic nie liczą, a ceramika i ozdoby tak.
lesson-aim-not-yet = Graj dalej tę turę.

quiz-wheel = Brat wchodzi do twojego Obejścia i bierze zboże. Ile przynosi?
quiz-wheel-why = Krążek zboża leży przy { $count }: tyle przynosi, a krążek zaczyna znów od 0.
quiz-home = Ostatni z twoich mnichów idzie do Kancelarii klasztornej i runda się kończy. Ilu jest w domu, gdy zaczyna się następna?
quiz-home-why = { $count }: wszyscy byli w budynkach, więc wracają wszyscy.
quiz-pay = To są twoje dobra. Czy wystarczą na Osadę targową?
quiz-pay-why = { $count ->
    [0] Nie, brakuje żywności: drewno i torf grzeją, ale nikogo nie żywią.
   *[other] Tak, wystarczy żywności i energii.
}
quiz-settlement = Ile punktów daje osada pośrodku?
quiz-settlement-why = { $count }: jej własny dom i domy sąsiadów obok. Rogi się nie liczą.
quiz-market = Budujesz Targ tuż obok jednej ze swoich osad. Ile punktów daje?
quiz-market-why = { $count }: jego tarcza i jego dom, który liczy osada.
quiz-yes = Tak
quiz-no = Nie

beside-begin = Mnisi w domu: { $men }. Dobra pierwsza tura bierze coś z koła albo buduje coś małego.
beside-phase-ready = { $rounds ->
    [0] W tej rundzie jest faza osad. Możesz opłacić: { $card }.
    [1] W następnej rundzie jest faza osad. Możesz opłacić: { $card }.
   *[other] Faza osad za tyle rund: { $rounds }. Możesz opłacić: { $card }.
}
beside-phase-missing = { $rounds ->
    [0] W tej rundzie jest faza osad. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
    [1] W następnej rundzie jest faza osad. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
   *[other] Faza osad za tyle rund: { $rounds }. Na { FORM($card, "accusative") } brakuje ci: { $missing }.
}
beside-did-settle = { $player }: nowa osada, { $card }. Liczy własny dom i domy sąsiadów.
beside-did-build = { $player }: budowa, { $card }. Tarcza daje punkty, a za monetę możesz tam pracować i ty.
beside-did-contract = { $player }: kontrakt, { $card }. To kosztuje monetę, a nie mnicha.
beside-did-hire = { $player }: kontrakt w twoim budynku, { $card }. Moneta jest twoja, a twój mnich wróci razem z wszystkimi.
beside-did-land = { $player }: nowa ziemia. Następny kawałek kosztuje więcej.
beside-did-place = { $player }: mnich w budynku, { $card }. Aż wróci do domu, nikt inny nie może tam pracować.
beside-did-fell = { $player }: wyrąb drzew. Drewno i miejsce, bez mnicha.
beside-did-cut = { $player }: wydobycie torfu. Opał i miejsce, bez mnicha.
beside-nobody-home = Żadnego z twoich mnichów nie ma w domu: wyrąb las, wydobądź torf albo buduj. Wrócą na początku następnej rundy.
beside-last-man = W domu jest tylko jeden z twoich mnichów. Gdy popracuje i on, z następną rundą wrócą wszyscy.
beside-prior-home = Twój przeor jest w domu: może od razu pracować w tym, co teraz zbudujesz.
beside-ripe = Najbardziej dojrzałe na kole: { $goods }.
