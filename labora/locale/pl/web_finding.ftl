# Szukanie gry: w co by się zagrało, kto akurat przyjdzie, znajomi.

web-wish-mode = Liczba graczy i długość
web-wish-any-mode = dowolna liczba graczy
web-wish-variant = Wariant
web-wish-any-variant = oba warianty
web-wish-speed = Tempo
web-wish-any-speed = dowolne tempo
web-wish-speed-of = { $speed ->
    [live] na żywo
    [days] przez kilka dni
   *[none] bez zegara
}
web-wish-rated = Ranking
web-wish-any-rated = rankingowa lub nie
web-wish-unrated = nierankingowa
web-wish-only-rated = rankingowa
web-wish-within = rankingowa, różnica do { $points }
web-seek = Znajdź przeciwnika
web-seeking = { $others ->
    [0] Trwa szukanie. Zostań na tej stronie.
    [one] Trwa szukanie. Czeka jeszcze { $others } osoba. Zostań na tej stronie.
    [few] Trwa szukanie. Czekają jeszcze { $others } osoby. Zostań na tej stronie.
    [many] Trwa szukanie. Czeka jeszcze { $others } osób. Zostań na tej stronie.
   *[other] Trwa szukanie. Czeka jeszcze { $others } osoby. Zostań na tej stronie.
}
web-seek-stop = Przestań szukać
web-seek-ended = Szukanie w tym oknie się skończyło: trwa w innym albo próśb było zbyt wiele.

web-invitations = Zaproszenia
web-invites-you = { $name } zaprasza cię
web-invited-since = { FORM($time, "accusative") } temu
web-invitation-go = Zobacz
web-invitation-block = Zablokuj
web-invitation-block-sure = Zablokuj: { $name }

web-invite = Zaproś ludzi
web-invite-about = Osoby, które już z tobą grały. Zobaczą zaproszenie wśród swoich stołów i dostaną powiadomienie, jeśli je włączyły.
web-invite-nobody = Nikt jeszcze z tobą nie grał. Wyślij link.
web-invite-games = { $count ->
    [one] { $count } wspólna gra
    [few] { $count } wspólne gry
    [many] { $count } wspólnych gier
   *[other] { $count } wspólnej gry
}
web-invite-do = Zaproś
web-invite-state = { $state ->
    [declined] odmowa
   *[invited] zaproszenie wysłane
}

web-rated = Gra rankingowa
web-rated-about = Gra rankingowa: liczy się do rankingu wszystkich, którzy tu usiądą, a kto się podda, zajmuje ostatnie miejsce. Bez podpowiedzi, prób i analizy w czasie gry.
web-rated-choice = Gra rankingowa: liczy się do rankingu; bez podpowiedzi, prób i analizy
web-rated-people = Do gry rankingowej potrzeba co najmniej dwóch osób, każdej przy własnym urządzeniu.
web-rating-beside = { $name }: { $rating } ± { $spread }
