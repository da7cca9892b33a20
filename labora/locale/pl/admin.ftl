# The commands that run the service and look after it.

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
