# The commands that run the service and look after it.

serve-help = Запустить сервер игры: для этого компьютера, для клуба или для всего интернета.
serve-host = Адрес, на котором ждать соединений; 0.0.0.0 — на всех.
serve-port = Порт, на котором ждать соединений.
serve-database = Где все хранится: { "sqlite:///labora.db" } или { "postgresql://user@host/name" }.
serve-web = Папка со своей сборкой браузерного клиента вместо той, что входит в пакет.
serve-bot-workers = Число процессов, в которых думают боты; 0 оставляет ботов серверам, запущенным с --bots-only.
serve-bots-only = Запустить только процессы ботов, для всех серверов на той же базе PostgreSQL.
serve-origins = Другие адреса, с которых могут приходить страницы, через запятую.
serve-log-level = Уровень журнала: debug, info, warning или error.

# $variable is an environment variable such as LABORA_PORT, or an option such as --log-level; $setting is an id.
setting-wrong = { $setting ->
    [database] { $variable } не может быть «{ $value }»: нужен адрес вроде { "sqlite:///labora.db" } или { "postgresql://user:password@host/name" }.
    [port] { $variable } не может быть «{ $value }»: нужно целое число от 0 до 65535.
    [bot_workers] { $variable } не может быть «{ $value }»: нужно целое число от 1 до 64 или 0, если база PostgreSQL и боты работают отдельно.
    [bots_only] { $variable } не может быть «{ $value }»: нужно 1 (да) или 0 (нет), и 1 только с PostgreSQL.
    [bot_seconds] { $variable } не может быть «{ $value }»: нужно число больше 0 и не больше 3600.
    [tables_in_memory] { $variable } не может быть «{ $value }»: нужно целое число от 1.
    [rate_limits] { $variable } не может быть «{ $value }»: нужно 1 (да) или 0 (нет).
    [mcp] { $variable } не может быть «{ $value }»: нужно 1 (да) или 0 (нет).
    [smtp] { $variable } не может быть «{ $value }»: нужен адрес вроде { "smtp://user:password@mail.example.org:587" }.
    [mail_from] { $variable } не может быть «{ $value }»: нужен отправитель вроде { "Labora <labora@example.org>" }.
    [notice_seconds] { $variable } не может быть «{ $value }»: нужно число от 0 до 3600.
    [notice_pause] { $variable } не может быть «{ $value }»: нужно число от 0 до 86400.
    [log_level] { $variable } не может быть «{ $value }»: нужно debug, info, warning или error.
   *[other] { $variable } не может быть «{ $value }».
}

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

admin-help = Управлять базой данных сервера: столы, сообщения, люди, рейтинги, резервные копии.
admin-close-table = Закрыть стол: решать за ним больше никто не сможет.
admin-remove-message = Удалить сообщение за столом по номеру события.
admin-block-token = Заблокировать токен, заданный как есть или своим хешем.
admin-find-person = Перечислить людей по имени: код, с какого времени, сколько столов.
admin-delete-person = Удалить имя, устройства, ссылки и сообщения человека, в том числе с работающего сервера. За него доиграют боты.
admin-ratings = Вычислить рейтинги всех людей заново по их партиям и сказать, какие изменились.
admin-ratings-done = { $changed ->
    [0] Вычислено рейтингов: { $count }. Ничего не изменилось.
   *[other] Вычислено рейтингов: { $count }. Изменились: { $changed }.
}
admin-backup = Записать все в файл, не останавливая сервер.
admin-restore = Заполнить пустую базу данных из такого файла.
admin-done = Готово.
admin-rows = { $rows ->
    [one] { $file }: { $rows } строка.
    [few] { $file }: { $rows } строки.
    [many] { $file }: { $rows } строк.
   *[other] { $file }: { $rows } строки.
}
admin-no-message = За этим столом нет сообщения с таким номером.
admin-no-token = Такого токена нет.
admin-no-person = Такого человека нет.
admin-not-empty = База данных не пуста: восстановить можно только в новую.
admin-no-backup = Этот файл — не резервная копия.
admin-file = Файл использовать нельзя: { $reason }.
admin-block-person = Заблокировать человека на всех устройствах, какие бы ссылки и коды ни были.
admin-unblock-person = Снова впустить заблокированного человека.
admin-reports = Показать открытые жалобы: номер, время, человек, стол, номер сообщения и текст.
admin-reports-all = Показать и закрытые жалобы.
admin-close-report = Закрыть жалобу: с ней разобрались.
admin-no-report = Такой жалобы нет.
