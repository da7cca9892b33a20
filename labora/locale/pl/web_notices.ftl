# Jak ktoś chce się dowiadywać, co dzieje się przy jego stołach podczas nieobecności.

web-notices = Powiadomienia
web-notices-about = Wyłączone, dopóki czegoś nie włączysz. Dowiesz się, co dzieje się przy twoich stołach, gdy na nie nie patrzysz; wiadomości o kilku stołach przychodzą razem.
web-notices-here = W tej przeglądarce
web-notices-not-here = Ta przeglądarka blokuje powiadomienia albo ich nie obsługuje.
web-notices-by = Albo przez
web-notices-kind = { $kind ->
    [push] Przeglądarka
    [email] E-mail
    [ntfy] ntfy
    [discord] Discord
    [slack] Slack
   *[json] Webhook (JSON)
}
web-notices-address = { $kind ->
    [email] Adres e-mail
    [ntfy] Adres tematu
   *[other] Adres webhooka
}
web-notices-example = { $kind ->
    [email] ja@example.org
    [ntfy] https://ntfy.sh/moj-temat
    [discord] https://discord.com/api/webhooks/…
    [slack] https://hooks.slack.com/services/…
   *[json] https://example.org/hook
}
web-notices-add = Dodaj
web-notices-on = Włączone
web-notices-occasion = { $occasion ->
    [turn] gdy jest moja kolej
    [invited] gdy ktoś mnie zaprasza
    [undo] gdy ktoś prosi o cofnięcie ruchu
   *[over] gdy gra się kończy
}
web-notices-unconfirmed = Otwórz link z e-maila wysłanego pod ten adres. Wcześniej nic innego tam nie wysyłamy.
web-notices-tried = { $on ->
    [true] Będzie kolejna próba.
   *[false] Po kilku próbach zostało to wyłączone.
}
web-notices-test = { $again ->
    [true] Wyślij e-mail ponownie
   *[false] Wypróbuj
}
web-notices-remove = Usuń
web-notices-confirm = Potwierdź swój adres e-mail
web-notices-confirm-about = Potwierdź, że to twój adres e-mail i że chcesz dostawać tam wiadomości o tym, co dzieje się przy twoich stołach.
web-notices-confirm-do = Potwierdź
web-notices-confirm-done = Powiadomienia e-mailem są włączone.
web-notices-unsubscribe = Wyłączyć wiadomości?
web-notices-unsubscribe-about = Wiadomości przychodzące tam, skąd pochodzi ten link, zostaną wyłączone. Na swojej stronie możesz je znów włączyć.
web-notices-unsubscribe-do = Wyłącz
web-notices-unsubscribe-done = Wiadomości są wyłączone.
