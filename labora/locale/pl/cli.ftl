# The command `labora`.

cli-version = { $form ->
    [compiled] labora { $version }, silnik skompilowany
   *[plain] labora { $version }, silnik zwykły
}
cli-yes = tak
cli-no = nie

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

# $least and $most come as texts.
cli-no-number = { $option } przyjmuje liczbę całkowitą od { $least } do { $most }, a nie „{ $value }”.

cli-play-address = Labora działa pod adresem { $address }. Ctrl-C kończy.
cli-play-no-client = Klient przeglądarkowy nie jest zbudowany. Zacznij od ./play albo graj w terminalu: labora play --terminal.
cli-play-port-taken = Port { $port } jest zajęty przez inny program. Wybierz inny opcją --port.
cli-play-no-terminal = Stół potrzebuje terminala, aby zadawać pytania. W skryptach użyj „labora simulate”.
cli-play-which-mode = Która gra?
cli-play-which-variant = Który wariant?
cli-play-choice = { $number }  { $name }: { $title } ({ $about })
cli-play-prompt = Numer albo nazwa [{ $default }]:{" "}

cli-rules-more = „labora rules ROZDZIAŁ” pokazuje rozdział; --mode i --variant wybierają grę.
cli-no-chapter = Nie ma rozdziału „{ $value }”. { $nearest ->
    [none] Rozdziały: { $known }.
   *[other] Może „{ $nearest }”?
}

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
