# What the service says: problems, and names that it makes up.

service-table-name = Stół: { $name }
service-record-name = Zapis: { $name }

problem-who-are-you = Podaj najpierw swoje imię: w żądaniu nie ma ważnego tokenu.
problem-no-such-address = Pod tym adresem nic nie ma.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-no-such-language = Nie ma tu takiego języka.
problem-no-such-number = Gra przy tym stole nie zaszła jeszcze tak daleko.
problem-no-such-recovery = Ten link nie działa: został użyty, minęła doba albo utworzono nowszy.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-lesson = Nie ma takiej lekcji.
problem-no-such-bot = Nie ma bota o nazwie { $bot }. Boty: { $bots }.
problem-no-such-answer = To nie może być odpowiedź na to pytanie.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-malformed = Nie udało się zrozumieć żądania.
problem-too-large = Żądanie jest za duże.
# $where is the path of a field, $what an id.
problem-invalid = { $what ->
    [missing] W żądaniu brakuje pola { $where }.
    [unknown] Żądanie zawiera nieznane pole: { $where }.
    [too-short] Pole { $where } jest za krótkie.
    [too-long] Pole { $where } jest za długie.
    [too-small] Wartość pola { $where } jest za mała.
    [too-large] Wartość pola { $where } jest za duża.
    [unprintable] Pole { $where } może zawierać tylko znaki drukowalne.
    [not-a-choice] Wartość pola { $where } nie należy do możliwych.
    [wrong-type] Pole { $where } jest złego rodzaju: potrzebny jest tekst, liczba, lista albo coś podobnego.
   *[other] Wartość pola { $where } nie jest możliwa.
}
problem-wrong-origin = Żądanie pochodzi ze strony innego serwera.
problem-too-often = { $seconds ->
    [one] Za często. Spróbuj ponownie za sekundę.
    [few] Za często. Spróbuj ponownie za { $seconds } sekundy.
    [many] Za często. Spróbuj ponownie za { $seconds } sekund.
   *[other] Za często. Spróbuj ponownie za { $seconds } sekundy.
}
problem-too-many-connections = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij kilka stron i spróbuj ponownie.
problem-storage = Nie udało się zapisać gry, więc nic się nie zmieniło. Spróbuj ponownie.
problem-unexpected = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło.
problem-rules = Zasady na to nie pozwalają.

problem-wrong-seats = Liczba miejsc w tej grze to { $players }, a nie { $seats }.
problem-me-twice = Pod swoim imieniem możesz zająć jedno miejsce; dalsze miejsca przy tym urządzeniu ustaw jako „Ten ekran”.
problem-unratable = { $why ->
    [device] W grę rankingową nie gra się na jednym urządzeniu: każdy siedzi przy własnym.
    [model] Żaden model językowy nie siada przy stole rankingowym.
   *[people] Do gry rankingowej potrzeba co najmniej dwóch osób, każdej na własnym miejscu.
}
problem-already-seated = Siedzisz już przy tym stole.
problem-no-free-seat = Nie ma tu wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-your-seat = To nie jest twoje miejsce.
problem-no-hints = Przy tym stole gra się bez podpowiedzi.
problem-no-hint-now = Nie można teraz uzyskać podpowiedzi. Spróbuj ponownie.
problem-creator-only = Może to zrobić tylko osoba, która otworzyła stół.
problem-not-absent = Ten gracz jest przy stole: botem można zastąpić tylko gracza nieobecnego.
problem-already-started = Gra już się zaczęła. Możesz się poddać.
problem-not-playing = Ta gra nie jest teraz rozgrywana.
problem-not-started = Gra się nie zaczęła: są wolne miejsca.
problem-over = Gra jest skończona.
problem-not-over = Gra jeszcze nie jest skończona.
problem-closed = Ten stół jest zamknięty.
problem-read-only = Zasady zmieniły się od czasu tej gry: można ją tylko oglądać, do ostatniego dozwolonego ruchu. Cofnij do tego miejsca, by grać dalej.

problem-conflict = Przy stole wydarzyło się tymczasem coś innego. Spójrz na niego jeszcze raz, zanim zdecydujesz.
problem-not-your-turn = Ta decyzja nie należy teraz do ciebie.
problem-not-possible = To nie jest teraz możliwe.
problem-nothing-to-undo = Nie ma nic do cofnięcia.
problem-nobody-asked = Nikt nie prosi o cofnięcie.
problem-asked-yourself = To twoja prośba: zgodzić się muszą pozostali.
problem-seats-of-record = Na miejscach z zapisu grasz ty, ktoś na tym urządzeniu albo boty.

service-broken = od tego czasu zmieniły się zasady i ruch { $move } nie jest już możliwy. { $why }
problem-newer-version = Nowsza wersja serwera prowadzi już ten stół. Tutaj można go oglądać, ale nie zmieniać.
problem-unreadable = Od tego miejsca nie da się odczytać zapisanych danych tego stołu.
problem-too-long = Ta gra jest za długa, aby ją tu kontynuować.
problem-record-too-long = Zapis jest za długi: ma więcej niż { $limit } decyzji.
problem-no-replay-now = Nie można teraz odczytać zapisu. Spróbuj ponownie.
problem-no-such-device = Nie ma takiego urządzenia.
problem-no-such-message = Nie ma takiej wiadomości przy tym stole.
problem-no-such-person = Nikt tam nie siedzi.
problem-no-such-page = Nie ma takiej strony albo może ją widzieć tylko jej właściciel.
problem-not-your-name = To nie jest twoje imię: nic nie usunięto.
problem-too-many-waiting = { $limit ->
    [one] Na graczy czeka już { $limit } twój stół. Najpierw go zamknij.
    [few] Na graczy czekają już { $limit } twoje stoły. Najpierw zamknij jeden z nich.
    [many] Na graczy czeka już { $limit } twoich stołów. Najpierw zamknij jeden z nich.
   *[other] Na graczy czeka już { $limit } twojego stołu. Najpierw zamknij jeden z nich.
}
problem-too-many-with-bots = { $limit ->
    [one] Boty grają już przy { $limit } twoim stole. Najpierw zakończ tę grę lub zamknij stół.
    [few] Boty grają już przy { $limit } twoich stołach. Najpierw zakończ grę przy jednym z nich lub go zamknij.
    [many] Boty grają już przy { $limit } twoich stołach. Najpierw zakończ grę przy jednym z nich lub go zamknij.
   *[other] Boty grają już przy { $limit } twojego stołu. Najpierw zakończ grę przy jednym z nich lub go zamknij.
}
problem-wrong-host = Ten serwer nie obsługuje nazwy { $host }. Administrator może dodać ją do LABORA_HOSTS.
problem-nobody-to-ask = Ci, którzy musieliby się zgodzić, opuścili grę.
problem-not-absent-long-enough = { $minutes ->
    [one] Ten gracz może jeszcze wrócić. Bot może zająć miejsce za minutę.
    [few] Ten gracz może jeszcze wrócić. Bot może zająć miejsce za { $minutes } minuty.
    [many] Ten gracz może jeszcze wrócić. Bot może zająć miejsce za { $minutes } minut.
   *[other] Ten gracz może jeszcze wrócić. Bot może zająć miejsce za { $minutes } minuty.
}
