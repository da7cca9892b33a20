# The commands that run the service and look after it.

serve-help = Uruchom serwer gry: dla tego komputera, dla klubu albo dla całego internetu.
serve-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 oznacza wszystkie.
serve-port = Port, na którym serwer nasłuchuje.
serve-database = Gdzie wszystko jest przechowywane: sqlite:///labora.db albo postgresql://user@host/name.
serve-web = Folder ze zbudowanym klientem przeglądarkowym, zamiast tego z pakietu.
serve-bot-workers = W ilu procesach myślą boty; 0 zostawia to serwerom uruchomionym z --bots-only.
serve-bots-only = Tylko myślenie botów, dla wszystkich serwerów na tej samej bazie PostgreSQL.
serve-origins = Inne adresy, z których mogą pochodzić strony, rozdzielone przecinkami.
serve-log-level = debug, info, warning albo error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [database] { $variable } nie może mieć wartości „{ $value }”: przyjmuje adres taki jak sqlite:///labora.db albo postgresql://nazwa:haslo@komputer/baza.
    [port] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę całkowitą od 0 do 65535.
    [bot_workers] { $variable } nie może mieć wartości „{ $value }”: przyjmuje liczbę całkowitą od 1 do 64 albo 0, jeśli używasz PostgreSQL, a boty działają gdzie indziej.
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

# $where is a file, or a host with port and name; $reason is what the system or the database says.
database-unusable = { $problem ->
    [newer] Bazę danych { $where } przekształciła nowsza wersja Labory. Uruchom tamtą wersję.
    [away] Pod adresem { $where } nie odpowiada żadna baza danych: { $reason }. Uruchom ją albo popraw ustawienie „database”.
    [folder] Nie ma folderu na bazę danych { $where }. Utwórz go albo popraw ustawienie „database”.
    [access] Nie można tu otworzyć bazy danych { $where }. Sprawdź, kto może czytać i zapisywać ten plik i jego folder.
    [full] Na dysku nie ma już miejsca na bazę danych { $where }.
    [damaged] Plik { $where } jest uszkodzony albo nie jest bazą danych. Przenieś go i przywróć kopię zapasową.
   *[other] Nie można użyć bazy danych { $where }: { $reason }.
}

admin-help = Zarządzaj bazą danych serwera: stoły, wiadomości, osoby, rankingi, kopie zapasowe.
admin-close-table = Zamknij stół: nikt nie może już przy nim decydować.
admin-remove-message = Usuń wiadomość ze stołu, podając numer jej zdarzenia.
admin-block-token = Zablokuj token, podany wprost albo jako skrót.
admin-find-person = Znajdź osoby o tym imieniu: id, od kiedy, liczba stołów.
admin-delete-person = Usuń imię, urządzenia, linki i wiadomości osoby, także w działającym serwerze. Jej miejsca przejmują boty.
admin-ratings = Oblicz na nowo wszystkie rankingi z zapisanych gier i wypisz te, które się zmieniły.
admin-ratings-done = { $changed ->
    [0] Obliczone na nowo rankingi: { $count }. Nic się nie zmieniło.
   *[other] Obliczone na nowo rankingi: { $count }. Zmienione: { $changed }.
}
admin-backup = Zapisz kopię wszystkiego do pliku. Serwer może przy tym działać.
admin-restore = Przywróć kopię zapasową do pustej bazy danych.
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
admin-reports = Wypisz otwarte zgłoszenia: id, czas, osoba, stół, numer wiadomości i tekst.
admin-reports-all = Także zamknięte zgłoszenia.
admin-close-report = Zamknij zgłoszenie: jest załatwione.
admin-no-report = Nie ma takiego zgłoszenia.
