# The commands that run the service and look after it.

serve-help = Uruchom serwis: stoły do gry w przeglądarce, dla tego komputera albo dla całego świata.
serve-host = Adres, pod którym serwis nasłuchuje; 0.0.0.0 oznacza wszystkie.
serve-port = Port, na którym serwis nasłuchuje.
serve-database = Gdzie wszystko jest przechowywane: sqlite+aiosqlite:///labora.db albo postgresql+asyncpg://user@host/name.
serve-web = Folder ze zbudowanym klientem przeglądarkowym, zamiast tego z pakietu.
serve-bot-workers = W ilu procesach myślą boty; 0 zostawia to usługom uruchomionym z --bots-only.
serve-bots-only = Tylko myślenie botów, dla wszystkich usług na tej samej bazie PostgreSQL.
serve-origins = Inne adresy, z których mogą pochodzić strony, rozdzielone przecinkami.
serve-log-level = debug, info, warning albo error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [port] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę całkowitą od 0 do 65535.
    [bot_workers] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę całkowitą od 1 do 64 albo 0 z PostgreSQL, gdzie myśleniem botów zajmują się inni.
    [bots_only] { $variable } nie może mieć wartości „{ $value }”: przyjmuje yes albo no, a yes tylko z PostgreSQL.
    [bot_seconds] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę większą od 0, najwyżej 3600.
    [tables_in_memory] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę całkowitą od 1.
    [rate_limits] { $variable } nie może mieć wartości „{ $value }”: przyjmuje yes albo no.
    [mcp] { $variable } nie może mieć wartości „{ $value }”: przyjmuje yes albo no.
    [smtp] { $variable } nie może mieć wartości „{ $value }”: przyjmuje adres taki jak smtp://nazwa:haslo@mail.example.org:587.
    [mail_from] { $variable } nie może mieć wartości „{ $value }”: przyjmuje nadawcę takiego jak Labora <labora@example.org>.
    [notice_seconds] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę od 0 do 3600.
    [notice_pause] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę od 0 do 86400.
    [log_level] { $variable } nie może mieć wartości „{ $value }”: przyjmuje debug, info, warning albo error.
   *[other] { $variable } nie może mieć wartości „{ $value }”.
}

admin-help = Zarządzaj bazą danych serwisu: stoły, wiadomości, osoby, kopie zapasowe.
admin-close-table = Zamknij stół: nikt nie może już przy nim decydować.
admin-remove-message = Usuń wiadomość ze stołu, podając numer jej zdarzenia.
admin-block-token = Zablokuj token, podany wprost albo jako skrót.
admin-find-person = Wypisz osoby o tej nazwie: id, od kiedy, ile stołów.
admin-delete-person = Usuń imię, urządzenia, linki i wiadomości osoby, także w działającym serwerze. Dalej gra bot.
admin-ratings = Oblicz na nowo rankingi wszystkich osób z ich gier i powiedz, które się zmieniły.
admin-ratings-done = { $changed ->
    [0] Obliczone na nowo rankingi: { $count }. Nic się nie zmieniło.
   *[other] Obliczone na nowo rankingi: { $count }. Zmienione: { $changed }.
}
admin-backup = Zapisz wszystko do pliku, gdy serwis działa.
admin-restore = Wypełnij pustą bazę danych z takiego pliku.
admin-done = Gotowe.
admin-rows = { $rows ->
    [one] { $file }: { $rows } wiersz.
    [few] { $file }: { $rows } wiersze.
    [many] { $file }: { $rows } wierszy.
   *[other] { $file }: { $rows } wiersza.
}
admin-no-message = Przy tym stole nie ma wiadomości o tym numerze.
admin-no-token = Nie ma takiego tokenu.
admin-no-person = Nie ma takiej osoby.
admin-not-empty = Baza danych nie jest pusta: restore wypełnia tylko nową.
admin-no-backup = Ten plik nie jest kopią zapasową.
admin-file = Nie można użyć tego pliku: { $reason }.
admin-block-person = Zablokuj osobę na wszystkich urządzeniach, bez względu na linki i kody.
admin-unblock-person = Wpuść zablokowaną osobę z powrotem.
admin-reports = Wypisz zgłoszenia: zgłoszenie, kiedy, osoba, stół, numer wiadomości; potem tekst.
admin-reports-all = Także zamknięte.
admin-close-report = Zamknij zgłoszenie: jest załatwione.
admin-no-report = Nie ma takiego zgłoszenia.
