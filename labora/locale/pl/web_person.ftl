# A person's page.

web-title-me = Moja strona · Labora
web-me-nobody = Nikogo tu jeszcze nie znamy. Usiądź przy stole, a twoje gry znajdą się na tej stronie.
web-me-saved = Imię zapisane.

web-person-since = tutaj od: { $day }
web-person-games = { $count ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
web-person-won = wygrane
web-person-not-won = niewygrane
web-person-streak = { $now ->
    [0] wygrane z rzędu
   *[other] wygrane z rzędu, teraz { $now }
}
web-person-best-solo = najlepsze solo
web-person-played = Rozegrane gry
web-person-click = wiersz pokazuje swoje gry
web-person-game = Gra
web-person-column-games = gry
web-person-mean = średnia
web-person-best = rekord
web-person-course = Punkty: { $game }
web-person-ended = { $place ->
    [won] wygrana
    [alone] solo
    [abandoned] oddana
   *[other] { $number }. z { $players }
}
web-person-none = Żadna gra nie dobiegła jeszcze końca.
web-person-no-running = Żadna gra nie trwa.
web-person-look = Zobacz
web-barred = { $why ->
    [hints] Poza rankingiem: podpowiedzi były dozwolone.
    [taken-back] Poza rankingiem: cofnięto turę.
    [quarry] Poza rankingiem: gra bez Kamieniołomu.
    [bot] Poza rankingiem: grał też bot.
   *[model] Poza rankingiem: grał model językowy.
}

web-shown = Co widzą inni
web-shown-page = Moja strona
web-shown-page-about = Wyniki, wykresy i najlepsze gry, dla każdego, kto zna adres. Prywatne stoły pozostają prywatne.
web-shown-boards = Moje najlepsze wyniki solo
web-shown-boards-about = Są w rankingach pod moim imieniem, każdy z grą do obejrzenia.
web-shown-look = Moja strona oczami innych

web-data = Moje dane
web-data-about = Wszystko, co o tobie przechowujemy, mieści się w jednym pliku, razem z zapisami twoich gier.
web-data-export = Zapisz wszystko
web-data-delete = Usuń mnie
web-data-delete-goes = Imię, urządzenia, klucz, wiadomości, ranking i ustawienia zostaną usunięte na zawsze. Nikt ich nie przywróci.
web-data-delete-stays = Zakończone gry pozostają dla tych, którzy w nich grali, bez twojego imienia. W trwających grach gra dalej za ciebie bot.
web-data-delete-name = Aby kontynuować, wpisz swoje imię: { $name }
web-data-delete-do = Usuń na zawsze

web-sheet-back = Wróć do stołu
web-sheet-title = { $name }: gra na jednej kartce
web-sheet-copy = Kopiuj link
web-sheet-copied = Skopiowano
web-sheet-png = Obraz
web-sheet-print = Drukuj albo PDF

web-boards = Rankingi
web-boards-solo = Najlepsze gry solo
web-boards-about = Każdy zaczyna tak samo, więc wyniki można porównać. Gry rozegrane tutaj, bez podpowiedzi i bez cofniętych tur, osób, które chcą tu być.
web-boards-variant = Wariant
web-boards-since = Kiedy
web-boards-all = wszystkie
web-boards-month = ten miesiąc
web-boards-bot = { $name }, bot
web-boards-measured = zmierzone

web-avoided = Zablokowani
web-avoided-about = Te osoby nie mogą cię zapraszać i nie spotkasz ich przypadkiem.
web-avoided-bear = Odblokuj
