# Files with records.

file-missing = Nie ma pliku { $file }.
file-folder = { $file } to folder. Podaj plik z zapisem gry.
file-long = { $file } jest za duży jak na zapis gry.
file-binary = { $file } nie jest tekstem. Zapisy to JSON w kodowaniu UTF-8.
file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
file-unwritable = Nie można zapisać pliku { $file }: { $reason }.
file-problem = { $file }: { $sentence }
# $reason of a file that cannot be read or written.
file-reason-denied = brak uprawnień
file-reason-full = brak miejsca
file-reason-read-only = nic nie można tam zapisać
file-reason-no-folder = nie ma takiego folderu
file-reason-no-file = nie ma takiego pliku
file-reason-folder = to folder
file-reason-name = taka nazwa nie jest możliwa
file-reason-other = system podaje { $code }

# labora check

check-game = { $file }: { $game }
check-over = { $turns ->
    [one] { $mode } { $variant }, { $turns } tura, koniec po rundzie { $round }. { $scores }
    [few] { $mode } { $variant }, { $turns } tury, koniec po rundzie { $round }. { $scores }
    [many] { $mode } { $variant }, { $turns } tur, koniec po rundzie { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } tury, koniec po rundzie { $round }. { $scores }
}
check-open = { $turns ->
    [one] { $mode } { $variant }, { $turns } tura, teraz w rundzie { $round }. { $scores }
    [few] { $mode } { $variant }, { $turns } tury, teraz w rundzie { $round }. { $scores }
    [many] { $mode } { $variant }, { $turns } tur, teraz w rundzie { $round }. { $scores }
   *[other] { $mode } { $variant }, { $turns } tury, teraz w rundzie { $round }. { $scores }
}
check-score = { $player } { $points }

# labora show

show-no-moment = --at przyjmuje liczbę tur (12) albo tur i decyzji (12.3), a nie „{ $value }”.
show-late-moment = { $turns ->
    [one] Zapis ma tylko { $turns } turę: --at przyjmuje najwyżej { $turns }.
    [few] Zapis ma tylko { $turns } tury: --at przyjmuje najwyżej { $turns }.
    [many] Zapis ma tylko { $turns } tur: --at przyjmuje najwyżej { $turns }.
   *[other] Zapis ma tylko { $turns } tury: --at przyjmuje najwyżej { $turns }.
}
show-no-position = „{ $value }” nie jest ani plikiem, ani opisem pozycji. { $reason }
show-moment = { $turns ->
    [one] Po { $turns } turze; decyzje w następnej: { $moves }.
    [few] Po { $turns } turach; decyzje w następnej: { $moves }.
    [many] Po { $turns } turach; decyzje w następnej: { $moves }.
   *[other] Po { $turns } tury; decyzje w następnej: { $moves }.
}
show-problem = Pokazano do ostatniego dozwolonego ruchu. { $sentence }

# The drawings

draw-title = { $mode }, { $variant }
draw-round = { $last ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $last }
}
draw-turn = kolej na: { $player }
draw-decides = decyduje { $player }
draw-actions = { $actions ->
    [0] brak akcji
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
    [many] zostało { $actions } akcji
   *[other] zostało { $actions } akcji
}
draw-over = Gra jest skończona
draw-fee = Kontrakty kosztują { FORM($fee, "accusative") }
draw-land = Ziemia: zagon { $district }, areał { $plot }
draw-sold-out = brak

draw-wheel = Koło
draw-now = teraz
draw-next = potem
draw-joker = joker
draw-coming = Wkrótce: { $events }
draw-coming-event = { $round }: { $what }
draw-phase = osady i budynki { $phase }
draw-solo-last-phase = ostatnie osady (E), koniec
draw-bonus-round = runda specjalna, osady E, koniec
draw-enters = znacznik { FORM($good, "genitive") } na kole
draw-end-display = { $count ->
    [one] Koniec nastąpi, gdy wszystkie stosy będą rozłożone i zostanie najwyżej { $count } budynek.
    [few] Koniec nastąpi, gdy wszystkie stosy będą rozłożone i zostaną najwyżej { $count } budynki.
    [many] Koniec nastąpi, gdy wszystkie stosy będą rozłożone i zostanie najwyżej { $count } budynków.
   *[other] Koniec nastąpi, gdy wszystkie stosy będą rozłożone i zostanie najwyżej { $count } budynku.
}

draw-display = Oferta: { $deck }
draw-display-empty = Oferta jest pusta.
draw-display-legend = * może teraz zbudować { $player }
draw-price = { $card }: { $price }
draw-price-separator = {"; "}
draw-free = za darmo

draw-board = { $player }, { $points }
draw-board-neutral = { $player }
draw-goods = Dobra
draw-goods-worth = { $goods } (żywność { $food }, energia { $energy })
draw-clergymen = Mnisi
draw-clergymen-free = dostępni: { $free }
draw-nobody-free = nikt nie jest dostępny, wszyscy stoją w budynkach
draw-brothers = { $count ->
    [one] { $count } brat zakonny
    [few] { $count } braci zakonnych
    [many] { $count } braci zakonnych
   *[other] { $count } brata zakonnego
}
draw-hand = Osady
draw-hand-empty = wszystkie zbudowane
draw-mark-prior = P{ $player }
draw-mark-brother = B{ $player }
draw-mark-neutral = n
draw-legend = P: przeor, B: brat zakonny, z numerem gracza. Pola to (kolumna, rząd).
draw-log = Kronika
draw-forest = las
draw-moor = torf
draw-terrain-plains = równina
draw-terrain-hillside = pogórze
draw-terrain-coast = brzeg
draw-terrain-water = morze
draw-terrain-mountain = góry
draw-same-mountain = ″
draw-scores = Wyniki
draw-score-goal = Celem gry jednoosobowej jest 500 punktów.

