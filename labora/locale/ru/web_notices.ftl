# Как человек хочет узнавать, что происходит за его столами, пока его нет.

web-notices = Уведомления
web-notices-about = Выключены, пока вы что-нибудь не включите. Сообщают, что происходит за вашими столами, пока вас нет; о нескольких столах — одним сообщением.
web-notices-here = В этом браузере
web-notices-not-here = Этот браузер не разрешает или не поддерживает уведомления.
web-notices-by = Или другим способом
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
    [undo] когда просят вернуть ход
   *[over] когда игра окончена
}
web-notices-unconfirmed = Откройте ссылку в письме, отправленном на этот адрес. До этого туда ничего другого не отправляется.
web-notices-tried = { $on ->
    [true] Будет новая попытка.
   *[false] После нескольких попыток отключено.
}
web-notices-test = { $again ->
    [true] Отправить письмо еще раз
   *[false] Проверить
}
web-notices-remove = Удалить
web-notices-confirm = Подтвердите адрес
web-notices-confirm-about = Подтвердите, что это ваш адрес и что вы хотите получать на него новости ваших столов.
web-notices-confirm-do = Подтвердить
web-notices-confirm-done = Готово: уведомления будут приходить по почте.
web-notices-unsubscribe = Больше никаких сообщений
web-notices-unsubscribe-about = Уведомления с этой ссылкой больше приходить не будут. Включить их снова можно на своей странице.
web-notices-unsubscribe-do = Отключить
web-notices-unsubscribe-done = Отключены.
