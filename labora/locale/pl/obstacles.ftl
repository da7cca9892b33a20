# Why something is not possible now, and what would be. $card, $building, $missing and $terrain are "none" where there is none;
# $option is what was typed, $decision an id; $missing, $coins and $have are amounts.

obstacle-offered = To jest możliwe.
obstacle-other-decision = „{ $option }” nie jest odpowiedzią na to pytanie. Wybierz jedną z podanych możliwości.
obstacle-not-on-list = „{ $option }” nie należy tu do możliwości. Wybierz jedną z podanych.
obstacle-no-action-left = W tej turze nie masz już akcji podstawowej. Możesz kupić planszę terenu, jeśli jeszcze nie było zakupu, albo zakończyć turę.
obstacle-action-open = Masz jeszcze akcję podstawową: wykonaj ją, zanim zakończysz turę. Pasować nie można.
obstacle-not-in-this-phase = { $option ->
    [settle] Osady buduje się w fazie osad albo za pomocą Warowni.
   *[other] W tej części rundy nie jest to możliwe. W fazie osad można tylko kupić planszę terenu i zbudować osadę, w rundzie specjalnej tylko kupić planszę terenu, zbudować budynek albo wprowadzić przeora.
}
obstacle-no-clergyman = Żaden mnich nie jest dostępny: wszyscy stoją w budynkach. Wrócą na początku rundy, gdy wprowadzisz ostatniego z nich.
obstacle-no-free-building = Wszystkie twoje budynki są zajęte. Zbuduj następny albo użyj budynku innego gracza.
obstacle-not-a-building = Nie ma tam takiego budynku. Osad, lasów i torfowisk nie można używać.
obstacle-occupied = { $building ->
    [none] Stoi tam już mnich. Wybierz niezajęty budynek.
   *[other] { $building } ({ $player }): stoi tam już mnich. Wybierz niezajęty budynek.
}
obstacle-not-yours = Właścicielem { FORM($building, "genitive") } jest { $player }. Mnichów wprowadza się do własnych budynków; z cudzych korzysta się w ramach kontraktu.
obstacle-your-own = { $building } to twój własny budynek. Kontrakty dotyczą cudzych budynków; do własnego wprowadzasz mnicha.
obstacle-owner-has-no-clergyman = Nie można użyć { FORM($building, "genitive") }: { $player } nie ma dostępnego mnicha, którego można by tam wprowadzić.
obstacle-no-coins = To kosztuje { FORM($coins, "accusative") }, a masz { FORM($have, "accusative") }.
obstacle-no-gift = Nie masz wina (w wariancie irlandzkim: whisky) na prezent dla gospodarza. Zapłać monetami.
obstacle-no-fee = Kontrakt kosztuje { FORM($coins, "accusative") }, a masz { FORM($have, "accusative") } i żadnego prezentu dla gospodarza.
obstacle-no-contract = Nie można użyć żadnego budynku innego gracza: wszystkie są zajęte albo ich właściciele nie mają dostępnych mnichów.
obstacle-no-forest = { $decision ->
    [amount] Nie masz tylu lasów (lub torfowisk) do usunięcia.
   *[other] Nie ma tam twojego lasu. Wybierz pole z lasem.
}
obstacle-no-moor = Nie ma tam twojego torfowiska. Wybierz pole z torfowiskiem.
obstacle-not-in-display = { $card ->
    [none] Tej karty nie ma w ofercie. Wybierz budynek z oferty.
   *[other] W ofercie nie ma { FORM($card, "genitive") }. Wybierz budynek z oferty.
}
obstacle-cannot-pay = { $missing ->
    [none] Masz za mało dóbr, aby zrobić to tyle razy. Wybierz mniejszą liczbę.
   *[other] Nie stać cię na { FORM($card, "accusative") }. Brakuje: { $missing }.
}
obstacle-space-taken = Na tym polu leży karta. Wybierz puste pole.
obstacle-wrong-terrain = { $card } nie może tam stać. Wymagany teren: { $terrain }.
obstacle-not-beside-cloister = { $decision ->
    [neutral-space] { $card } to budynek klasztorny i musi sąsiadować z innym budynkiem klasztornym. Tylko gdy nie ma takiego miejsca, może zakryć budynek klasztorny, który stoi osobno.
   *[other] { $card } to budynek klasztorny i musi sąsiadować z innym budynkiem klasztornym.
}
obstacle-no-space = { $decision ->
    [neutral-card] { $card } nie ma miejsca na planszy gracza neutralnego. Wybierz inny budynek.
   *[other] Nie masz odpowiedniego pola na { FORM($card, "accusative") }. Wymagany teren: { $terrain }. Budynek klasztorny musi też sąsiadować z innym klasztornym. Ziemię można dokupić.
}
obstacle-nothing-to-build = Nie możesz zbudować niczego z oferty: dla każdego budynku brakuje dóbr albo odpowiedniego pola.
obstacle-already-bought = Nie możesz teraz kupić następnej planszy terenu: w turze można kupić jedną, a w fazie osad jedną przed budową osady.
obstacle-pile-empty = Takich plansz terenu już nie ma.
obstacle-not-adjacent-land = Plansza terenu tam nie pasuje. Zagony kładzie się dokładnie nad swoją ziemią lub pod nią; areał musi co najmniej jednym polem wybrzeża lub pogórza sąsiadować z twoją ziemią albo z innym areałem po tej stronie.
obstacle-not-in-hand = { $card ->
    [none] Tej osady nie masz na ręce.
   *[other] Nie masz na ręce { FORM($card, "genitive") }: osada jest już zbudowana albo jeszcze nierozdana.
}
obstacle-nothing-to-settle = Nie możesz zbudować żadnej osady: dla każdej z ręki brakuje żywności, energii albo miejsca.
obstacle-already-settled = Osada w tej fazie jest już zbudowana. Zakończ turę.
obstacle-indicator-not-in-play = Tego znacznika nie ma na kole. Użyj jokera albo wybierz inne dobro.
obstacle-nothing-produced = Ten znacznik stoi na polu 0, więc budynek nic by nie dał. Wybierz inny znacznik.
obstacle-over-limit = { $card ->
    [none] To więcej razy, niż wolno. Wybierz mniejszą liczbę.
   *[other] { $card } nie pozwala na to tyle razy. Wybierz mniejszą liczbę.
}
obstacle-no-wonder-left = Cudów już nie ma: wszystkie osiem należy do graczy.
obstacle-too-few-kinds = Po tym wyborze zabraknie ci różnych dóbr, które trzeba jeszcze oddać. Wybierz dobro, które stoi wcześniej na liście.
obstacle-not-owned = Nie masz tego. Wybierz dobro, które posiadasz.
obstacle-out-of-order = Kilka rzeczy wybiera się w stałej kolejności. Wybierz coś, co stoi dalej na liście i po czym wystarczy na resztę.
obstacle-not-minimal = To nie jest właściwa zapłata: brak ci tych dóbr, jest ich za mało albo któryś żeton jest zbędny. Oddaj dokładnie tyle, ile trzeba.
obstacle-already-used = { $building }: ten budynek został już użyty w tej akcji. Budynki, które pozwalają użyć innych, działają raz na akcję.
obstacle-no-prior-there = { $building } ({ $player }): nie stoi tam przeor. Wybierz budynek z przeorem.
obstacle-not-occupied = { $building } ({ $player }): nikt tam nie stoi. Wybierz zajęty budynek.
obstacle-not-a-neighbour = { $building } ({ $player }): ten budynek nie leży obok { FORM($card, "genitive") }. Wybierz sąsiedni budynek.
obstacle-no-use = { $building ->
    [none] To nic by teraz nie dało.
   *[other] Użycie { FORM($building, "genitive") } nic by teraz nie dało. Wybierz budynek, którego możesz użyć.
}
obstacle-must-choose = Tutaj nie można zrezygnować. Wybierz jedną z podanych możliwości.
obstacle-same-good = To dobro jest już wybrane. Wybierz inne dobro podstawowe.
obstacle-not-maximal = Za te punkty możesz wziąć więcej. Wybierz zestaw, do którego nic już nie da się dołożyć.
obstacle-overbuilds-other-kind = Budynki klasztorne mogą zakrywać tylko budynki klasztorne, a pozostałe tylko pozostałe. Wybierz puste pole albo budynek tego samego rodzaju.
obstacle-not-placed-now = Przeor gracza neutralnego może wejść tylko do budynku, który został właśnie umieszczony.
obstacle-leaves-without-place = { $decision ->
    [neutral-card] Jeszcze nie: gdziekolwiek stanie { $card }, na planszy gracza neutralnego zabraknie miejsca na { FORM($left, "accusative") }. Umieść budynek, który zostawi miejsce dla wszystkich.
   *[other] Gdy stanie tam { $card }, na planszy gracza neutralnego zabraknie miejsca na { FORM($left, "accusative") }. Wybierz pole, które zostawi miejsce dla wszystkich.
}
obstacle-own-indicator-in-play = Znacznik tego dobra jest na kole. Użyj jego albo jokera; zrezygnować wolno tylko wtedy, gdy znacznika nie ma już w grze.
