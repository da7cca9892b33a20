# O czym dowiadują się nieobecni: przez przeglądarkę, e-mailem, przez inne serwisy.

notice-turn = Twoja kolej: „{ $table }”.
notice-invited = { $name } zaprasza cię: „{ $table }”.
notice-undo = { $name } prosi o cofnięcie ruchu: „{ $table }”.
notice-over = Koniec gry „{ $table }”. Wygrana: { $winners }.
notice-test = Od tej chwili Labora mówi ci tutaj, co dzieje się przy twoich stołach.
notice-several = { $count ->
    [one] Nowości przy { $count } twoim stole
    [few] Nowości przy { $count } twoich stołach
    [many] Nowości przy { $count } twoich stołach
   *[other] Nowości przy { $count } twojego stołu
}
notice-stop = Wyłącz te wiadomości
notice-confirm-title = Czy Labora może do ciebie pisać?
notice-confirm-text = Ktoś podał ten adres, aby wiedzieć, co dzieje się przy jego stołach Ora et Labora. Jeśli to twoja prośba, otwórz ten link i potwierdź. Jeśli nie, nie rób nic: żaden kolejny e-mail nie przyjdzie.
# Dlaczego ostatnia wiadomość nie dotarła.
notice-problem = { $problem ->
    [own-network] Adres leży w sieci samego serwisu, a tam serwis nie pisze.
    [unreachable] Odbiorca nie odpowiedział.
    [refused] Odbiorca nie przyjął wiadomości.
    [redirected] Odbiorca wskazuje inny adres. Podaj adres ostateczny.
   *[mail] Poczta samego serwisu w tej chwili nie działa.
}

problem-no-such-channel = Ten link już nie działa albo adres został usunięty.
problem-no-such-way = Ten serwis nie wysyła wiadomości w ten sposób.
problem-too-many-channels = Najwięcej adresów: { $limit }. Najpierw usuń jeden z nich.
problem-no-topic = To nie jest adres tematu: wygląda on tak: https://ntfy.sh/moj-temat.
problem-no-mail-address = To nie jest adres e-mail.
problem-asked-already = Pod ten adres poszło już kilka pytań. Poszukaj tam e-maila albo spróbuj jutro.
problem-no-web-address = Pod ten adres nie da się pisać: zaczyna się od https:// i nie zawiera nazwy ani hasła.
problem-own-network = Ten adres leży w sieci samego serwisu. Kto go prowadzi, może na to pozwolić: LABORA_NOTICE_HOSTS.
problem-no-such-host = Pod tym adresem nie ma odbiorcy.
problem-no-such-invitation = Tego zaproszenia już nie ma.
problem-too-many-invited = Największa liczba zaproszonych do stołu: { $limit }.
