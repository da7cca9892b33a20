# The commands that run the service and look after it.

# $where is a file, or a host with port and name; $reason is what the system or the database says.
database-unusable = { $problem ->
    [newer] Базу данных { $where } обновила более новая версия Labora. Запустите ту версию.
    [away] База данных { $where } не отвечает: { $reason }. Запустите ее или исправьте настройку { "database" }.
    [folder] Нет папки для базы данных { $where }. Создайте ее или исправьте настройку { "database" }.
    [access] Базу данных { $where } открыть нельзя. Проверьте права на файл и его папку.
    [full] На диске не осталось места для базы данных { $where }.
    [damaged] Файл { $where } поврежден или не является базой данных. Переместите его и восстановите резервную копию.
   *[other] Базу данных { $where } использовать нельзя: { $reason }.
}
