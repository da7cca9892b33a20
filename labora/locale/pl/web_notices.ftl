# Jak ktoś chce się dowiadywać, co dzieje się przy jego stołach podczas nieobecności.

web-notices = Powiadomienia
web-notices-about = Wyłączone, dopóki czegoś nie włączysz. Dowiesz się, co dzieje się przy twoich stołach, gdy na nie nie patrzysz, o kilku stołach naraz.
web-notices-here = W tej przeglądarce
web-notices-not-here = Ta przeglądarka na to nie pozwala albo tego nie potrafi.
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
web-notices-on = Powiadamiaj tutaj
web-notices-occasion = { $occasion ->
    [turn] gdy moja kolej
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
    [true] Zapytaj jeszcze raz
   *[false] Wypróbuj
}
web-notices-remove = Usuń
web-notices-confirm = Czy Labora może do ciebie pisać?
web-notices-confirm-about = Potwierdź, że to twój adres e-mail i że chcesz się tam dowiadywać, co dzieje się przy twoich stołach.
web-notices-confirm-do = Tak, piszcie do mnie
web-notices-confirm-done = Od tej chwili dowiesz się e-mailem.
web-notices-unsubscribe = Koniec wiadomości
web-notices-unsubscribe-about = Wiadomości tam, gdzie był ten link, zostaną wyłączone. Na swojej stronie możesz je znów włączyć.
web-notices-unsubscribe-do = Wyłącz
web-notices-unsubscribe-done = Są wyłączone.
