# The command `labora`.

cli-help = Graj w Ora et Labora w przeglądarce albo w terminalu, uruchamiaj boty i symulacje albo własny serwer.
cli-version = { $form ->
    [compiled] labora { $version }, silnik skompilowany
   *[plain] labora { $version }, silnik zwykły
}
cli-yes = tak
cli-no = nie

cli-option-version = Pokaż wersję i to, czy silnik jest skompilowany, czy zwykły.
cli-option-mode = Tryb gry: { $modes }.
cli-option-variant = Wariant: { $variants }.
cli-option-jobs = Ile procesów pracuje naraz. Domyślnie jeden albo tyle, ile procesorów ma klaster.
cli-option-on = Gdzie wykonuje się praca: { $places }. „ray” to klaster Ray spod RAY_ADDRESS, a bez tego klaster tego komputera.
cli-option-seconds = Czas na namysł bota nad turą, w sekundach.
cli-option-json = Wypisz JSON.
cli-option-language = Który język: { $languages }. Domyślnie ten z LABORA_LANGUAGE albo język systemu.
cli-option-help = Pokaż tę pomoc i zakończ.

cli-no-mode = Nie ma trybu „{ $value }”. { $nearest ->
    [none] Tryby: { $known }.
   *[other] Może chodzi o { $nearest }? Tryby: { $known }.
}
cli-no-variant = Nie ma wariantu „{ $value }”. { $nearest ->
    [none] Warianty: { $known }.
   *[other] Może chodzi o { $nearest }? Warianty: { $known }.
}
cli-no-bot = Nie ma bota „{ $value }”. { $nearest ->
    [none] Boty: { $known }.
   *[other] Może chodzi o { $nearest }? Boty: { $known }.
}
cli-no-card = Nie ma tu karty „{ $value }”. { $nearest ->
    [none] „labora cards” wypisuje wszystkie id i nazwy.
   *[other] Może chodzi o: { $nearest }? „labora cards” wypisuje wszystkie id i nazwy.
}
cli-no-place = „{ $value }” nie jest możliwą wartością opcji --on. { $nearest ->
    [none] Miejsca: { $known }.
   *[other] Może chodzi o { $nearest }? Miejsca: { $known }.
}

missing-extra = Potrzebny jest pakiet, który nie jest zainstalowany ({ $module }). W katalogu ze źródłami Labory uruchom: { $command }
cli-no-language = Nie ma języka „{ $value }”. { $nearest ->
    [none] Języki: { $known }.
   *[other] Może chodzi o { $nearest }? Języki: { $known }.
}

# Headings of the help, and what stands there for something that is to be filled in.
cli-heading-usage = Użycie:
cli-heading-arguments = Argumenty:
cli-heading-options = Opcje:
cli-heading-commands = Polecenia:
cli-default = domyślnie: { $value }
cli-required = wymagane
cli-metavar-options = [OPCJE]
cli-metavar-command = POLECENIE [ARGUMENTY]…
cli-metavar-mode = TRYB
cli-metavar-variant = WARIANT
cli-metavar-language = JĘZYK
cli-metavar-n = N
cli-metavar-moment = N[.M]
cli-metavar-seconds = T
cli-metavar-bot = BOT
cli-metavar-bots = BOT BOT …
cli-metavar-file = PLIK
cli-metavar-folder = FOLDER
cli-metavar-address = ADRES
cli-metavar-place = MIEJSCE
cli-metavar-record = ZAPIS
cli-metavar-records = ZAPIS…
cli-metavar-record-or-position = ZAPIS|POZYCJA
cli-metavar-line = OPIS
cli-metavar-id = ID
cli-metavar-chapter = ROZDZIAŁ
cli-metavar-table = STÓŁ
cli-metavar-names = IMIONA
cli-metavar-name = NAZWA
cli-metavar-text = TEKST