# labora table

table-wrong-players = Liczba graczy w trybie „{ $mode }”: { $players }, a --players wymienia: { $given }.
table-no-name = „{ $name }” nie może być imieniem: imiona są różne, niepuste i mają najwyżej 40 znaków.
table-person = Gracz { $number }
table-bot = { $bot ->
    [random] Losowy { $number }
    [novice] Nowicjusz { $number }
    [monk] Zakonnik { $number }
    [cellarer] Szafarz { $number }
    [abbot] Opat { $number }
   *[other] Bot { $bot } { $number }
}
table-other-bot = Nie ma tu bota „{ $bot }”. { $name }: gra bot „random”.

table-welcome = { $mode }, { $variant }. Gra zapisuje się w { $file }
table-hint = Wpisz numer możliwości. ? dlaczego czegoś nie można · u cofnij · i NAZWA karta · p stół · h pomoc · q koniec
table-resume = Jest niedokończona gra: { $game }. Grać dalej? [T/n]{" "}
table-resume-game = { $mode } { $variant }, runda { $round }, { $players } ({ $file })
table-overwrite = { $file } już istnieje. Zastąpić? [t/N]{" "}
table-continue = Grać dalej od ostatniego dozwolonego ruchu? Stary zapis pozostaje bez zmian. [t/N]{" "}
table-yes = t
table-kept = Plik pozostaje bez zmian.

table-owner-asked = Teraz decyduje { $player }.
table-goods = Dobra: { $goods }
# Behind a building that could be chosen but would do nothing now.
table-no-use = (teraz nic ci nie da)
table-only-choice = (jedyna możliwość) { $option }
table-enter-end = [Enter] kończy turę.
table-enter-payment = [Enter] wybiera pierwszą propozycję. Albo wpisz, co oddajesz, na przykład: { $example }
table-prompt = { $player }>{" "}
table-more = … i jeszcze { $count }: m pokazuje wszystkie.
table-group-deck = Stos { $deck }
table-group-row = Rząd { $row }

table-empty = Wpisz numer z listy albo h, aby zobaczyć pomoc.
table-no-number = Nie ma możliwości { $number }: numery są od 1 do { $most }.
table-not-understood = „{ $text }” nie pasuje do żadnej możliwości. Wpisz numer z listy albo h, aby zobaczyć pomoc.
table-several = „{ $text }” pasuje do kilku możliwości. Wpisz więcej albo numer.
table-no-goods = „{ $text }” nie jest listą dóbr. Wpisz na przykład: 2 zboża 1 torf
table-no-card = „{ $text }” nie wskazuje dokładnie jednej karty. Wpisz i oraz nazwę: i piekarnia
table-no-good = „{ $text }” nie jest jednym rodzajem dóbr albo może oznaczać kilka.
table-payment-gives = Wpisane dobra są warte: { $food } i { $energy }. Nie wolno oddać niczego, co można by zatrzymać.
table-why-payment = Możesz oddać dowolne dobra, które wystarczą, byle żadne z nich nie było zbędne. Wpisz je: 2 zboża 1 torf
table-why-not = { $options }: { $reason }
table-why-nothing = Nic innego nie wchodzi tu w grę: wszystkie możliwości są na liście.
table-undone = Cofnięto: { $option }
table-saved = Gra jest zapisana w { $file }
table-loaded = Wczytano { $file }
table-load-which = Która gra? l PLIK albo jedna z twoich niedokończonych gier:
table-load-none = Nie masz innych niedokończonych gier. l PLIK wczytuje zapis.
table-bye = Gra jest zapisana. Graj dalej: labora table --load { $file }
table-nothing-played = Nic nie zagrano, nic nie jest zapisane.
table-input-ended = Koniec danych wejściowych.
table-finished = Koniec gry. Jej zapis to { $file }
# The letters that are typed for commands are the same in every language.
table-help-text =
    Wpisz numer możliwości albo część jej słów („piekarnia”), albo pole („3,0”).
    W jednym wierszu zmieści się kilka odpowiedzi: wykop; 0,0; 1
    Płatności: numer propozycji, Enter dla pierwszej albo same dobra: 2 zboża 1 torf
    ? [SŁOWA]   dlaczego coś nie jest teraz możliwe
    u           cofnij swoją ostatnią decyzję w tej turze; uu całą dotychczasową turę
    i NAZWA     ile karta kosztuje, jest warta i co robi: i piekarnia
    w [BOT]     poproś opata o podpowiedź; „w monk” pyta zakonnika
    p           jeszcze raz cały stół
    log         co się dotąd wydarzyło
    m           wszystkie możliwości z długiej listy
    s [PLIK]    zapisz grę (i tak zapisuje się po każdej decyzji)
    l [PLIK]    wczytaj inną grę
    q           koniec; gra zostaje i można do niej wrócić
