# O czym dowiadują się nieobecni: przez przeglądarkę, e-mailem, przez inne serwery.

notice-turn = Twoja kolej: „{ $table }”.
notice-invited = { $name } zaprasza cię do stołu „{ $table }”.
notice-undo = { $name } prosi o cofnięcie ruchu przy stole „{ $table }”.
notice-over = Koniec gry przy stole „{ $table }”. Zwycięstwo: { $winners }.
notice-test = Od tej chwili Labora będzie tu pisać, co dzieje się przy twoich stołach.
notice-several = { $count ->
    [one] Nowości przy jednym z twoich stołów
    [few] Nowości przy { $count } twoich stołach
    [many] Nowości przy { $count } twoich stołach
   *[other] Nowości przy { $count } twojego stołu
}
notice-stop = Wyłącz te wiadomości
notice-confirm-title = Potwierdź swój adres e-mail
notice-confirm-text = Ktoś podał ten adres, aby wiedzieć, co dzieje się przy jego stołach Ora et Labora. Jeśli to twoja prośba, otwórz ten link i potwierdź. Jeśli nie, nie rób nic: żaden kolejny e-mail nie przyjdzie.
# Dlaczego ostatnia wiadomość nie dotarła.
notice-problem = { $problem ->
    [own-network] Adres leży w sieci samego serwera, a tam serwer nie pisze.
    [unreachable] Odbiorca nie odpowiedział.
    [refused] Odbiorca nie przyjął wiadomości.
    [redirected] Odbiorca wskazuje inny adres. Podaj adres ostateczny.
   *[mail] Poczta tego serwera w tej chwili nie działa.
}

problem-no-such-channel = Ten link już nie działa albo adres został usunięty.
problem-no-such-way = Ten serwer nie wysyła wiadomości w ten sposób.
problem-too-many-channels = { $limit ->
    [one] Możesz mieć najwyżej { $limit } adres. Najpierw go usuń.
    [few] Możesz mieć najwyżej { $limit } adresy. Najpierw usuń jeden z nich.
    [many] Możesz mieć najwyżej { $limit } adresów. Najpierw usuń jeden z nich.
   *[other] Możesz mieć najwyżej { $limit } adresu. Najpierw usuń jeden z nich.
}
problem-no-topic = To nie jest adres tematu. Przykład: https://ntfy.sh/moj-temat
problem-no-mail-address = To nie jest adres e-mail.
problem-asked-already = Pod ten adres wysłano już kilka próśb o potwierdzenie. Poszukaj tam e-maila albo spróbuj jutro.
problem-no-web-address = Pod ten adres nie da się pisać: adres musi zaczynać się od https:// i nie może zawierać nazwy ani hasła.
problem-own-network = Ten adres leży w sieci samego serwera. Administrator może na to pozwolić: LABORA_NOTICE_HOSTS.
problem-no-such-host = Pod tym adresem nie ma serwera.
problem-no-such-invitation = Tego zaproszenia już nie ma.
problem-too-many-invited = { $limit ->
    [one] Do stołu można zaprosić najwyżej { $limit } osobę.
    [few] Do stołu można zaprosić najwyżej { $limit } osoby.
    [many] Do stołu można zaprosić najwyżej { $limit } osób.
   *[other] Do stołu można zaprosić najwyżej { $limit } osoby.
}
