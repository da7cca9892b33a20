# The browser client: the lobby, the table around the game, sheets and banners.

web-labora = Labora
web-language = Język
web-title-lobby = { $waiting ->
    [0] Labora
   *[other] ({ $waiting }) Labora
}
web-title-table = { $name } · Labora
web-loading = Rozkładamy grę…
web-close = Zamknij
web-tools = Narzędzia
web-theme = Jasny albo ciemny wygląd
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
web-unreachable = Serwer nie odpowiada. To, co widzisz, może być nieaktualne; próbujemy dalej.
web-time-moment = chwila
    .accusative = chwilę
    .genitive = chwili
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
    .genitive = { $count ->
        [one] minuty
        [few] { $count } minut
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
    .genitive = { $count ->
        [one] godziny
        [few] { $count } godzin
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
    .genitive = { $count ->
        [one] 1 dnia
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

# The lobby

web-motto =
    Rozbuduj klasztor,
    wyżyw osadę,
    pilnuj kieratu.
web-lead = Zarządzaj majątkiem klasztoru: zdobywaj dobra, przetwarzaj je, stawiaj budynki i osady wśród dobrych sąsiadów. Od jednej do czterech osób, Francja i Irlandia, za darmo i bez konta.
web-you-sit-as = Grasz jako
web-name-title = Jak masz na imię?
web-name-label = Twoje imię
web-name-save = To ja
web-recovery-link = Otwórz ten link na drugim urządzeniu; nikomu go nie podawaj
web-recover-title = Zaloguj się na tym urządzeniu
web-recover-about = Ten link loguje w tej przeglądarce osobę, która go utworzyła, ze wszystkimi jej miejscami i stołami.
web-recover-do = Zaloguj
web-to-lobby = Do stołów

web-my-tables = Twoje stoły
web-waiting-for-you = { $count ->
    [0] {""}
    [one] jeden czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
web-waiting-others = Czekasz na innych
web-play-next = Graj dalej: { $name }
web-no-tables = Jeszcze żadnego. Otwórz stół albo usiądź przy którymś.
web-your-turn = Twoja kolej
web-play = Graj
web-their-turn = { $name }, od { FORM($time, "genitive") }
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
# A seat of a rematch, for who played in it. $time: how long others have to wait, as in "23 hours".
web-reserved = Zarezerwowane ({ $name }): jeszcze { $time }
web-public-tables = Stoły publiczne
web-have-free-seat = { $count ->
    [0] {""}
    [one] jeden ma wolne miejsce
    [few] { $count } mają wolne miejsce
    [many] { $count } ma wolne miejsce
   *[other] { $count } ma wolne miejsce
}
web-no-public-tables = Nie ma teraz wolnych miejsc. Otwórz stół publiczny, a inni zobaczą go tutaj.
web-sit-down = Usiądź
web-waits = czeka { FORM($time, "accusative") }
web-watch = Oglądaj
web-best-solo = Najlepsze wyniki solo
web-goal = cel: { $points }
web-no-solo = Tu znajdą się twoje najlepsze gry solo.

web-new-table = Nowy stół
web-three-clicks = trzy kliknięcia; reszta jest już dobrze ustawiona
web-with-whom = Z kim?
web-company-solo = Solo
web-company-about-solo = gracz neutralny; cel: 500 punktów
web-company-bots = Z botami
web-company-about-bots = od jednego do trzech, bez czekania
web-company-device = Jeden ekran
web-company-about-device = kilka osób gra przy tym samym ekranie
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
web-takes-why = akcje każdego gracza: { $count }, po minucie na każdą
web-goal-usual = Celem jest 500 punktów. Zakonnik, bot średniej siły, osiąga zwykle od { $low } do { $high }.
web-rounds-open = zależnie od oferty
web-who-sits = Kto gdzie siedzi?
web-seat-kind = Kto siedzi na miejscu { $number }
web-seat-bot = Który bot siedzi na miejscu { $number }
web-seat-name = Imię osoby na miejscu { $number }
web-seat-remove = Usuń miejsce { $number }
web-chair-bot = Bot
web-chair-link = Z linku
web-chair-device = Ten ekran
web-seat-link-about = każdy, kto ma link
web-bot = { $bot ->
    [random] losowy
    [novice] nowicjusz
    [monk] zakonnik
    [cellarer] szafarz
    [abbot] opat
   *[other] { $bot }
}
# What the levels are like to play against.
level-random = Gra na chybił trafił.
level-novice = Łatwy. Bierze to, co w danej chwili wygląda dobrze, i traci przy tym parę punktów.
level-monk = Średni. Patrzy na cztery swoje akcje naprzód. Gra od razu.
level-cellarer = Silny. Przewiduje też tury pozostałych graczy. Myśli około sekundy.
level-abbot = Najsilniejszy. Rozważa swoje najlepsze tury i twoje odpowiedzi; grając solo, planuje całą grę. Nie spieszy się.
web-bot-name = { $seat ->
    [1] Anzelm
    [2] Beda
    [3] Cyryl
   *[4] Idzi
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
web-away = poza siecią
# A language model plays here.
web-model = model językowy
web-model-named = { $name } (model językowy)
web-leave = { $creator ->
    [true] Zamknij stół
   *[false] Wstań od stołu
}
web-closed = Ten stół jest zamknięty.
web-no-table-title = Nie ma takiego stołu
web-unreadable-title = Nie można odczytać stołu

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
    [phase] Runda { $round } · faza { $phase }: runda { $at }
    [before-bonus] Runda { $round } z { $before } · specjalna
    [display] Runda { $round } · budynki: { $count }
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
web-lost = Połączenie zerwane. Łączymy ponownie…
web-try-now = Spróbuj
web-broken = Tę grę można tylko oglądać: { $reason }
web-land-of = Ziemia: { $name }
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
web-hand = Karty osad
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
web-lectern = Opis karty
web-score = Punktacja
web-goal-title = Cel: { $goal } punktów
web-neutral-about = gracz, którym kierujesz

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
    [contract] użyj w ramach kontraktu
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
web-you-get = Bilans
web-pay-legend = oddawane · zamiast nich możesz oddać te: kliknij
web-no-change = bez zmian
web-confirm = { $more ->
    [true] Dalej
   *[false] { $kind ->
        [settlement-payment] Zbuduj
        [prior] Zbuduj
        [reward] Weź
       *[other] Zatwierdź
    }
}

# The owner's choice

web-hired = { $name } zawiera z tobą kontrakt: { $card }. Kto tam idzie?
web-send-prior = Twój przeor
web-send-lay-brother = Brat zakonny
web-send-about-prior = Nie wejdzie wtedy do następnego budynku, który zbudujesz, a kto używa Domu przeora, może skorzystać z budynku, w którym on stoi.
web-send-about-lay-brother = Przeor pozostaje dostępny dla tego, co zbudujesz.
web-send-do-prior = Wyślij przeora
web-send-do-lay-brother = Wyślij brata zakonnego
web-at-home = { $count ->
    [one] 1 dostępny
    [few] { $count } dostępnych
    [many] { $count } dostępnych
   *[other] { $count } dostępnego
}
web-has-waited = { $name } czeka już { FORM($time, "accusative") }.
web-standing = Od teraz przy tym stole
web-standing-ask = Pytaj za każdym razem
web-standing-about-ask = pozostali na ciebie czekają
web-standing-lay-brother = Najpierw brat zakonny
web-standing-about-lay-brother = przeor tylko wtedy, gdy brak brata zakonnego
web-standing-prior = Najpierw przeor
web-standing-about-prior = brat zakonny tylko wtedy, gdy przeor nie jest dostępny

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
web-no-messages = Nie ma jeszcze wiadomości.
web-message-write = Powiedz coś przy stole
web-message-send = Wyślij
web-message-removed = (usunięto)
web-record = Zapis gry
web-resign = Poddaj się
web-resign-sure = Na pewno? Dalej zagra bot.
web-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda 1 osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
web-setting-theme = Wygląd
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-setting-motion = Animacje
web-motion-full = pełne
web-motion-quick = szybkie
web-motion-none = brak
web-setting-more = W czasie gry
web-setting-confirmEnd = pytaj przed końcem tury
web-setting-handOver = pokaż, że ekran przechodzi do następnego gracza
web-setting-sound = dzwonek, gdy jest moja kolej
web-setting-notify = powiadomienie, gdy jest moja kolej
web-help-title = Pomoc i skróty
web-help-short = Pomoc
web-help-touch = Złoto znaczy: można. Dotknij budynku, aby go użyć, lasu, aby go wykarczować, pustego pola, aby zobaczyć, co pasuje, karty, aby zobaczyć, gdzie pasuje. Przytrzymaj kartę, aby ją przeczytać; pociągnij pasek dóbr w dół, aby zobaczyć koło. Ziemię można przesuwać palcem, a dwoma palcami powiększać i zmniejszać.
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
web-key-theme = jasny albo ciemny wygląd
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
web-wins-by = { $points ->
    [one] { $points } punkt, o { $ahead } więcej niż { $name }.
    [few] { $points } punkty, o { $ahead } więcej niż { $name }.
    [many] { $points } punktów, o { $ahead } więcej niż { $name }.
   *[other] { $points } punktu, o { $ahead } więcej niż { $name }.
}
web-wins-level = { $points ->
    [one] Każdy ma { $points } punkt.
    [few] Każdy ma { $points } punkty.
    [many] Każdy ma { $points } punktów.
   *[other] Każdy ma { $points } punktu.
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
web-whose-land = Czyja ziemia
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
    [one] { $card }: { $count } kontrakt z innymi graczami
    [few] { $card }: { $count } kontrakty z innymi graczami
    [many] { $card }: { $count } kontraktów z innymi graczami
   *[other] { $card }: { $count } kontraktu z innymi graczami
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
web-remembered-land = Najrozleglejsze ziemie
web-remembered-land-about = { $count ->
    [one] 1 dokupiona plansza terenu
    [few] { $count } dokupione plansze terenu
    [many] { $count } dokupionych plansz terenu
   *[other] { $count } dokupionej planszy terenu
}
web-rematch = Rewanż
