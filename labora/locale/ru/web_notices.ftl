# Как человек хочет узнавать, что происходит за его столами, пока его нет.

web-notices = Уведомления
web-notices-about = Выключены, пока вы что-нибудь не включите. Вы узнаете, что происходит за вашими столами, когда вы на них не смотрите, о нескольких столах сразу.
web-notices-here = В этом браузере
web-notices-not-here = Этот браузер не разрешает этого или не умеет.
web-notices-by = Или через
web-notices-kind = { $kind ->
    [push] Браузер
    [email] Почта
    [ntfy] { "ntfy" }
    [discord] { "Discord" }
    [slack] { "Slack" }
   *[json] Вебхук ({ "JSON" })
}
web-notices-address = { $kind ->
    [email] Адрес почты
    [ntfy] Адрес темы
   *[other] Адрес вебхука
}
web-notices-example = { $kind ->
    [email] { "me@example.org" }
    [ntfy] { "https://ntfy.sh/my-topic" }
    [discord] { "https://discord.com/api/webhooks/…" }
    [slack] { "https://hooks.slack.com/services/…" }
   *[json] { "https://example.org/hook" }
}
web-notices-add = Добавить
web-notices-on = Сообщать сюда
web-notices-occasion = { $occasion ->
    [turn] когда мой ход
    [invited] когда меня приглашают
    [undo] когда просят взять ход назад
   *[over] когда игра окончена
}
web-notices-unconfirmed = Откройте ссылку в письме, отправленном на этот адрес. До этого туда ничего другого не отправляется.
web-notices-tried = { $on ->
    [true] Будет новая попытка.
   *[false] После нескольких попыток отключено.
}
web-notices-test = { $again ->
    [true] Спросить еще раз
   *[false] Проверить
}
web-notices-remove = Удалить
web-notices-confirm = Можно ли вам писать?
web-notices-confirm-about = Подтвердите, что это ваш адрес и что вы хотите узнавать там, что происходит за вашими столами.
web-notices-confirm-do = Да, пишите мне
web-notices-confirm-done = Теперь вы будете узнавать по почте.
web-notices-unsubscribe = Больше никаких сообщений
web-notices-unsubscribe-about = Сообщения туда, где была эта ссылка, будут отключены. На своей странице их можно включить снова.
web-notices-unsubscribe-do = Отключить
web-notices-unsubscribe-done = Отключены.