# What is wrong with a command line. $option, $command and $text are as they were typed.
cli-usage-no-option = { $nearest ->
    [none] Nie ma tu opcji { $option }. „labora --help” pokazuje, co jest dostępne.
   *[other] Nie ma tu opcji { $option }. Może chodzi o { $nearest }?
}
cli-usage-no-command = { $nearest ->
    [none] Nie ma polecenia „{ $command }”. „labora --help” wypisuje wszystkie.
   *[other] Nie ma polecenia „{ $command }”. Może chodzi o { $nearest }?
}
cli-usage-missing = Brakuje: { $what }. „labora --help” pokazuje, jak użyć polecenia.
cli-usage-no-value = Opcja { $option } wymaga wartości.
cli-usage-unwanted-value = Opcja { $option } nie przyjmuje wartości.
cli-usage-bad-value = Nieprawidłowa wartość: { $what }.
cli-usage-too-many = Nieoczekiwany argument: { $text }.
cli-usage-wrong = Nieprawidłowe polecenie. „labora --help” pokazuje, jak go użyć.

# $least and $most come as texts.
cli-no-number = { $option } przyjmuje liczbę całkowitą od { $least } do { $most }, a nie „{ $value }”.

cli-play-help =
    Graj w przeglądarce.

    Z opcją --terminal albo z podanym trybem lub wariantem grasz w terminalu, a program pyta o to, czego nie podano.
cli-play-mode = Tylko w terminalu: tryb gry: { $modes }.
cli-play-variant = Tylko w terminalu: wariant: { $variants }.
cli-play-terminal = Graj w terminalu.
cli-play-port = Port na tym komputerze; dowolny wolny, jeśli 8000 jest zajęty.
cli-play-browser = Otwórz stronę w przeglądarce.
cli-play-address = Labora działa pod adresem { $address }. Ctrl-C kończy.
cli-play-no-client = Klient przeglądarkowy nie jest zbudowany. Zacznij od ./play albo graj w terminalu: labora play --terminal.
cli-play-port-taken = Port { $port } jest zajęty przez inny program. Wybierz inny opcją --port.
cli-play-no-terminal = Stół potrzebuje terminala, aby zadawać pytania. W skryptach użyj „labora simulate”.
cli-play-which-mode = Która gra?
cli-play-which-variant = Który wariant?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Numer albo nazwa [{ $default }]:{" "}

cli-simulate-help =
    Niech boty rozegrają całe gry; program podaje wyniki i szybkość.

    To samo ziarno daje te same gry, niezależnie od liczby procesów. Kod wyjścia wynosi 1, jeśli jakaś gra utknęła albo sprawdzenie się nie powiodło.
cli-simulate-games-option = Ile gier.
cli-simulate-bot = Bot na wszystkich miejscach: { $bots } lub własny, podany jako path.py:ClassName albo exec:./mybot.
cli-simulate-seed = Ziarno losowości.
cli-simulate-limit = Po tej rundzie przerwij grę i policz punkty (tylko gry dwuosobowe nie mają ustalonego końca).
cli-simulate-check = Sprawdzaj po każdej decyzji, czy pozycja jest możliwa.
cli-simulate-out = Zapisuj też każdą decyzję gier do tego pliku: { $formats }.
cli-simulate-title = { $variant }, { $mode }
cli-simulate-games = Gry
cli-simulate-finished = Skończone i podliczone
cli-simulate-stuck = Bez dozwolonego ruchu
cli-simulate-limited = Zakończone limitem rund
cli-simulate-seconds = Sekundy
cli-simulate-games-per-second = Gry na sekundę
cli-simulate-decisions-per-second = Decyzje na sekundę
cli-simulate-mean-scores = Średnie wyniki według miejsc
cli-simulate-mean-winner = Średni wynik zwycięzców
cli-simulate-winner-error = Błąd standardowy tej średniej
cli-simulate-failed-checks = { $count ->
    [one] W { $count } grze wystąpił błąd: { $first }
    [few] W { $count } grach wystąpił błąd. Pierwszy: { $first }
    [many] W { $count } grach wystąpił błąd. Pierwszy: { $first }
   *[other] W { $count } gry wystąpił błąd. Pierwszy: { $first }
}
cli-simulate-got-stuck = { $count ->
    [one] Utknęła { $count } gra: przed końcem nikt nie miał dozwolonego ruchu.
    [few] Utknęły { $count } gry: przed końcem nikt nie miał dozwolonego ruchu.
    [many] Utknęło { $count } gier: przed końcem nikt nie miał dozwolonego ruchu.
   *[other] Utknęło { $count } gry: przed końcem nikt nie miał dozwolonego ruchu.
}

