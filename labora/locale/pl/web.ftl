# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Język
web-tagline = stół do gry Ora et Labora
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Nakrywamy do stołu…
web-close = Zamknij
web-tools = Narzędzia
web-theme = Pergamin albo blask świec
web-help = Pomoc i skróty
web-settings = Ustawienia
web-menu = Menu
web-you = Ty
web-you-small = ty
web-guest = Gość
web-guest-number = Gość { $number }
web-colour = { $colour ->
    [red] Czerwony
    [blue] Niebieski
    [green] Zielony
   *[white] Biały
}
web-unreachable = Serwis nie odpowiada. To, co widzisz, może być nieaktualne; próbujemy dalej.
web-time-moment = chwila
    .accusative = chwilę
web-time-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
    .accusative = { $count ->
        [one] minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
web-time-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
    .accusative = { $count ->
        [one] godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
web-time-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
    .accusative = { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

# The lobby

web-motto =
    Zbuduj klasztor,
    wykarm wioskę,
    pilnuj kieratu.
web-lead = Kieruj dobrami klasztoru: zdobywaj dobra, przetwarzaj je, buduj i zakładaj wsie wśród dobrych sąsiadów. Dla jednej do czterech osób, Francja i Irlandia, za darmo: siadaj i graj.
web-you-sit-as = Siadasz do stołu jako
web-no-account = bez zakładania konta
web-name-title = Jak masz na imię?
web-name-label = Twoje imię
web-name-save = To ja
web-recovery-link = Otwórz ten link na drugim urządzeniu; nikomu go nie podawaj
web-recover-title = Graj dalej tutaj
web-recover-about = Dzięki temu linkowi w tej przeglądarce jesteś osobą, która go utworzyła, ze wszystkimi miejscami i stołami.
web-recover-do = To ja, gram dalej
web-to-lobby = Do stołów

web-my-tables = Twoje stoły
web-waiting-for-you = { $count ->
    [0] {""}
    [one] jeden czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
web-no-tables = Jeszcze żadnego. Otwórz stół albo usiądź przy którymś.
web-your-turn = Twoja kolej
web-play = Graj
web-their-turn = { $name }, { $time }
web-won = Wygrywa { $name }
web-table-about = { $phase ->
    [waiting] { $variant }, { $mode } · przed grą
    [over] { $variant }, { $mode } · po grze
   *[other] { $rounds ->
        [0] { $variant }, { $mode } · runda { $round }
       *[other] { $variant }, { $mode } · runda { $round } z { $rounds }
    }
}
web-seats-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-free-seat = wolne miejsce
web-public-tables = Stoły publiczne
web-have-free-seat = { $count ->
    [0] {""}
    [one] jeden ma wolne miejsce
    [few] { $count } mają wolne miejsce
    [many] { $count } ma wolne miejsce
   *[other] { $count } ma wolne miejsce
}
web-no-public-tables = Nigdzie nie ma teraz wolnego miejsca. Otwórz stół i ustaw go jako publiczny: inni zobaczą go tutaj.
web-sit-down = Usiądź
web-waits = czeka { FORM($time, "accusative") }
web-watch = Oglądaj
web-best-solo = Najlepsze wyniki solo
web-goal = cel: { $points }
web-no-solo = Zagraj solo obok neutralnego sąsiada; tu znajdą się twoje najlepsze gry.

web-new-table = Nowy stół
web-three-clicks = trzy kliknięcia; reszta jest już dobrze ustawiona
web-with-whom = Z kim?
web-company-solo = Solo
web-company-about-solo = neutralny sąsiad; zdobądź 500 punktów
web-company-bots = Z botami
web-company-about-bots = od jednego do trzech; nigdy nie marudzą
web-company-device = Jeden ekran
web-company-about-device = wędruje wokół stołu z rąk do rąk
web-company-friends = Ze znajomymi
web-company-about-friends = wyślij link; na żywo albo przez wiele dni
web-which-game = Która gra?
web-variant-and-length = wariant i długość
web-length = { $long ->
    [true] Długa
   *[false] Krótka
}
web-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
web-takes = około { $count } minut
web-takes-why = akcje każdego gracza: { $count }, licząc po minucie
web-goal-usual = Celem jest 500 punktów. Brat, silny bot, osiąga zwykle od { $low } do { $high }.
web-rounds-open = zależnie od oferty
web-who-sits = Kto gdzie siedzi?
web-seat-kind = Kto siedzi na miejscu { $number }
web-seat-bot = Który bot siedzi na miejscu { $number }
web-seat-name = Imię osoby na miejscu { $number }
web-seat-remove = Usuń miejsce { $number }
web-chair-bot = Bot
web-chair-link = Z linku
web-chair-device = Ten ekran
web-seat-link-about = kto przyjdzie
web-bot = { $bot ->
    [random] los
    [novice] nowicjusz
    [brother] brat
    [prior] przeor
    [abbot] opat
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Wybiera byle co.
level-novice = Bierze to, co w danej chwili wygląda dobrze, i nie przejmuje się paroma punktami.
level-brother = Patrzy na cztery akcje naprzód i wie, ile wart jest czas. Gra od razu.
level-prior = Jak brat, a do tego zakłada, że robisz to, co dla ciebie najlepsze. Myśli około sekundy.
level-abbot = Waży swoje tury wobec wielu twoich odpowiedzi; solo planuje całą grę. Nie spieszy się.
web-bot-name = { $seat ->
    [1] Anzelm
    [2] Benedykt
    [3] Cyprian
   *[4] Kolumban
}
web-add-seat = Dodaj miejsce
web-up-to-four = do czterech
web-more-choices = Więcej ustawień
web-table-name = Nazwa stołu
web-public = Każdy może się dosiąść i oglądać
web-random-order = Wylosuj, kto zaczyna
web-without-quarry = Bez Kamieniołomu
web-summary = { $variant }, { $mode }.
web-open-table = Otwórz stół

# Waiting for players

web-waiting-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wyślij ten link tym, z którymi chcesz grać.
web-share-link = Link do tego stołu
web-copy = { $done ->
    [true] Skopiowano
   *[false] Kopiuj link
}
web-seat-to-bot = Niech gra bot
web-here = przy stole
web-away = bez łącza
# A language model plays here.
web-model = model językowy
web-model-named = { $name } (model językowy)
web-leave = { $creator ->
    [true] Zamknij stół
   *[false] Wstań od stołu
}
web-closed = Ten stół jest zamknięty.
web-no-table-title = Nie ma takiego stołu

# Around the game

web-setup = { $variant } · { $mode }
web-round = Runda { $round }
web-next-event = { $phase ->
    [none] Runda { $round } jest ostatnia.
   *[other] { $bonus ->
        [true] Grę kończy runda specjalna, a po niej faza osad { $phase }.
       *[false] Faza osad { $phase } będzie w rundzie { $round }.
    }
}
web-phase-now = Faza osad { $phase }
web-round-line = { $what ->
    [bonus] Runda specjalna
    [settling] Runda { $round } · faza osad { $phase }
    [phase] Runda { $round } · faza { $phase } w { $at }
    [before-bonus] Runda { $round } z { $before } · specjalna
    [display] Runda { $round } · budynki { $count }
   *[last] Runda { $round } z { $at }
}
web-actions-until = { $mine ->
    [true] { $count ->
        [one] Do tego czasu masz jedną akcję.
        [few] Do tego czasu masz { $count } akcje.
        [many] Do tego czasu masz { $count } akcji.
       *[other] Do tego czasu masz { $count } akcji.
    }
   *[false] { $count ->
        [one] Do tego czasu: jedna akcja.
        [few] Do tego czasu: { $count } akcje.
        [many] Do tego czasu: { $count } akcji.
       *[other] Do tego czasu: { $count } akcji.
    }
}
web-to-move = na ruchu
web-clock-gap = {" · "}
web-waits-for = Myśli { $name }.
web-lost = Połączenie zerwane. Samo się odnowi, wtedy możesz grać dalej.
web-try-now = Spróbuj
web-broken = Tę grę można tylko oglądać: { $reason }
web-land-of = Teren: { $name }
web-goods-of = Dobra: { $name }
web-turn-state = { $step ->
    [settlement-phase] faza osad
    [bonus-actions] runda specjalna
   *[other] { $actions ->
        [0] akcja wykonana
        [one] twoja kolej, jedna akcja
        [few] twoja kolej, { $actions } akcje
        [many] twoja kolej, { $actions } akcji
       *[other] twoja kolej, { $actions } akcji
    }
}
web-points = punkty
web-wheel = Koło produkcji
web-wheel-open = Pokaż albo ukryj koło
web-now = teraz
web-next-round = następna runda
web-hand = Osady na ręce
web-chronicle = Kronika
web-display = Oferta budynków
web-places = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
web-fit = { $count ->
    [one] 1 pasuje
    [few] { $count } pasują
    [many] { $count } pasuje
   *[other] { $count } pasuje
}
web-lectern = Wskazana karta
web-score = Punktacja
web-goal-title = Cel: { $goal } punktów
web-neutral-about = sąsiad, którym kierujesz

# Acting

web-actions = Akcje
web-act-place = Wprowadź
web-act-contract = Kontrakt
web-act-fell = Karczuj
web-act-cut = Kop torf
web-act-build = Buduj
web-act-settle = Osada
web-act-district = Zagon
web-act-plot = Areał
web-act-fee = koszt { $fee }
web-act-count = możliwe: { $count }
web-act-none = nie teraz
web-sold-out = brak
web-undo = Cofnij
web-redo = Ponów
web-end-turn = Zakończ turę
web-end-sure = Na pewno?
web-mark-act = { $act ->
    [fell] wykarczuj
    [cut] wykop torf
    [place] wprowadź mnicha i użyj
    [contract] użyj przez kontrakt
    [build] zbuduj
    [settle] zbuduj tę osadę
   *[other] wybierz
}
web-pick = { $act ->
    [place] Użyj: { $card }
    [contract] Kontrakt: { $card }
    [fell] Wykarczuj las
    [cut] Wykop torf
   *[other] { $card }
}
web-picked = Co wybierasz?
web-tray = Decyzja
web-cancel = Anuluj
web-how-often = Ile razy?
web-you-give = Oddajesz
web-you-get = Co to daje
web-pay-legend = oddawane · albo raczej te: kliknij, aby zamienić
web-no-change = żadnych dóbr
web-confirm = { $more ->
    [true] Dalej
   *[false] { $kind ->
        [settlement-payment] Zbuduj
        [prior] Zbuduj
        [reward] Weź
       *[other] Pracuj
    }
}

# The owner's choice

web-hired = { $name } zawiera z tobą kontrakt: { $card }. Kto tam idzie?
web-send-prior = Twój przeor
web-send-lay-brother = Brat zakonny
web-send-about-prior = Nie wejdzie wtedy do tego, co zbudujesz, a każdy użytkownik Domu przeora może pójść jego śladem.
web-send-about-lay-brother = Przeor pozostaje wolny dla tego, co zbudujesz.
web-send-do-prior = Wyślij przeora
web-send-do-lay-brother = Wyślij brata
web-at-home = { $count ->
    [one] 1 wolny
    [few] { $count } wolnych
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
web-has-waited = { $name } czeka już { FORM($time, "accusative") }.
web-standing = A od teraz przy tym stole
web-standing-ask = Pytaj za każdym razem
web-standing-about-ask = pozostali na ciebie czekają
web-standing-lay-brother = Najpierw brat zakonny
web-standing-about-lay-brother = przeor tylko wtedy, gdy nie ma wolnego brata
web-standing-prior = Najpierw przeor
web-standing-about-prior = brat tylko wtedy, gdy przeor nie jest wolny

# Handing over

web-hand-over = Kolej na: { $name }
web-hand-over-about = Przekaż ekran. Teraz gra { $name }.
web-hand-over-do = To ja, { $name }

# Sheets

web-messages = Rozmowy przy stole
web-messages-unread = { $count ->
    [0] Rozmowy przy stole
   *[other] Rozmowy przy stole, nowe: { $count }
}
web-no-messages = Nikt jeszcze nic nie mówi.
web-message-write = Powiedz coś przy stole
web-message-send = Wyślij
web-message-removed = (usunięto)
web-record = Zapis gry
web-resign = Oddaj to miejsce
web-resign-sure = Na pewno? Dalej zagra bot.
web-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda 1 osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
web-setting-theme = Światło
web-theme-system = jak w systemie
web-theme-light = pergamin
web-theme-dark = blask świec
web-setting-motion = Ruch
web-motion-full = pełny
web-motion-quick = szybki
web-motion-none = bez ruchu
web-setting-more = W czasie gry
web-setting-confirmEnd = pytaj przed końcem tury
web-setting-handOver = mów, kiedy ekran przechodzi do następnego gracza
web-setting-sound = dzwonek, gdy jest moja kolej
web-setting-notify = powiadomienie, gdy jest moja kolej
web-help-title = Pomoc i skróty
web-help-short = Pomoc
web-help-touch = Złoto znaczy: można. Dotknij budynku, aby go użyć, lasu, aby go wykarczować, pustego pola, aby zobaczyć, co pasuje, karty, aby zobaczyć, gdzie pasuje. Przytrzymaj kartę, aby ją przeczytać; pociągnij pasek dóbr w dół, aby zobaczyć koło. Ziemię można przesuwać i ściągać palcami.
web-help-about = Złoto oznacza, że coś jest możliwe: kliknij budynek, aby go użyć, las, aby go wykarczować, puste pole, aby zobaczyć, co pasuje, kartę, aby zobaczyć, gdzie pasuje. Strzałkami chodzi się po polach, klawiszem Tab od części do części.
web-key-place = wprowadź mnicha
web-key-contract = kontrakt
web-key-fell = wykarczuj las
web-key-cut = wykop torf
web-key-build = zbuduj budynek
web-key-settle = zbuduj osadę
web-key-land = kup zagon
web-key-plot = kup areał
web-key-option = wybierz możliwość
web-key-end = zakończ turę
web-key-undo = cofnij
web-key-redo = ponów
web-key-confirm = zatwierdź propozycję
web-key-cancel = anuluj
web-key-chat = rozmowy przy stole
web-key-theme = pergamin albo blask świec
web-key-help = ta karta pomocy

# The end

web-finished = Koniec gry po rundzie { $round }.
web-score-sheet = Tabela punktacji
web-wins = { $winners ->
    [one] Wygrywa { $name }
    [few] Wygrywają { $name }
    [many] Wygrywają { $name }
   *[other] Wygrywają { $name }
}
web-wins-by = { $ahead ->
    [0] { $points ->
        [one] { $points } punkt, tyle samo co { $name }.
        [few] { $points } punkty, tyle samo co { $name }.
        [many] { $points } punktów, tyle samo co { $name }.
       *[other] { $points } punktu, tyle samo co { $name }.
    }
   *[other] { $points ->
        [one] { $points } punkt, o { $ahead } więcej niż { $name }.
        [few] { $points } punkty, o { $ahead } więcej niż { $name }.
        [many] { $points } punktów, o { $ahead } więcej niż { $name }.
       *[other] { $points } punktu, o { $ahead } więcej niż { $name }.
    }
}
web-solo-end = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-solo-goal = { $reached ->
    [true] Cel osiągnięty: { $goal }.
   *[false] Celem jest { $goal }. Jeszcze jedna gra?
}
web-points-by-round = Punkty, runda po rundzie
web-whose-land = Czyj teren
web-remembered = Warte zapamiętania
web-remembered-settlement = Najlepsza osada
web-remembered-settlement-about = { $besides ->
    [0] { $count ->
        [one] { $card }: { $count } punkt
        [few] { $card }: { $count } punkty
        [many] { $card }: { $count } punktów
       *[other] { $card }: { $count } punktu
    }
   *[other] { $count ->
        [one] { $card } (obok: { $cards }): { $count } punkt
        [few] { $card } (obok: { $cards }): { $count } punkty
        [many] { $card } (obok: { $cards }): { $count } punktów
       *[other] { $card } (obok: { $cards }): { $count } punktu
    }
}
web-remembered-wonder = { $count ->
    [one] Jedyny cud
    [few] Pierwszy cud
    [many] Pierwszy cud
   *[other] Pierwszy cud
}
web-remembered-wonder-about = { $card }, runda { $round }
web-remembered-harvest = Najbogatszy plon
web-remembered-harvest-about = { $amount } naraz w rundzie { $round }
web-remembered-sought = Największe wzięcie
web-remembered-sought-about = { $count ->
    [one] { $card }: { $count } kontrakt innych graczy
    [few] { $card }: { $count } kontrakty innych graczy
    [many] { $card }: { $count } kontraktów innych graczy
   *[other] { $card }: { $count } kontraktu innych graczy
}
web-remembered-chain = Najdłuższy łańcuch
web-remembered-chain-about = { $cards }, w jednej akcji
web-remembered-round = Najlepsza runda
web-remembered-round-about = { $count ->
    [one] { $count } punkt w rundzie { $round }
    [few] { $count } punkty w rundzie { $round }
    [many] { $count } punktów w rundzie { $round }
   *[other] { $count } punktu w rundzie { $round }
}
web-remembered-land = Najszerszy teren
web-remembered-land-about = { $count ->
    [one] 1 dokupiona plansza terenu
    [few] { $count } dokupione plansze terenu
    [many] { $count } dokupionych plansz terenu
   *[other] { $count } dokupionej planszy terenu
}
web-rematch = Rewanż
