# A person's page.

web-title-me = Moja strona · Labora
web-me-nobody = Na razie nic tu nie ma. Usiądź przy stole, a twoje gry znajdą się na tej stronie.
web-me-saved = Imię zapisane.

web-person-since = tutaj od: { $day }
web-person-games = { $count ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
web-person-wins = { $count ->
    [one] wygrana
    [few] wygrane
    [many] wygranych
   *[other] wygranej
}
web-person-won = wygrane
web-person-not-won = niewygrane
web-person-streak = { $now ->
    [0] najdłuższa seria wygranych
   *[other] najdłuższa seria wygranych, teraz { $now }
}
web-person-best-solo = najlepsze solo
web-person-played = Rozegrane gry
web-person-click = kliknij wiersz, aby zobaczyć gry
web-person-game = Gra
web-person-column-games = gry
web-person-mean = średnia
web-person-best = rekord
web-person-course = Punkty: { $game }
web-person-ended = { $place ->
    [won] wygrana
    [alone] solo
    [abandoned] poddana
   *[other] { $number }. z { $players }
}
web-person-none = Żadna gra nie dobiegła jeszcze końca.
web-person-no-running = Żadna gra nie trwa.
web-person-look = Zobacz
web-barred = { $why ->
    [hints] Poza tablicą wyników: podpowiedzi były dozwolone.
    [taken-back] Poza tablicą wyników: cofnięto turę.
    [quarry] Poza tablicą wyników: gra bez Kamieniołomu.
    [bot] Poza tablicą wyników: grał też bot.
   *[model] Poza tablicą wyników: grał model językowy.
}

web-shown = Co widzą inni
web-shown-page = Moja strona
web-shown-page-about = Wyniki, wykresy i najlepsze gry, dla każdego, kto zna adres. Prywatne stoły pozostają prywatne.
web-shown-boards = Moje najlepsze wyniki solo
web-shown-boards-about = Są na tablicach wyników pod moim imieniem, każdy z grą do obejrzenia.
web-shown-look = Moja strona oczami innych

web-data = Moje dane
web-data-about = Pobierz wszystko, co o tobie przechowujemy, razem z zapisami twoich gier.
web-data-export = Pobierz moje dane
web-data-delete = Usuń mnie
web-data-delete-goes = Imię, urządzenia, klucz, wiadomości, ranking i ustawienia zostaną usunięte na zawsze. Nikt ich nie przywróci.
web-data-delete-stays = Zakończone gry pozostają dla tych, którzy w nich grali, bez twojego imienia. W trwających grach gra dalej za ciebie bot.
web-data-delete-name = Aby kontynuować, wpisz swoje imię: { $name }
web-data-delete-do = Usuń na zawsze

web-sheet-back = Wróć do stołu
web-sheet-title = { $name }: raport z gry
web-sheet-copy = Kopiuj link
web-sheet-copied = Skopiowano
web-sheet-png = Obraz
web-sheet-print = Drukuj albo PDF

web-boards = Tablice wyników
web-boards-solo = Najlepsze gry solo
web-boards-about = Każdy zaczyna tak samo, więc wyniki można porównać. Są tu gry rozegrane na tym serwerze, bez podpowiedzi i bez cofniętych tur, tylko osób, które się na to zgodziły.
web-boards-variant = Wariant
web-boards-since = Okres
web-boards-all = od początku
web-boards-month = ten miesiąc
web-boards-bot = { $name }, bot
web-boards-measured = wynik testowy

web-avoided = Zablokowani
web-avoided-about = Te osoby nie mogą cię zapraszać i nie zostaną z tobą dobrane do gry.
web-avoided-bear = Odblokuj