cli-rules-help = Pokaż zasady: spis treści albo jeden rozdział, dla wybranego trybu i wariantu.
cli-rules-which = Id rozdziału (wheel) albo jego tytuł (Koło produkcji); bez niego spis.
cli-rules-more = „labora rules ROZDZIAŁ” pokazuje rozdział; --mode i --variant wybierają grę.
cli-no-chapter = Nie ma rozdziału „{ $value }”. { $nearest ->
    [none] Rozdziały: { $known }.
   *[other] Może „{ $nearest }”?
}

records-help = Zamień folder z zapisami gier w zbiór danych: wiersz na każdą decyzję, z pozycją, możliwościami i wynikiem.
records-folder = Folder; przeszukiwane są też jego podfoldery.
records-out = Plik do zapisania: { $formats }.
records-done = { $games ->
    [one] { $games } gra, decyzje: { $decisions }. Plik: { $file }
    [few] { $games } gry, decyzje: { $decisions }. Plik: { $file }
    [many] { $games } gier, decyzje: { $decisions }. Plik: { $file }
   *[other] { $games } gry, decyzje: { $decisions }. Plik: { $file }
}
records-no-folder = { $folder } nie jest folderem.
records-none = W { $folder } nie ma żadnego zapisu gry.
data-wrong-name = { $file }: nazwa musi kończyć się na { $formats }.

cli-cards-help = Pokaż karty z ich liczbami i działaniem: wszystkie w tabeli albo jedną w całości.
cli-cards-which = Id karty (F05, village) albo jej nazwa (Piekarnia).
cli-cards-of-variant = Tylko karty jednego wariantu: { $variants }.
cli-cards-both = Francja i Irlandia
cli-cards-id = Id
# Headings over two lines: what is above, what is below.
cli-cards-column-function =
    Nazwa
    Działanie
cli-cards-column-cost =
    Koszt
    Teren
cli-cards-column-deck =
    Stos
    Gracze
cli-cards-column-values =
    Wartość
    Dodatk.
cli-cards-variant = Wariant
cli-cards-deck = Stos
cli-cards-players = Gracze
cli-cards-for = { $players ->
    [all] dowolna liczba
   *[other] { $players }
}
cli-cards-never = Nigdy w
cli-cards-cost = Koszt
cli-cards-terrain = Teren
cli-cards-cloister = Klasztor
cli-cards-is-cloister = budynek klasztorny
cli-cards-economic = Punkty wartości
cli-cards-dwelling = Punkty dodatkowe
cli-cards-function = Działanie

cli-engine-help = Odpowiadać na pytania o zasady, po jednym wierszu na każdy wiersz standardowego wejścia: dla programów w dowolnym języku.

cli-perft-help = Policz ciągi decyzji do podanej długości (perft), łącznie i dla każdej z pierwszych możliwości.
cli-perft-depth = Jak głęboko, w decyzjach. Każda następna zwielokrotnia czas.
cli-perft-position = Licz od tej pozycji, podanej jako wiersz tekstu, zamiast od początku gry.
cli-perft-column-depth = Decyzje
cli-perft-column-positions = Ciągi
cli-perft-column-option = Możliwość
cli-perft-column-meaning = Znaczenie
cli-perft-split = { $depth ->
    [one] Po { $depth } decyzji, według pierwszej możliwości
    [few] Po { $depth } decyzjach, według pierwszej możliwości
    [many] Po { $depth } decyzjach, według pierwszej możliwości
   *[other] Po { $depth } decyzji, według pierwszej możliwości
}
cli-perft-more = i jeszcze { $count }
